"""The player that is perfect alone: it does what the solution says, and many games average its value."""

import math
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import Random
from typing import Any, cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwixx.compiled import Numbers, as_arrays, begin, compiled
from qwixx.games import game
from qwixx.players import best, check_player
from qwixx.players.policy import KINDS, Policy, PolicyPlayer
from qwixx.players.solo import CALLS, choose
from qwixx.rules.dice import classic
from qwixx.rules.errors import SetupError
from qwixx.rules.game import Game, NoChance, State
from qwixx.rules.kernel.cells import PHASE
from qwixx.rules.kernel.dice import KERNEL, chance, draw, legal, score, start, step
from qwixx.rules.kernel.phases import OVER, awaits_chance
from qwixx.rules.outcomes import Roll
from qwixx.rules.sheet import Sheet
from tests.positions import act, arrange, roll
from tests.solved import solution
from tests.tables import playout

GAMES = 250_000
CLASSIC = classic()
MATCH = game("deluxe", games=2)
RED_LOCKED = "r2 r3 r4 r5 r6 r12"


@cache
def solo() -> PolicyPlayer:
    """The player, with the table that the tests share."""
    return PolicyPlayer(Policy(choose, cast("Sequence[float]", solution().numbers), CALLS), NoChance())


def choice(book: Game, state: State, seat: int) -> str:
    """What the player does here."""
    return str(solo().choose(book.view(state, seat), book.legal(state, seat)))


@st.composite
def rolls(draw: st.DrawFn, colours: str) -> tuple[str, Roll]:
    """Crosses in these rows, none of them a last number, and penalties; with a roll of the white dice and theirs."""
    numbers = [f"{colour}{number}" for colour in colours for number in range(3, 12)]
    words = draw(st.sets(st.sampled_from(numbers)))
    first, second, *faces = draw(st.lists(st.integers(1, 6), min_size=2 + len(colours), max_size=2 + len(colours)))
    text = " ".join([*sorted(words), f"p{draw(st.integers(0, 3))}"])
    return text, Roll((first, second), tuple(zip(colours, faces, strict=True)))


# -- alone -------------------------------------------------------------------------------------------------------------


def test_what_it_says_is_plain_numbers() -> None:
    rolled = roll(CLASSIC, arrange(CLASSIC, ["r3"]), "3 4 r2 y5 g1 b6")
    worths = solo().weigh(CLASSIC.view(rolled, 0), CLASSIC.legal(rolled, 0))
    assert worths
    assert {type(worth.margin) for worth in worths} == {float}  # a number of numpy could not be sent to anybody


@given(rolls("rygb"))
def test_alone_it_makes_the_best_choice_of_every_roll(given_now: tuple[str, Roll]) -> None:
    text, dice = given_now
    rolled = CLASSIC.chance(arrange(CLASSIC, [text]), dice)
    called = act(CLASSIC, rolled, f"1: {choice(CLASSIC, rolled, 0)}")
    done = act(CLASSIC, called, f"1: {choice(CLASSIC, called, 0)}")
    best = solution().choices(Sheet.parse(text), dice)[0].value
    assert solution().value(CLASSIC.sheet(done, 0)) == best


def test_it_ends_the_game_where_that_is_best() -> None:
    state = roll(CLASSIC, arrange(CLASSIC, [f"{RED_LOCKED} y2 y3 y4 y5 y6 y11 g3 b3 p3"]), "6 6 y1 g1 b1")
    assert choice(CLASSIC, state, 0) == "y12"


@cache
def solo_games() -> Any:
    """A compiled loop of solo games."""

    def play(
        tables: Any, numbers: Any, first: int, rng: Any, cells: Any, out: Any, values: Any, scores: Numbers
    ) -> None:
        for number in range(len(scores)):
            begin(rng, 2026, first + number, 0)
            start(tables, cells, 1)
            while cells[PHASE] != OVER:
                if awaits_chance(cells[PHASE]):
                    draw(tables, cells, rng, out)
                    chance(tables, cells, out)
                else:
                    codes = legal(tables, cells, 0, out)
                    step(tables, cells, 0, out[choose(tables, cells, 0, out, codes, numbers, values, values, rng)])
            scores[number] = score(tables, cells, 0)

    return compiled(play, choose, *CALLS)


def average(first: int, games: int) -> Numbers:
    """The scores of so many solo games."""
    scores = np.zeros(games, np.int64)
    room = np.zeros(KERNEL.size, np.int64), np.zeros(KERNEL.choices, np.int64), np.zeros(KINDS * KERNEL.choices)
    solo_games()(as_arrays(CLASSIC.tables), solution().numbers, first, np.zeros(1, np.uint64), *room, scores)
    return scores


