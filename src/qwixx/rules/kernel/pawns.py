"""The track of On Board: where a pawn may go, and when its arrival announces the end. No track, no fields: no moves."""

from qwixx.rules.kernel.cells import DEVICE, MAX_SEATS, PASS, SEATS, SHEETS
from qwixx.rules.kernel.source import Cells, Tables

PAWNS = DEVICE  # by seat: the field under the pawn, 0 for the start
FINAL = PAWNS + MAX_SEATS  # turns left once the end is announced, the current one included; 0 before
AFTER_PAWNS = FINAL + 1

FARTHEST = 5


def occupied(cells: Cells, field: int) -> bool:
    """A field holds one pawn."""
    for seat in range(cells[SEATS]):
        if cells[PAWNS + seat] == field:
            return True
    return False


def field_after(tables: Tables, cells: Cells, seat: int, steps: int) -> int:
    """The field reached by so many free fields forward, occupied ones not counted; 0 if that is past the end."""
    field = cells[PAWNS + seat]
    while steps:
        field += 1
        if field > len(tables.track):
            return 0
        if not occupied(cells, field):
            steps -= 1
    return field


def may_land(tables: Tables, field: int, sheet: int, open_now: int) -> bool:
    """A pawn goes to a number that is crossed now or has been crossed already, never past the end (field 0)."""
    return field > 0 and (open_now | sheet) & tables.track[field - 1] > 0


def legal_moves(tables: Tables, cells: Cells, seat: int, open_now: int, out: Cells) -> int:
    """Stay, or 1 to 5 free fields forward."""
    out[0] = PASS
    size = 1
    for steps in range(1, FARTHEST + 1):
        if may_land(tables, field_after(tables, cells, seat, steps), cells[SHEETS + seat], open_now):
            out[size] = steps
            size += 1
    return size


def announce_end(tables: Tables, cells: Cells, field: int) -> None:
    """The first pawn on one of the last fields announces the end; a later one does not prolong it."""
    if field > len(tables.track) - tables.last_fields and not cells[FINAL]:
        cells[FINAL] = cells[SEATS]


def final_round_over(cells: Cells) -> bool:
    """Count one turn of the final round; true when every other player has been active once more."""
    if not cells[FINAL]:
        return False
    cells[FINAL] -= 1
    return cells[FINAL] == 0
