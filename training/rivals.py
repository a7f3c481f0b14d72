"""The players that a best response learns against, by their name or a file of weights."""

from pathlib import Path

import numpy as np

from qwixx.games import game as game_by_name
from qwixx.players.master import network_for
from qwixx.rules.game import Game
from training.careful import careful
from training.learning import Recipe
from training.lookups import Shape, shape_for, with_learner
from training.network import value_of
from training.responses import Fixed, by_value
from training.sheets import Sheet
from training.weights import load_shipped, load_weights

CAREFUL, MASTER = "careful", "master"


def rivals_of(sheet: Sheet, recipe: Recipe) -> Fixed | None:
    """Those of a recipe on this sheet; none where everybody learns."""
    return rivals(game_by_name(recipe.game), sheet, recipe) if recipe.against else None


def rivals(book: Game, sheet: Sheet, recipe: Recipe) -> Fixed:
    """The players that a recipe names, in this game."""
    return _named(book, sheet, recipe.seats, recipe.against)._replace(known=bool(recipe.knowing))


def _named(book: Game, sheet: Sheet, seats: int, against: str) -> Fixed:
    if against == CAREFUL:
        return careful(book, sheet, seats)
    if against == MASTER:
        weights, hidden = load_shipped(str(network_for(book, seats)))
    else:
        weights, known, _ = load_weights(Path(against))
        hidden = known.hidden
    there = {name: sheet.xp.asarray(part, np.float32) for name, part in weights.items()}
    return by_value(sheet, value_of(sheet, shape_for(sheet, seats, hidden), there))


def shape_of(sheet: Sheet, recipe: Recipe) -> Shape:
    """The network of a recipe."""
    shape = shape_for(sheet, recipe.seats, recipe.hidden)
    return with_learner(shape) if recipe.against else shape
