"""Training the network of the card game: gradient, targets, symmetries, a miniature."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from qwixx.games import game
from qwixx.players.master.cards import stage_of
from qwixx.players.master.cards_network import HEADER, ROWS, weights_of
from qwixx.players.master.cards_take import SCRATCH
from qwixx.players.policy import KINDS, MARGIN, WIN
from qwixx.rules.game import Game
from qwixx.rules.kernel.cards import DISCARDS, DISPLAY, HANDS, ORIGINS, PILE, SHOWN
from qwixx.rules.kernel.cells import PHASE, SHEETS
from qwixx.rules.kernel.phases import TAKE
from qwixx.rules.kernel.plays import SUIT
from qwixx.rules.kernel.sheet import ROW_BITS, count, row_bits
from tests.test_players_master_cards import numbers_for, positions, seen, stands
from tests.training.plain import Plain
from training.cards import training
from training.cards.learning import ACTS, Places, fresh_weights, gradient, judge
from training.cards.samples import SYMMETRIES, Array, Samples, record, room_for, set_targets
from training.cards.selfplay import CAREFUL, FIXED, SELF
from training.cards.state import State
from training.cards.training import CHECKPOINT, Recipe, begun, load_weights
from training.cards.workers import Rival


def recorded(book: Game, found: Sequence[tuple[list[int], int]], seats: int, order: Sequence[int]) -> Samples:
    """What the network is told where somebody is to take, from the seat named."""
    samples = room_for(seats, len(found))
    samples = samples._replace(**{name: getattr(samples, name).astype(float) for name in ("much", "targets", "values")})
    for number, (cells, seat) in enumerate(found):
        hand = cells[HANDS + seat]
        stage = stage_of(cells, seat)
        told = (hand, 0, 0, count(hand), [0.0] * SCRATCH, order, samples, number)
        record(book.tables, cells, seat, stage, *told)
    return samples


def takes(book: Game, seats: int) -> list[tuple[list[int], int]]:
    """Positions as the seat sees them that is to take."""
    return [(seen(book, cells, seat), seat) for cells, seat in positions(book, seats, 8, 1) if cells[PHASE] == TAKE]


def losses_of(weights: Array, seats: int, samples: Samples, grads: Array) -> Array:
    """The losses of all samples; their gradient is added."""
    losses, chosen = np.zeros(KINDS), np.arange(len(samples.owners))
    gradient(weights, Places(seats).array, samples, chosen, grads, np.zeros(ACTS), np.zeros(ACTS), losses)
    return losses


def test_the_gradient_is_that_of_finite_differences() -> None:
    book, rng = game("cards", jokers="yes"), np.random.default_rng(1)
    samples = recorded(book, takes(book, 3)[:6], 3, range(ROWS))
    samples.targets[:] = rng.random((6, KINDS)) * (1.0, 20.0)
    weights = np.array(numbers_for(3))
    grads, spare = np.zeros_like(weights), np.zeros_like(weights)
    losses_of(weights, 3, samples, grads)
    assert not grads[:HEADER].any()
    for place in rng.choice(np.flatnonzero(grads), 60, replace=False):
        sides = []
        for step in (1e-5, -1e-5):
            moved = weights.copy()
            moved[place] += step
            win, margin = losses_of(moved, 3, samples, spare)
            sides.append(win + 0.1 * margin)
        assert grads[place] == pytest.approx((sides[0] - sides[1]) / 2e-5, rel=1e-3, abs=1e-6)


@pytest.mark.parametrize(("jokers", "seats"), [("no", 2), ("yes", 4)])
def test_the_network_learned_is_the_network_played(jokers: str, seats: int) -> None:
    book, numbers = game("cards", jokers=jokers), numbers_for(seats)
    found = [(cells, seat) for cells, seat in positions(book, seats, 8, 1) if cells[PHASE] == TAKE]
    samples = recorded(book, [(seen(book, cells, seat), seat) for cells, seat in found], seats, range(ROWS))
    judge(np.array(numbers), Places(seats).array, samples, 0, len(found), np.zeros(ACTS))
    for value, (cells, seat) in zip(samples.values, found, strict=True):
        assert list(value) == pytest.approx(stands(book, cells, seat, numbers), abs=1e-6)


@pytest.mark.parametrize("order", SYMMETRIES.tolist())
def test_rows_in_another_order_are_the_same_position_with_other_colours(order: list[int]) -> None:
    book = game("cards", jokers="yes")
    found = takes(book, 2)
    there = recorded(book, found, 2, order)
    here = recorded(book, [(recoloured(cells, seat, order), seat) for cells, seat in found], 2, range(ROWS))
    for number in range(len(found)):
        assert told(here, number) == told(there, number)


def told(samples: Samples, number: int) -> list[list[tuple[float, float]]]:
    """The pairs of a sample, row by row, in any order."""
    ends = [0, *samples.ends[number]]
    pairs = list(zip(samples.lines[number].tolist(), samples.much[number].tolist(), strict=True))
    return [sorted(pairs[begin:end]) for begin, end in pairwise(ends)]


def recoloured(cells: Sequence[int], seat: int, order: Sequence[int]) -> list[int]:
    """A position as seen with row `order[place]` as row `place`; numbers turned round where rising rows fall then."""
    turned = order[0] > 1

    def number(old: int) -> int:
        return SUIT - 1 - old if turned else old

    def card(old: int) -> int:
        suit = old // SUIT
        return (order.index(suit) if suit < ROWS else suit) * SUIT + number(old % SUIT)

    def cards(old: int) -> int:
        return sum(1 << card(place) for place in range(5 * SUIT) if old >> place & 1)

    after = list(cells)
    for other in range(2):
        old = cells[SHEETS + other]
        rows = sum(row_bits(old, order[row]) << (row * ROW_BITS) for row in range(ROWS))
        after[SHEETS + other] = rows | old >> 60 << 60
    backs = cells[HANDS + 1 - seat]
    after[HANDS + 1 - seat] = sum((backs >> (3 * place) & 7) << (3 * number(place)) for place in range(SUIT))
    after[HANDS + seat], after[DISCARDS] = cards(cells[HANDS + seat]), cards(cells[DISCARDS])
    for place in range(SHOWN):
        back = cells[DISPLAY + place]
        after[DISPLAY + place] = back - back % SUIT + number(back % SUIT)
    for place in range(5 * SUIT):
        after[ORIGINS + card(place)] = cells[ORIGINS + place]
        after[PILE + place] = number(cells[PILE + place])
    return after


def test_targets_reach_back_from_the_end_and_not_over_a_trial() -> None:
    samples = room_for(2, 3)
    samples.values[:, WIN] = (0.5, 0.6, 0.8)
    samples.cuts[2], samples.greedy[2, WIN] = 1, 0.9
    set_targets(samples, 0, 3, 0.75, np.array([[1.0, 30.0], [0.0, -30.0]]))
    assert samples.targets[:, WIN] == pytest.approx([0.25 * 0.6 + 0.75 * 0.9, 0.9, 1.0])
    assert samples.targets[2, MARGIN] == 30.0


def test_fresh_weights_judge_everything_even() -> None:
    weights = fresh_weights(2, 1)
    assert len(weights) == HEADER + weights_of(2)
    assert len(weights) < 60_000


def test_a_network_learns_what_its_games_came_to() -> None:
    worker, weights = Plain(game("cards"), 2, 1), fresh_weights(2, 1)
    size = worker.play(weights, Rival(), 1, 0, 1, 0.0, 0.95).samples
    state, entropies = State(weights), []
    for _ in range(40):
        count, losses = worker.study(state, size, 0.002, 0.9)
        entropies.append(losses[WIN] / count)
    assert count == size > 20
    assert state.steps[0] == 40
    assert entropies[0] == pytest.approx(np.log(2.0), abs=0.05)
    assert entropies[-1] < 0.8 * entropies[0]


def test_a_miniature_goes_on_from_its_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "Worker", Plain)
    recipe = Recipe(games=2, round=1, batch=32, matches=1, curve=1, average=0.9)
    first = begun(recipe, tmp_path, None, False)
    first.run()
    weights, about = load_weights(tmp_path / "cards-2.npz")
    assert about["games_played"] == 2
    assert np.isfinite(weights).all()
    assert (weights[HEADER:] != fresh_weights(2, 1)[HEADER:]).any()
    assert (tmp_path / CHECKPOINT).exists()
    again = begun(recipe._replace(games=4, mixed=3, workers=2), tmp_path, None, True)
    assert (again.state.weights == first.state.weights).all()
    again.run()
    assert again.state.played == 4
    assert again.state.steps > first.state.steps
    assert (tmp_path / "log.txt").read_text().count("careful") >= 2


@pytest.mark.parametrize(("rival", "owners"), [(SELF, {0, 1}), (CAREFUL, {1}), (FIXED, {1})])
def test_only_the_seats_that_learn_give_samples(rival: int, owners: set[int]) -> None:
    worker, weights = Plain(game("cards"), 2, 1), fresh_weights(2, 1)
    size = worker.play(weights, Rival(rival, weights), 1, 1, 1, 0.0, 0.0).samples
    assert set(worker.samples.owners[:size].tolist()) == owners
