"""Hypothesis strategies shared by the tests: games, and the positions that can really be reached in them."""

from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from qwixx.games import GAMES, game
from qwixx.rules.game import Game, State
from qwixx.rules.sheet import Sheet


class Position(NamedTuple):
    """A game and a position reached in it."""

    game: Game
    state: State


def games() -> st.SearchStrategy[Game]:
    """Any registered game, a match of two and both sides of the board among them."""
    short_match = st.just(game("deluxe", games=2))
    other_side = st.just(game("board", side="our-zigzag"))
    return st.one_of(st.sampled_from([game(name) for name in GAMES if name != "deluxe"]), short_match, other_side)


@st.composite
def reachable(draw: st.DrawFn, among: st.SearchStrategy[Game] | None = None) -> Position:
    """A position some way into a random game, with any legal number of players."""
    book = draw(games() if among is None else among)
    state = book.start(draw(st.sampled_from(book.players)))
    rng = Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, 120))):
        if book.over(state):
            break
        state = advance(book, state, rng)
    return Position(book, state)


def advance(book: Game, state: State, rng: Random) -> State:
    """One random event further."""
    if book.awaits_chance(state):
        return book.chance(state, book.draw(state, rng))
    seat = rng.choice(book.actors(state))
    return book.apply(state, seat, rng.choice(book.legal(state, seat)))


def sheets() -> st.SearchStrategy[Sheet]:
    """Sheets as they come up in play."""
    return reachable().flatmap(lambda position: st.sampled_from(position.game.view(position.state).sheets))
