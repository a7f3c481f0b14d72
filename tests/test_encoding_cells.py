"""Observations from a position's cells are those from a view, in every game at every size of table."""

from array import array
from random import Random

import pytest

from qwixx.encoding import Encoding
from qwixx.encoding.cells import indexer, write_common, write_panel, write_score, writer
from qwixx.encoding.places import Places, places_of
from qwixx.games import GAMES, game
from qwixx.play import Play, Streamed
from qwixx.rules.game import Game, State

TABLES = [(name, seats) for name in GAMES for seats in game(name).players]
SMALL = "r2 r3 r4 r5 r6 r7 lock r | y9 y8 y7 y6 lock y; needs 2; points 0 1 3 6 10 15 21 28; penalty 5; boxes 3; end 1"


def written(book: Game, places: Places, state: State, seat: int, size: int) -> bytes:
    """What a seat observes, written from the cells over whatever stood there before."""
    out, cells = [0.5] * size, list(state.cells)
    write_common(places, cells, seat, out)
    for away in range(state.seats):
        write_score(places, away, book.scores(state)[(seat + away) % state.seats], out)
    writer(book)(book.tables, places, cells, seat, out)
    if places.panel >= 0:
        write_panel(book.tables, places, cells, seat, out)
    return array("f", out).tobytes()


def check(book: Game, seats: int, seed: int) -> None:
    """Play at random; at every decision compare what every seat observes, and every index."""
    encoding, rng = Encoding(book, seats), Random(seed)
    places, index = places_of(encoding), indexer(book)
    play = Play.begin(book, seats, Streamed(rng)).go_on()
    while not play.over:
        for seat in range(seats):
            view = play.view(seat)
            assert written(book, places, play.state, seat, len(encoding.slots)) == encoding.observe(view).tobytes()
        seat = play.waiting[0]
        view, cells = play.view(seat), list(play.state.cells)
        indices = [index(book.tables, places, cells, seat, code) for code in book.codes(cells, seat)]
        assert indices == list(encoding.choices(view, play.legal(seat)))
        play = play.act(seat, rng.choice(play.legal(seat))).go_on()
    assert written(book, places, play.state, 0, len(encoding.slots)) == encoding.observe(play.view(0)).tobytes()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_cells_give_the_observations_and_indices_that_views_give(name: str, seats: int) -> None:
    check(game(name, **({"games": 2} if name == "deluxe" else {})), seats, seed=seats)


def test_so_they_do_with_jokers_and_on_other_sheets_and_sides() -> None:
    for seed in range(3):
        check(game("cards", jokers="yes"), 3, seed)
    check(game("board", side="our-zigzag"), 3, seed=1)
    check(game("classic", sheet=SMALL), 2, seed=1)
