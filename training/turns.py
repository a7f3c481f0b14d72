"""A turn of many games at once: what may be crossed, what comes of it, and the best second action.

Seats stand in the order in which they roll: seat 0 is the active player. An answer is 0 for none or 1 + the row where
the white sum is crossed; a second action is 0 for none or 1 + the place among the pairs of a coloured and a white die.
"""

from collections.abc import Callable
from typing import NamedTuple

from training.loops import kept, mapped, of_wanted
from training.sheets import NOWHERE, WHITES, Array, Sheet
from training.tracks import Pawns, blank_pawns, bonus

NEVER = -1e9


class Position(NamedTuple):
    """Games between two turns."""

    codes: Array  # by game, seat and row
    penalties: Array  # by game and seat
    pawns: Pawns | tuple[()] = ()  # nothing without a track
    learner: Array = ()  # by game: the seat that learns among players that do not; nothing if all do


class Roll(NamedTuple):
    """The dice of every game; those that have left are not looked at."""

    white: Array
    coloured: Array


class Worth(NamedTuple):
    """By seat: the chance to win, a tie shared, and the margin over the best of the others."""

    win: Array
    margin: Array


class Seconds(NamedTuple):
    """The active player's choice of a second action, and what each seat has of it."""

    legal: Array
    choice: Array
    worth: Worth
    near: Array | tuple[()] = ()  # with a track: the second actions and moves that were nearly the best


class Chosen(NamedTuple):
    """What was done in a turn: sealed answers, the same after the replies, and the second action."""

    sealed: Array
    answers: Array
    second: Array


Value = Callable[[Position], Worth]
"""What positions between turns are worth, to the player who rolls next and then by seat."""


def blank(sheet: Sheet, games: int, seats: int) -> Position:
    """New games."""
    xp = sheet.xp
    pawns = blank_pawns(xp, sheet.tracks, games, seats) if sheet.tracks else ()
    return Position(xp.zeros((games, seats, sheet.rows), xp.int32), xp.zeros((games, seats), xp.int32), pawns)


def closed(sheet: Sheet, codes: Array) -> Array:
    """The rows that anybody has locked."""
    return sheet.locked[codes].any(-2)


def rows_over(sheet: Sheet, codes: Array) -> Array:
    """Whether enough rows are closed to end the game."""
    return closed(sheet, codes).sum(-1) >= sheet.rows_to_end


def scores(sheet: Sheet, position: Position) -> Array:
    """The points of every seat."""
    own = sheet.points[position.codes].sum(-1) - sheet.penalty * position.penalties
    return own + bonus(sheet.tracks, position.pawns) if sheet.tracks and position.pawns else own


def leads(scored: Array, xp: Array) -> Array:
    """By how much every seat is ahead of the best of the others; alone, its points."""
    seats = scored.shape[-1]
    if seats == 1:
        return scored
    others = [xp.concatenate([scored[..., :seat], scored[..., seat + 1 :]], -1).max(-1) for seat in range(seats)]
    return scored - xp.stack(others, -1)


def result(sheet: Sheet, position: Position) -> Worth:
    """What games that are over came to."""
    xp = sheet.xp
    scored = scores(sheet, position)
    best = (scored == scored.max(-1, keepdims=True)).astype(xp.float32)
    return Worth(best / best.sum(-1, keepdims=True), leads(scored, xp).astype(xp.float32))


def white_places(sheet: Sheet, roll: Roll) -> Array:
    """By game and row: where the white sum stands."""
    return sheet.white.T[roll.white.sum(-1)]


def may_answer(sheet: Sheet, position: Position, places: Array) -> Array:
    """By game, seat and answer: whether it is legal; none always is."""
    xp = sheet.xp
    rows = xp.arange(sheet.rows)
    open_now = sheet.may[rows, position.codes, places[:, None]] & ~closed(sheet, position.codes)[:, None]
    return xp.concatenate([xp.ones_like(open_now[..., :1]), open_now], -1)


def crossed_white(sheet: Sheet, codes: Array, places: Array, answers: Array) -> Array:
    """The codes after these answers, which are taken to be legal."""
    rows = sheet.xp.arange(sheet.rows)
    crosses = answers[..., None] == rows + 1
    return sheet.xp.where(crosses, sheet.after[rows, codes, places], codes)


def replied(sheet: Sheet, codes: Array, places: Array, answers: Array) -> Array:
    """The answers after a lock was announced: who crossed nothing and may follow does, where it gives most.

    To follow costs nothing, the row being closed in any case.
    """
    if not sheet.announced:
        return answers
    xp = sheet.xp
    rows = xp.arange(sheet.rows)
    locks = sheet.locked[crossed_white(sheet, codes, places, answers)] & (answers[..., None] == rows + 1)
    follows = sheet.may[rows, codes, places] & locks.any(-2, keepdims=True)
    gain = sheet.points[sheet.after[rows, codes, places]] - sheet.points[codes]
    gain = xp.where(follows, gain + 1, 0)
    reply = xp.where(gain.max(-1) > 0, gain.argmax(-1) + 1, 0)
    return xp.where(answers == 0, reply, answers)


