"""Whether one code is legal is answered without listing all that are, and answered the same."""

from random import Random

import pytest

from qwixx.games import GAMES, game
from qwixx.rules.kernel.cells import PASS
from qwixx.rules.kernel.sheet import MOST_ROWS, ROW_BITS

NUMBERS = [PASS, *(1 << place for place in range(MOST_ROWS * ROW_BITS)), 2, 3, 5]


@pytest.mark.parametrize("name", GAMES)
def test_a_code_is_allowed_if_it_is_among_the_legal_ones(name: str) -> None:
    book, rng = game(name), Random(1)
    state = book.start(2)
    for _ in range(400):
        if book.over(state):
            break
        if book.awaits_chance(state):
            state = book.chance(state, book.draw(state, rng))
            continue
        seat = book.actors(state)[0]
        cells = list(state.cells)
        legal = book.codes(cells, seat)
        assert {code for code in (*NUMBERS, *legal) if book.allows(cells, seat, code)} == {*legal}
        state = book.apply(state, seat, rng.choice(book.legal(state, seat)))
