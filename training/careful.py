"""The player `careful` for many games at once, for a best response to learn against; only without a track.

What a row promises and how long a game will last are tables worked out by `qwixx.players` itself. The tests hold its
decisions to those of the player.
"""

from functools import cache, partial
from typing import Any, NamedTuple

import numpy as np

from qwixx.players.outlook import DECIDED, PENALTY_RISK, RISK_AVERTED, offers, spread_after, turns_left
from qwixx.players.rows import chance_ahead, row_promise, tables_of_rows
from qwixx.rules.errors import SetupError
from qwixx.rules.game import Game
from qwixx.rules.kernel.cells import SEATS, SHEETS
from qwixx.rules.kernel.sheet import PENALTY, ROW_BITS
from training.loops import mapped
from training.pawns import crossed_second
from training.responses import Fixed
from training.sheets import Array, Sheet, reachable
from training.turns import NEVER, Position, Roll, Worth, closed, may_answer, may_second, white_places


class Promises(NamedTuple):
    """What `careful` expects."""

    length: Array  # by crosses of all, boxes of who has most, and closed rows: the number of a length
    turns: Array  # by number of a length: turns left
    spread: Array  # by number of a length: how far points may be from those expected
    rows: Array  # by number of a length, row and code: the points of a row
    ahead: Array  # by row and code: how likely a number offered is one of those that are left
    crosses: Array  # by code


def careful(game: Game, sheet: Sheet, seats: int) -> Fixed:
    """Players who decide as `careful` does."""
    if sheet.tracks:
        raise SetupError("With a track there is no careful player to learn against.")
    promises = promises_of(game, sheet, seats)
    return Fixed(partial(answers, sheet, promises), partial(value, sheet, promises))


def promises_of(game: Game, sheet: Sheet, seats: int) -> Promises:
    """The tables for a game with so many players, as numbers of the library of the sheet."""
    tables, numbers = game.tables, tables_of_rows(game.layout, False)
    turns, length = np.unique(_turns(game, seats), return_inverse=True)
    rows = np.zeros((len(turns), tables.rows, sheet.codes))
    ahead, crosses = np.zeros((tables.rows, sheet.codes)), np.zeros(sheet.codes, np.int32)
    for row in range(tables.rows):
        for code, bits in {int(sheet.code_of[bits]): bits for bits in reachable(tables, row)}.items():
            crosses[code], ahead[row, code] = bits.bit_count(), chance_ahead(tables, numbers, row, bits)
            rows[:, row, code] = [row_promise(numbers, row, bits, offers(tables, seats, left)) for left in turns]
    spread = np.array([spread_after(tables, [], left) for left in turns])
    found = Promises(length.reshape(-1, tables.boxes + 1, tables.rows + 1), turns, spread, rows, ahead, crosses)
    return Promises(*map(sheet.xp.asarray, found))


def _turns(game: Game, seats: int) -> Array:
    """By crosses of all, boxes of who has most, and closed rows: how many turns are left."""
    tables = game.tables
    each = tables.rows * (ROW_BITS - 1)
    left = np.zeros((seats * each + 1, tables.boxes + 1, tables.rows + 1))
    cells = [0] * game.kernel.size
    cells[SEATS] = seats
    for crosses, boxes, locks in np.ndindex(*left.shape):
        sheets = [_crossed(tables.rows, min(max(0, crosses - seat * each), each)) for seat in range(seats)]
        cells[SHEETS : SHEETS + seats] = sheets
        sheet = sheets[0] + boxes * PENALTY
        left[crosses, boxes, locks] = turns_left(tables, cells, 0, sheet, 0, (1 << locks) - 1)
    return left


@cache
def _crossed(rows: int, crosses: int) -> int:
    """A sheet with so many crosses and no lock; which they are does not matter."""
    places = [row * ROW_BITS + place for row in range(rows) for place in range(ROW_BITS - 1)]
    return sum(1 << place for place in places[:crosses])


def value(sheet: Sheet, promises: Promises, position: Position) -> Worth:
    """By seat what it takes its chance to be, as far as `careful` looks; margins are not known to it."""
    chance = chances(sheet, promises, position.codes, position.penalties, closed(sheet, position.codes))
    return Worth(chance, sheet.xp.zeros_like(chance))


