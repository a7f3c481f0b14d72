"""The active player's second action and move together, where there is a track.

Such a pair is `second * MOVES + steps`, with 0 steps for staying. Few pairs are legal, so what comes of a pair is
worked out only where it is wanted.
"""

from typing import NamedTuple

from qwixx.rules.kernel.pawns import FARTHEST
from training.loops import at_places, mapped
from training.sheets import WHITES, Array, Sheet
from training.tracks import CROSSED, Pawns, ahead, landings
from training.turns import (
    NEVER,
    Position,
    Roll,
    Seconds,
    Value,
    Worth,
    closed,
    may_second,
    passed_on,
    result,
    rows_over,
    second_numbers,
)

MOVES = 1 + FARTHEST
NEARLY = 0.03  # of a win


class Settled(NamedTuple):
    """One of many positions after the answers: with its dice, and whether the active player has crossed anything."""

    position: Position
    roll: Roll
    crossed: Array


def pairs(sheet: Sheet) -> int:
    """How many pairs there are."""
    return (1 + WHITES * sheet.dice) * MOVES


def crossed_second(sheet: Sheet, own: Array, roll: Roll, second: Array) -> Array:
    """The active player's codes after a second action, which is taken to be legal."""
    xp = sheet.xp
    rows, places = second_numbers(sheet, roll)
    shape = (*second.shape, rows.shape[-1])
    row = xp.take_along_axis(xp.broadcast_to(rows, shape), second[..., None], -1)
    place = xp.take_along_axis(xp.broadcast_to(places, shape), second[..., None], -1)
    every_row = xp.arange(sheet.rows)
    return xp.where((row == every_row) & (second[..., None] > 0), sheet.after[every_row, own, place], own)


def may_second_and_move(sheet: Sheet, position: Position, roll: Roll) -> Array:
    """By game and pair: whether the active player may do it after the answers are settled."""
    xp = sheet.xp
    second = may_second(sheet, position.codes, roll)
    tried = xp.broadcast_to(xp.arange(second.shape[-1]), second.shape)
    apart = Roll(roll.white[..., None, :], roll.coloured[..., None, :])
    own = crossed_second(sheet, position.codes[..., None, 0, :], apart, tried)
    shut = closed(sheet, position.codes[..., 1:, :])[..., None, :] | sheet.locked[own]
    move = may_move(sheet, position.pawns, own, shut)
    goes_on = (shut.sum(-1) < sheet.rows_to_end)[..., None]
    move = xp.concatenate([xp.ones_like(move[..., :1]), move & goes_on], -1)
    return (second[..., None] & move).reshape(*second.shape[:-1], pairs(sheet))


def may_move(sheet: Sheet, pawns: Pawns | tuple[()], own: Array, shut: Array) -> Array:
    """By game, second action and steps from 1 on: whether the pawn may go there with these codes and closed rows."""
    assert sheet.tracks
    assert pawns
    xp, tracks = sheet.xp, sheet.tracks
    field = landings(xp, tracks, pawns)
    row, place = (part[pawns.board[..., None], field][..., None, :] for part in (tracks.row, tracks.place))
    shape = (*own.shape[:-1], FARTHEST)
    row, place = xp.broadcast_to(row, shape), xp.broadcast_to(place, shape)
    code = xp.take_along_axis(own, row, -1)
    opens = sheet.may[row, code, place] & ~xp.take_along_axis(shut, row, -1)
    return (opens | (tracks.state[code, place] == CROSSED)) & (field > 0)[..., None, :]


def after_second(sheet: Sheet, position: Position, roll: Roll, crossed: Array, second: Array) -> tuple[Position, Array]:
    """The position after a pair with the penalty where it is due, and whether the game is over.

    `position` is the one after the answers; `crossed` tells whether the active player crossed the white sum.
    """
    xp = sheet.xp
    codes, penalties, pawns = position.codes, position.penalties, position.pawns
    assert pawns
    action, steps = second // MOVES, second % MOVES
    own = crossed_second(sheet, codes[..., 0, :], roll, action)
    own, landed, field = _moved(sheet, pawns, own, steps)
    due = ~crossed & (action == 0) & ~landed & ~rows_over(sheet, codes)
    codes = xp.concatenate([own[..., None, :], codes[..., 1:, :]], -2)
    penalties = xp.concatenate([penalties[..., :1] + due[..., None], penalties[..., 1:]], -1)
    pawns, ended = _turn_counted(sheet, pawns, field, steps > 0)
    over = rows_over(sheet, codes) | (penalties >= sheet.boxes).any(-1) | ended
    return position._replace(codes=codes, penalties=penalties, pawns=pawns), over


