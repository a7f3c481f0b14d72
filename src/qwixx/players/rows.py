"""What a row may come to: the most that can be expected of it if so many more numbers are offered to it.

Worked out backwards from none offered: each number that comes is crossed if the row promises more with it than without.
A row is told by how far it is used up and by its crosses.
"""

from collections.abc import Iterator, Sequence

from qwixx.players.reading import length
from qwixx.rules.kernel.sheet import ROW_BITS, count, cross, open_in_row
from qwixx.rules.layout import CLASSIC
from qwixx.rules.tables import tables_of

OFFERS = 26  # as many as are looked up, none included
WAYS = ROW_BITS + 1  # to be used up, and to be crossed
SHAPES = WAYS * WAYS

DICE_ROWS = 0  # where the tables stand among the numbers of a policy
CARD_ROWS = OFFERS * SHAPES
AHEAD = 2 * CARD_ROWS

SUM_OF_TWO_DICE = tuple((6 - abs(number - 7)) / 36 for number in CLASSIC.rows[0].values)
ANY_CARD = (1 / len(SUM_OF_TWO_DICE),) * len(SUM_OF_TWO_DICE)


def shape(bits: int) -> int:
    """How far a row is used up and its crosses, as one number."""
    return length(bits) * WAYS + count(bits)


def row_promise(numbers: Sequence[float], rows: int, bits: int, offers: float) -> float:
    """The points of a row to be expected, by the table that begins at `rows`."""
    whole = min(int(offers), OFFERS - 2)
    part = offers - whole
    place = rows + whole * SHAPES + shape(bits)
    return numbers[place] * (1.0 - part) + numbers[place + SHAPES] * part


def tables_of_rows() -> tuple[float, ...]:
    """The table for dice, the one for cards, and by how far a row is used up how likely two dice hit the rest of it."""
    ahead = [sum(SUM_OF_TWO_DICE[used:]) for used in range(WAYS)]
    return (*_table(SUM_OF_TWO_DICE), *_table(ANY_CARD), *ahead)


def _table(chances: Sequence[float]) -> list[float]:
    """By offers and shape: the points to be expected if each number is offered with its chance."""
    rows = {shape(bits): bits for bits in _rows()}
    steps = {here: list(_steps(bits)) for here, bits in rows.items()}
    promise = [0.0] * SHAPES
    for here, bits in rows.items():
        promise[here] = float(tables_of(CLASSIC).points[bits])
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


def _steps(bits: int) -> Iterator[tuple[int, int]]:
    """Each number that may be crossed in a row, by its place, and the shape of the row after it."""
    tables = tables_of(CLASSIC)
    for place in range(ROW_BITS):
        mark = 1 << place
        if open_in_row(tables, 0, bits) & mark:
            yield place, shape(cross(tables, bits, mark))


CALLS = (shape, row_promise)