def second_numbers(sheet: Sheet, roll: Roll) -> tuple[Array, Array]:
    """By game and second action: its row and its place; the first action is none."""
    xp = sheet.xp
    sums = roll.coloured[..., :, None] + roll.white[..., None, :]
    dice = xp.arange(sheet.dice)[:, None]
    shape = (*sums.shape[:-2], sheet.dice * WHITES)
    rows, places = sheet.die_row[dice, sums].reshape(shape), sheet.die_place[dice, sums].reshape(shape)
    none = xp.zeros_like(rows[..., :1])
    return xp.concatenate([none, rows], -1), xp.concatenate([none + NOWHERE, places], -1)


def may_second(sheet: Sheet, codes: Array, roll: Roll, shut: Array | None = None) -> Array:
    """By game and second action: whether the active player may do it after the answers are settled.

    `shut` are the rows closed for everybody, if they are not to be read off the codes.
    """
    xp = sheet.xp
    rows, places = second_numbers(sheet, roll)
    shape = (*codes.shape[:-2], rows.shape[-1])
    rows, places = xp.broadcast_to(rows, shape), xp.broadcast_to(places, shape)
    shut = closed(sheet, codes) if shut is None else shut
    gone = xp.repeat((shut[..., :, None] & sheet.leaves).any(-2), WHITES, -1)
    own = xp.take_along_axis(codes[..., 0, :], rows, -1)
    legal = sheet.may[rows, own, places] & ~xp.take_along_axis(shut, rows, -1)
    goes_on = (shut.sum(-1) < sheet.rows_to_end)[..., None]
    return xp.concatenate([xp.ones_like(legal[..., :1]), legal[..., 1:] & ~gone & goes_on], -1)


def after_second(sheet: Sheet, position: Position, roll: Roll, crossed: Array, second: Array) -> tuple[Position, Array]:
    """The position after a second action with the penalty where it is due, and whether the game is over.

    `position` is the one after the answers; `crossed` tells whether the active player crossed the white sum.
    """
    xp = sheet.xp
    rows, places = second_numbers(sheet, roll)
    shape = (*second.shape, rows.shape[-1])
    row = xp.take_along_axis(xp.broadcast_to(rows, shape), second[..., None], -1)
    place = xp.take_along_axis(xp.broadcast_to(places, shape), second[..., None], -1)
    codes, penalties = position.codes, position.penalties
    every_row = xp.arange(sheet.rows)
    own = codes[..., 0, :]
    own = xp.where((row == every_row) & (second[..., None] > 0), sheet.after[every_row, own, place], own)
    due = ~crossed & (second == 0) & ~rows_over(sheet, codes)
    codes = xp.concatenate([own[..., None, :], codes[..., 1:, :]], -2)
    penalties = xp.concatenate([penalties[..., :1] + due[..., None], penalties[..., 1:]], -1)
    over = rows_over(sheet, codes) | (penalties >= sheet.boxes).any(-1)
    return position._replace(codes=codes, penalties=penalties), over


def passed_on(position: Position, xp: Array) -> Position:
    """The position as the next player sees it."""
    pawns = position.pawns
    pawns = pawns._replace(fields=xp.roll(pawns.fields, -1, -1)) if pawns else ()
    seats = position.penalties.shape[-1]
    learner = mapped(lambda seat: (seat - 1) % seats, position.learner)
    return Position(xp.roll(position.codes, -1, -2), xp.roll(position.penalties, -1, -1), pawns, learner)


def worth_after(sheet: Sheet, value: Value, position: Position, over: Array, wanted: Array) -> Worth:
    """What positions after a turn are worth, by the seats of that turn; what is not wanted is any number."""
    xp = sheet.xp
    seats = position.penalties.shape[-1]
    ended = result(sheet, position)
    following = kept(xp, passed_on(position, xp))
    flat = mapped(lambda part: part.reshape(-1, *part.shape[over.ndim :]), following)
    flat = flat._replace(penalties=xp.minimum(flat.penalties, sheet.boxes - 1))
    goes_on = of_wanted(xp, value, flat, (wanted & ~over).reshape(-1))
    shape = (*over.shape, seats)
    return Worth(
        *(
            xp.where(over[..., None], end, xp.roll(part.reshape(shape), 1, -1))
            for end, part in zip(ended, goes_on, strict=True)
        )
    )


def second_action(sheet: Sheet, value: Value, position: Position, roll: Roll, crossed: Array, wanted: Array) -> Seconds:
    """The active player's best second action after settled answers, in games that are wanted."""
    xp = sheet.xp
    legal = may_second(sheet, position.codes, roll)
    games = legal.ndim - 1

    def for_each(part: Array) -> Array:
        return xp.broadcast_to(xp.expand_dims(part, games), (*legal.shape, *part.shape[games:]))

    each = mapped(for_each, position)
    tried = xp.broadcast_to(xp.arange(legal.shape[-1]), legal.shape)
    apart = Roll(roll.white[..., None, :], roll.coloured[..., None, :])
    after, over = after_second(sheet, each, apart, crossed[..., None], tried)
    worth = worth_after(sheet, value, after, over, legal & wanted[..., None])
    choice = xp.where(legal, worth.win[..., 0], NEVER).argmax(-1)
    taken = choice[..., None, None]
    return Seconds(legal, choice, Worth(*(xp.take_along_axis(part, taken, -2)[..., 0, :] for part in worth)))