def test_many_games_average_the_exact_value() -> None:
    average(0, 1)
    with ThreadPoolExecutor(2) as pool:
        scores = np.concatenate(list(pool.map(average, (0, GAMES // 2), (GAMES // 2, GAMES // 2))))
    error = scores.std() / math.sqrt(len(scores))
    assert len(scores) == GAMES
    assert abs(scores.mean() - solution().value(Sheet())) < 4 * error
    assert error < 0.06


@given(rolls("rygb"))
def test_alone_it_says_what_every_choice_is_worth(given_now: tuple[str, Roll]) -> None:
    text, dice = given_now
    rolled = CLASSIC.chance(arrange(CLASSIC, [text]), dice)
    view, options = CLASSIC.view(rolled, 0), CLASSIC.legal(rolled, 0)
    worths = solo().weigh(view, options)
    assert worths is not None
    exact = solution().choices(Sheet.parse(text), dice)
    for action, worth in zip(options, worths, strict=True):
        most = max(each.value for each in exact if each.white == action)
        assert worth.win is None
        assert worth.margin == pytest.approx(most, rel=0, abs=1e-9)
    place = best(worths)
    assert place is not None
    assert options[place] == solo().choose(view, options)


# -- in company --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("book", "seats"), [(CLASSIC, 1), (CLASSIC, 3), (MATCH, 2)])
def test_it_plays_at_every_table(book: Game, seats: int) -> None:
    for state in playout(book, seats, Random(seats)):
        for seat in book.actors(state):
            assert choice(book, state, seat) in map(str, book.legal(state, seat))


def test_whoever_is_not_active_crosses_only_what_betters_the_sheet() -> None:
    twelve = roll(CLASSIC, arrange(CLASSIC, ["-", "-"], active=1), "6 6 r1 y1 g1 b1")
    assert choice(CLASSIC, twelve, 0) in ("g12", "b12")
    nine = roll(CLASSIC, arrange(CLASSIC, ["-", "-"], active=1), "4 5 r1 y1 g1 b1")
    assert choice(CLASSIC, nine, 0) == "pass"


def test_the_active_one_avoids_a_penalty_that_the_other_need_not_fear() -> None:
    seven = "3 4 r6 y6 g1 b1"
    sheets = ["r2 r3 r4 r5 y2 y3 g12 g11 b12 b11 b10 p3"] * 2
    assert choice(CLASSIC, roll(CLASSIC, arrange(CLASSIC, sheets, active=0), seven), 0) != "pass"
    assert choice(CLASSIC, roll(CLASSIC, arrange(CLASSIC, sheets, active=1), seven), 0) == "pass"


@given(rolls("ygb"))
def test_a_row_that_another_has_closed_is_to_it_as_if_it_had_locked_it(given_now: tuple[str, Roll]) -> None:
    text, dice = given_now
    white = choice(CLASSIC, CLASSIC.chance(arrange(CLASSIC, [text, RED_LOCKED]), dice), 0)
    alone = solution().choices(Sheet.parse(f"{text} {RED_LOCKED}"), dice)
    assert next(each.value for each in alone if str(each.white) == white) == pytest.approx(alone[0].value, abs=1e-9)


def test_between_two_games_of_a_match_it_goes_on() -> None:
    assert choice(MATCH, arrange(MATCH, ["-", "-"], phase="between"), 0) == "next"


def test_in_company_it_says_nothing_of_chances_and_margins() -> None:
    state = roll(CLASSIC, arrange(CLASSIC, ["r2", "-"]), "1 2 r1 y1 g1 b1")
    assert solo().weigh(CLASSIC.view(state, 0), CLASSIC.legal(state, 0)) is None


@pytest.mark.parametrize("active", [0, 1])
def test_it_follows_a_lock_that_is_announced(active: int) -> None:
    ready = "r2 r3 r4 r5 r6"
    state = roll(CLASSIC, arrange(CLASSIC, [ready, ready], active=active), "6 6 r1 y1 g1 b1")
    state = act(CLASSIC, state, "1: pass", "2: r12")
    assert state.phase == "reply"
    assert choice(CLASSIC, state, 0) == "r12"


@pytest.mark.parametrize("name", ["board", "cards"])
def test_it_is_refused_where_there_is_no_solution(name: str) -> None:
    problem = f"The player 'solo' is for classic, deluxe, mixx-a and mixx-b only, not for {name}."
    with pytest.raises(SetupError, match=f"^{problem}$"):
        check_player("solo", name)
