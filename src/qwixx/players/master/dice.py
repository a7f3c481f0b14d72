"""The dice games by a network that knows what positions between turns are worth.

The answers to the white sum are sealed, so with two players each answer is worth its worst outcome, whatever the other
answers; with more, every seat in turn takes its best answer to those of the others, a few times over. The active
player's best second action, and move of the pawn, follow each set of answers. The cells given are changed on the way
and put back.
"""

from collections.abc import Sequence

from qwixx.otherwise import apart
from qwixx.players.master import lines, match, memory, network, pairs, rollers, track
from qwixx.players.master.lines import look_up
from qwixx.players.master.match import in_match
from qwixx.players.master.memory import is_known, remember
from qwixx.players.master.network import BEST, MARGINS, OUT, SEATS_KNOWN, WINS, value
from qwixx.players.master.pairs import (
    AFTER_PAIRS,
    EVERY,
    MOVES,
    PAIRS,
    TRIED,
    forget_good,
    note_good,
    recalled,
)
from qwixx.players.master.rollers import ROLLERS, SHOWN, decide_who_is_shown, seat_at, write_rollers
from qwixx.players.master.track import look_up_track
from qwixx.players.policy import KINDS, MARGIN, WIN, Floats
from qwixx.rules.kernel.cells import ACTIVE, ANSWERS, CROSSED, MAX_SEATS, PASS, PHASE, SEATS, SHEETS, WAITING
from qwixx.rules.kernel.dice import (
    CLOSING,
    ROLLED,
    closed,
    colour_numbers,
    in_play,
    score,
    white_numbers,
)
from qwixx.rules.kernel.pawns import FARTHEST, FINAL, PAWNS, announce_end, field_after, may_land
from qwixx.rules.kernel.phases import BETWEEN, COLOUR, FIRST, REPLY, WHITE
from qwixx.rules.kernel.sheet import PENALTY, count, cross, open_numbers, penalties, sheet_score
from qwixx.rules.kernel.source import Cells, Rng, Tables

SWEEPS = 2  # over all seats, each answering best to what the others answer
NEVER = -1.0
FOLLOWS = AFTER_PAIRS  # by seat: the number crossed at the white sum, replies to a lock included
SCRATCH = FOLLOWS + MAX_SEATS


def choose(
    tables: Tables,
    cells: Cells,
    seat: int,
    codes: Cells,
    choices: int,
    numbers: Sequence[float],
    scratch: Floats,
    values: Floats,
    rng: Rng,  # noqa: ARG001 (it leaves nothing to chance)
) -> int:
    """The code with the highest chance to win, and of those the one with the highest margin."""
    phase = cells[PHASE]
    decide_who_is_shown(tables, cells, seat, numbers, scratch)
    forget_good(scratch)
    if phase == BETWEEN:
        return match.choose_between(tables, cells, seat, codes, choices)
    if phase == WHITE and cells[SEATS] > 2:
        expect_answers(tables, cells, numbers, scratch)
    best = 0
    for place in range(choices):
        if phase == WHITE:
            answered(tables, cells, seat, codes[place], numbers, scratch)
        elif phase == REPLY:
            replied(tables, cells, seat, codes[place], numbers, scratch)
        else:
            scratch[BEST + seat] = NEVER
            if phase == COLOUR:
                crossed(tables, cells, seat, codes[place], cells[CROSSED], EVERY, 0, numbers, scratch)
            else:
                moved(tables, cells, seat, codes[place], cells[CROSSED], numbers, scratch)
        values[KINDS * place + WIN] = scratch[BEST + seat]
        values[KINDS * place + MARGIN] = scratch[BEST + MAX_SEATS + seat]
        if better(values, KINDS * place, values, KINDS * best, 1):
            best = place
    return best


def better(values: Floats, place: int, others: Floats, best: int, margins: int) -> bool:
    """Whether a chance to win is higher than the best, or as high with a higher margin, so many places on."""
    if values[place] != others[best]:
        return values[place] > others[best]
    return values[place + margins] > others[best + margins]


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
    among = EVERY if closing else recalled(tables, own, scratch)
    best_second(tables, cells, 1 if own else 0, among, numbers, scratch)
    if not closing and among == EVERY:
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


@apart
def best_second(tables: Tables, cells: Cells, done: int, among: int, numbers: Sequence[float], scratch: Floats) -> None:
    """What the active player's best second action and move come to, of those among which to look.

    There is neither if the game is over before.
    """
    seat, shut = cells[ACTIVE], closed(tables, cells)
    scratch[BEST + seat] = NEVER
    for pair in range(PAIRS):
        scratch[TRIED + pair] = NEVER
    marks = 0
    if count(shut) < tables.rows_to_end:
        rolled = in_play(tables, cells[ROLLED], shut)
        marks = open_numbers(tables, cells[SHEETS + seat], shut) & colour_numbers(tables, rolled)
    crossed(tables, cells, seat, PASS, done, among, 0, numbers, scratch)
    pair = MOVES
    while marks:
        mark = marks & -marks
        marks ^= mark
        crossed(tables, cells, seat, mark, done, among, pair, numbers, scratch)
        pair += MOVES


