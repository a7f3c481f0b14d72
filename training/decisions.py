"""What players with a value function do: sealed answers, the active player's further actions, and exploring."""

from typing import NamedTuple

import numpy as np

from training import pawns, turns
from training.loops import either, kept, loop, mapped
from training.sheets import Array, Sheet
from training.tracks import next_pawns
from training.turns import (
    NEVER,
    Chosen,
    Position,
    Roll,
    Seconds,
    Value,
    Worth,
    crossed_white,
    may_answer,
    passed_on,
    replied,
    white_places,
)

SWEEPS = 2  # over all seats, each answering best to what the others answer


Pairs = Array | tuple[()]
"""Which second actions are looked at; nothing: all that are legal."""


def second_action(
    sheet: Sheet, value: Value, position: Position, roll: Roll, crossed: Array, wanted: Array, among: Pairs = ()
) -> Seconds:
    """The active player's best second action after settled answers, with a track together with the move."""
    if sheet.tracks:
        return pawns.second_action(sheet, value, position, roll, crossed, wanted, among)
    return turns.second_action(sheet, value, position, roll, crossed, wanted)


def after_second(sheet: Sheet, position: Position, roll: Roll, crossed: Array, second: Array) -> tuple[Position, Array]:
    """The position after a second action, with a track together with the move, and whether the game is over."""
    done = pawns.after_second if sheet.tracks else turns.after_second
    return done(sheet, position, roll, crossed, second)


def worth_of_answers(
    sheet: Sheet, value: Value, position: Position, roll: Roll, answers: Array, wanted: Array, among: Pairs = ()
) -> Seconds:
    """The best second action for each of several sets of answers of every game (by game, set and seat)."""
    xp = sheet.xp
    if xp is np and not wanted.all():
        return _worth_of_wanted(sheet, value, position, roll, answers, wanted, among)
    return second_action(sheet, value, *settled(sheet, position, roll, answers), wanted, among)


def settled(sheet: Sheet, position: Position, roll: Roll, answers: Array) -> tuple[Position, Roll, Array]:
    """After each of several sets of answers: the positions, the dice, and whether the active player crossed."""
    xp = sheet.xp
    places = white_places(sheet, roll)[:, None, None, :]
    final = replied(sheet, position.codes[:, None], places, answers)
    codes = kept(xp, crossed_white(sheet, position.codes[:, None], places, final))
    sets = codes.shape[:2]
    each = mapped(lambda part: xp.broadcast_to(part[:, None], (*sets, *part.shape[1:])), position)
    return each._replace(codes=codes), mapped(lambda part: part[:, None], roll), final[..., 0] > 0


def _worth_of_wanted(
    sheet: Sheet, value: Value, position: Position, roll: Roll, answers: Array, wanted: Array, among: Pairs
) -> Seconds:
    """The same without what is not wanted, which is any number."""
    games, sets = np.nonzero(wanted)
    here, dice = mapped(lambda part: part[games], (position, roll))
    these, pairs = mapped(lambda part: part[games, sets][:, None], (answers, among))
    few = worth_of_answers(sheet, value, here, dice, these, np.ones((len(games), 1), bool), pairs)

    def spread(part: Array) -> Array:
        out = np.zeros((*wanted.shape, *part.shape[2:]), part.dtype)
        out[games, sets] = part[:, 0]
        return out

    spread_out: Seconds = mapped(spread, few)
    return spread_out


def best_answers(sheet: Sheet, value: Value, position: Position, roll: Roll) -> Array:
    """What every seat answers to the white sum, by game and seat."""
    if position.penalties.shape[-1] == 2:
        return saddle_answers(sheet, value, position, roll)
    return best_responses(sheet, value, position, roll)


def saddle_answers(sheet: Sheet, value: Value, position: Position, roll: Roll) -> Array:
    """Of two players: each takes the answer whose worst outcome, whatever the other answers, is best."""
    xp = sheet.xp
    legal = may_answer(sheet, position, white_places(sheet, roll))
    options = sheet.rows + 1
    own, other = (xp.asarray(part.reshape(-1)) for part in np.indices((options, options)))
    both = legal[:, 0, own] & legal[:, 1, other]
    answers = xp.broadcast_to(xp.stack([own, other], -1), (*both.shape, 2))
    matrix = _matrix(sheet, value, position, roll, answers, both).reshape(-1, options, options)
    worst = xp.where(legal[:, 1, None, :], matrix, -NEVER).min(2)
    most = xp.where(legal[:, 0, :, None], matrix, NEVER).max(1)
    active = xp.where(legal[:, 0], worst, NEVER).argmax(-1)
    passive = xp.where(legal[:, 1], most, -NEVER).argmin(-1)
    return xp.stack([active, passive], -1)


