"""Weights as files: a plain `.npz` of named arrays, and in it the recipe as JSON."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from qwixx.players.master import models
from training.learning import Recipe
from training.network import Weights

RECIPE = "recipe"


def save_weights(path: Path, weights: Weights, recipe: Recipe, about: dict[str, Any]) -> None:
    """Write weights with what they were trained by and what is known of them."""
    text = json.dumps({**recipe._asdict(), **about}, sort_keys=True)
    parts = {name: np.asarray(part) for name, part in weights.items()}
    _write(path, {**parts, RECIPE: np.array(text)})


def _write(path: Path, parts: dict[str, Any]) -> None:
    """Replace the file only once the new one is whole."""
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez(file, **parts)
    unfinished.replace(path)


def load_weights(path: Path) -> tuple[Weights, Recipe, dict[str, Any]]:
    """The weights, the recipe, and whatever else was written of them."""
    with np.load(path) as file:
        parts = {name: file[name] for name in file.files}
    about = json.loads(str(parts.pop(RECIPE)))
    known = {name: about.pop(name) for name in Recipe._fields if name in about}
    return parts, Recipe(**{**known, "hidden": tuple(known["hidden"])}), about


def save_checkpoint(path: Path, parts: dict[str, Weights], recipe: Recipe, about: dict[str, Any]) -> None:
    """Write everything that training needs to go on."""
    flat = {f"{group}/{name}": part for group, named in parts.items() for name, part in named.items()}
    save_weights(path, flat, recipe, about)


def load_checkpoint(path: Path) -> tuple[dict[str, Weights], Recipe, dict[str, Any]]:
    """What `save_checkpoint` wrote."""
    flat, recipe, about = load_weights(path)
    groups: dict[str, Weights] = {}
    for name, part in flat.items():
        group, _, rest = name.partition("/")
        groups.setdefault(group, {})[rest] = part
    return groups, recipe, about


def load_shipped(name: str) -> tuple[Weights, tuple[int, ...]]:
    """The weights of a network of the package as training has them, and its units."""
    about, parts = models.load(name)
    seats, (units, last) = about["seats"], about["units"]
    layer, heads = np.array(parts["layer"]), np.array(parts["heads"])
    win, margin = heads[: 2 * seats * last].reshape(2, seats, last)
    weights = {
        "table": np.array(parts["table"]).reshape(-1, units),
        "bias_0": np.array(parts["bias"]),
        "weight_1": layer[: units * last].reshape(last, units).T,
        "bias_1": layer[units * last :],
        "weight_win": win.T,
        "bias_win": heads[2 * seats * last :][:seats],
        "weight_margin": margin.T,
        "bias_margin": heads[2 * seats * last :][seats:],
    }
    return weights, (units, last)
