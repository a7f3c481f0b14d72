"""A best response: one seat learns among players that do not, and knows what these do.

They leave nothing to chance, so whoever knows them knows their sealed answers and second actions. The learner takes the
best answer to theirs, and values what it leads to by its own network, which is told which seat it has. One that does
not know them answers as everybody does, by its own value.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from training.decisions import Noise, Turn, after_second, best_answers, settled, turn_with, worth_of_answers
from training.loops import either, mapped
from training.sheets import Array, Sheet
from training.turns import NEVER, Position, Roll, Value, Worth, may_answer, white_places, worth_after


class Fixed(NamedTuple):
    """Players that do not learn: what every seat would answer, and by which value it takes its second action."""

    answers: Callable[[Position, Roll], Array]
    value: Value
    known: bool = True  # whether the learner knows their answers, or decides as everybody does


def by_value(sheet: Sheet, value: Value) -> Fixed:
    """Players who decide by this value."""
    return Fixed(partial(best_answers, sheet, value), value)


def response_turn(
    sheet: Sheet, own: Value, fixed: Fixed, position: Position, roll: Roll, noise: Noise, explore: float
) -> Turn:
    """A turn in which the learner plays by its own value, and explores now and then; the worth is by its value."""
    best, worth = best_response(sheet, own, fixed, position, roll, fixed.answers(position, roll))
    judged = by_who_acts(sheet, own, fixed)
    turn = turn_with(sheet, judged, position, roll, best, of_learner(sheet, position, noise), explore)
    return turn._replace(worth=worth)


def best_response(
    sheet: Sheet, own: Value, fixed: Fixed, position: Position, roll: Roll, answers: Array
) -> tuple[Array, Worth]:
    """These answers, but the learner's is the best to those of the others; and what they are worth by its value."""
    xp, seat = sheet.xp, position.learner
    legal = may_answer(sheet, position, white_places(sheet, roll))
    seats, options = legal.shape[1:]
    mine = xp.arange(seats) == seat[:, None]
    legal = xp.take_along_axis(legal, seat[:, None, None], 1)[:, 0]
    if not fixed.known:
        unknowing = xp.take_along_axis(best_answers(sheet, own, position, roll), seat[:, None], 1)
        legal = xp.arange(options) == unknowing
    tried = xp.where(mine[:, None], xp.arange(options)[:, None], answers[:, None])
    second = worth_of_answers(sheet, by_who_acts(sheet, own, fixed), position, roll, tried, legal).choice
    after, over = after_second(sheet, *settled(sheet, position, roll, tried), second)
    worth = worth_after(sheet, own, after, over, legal)
    win = xp.take_along_axis(worth.win, seat[:, None, None], -1)[..., 0]
    best = xp.where(legal, win, NEVER).argmax(-1)
    taken = mapped(lambda part: xp.take_along_axis(part, best[:, None, None], 1)[:, 0], worth)
    return xp.where(mine, best[:, None], answers), taken


def by_who_acts(sheet: Sheet, own: Value, fixed: Fixed) -> Value:
    """What positions after a turn are worth by the value of the player whose turn it was."""

    def value(following: Position) -> Worth:
        was_mine = following.learner == following.penalties.shape[-1] - 1
        judged: Worth = either(sheet.xp, was_mine, own(following), fixed.value(following))
        return judged

    return value


def of_learner(sheet: Sheet, position: Position, noise: Noise) -> Noise:
    """Only the learner explores: its answers, and the second action in its own turn."""
    xp, seat = sheet.xp, position.learner
    mine = xp.arange(noise.explores.shape[1] - 1) == seat[:, None]
    mine = xp.concatenate([mine, mine[:, :1]], -1)
    return noise._replace(explores=xp.where(mine, noise.explores, 1.0))
