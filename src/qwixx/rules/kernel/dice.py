"""The dice games: the original, and On Board, whose track adds a third action."""

from qwixx.rules.kernel import endings
from qwixx.rules.kernel.cells import ACTIVE, ANSWERS, NOT_ASKED, PASS, PHASE, SEATS, SHEETS
from qwixx.rules.kernel.pawns import (
    AFTER_PAWNS,
    PAWNS,
    announce_end,
    field_after,
    final_round_over,
    legal_moves,
)
from qwixx.rules.kernel.phases import COLOUR, FIRST, MOVE, OVER, REPLY, ROLL, WHITE
from qwixx.rules.kernel.sheet import count, list_numbers, locked, nth, open_numbers, row_bits, sheet_score
from qwixx.rules.kernel.source import Cells, Kernel, Rng, Tables, pick
from qwixx.rules.kernel.turn import (
    at_table,
    begin_turn,
    boxes_full,
    clear,
    mark,
    next_seat,
    penalise,
    seal,
    settle,
    veil,
)

# Two white dice, then the coloured ones, four bits each; 0: it has left or is not rolled yet. Where people called only
# the white sum, that stands in the place of the first white die, and all others are 0.
ROLLED = AFTER_PAWNS
CLOSING = ROLLED + 1  # the last numbers whose crossing was announced, while the others reply
SIZE = CLOSING + 1
CHOICES = 16
FACE_BITS = 4
FACE = (1 << FACE_BITS) - 1
SIDES = 6  # of a die
ROLLS_OF_THREE = SIDES**3
MOST_DICE = 8
ALL_DICE = (1 << (MOST_DICE * FACE_BITS)) - 1


def start(tables: Tables, cells: Cells, seats: int) -> None:  # noqa: ARG001 (every kernel starts alike)
    """Blank sheets, pawns on the start field."""
    clear(cells, SIZE, seats)


def closed(tables: Tables, cells: Cells) -> int:
    """The locks anybody has crossed: those rows are closed for everybody."""
    crossed = 0
    for seat in range(at_table(cells)):
        crossed |= cells[SHEETS + seat]
    return locked(tables, crossed)


def die(rolled: int, place: int) -> int:
    """What one of the dice shows: 0 and 1 are the white ones, then the coloured ones."""
    return (rolled >> (place * FACE_BITS)) & FACE


def white_numbers(tables: Tables, rolled: int) -> int:
    """Action 1: the sum of the two white dice, in every row."""
    return tables.numbers[die(rolled, 0) + die(rolled, 1)]


def colour_numbers(tables: Tables, rolled: int) -> int:
    """Action 2: one white die added to one coloured die, on a number of that die's colour."""
    numbers = 0
    for colour in range(tables.dice):
        coloured = die(rolled, 2 + colour)
        if coloured:
            numbers |= tables.of_die[colour * 16 + die(rolled, 0) + coloured]
            numbers |= tables.of_die[colour * 16 + die(rolled, 1) + coloured]
    return numbers


def called_numbers(tables: Tables, cells: Cells, seat: int) -> int:
    """Action 2 where only the white sum was called: whatever any dice still in play could give with this sum.

    It is apart from `legal_numbers`, as no dice that a program rolls come to it, and those are to be fast.
    """
    total, closed_now = die(cells[ROLLED], 0), closed(tables, cells)
    left = in_play(tables, ALL_DICE, closed_now)
    least, most = max(total - SIDES, 1) + 1, min(total - 1, SIDES) + SIDES
    numbers = 0
    for colour in range(tables.dice):
        if die(left, 2 + colour):
            for value in range(least, most + 1):
                numbers |= tables.of_die[colour * 16 + value]
    return open_numbers(tables, cells[SHEETS + seat], closed_now) & numbers


def closed_before(tables: Tables, cells: Cells) -> int:
    """The rows closed for everybody but those whose locks were just announced: these close after the replies."""
    return closed(tables, cells) & ~(cells[CLOSING] << 1)


def legal_numbers(tables: Tables, cells: Cells, seat: int) -> int:
    """The numbers this seat may cross in action 1 or 2, or in reply to a lock."""
    open_now = open_numbers(tables, cells[SHEETS + seat], closed_before(tables, cells))
    if cells[PHASE] == WHITE:
        return open_now & white_numbers(tables, cells[ROLLED])
    if cells[PHASE] == REPLY:
        return open_now & cells[CLOSING]
    return open_now & colour_numbers(tables, cells[ROLLED])


def legal(tables: Tables, cells: Cells, seat: int, out: Cells) -> int:
    """What this seat may answer now; pass always comes first."""
    if cells[PHASE] == MOVE:
        open_now = open_numbers(tables, cells[SHEETS + seat], closed(tables, cells))
        return legal_moves(tables, cells, seat, open_now, out)
    return list_numbers(legal_numbers(tables, cells, seat), out)


