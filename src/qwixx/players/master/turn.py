"""What the rest of a turn comes to once everybody has answered: the best second action and move of the pawn.

The cells given are changed on the way and put back.
"""

from collections.abc import Sequence

from qwixx.otherwise import apart
from qwixx.players.master.judging import judge
from qwixx.players.master.match import in_match
from qwixx.players.master.memory import is_known, is_searched, remember, remember_search
from qwixx.players.master.network import BEST, MARGINS, OUT, SEATS_KNOWN, WINS
from qwixx.players.master.pairs import MOVES, PAIRS, TRIED
from qwixx.players.master.rollers import ROLLERS, seat_at, write_rollers
from qwixx.players.policy import Floats
from qwixx.rules.kernel.cells import ACTIVE, MAX_SEATS, PASS, SEATS, SHEETS
from qwixx.rules.kernel.dice import ROLLED, closed, colour_numbers, in_play, score
from qwixx.rules.kernel.pawns import FARTHEST, FINAL, PAWNS, announce_end, field_after, may_land
from qwixx.rules.kernel.sheet import PENALTY, count, cross, open_numbers, penalties
from qwixx.rules.kernel.source import Cells, Tables

NEVER = -1.0


def better(values: Floats, place: int, others: Floats, best: int, margins: int) -> bool:
    """Whether a chance to win is higher than the best, or as high with a higher margin, so many places on."""
    if values[place] != others[best]:
        return values[place] > others[best]
    return values[place + margins] > others[best + margins]


@apart
def best_second(tables: Tables, cells: Cells, done: int, among: int, numbers: Sequence[float], scratch: Floats) -> None:
    """What the active player's best second action and move come to, of those among which to look.

    There is neither if the game is over before.
    """
    if is_searched(cells, done, among, scratch):
        return
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
    remember_search(cells, done, among, scratch)


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
    promise(tables, cells, seat_at(cells, seat, 1), over, numbers, scratch)
    cells[SHEETS + seat] -= due
    cells[FINAL] = final
    if better(scratch, WINS + seat, scratch, BEST + seat, MAX_SEATS):
        for place in range(2 * MAX_SEATS):
            scratch[BEST + place] = scratch[WINS + place]


@apart
def promise(tables: Tables, cells: Cells, first: int, over: bool, numbers: Sequence[float], scratch: Floats) -> None:
    """What a position between turns promises every seat, this one being next to roll unless the game is over."""
    if is_known(cells, first, over, scratch):
        return
    if over:
        result(tables, cells, scratch)
    else:
        estimate(tables, cells, first, numbers, scratch)
    in_match(tables, cells, over, scratch)
    remember(cells, first, over, scratch)


@apart
def estimate(tables: Tables, cells: Cells, first: int, numbers: Sequence[float], scratch: Floats) -> None:
    """What the network says of a position between turns of one game."""
    seats = int(numbers[SEATS_KNOWN])
    if cells[SEATS] > seats:
        for place in range(2 * MAX_SEATS):
            scratch[WINS + place] = 0.0
    write_rollers(cells, first, scratch)
    judge(tables, cells, numbers, scratch)
    for place in range(seats):
        seat = int(scratch[ROLLERS + place])
        scratch[WINS + seat], scratch[MARGINS + seat] = scratch[OUT + place], scratch[OUT + seats + place]


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


CALLS = (
    better,
    best_second,
    crossed,
    moved,
    ended,
    promise,
    estimate,
    result,
)
