"""Rounds of play and learning, and matches between two networks or of a best response, many games at a time."""

from collections.abc import Callable
from typing import NamedTuple

from training.decisions import Noise, Turn, best_answers, next_position, play_turn, turn_with
from training.learning import Learner, Recipe, learned, noise_of, noise_size, rolled, shown, traced
from training.lookups import Shape
from training.loops import either, loop, mapped
from training.network import Weights, value_of
from training.responses import Fixed, response_turn
from training.sheets import WHITES, Array, Sheet
from training.tracks import PATTERN
from training.turns import Position, Roll, Value, Worth, blank, passed_on, result


class Chance(NamedTuple):
    """The random numbers of a round, from 0 to 1: by turn and game, and for the order of learning."""

    turns: Array
    order: Array
    symmetry: Array


class News(NamedTuple):
    """What a round came to: both losses, games that ended, turns that explored, the mean chance of who rolls next."""

    losses: Array
    games: Array
    explored: Array
    first: Array


class Past(NamedTuple):
    """Turns as they are learned from."""

    position: Position
    turn: Turn


def chance_sizes(sheet: Sheet, recipe: Recipe) -> tuple[tuple[int, ...], ...]:
    """The shapes of the random numbers of a round."""
    numbers = WHITES + sheet.dice + sum(noise_size(sheet, recipe.seats))
    samples = (recipe.turns * recipe.games,)
    return (recipe.turns, recipe.games, numbers), samples, samples


def beginning(sheet: Sheet, recipe: Recipe) -> Position:
    """New games of a training; against players that do not learn, each seat is the learner's in its turn."""
    position = blank(sheet, recipe.games, recipe.seats)
    return with_learner(sheet, position) if recipe.against else position