def _moved(sheet: Sheet, pawns: Pawns, own: Array, steps: Array) -> tuple[Array, Array, Array]:
    """The active player's codes after a move, whether it crossed a number, and the field of the pawn."""
    assert sheet.tracks
    xp, tracks = sheet.xp, sheet.tracks
    moves = steps > 0
    field = xp.where(moves, ahead(xp, pawns.fields, 0, steps[..., None])[..., 0], pawns.fields[..., 0])
    row, place = (part[pawns.board, field][..., None] for part in (tracks.row, tracks.place))
    code = xp.take_along_axis(own, row, -1)
    lands = moves & (tracks.state[code, place] != CROSSED)[..., 0]
    every_row = xp.arange(sheet.rows)
    own = xp.where((row == every_row) & lands[..., None], sheet.after[every_row, own, place], own)
    return own, lands, field


def _turn_counted(sheet: Sheet, pawns: Pawns, field: Array, moved: Array) -> tuple[Pawns, Array]:
    """The pawns at the end of a turn, and whether it was the last of the final round."""
    assert sheet.tracks
    xp, tracks = sheet.xp, sheet.tracks
    seats = pawns.fields.shape[-1]
    arrives = moved & (field > tracks.length[pawns.board] - tracks.last_fields) & (pawns.final == 0)
    final = xp.where(arrives, seats, pawns.final)
    fields = xp.concatenate([field[..., None], pawns.fields[..., 1:]], -1)
    return Pawns(fields, xp.maximum(final - 1, 0), pawns.board), final == 1


def second_action(
    sheet: Sheet,
    value: Value,
    position: Position,
    roll: Roll,
    crossed: Array,
    wanted: Array,
    among: Array | tuple[()] = (),
) -> Seconds:
    """The active player's best pair after settled answers, in games that are wanted; if any is legal, among these."""
    xp = sheet.xp
    legal = may_second_and_move(sheet, position, roll)
    tried = legal
    if not isinstance(among, tuple):
        tried = xp.where((legal & among).any(-1, keepdims=True), legal & among, legal)
    worth = worth_of_pairs(sheet, value, Settled(position, roll, crossed), tried & wanted[..., None])
    win = xp.where(tried, worth.win[..., 0], NEVER)
    choice = win.argmax(-1)
    taken = choice[..., None, None]
    best = Worth(*(xp.take_along_axis(part, taken, -2)[..., 0, :] for part in worth))
    return Seconds(legal, choice, best, win >= win.max(-1, keepdims=True) - NEARLY)


def worth_of_pairs(sheet: Sheet, value: Value, settled: Settled, wanted: Array) -> Worth:
    """What the wanted pairs are worth, by the seats of this turn; what is not wanted is any number."""
    xp = sheet.xp
    count, shape = wanted.shape[-1], wanted.shape[:-1]

    def flat(part: Array) -> Array:
        return xp.broadcast_to(part, (*shape, *part.shape[len(shape) :])).reshape(-1, *part.shape[len(shape) :])

    each = mapped(flat, settled)

    def worth(places: Array) -> Worth:
        here = mapped(lambda part: part[places // count], each)
        after, over = after_second(sheet, here.position, here.roll, here.crossed, places % count)
        return worth_after(sheet, value, after, over)

    found = at_places(xp, worth, wanted.reshape(-1))
    return Worth(*(part.reshape(*wanted.shape, part.shape[-1]) for part in found))


def worth_after(sheet: Sheet, value: Value, position: Position, over: Array) -> Worth:
    """What positions after a turn are worth, by the seats of that turn."""
    xp = sheet.xp
    following = passed_on(position, xp)
    following = following._replace(penalties=xp.minimum(following.penalties, sheet.boxes - 1))
    parts = zip(result(sheet, position), value(following), strict=True)
    return Worth(*(xp.where(over[..., None], end, xp.roll(part, 1, -1)) for end, part in parts))