def chances(sheet: Sheet, promises: Promises, codes: Array, penalties: Array, shut: Array) -> Array:
    """The chance of every seat to win with these sheets, these rows being closed."""
    xp, seats = sheet.xp, penalties.shape[-1]
    crosses = promises.crosses[codes].sum((-1, -2))
    length = promises.length[crosses, penalties.max(-1), shut.sum(-1)][..., None]
    rows, closed_now = xp.arange(sheet.rows), shut[..., None, :]
    points = xp.where(closed_now, sheet.points[codes], promises.rows[length[..., None], rows, codes]).sum(-1)
    ahead = xp.where(closed_now, 0.0, promises.ahead[rows, codes]).sum(-1)
    risk = xp.maximum(0.0, PENALTY_RISK - RISK_AVERTED * ahead) * promises.turns[length] / seats
    points = points - sheet.penalty * (penalties + risk)
    each = chance_to_beat(xp, points[..., :, None] - points[..., None, :], promises.spread[length][..., None])
    return xp.where(xp.eye(seats, dtype=bool), 1.0, each).prod(-1)


def chance_to_beat(xp: Any, margin: Array, spread: Array) -> Array:
    """The chance to end ahead of somebody; if it is over, whether it is so, and a little by how much."""
    away = margin / xp.where(spread > 0, spread, 1.0)
    decided = xp.where(margin > 0, 1.0 - DECIDED / (1.0 + abs(margin)), DECIDED / (1.0 + abs(margin)))
    decided = xp.where(margin == 0, 0.5, decided)
    return xp.where(spread > 0, 0.5 + 0.5 * away / xp.sqrt(1.0 + away * away), decided)


def answers(sheet: Sheet, promises: Promises, position: Position, roll: Roll) -> Array:
    """What every seat answers to the white sum, by game and seat."""
    xp = sheet.xp
    places = white_places(sheet, roll)
    legal = may_answer(sheet, position, places)
    found = []
    for seat in range(legal.shape[1]):
        shut = closed_soon(sheet, position, places, legal, seat)
        worth = worth_of_answers(sheet, promises, position, roll, shut, seat)
        found.append(xp.where(legal[:, seat], worth, NEVER).argmax(-1))
    return xp.stack(found, -1)


def closed_soon(sheet: Sheet, position: Position, places: Array, legal: Array, seat: int) -> Array:
    """The rows closed now, or if whoever else can lock a row does, each the first it can."""
    after = sheet.after[sheet.xp.arange(sheet.rows), position.codes, places[:, None]]
    locks = legal[..., 1:] & sheet.locked[after]
    first = locks & (locks.cumsum(-1) == 1)
    others = sheet.xp.arange(legal.shape[1])[:, None] != seat
    return closed(sheet, position.codes) | (first & others).any(1)


def worth_of_answers(sheet: Sheet, promises: Promises, position: Position, roll: Roll, shut: Array, seat: int) -> Array:
    """By game and answer: the chance of a seat, who rolls with its best second action, if nobody else crosses."""
    xp, rows = sheet.xp, sheet.xp.arange(sheet.rows)
    places, own = white_places(sheet, roll)[:, None], position.codes[:, None, seat]
    crosses = xp.arange(sheet.rows + 1)[:, None] == rows + 1
    own = xp.where(crosses, sheet.after[rows, own, places], own)[:, :, None]
    legal, due = xp.ones_like(own[..., 0], bool), xp.zeros_like(own[..., 0])
    if seat == 0:
        legal, own, due = with_second(sheet, own, roll, shut)
    mine = xp.arange(position.penalties.shape[1]) == seat
    codes = xp.where(mine[:, None], own[..., None, :], position.codes[:, None, None])
    penalties = position.penalties[:, None, None] + mine * due[..., None]
    chance = chances(sheet, promises, codes, penalties, shut[:, None, None] | sheet.locked[own])[..., seat]
    return xp.where(legal, chance, NEVER).max(-1)


def with_second(sheet: Sheet, own: Array, roll: Roll, shut: Array) -> tuple[Array, Array, Array]:
    """By game, answer and second action: whether it is legal, the codes, and the penalty that is due."""
    xp = sheet.xp
    dice = mapped(lambda part: part[:, None], roll)
    legal = may_second(sheet, own, dice, shut[:, None] | sheet.locked[own[:, :, 0]])
    tried = xp.broadcast_to(xp.arange(legal.shape[-1]), legal.shape)
    codes = crossed_second(sheet, own, mapped(lambda part: part[:, None], dice), tried)
    nothing = (xp.arange(legal.shape[1])[:, None] == 0) & (tried == 0)
    return legal, codes, nothing & (shut.sum(-1) < sheet.rows_to_end)[:, None, None]
