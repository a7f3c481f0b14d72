"""The network of the card game: two layers of a row shared by all rows, then wide, then narrow, then win and margin.

The numbers of a policy begin with a header: at a number of seats, where the weights for that table begin, and first how
much of what narrow units are below zero counts, so that none of them can fall silent for ever. Weights are laid
out line by line: the biases of a layer, then for every input its weight to each unit.
"""

from collections.abc import Sequence
from math import exp
from operator import add as plus

from qwixx.otherwise import apart, compiled_as
from qwixx.players.master.cards_features import list_others, list_own, list_table, row_lines, table_lines
from qwixx.players.master.cards_memory import is_given, remember_given
from qwixx.players.master.packed import LONG, ONE, UNIT, lines_of, product, read_off
from qwixx.players.policy import MARGIN, WIN, Floats
from qwixx.rules.kernel.cells import SEATS
from qwixx.rules.kernel.source import Cells, Tables

ROWS = 4
TOLD, ROW_UNITS, WIDE, NARROW = 64, 32, 64, 32  # what is told of a row gives to the first, these to the next
MARGIN_SCALE = 20.0  # points
HEADER = 8
LEAK = 0  # in the header
NOBODY = -1  # in place of a row: none has changed

# Where things stand in the scratch.
PAIRS = 0
FIRST = PAIRS + 320
UNITS = FIRST + TOLD
REST = UNITS + ROW_UNITS  # by row: its first units before what is this seat's own
BASE = REST + ROWS * TOLD  # by row: what it gives to the wide units
TRY = BASE + ROWS * WIDE
FIXED = TRY + WIDE  # what everything beside the rows gives to the wide units
SUM = FIXED + WIDE
HIDDEN = SUM + WIDE
OUT = HIDDEN + NARROW
FREE = OUT + 2


def lines_of_rows(model: int) -> int:
    """Where the lines of the rows begin, after the biases of their first units."""
    return model + TOLD


def units_of(model: int, seats: int) -> int:
    """Where the weights from the first units of a row to its others begin."""
    return lines_of_rows(model) + row_lines(seats) * TOLD


def wide_of(model: int, seats: int) -> int:
    """Where the weights of the wide layer begin: biases, then the units of every row, then the table."""
    return units_of(model, seats) + ROW_UNITS + TOLD * ROW_UNITS


def wide_of_row(model: int, seats: int, row: int) -> int:
    """Where the weights from the units of one row to the wide layer begin."""
    return wide_of(model, seats) + WIDE + row * ROW_UNITS * WIDE


def narrow_of(model: int, seats: int) -> int:
    """Where the weights of the narrow layer begin."""
    return wide_of_row(model, seats, ROWS) + table_lines(seats) * WIDE


def out_of(model: int, seats: int) -> int:
    """Where the weights of the two results begin."""
    return narrow_of(model, seats) + NARROW + WIDE * NARROW


def weights_of(seats: int) -> int:
    """How many weights the network for so many seats has."""
    return out_of(0, seats) + 2 + 2 * NARROW


def copy_fast(numbers: Sequence[float], begin: int, scratch: Floats, target: int, width: int) -> None:
    """`copy` on arrays, whose slices are views."""
    units, line = scratch[target : target + width], numbers[begin : begin + width]
    for unit in range(width):
        units[unit] = line[unit]


@compiled_as(copy_fast)
def copy(numbers: Sequence[float], begin: int, scratch: Floats, target: int, width: int) -> None:
    """Begin units with their biases, or with what stands elsewhere."""
    scratch[target : target + width] = numbers[begin : begin + width]


def add_lines_fast(
    numbers: Sequence[float], begin: int, width: int, scratch: Floats, pairs: int, end: int, target: int
) -> None:
    """`add_lines` on arrays, whose slices are views."""
    units = scratch[target : target + width]
    for pair in range(pairs, end, 2):
        start, much = begin + int(scratch[pair]) * width, scratch[pair + 1]
        line = numbers[start : start + width]
        for unit in range(width):
            units[unit] += much * line[unit]


@compiled_as(add_lines_fast)
def add_lines(
    numbers: Sequence[float], begin: int, width: int, scratch: Floats, pairs: int, end: int, target: int
) -> None:
    """Add the lines of weights that are listed in pairs, each as much as it counts."""
    listed = scratch[pairs:end]
    begins = [begin + int(line) * width for line in listed[::2]]
    _add_product(numbers, begins, listed[1::2], scratch, target, width)


def layer_fast(
    numbers: Sequence[float], begin: int, scratch: Floats, source: int, inputs: int, target: int, width: int
) -> None:
    """`layer` on arrays, whose slices are views."""
    units = scratch[target : target + width]
    for place in range(inputs):
        much = scratch[source + place]
        if much > 0.0:
            line = numbers[begin + place * width : begin + place * width + width]
            for unit in range(width):
                units[unit] += much * line[unit]


@compiled_as(layer_fast)
def layer(
    numbers: Sequence[float], begin: int, scratch: Floats, source: int, inputs: int, target: int, width: int
) -> None:
    """Add what those of the inputs give that are above zero."""
    given = scratch[source : source + inputs]
    begins = [begin + place * width for place, much in enumerate(given) if much > 0.0]
    _add_product(numbers, begins, [much for much in given if much > 0.0], scratch, target, width)


