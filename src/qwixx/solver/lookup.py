"""Looking a sheet up in a table of values, as Python and compiled code do it.

The table is one flat array of numbers, so that a compiled player can carry it.
"""

from typing import Protocol

from qwixx.rules.kernel.sheet import MOST_ROWS, ROW_BITS, penalties, row_bits
from qwixx.rules.kernel.source import Tables

STATES = 0  # how many sheets have a value of their own
FIRST = 1  # where the numbers of the first half begin, by the place of its futures
SECOND = 2
OFFSETS = 3  # where the offsets begin, by the larger number of the two halves
VALUES = 4  # where the values begin, by sheet * boxes + penalties
LOCKED = 5  # by row: what it adds to the places when it is locked
ROWS = LOCKED + MOST_ROWS  # by row and its bits: what it adds to the places; -1 where these bits cannot come up

PLACE_BITS = 24  # what a row adds to the place of the second half stands above these bits
PLACE = (1 << PLACE_BITS) - 1


class Values(Protocol):
    """The table of values: an array, or any list of numbers."""

    def __getitem__(self, place: int, /) -> float: ...


def added(numbers: Values, row: int, bits: int) -> float:
    """What a row with these crosses adds to the places of the halves."""
    return numbers[ROWS + (row << ROW_BITS) + bits]


def places_of(tables: Tables, numbers: Values, sheet: int, closed: int) -> float:
    """The places of both halves as one number; a row that others have closed counts as if it were locked here."""
    places = 0.0
    for row in range(tables.rows):
        if row_bits(closed, row):
            places += numbers[LOCKED + row]
        else:
            places += added(numbers, row, row_bits(sheet, row))
    return places


def gain_at(tables: Tables, numbers: Values, places: float, boxes_used: int) -> float:
    """How many points more are to be expected with these places and penalties."""
    if boxes_used >= tables.boxes:
        return 0.0
    both = int(places)
    larger = int(numbers[int(numbers[FIRST]) + (both & PLACE)])
    smaller = int(numbers[int(numbers[SECOND]) + (both >> PLACE_BITS)])
    if larger < smaller:
        larger, smaller = smaller, larger
    place = int(numbers[int(numbers[OFFSETS]) + larger]) + smaller
    return numbers[int(numbers[VALUES]) + place * tables.boxes + boxes_used]


def gain_ahead(tables: Tables, numbers: Values, sheet: int, closed: int) -> float:
    """How many points more a sheet is to bring, these rows being closed."""
    return gain_at(tables, numbers, places_of(tables, numbers, sheet, closed), penalties(sheet))