def any_code(tables: Tables, cells: Cells, seat: int, rng: Rng, out: Cells) -> int:
    """Any of the legal codes, each as likely; numbers are not listed for it, which would take most of the time."""
    if cells[PHASE] == MOVE:
        return out[pick(rng, legal(tables, cells, seat, out))]
    numbers = legal_numbers(tables, cells, seat)
    return nth(numbers, pick(rng, 1 + count(numbers)))


def step(tables: Tables, cells: Cells, seat: int, code: int) -> None:
    """Do what a seat has chosen; the last sealed answer settles them all."""
    if cells[PHASE] == WHITE:
        if seal(cells, seat, code):
            settle_white(tables, cells)
    elif cells[PHASE] == REPLY:
        if seal(cells, seat, code):
            settle_reply(tables, cells)
    elif cells[PHASE] == COLOUR:
        mark(tables, cells, seat, code)
        after_action(tables, cells, MOVE)
    else:
        if code != PASS:
            move(tables, cells, seat, code)
        after_action(tables, cells, ROLL)


def settle_white(tables: Tables, cells: Cells) -> None:
    """Open the answers of action 1. A lock among them is announced, and whoever may still follow is asked."""
    closing = 0
    for seat in range(at_table(cells)):
        closing |= cells[ANSWERS + seat]
    closing &= tables.lasts
    asked = who_may_follow(tables, cells, closing) if closing and tables.announced else 0
    settle(tables, cells)
    if asked:
        ask_again(cells, asked, closing)
    else:
        after_action(tables, cells, COLOUR)


def settle_reply(tables: Tables, cells: Cells) -> None:
    """Open the replies to an announced lock; now the row closes."""
    settle(tables, cells)
    cells[CLOSING] = 0
    after_action(tables, cells, COLOUR)


def who_may_follow(tables: Tables, cells: Cells, closing: int) -> int:
    """The seats, as bits, that cross nothing in this action and may cross one of these last numbers."""
    asked = 0
    for seat in range(at_table(cells)):
        if cells[ANSWERS + seat] == PASS and open_numbers(tables, cells[SHEETS + seat], 0) & closing:
            asked |= 1 << seat
    return asked


def ask_again(cells: Cells, asked: int, closing: int) -> None:
    """These seats, and no others, are asked whether they complete these rows as well."""
    for seat in range(at_table(cells)):
        if not (asked >> seat) & 1:
            cells[ANSWERS + seat] = NOT_ASKED
    cells[CLOSING] = closing
    cells[PHASE] = REPLY


def move(tables: Tables, cells: Cells, seat: int, steps: int) -> None:
    """Move the pawn and cross the number it lands on, unless it is crossed already."""
    field = field_after(tables, cells, seat, steps)
    cells[PAWNS + seat] = field
    mark(tables, cells, seat, tables.track[field - 1] & ~cells[SHEETS + seat])
    announce_end(tables, cells, field)


def after_action(tables: Tables, cells: Cells, phase: int) -> None:
    """The end comes at once; otherwise the next action, and after the last one the end of the turn."""
    closed_now = closed(tables, cells)
    cells[ROLLED] = in_play(tables, cells[ROLLED], closed_now)
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
    cells[ROLLED] = 0
    begin_turn(cells, ROLL)


def draw(tables: Tables, cells: Cells, rng: Rng, out: Cells) -> int:
    """Who begins, or a roll of every die still in play (0 for one that has left)."""
    if cells[PHASE] == FIRST:
        out[0] = pick(rng, cells[SEATS])
        return 1
    roll = 0
    for place in range(0, 2 + tables.dice, 3):
        roll |= tables.triples[pick(rng, ROLLS_OF_THREE)] << (place * FACE_BITS)
    all_dice = (1 << ((2 + tables.dice) * FACE_BITS)) - 1
    out[0] = in_play(tables, roll & all_dice, closed(tables, cells))
    return 1


def in_play(tables: Tables, rolled: int, closed_now: int) -> int:
    """A roll without the dice that the closed rows have taken away."""
    if closed_now:
        for row in range(tables.rows):
            if row_bits(closed_now, row):
                rolled &= ~(FACE << ((2 + tables.lock_die[row]) * FACE_BITS))
    return rolled


def chance(tables: Tables, cells: Cells, outcome: Cells) -> None:  # noqa: ARG001 (every kernel's chance is alike)
    """Let an outcome happen."""
    if cells[PHASE] == FIRST:
        cells[ACTIVE] = outcome[0]
        new_turn(cells)
    else:
        cells[ROLLED] = outcome[0]
        cells[PHASE] = WHITE


def score(tables: Tables, cells: Cells, seat: int) -> int:
    """The sheet, and the points under the pawn."""
    return sheet_score(tables, cells[SHEETS + seat]) + tables.bonus[cells[PAWNS + seat]]


def ending(tables: Tables, cells: Cells) -> int:
    """What ended a game that is over: penalties, closed rows, or the final round on the track."""
    if boxes_full(tables, cells):
        return endings.PENALTIES
    return endings.ROWS if count(closed(tables, cells)) >= tables.rows_to_end else endings.TRACK


KERNEL = Kernel(SIZE, CHOICES, start, legal, any_code, step, draw, chance, veil, score, ending)