def _add_product(
    numbers: Sequence[float], begins: list[int], much: Floats, scratch: Floats, target: int, width: int
) -> None:
    """Add lines of weights to units, each as much as it counts."""
    total = product(lines_of(numbers, width, LONG), begins, [int(ONE * part) for part in much])
    units = zip(scratch[target : target + width], read_off(total, width, LONG), strict=True)
    scratch[target : target + width] = [unit + UNIT * more for unit, more in units]


@apart
def others_of_row(
    tables: Tables,
    cells: Cells,
    seat: int,
    row: int,
    known: int,
    gone: int,
    stage: int,
    called: int,
    numbers: Sequence[float],
    model: int,
    scratch: Floats,
) -> None:
    """The first units of a row as far as the stage and the others give to them."""
    rest = REST + row * TOLD
    copy(numbers, model, scratch, rest, TOLD)
    end = list_others(tables, cells, seat, row, known, gone, stage, called, scratch, PAIRS)
    add_lines(numbers, lines_of_rows(model), TOLD, scratch, PAIRS, end, rest)


@apart
def own_of_row(
    tables: Tables,
    cells: Cells,
    seat: int,
    row: int,
    known: int,
    gone: int,
    numbers: Sequence[float],
    model: int,
    scratch: Floats,
    target: int,
) -> None:
    """What a row gives to the wide units, after what the others give to it."""
    rest, wide = REST + row * TOLD, wide_of_row(model, cells[SEATS], row)
    end = list_own(tables, cells, seat, row, known, gone, scratch, PAIRS)
    if is_given(numbers, wide, scratch, PAIRS, end, rest, TOLD, target, WIDE):
        return
    copy(scratch, rest, scratch, FIRST, TOLD)
    add_lines(numbers, lines_of_rows(model), TOLD, scratch, PAIRS, end, FIRST)
    units = units_of(model, cells[SEATS])
    copy(numbers, units, scratch, UNITS, ROW_UNITS)
    layer(numbers, units + ROW_UNITS, scratch, FIRST, TOLD, UNITS, ROW_UNITS)
    for unit in range(WIDE):
        scratch[target + unit] = 0.0
    layer(numbers, wide, scratch, UNITS, ROW_UNITS, target, WIDE)
    remember_given(numbers, wide, scratch, PAIRS, end, rest, TOLD, target, WIDE)


@apart
def table_part(
    tables: Tables,
    cells: Cells,
    seat: int,
    stage: int,
    held: int,
    numbers: Sequence[float],
    model: int,
    scratch: Floats,
) -> None:
    """What everything beside the rows gives to the wide units."""
    seats, wide = cells[SEATS], wide_of_row(model, cells[SEATS], ROWS)
    end = list_table(tables, cells, seat, stage, held, scratch, PAIRS)
    if is_given(numbers, wide, scratch, PAIRS, end, 0, 0, FIXED, WIDE):
        return
    copy(numbers, wide_of(model, seats), scratch, FIXED, WIDE)
    add_lines(numbers, wide, WIDE, scratch, PAIRS, end, FIXED)
    remember_given(numbers, wide, scratch, PAIRS, end, 0, 0, FIXED, WIDE)


def begin_sum(scratch: Floats) -> None:
    """Begin the wide units with what everything beside the rows gives."""
    copy(scratch, FIXED, scratch, SUM, WIDE)


def add_row_fast(scratch: Floats, source: int) -> None:
    """`add_row` on arrays, whose slices are views."""
    units, row = scratch[SUM : SUM + WIDE], scratch[source : source + WIDE]
    for unit in range(WIDE):
        units[unit] += row[unit]


@compiled_as(add_row_fast)
def add_row(scratch: Floats, source: int) -> None:
    """Add what a row gives to the wide units."""
    scratch[SUM : SUM + WIDE] = list(map(plus, scratch[SUM : SUM + WIDE], scratch[source : source + WIDE]))


@apart
def results(numbers: Sequence[float], model: int, seats: int, scratch: Floats) -> None:
    """From the wide units to the chance to win and the margin in points."""
    narrow = narrow_of(model, seats)
    copy(numbers, narrow, scratch, HIDDEN, NARROW)
    layer(numbers, narrow + NARROW, scratch, SUM, WIDE, HIDDEN, NARROW)
    out = out_of(model, seats)
    win, margin = numbers[out + WIN], numbers[out + MARGIN]
    for unit in range(NARROW):
        much = scratch[HIDDEN + unit]
        if much < 0.0:
            much *= numbers[LEAK]
        win += much * numbers[out + 2 + 2 * unit + WIN]
        margin += much * numbers[out + 2 + 2 * unit + MARGIN]
    scratch[OUT + WIN] = 1.0 / (1.0 + exp(-min(max(win, -30.0), 30.0)))
    scratch[OUT + MARGIN] = margin * MARGIN_SCALE


CALLS = (
    lines_of_rows,
    units_of,
    wide_of,
    wide_of_row,
    narrow_of,
    out_of,
    copy,
    add_lines,
    layer,
    others_of_row,
    own_of_row,
    table_part,
    begin_sum,
    add_row,
    results,
)
