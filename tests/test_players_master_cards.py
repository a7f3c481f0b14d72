"""The network of the card game as a player: what it is told, what it weighs, that it knows nothing hidden."""

import math
from collections.abc import Iterator, Sequence
from functools import partial

import numpy as np
import pytest

from qwixx.arena.engines import Compiled, Interpreted
from qwixx.games import game
from qwixx.players.master.cards import choose, network_player, standing
from qwixx.players.master.cards_features import hand_full, list_hand
from qwixx.players.master.cards_network import HEADER, LEAK, NOBODY, OUT, PAIRS, weights_of
from qwixx.players.master.cards_rows import all_rows, judged
from qwixx.players.master.cards_take import SCRATCH, assigned
from qwixx.players.policy import KINDS, MARGIN, WIN, PolicyPlayer
from qwixx.rules.game import Game
from qwixx.rules.kernel.cards import DISPLAY, GAP, HANDS, ORIGINS, SHOWN
from qwixx.rules.kernel.cells import PHASE, SEATS
from qwixx.rules.kernel.phases import OVER, PLAY, TAKE, awaits_chance
from qwixx.rules.kernel.plays import FULL_HAND, SUIT
from qwixx.rules.kernel.sheet import count
from qwixx.rules.kernel.turn import may_act
from qwixx.stream import Stream

ROOM = 700
TABLES = [("no", 2), ("yes", 2), ("no", 3), ("yes", 5)]


def numbers_for(seats: int, seed: int = 1) -> list[float]:
    """Any weights."""
    weights = np.random.default_rng(seed).normal(size=HEADER + weights_of(seats)) * 0.2
    weights[:HEADER], weights[LEAK] = HEADER, 0.1
    return [float(weight) for weight in weights]


def positions(book: Game, seats: int, seed: int, games: int = 2) -> Iterator[tuple[list[int], int]]:
    """Every decision of games played at random: the whole position, and who decides."""
    kernel, tables, out = book.kernel, book.tables, [0] * ROOM
    for number in range(games):
        rng, cells = Stream(seed, number), [0] * book.kernel.size
        kernel.start(tables, cells, seats)
        while cells[PHASE] != OVER:
            if awaits_chance(cells[PHASE]):
                kernel.draw(tables, cells, rng, out)
                kernel.chance(tables, cells, out)
                continue
            seat = next(seat for seat in range(seats) if may_act(cells, seat))
            yield list(cells), seat
            kernel.step(tables, cells, seat, kernel.any_code(tables, cells, seat, rng, out))


def seen(book: Game, cells: Sequence[int], seat: int) -> list[int]:
    """What a seat sees."""
    copy = list(cells)
    book.kernel.veil(copy, seat)
    return copy


def weighed(book: Game, cells: Sequence[int], seat: int, numbers: list[float]) -> tuple[int, list[int], list[float]]:
    """The choice, the legal codes and their values; the cells are left as they were."""
    view, codes = seen(book, cells, seat), [0] * ROOM
    before = list(view)
    choices = book.kernel.legal(book.tables, view, seat, codes)
    values = [math.nan] * (KINDS * choices)
    choice = choose(book.tables, view, seat, codes, choices, numbers, [0.0] * SCRATCH, values, Stream(0))
    assert view == before
    return choice, codes[:choices], values


def stands(book: Game, cells: Sequence[int], seat: int, numbers: list[float]) -> list[float]:
    """What the position promises a seat that waits."""
    values = [math.nan] * KINDS
    standing(book.tables, seen(book, cells, seat), seat, numbers, [0.0] * SCRATCH, values)
    return values


@pytest.mark.parametrize(("jokers", "seats"), TABLES)
def test_every_legal_choice_has_a_chance_to_win_and_a_margin_and_the_best_is_chosen(jokers: str, seats: int) -> None:
    book, numbers = game("cards", jokers=jokers), numbers_for(seats)
    for cells, seat in list(positions(book, seats, 1, 1))[::7]:
        choice, codes, values = weighed(book, cells, seat, numbers)
        wins = values[WIN::KINDS]
        assert len(wins) == len(codes)
        assert all(0.0 <= win <= 1.0 for win in wins)
        assert all(math.isfinite(margin) for margin in values[MARGIN::KINDS])
        assert wins[choice] == max(wins)


@pytest.mark.parametrize(("jokers", "seats"), TABLES)
def test_a_play_is_worth_what_the_position_after_it_promises(jokers: str, seats: int) -> None:
    book, numbers = game("cards", jokers=jokers), numbers_for(seats)
    plays = [(cells, seat) for cells, seat in positions(book, seats, 2, 1) if cells[PHASE] == PLAY]
    for cells, seat in plays[::3]:
        _, codes, values = weighed(book, cells, seat, numbers)
        for place in range(0, len(codes), 3):
            after = list(cells)
            book.kernel.step(book.tables, after, seat, codes[place])
            promised = stands(book, after, seat, numbers)
            assert values[KINDS * place : KINDS * (place + 1)] == pytest.approx(promised, abs=1e-7)