@apart
def crossed(
    tables: Tables,
    cells: Cells,
    seat: int,
    mark: int,
    done: int,
    among: int,
    pair: int,
    numbers: Sequence[float],
    scratch: Floats,
) -> None:
    """What a second action comes to, with the best move of the pawn after it, of those among which to look."""
    new = cross(tables, 0, mark)
    cells[SHEETS + seat] ^= new
    shut = closed(tables, cells)
    open_now = open_numbers(tables, cells[SHEETS + seat], shut)
    farthest = FARTHEST if len(tables.track) and count(shut) < tables.rows_to_end else 0
    for steps in range(farthest + 1):
        if (among >> (pair + steps)) & 1 and (
            not steps or may_land(tables, field_after(tables, cells, seat, steps), cells[SHEETS + seat], open_now)
        ):
            moved(tables, cells, seat, steps, done | mark, numbers, scratch)
            scratch[TRIED + pair + steps] = scratch[WINS + seat]
    cells[SHEETS + seat] ^= new


@apart
def moved(
    tables: Tables, cells: Cells, seat: int, steps: int, done: int, numbers: Sequence[float], scratch: Floats
) -> None:
    """What moving the pawn comes to, or staying, which is all there is without a track."""
    if steps == PASS:
        ended(tables, cells, seat, done, numbers, scratch)
        return
    field, before, final = field_after(tables, cells, seat, steps), cells[PAWNS + seat], cells[FINAL]
    number = tables.track[field - 1] & ~cells[SHEETS + seat]
    new = cross(tables, 0, number)
    cells[SHEETS + seat] ^= new
    cells[PAWNS + seat] = field
    announce_end(tables, cells, field)
    ended(tables, cells, seat, done | number, numbers, scratch)
    cells[PAWNS + seat], cells[FINAL] = before, final
    cells[SHEETS + seat] ^= new


@apart
def ended(tables: Tables, cells: Cells, seat: int, done: int, numbers: Sequence[float], scratch: Floats) -> None:
    """What the end of a turn comes to, with the penalty where it is due, kept if it is the best so far."""
    over, final = count(closed(tables, cells)) >= tables.rows_to_end, cells[FINAL]
    due = 0 if over or done else PENALTY
    cells[SHEETS + seat] += due
    cells[FINAL] -= 1 if final else 0
    over = over or penalties(cells[SHEETS + seat]) >= tables.boxes or final == 1
    if over:
        result(tables, cells, scratch)
    else:
        promise(tables, cells, seat_at(cells, seat, 1), numbers, scratch)
    in_match(tables, cells, over, scratch)
    cells[SHEETS + seat] -= due
    cells[FINAL] = final
    if better(scratch, WINS + seat, scratch, BEST + seat, MAX_SEATS):
        for place in range(2 * MAX_SEATS):
            scratch[BEST + place] = scratch[WINS + place]


@apart
def promise(tables: Tables, cells: Cells, first: int, numbers: Sequence[float], scratch: Floats) -> None:
    """What a position between turns promises every seat by the network."""
    if is_known(cells, first, numbers, scratch):
        return
    seats = int(numbers[SEATS_KNOWN])
    if cells[SEATS] > seats:
        for place in range(2 * MAX_SEATS):
            scratch[WINS + place] = 0.0
    write_rollers(cells, first, scratch)
    size = 0
    if len(tables.track):
        size = look_up_track(tables, cells, numbers, scratch)
    else:
        size = look_up(tables, cells, numbers, scratch)
    value(numbers, size, scratch)
    for place in range(seats):
        seat = int(scratch[ROLLERS + place])
        scratch[WINS + seat], scratch[MARGINS + seat] = scratch[OUT + place], scratch[OUT + seats + place]
    remember(cells, first, numbers, scratch)


@apart
def result(tables: Tables, cells: Cells, scratch: Floats) -> None:
    """What a game that is over came to for every seat: a win, shared by those who tie, and the margin."""
    seats = cells[SEATS]
    for seat in range(seats):
        lead, tied = 1_000, 1
        for other in range(seats):
            if other != seat:
                ahead = score(tables, cells, seat) - score(tables, cells, other)
                lead = min(lead, ahead)
                tied += 1 if ahead == 0 else 0
        scratch[WINS + seat] = 1.0 / tied if lead >= 0 else 0.0
        scratch[MARGINS + seat] = float(lead)


def standing(
    tables: Tables, cells: Cells, seat: int, numbers: Sequence[float], scratch: Floats, values: Floats
) -> None:
    """What the position promises a seat before the next roll; if nobody is drawn to begin yet, on average."""
    decide_who_is_shown(tables, cells, seat, numbers, scratch)
    drawn = cells[PHASE] != FIRST
    win = margin = 0.0
    for first in range(1 if drawn else cells[SEATS]):
        promise(tables, cells, cells[ACTIVE] if drawn else first, numbers, scratch)
        in_match(tables, cells, False, scratch)
        win += scratch[WINS + seat]
        margin += scratch[MARGINS + seat]
    parts = 1 if drawn else cells[SEATS]
    values[WIN], values[MARGIN] = win / parts, margin / parts


CALLS = (
    *lines.CALLS,
    *network.CALLS,
    *match.CALLS,
    *memory.CALLS,
    *pairs.CALLS,
    *rollers.CALLS,
    *track.CALLS,
    better,
    answered,
    expect_answers,
    best_answer,
    settled,
    cross_all,
    followed,
    replied,
    best_second,
    crossed,
    moved,
    ended,
    promise,
    result,
)
