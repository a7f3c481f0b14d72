"""Board files: the sides of our own that come with the package, and those of a user."""

from codecs import BOM_UTF8
from dataclasses import replace
from functools import cache
from importlib.resources import files
from pathlib import Path

from qwixx.rules.errors import BoardError, shown
from qwixx.rules.track import Track, parse_board

SHIPPED = ("our-spiral", "our-zigzag")
LARGEST_FILE = 32 * 1024


@cache
def shipped(name: str) -> Track:
    """One of the sides that come with the package."""
    text = (files("qwixx.boards") / f"{name}.toml").read_text(encoding="utf-8")
    return replace(parse_board(text), shipped=True)


def load(path: Path) -> Track:
    """A user's side, from a file; a wrong one is refused with the line and the reason."""
    try:
        with path.open("rb") as stream:
            data = stream.read(LARGEST_FILE + 1)
    except OSError as error:
        raise BoardError(f"{path} cannot be read: {error.strerror}.") from None
    except ValueError:
        raise BoardError(f"{shown(path)} cannot be read: it is no path.") from None
    return parse(data)


def parse(data: bytes) -> Track:
    """A user's side, from the bytes of a file."""
    if len(data) > LARGEST_FILE:
        raise BoardError(f"it is larger than {LARGEST_FILE // 1024} KiB.")
    try:
        return parse_board(data.removeprefix(BOM_UTF8).decode())
    except UnicodeDecodeError as error:
        lines_before = error.object[: error.start].count(b"\n")
        raise BoardError("it is not UTF-8 text.", lines_before + 1) from None
