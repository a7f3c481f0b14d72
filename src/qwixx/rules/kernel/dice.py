"""The dice games: the original, and On Board, whose track adds a third action."""

from qwixx.rules.kernel.cells import (
    ACTIVE,
    COLOUR,
    FIRST,
    MOVE,
    OVER,
    PASS,
    PHASE,
    ROLL,
    SEATS,
    SHEETS,
    WHITE,
)
from qwixx.rules.kernel.pawns import (
    AFTER_PAWNS,
    PAWNS,
    announce_end,
    field_after,
    final_round_over,
    legal_moves,
)
from qwixx.rules.kernel.sheet import MOST_ROWS, count, list_numbers, locked, open_numbers, row_bits, sheet_score
from qwixx.rules.kernel.source import Cells, Kernel, Rng, Tables, pick
from qwixx.rules.kernel.turn import (
    begin_turn,
    boxes_full,
    clear,
    mark,
    may_act,
    next_seat,
    penalise,
    seal,
    settle,
    veil,
)

DICE = AFTER_PAWNS  # two white dice, then one a row; 0 is a die that has left or is not rolled yet
COLOURED = DICE + 2
MOST_DICE = 2 + MOST_ROWS
SIZE = DICE + MOST_DICE
CHOICES = 16
FACES = 6
ROLLS = FACES**MOST_DICE


def start(tables: Tables, cells: Cells, seats: int) -> None:  # noqa: ARG001 (every kernel starts alike)
    """Blank sheets, pawns on the start field."""
    clear(cells, SIZE, seats)


def closed(tables: Tables, cells: Cells) -> int:
    """The locks anybody has crossed: those colours are closed for everybody."""
    locks = 0
    for seat in range(cells[SEATS]):
        locks |= locked(tables, cells[SHEETS + seat])
    return locks


def white_numbers(tables: Tables, cells: Cells) -> int:
    """Action 1: the sum of the two white dice, in every row."""
    return tables.numbers[cells[DICE] + cells[DICE + 1]]


def colour_numbers(tables: Tables, cells: Cells) -> int:
    """Action 2: one white die added to one coloured die, in the row of that die's colour."""
    numbers = 0
    for row in range(tables.rows):
        die = cells[COLOURED + row]
        if die:
            numbers |= tables.cells[row * 16 + cells[DICE] + die]
            numbers |= tables.cells[row * 16 + cells[DICE + 1] + die]
    return numbers


def legal(tables: Tables, cells: Cells, seat: int, out: Cells) -> int:
    """What this seat may answer now; pass always comes first."""
    open_now = open_numbers(tables, cells[SHEETS + seat], closed(tables, cells))
    if cells[PHASE] == WHITE:
        return list_numbers(open_now & white_numbers(tables, cells), out)
    if cells[PHASE] == COLOUR:
        return list_numbers(open_now & colour_numbers(tables, cells), out)
    return legal_moves(tables, cells, seat, open_now, out)


def step(tables: Tables, cells: Cells, seat: int, code: int) -> None:
    """Do what a seat has chosen; the last sealed answer settles them all."""
    if cells[PHASE] == WHITE:
        if seal(cells, seat, code):
            settle(tables, cells)
            after_action(tables, cells, COLOUR)
    elif cells[PHASE] == COLOUR:
        mark(tables, cells, seat, code)
        after_action(tables, cells, MOVE)
    else:
        if code != PASS:
            move(tables, cells, seat, code)
        after_action(tables, cells, ROLL)


def move(tables: Tables, cells: Cells, seat: int, steps: int) -> None:
    """Move the pawn and cross the number it lands on, unless it is crossed already."""
    field = field_after(tables, cells, seat, steps)
    cells[PAWNS + seat] = field
    mark(tables, cells, seat, tables.track[field - 1] & ~cells[SHEETS + seat])
    announce_end(tables, cells, field)


def after_action(tables: Tables, cells: Cells, phase: int) -> None:
    """The end comes at once; otherwise the next action, and after the last one the end of the turn."""
    closed_now = closed(tables, cells)
    for row in range(tables.rows):
        if row_bits(closed_now, row):
            cells[COLOURED + row] = 0
    if count(closed_now) >= tables.rows_to_end:
        cells[PHASE] = OVER
    elif phase == ROLL or (phase == MOVE and not len(tables.track)):
        end_turn(tables, cells)
    else:
        cells[PHASE] = phase


def end_turn(tables: Tables, cells: Cells) -> None:
    """The penalty if nothing was crossed, then the next player, unless that or the final round ends the game."""
    penalise(cells)
    if boxes_full(tables, cells) or final_round_over(cells):
        cells[PHASE] = OVER
        return
    next_seat(cells)
    new_turn(cells)


def new_turn(cells: Cells) -> None:
    """The active player picks up the dice."""
    for die in range(MOST_DICE):
        cells[DICE + die] = 0
    begin_turn(cells, ROLL)


def draw(tables: Tables, cells: Cells, rng: Rng, out: Cells) -> int:
    """Who begins, or a roll of every die still in play (0 for one that has left)."""
    if cells[PHASE] == FIRST:
        out[0] = pick(rng, cells[SEATS])
        return 1
    closed_now = closed(tables, cells)
    chance_left = pick(rng, ROLLS)
    for die in range(2 + tables.rows):
        out[die] = chance_left % FACES + 1
        chance_left //= FACES
    for row in range(tables.rows):
        if row_bits(closed_now, row):
            out[2 + row] = 0
    return 2 + tables.rows


def chance(tables: Tables, cells: Cells, outcome: Cells) -> None:
    """Let an outcome happen."""
    if cells[PHASE] == FIRST:
        cells[ACTIVE] = outcome[0]
        new_turn(cells)
    else:
        for die in range(2 + tables.rows):
            cells[DICE + die] = outcome[die]
        cells[PHASE] = WHITE


def score(tables: Tables, cells: Cells, seat: int) -> int:
    """The sheet, and the points under the pawn."""
    return sheet_score(tables, cells[SHEETS + seat]) + tables.bonus[cells[PAWNS + seat]]


KERNEL = Kernel(SIZE, CHOICES, start, may_act, legal, step, draw, chance, veil, score)
