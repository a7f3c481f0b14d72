"""The card game with real cards: nobody tells the rules what a hand holds, only which number lay on top of the pile
and what was crossed with the cards that were played."""

from qwixx.rules.kernel.cards import ended, ending, number_of, score
from qwixx.rules.kernel.cells import ACTIVE, DEVICE, PASS, PHASE, SEATS, SHEETS
from qwixx.rules.kernel.codes import numbers_crossed, play_code
from qwixx.rules.kernel.phases import CALL, FIRST, OVER, PLAY, TOP
from qwixx.rules.kernel.plays import SUIT, lowest_marks
from qwixx.rules.kernel.sheet import ROW_BITS, count, list_numbers, nth, open_numbers, row_bits
from qwixx.rules.kernel.source import Cells, Kernel, Rng, Tables, pick
from qwixx.rules.kernel.turn import begin_turn, clear, mark, next_seat, penalise, seal, settle, veil

CALLED = DEVICE  # the number on top of the pile, once somebody said it; 0 before
SIZE = CALLED + 1
CHOICES = 256


def start(tables: Tables, cells: Cells, seats: int) -> None:  # noqa: ARG001 (every kernel starts alike)
    """Blank sheets."""
    clear(cells, SIZE, seats)


def legal(tables: Tables, cells: Cells, seat: int, out: Cells) -> int:
    """What this seat may answer now; pass always comes first."""
    if cells[PHASE] == CALL:
        return list_numbers(called_numbers(tables, cells, seat), out)
    return list_crosses(tables, cells[SHEETS + seat], out)


def called_numbers(tables: Tables, cells: Cells, seat: int) -> int:
    """The number that was called, in every row where it may be crossed."""
    return open_numbers(tables, cells[SHEETS + seat], 0) & tables.numbers[cells[CALLED]]


def crossable(tables: Tables, sheet: int, row: int) -> int:
    """What some cards of a row's colour could cross in it, without nothing: places in `tables.marks`, as bits."""
    return tables.markable[(row << ROW_BITS) + row_bits(sheet, row)] & ~1


def list_crosses(tables: Tables, sheet: int, out: Cells) -> int:
    """Write pass, and whatever one to three cards of one colour could cross."""
    out[0] = PASS
    size = 1
    for row in range(tables.rows):
        marks = crossable(tables, sheet, row)
        while marks:
            out[size] = play_code(0, row, lowest_marks(tables, marks))
            size += 1
            marks &= marks - 1
    return size


def any_code(tables: Tables, cells: Cells, seat: int, rng: Rng, out: Cells) -> int:
    """Any of the legal codes, each as likely."""
    if cells[PHASE] == CALL:
        numbers = called_numbers(tables, cells, seat)
        return nth(numbers, pick(rng, 1 + count(numbers)))
    return out[pick(rng, list_crosses(tables, cells[SHEETS + seat], out))]


def step(tables: Tables, cells: Cells, seat: int, code: int) -> None:
    """Do what a seat has chosen; the last sealed answer settles them all."""
    if cells[PHASE] == CALL:
        if seal(cells, seat, code):
            settle(tables, cells)
            cells[PHASE] = OVER if ended(tables, cells) else PLAY
    else:
        mark(tables, cells, seat, numbers_crossed(code))
        end_turn(tables, cells)


def end_turn(tables: Tables, cells: Cells) -> None:
    """The penalty if nothing was crossed, then the next player, unless the game has ended."""
    penalise(cells)
    if ended(tables, cells):
        cells[PHASE] = OVER
        return
    next_seat(cells)
    new_turn(cells)


def new_turn(cells: Cells) -> None:
    """The active player takes cards, which nobody here sees, and looks at the top of the pile."""
    cells[CALLED] = 0
    begin_turn(cells, TOP)


def draw(tables: Tables, cells: Cells, rng: Rng, out: Cells) -> int:  # noqa: ARG001 (every kernel draws alike)
    """Who begins, or the number on top: as far as anybody here knows, each is as likely."""
    out[0] = pick(rng, cells[SEATS]) if cells[PHASE] == FIRST else number_of(pick(rng, SUIT))
    return 1


def chance(tables: Tables, cells: Cells, outcome: Cells) -> None:  # noqa: ARG001
    """Let an outcome happen."""
    if cells[PHASE] == FIRST:
        cells[ACTIVE] = outcome[0]
        new_turn(cells)
    else:
        cells[CALLED] = outcome[0]
        cells[PHASE] = CALL


KERNEL = Kernel(SIZE, CHOICES, start, legal, any_code, step, draw, chance, veil, score, ending)
