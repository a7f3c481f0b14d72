"""What a position promises: how long it will last, what every sheet may come to, and so who is likely to win.

These are estimates. Their constants were found in games of `careful` against `greedy` and against itself.
"""

import math
from collections.abc import Sequence

from qwixx.players import hands
from qwixx.players.hands import hand_promise
from qwixx.players.rows import chance_ahead, row_promise
from qwixx.rules.kernel.cells import ACTIVE, PHASE, SEATS, SHEETS
from qwixx.rules.kernel.dice import ROLLED, closed, white_numbers
from qwixx.rules.kernel.match import total_place
from qwixx.rules.kernel.pawns import FINAL, PAWNS
from qwixx.rules.kernel.phases import CALL, WHITE
from qwixx.rules.kernel.sheet import PENALTY, count, cross, locked, open_numbers, penalties, row_bits
from qwixx.rules.kernel.source import Cells, Tables

FIELDS_A_TURN = 4.0  # that a pawn moves
PENALTY_RISK, RISK_AVERTED = 0.35, 0.45  # in a turn of one's own: with nothing ahead, and less so the more is ahead
SPREAD, SPREAD_A_TURN, SPREAD_A_GAME = 5.0, 5.0, 25.0  # of the points by which two sheets will differ
DECIDED = 1e-6  # what the points still matter when the game is over: the more, or the fewer missing, the better


def turns_left(tables: Tables, cells: Cells, seat: int, sheet: int, field: int, closed_now: int) -> float:
    """How many turns are still to be expected after this one if this seat has this sheet; 0 if the game is over."""
    seats = cells[SEATS]
    locks = count(closed_now)
    crosses = boxes = 0
    for other in range(seats):
        theirs = sheet if other == seat else cells[SHEETS + other]
        crosses += count(theirs & (PENALTY - 1))
        boxes = max(boxes, penalties(theirs))
        locks = max(locks, count(locked(tables, theirs)))
    final = turns_on_track(tables, cells, seat, field)
    if boxes >= tables.boxes or locks >= tables.rows_to_end or final == 0.0:
        return 0.0
    if tables.suits:
        turns = 26.0 - 16.0 / seats - 0.65 * crosses / seats - locks
    else:
        turns = 30.0 - 13.0 / seats - 0.6 * crosses / seats - 4.0 * locks - boxes
    return max(1.0, min(turns, final))


def turns_on_track(tables: Tables, cells: Cells, seat: int, field: int) -> float:
    """How many turns until a pawn has brought about the end, this seat's being here; many without a track."""
    if not len(tables.track):
        return 100.0
    seats = cells[SEATS]
    if cells[FINAL]:
        return cells[FINAL] - 1.0
    goal = len(tables.track) - tables.last_fields
    if field > goal:
        return seats - 1.0
    foremost = field
    for other in range(seats):
        if other != seat:
            foremost = max(foremost, cells[PAWNS + other])
    return seats * (1.0 + (goal - foremost) / FIELDS_A_TURN)


def offers(tables: Tables, seats: int, turns: float) -> float:
    """How many numbers each row is offered in so many turns, less those that go to other rows."""
    if tables.suits:
        return 0.5 * turns * (1.0 + 2.0 / seats)
    return 0.65 * turns * (1.0 + 1.0 / seats)


def sheet_promise(
    tables: Tables, seats: int, sheet: int, closed_now: int, turns: float, numbers: Sequence[float]
) -> float:
    """The points a sheet may come to in so many more turns."""
    chances = offers(tables, seats, turns)
    ahead = 0.0
    total = 0.0
    for row in range(tables.rows):
        bits = row_bits(sheet, row)
        if row_bits(closed_now, row):
            total += tables.points[bits]
        else:
            total += row_promise(numbers, row, bits, chances)
            ahead += chance_ahead(tables, numbers, row, bits)
    risk = 0.0 if tables.suits else max(0.0, PENALTY_RISK - RISK_AVERTED * ahead)
    return total - tables.penalty * (penalties(sheet) + risk * turns / seats)


def pawn_promise(tables: Tables, seats: int, field: int, turns: float) -> float:
    """The points under the field that a pawn may come to."""
    fields = field + FIELDS_A_TURN * turns / seats
    before = int(fields)
    if before >= len(tables.track):
        return float(tables.bonus[len(tables.track)])
    return tables.bonus[before] + (fields - before) * (tables.bonus[before + 1] - tables.bonus[before])


def points_so_far(tables: Tables, cells: Cells, seat: int) -> int:
    """The totals of the games of a match that are over."""
    total = 0
    if tables.games > 1:
        for number in range(cells[tables.panel]):
            total += cells[total_place(tables.panel, number, seat)]
    return total


def closed_soon(tables: Tables, cells: Cells, seat: int) -> int:
    """The rows closed for everybody: now, or after an action for everybody if whoever else can lock a row does."""
    closed_now = soon = closed(tables, cells)
    if cells[PHASE] == WHITE:
        for other in range(cells[SEATS]):
            if other != seat:
                open_now = open_numbers(tables, cells[SHEETS + other], closed_now)
                last = open_now & white_numbers(tables, cells[ROLLED]) & tables.lasts
                soon |= locked(tables, cross(tables, 0, last & -last))
    return soon


def standing(
    tables: Tables,
    cells: Cells,
    seat: int,
    sheet: int,
    field: int,
    hand: int,
    closed_now: int,
    numbers: Sequence[float],
) -> float:
    """The chance to win, or alone the points to be expected, if the turn ends for this seat with all this."""
    seats = cells[SEATS]
    turns = turns_left(tables, cells, seat, sheet, field, closed_now)
    spread = spread_after(tables, cells, turns)
    mine = 0.0
    chance = 1.0
    for step in range(seats):
        other = (seat + step) % seats
        theirs = cells[SHEETS + other] if step else sheet
        promise = sheet_promise(tables, seats, theirs, closed_now, turns, numbers)
        promise += points_so_far(tables, cells, other)
        if len(tables.track):
            promise += pawn_promise(tables, seats, cells[PAWNS + other] if step else field, turns)
        if step:
            chance *= chance_to_beat(mine - promise, spread)
        else:
            mine = promise
            if hand and turns:
                now = cells[PHASE] == CALL and seat == cells[ACTIVE]
                mine += hand_promise(tables, sheet, hand, now, offers(tables, seats, turns), numbers)
    return chance if seats > 1 else mine


def spread_after(tables: Tables, cells: Cells, turns: float) -> float:
    """How far the points at the end may be from those expected; 0 if nothing is left to be played."""
    spread = SPREAD + SPREAD_A_TURN * math.sqrt(turns) if turns else 0.0
    if tables.games > 1:
        games = tables.games - cells[tables.panel] - 1
        spread = math.sqrt(spread * spread + games * SPREAD_A_GAME * SPREAD_A_GAME)
    return spread


def chance_to_beat(margin: float, spread: float) -> float:
    """The chance to end ahead of somebody; if it is over, whether it is so, and a little by how much."""
    if spread:
        away = margin / spread
        return 0.5 + 0.5 * away / math.sqrt(1.0 + away * away)
    if margin > 0.0:
        return 1.0 - DECIDED / (1.0 + margin)
    return 0.5 if margin == 0.0 else DECIDED / (1.0 - margin)


CALLS = (
    *hands.CALLS,
    turns_left,
    turns_on_track,
    offers,
    sheet_promise,
    pawn_promise,
    points_so_far,
    closed_soon,
    standing,
    spread_after,
    chance_to_beat,
)
