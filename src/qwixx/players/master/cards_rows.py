"""What a position of the card game comes to, by the network, one row of it being tried out, or by the score."""

from collections.abc import Sequence

from qwixx.otherwise import apart
from qwixx.players.master.cards_network import (
    BASE,
    NOBODY,
    OUT,
    TRY,
    WIDE,
    add_row,
    begin_sum,
    others_of_row,
    own_of_row,
    results,
    table_part,
)
from qwixx.players.policy import MARGIN, WIN, Floats
from qwixx.rules.kernel.cells import SEATS, SHEETS
from qwixx.rules.kernel.sheet import row_bits, sheet_score
from qwixx.rules.kernel.source import Cells, Tables


@apart
def all_rows(
    tables: Tables,
    cells: Cells,
    seat: int,
    known: int,
    gone: int,
    stage: int,
    called: int,
    numbers: Sequence[float],
    model: int,
    scratch: Floats,
) -> None:
    """What every row gives as it is."""
    for row in range(tables.rows):
        others_of_row(tables, cells, seat, row, known, gone, stage, called, numbers, model, scratch)
        own_of_row(tables, cells, seat, row, known, gone, numbers, model, scratch, BASE + row * WIDE)


@apart
def judged(
    tables: Tables,
    cells: Cells,
    seat: int,
    stage: int,
    held: int,
    changed: int,
    numbers: Sequence[float],
    model: int,
    scratch: Floats,
) -> None:
    """Win and margin of a position one row of which, or none, is not as it was."""
    table_part(tables, cells, seat, stage, held, numbers, model, scratch)
    begin_sum(scratch)
    for row in range(tables.rows):
        add_row(scratch, TRY if row == changed else BASE + row * WIDE)
    results(numbers, model, cells[SEATS], scratch)


@apart
def final(tables: Tables, cells: Cells, seat: int, scratch: Floats) -> None:
    """Win and margin of a game that has ended."""
    own = sheet_score(tables, cells[SHEETS + seat])
    best = -1000
    winners = 1
    for other in range(cells[SEATS]):
        if other != seat:
            score = sheet_score(tables, cells[SHEETS + other])
            best = max(best, score)
            winners += 1 if score == own else 0
    scratch[OUT + WIN] = 1.0 / winners if own >= best else 0.0
    scratch[OUT + MARGIN] = own - best


def row_of(tables: Tables, mark: int) -> int:
    """The row that a number stands in."""
    for row in range(tables.rows):
        if row_bits(mark, row):
            return row
    return NOBODY


CALLS = (
    all_rows,
    judged,
    final,
    row_of,
)
