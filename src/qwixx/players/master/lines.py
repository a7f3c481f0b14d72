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
    write_keys(tables, cells, numbers, scratch)
    order = first_form(tables, numbers, scratch)
    size = 0
    for row in range(tables.rows):
        key = int(scratch[KEYS + int(numbers[order + row])])
        size = write_row(tables, row, key, numbers, scratch, size)
    write_points(tables, cells, int(numbers[SEATS_KNOWN]), scratch)
    return write_score(tables, cells, numbers, scratch, size)


def write_row(tables: Tables, row: int, key: int, numbers: Sequence[float], scratch: Floats, size: int) -> int:
    """The lines of a row with this key."""
    codes = int(numbers[CODES])
    for place in range(int(numbers[SEATS_KNOWN])):
        scratch[LINES + size] = (place * tables.rows + row) * (codes + 1) + key % (codes + 1)
        key //= codes + 1
        size += 1
    return size


def write_score(tables: Tables, cells: Cells, numbers: Sequence[float], scratch: Floats, size: int) -> int:
    """The lines of the penalties, and of how far everybody leads by their points."""
    seats = int(numbers[SEATS_KNOWN])
    begin = seats * tables.rows * (int(numbers[CODES]) + 1)
    for place in range(seats):
        taken = penalties(cells[SHEETS + int(scratch[ROLLERS + place])])
        scratch[LINES + size] = begin + place * tables.boxes + taken
        size += 1
    begin += seats * tables.boxes
    for place in range(1 if seats == 2 else seats):  # of two players one lead tells both
        scratch[LINES + size] = begin + place * LEADS + lead_line(place, seats, scratch)
        size += 1
    return size


def write_keys(tables: Tables, cells: Cells, numbers: Sequence[float], scratch: Floats) -> None:
    """By row: how far each seat has used it up and crossed it, or that it is closed, as one number."""
    shut, codes, seats = closed(tables, cells), int(numbers[CODES]), int(numbers[SEATS_KNOWN])
    for row in range(tables.rows):
        key = 0
        for place in range(seats - 1, -1, -1):
            sheet = cells[SHEETS + int(scratch[ROLLERS + place])]
            key = key * (codes + 1) + code_in_row(sheet, shut, row, numbers)
        scratch[KEYS + row] = key


def code_in_row(sheet: int, shut: int, row: int, numbers: Sequence[float]) -> int:
    """How far a row is used up on a sheet and crossed, or that it is closed."""
    return int(numbers[CODES] if row_bits(shut, row) else numbers[int(numbers[CODE_OF]) + row_bits(sheet, row)])


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


CALLS = (look_up, write_row, write_score, write_keys, code_in_row, first_form)
