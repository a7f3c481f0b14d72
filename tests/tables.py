"""Tables for tests of views: a card table with three hands, and games played at random."""

import random

from qwixx.rules.cards import cards
from qwixx.rules.game import Game, State
from qwixx.rules.view import CardsView
from tests.positions import arrange_cards
from tests.strategies import advance

CARDS = cards()


def table(game: Game = CARDS, phase: str = "take", **changes: str) -> State:
    """Three hands, a display and a pile; `changes` replaces words: `table(r9="b9", b9="r9")` swaps two cards."""
    hands = ["r2 b7 r3 r4", "y12 y2 r9 g4", "b9 b5 b3 b2"]
    if phase == "play":
        hands[0] += " g3"
    texts = [*hands, "b11 g8 y8 r12", "y7 g11 r6 b6"]
    texts = [" ".join(changes.get(word, word) for word in text.split()) for text in texts]
    return arrange_cards(game, ["-"] * 3, texts[:3], display=texts[3], pile=texts[4], phase=phase)


def seen(state: State, seat: int | None, game: Game = CARDS) -> CardsView:
    """The cards as a seat sees them."""
    view = game.view(state, seat).cards
    assert view is not None
    return view


def playout(game: Game, seats: int, rng: random.Random, limit: int = 150) -> list[State]:
    """The positions of a game whose players choose at random."""
    states = [game.start(seats)]
    while not game.over(states[-1]) and len(states) < limit:
        states.append(advance(game, states[-1], rng))
    return states
