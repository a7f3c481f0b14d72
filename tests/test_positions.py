"""The text of a position: what is written is read back as the same value, and nothing hidden is in a view's."""

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwixx.games import game
from qwixx.play import Play, Streamed
from qwixx.positions import draw, parse, parse_view, state_text, view_text
from qwixx.rules.cards import cards
from qwixx.rules.errors import UnreadablePosition
from qwixx.rules.game import Game, State
from tests.soak import examples
from tests.strategies import Position, reachable

JOKERS = game("cards", jokers="yes")


def after(game: Game, seats: int, events: int, seed: int) -> State:
    """The position after some random events, or at the end."""
    rng = Random(seed)
    play = Play.begin(game, seats, Streamed(rng))
    for _ in range(events):
        if play.over:
            break
        seat = rng.choice(play.waiting or (0,))
        play = play.chance() if play.awaits_chance else play.act(seat, rng.choice(play.legal(seat)))
    return play.state


@given(reachable())
@examples(40)
def test_the_text_of_a_state_comes_back_as_the_same_state(position: Position) -> None:
    text = state_text(*position)
    assert tuple(parse(text)) == tuple(position)
    assert "\n" not in text


@given(reachable(), st.data())
@examples(40)
def test_the_text_of_a_view_comes_back_as_the_same_view(position: Position, data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from([None, *range(position.state.seats)]))
    view = position.game.view(position.state, seat)
    assert parse_view(view_text(view)) == view


@pytest.mark.parametrize("events", [40, 90, 140, 190])
def test_cards_of_several_shuffles_come_back_too(events: int) -> None:
    for seed in range(4):
        for kind in (cards(), JOKERS):
            state = after(kind, 5, events, seed)
            assert parse(state_text(kind, state)) == (kind, state)
            for seat in (None, *range(5)):
                assert parse_view(view_text(kind.view(state, seat))) == kind.view(state, seat)


def test_what_each_part_says() -> None:
    kind, state = parse("classic; white 5 2 x; sheets r5 r7 p1 | y2; answers g7 | .; dice 3 4 r2 y5 g1 b6")
    assert (kind.id, state.phase, state.turn, state.active) == ("classic", "white", 5, 1)
    assert [str(kind.sheet(state, seat)) for seat in range(2)] == ["r5 r7 p1", "y2"]
    assert str(kind.sealed(state, 0)) == "g7"
    assert kind.actors(state) == (1,)
    assert kind.view(state).coloured == (("r", 2), ("y", 5), ("g", 1), ("b", 6))
    assert kind.view(state).crossed


def test_options_may_be_left_out_and_are_written() -> None:
    kind, state = parse("classic; roll 1 1; sheets -")
    assert state_text(kind, state) == "classic locks=announced; roll 1 1; sheets -"


def test_bars_need_no_spaces() -> None:
    assert parse("classic; roll 1 1; sheets r5|y2 |p1") == parse("classic; roll 1 1; sheets r5 | y2 | p1")


def test_who_is_not_asked_about_a_lock_is_a_dash() -> None:
    text = (
        "classic locks=announced; reply 9 1; sheets r2 r3 r4 r5 r6 r12 | r2 r3 r4 r5 r7 | y3; answers - | . | -; "
        "dice 6 6 r1 y1 g1 b1; closing 1"
    )
    kind, state = parse(text)
    assert kind.asked(state) == kind.actors(state) == (1,)
    assert state_text(kind, state) == text


