"""Best responses: played by the rules, learned among players that stay as they are, `careful` among them."""

from collections import Counter
from pathlib import Path
from random import Random

import numpy as np
import pytest

from qwixx.games import game
from qwixx.players import policy
from qwixx.players.policy import KINDS
from qwixx.rules.actions import Action
from qwixx.rules.game import Game, State
from qwixx.rules.kernel.cells import ANSWERS, CROSSED
from tests.strategies import advance
from tests.training.engine import by_points, replay, second_action, self_play, white_action
from tests.training.test_learning import SMALL, TINY
from training import decisions
from training.careful import careful
from training.learning import new_learner
from training.lookups import shape_for, with_learner
from training.matches import held
from training.measure import answers_of, position_of, roll_of
from training.network import Weights, value_of
from training.responses import Fixed, by_value
from training.selfplay import Chance, beginning, chance_sizes, match, one_round, response_match
from training.selfplay import with_learner as first_learns
from training.sheets import Array, Sheet, sheet_of
from training.training import train
from training.turns import blank, passed_on, second_numbers, white_places
from training.weights import load_checkpoint, load_weights

GAMES, TURNS = 4, 40


def rivals_for(book: Game, sheet: Sheet, seats: int, name: str) -> Fixed:
    """`careful`, or players by a value made by hand."""
    return careful(book, sheet, seats) if name == "careful" else by_value(sheet, by_points(sheet, 0.3))


@pytest.mark.parametrize(
    ("name", "seats", "others"),
    [("classic", 2, "points"), ("classic", 4, "careful"), ("mixx-a", 2, "careful"), ("board", 2, "points")],
)
def test_games_against_fixed_players_are_played_by_the_rules(name: str, seats: int, others: str) -> None:
    """Each seat learns in its turn, only it explores, and the others do what they always do."""
    book = game(name)
    sheet = sheet_of(book)
    fixed = rivals_for(book, sheet, seats, others)
    seen: list[str] = []
    played = self_play(sheet, by_points(sheet), seats, GAMES, TURNS, 0.3, fixed)
    for number in range(GAMES):
        replay(lambda _: book, sheet, played, number, seen.append)
    assert {"rows", "track", "penalties"} & set(seen)
    explored = 0
    for before, roll, turn in played:
        mine = np.arange(seats) == before.learner[:, None]
        same = turn.chosen.sealed == fixed.answers(before, roll)
        assert (same | mine).all()
        explored += turn.explored.sum()
    assert explored > GAMES


def test_the_learner_knows_what_it_will_have() -> None:
    """Without exploring, a turn leads where its value said: the others take the second actions that they would."""
    book = game("classic")
    sheet = sheet_of(book)
    own, fixed = by_points(sheet), by_value(sheet, by_points(sheet, 0.3))
    passive = 0
    for before, _, turn in self_play(sheet, own, 2, 20, 12, 0.0, fixed):
        following = passed_on(turn.after, np)
        there = np.roll(own(following).win, 1, -1)
        assert turn.worth.win[~turn.over] == pytest.approx(there[~turn.over], abs=1e-6)
        passive += (before.learner == 1).sum()
    assert passive == 120


@pytest.mark.parametrize(("name", "seats"), [("mixx-a", 2), ("mixx-b", 2), ("classic", 3)])
def test_careful_decides_as_the_player_does(name: str, seats: int) -> None:
    """Every answer and second action promises the player as much as its own."""
    book, rng = game(name), Random(seats)
    sheet = sheet_of(book)
    fixed = careful(book, sheet, seats)
    compared = same = 0
    for _ in range(3):
        state = book.start(seats)
        while not book.over(state):
            for seat, code in decided(book, sheet, fixed, state):
                values, best = promised(book, state, seat)
                place = book.codes(list(state.cells), seat).index(code)
                assert values[place] == pytest.approx(values[best], abs=1e-6)
                compared, same = compared + 1, same + (place == best)
            state = advance(book, state, rng) if rng.random() < 0.2 else as_careful(book, state, rng)
    assert same > 0.95 * compared > 100


def decided(book: Game, sheet: Sheet, fixed: Fixed, state: State) -> list[tuple[int, int]]:
    """What these players do here, seat by seat."""
    cells = np.array([state.cells])
    position, roll = position_of(sheet, cells, state.seats), roll_of(sheet, cells)
    if state.phase == "white" and max(state.cells[ANSWERS : ANSWERS + state.seats]) < 0:
        answers, places = fixed.answers(position, roll)[0], white_places(sheet, roll)[0]
        own = [(seat, answers[(seat - state.active) % state.seats]) for seat in range(state.seats)]
        return [(seat, coded(book, state, seat, white_action(book, places, answer))) for seat, answer in own]
    if state.phase == "colour":
        everywhere = np.ones(1, bool)
        crossed = cells[:, CROSSED] > 0
        choice = decisions.second_action(sheet, fixed.value, position, roll, crossed, everywhere).choice[0]
        rows, places = second_numbers(sheet, roll)
        action = second_action(book, rows[0, choice], places[0, choice], choice)
        return [(state.active, coded(book, state, state.active, action))]
    return []


