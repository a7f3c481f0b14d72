"""Which lines of its table a network looks up for a position: one in each of several slots, slot after slot."""

from itertools import accumulate
from typing import NamedTuple

import numpy as np

from qwixx.rules.kernel.sheet import ROW_BITS
from qwixx.rules.track import MOST_POINTS
from training.sheets import Array, Sheet
from training.tracks import CROSSED, HORIZON, NEVER, STATES, WINDOW, Pawns, ahead
from training.turns import Position, closed, leads, scores

MOST_LEAD = 60  # a lead beyond is looked up as this
MOST_LEFT = 40  # more fields left are looked up as this
MOST_AHEAD = 20  # a pawn further ahead is looked up as this
GROUP = 3  # fields of the window that are looked up together
REACHES = (5, 15)  # fields on, where the points are looked up
HALF = ROW_BITS // 2  # bits of a row that are looked up together


class Shape(NamedTuple):
    """What a network is for and how large it is."""

    seats: int
    slots: tuple[int, ...]  # the lines of each
    hidden: tuple[int, ...]
    learner: bool = False  # whether the last slot is which seat learns

    @property
    def lines(self) -> int:
        """Lines of the whole table."""
        return sum(self.slots)

    @property
    def starts(self) -> list[int]:
        """The first line of every slot."""
        return [0, *accumulate(self.slots)][:-1]


def shape_for(sheet: Sheet, seats: int, hidden: tuple[int, ...]) -> Shape:
    """The network of this size for a sheet and a number of players."""
    rows = seats * sheet.rows
    leading = 1 if seats == 2 else seats
    lead = 2 * MOST_LEAD + 1
    if not sheet.tracks:
        return Shape(seats, (*[sheet.codes + 1] * rows, *[sheet.boxes] * seats, *[lead] * leading), hidden)
    slots = (
        *[sheet.tracks.pairs + 1] * rows,
        *[1 << HALF] * (2 * rows),
        *[sheet.boxes] * seats,
        *[2 * lead] * leading,
        seats,
        *[STATES**GROUP] * (seats * WINDOW // GROUP),
        *[HORIZON - WINDOW + 1] * (2 * seats),
        *[MOST_LEFT + 1] * seats,
        *[MOST_POINTS + 1] * (seats * len(REACHES)),
        *[2 * MOST_AHEAD + 1] * leading,
    )
    return Shape(seats, slots, hidden)


def with_learner(shape: Shape) -> Shape:
    """The same network, which is also told which seat learns."""
    return shape._replace(slots=(*shape.slots, shape.seats), learner=True)


def lookups(sheet: Sheet, shape: Shape, position: Position, codes: Array | None = None) -> Array:
    """By position: the lines of the table that it looks up; with `codes`, as if its rows stood in another order."""
    rows = position.codes if codes is None else codes
    parts = _on_track(sheet, shape, position, rows) if sheet.tracks else _on_sheets(sheet, shape, position, rows)
    told = [position.learner[:, None]] if shape.learner else []
    return sheet.xp.concatenate([*parts, *told], -1) + np.array(shape.starts, np.int32)


def _on_sheets(sheet: Sheet, shape: Shape, position: Position, codes: Array) -> list[Array]:
    """Of a game without a track: every row, the penalties, how far seats lead."""
    rows = sheet.xp.where(closed(sheet, codes)[:, None], sheet.codes, codes).reshape(-1, shape.seats * sheet.rows)
    return [rows, position.penalties, _leads(sheet, shape, position)]


def _leads(sheet: Sheet, shape: Shape, position: Position) -> Array:
    """How far who rolls leads; of more than two, how far each does."""
    xp = sheet.xp
    ahead_by = leads(scores(sheet, position), xp)
    ahead_by = ahead_by[:, :1] if shape.seats == 2 else ahead_by
    return xp.clip(ahead_by, -MOST_LEAD, MOST_LEAD) + MOST_LEAD


def _on_track(sheet: Sheet, shape: Shape, position: Position, codes: Array) -> list[Array]:
    """Of a game with a track: the sheets, whether the end is announced, and what lies before every pawn."""
    assert sheet.tracks
    assert position.pawns
    xp, pawns, count = sheet.xp, position.pawns, shape.seats * sheet.rows
    rows = xp.where(closed(sheet, codes)[:, None], sheet.tracks.pairs, sheet.tracks.pair[codes])
    halves = xp.stack([codes & ((1 << HALF) - 1), codes >> HALF], -1)
    announced = xp.where(pawns.final > 0, 2 * MOST_LEAD + 1, 0)[:, None]
    return [
        rows.reshape(-1, count),
        halves.reshape(-1, 2 * count),
        position.penalties,
        _leads(sheet, shape, position) + announced,
        pawns.final[:, None],
        *_ahead(sheet, position),
        *_fields(sheet, shape, pawns),
    ]


def _ahead(sheet: Sheet, position: Position) -> list[Array]:
    """How the next free fields look to every seat, in groups; of those beyond, how many are lost, how many crossed."""
    assert position.pawns
    xp, seats = sheet.xp, position.pawns.fields.shape[-1]
    states = [_states(sheet, position, seat) for seat in range(seats)]
    groups = xp.concatenate([state[:, :WINDOW] for state in states], -1).reshape(-1, seats * WINDOW // GROUP, GROUP)
    beyond = xp.stack([state[:, WINDOW:] for state in states], 1)
    lines = (groups * xp.asarray([STATES**place for place in range(GROUP)])).sum(-1)
    return [lines, (beyond == NEVER).sum(-1), (beyond == CROSSED).sum(-1)]


def _states(sheet: Sheet, position: Position, seat: int) -> Array:
    """By position and free field ahead of a seat: how its number looks; past the end lost, or beyond the window 5."""
    assert sheet.tracks
    assert position.pawns
    xp, tracks, pawns = sheet.xp, sheet.tracks, position.pawns
    board, steps = pawns.board[:, None], xp.arange(1, HORIZON + 1)
    past = tracks.length[board] + 1
    field = xp.minimum(ahead(xp, pawns.fields, seat, steps), past)
    row, place = tracks.row[board, field], tracks.place[board, field]
    state = tracks.state[xp.take_along_axis(position.codes[:, seat], row, -1), place]
    shut = xp.take_along_axis(closed(sheet, position.codes), row, -1)
    state = xp.where(shut & (state != CROSSED), NEVER, state)
    return xp.where((field == past) & (steps > WINDOW), STATES, state)


def _fields(sheet: Sheet, shape: Shape, pawns: Pawns) -> list[Array]:
    """How many fields are left to every seat, what points lie ahead of it, and how far its pawn is before others."""
    assert sheet.tracks
    xp, tracks = sheet.xp, sheet.tracks
    board = pawns.board[:, None]
    last, here = tracks.length[board], tracks.points[board, pawns.fields]
    left = xp.clip(last - pawns.fields, 0, MOST_LEFT)
    gains = [tracks.points[board, xp.minimum(pawns.fields + reach, last)] - here for reach in REACHES]
    before = leads(pawns.fields, xp)
    before = before[:, :1] if shape.seats == 2 else before
    return [left, *gains, xp.clip(before, -MOST_AHEAD, MOST_AHEAD) + MOST_AHEAD]
