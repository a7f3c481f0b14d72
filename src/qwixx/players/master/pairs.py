"""Which pairs of a second action and a move are worth looking at, once they were tried after the same answer.

What the others answer hardly changes which pairs are good. So all of them are tried once for every answer of the active
player, and then only those that were nearly the best. A set of pairs is a number, a bit a pair.
"""

from qwixx.players.master.lines import AFTER_LINES
from qwixx.players.policy import Floats
from qwixx.rules.kernel.pawns import FARTHEST
from qwixx.rules.kernel.sheet import MOST_ROWS, row_bits
from qwixx.rules.kernel.source import Tables

MOVES = 1 + FARTHEST
MOST_DICE = 4  # coloured ones
PAIRS = (1 + 2 * MOST_DICE) * MOVES  # none, or a coloured die with either white one; and a move, or none
EVERY = -1
NEARLY = 0.03  # of a win

# In the scratch buffer.
TRIED = AFTER_LINES  # by pair: what it is worth to the active player
GOOD = TRIED + PAIRS  # by the row of an answer, none first: its good pairs in two halves, or UNKNOWN
HALF = 32
UNKNOWN = -1.0
AFTER_PAIRS = GOOD + 2 * (1 + MOST_ROWS)


def forget_good(scratch: Floats) -> None:
    """Nothing was tried yet."""
    for place in range(1 + MOST_ROWS):
        scratch[GOOD + 2 * place] = UNKNOWN


def place_of_answer(tables: Tables, answer: int) -> int:
    """Where the good pairs after an answer stand."""
    for row in range(tables.rows):
        if row_bits(answer, row):
            return GOOD + 2 * (1 + row)
    return GOOD


def recalled(tables: Tables, answer: int, scratch: Floats) -> int:
    """The good pairs after an answer; every one if they were not tried yet."""
    place = place_of_answer(tables, answer)
    if scratch[place] == UNKNOWN:
        return EVERY
    return int(scratch[place]) | int(scratch[place + 1]) << HALF


def note_good(tables: Tables, answer: int, scratch: Floats) -> None:
    """Keep the pairs that were nearly the best."""
    most = scratch[TRIED]
    for pair in range(1, PAIRS):
        most = max(most, scratch[TRIED + pair])
    low = high = 0
    for pair in range(PAIRS):
        if scratch[TRIED + pair] >= most - NEARLY:
            if pair < HALF:
                low |= 1 << pair
            else:
                high |= 1 << (pair - HALF)
    place = place_of_answer(tables, answer)
    scratch[place] = float(low)
    scratch[place + 1] = float(high)


CALLS = (forget_good, place_of_answer, recalled, note_good)
