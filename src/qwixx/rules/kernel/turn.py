"""What all games share about a turn: sealed answers, settling them together, the penalty, whose turn is next."""

from qwixx.rules.kernel.cells import (
    ACTIVE,
    ANSWERS,
    CROSSED,
    MAX_SEATS,
    PASS,
    PHASE,
    SEATS,
    SHEETS,
    TURN,
    WAITING,
)
from qwixx.rules.kernel.phases import FIRST, for_active, for_everybody
from qwixx.rules.kernel.sheet import PENALTY, cross, penalties
from qwixx.rules.kernel.source import Cells, Tables


def at_table(cells: Cells) -> int:
    """How many play. That they are at most eight lets the compiler lay loops over them out."""
    return cells[SEATS] if cells[SEATS] < MAX_SEATS else MAX_SEATS  # a call costs Python more


def clear(cells: Cells, size: int, seats: int) -> None:
    """An empty table: blank sheets, nobody has answered, the first player is still to be drawn."""
    for place in range(size):
        cells[place] = 0
    for seat in range(MAX_SEATS):
        cells[ANSWERS + seat] = WAITING
    cells[SEATS] = seats
    cells[PHASE] = FIRST


def may_act(cells: Cells, seat: int) -> bool:
    """In an action for everybody whoever is asked and has not answered; in the others the active player."""
    if for_everybody(cells[PHASE]):
        return cells[ANSWERS + seat] == WAITING
    return for_active(cells[PHASE]) and seat == cells[ACTIVE]


def seal(cells: Cells, seat: int, code: int) -> bool:
    """Keep an answer sealed; true when it was the last one missing."""
    cells[ANSWERS + seat] = code
    for other in range(at_table(cells)):
        if cells[ANSWERS + other] == WAITING:
            return False
    return True


def veil(cells: Cells, seat: int) -> None:
    """Blank what this seat may not know: what others have sealed, though not that they have."""
    for other in range(at_table(cells)):
        if other != seat and cells[ANSWERS + other] > PASS:
            cells[ANSWERS + other] = PASS


def settle(tables: Tables, cells: Cells) -> None:
    """Apply all answers together, so that nobody's choice depends on another's."""
    for seat in range(at_table(cells)):
        mark(tables, cells, seat, max(cells[ANSWERS + seat], PASS))
        cells[ANSWERS + seat] = WAITING


def mark(tables: Tables, cells: Cells, seat: int, numbers: int) -> None:
    """Cross numbers on a sheet, or none, and remember that the active player crossed something."""
    cells[SHEETS + seat] = cross(tables, cells[SHEETS + seat], numbers)
    cells[CROSSED] |= int(numbers != 0) & int(seat == cells[ACTIVE])


def begin_turn(cells: Cells, phase: int) -> None:
    """A new turn of the player who is now active."""
    cells[TURN] += 1
    cells[CROSSED] = 0
    cells[PHASE] = phase


def penalise(cells: Cells) -> None:
    """Whoever was active and crossed nothing takes a penalty; the others never do."""
    cells[SHEETS + cells[ACTIVE]] += 0 if cells[CROSSED] else PENALTY


def next_seat(cells: Cells) -> None:
    """The turn passes clockwise."""
    cells[ACTIVE] += 1
    if cells[ACTIVE] == cells[SEATS]:
        cells[ACTIVE] = 0


def boxes_full(tables: Tables, cells: Cells) -> bool:
    """Whether somebody has taken the last penalty."""
    for seat in range(at_table(cells)):
        if penalties(cells[SHEETS + seat]) >= tables.boxes:
            return True
    return False
