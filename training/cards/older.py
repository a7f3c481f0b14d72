"""Weights of networks that were told less: lines for what is told since are put in, and count for nothing.

`python -m training.cards.older` makes the networks in the package so that were trained before.
"""

import argparse
import json
from pathlib import Path

import numpy as np

from qwixx.players.master import models
from qwixx.players.master.cards_features import NEAR_LEADS, PATTERNS
from qwixx.players.master.cards_network import HEADER, LEAK, NARROW, ROW_UNITS, WIDE, weights_of
from training.cards.learning import Places
from training.cards.samples import Array
from training.cards.training import Recipe, save_weights
from training.shipping import SHIPPED

AFTER_TABLE = NARROW + WIDE * NARROW + 2 + 2 * NARROW


def grown(weights: Array, seats: int) -> Array:
    """Weights from before the patterns of the hand and the lead to the point, as they are laid out now."""
    new = HEADER + weights_of(seats)
    lacking = PATTERNS * ROW_UNITS + NEAR_LEADS * WIDE
    if len(weights) == new:
        return weights
    assert len(weights) == new - lacking
    wide = int(Places(seats).array[2]) - PATTERNS * ROW_UNITS
    lines, rest, end = np.split(weights, [wide, len(weights) - AFTER_TABLE])
    patterns, leads = np.zeros(PATTERNS * ROW_UNITS), np.zeros(NEAR_LEADS * WIDE)
    longer = np.concatenate([lines, patterns, rest, leads, end]).astype(weights.dtype)
    longer[LEAK] = 0.0
    return longer


def main() -> None:
    """Write the networks named, as they are in the package, as files of weights."""
    parser = argparse.ArgumentParser(prog="python -m training.cards.older", description=__doc__)
    parser.add_argument("names", nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    known = json.loads(SHIPPED.read_text("utf-8"))
    for name in given.names:
        about = known[name]
        weights = grown(np.array(models.numbers_of_cards(name), np.float32), about["seats"])
        recipe = Recipe(**{key: about[key] for key in Recipe._fields if key in about})
        save_weights(given.out / f"{name}.npz", weights, recipe, about)


if __name__ == "__main__":
    main()
