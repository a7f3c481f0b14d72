"""A best response against those it learned against, many games at once in the loop of training: fast where JAX is.

`python -m training.matches RESPONSE.npz --games 200000` prints its share of the wins with the 95 % interval. At the
engine of the rules, and against the players of the package as they are, `training.measure` does the same.
"""

import argparse
from pathlib import Path
from typing import NamedTuple

import numpy as np

from qwixx.games import game
from training.network import value_of
from training.rivals import rivals, shape_of
from training.selfplay import response_match
from training.sheets import WHITES, sheet_of
from training.training import MATCH_TURNS, library
from training.weights import load_weights

AT_ONCE = 8_192  # games


class Share(NamedTuple):
    """The share of the wins over so many games, ties shared, and half the width of its 95 % interval."""

    games: int
    share: float
    half: float


def held(
    weights: Path, games: int, seed: int, options: dict[str, str], *, plain: bool, at_once: int = AT_ONCE
) -> Share:
    """So many games, or a few more; those that do not come to an end in time are left out."""
    parts, recipe, _ = load_weights(weights)
    book, seats = game(recipe.game, **options), recipe.seats
    xp, compile_it, random = library(recipe._replace(seed=seed), plain)
    sheet = sheet_of(book, xp)
    own = value_of(sheet, shape_of(sheet, recipe), {name: xp.asarray(part) for name, part in parts.items()})
    fixed = rivals(book, sheet, recipe)
    play = compile_it(lambda uniform: response_match(sheet, own, fixed, seats, uniform))
    found = []
    for _ in range(0, games, at_once):
        share, over = map(np.asarray, play(random((MATCH_TURNS * seats, at_once, WHITES + sheet.dice))))
        found.append(share[over])
    shares = np.concatenate(found)
    return Share(len(shares), float(shares.mean()), 1.96 * float(shares.std()) / len(shares) ** 0.5)


def main() -> None:
    """Print the share of the wins."""
    parser = argparse.ArgumentParser(prog="python -m training.matches", description="How often a best response wins.")
    parser.add_argument("weights", type=Path)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE, of the game")
    parser.add_argument("--numpy", action="store_true", help="without JAX")
    given = parser.parse_args()
    _, recipe, about = load_weights(given.weights)
    options = dict(option.split("=", 1) for option in given.option)
    found = held(given.weights, given.games, given.seed, options, plain=given.numpy, at_once=min(AT_ONCE, given.games))
    print(
        f"{given.weights.stem}: {100 * found.share:.2f} ± {100 * found.half:.2f} % against {recipe.against}"
        f" ({recipe.seats * found.share:.3f} ± {recipe.seats * found.half:.3f} of a fair share) in {found.games} games;"
        f" trained on {about.get('games_played', 0):,} games"
    )


if __name__ == "__main__":
    main()
