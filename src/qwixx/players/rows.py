"""What a row may come to: the most that can be expected of it if so many more numbers are offered to it.

Worked out backwards from none offered: each number that comes is crossed if the row promises more with it than without.
A row is told by how far it is used up and by its crosses. Every row of a sheet has a table of its own, for its numbers
may stand in any order.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from qwixx.players.reading import length
from qwixx.rules.kernel.sheet import ROW_BITS, count, cross, open_in_row, row_bits
from qwixx.rules.kernel.source import Tables
from qwixx.rules.layout import RISING, Layout
from qwixx.rules.tables import tables_of

OFFERS = 26  # as many as are looked up, none included
WAYS = ROW_BITS + 1  # to be used up, and to be crossed
SHAPES = WAYS * WAYS
TABLE = OFFERS * SHAPES  # the numbers of one row

SUM_OF_TWO_DICE = {
    number: (6 - abs(number - 7)) / 36 for number in RISING
}  # both white ones, or one and a coloured one
ANY_CARD = dict.fromkeys(RISING, 1 / len(RISING))


def shape(bits: int) -> int:
    """How far a row is used up and its crosses, as one number."""
    return length(bits) * WAYS + count(bits)


def row_promise(numbers: Sequence[float], row: int, bits: int, offers: float) -> float:
    """The points of a row to be expected with these crosses."""
    whole = min(int(offers), OFFERS - 2)
    part = offers - whole
    place = row * TABLE + whole * SHAPES + shape(bits)
    return numbers[place] * (1.0 - part) + numbers[place + SHAPES] * part


def chance_ahead(tables: Tables, numbers: Sequence[float], row: int, bits: int) -> float:
    """How likely a number offered is one of those that are left in a row."""
    return numbers[tables.rows * TABLE + row * WAYS + length(bits)]


@lru_cache(maxsize=32)
def tables_of_rows(layout: Layout, cards: bool) -> tuple[float, ...]:
    """A table for each row, then by row and how far it is used up how likely a number offered hits the rest of it."""
    offered = ANY_CARD if cards else SUM_OF_TWO_DICE
    chances = [[offered[value] for value in row.values] for row in layout.rows]
    promises = [number for row, of_row in enumerate(chances) for number in _table(tables_of(layout), row, of_row)]
    ahead = [sum(of_row[used:]) for of_row in chances for used in range(WAYS)]
    return (*promises, *ahead)


def _table(tables: Tables, row: int, chances: Sequence[float]) -> list[float]:
    """By offers and shape: the points to be expected of a row if each of its numbers is offered with its chance."""
    rows = {shape(bits): bits for bits in _rows()}
    steps = {here: list(_steps(tables, row, bits)) for here, bits in rows.items()}
    promise = [0.0] * SHAPES
    for here, bits in rows.items():
        promise[here] = float(tables.points[bits])
    table: list[float] = []
    for _ in range(OFFERS):
        table += promise
        before = promise.copy()
        for here, there in steps.items():
            gains = [chances[place] * max(0.0, before[after] - before[here]) for place, after in there]
            promise[here] += sum(gains)
    return table


def _rows() -> Iterator[int]:
    """A row of every shape: its last cross, and the others as far left as they go."""
    yield 0
    for used in range(1, WAYS):
        for crosses in range(1, used + 1):
            yield 1 << (used - 1) | (1 << (crosses - 1)) - 1


def _steps(tables: Tables, row: int, bits: int) -> Iterator[tuple[int, int]]:
    """Each number that may be crossed in a row, by its place, and the shape of the row after it."""
    for place in range(ROW_BITS):
        mark = 1 << place
        if open_in_row(tables, row, bits) & mark:
            after = cross(tables, bits << (row * ROW_BITS), mark << (row * ROW_BITS))
            yield place, shape(row_bits(after, row))


CALLS = (shape, row_promise, chance_ahead)
