"""Hints: every legal choice, the best first, from the view alone."""

from dataclasses import replace

import pytest

from qwixx import positions
from qwixx.games import game
from qwixx.play import Play, Streamed
from qwixx.players import Worth, best, player, standing, weigh
from qwixx.review import ADVISER, REASONS, hint, hint_json
from qwixx.review.adviser import Weighed
from qwixx.review.hints import EQUAL, choices
from qwixx.rules.actions import GoOn, Mark, Pass
from qwixx.rules.errors import SetupError
from qwixx.stream import Stream
from tests.golden_games import KINDS
from tests.review.games import decisions


@pytest.mark.parametrize("kind", KINDS)
def test_a_hint_has_every_choice_and_the_best_first(kind: str) -> None:
    for book, state, seat in decisions(kind):
        view, legal = book.view(state, seat), book.legal(state, seat)
        told = hint(view, legal)
        assert sorted(str(choice.action) for choice in told) == sorted(map(str, legal))
        known = [choice.worth for choice in told if choice.worth != Worth()]
        assert not known or best(known) == 0
        assert told[0].equal
        assert all(len(choice.reasons) <= 2 and {why.key for why in choice.reasons} <= set(REASONS) for choice in told)


@pytest.mark.parametrize("kind", KINDS)
def test_choices_that_are_worth_the_same_are_shown_as_equal(kind: str) -> None:
    for book, state, seat in decisions(kind):
        view, legal = book.view(state, seat), book.legal(state, seat)
        worths = weigh(ADVISER, view, legal)
        if worths and len(legal) > 1:
            top = worths[best(worths) or 0]
            equal = {str(action) for action, worth in zip(legal, worths, strict=True) if as_good(worth, top)}
            assert {str(choice.action) for choice in hint(view, legal) if choice.equal} == equal


def as_good(worth: Worth, top: Worth) -> bool:
    """Whether a choice is worth as much as the best one: the same chance, and the same margin if there is one."""
    pairs = zip(worth, top, strict=True)
    return all(one == other or abs((one or 0.0) - (other or 0.0)) <= EQUAL for one, other in pairs)


def test_nothing_hidden_is_looked_at() -> None:
    """Whatever the others hold and whatever lies face down, the hint is the same as long as the view is."""
    seen = 0
    for book, state, seat in decisions("cards"):
        view = book.view(state, seat)
        other = book.determinize(view, Stream(seen))
        if other != state and book.view(other, seat) == view:
            seen += 1
            assert hint(view, book.legal(state, seat)) == hint(book.view(other, seat), book.legal(other, seat))
    assert seen > 20


def test_where_the_adviser_tells_no_worth_its_choice_comes_first() -> None:
    book, state, seat = next(one for one in decisions("cards") if one[1].phase == "take")
    view, legal = book.view(state, seat), book.legal(state, seat)
    told = hint(view, legal, "random")
    assert {choice.worth for choice in told} == {Worth()}
    assert told[0].action == player("random", Stream(0)).choose(view, legal)
    assert [choice.equal for choice in told] == [True] + [False] * (len(told) - 1)


@pytest.mark.parametrize(("panel", "first", "equal"), [("70 60", "stop", True), ("60 70", "next", False)])
def test_between_two_games_chances_are_told(panel: str, first: str, equal: bool) -> None:
    """To play on is worth what the next game begins with. To stop no more: it needs everybody."""
    book, state = positions.parse(f"deluxe games=3; between 20 1; sheets r2 r3 | -; panel {panel}")
    told = hint(book.view(state, 0), book.legal(state, 0))
    assert [str(choice.action) for choice in told] == [first, "stop" if first == "next" else "next"]
    assert [choice.equal for choice in told] == [True, equal]
    for seat in range(2):
        state = book.apply(state, seat, GoOn())
    begun = standing(ADVISER, book, state)
    assert begun
    assert told[0].worth.win == pytest.approx(begun[0].win)
    assert told[1].worth.win == (told[0].worth.win if equal else 0.0)
    assert [why.key for choice in told for why in choice.reasons] == (
        ["stop-ahead"] if equal else ["next-behind", "stop-behind"]
    )


def test_a_hint_in_json_is_rounded_and_complete() -> None:
    book, state, seat = decisions("classic")[0]
    view, legal = book.view(state, seat), book.legal(state, seat)
    told = hint_json(view, hint(view, legal))
    assert (told["adviser"], told["seat"], told["phase"]) == (ADVISER, seat, "white")
    choice = hint(view, legal)[0]
    first = told["choices"][0]  # type: ignore[index]
    assert first == {
        "action": str(choice.action),
        "win": round(choice.worth.win or 0.0, 6),
        "margin": None if choice.worth.margin is None else round(choice.worth.margin, 6),
        "equal": True,
        "reasons": [{"key": why.key, "facts": dict(why.facts)} for why in choice.reasons],
    }


def test_only_some_choices_may_be_told_and_always_the_one_made() -> None:
    book, state, seat = decisions("classic")[0]
    view = book.view(state, seat)
    marks = (Pass(), Mark("r", 11), Mark("y", 11), Mark("g", 11), Mark("b", 11))
    worths = tuple(Worth(win / 10) for win in (5, 1, 4, 3, 2))
    told = choices(Weighed(view, marks, worths, 0), 2, marks[1])
    assert [str(choice.action) for choice in told] == ["pass", "y11", "r11"]


def test_the_margin_decides_where_the_chances_are_equal() -> None:
    book, state, seat = decisions("classic")[0]
    told = choices(Weighed(book.view(state, seat), (Pass(), Mark("g", 11)), (Worth(0.5, 1.0), Worth(0.5, 2.0)), 1))
    assert [(str(choice.action), choice.equal) for choice in told] == [("g11", True), ("pass", False)]


def test_alone_the_points_are_what_counts() -> None:
    play = Play.begin(game("classic"), 1, Streamed(Stream(5))).go_on()
    told = hint(play.view(0), play.legal(0))
    assert all(choice.worth.win is None and choice.worth.margin is not None for choice in told)


def test_a_spectator_has_no_hint() -> None:
    book, state, seat = decisions("classic")[0]
    with pytest.raises(SetupError, match="a spectator has nothing to decide"):
        hint(replace(book.view(state, seat), seat=None), book.legal(state, seat))
