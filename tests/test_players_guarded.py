"""Whatever a player does, the game goes on: its decision is forfeited to the first legal action, and reported."""

import threading
from collections.abc import Callable, Sequence
from random import Random as Rng

import pytest
from hypothesis import given

from qwixx.arena.play import play_game
from qwixx.games import game
from qwixx.play import Streamed
from qwixx.players import Greedy, Worth, player
from qwixx.players.guarded import PATIENCE, Guarded
from qwixx.players.player import Weigher
from qwixx.records import fold
from qwixx.rules.actions import Action, Mark, Pass
from qwixx.rules.dice import classic
from qwixx.rules.view import View
from tests.positions import arrange, roll
from tests.strategies import Position, reachable

BOOK = classic()
STATE = roll(BOOK, arrange(BOOK, ["r2 r3 y4", "-"]), "2 3 r1 y1 g1 b1")
VIEW, LEGAL = BOOK.view(STATE, 0), BOOK.legal(STATE, 0)
MARK = Mark("y", 5)
SHORT = 0.02  # seconds, for players that do not answer at all


class Does:
    """A player that does this."""

    def __init__(self, this: Callable[[View, Sequence[Action]], object]) -> None:
        self._this = this

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        return self._this(view, legal)  # type: ignore[return-value]


def asked(
    this: Callable[[View, Sequence[Action]], object], limit: float = 60.0
) -> tuple[Action, list[tuple[str, str]]]:
    """What is done for such a player, and what is reported."""
    guarded = Guarded(Does(this), limit)
    return guarded.choose(VIEW, LEGAL), [(forfeit.reason, forfeit.words) for forfeit in guarded.forfeits]


def raises(error: BaseException) -> object:
    raise error


def endless(*_: object) -> object:
    while True:
        pass


def deep(*_: object) -> object:
    return deep()


class Twin(Mark):
    """A mark that is none."""


class EqualToAll:
    """Something that claims to be whatever it is compared with."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


class Unspeakable(Exception):
    """An error that cannot even be told."""

    def __str__(self) -> str:
        raise self


def test_a_legal_choice_is_done_and_nothing_is_reported() -> None:
    assert asked(lambda _view, _legal: MARK) == (MARK, [])
    assert asked(lambda _view, legal: legal[-1]) == (LEGAL[-1], [])


def test_a_choice_equal_to_a_legal_one_counts_as_that() -> None:
    chosen, forfeits = asked(lambda _view, _legal: Mark("y", 5.0))  # type: ignore[arg-type]
    assert not forfeits
    assert str(chosen) == "y5"


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (ValueError("two\nlines"), r"It raised ValueError 'two\nlines'. (turn 1, white)"),
        (SystemExit(3), "It raised SystemExit '3'. (turn 1, white)"),
        (KeyboardInterrupt(), "It raised KeyboardInterrupt ''. (turn 1, white)"),
        (Unspeakable(), "It raised Unspeakable. (turn 1, white)"),
        (ValueError("x" * 1000), f"It raised ValueError '{'x' * 40}…'. (turn 1, white)"),
    ],
)
def test_a_decision_that_raises_is_forfeited(error: BaseException, words: str) -> None:
    assert asked(lambda _view, _legal: raises(error)) == (Pass(), [("crash", words)])


def test_a_decision_without_an_end_in_depth_is_forfeited() -> None:
    chosen, [(reason, words)] = asked(deep)
    assert (chosen, reason) == (Pass(), "crash")
    assert words.startswith("It raised RecursionError")


@pytest.mark.parametrize(
    "nonsense",
    [None, 1, "y5", Pass, Mark("y", 6), Mark("x", 5), Twin("y", 5), EqualToAll(), LEGAL, (MARK,), float("nan")],
)
def test_a_choice_that_is_not_legal_is_forfeited(nonsense: object) -> None:
    chosen, [(reason, words)] = asked(lambda _view, _legal: nonsense)
    assert (chosen, reason) == (Pass(), "nonsense")
    assert words.startswith("It chose ")


def test_what_is_legal_cannot_be_changed_by_a_player() -> None:
    chosen, [(reason, _)] = asked(lambda _view, legal: legal.clear())  # type: ignore[attr-defined]
    assert (chosen, reason) == (Pass(), "crash")


def test_a_player_that_never_answers_forfeits_and_after_a_while_is_not_asked_any_more() -> None:
    threads = []

    def loop(*_: object) -> object:
        threads.append(threading.current_thread())
        return endless()

    guarded = Guarded(Does(loop), SHORT)
    assert [guarded.choose(VIEW, LEGAL) for _ in range(PATIENCE + 2)] == [Pass()] * (PATIENCE + 2)
    assert [str(forfeit) for forfeit in guarded.forfeits] == [
        *["It took longer than 0.02 s. (turn 1, white)"] * PATIENCE,
        *["It is not asked any more. (turn 1, white)"] * 2,
    ]
    assert {forfeit.reason for forfeit in guarded.forfeits} == {"slow"}
    assert len(threads) == PATIENCE
    for thread in threads:  # the loops have been stopped
        thread.join(60)
        assert not thread.is_alive()


def test_a_player_that_was_slow_once_is_asked_again() -> None:
    turns, awake = [], threading.Event()

    def think(*_: object) -> Action:
        turns.append(threading.current_thread())
        if len(turns) == 1:
            awake.wait()
        return MARK

    guarded = Guarded(Does(think), 0.5)
    assert [guarded.choose(VIEW, LEGAL) for _ in range(2)] == [Pass(), MARK]
    assert [forfeit.reason for forfeit in guarded.forfeits] == ["slow"]
    awake.set()
    turns[0].join(60)
    assert not turns[0].is_alive()


def test_the_thread_of_a_player_ends_with_it() -> None:
    threads = []

    def remember(*_: object) -> Action:
        threads.append(threading.current_thread())
        return MARK

    guarded = Guarded(Does(remember))
    assert [guarded.choose(VIEW, LEGAL) for _ in range(3)] == [MARK] * 3
    assert len(set(threads)) == 1
    del guarded
    threads[0].join(60)
    assert not threads[0].is_alive()


# -- what choices are worth --------------------------------------------------------------------------------------------


class Weighs(Does):
    """A player that weighs like this."""

    def weigh(self, view: View, legal: Sequence[Action]) -> Sequence[Worth] | None:
        return self._this(view, legal)  # type: ignore[return-value]


def weighed(this: Callable[[View, Sequence[Action]], object], limit: float = 60.0) -> Sequence[Worth] | None:
    """What is told of such a player's worths; no decision is forfeited by them."""
    guarded = Guarded(Weighs(this), limit)
    found = guarded.weigh(VIEW, LEGAL)
    assert not guarded.forfeits
    return found