def coded(book: Game, state: State, seat: int, action: Action) -> int:
    """The code of an action."""
    return book.codes(list(state.cells), seat)[list(book.legal(state, seat)).index(action)]


def promised(book: Game, state: State, seat: int) -> tuple[list[float], int]:
    """What every code promises `careful`, and the place of the one it takes."""
    player = policy("careful")
    assert player
    codes = book.codes(list(state.cells), seat)
    values = [0.0] * (KINDS * len(codes))
    numbers = player.numbers_for(book)
    best = player.choose(book.tables, list(state.cells), seat, codes, len(codes), numbers, [], values, Random())
    return values[::KINDS], best


def as_careful(book: Game, state: State, rng: Random) -> State:
    """One step of a game among careful players."""
    if not book.actors(state):
        return advance(book, state, rng)
    seat = book.actors(state)[0]
    return book.apply(state, seat, book.legal(state, seat)[promised(book, state, seat)[1]])


def test_sealed_answers_are_read_off_the_cells() -> None:
    """In the order of the seats from the active one on."""
    book = game("classic")
    sheet = sheet_of(book)
    rng = Random(5)
    found: Counter[int] = Counter()
    for _ in range(40):
        state = book.start(3)
        while state.phase != "white":
            state = advance(book, state, rng)
        order = [(state.active + place) % 3 for place in range(3)]
        given = [rng.randrange(5), rng.randrange(5)]
        places = white_places(sheet, roll_of(sheet, np.array([state.cells])))[0]
        legal = [book.legal(state, seat) for seat in order[:2]]
        given = [own if white_action(book, places, own) in may else 0 for own, may in zip(given, legal, strict=True)]
        for seat, own in zip(order, given, strict=False):
            state = book.apply(state, seat, white_action(book, places, own))
        assert answers_of(np.array([state.cells]), 3).tolist() == [[*given, 0]]
        found.update(given)
    assert all(found[answer] for answer in range(5))


def taught(sheet: Sheet, fixed: Fixed | None) -> Weights:
    """What a tiny training of two players learns in some rounds."""
    rng = np.random.default_rng(1)
    recipe = SMALL._replace(against="them" if fixed else "")
    shape = shape_for(sheet, 2, recipe.hidden)
    shape = with_learner(shape) if fixed else shape
    learner, position = new_learner(shape, rng, np), beginning(sheet, recipe)
    for _ in range(32):
        chance = Chance(*(rng.random(size, np.float32) for size in chance_sizes(sheet, recipe)))
        rate = np.float32(recipe.rate)
        learner, position, _ = one_round(sheet, shape, recipe, learner, position, chance, rate, fixed)
    return learner.average


def test_a_best_response_learns_to_beat_the_others() -> None:
    """Weights that nobody trained, and that stay as they are: by more than self-play does, and as it expects."""
    sheet = sheet_of(TINY)
    shape = shape_for(sheet, 2, SMALL.hidden)
    weak = new_learner(shape, np.random.default_rng(7), np).average
    before = {name: part.copy() for name, part in weak.items()}
    fixed = by_value(sheet, value_of(sheet, shape, weak))
    dice = np.random.default_rng(8).random((32, 600, 4))
    own = value_of(sheet, with_learner(shape), taught(sheet, fixed))
    share, over = response_match(sheet, own, fixed, 2, dice)
    response = share_of(share, over)
    usual = share_of(*match(sheet, shape, taught(sheet, None), weak, dice))
    assert response > max(0.65, usual)
    expected = own(first_learns(sheet, blank(sheet, 2, 2))).win
    assert [expected[0, 0], expected[1, 1]] == pytest.approx([share[::2].mean(), share[1::2].mean()], abs=0.08)
    assert all((weak[name] == part).all() for name, part in before.items())


def share_of(share: Array, over: Array) -> float:
    """Of games that all came to an end."""
    assert over.all()
    return float(share.mean())


def test_a_best_response_is_trained_measured_and_taken_up_again(tmp_path: Path) -> None:
    """By a file of weights, which is only read."""
    train(SMALL._replace(minutes=0.005), tmp_path, "some", plain=True)
    file = tmp_path / "some.npz"
    before = file.read_bytes()
    recipe = SMALL._replace(minutes=0.02, against=str(file))
    about = train(recipe, tmp_path / "response", "other", plain=True, matches=1)
    weights, again, _ = load_weights(tmp_path / "response/other.npz")
    assert again == recipe
    assert len(weights["table"]) == len(load_weights(file)[0]["table"]) + 2
    assert "against" in (tmp_path / "response/log.txt").read_text()
    found = held(tmp_path / "response/other.npz", 20, 1, {}, plain=True, at_once=20)
    assert found.games == 20
    assert 0.0 <= found.share <= 1.0
    checkpoint = tmp_path / "response/checkpoint.npz"
    later = train(SMALL._replace(minutes=0.04), tmp_path / "response", "other", plain=True, resume=checkpoint)
    assert later["rounds"] > about["rounds"]
    assert load_checkpoint(checkpoint)[1].against == str(file)
    assert file.read_bytes() == before
