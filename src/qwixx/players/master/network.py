"""A small network on plain numbers: lines of a table added up, one more layer, and heads for chances and margins.

The numbers of a network begin with where everything stands (`HEADER`); the scratch buffer holds what is worked out.
"""

import math
from collections.abc import Sequence

from qwixx.otherwise import apart, compiled_as
from qwixx.players.master.packed import LONG, POINT, SHORT, UNIT, lines_of, product, read_off
from qwixx.players.policy import Floats
from qwixx.rules.kernel.cells import MAX_SEATS

# In the numbers: sizes, then where parts begin.
SEATS_KNOWN, UNITS, LAST_UNITS, CODES, FORMS, ORDERS, CODE_OF, TABLE, BIAS, WEIGHTS, HEADS, LOOKS, FIELDS = range(13)
HEADER = 16
MOST_UNITS = 512

# In the scratch buffer.
WINS = 0  # by seat
MARGINS = MAX_SEATS  # by seat
BEST = 2 * MAX_SEATS  # the wins and margins of the best so far
LINES = 4 * MAX_SEATS  # of the table, that are looked up
MOST_LINES = 112
HIDDEN = LINES + MOST_LINES
LAST = HIDDEN + MOST_UNITS
OUT = LAST + MOST_UNITS
FREE = OUT + 2 * MAX_SEATS

POINTS = 40.0  # of margin are one unit of its head


def _sum_of_lines(
    numbers: Sequence[float], table: int, bias: int, size: int, scratch: Floats, lines: int, count: int, target: int
) -> None:
    total, line = scratch[target : target + size], numbers[bias : bias + size]
    for unit in range(size):
        total[unit] = line[unit]
    for place in range(count):
        begin = table + int(scratch[lines + place]) * size
        line = numbers[begin : begin + size]
        for unit in range(size):
            total[unit] += line[unit]
    for unit in range(size):
        total[unit] = max(0.0, total[unit])


@compiled_as(_sum_of_lines)
def sum_of_lines(
    numbers: Sequence[float], table: int, bias: int, size: int, scratch: Floats, lines: int, count: int, target: int
) -> None:
    """Add up lines of a table and the bias; what is below zero becomes zero."""
    found = lines_of(numbers, size, SHORT)
    total = found[bias]
    for line in scratch[lines : lines + count]:
        total += found[table + int(line) * size]
    scratch[target : target + size] = above_zero(read_off(total, size, SHORT))


def above_zero(units: Floats) -> Floats:
    """Units with zero in place of what is below it."""
    return [unit if unit > 0 else 0 for unit in units]


def _layer(
    numbers: Sequence[float], begin: int, scratch: Floats, source: int, size: int, target: int, outputs: int, cut: bool
) -> None:
    given, end = scratch[source : source + size], begin + outputs * size
    for unit in range(outputs):
        row = numbers[begin + unit * size : begin + unit * size + size]
        total = 0.0
        for place in range(size):
            total += row[place] * given[place]
        total += numbers[end + unit]
        scratch[target + unit] = max(0.0, total) if cut else total


@compiled_as(_layer)
def layer(
    numbers: Sequence[float], begin: int, scratch: Floats, source: int, size: int, target: int, outputs: int, cut: bool
) -> None:
    """A layer: weights by output, after them the bias; what is below zero becomes zero if it is to be cut."""
    weights, end = lines_of(numbers, outputs, LONG, size), begin + outputs * size
    total = product(weights, range(begin, begin + size), scratch[source : source + size])
    total += lines_of(numbers, outputs, LONG)[end] << POINT
    units = read_off(total, outputs, LONG)
    scratch[target : target + outputs] = above_zero(units) if cut else units


def _as_it_is(scratch: Floats, begin: int, size: int) -> None:
    pass


@compiled_as(_as_it_is)
def as_floats(scratch: Floats, begin: int, size: int) -> None:
    """Make floats of what layers gave: where Python interprets, they work in fixed point."""
    scratch[begin : begin + size] = [UNIT * unit for unit in scratch[begin : begin + size]]


@apart
def value(numbers: Sequence[float], scratch: Floats) -> None:
    """The chances to win and the margins of the seats, in the order in which they roll, at `OUT`.

    What the first units come to stands at `HIDDEN`.
    """
    seats, units, last = int(numbers[SEATS_KNOWN]), int(numbers[UNITS]), int(numbers[LAST_UNITS])
    layer(numbers, int(numbers[WEIGHTS]), scratch, HIDDEN, units, LAST, last, True)
    layer(numbers, int(numbers[HEADS]), scratch, LAST, last, OUT, 2 * seats, False)
    as_floats(scratch, OUT, 2 * seats)
    most = scratch[OUT]
    for seat in range(1, seats):
        most = max(most, scratch[OUT + seat])
    total = 0.0
    for seat in range(seats):
        scratch[OUT + seat] = math.exp(scratch[OUT + seat] - most)
        total += scratch[OUT + seat]
    for seat in range(seats):
        scratch[OUT + seat] /= total
        scratch[OUT + seats + seat] *= POINTS


CALLS = (sum_of_lines, layer, as_floats, value)