def test_worths_pass_through() -> None:
    careful = player("careful", Rng(0))
    assert isinstance(careful, Weigher)
    guarded = Guarded(careful)
    assert guarded.weigh(VIEW, LEGAL) == tuple(careful.weigh(VIEW, LEGAL) or ())
    assert weighed(lambda _view, legal: [Worth(0.5, 3)] * len(legal)) == (Worth(0.5, 3.0),) * len(LEGAL)
    assert weighed(lambda _view, legal: [(None, 1)] * len(legal)) == (Worth(None, 1.0),) * len(LEGAL)


def test_a_player_that_cannot_tell_says_nothing() -> None:
    assert Guarded(Does(lambda _view, _legal: MARK)).weigh(VIEW, LEGAL) is None
    assert weighed(lambda _view, _legal: None) is None


@pytest.mark.parametrize(
    "nonsense",
    [3, "worth", [], [Worth(0.5)], [None] * len(LEGAL), [Worth(float("nan"))] * len(LEGAL), [(1, 2, 3)] * len(LEGAL)],
)
def test_worths_that_make_no_sense_are_as_good_as_none(nonsense: object) -> None:
    assert weighed(lambda _view, _legal: nonsense) is None


def test_a_player_that_fails_to_weigh_plays_on() -> None:
    assert weighed(lambda _view, _legal: raises(ValueError())) is None
    assert weighed(endless, SHORT) is None


@given(reachable())
def test_the_first_legal_action_is_to_pass_wherever_one_may_pass(position: Position) -> None:
    book, state = position
    for seat in book.actors(state):
        legal = book.legal(state, seat)
        assert Pass() not in legal[1:]


@pytest.mark.parametrize("name", ["classic", "board", "cards"])
def test_a_game_goes_on_with_players_that_never_make_sense(name: str) -> None:
    players = [
        Guarded(Does(lambda _view, _legal: raises(ValueError()))),
        Guarded(Does(lambda _view, _legal: None)),
        Guarded(Greedy()),
    ]
    book = game(name)
    end = fold(play_game(book, players, Streamed(Rng(3))))
    assert book.winners(end) == (2,)
    assert {forfeit.reason for forfeit in players[0].forfeits} == {"crash"}
    assert {forfeit.reason for forfeit in players[1].forfeits} == {"nonsense"}
    assert not players[2].forfeits
