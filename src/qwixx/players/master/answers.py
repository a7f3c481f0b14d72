"""What answers to the white sum are worth, and replies to a lock.

The answers are sealed, so with two players each answer is worth its worst outcome, whatever the other answers; with
more, every seat in turn takes its best answer to those of the others, a few times over.
"""

from collections.abc import Sequence

from qwixx.otherwise import apart
from qwixx.players.master.memory import AFTER_MEMORY, is_expected, remember_expected
from qwixx.players.master.network import BEST, SEATS_KNOWN
from qwixx.players.master.pairs import EVERY, note_good, recalled
from qwixx.players.master.rollers import SHOWN, seat_at
from qwixx.players.master.turn import NEVER, best_second
from qwixx.players.policy import Floats
from qwixx.rules.kernel.cells import ACTIVE, ANSWERS, CROSSED, MAX_SEATS, PASS, SEATS, SHEETS, WAITING
from qwixx.rules.kernel.dice import CLOSING, ROLLED, closed, white_numbers
from qwixx.rules.kernel.sheet import cross, open_numbers, sheet_score
from qwixx.rules.kernel.source import Cells, Tables

SWEEPS = 2  # over all seats, each answering best to what the others answer

# In the scratch buffer.
FOLLOWS = AFTER_MEMORY  # by seat: the number crossed at the white sum, replies to a lock included
AFTER_ANSWERS = FOLLOWS + MAX_SEATS


@apart
def answered(tables: Tables, cells: Cells, seat: int, code: int, numbers: Sequence[float], scratch: Floats) -> None:
    """What an answer to the white sum is worth: with two players the worst that the other can make of it."""
    cells[ANSWERS + seat] = code
    if cells[SEATS] > 2:
        settled(tables, cells, numbers, scratch)
        return
    other = 1 - seat
    marks = open_numbers(tables, cells[SHEETS + other], closed(tables, cells)) & white_numbers(tables, cells[ROLLED])
    win = margin = 1e9
    cells[ANSWERS + other] = PASS
    while True:
        settled(tables, cells, numbers, scratch)
        if scratch[BEST + seat] < win:
            win, margin = scratch[BEST + seat], scratch[BEST + MAX_SEATS + seat]
        if not marks:
            break
        cells[ANSWERS + other] = marks & -marks
        marks &= marks - 1
    scratch[BEST + seat], scratch[BEST + MAX_SEATS + seat] = win, margin


def expect_answers(tables: Tables, cells: Cells, numbers: Sequence[float], scratch: Floats) -> None:
    """With more than two players: what everybody is expected to answer, each to what the others answer."""
    if is_expected(cells, scratch):
        return
    for other in range(cells[SEATS]):
        cells[ANSWERS + other] = PASS
    for _ in range(SWEEPS if cells[SEATS] <= numbers[SEATS_KNOWN] else 1):
        changed = False
        for step in range(cells[SEATS]):
            other = seat_at(cells, cells[ACTIVE], step)
            before = cells[ANSWERS + other]
            if scratch[SHOWN + other]:
                cells[ANSWERS + other] = best_answer(tables, cells, other, numbers, scratch)
            changed = changed or cells[ANSWERS + other] != before
        if not changed:
            break
    remember_expected(cells, scratch)


@apart
def best_answer(tables: Tables, cells: Cells, seat: int, numbers: Sequence[float], scratch: Floats) -> int:
    """What a seat answers best to what the others answer."""
    marks = open_numbers(tables, cells[SHEETS + seat], closed(tables, cells)) & white_numbers(tables, cells[ROLLED])
    best = mark = PASS
    most = NEVER
    while marks:
        cells[ANSWERS + seat] = mark
        settled(tables, cells, numbers, scratch)
        if scratch[BEST + seat] > most:
            best, most = mark, scratch[BEST + seat]
        marks ^= mark
        mark = marks & -marks
    return best


@apart
def settled(tables: Tables, cells: Cells, numbers: Sequence[float], scratch: Floats) -> None:
    """What the answers, the replies to a lock among them, and the best second action come to, at `BEST`."""
    closing = 0
    for seat in range(cells[SEATS]):
        closing |= cells[ANSWERS + seat]
    closing &= tables.lasts
    if not tables.announced:
        closing = 0
    for seat in range(cells[SEATS]):
        scratch[FOLLOWS + seat] = cells[ANSWERS + seat]
        if closing and cells[ANSWERS + seat] == PASS:
            scratch[FOLLOWS + seat] = followed(tables, cells[SHEETS + seat], closing)
    cross_all(tables, cells, scratch)
    own = int(scratch[FOLLOWS + cells[ACTIVE]])
    few = cells[SEATS] == 2 and not len(tables.track)  # then there is time for all
    among = EVERY if closing or few else recalled(tables, own, scratch)
    best_second(tables, cells, 1 if own else 0, among, numbers, scratch)
    if not closing and not few and among == EVERY:
        note_good(tables, own, scratch)
    cross_all(tables, cells, scratch)


def cross_all(tables: Tables, cells: Cells, scratch: Floats) -> None:
    """Cross what every seat crosses at the white sum, or take it back."""
    for seat in range(cells[SEATS]):
        cells[SHEETS + seat] ^= cross(tables, 0, int(scratch[FOLLOWS + seat]))


def followed(tables: Tables, sheet: int, closing: int) -> int:
    """The last number that gives most, of those that may be crossed in reply to a lock; the row closes in any case."""
    marks = open_numbers(tables, sheet, 0) & closing
    best = PASS
    most = sheet_score(tables, sheet)
    while marks:
        mark = marks & -marks
        marks ^= mark
        points = sheet_score(tables, cross(tables, sheet, mark))
        if points > most:
            best, most = mark, points
    return best


@apart
def replied(tables: Tables, cells: Cells, seat: int, code: int, numbers: Sequence[float], scratch: Floats) -> None:
    """What a reply to a lock is worth, the others following wherever they may."""
    for other in range(cells[SEATS]):
        scratch[FOLLOWS + other] = PASS
        if other != seat and cells[ANSWERS + other] >= WAITING:
            scratch[FOLLOWS + other] = followed(tables, cells[SHEETS + other], cells[CLOSING])
    scratch[FOLLOWS + seat] = code
    cross_all(tables, cells, scratch)
    done = cells[CROSSED] or scratch[FOLLOWS + cells[ACTIVE]] > PASS
    best_second(tables, cells, 1 if done else 0, EVERY, numbers, scratch)
    cross_all(tables, cells, scratch)


CALLS = (
    answered,
    expect_answers,
    best_answer,
    settled,
    cross_all,
    followed,
    replied,
)
