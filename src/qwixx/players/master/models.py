"""The networks that come with the package: small files, read when they are needed and checked against their checksums.

A file is a line of JSON, then compressed parts one after the other: whole numbers of one byte, row by row, with a scale
for each column (`bytes`) or for each row (`blocks`), or plain floats (`floats`). `training/shipping.py` writes them.
"""

import hashlib
import json
import zlib
from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import accumulate, chain
from typing import Any

from qwixx.players.master.network import HEADER, TABLE
from qwixx.players.master.quantised import Quantised, Weights
from qwixx.rules.errors import SetupError
from qwixx.rules.kernel.sheet import ROW_BITS

FOLDER = files("qwixx.players.master") / "models"
CHECKSUMS = "checksums.json"
FLOAT = 4  # bytes

Part = Sequence[float]


def exists(name: str) -> bool:
    """Whether there is a network of this name."""
    return name in checksums()


def is_here(name: str) -> bool:
    """Whether its file is here: a browser fetches it when it is needed."""
    return (FOLDER / f"{name}.model").is_file()


@cache
def checksums() -> dict[str, str]:
    """By network: the SHA-256 of its file."""
    found: dict[str, str] = json.loads((FOLDER / CHECKSUMS).read_text("utf-8"))
    return found


def load(name: str) -> tuple[dict[str, Any], dict[str, Part]]:
    """What is known of a network, and its parts by name."""
    data = (FOLDER / f"{name}.model").read_bytes()
    if hashlib.sha256(data).hexdigest() != checksums()[name]:
        raise SetupError(f"The file of the network {name} is damaged; install qwixx again.")
    head, _, body = data.partition(b"\n")
    about, left = json.loads(head), zlib.decompress(body)
    parts: dict[str, Part] = {}
    for part, kind, rows, columns in about["parts"]:
        size = _size(kind, rows, columns)
        parts[part] = _read(left[:size], kind, rows, columns)
        left = left[size:]
    return about, parts


def _size(kind: str, rows: int, columns: int) -> int:
    """How many bytes a part takes."""
    if kind == "floats":
        return FLOAT * rows * columns
    return FLOAT * (columns if kind == "bytes" else rows) + rows * columns


def _read(data: bytes, kind: str, rows: int, columns: int) -> Part:
    """The numbers of a part, row by row."""
    if kind == "floats":
        return _floats(data)
    begin = len(data) - rows * columns
    scales, small = _floats(data[:begin]), data[begin:]
    if kind == "bytes":
        return Quantised(scales, small)
    lines = (array("b", small[row * columns : (row + 1) * columns]) for row in range(rows))
    return [scale * number for scale, line in zip(scales, lines, strict=True) for number in line]


def _floats(data: bytes) -> list[float]:
    found = array("f", data)
    return found.tolist()


@cache
def numbers_of_cards(name: str) -> Sequence[float]:
    """A network for the card games as a policy's numbers."""
    about, parts = load(name)
    return (*parts["header"], *parts["weights"])[: about["size"]]


def numbers(name: str, more: tuple[tuple[float, ...], ...] = ()) -> Sequence[float]:
    """A network for the dice games as a policy's numbers: where everything stands, then everything, its table last."""
    sizes, parts, table = blocks(name)
    short = (*parts, *more)
    begins = list(accumulate(map(len, short), initial=HEADER))
    begins.insert(TABLE - len(sizes), begins.pop())
    header = [float(number) for number in (*sizes, *begins)]
    header += [0.0] * (HEADER - len(header))
    return Weights(tuple(chain(header, *short)), table)


@lru_cache(maxsize=16)
def blocks(name: str) -> tuple[tuple[int, ...], tuple[Part, ...], Part]:
    """The sizes of a network for the dice games, its numbers part by part, and its table."""
    about, parts = load(name)
    code_of = {tuple(pair): float(code) for code, pair in enumerate(about["codes"])}
    codes = [code_of.get((bits.bit_length(), bits.bit_count()), 0.0) for bits in range(1 << ROW_BITS)]
    orders = [float(row) for order in about["orders"] for row in order]
    sizes = (about["seats"], *about["units"], len(about["codes"]), len(about["orders"]))
    return sizes, (orders, codes, parts["bias"], parts["layer"], parts["heads"]), parts["table"]