def test_a_view_tells_backs_and_shuffles_and_no_colours() -> None:
    state = after(JOKERS, 3, 120, 1)
    seen = JOKERS.view(state, 1).cards
    assert seen is not None
    text = view_text(JOKERS.view(state, 1))
    assert f"hand {' '.join(map(str, seen.hand))};" in text
    others = [card for seat in (0, 2) for card in JOKERS.hand(state, seat)]
    shown = text[: text.index("pools")].replace(f"hand {' '.join(map(str, seen.hand))};", "")
    cards_there = shown[shown.index("backs") :].split()
    assert not {str(card) for card in others} & set(cards_there)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "There is no game"),
        ("classic", "is not a position"),
        ("tiddlywinks; roll 1 1; sheets -", "There is no game 'tiddlywinks'"),
        ("classic; take 1 1; sheets -", "has no phase 'take'"),
        ("classic; roll 1 1; sheets r13", "'r13' is not a number on the sheet"),
        ("classic; roll one 1; sheets -", "'roll one 1' cannot be read: first stand the phase, the turn and whose"),
        ("classic; roll 1; sheets -", "'roll 1' cannot be read: first stand the phase, the turn and whose it is"),
        ("classic; roll 1 1 y; sheets -", "'roll 1 1 y' cannot be read"),
        ("classic; roll 1 3; sheets - | -", "'3' cannot be: whose turn it is is a whole number from 1 to 2"),
        ("classic; roll 1 0; sheets - | -", "'0' cannot be: whose turn it is is a whole number from 1 to 2"),
        ("classic; roll 1 1", "The part 'sheets' of the position is missing"),
        ("classic; roll 1 1; sheet - | -", "A position has no part 'sheet'; it has for, sheets, "),
        ("classic; roll 1 1; sheets - |", "Something is missing in the part 'sheets'; what is empty is written -"),
        ("classic; roll 1 1; sheets - | - | - | - | - | -", "for 1 to 5 players"),
        ("classic; roll 1 1; sheets -; sheets -", "stands there twice"),
        ("classic; roll 1 1; sheets -; hat 7", "A position has no part 'hat'"),
        ("classic; white 1 1; sheets -; dice 3 4", "The dice in play are two white ones and r y g b"),
        ("classic; white 1 1; sheets -; dice 3 9 r1 y1 g1 b1", "'3 9 r1 y1 g1 b1' are not dice; write them like"),
        ("classic; white 1 1; sheets -; dice x", "'x' are not dice"),
        (
            "classic; white 1 1; sheets - | -; answers .; dice 3 4 r1 y1 g1 b1",
            "There are 2 sheets, but 1 in the part 'answers'",
        ),
        (
            "classic; white 1 1; sheets -; closing 5; dice 3 4 r1 y1 g1 b1",
            "'5' cannot be: a row is a whole number from 1 to 4",
        ),
        ("classic; white 1 1; sheets r2 r3 r4 r5 r6 r12; dice 3 4 r1 y1 g1 b1", "The dice in play"),
        ("classic; white 1 1; sheets - | -; answers r3 | .; dice 3 4 r1 y1 g1 b1", "The white dice make 7"),
        ("board; roll 1 1; sheets - | -; pawns 41 0", "'41' cannot be: a field is a whole number from 0 to 40"),
        ("board; roll 1 1; sheets - | -; pawns 4", "The part 'pawns' cannot be '4': after the rest it is '4 0'"),
        ("board; roll 1 1; sheets - | -; pawns 4 4", "A field holds one pawn"),
        ("classic; roll 1 1; sheets -; pawns 4", "'4' cannot be: a field is a whole number from 0 to 0"),
        ("deluxe; roll 1 1; sheets - | -; panel x y", "'x' cannot be: a total is a whole number"),
        ("deluxe; roll 1 1; sheets - | -; panel 5", "The part 'panel' cannot be"),
        (
            "board; roll 1 1; sheets - | -; pawns 0 0; final 7",
            "'7' cannot be: the turns left is a whole number from 0 to 2",
        ),
        ("cards; take 1 1; sheets - | -; hands r2 | r2; pools r2 r3", "The part 'display' of the position is missing"),
        ("cards; take 1 1; sheets - | -; hands r2 | 2; display -; pile r7; pools r2 r3", "'2' is not a card"),
        ("cards; take 1 1; sheets - | -; hands r2 | r; display -; pile r7; pools r2 r3", "'r' is not a card"),
        ("cards; take 1 1; sheets - | -", "where the cards are"),
        ("cards; take 1 1; sheets - | -; hands r2 | r2; display r3 r4 r5 r6; pile r7; pools r2 r3", "in one pool"),
        ("classic; roll 1 1; sheets " + "-" * 20_000, "at most 20000 characters"),
    ],
)
def test_what_cannot_be_a_position_is_refused(text: str, reason: str) -> None:
    with pytest.raises(UnreadablePosition, match=reason):
        parse(text)


def test_a_state_is_no_view() -> None:
    with pytest.raises(UnreadablePosition, match="for whom"):
        parse_view("classic; roll 1 1; sheets -")


@given(st.text(alphabet="classic;rol123 -|sheetsdicx", max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(UnreadablePosition):
        parse(text)


def test_a_view_is_drawn_as_text() -> None:
    kind, state = parse("mixx-a; white 5 1; sheets y3 g9 p1 | b12; dice 3 4 r2 y5 g1 b6")
    assert draw(kind.view(state, 0)) == (
        "mixx-a: turn 5, white, seat 1 is active\n"
        "dice: 3 4 r2 y5 g1 b6\n"
        "seat 1: -2 points, penalties X...\n"
        "    -   X   -   -   -   -   -   X g10 r11 r12 [ ]   3\n"
        "   r2  r3  g4  g5  g6  g7  b8  b9 y10 y11 y12 [ ]   0\n"
        "  b12 b11 b10  y9  y8  y7  r6  r5  r4  g3  g2 [ ]   0\n"
        "  g12 g11 r10  r9  r8  r7  y6  y5  b4  b3  b2 [ ]   0\n"
        "seat 2: 1 points, penalties ....\n"
        "   y2  y3  y4  b5  b6  b7  g8  g9 g10 r11 r12 [ ]   0\n"
        "   r2  r3  g4  g5  g6  g7  b8  b9 y10 y11 y12 [ ]   0\n"
        "    X b11 b10  y9  y8  y7  r6  r5  r4  g3  g2 [ ]   1\n"
        "  g12 g11 r10  r9  r8  r7  y6  y5  b4  b3  b2 [ ]   0\n"
    )


@pytest.mark.parametrize("name", ["deluxe", "board", "cards"])
def test_every_game_is_drawn(name: str) -> None:
    state = after(game(name), 2, 60, 2)
    drawn = draw(game(name).view(state, 0))
    assert drawn.startswith(f"{name}: ")
    assert "seat 2: " in drawn
