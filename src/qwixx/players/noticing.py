"""What a person notices of a position: which choices, which ends. The same position looks the same each time."""

from collections.abc import Sequence

from qwixx.players import impressions, traits
from qwixx.players.greedy import skipped
from qwixx.players.impressions import OF_CHOICES, OF_ENDS, seems
from qwixx.players.outlook import closed_soon
from qwixx.players.traits import CHOICES, ENDS, LOCKS, trait
from qwixx.rules.kernel.cells import ACTIVE, PASS, PHASE, SHEETS
from qwixx.rules.kernel.codes import numbers_crossed
from qwixx.rules.kernel.dice import closed
from qwixx.rules.kernel.pawns import field_after
from qwixx.rules.kernel.phases import BETWEEN, MOVE, PLAY, TAKE
from qwixx.rules.kernel.sheet import count, cross, locked
from qwixx.rules.kernel.source import Cells, Tables


def marks_of(tables: Tables, cells: Cells, seat: int, code: int) -> int:
    """The numbers that a code crosses."""
    if cells[PHASE] == BETWEEN or cells[PHASE] == TAKE:
        return 0
    if cells[PHASE] == PLAY:
        return numbers_crossed(code)
    if cells[PHASE] != MOVE or code == PASS:
        return code
    return tables.track[field_after(tables, cells, seat, code) - 1] & ~cells[SHEETS + seat]


def is_plain(tables: Tables, cells: Cells, seat: int, marks: int) -> bool:
    """Whether a cross needs no thought: it skips nothing and locks nothing."""
    return marks > 0 and not marks & tables.lasts and not skipped(tables, cells[SHEETS + seat], marks)


def plain_cross_there(tables: Tables, cells: Cells, seat: int, codes: Cells, choices: int) -> bool:
    """Whether it is this seat's turn, and it may cross something that needs no thought."""
    if seat == cells[ACTIVE]:
        for place in range(choices):
            if is_plain(tables, cells, seat, marks_of(tables, cells, seat, codes[place])):
                return True
    return False


def does_nothing(phase: int, code: int) -> bool:
    """Whether a code passes, cards discarded or not."""
    return not (numbers_crossed(code) if phase == PLAY else code)


def overlooked(tables: Tables, cells: Cells, seat: int, code: int, look: int, numbers: Sequence[float]) -> bool:
    """Whether a choice is not noticed in this position; passing and what needs no thought always are."""
    marks = marks_of(tables, cells, seat, code)
    if cells[PHASE] == BETWEEN or is_plain(tables, cells, seat, marks):
        return False
    if cells[PHASE] != TAKE and not marks:
        return False
    return seems(look, OF_CHOICES + code) < trait(tables, numbers, LOCKS if marks & tables.lasts else CHOICES)


def sees_ends(tables: Tables, look: int, numbers: Sequence[float]) -> bool:
    """Whether it is seen in this position that the game can end now."""
    return seems(look, OF_ENDS) >= trait(tables, numbers, ENDS)


def closed_seen(tables: Tables, cells: Cells, seat: int, look: int, numbers: Sequence[float]) -> int:
    """The rows closed for everybody, those that others can close now included if that is seen."""
    if tables.suits:
        return 0
    return closed_soon(tables, cells, seat) if sees_ends(tables, look, numbers) else closed(tables, cells)


def brings_the_end(tables: Tables, cells: Cells, seat: int, marks: int) -> bool:
    """Whether these crosses end the game."""
    before = locked(tables, cells[SHEETS + seat]) if tables.suits else closed(tables, cells)
    return marks & tables.lasts > 0 and count(before | locked(tables, cross(tables, 0, marks))) >= tables.rows_to_end


CALLS = (
    *impressions.CALLS,
    *traits.CALLS,
    skipped,
    marks_of,
    is_plain,
    plain_cross_there,
    does_nothing,
    overlooked,
    sees_ends,
    closed_seen,
    brings_the_end,
)