def with_learner(sheet: Sheet, position: Position) -> Position:
    """The seat that learns: the first in the first game, or one on each kind of board, and so on in turn."""
    games, seats = position.penalties.shape
    together = len(PATTERN) if sheet.tracks else 1
    return position._replace(learner=sheet.xp.arange(games, dtype=sheet.xp.int32) // together % seats)


def one_round(
    sheet: Sheet,
    shape: Shape,
    recipe: Recipe,
    learner: Learner,
    position: Position,
    chance: Chance,
    rate: Array,
    fixed: Fixed | None = None,
) -> tuple[Learner, Position, News]:
    """Play some turns of all games with the averaged weights, then learn from each of them once."""
    position, past = played(sheet, shape, recipe, learner.average, position, chance.turns, fixed)
    worth = taught(sheet, recipe, past.turn)
    learner, losses = studied(sheet, shape, recipe, learner, past.position, worth, chance, rate)
    news = News(losses.mean(0), past.turn.over.sum(), past.turn.explored.mean(), worth.win[..., 0].mean())
    return learner, position, news


def played(
    sheet: Sheet,
    shape: Shape,
    recipe: Recipe,
    weights: Weights,
    position: Position,
    uniform: Array,
    fixed: Fixed | None = None,
) -> tuple[Position, Past]:
    """Turns of all games, one after the other; everybody plays by the weights, or one among these players."""
    value = value_of(sheet, shape, weights)
    dice = WHITES + sheet.dice

    def step(position: Position, uniform: Array) -> tuple[Position, Past]:
        given = position, rolled(sheet, uniform[:, :dice]), noise_of(sheet, recipe.seats, uniform[:, dice:])
        if fixed:
            turn = response_turn(sheet, value, fixed, *given, recipe.explore)
        else:
            turn = play_turn(sheet, value, *given, recipe.explore)
        return next_position(sheet, turn), Past(position, turn)

    return loop(sheet.xp, step, position, uniform)


def taught(sheet: Sheet, recipe: Recipe, turns: Turn) -> Worth:
    """What the positions before these turns were worth, from the last turn back to the first."""
    xp = sheet.xp

    def step(following: Worth, turn: Turn) -> tuple[Worth, Worth]:
        worth = traced(turn, following, recipe.trace, xp)
        return worth, worth

    last = mapped(lambda part: xp.roll(part[-1], -1, -1), turns.worth)
    _, backwards = loop(xp, step, last, mapped(lambda part: part[::-1], turns))
    return Worth(*(part[::-1] for part in backwards))


def studied(
    sheet: Sheet,
    shape: Shape,
    recipe: Recipe,
    learner: Learner,
    position: Position,
    worth: Worth,
    chance: Chance,
    rate: Array,
) -> tuple[Learner, Array]:
    """Learn from every position once, shuffled, each in one of its symmetric forms."""
    xp = sheet.xp
    samples = len(chance.order)
    batches = samples // recipe.batch
    forms = len(sheet.symmetries)
    form = xp.minimum((chance.symmetry * forms).astype(xp.int32), forms - 1)
    chosen = xp.argsort(chance.order)[: batches * recipe.batch].reshape(batches, recipe.batch)
    position, worth = mapped(lambda part: part.reshape(samples, *part.shape[2:]), (position, worth))

    def step(learner: Learner, chosen: Array) -> tuple[Learner, Array]:
        own = mapped(lambda part: part[chosen], position)
        lines = shown(sheet, shape, own, form[chosen])
        return learned(learner, recipe, lines, mapped(lambda part: part[chosen], worth), rate, xp)

    return loop(xp, step, learner, chosen)


Play = Callable[[Position, Roll, Noise], tuple[Position, Array]]
"""A turn of many games: the positions after it, and which games are over."""


def match(sheet: Sheet, shape: Shape, new: Weights, old: Weights, uniform: Array) -> tuple[Array, Array]:
    """One player with new weights among others with old ones: its share of each game, and which games came to an end.

    `uniform` has random numbers by turn, game and die; in the first game the new player begins, and so on in turn.
    """
    xp, seats = sheet.xp, shape.seats
    values = [value_of(sheet, shape, weights) for weights in (new, old)]

    def play(position: Position, roll: Roll, nothing: Noise) -> tuple[Position, Array]:
        both = [best_answers(sheet, value, position, roll) for value in values]
        answers = xp.where(xp.arange(seats) == position.learner[:, None], *both)
        turns = [turn_with(sheet, value, position, roll, answers, nothing, 0.0) for value in values]
        after: tuple[Position, Array] = either(xp, position.learner == 0, *((turn.after, turn.over) for turn in turns))
        return after

    return _to_the_end(sheet, seats, play, uniform)


def response_match(sheet: Sheet, own: Value, fixed: Fixed, seats: int, uniform: Array) -> tuple[Array, Array]:
    """The same of a best response among the players it is one to."""

    def play(position: Position, roll: Roll, nothing: Noise) -> tuple[Position, Array]:
        turn = response_turn(sheet, own, fixed, position, roll, nothing, 0.0)
        return turn.after, turn.over

    return _to_the_end(sheet, seats, play, uniform)


def _to_the_end(sheet: Sheet, seats: int, play: Play, uniform: Array) -> tuple[Array, Array]:
    """What one seat, the first in the first game and so on in turn, has of every game, and which came to an end."""
    xp, games = sheet.xp, uniform.shape[1]
    nothing = Noise(xp.ones((games, seats + 1)), xp.zeros((games, seats, sheet.rows + 1)), xp.zeros((games, 1)))

    def step(state: tuple[Position, Array, Array], uniform: Array) -> tuple[tuple[Position, Array, Array], Array]:
        position, share, over = state
        after, ended = play(position, rolled(sheet, uniform), nothing)
        won = xp.take_along_axis(result(sheet, after).win, position.learner[:, None], -1)[:, 0]
        share = xp.where(ended & ~over, won, share)
        following = passed_on(after, xp)
        following = following._replace(penalties=xp.minimum(following.penalties, sheet.boxes - 1))
        return (following, share, over | ended), xp.zeros(0)

    begun = with_learner(sheet, blank(sheet, games, seats))
    (_, share, over), _ = loop(xp, step, (begun, xp.zeros(games), xp.zeros(games, bool)), uniform)
    return share, over
