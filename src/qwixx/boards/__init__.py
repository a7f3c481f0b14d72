"""Board files: the sides of our own that come with the package, and those of a user."""

from dataclasses import replace
from functools import cache
from importlib.resources import files
from pathlib import Path

from qwixx.rules.errors import BoardError
from qwixx.rules.track import Track, parse_board

SHIPPED = ("our-spiral", "our-zigzag")
LARGEST_FILE = 64 * 1024


@cache
def shipped(name: str) -> Track:
    """One of the sides that come with the package."""
    text = (files("qwixx.boards") / f"{name}.toml").read_text(encoding="utf-8")
    return replace(parse_board(text), shipped=True)


def load(path: Path) -> Track:
    """A user's side, from a file; a wrong one is refused with the line and the reason."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BoardError(f"{path} cannot be read: {error.strerror}.") from None
    return parse(data)


def parse(data: bytes) -> Track:
    """A user's side, from the bytes of a file."""
    if len(data) > LARGEST_FILE:
        raise BoardError(f"it is larger than {LARGEST_FILE // 1024} KiB.")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BoardError("it is not UTF-8 text.", data[: error.start].count(b"\n") + 1) from None
    return parse_board(text)