@pytest.mark.parametrize(("jokers", "seats"), TABLES)
def test_taking_is_worth_the_mean_over_the_colours_that_the_cards_can_have(jokers: str, seats: int) -> None:
    book, numbers = game("cards", jokers=jokers), numbers_for(seats)
    takes = [(cells, seat) for cells, seat in positions(book, seats, 3, 1) if cells[PHASE] == TAKE]
    for cells, seat in takes[2::5]:
        _, codes, values = weighed(book, cells, seat, numbers)
        for place in {0, len(codes) - 1}:
            assert values[KINDS * place] == pytest.approx(mean_over_colours(book, cells, seat, codes[place], numbers))


def mean_over_colours(book: Game, cells: Sequence[int], seat: int, places: int, numbers: list[float]) -> float:
    """The same, each hand on its own."""
    tables, wins = book.tables, []
    view = seen(book, cells, seat)
    for suits in range(tables.suits ** count(places)):
        cards = assigned(tables, view, view[HANDS + seat], places, suits)
        if cards:
            after, scratch = list(view), [0.0] * SCRATCH
            after[HANDS + seat] |= cards
            for place in range(SHOWN):
                after[DISPLAY + place] = GAP if places >> place & 1 else after[DISPLAY + place]
            stage = hand_full(after[SEATS])
            all_rows(tables, after, seat, after[HANDS + seat], 0, stage, 0, numbers, HEADER, scratch)
            judged(tables, after, seat, stage, FULL_HAND, NOBODY, numbers, HEADER, scratch)
            wins.append(scratch[OUT + WIN])
    return sum(wins) / len(wins)


def test_every_card_of_the_hand_is_told_however_far_ahead_it_is() -> None:
    book, lines = game("cards"), set()
    for number in range(SUIT):
        cells, scratch = [0] * book.kernel.size, [0.0] * SCRATCH
        book.kernel.start(book.tables, cells, 2)
        cells[HANDS] = 1 << number
        assert list_hand(book.tables, cells, 0, 0, 0, scratch, PAIRS) > PAIRS
        lines.add(scratch[PAIRS])
    assert len(lines) == SUIT


def test_a_back_can_be_any_card_of_its_number_and_shuffle_that_is_not_held() -> None:
    book = game("cards")
    cells, seat = next(iter(positions(book, 2, 4)))
    view = seen(book, cells, seat)
    number = view[DISPLAY] % SUIT
    held = [suit for suit in range(4) if view[HANDS + seat] >> (suit * SUIT + number) & 1]
    found = {assigned(book.tables, view, view[HANDS + seat], 1, suit) for suit in range(4)} - {0}
    assert found == {1 << (suit * SUIT + number) for suit in range(4) if suit not in held}


@pytest.mark.parametrize("jokers", ["no", "yes"])
def test_hidden_cards_that_look_alike_make_no_difference(jokers: str) -> None:
    book, numbers = game("cards", jokers=jokers), numbers_for(2)
    swapped = 0
    for cells, seat in list(positions(book, 2, 5))[::5]:
        other = with_hidden_cards_swapped(cells, 1 - seat)
        if other:
            swapped += 1
            assert weighed(book, other, seat, numbers) == weighed(book, cells, seat, numbers)
            assert stands(book, other, seat, numbers) == stands(book, cells, seat, numbers)
    assert swapped


def with_hidden_cards_swapped(cells: Sequence[int], other: int) -> list[int] | None:
    """A card of the other hand in the place of one of the display that looks the same, if there is one."""
    for place in range(SHOWN):
        shown = cells[DISPLAY + place]
        for suit in range(5):
            card = suit * SUIT + shown % SUIT
            alike = cells[ORIGINS + card] == cells[ORIGINS + shown]
            if shown != GAP and cells[HANDS + other] >> card & 1 and alike:
                after = list(cells)
                after[DISPLAY + place] = card
                after[HANDS + other] ^= 1 << card | 1 << shown
                return after
    return None


def test_who_waits_is_told_something_in_every_phase() -> None:
    book, numbers = game("cards"), numbers_for(3)
    for cells, _ in list(positions(book, 3, 6, 1))[::4]:
        for seat in range(3):
            win, margin = stands(book, cells, seat, numbers)
            assert 0.0 <= win <= 1.0
            assert math.isfinite(margin)


@pytest.mark.parametrize(("jokers", "seats"), [("no", 2), ("yes", 3)])
def test_compiled_it_plays_the_same_games(jokers: str, seats: int) -> None:
    book, bot = game("cards", jokers=jokers), network_player(numbers_for(seats))
    fast = Compiled(book, [bot] * seats, 5).play(0, 2)
    slow = Interpreted(book, [partial(PolicyPlayer, bot)] * seats, 5, 60.0).play(0, 2)
    assert np.array_equal(fast.turns, slow.turns)
    assert np.array_equal(fast.scores, slow.scores)
    assert not slow.forfeits
