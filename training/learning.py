"""Learning from self-play: what turns teach, with traces cut where a game explored, and AdamW with averaged weights."""

import math
from types import ModuleType
from typing import NamedTuple

from training.decisions import Noise, Turn
from training.lookups import Shape, lookups
from training.network import Weights, loss_and_gradient, new_weights
from training.pawns import pairs
from training.sheets import WHITES, Array, Sheet
from training.turns import Position, Roll, Worth


class Recipe(NamedTuple):
    """Everything that training depends on."""

    game: str = "classic"
    seats: int = 2
    hidden: tuple[int, ...] = (512, 256, 64)
    games: int = 8_192  # at a time
    turns: int = 16  # of every game between two rounds of learning
    batch: int = 1_024
    trace: float = 0.7
    explore: float = 0.02
    rate: float = 1e-3
    last_rate: float = 1e-5
    decay: float = 0.01  # of the weights, times the rate
    average: float = 0.9995  # how much of the averaged weights is kept at every step, at most
    minutes: float = 4.0
    seed: int = 1
    against: str = ""  # who the others are, who do not learn: `master`, `careful`, or a file of weights
    side: str = ""  # of a board, by its name or its file: the only one that is trained on; else on many
    knowing: int = 1  # whether the learner knows what they answer, or decides as `master` does


BETAS = (0.9, 0.999)
TINY = 1e-8


class Learner(NamedTuple):
    """Weights, their average for play and targets, the two moments of AdamW, and the steps done."""

    weights: Weights
    average: Weights
    first: Weights
    second: Weights
    steps: Array


class Lesson(NamedTuple):
    """Positions and what they turned out to be worth, game by turn."""

    position: Position
    worth: Worth


def new_learner(shape: Shape, rng: Array, xp: ModuleType) -> Learner:
    """Random weights, nothing learned."""
    weights = new_weights(shape, rng, xp)
    nothing = {name: xp.zeros_like(part) for name, part in weights.items()}
    return Learner(weights, weights, nothing, nothing, xp.asarray(0))


def rate_at(recipe: Recipe, progress: float) -> float:
    """The learning rate, falling along a cosine from the first to the last."""
    share = 0.5 * (1.0 + math.cos(math.pi * min(1.0, progress)))
    return recipe.last_rate + (recipe.rate - recipe.last_rate) * share


def rolled(sheet: Sheet, uniform: Array) -> Roll:
    """A roll from random numbers from 0 to 1, one a die."""
    xp = sheet.xp
    faces = xp.minimum((uniform * 6).astype(xp.int32), 5) + 1
    return Roll(faces[..., : -sheet.dice], faces[..., -sheet.dice :])


def noise_size(sheet: Sheet, seats: int) -> tuple[int, int, int]:
    """How many random numbers a turn of one game needs: whether to explore, for the answers, for the second action."""
    return seats + 1, seats * (sheet.rows + 1), pairs(sheet) if sheet.tracks else 1 + WHITES * sheet.dice


def noise_of(sheet: Sheet, seats: int, uniform: Array) -> Noise:
    """What explores, from random numbers from 0 to 1."""
    explores, answers, _ = noise_size(sheet, seats)
    shaped = uniform[:, explores : explores + answers].reshape(-1, seats, sheet.rows + 1)
    return Noise(uniform[:, :explores], shaped, uniform[:, explores + answers :])


def traced(turn: Turn, following: Worth, trace: float, xp: ModuleType) -> Worth:
    """What the position before a turn was worth, by the greedy outcome and by how its game went on.

    `following` is that of the position after it, by the seats of the next turn. Where the turn explored or ended the
    game, only the greedy outcome counts.
    """
    cut = (turn.explored | turn.over)[:, None]
    parts = zip(turn.worth, following, strict=True)
    return Worth(*(own + trace * xp.where(cut, 0.0, xp.roll(later, 1, -1) - own) for own, later in parts))


def shown(sheet: Sheet, shape: Shape, position: Position, order: Array) -> Array:
    """What a network is shown of positions, each with its rows in one of the orders that give the same game.

    A track would change with them, but so that the fields look the same.
    """
    rows = sheet.symmetries[order]
    codes = sheet.xp.take_along_axis(position.codes, rows[:, None, :], -1)
    return lookups(sheet, shape, position, codes)


def learned(
    learner: Learner, recipe: Recipe, lines: Array, target: Worth, rate: Array, xp: ModuleType
) -> tuple[Learner, Array]:
    """One step of AdamW, and the losses before it."""
    loss, gradient = loss_and_gradient(learner.weights, lines, target, xp)
    steps = learner.steps + 1
    first_kept, second_kept = BETAS
    weights, average, first, second = {}, {}, {}, {}
    kept = xp.minimum(recipe.average, (1.0 + steps) / (10.0 + steps))
    for name, slope in gradient.items():
        first[name] = first_kept * learner.first[name] + (1.0 - first_kept) * slope
        second[name] = second_kept * learner.second[name] + (1.0 - second_kept) * slope * slope
        size = xp.sqrt(second[name] / (1.0 - second_kept**steps)) + TINY
        change = first[name] / (1.0 - first_kept**steps) / size + recipe.decay * learner.weights[name]
        weights[name] = (learner.weights[name] - rate * change).astype(xp.float32)
        average[name] = (kept * learner.average[name] + (1.0 - kept) * weights[name]).astype(xp.float32)
    return Learner(weights, average, first, second, steps), loss
