"""What a network is shown of a position between two turns of a dice game: the lines of its table to look up.

Rows that may change places without changing the game are put in one order first, so that positions which are the same
but for that are worth the same.
"""

from collections.abc import Sequence

from qwixx.otherwise import apart
from qwixx.players.master.network import CODE_OF, CODES, FORMS, LINES, ORDERS, SEATS_KNOWN
from qwixx.players.master.rollers import AFTER_ROLLERS, LEADS, ROLLERS, lead_line, write_points
from qwixx.players.policy import Floats
from qwixx.rules.kernel.cells import SHEETS
from qwixx.rules.kernel.dice import closed
from qwixx.rules.kernel.sheet import MOST_ROWS, penalties, row_bits
from qwixx.rules.kernel.source import Cells, Tables

# In the scratch buffer.
KEYS = AFTER_ROLLERS  # by row: the codes of all seats as one number
AFTER_LINES = KEYS + MOST_ROWS


@apart
def look_up(tables: Tables, cells: Cells, numbers: Sequence[float], scratch: Floats) -> int:
    """Write the lines of a position before a roll; how many there are."""
    seats, rows, codes = int(numbers[SEATS_KNOWN]), tables.rows, int(numbers[CODES])
    write_keys(tables, cells, numbers, scratch)
    order = first_form(tables, numbers, scratch)
    size = 0
    for row in range(rows):
        key = int(scratch[KEYS + int(numbers[order + row])])
        for place in range(seats):
            scratch[LINES + size] = (place * rows + row) * (codes + 1) + key % (codes + 1)
            key //= codes + 1
            size += 1
    begin = seats * rows * (codes + 1)
    for place in range(seats):
        taken = penalties(cells[SHEETS + int(scratch[ROLLERS + place])])
        scratch[LINES + size] = begin + place * tables.boxes + taken
        size += 1
    begin += seats * tables.boxes
    write_points(tables, cells, seats, scratch)
    for place in range(1 if seats == 2 else seats):  # of two players one lead tells both
        scratch[LINES + size] = begin + place * LEADS + lead_line(place, seats, scratch)
        size += 1
    return size


def write_keys(tables: Tables, cells: Cells, numbers: Sequence[float], scratch: Floats) -> None:
    """By row: how far each seat has used it up and crossed it, or that it is closed, as one number."""
    shut, codes, code_of = closed(tables, cells), int(numbers[CODES]), int(numbers[CODE_OF])
    seats = int(numbers[SEATS_KNOWN])
    for row in range(tables.rows):
        key = 0
        for place in range(seats - 1, -1, -1):
            code = codes
            if not row_bits(shut, row):
                code = int(numbers[code_of + row_bits(cells[SHEETS + int(scratch[ROLLERS + place])], row)])
            key = key * (codes + 1) + code
        scratch[KEYS + row] = key


def first_form(tables: Tables, numbers: Sequence[float], scratch: Floats) -> int:
    """Where the order of the rows stands that puts the smallest keys first, of those that give the same game."""
    best = int(numbers[ORDERS])
    for form in range(1, int(numbers[FORMS])):
        order = int(numbers[ORDERS]) + form * tables.rows
        for row in range(tables.rows):
            here, there = scratch[KEYS + int(numbers[order + row])], scratch[KEYS + int(numbers[best + row])]
            if here != there:
                best = order if here < there else best
                break
    return best


CALLS = (look_up, write_keys, first_form)