def _matrix(sheet: Sheet, value: Value, position: Position, roll: Roll, answers: Array, wanted: Array) -> Array:
    """What every pair of answers is worth to the active player.

    With a track all second actions and moves are tried where the other crosses nothing; where it crosses something only
    those that were nearly the best.
    """
    if not sheet.tracks:
        return worth_of_answers(sheet, value, position, roll, answers, wanted).worth.win[..., 0]
    options = sheet.rows + 1
    alone, others = slice(None, None, options), [number for number in range(options**2) if number % options]
    first = worth_of_answers(sheet, value, position, roll, answers[:, alone], wanted[:, alone])
    near = sheet.xp.repeat(first.near, options - 1, 1)
    places = sheet.xp.asarray(others)
    more = worth_of_answers(sheet, value, position, roll, answers[:, places], wanted[:, places], near)
    one, other = (part.worth.win[..., 0] for part in (first, more))
    return sheet.xp.concatenate([one[..., None], other.reshape(-1, options, options - 1)], -1)


def best_responses(sheet: Sheet, value: Value, position: Position, roll: Roll) -> Array:
    """Of several players: each in turn takes its best answer to what the others answer, a few times over."""
    xp = sheet.xp
    legal = may_answer(sheet, position, white_places(sheet, roll))
    seats, options = legal.shape[1:]

    def step(state: tuple[Array, Pairs], seat: Array) -> tuple[tuple[Array, Pairs], Array]:
        answers, near = state
        tried = xp.broadcast_to(answers[:, None], (len(answers), options, seats))
        tried = xp.where(xp.arange(seats) == seat, xp.arange(options)[:, None], tried)
        among = mapped(lambda part: xp.repeat((part | (seat == 0))[:, None], options, 1), near)
        seconds = worth_of_answers(sheet, value, position, roll, tried, legal[:, seat], among)
        best = xp.where(legal[:, seat], seconds.worth.win[..., seat], NEVER).argmax(-1)
        near = mapped(lambda part: xp.take_along_axis(part, best[:, None, None], 1)[:, 0], seconds.near)
        return (xp.where(xp.arange(seats) == seat, best[:, None], answers), near), xp.zeros(0)

    near = xp.ones((len(legal), pawns.pairs(sheet)), bool) if sheet.tracks else ()
    start = (xp.zeros_like(position.penalties), near)
    return loop(xp, step, start, xp.asarray([*range(seats)] * SWEEPS))[0][0]


class Noise(NamedTuple):
    """Random numbers from 0 to 1 for exploring: whether each seat and then the second action does, and what it does."""

    explores: Array
    answers: Array
    seconds: Array


class Turn(NamedTuple):
    """A turn of many games: the greedy outcome's worth, what was done, whether it explored, and where it led."""

    worth: Worth
    chosen: Chosen
    explored: Array
    after: Position
    over: Array


def play_turn(sheet: Sheet, value: Value, position: Position, roll: Roll, noise: Noise, explore: float) -> Turn:
    """A turn in which everybody plays by the value function, but explores now and then."""
    return turn_with(sheet, value, position, roll, best_answers(sheet, value, position, roll), noise, explore)


def turn_with(
    sheet: Sheet, value: Value, position: Position, roll: Roll, best: Array, noise: Noise, explore: float
) -> Turn:
    """A turn with these answers, but for exploring, and the active player's best second action."""
    xp = sheet.xp
    places = white_places(sheet, roll)
    legal = may_answer(sheet, position, places)
    any_answer = xp.where(legal, noise.answers, -1.0).argmax(-1)
    sealed = xp.where(noise.explores[:, :-1] < explore, any_answer, best)
    both = xp.stack([best, sealed], 1)
    differ = (sealed != best).any(-1)
    wanted = xp.stack([xp.ones_like(differ), differ], 1)
    seconds = worth_of_answers(sheet, value, position, roll, both, wanted)
    greedy = mapped(lambda part: part[:, 0], seconds)
    tried = either(xp, differ, mapped(lambda part: part[:, 1], seconds), greedy)
    any_second = xp.where(tried.legal, noise.seconds, -1.0).argmax(-1)
    second = xp.where(noise.explores[:, -1] < explore, any_second, tried.choice)
    answers = replied(sheet, position.codes, places[:, None], sealed)
    answered = position._replace(codes=crossed_white(sheet, position.codes, places[:, None], answers))
    after, over = after_second(sheet, answered, roll, answers[:, 0] > 0, second)
    return Turn(greedy.worth, Chosen(sealed, answers, second), differ | (second != tried.choice), after, over)


def next_position(sheet: Sheet, turn: Turn) -> Position:
    """The position before the next turn; games that are over begin anew."""
    xp = sheet.xp
    following = passed_on(turn.after, xp)
    codes = xp.where(turn.over[:, None, None], 0, following.codes)
    stand = next_pawns(xp, sheet.tracks, following.pawns, turn.over) if sheet.tracks and following.pawns else ()
    return following._replace(codes=codes, penalties=xp.where(turn.over[:, None], 0, following.penalties), pawns=stand)
