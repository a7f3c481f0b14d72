"""Weights into the package: `python -m training.shipping NAME.npz … ` writes small files and their checksums.

Tables and layers become whole numbers of one byte with a scale for each column; biases and heads stay as they are.
"""

import argparse
import hashlib
import json
import zlib
from pathlib import Path

import numpy as np

from qwixx.games import game
from qwixx.players.master import models
from qwixx.players.master.cards_network import HEADER as CARDS_HEADER
from training.cards.training import load_weights as load_cards
from training.learning import Recipe
from training.network import Weights
from training.sheets import Array, key_of, reachable, symmetries
from training.weights import load_weights

HERE = Path(__file__).resolve().parent
FOLDER = HERE.parent / "src/qwixx/players/master/models"
SHIPPED = HERE / "shipped.json"
LARGEST = 127
BLOCK = 64  # weights that share a scale


def is_of_cards(path: Path) -> bool:
    """Whether a file holds weights of the card games."""
    with np.load(path) as file:
        return "weights" in file.files


def dice_file(path: Path) -> tuple[str, bytes]:
    """The name of a network with two layers for a dice game, and its file."""
    weights, recipe, _ = load_weights(path)
    return f"{recipe.game}-{recipe.seats}", file_of(weights, recipe)


def file_of(weights: Weights, recipe: Recipe) -> bytes:
    """A network with two layers as a file."""
    table = weights["table"]
    layer = np.concatenate([weights["weight_1"], weights["bias_1"][None]])
    heads = [np.concatenate([weights[f"weight_{head}"].T.ravel() for head in ("win", "margin")])]
    heads += [weights[f"bias_{head}"] for head in ("win", "margin")]
    parts = {
        "table": (table, "bytes"),
        "bias": (weights["bias_0"][None], "floats"),
        "layer": (np.concatenate([layer[:-1].T.ravel(), layer[-1]])[None], "floats"),
        "heads": (np.concatenate(heads)[None], "floats"),
    }
    tables = game(recipe.game).tables
    keys = sorted({key_of(bits) for row in range(tables.rows) for bits in reachable(tables, row)})
    about = {
        "game": recipe.game,
        "seats": recipe.seats,
        "units": recipe.hidden,
        "codes": keys,
        "orders": symmetries(tables),
        "parts": [[name, kind, *part.shape] for name, (part, kind) in parts.items()],
    }
    body = b"".join(as_bytes(part, kind) for part, kind in parts.values())
    return json.dumps(about).encode() + b"\n" + zlib.compress(body, 9)


def cards_file(path: Path) -> tuple[str, bytes]:
    """The name of a network for the card games, and its file."""
    weights, about = load_cards(path)
    body = weights[CARDS_HEADER:]
    blocks = np.pad(body, (0, -len(body) % BLOCK)).reshape(-1, BLOCK)
    header = weights[:CARDS_HEADER][None]
    known = {
        "game": "cards",
        "jokers": about["jokers"],
        "seats": about["seats"],
        "size": len(weights),
        "parts": [["header", "floats", *header.shape], ["weights", "blocks", *blocks.shape]],
    }
    data = as_bytes(header, "floats") + as_bytes(blocks, "blocks")
    name = "jokers" if about["jokers"] == "yes" else "cards"
    return f"{name}-{about['seats']}", json.dumps(known).encode() + b"\n" + zlib.compress(data, 9)


def as_bytes(part: Array, kind: str) -> bytes:
    """A part as it stands in a file."""
    if kind == "floats":
        return bytes(part.astype("<f4"))
    scales = np.maximum(np.abs(part).max(0 if kind == "bytes" else 1) / LARGEST, 1e-12).astype("<f4")
    each = scales if kind == "bytes" else scales[:, None]
    return bytes(scales) + bytes(np.rint(part / each).astype(np.int8))


def ship(name: str, data: bytes, source: Path) -> None:
    """Put a file into the package, with its checksum, and note what it was made from."""
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.model").write_bytes(data)
    _note(FOLDER / models.CHECKSUMS, name, hashlib.sha256(data).hexdigest())
    with np.load(source) as file:
        recipe = json.loads(str(file["recipe"]))
    _note(SHIPPED, name, recipe)


def _note(path: Path, name: str, what: object) -> None:
    known = json.loads(path.read_text("utf-8")) if path.exists() else {}
    known[name] = what
    path.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", "utf-8")


def main() -> None:
    """Ship what is named."""
    parser = argparse.ArgumentParser(prog="python -m training.shipping", description="Put weights into the package.")
    parser.add_argument("weights", type=Path, nargs="+")
    for path in parser.parse_args().weights:
        name, data = cards_file(path) if is_of_cards(path) else dice_file(path)
        ship(name, data, path)
        print(f"{name}: {len(data):,} bytes")


if __name__ == "__main__":
    main()
