"""How far a person's judgement is off: a few numbers for each level."""

from collections.abc import Sequence
from typing import NamedTuple

from qwixx.players.careful import numbers_for
from qwixx.players.rows import TABLE, WAYS
from qwixx.rules.game import Game
from qwixx.rules.kernel.source import Tables


class Traits(NamedTuple):
    """What a player misjudges; nothing at all with these."""

    hasty: float = 0.0  # in what share of positions skipped numbers seem to cost less than they do
    eager: float = 0.0  # how many points less, for each of them
    careless: float = 0.0  # how many points of a penalty are not felt
    locks: float = 0.0  # the share of locks that are not noticed
    ends: float = 0.0  # in what share of positions it is not seen that the game can end now
    choices: float = 0.0  # the share of other choices that are not noticed


HASTY, EAGER, CARELESS, LOCKS, ENDS, CHOICES = range(len(Traits._fields))

EASY = Traits(hasty=0.6, eager=2.0, careless=2.5, locks=0.3, ends=0.9, choices=0.25)
NORMAL = Traits(hasty=0.3, eager=1.5, careless=2.0, locks=0.15, ends=0.5, choices=0.15)

STEADINESS = 0.75  # how quickly mistakes grow rarer with the games of a match


def trait(tables: Tables, numbers: Sequence[float], which: int) -> float:
    """One of the traits, which stand after the tables of the rows."""
    return numbers[tables.rows * (TABLE + WAYS) + which]


def easy_numbers(game: Game) -> Sequence[float]:
    """What the rows of a game's sheet may come to, and what a beginner misjudges."""
    return (*numbers_for(game), *in_match(EASY, game))


def normal_numbers(game: Game) -> Sequence[float]:
    """What the rows of a game's sheet may come to, and what people misjudge who play now and then."""
    return (*numbers_for(game), *in_match(NORMAL, game))


def in_match(traits: Traits, game: Game) -> Traits:
    """Mistakes add up over a match and luck evens out: so that nobody has lost it beforehand they are rarer there."""
    panel = game.descriptor.panel
    part = 1.0 / (panel.games if panel else 1) ** STEADINESS
    return Traits(*(value * part for value in traits))._replace(eager=traits.eager)


CALLS = (trait,)
