"""What a list says of every saved game, kept beside them, so that a list does not have to read and replay them all.

The saves stay the truth. What is kept of one counts only for the very file that it was read from, by its stamp; for any
other, and for all of them if the index is missing or broken, or was written by another version, the save is read anew.
So an index is never wrong about a file, and can be removed at any time.
"""

import contextlib
import os
import tempfile
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

import msgspec

import qwixx

INDEX = ".index.json"

Stamp = tuple[int, int, int, int]
Levels = tuple[str | None, ...]


class Facts(msgspec.Struct, frozen=True):
    """What a list says of a saved game; of a damaged one nothing but the problem."""

    game: str = ""
    options: tuple[tuple[str, str], ...] = ()
    names: tuple[str, ...] = ()
    levels: Levels = ()
    turn: int = 0
    over: bool = False
    problem: str = ""


class Entry(msgspec.Struct, frozen=True):
    """The facts that were read from the file of this stamp."""

    stamp: Stamp
    facts: Facts


class Kept(msgspec.Struct, frozen=True):
    """The index as it is written."""

    version: str
    saves: dict[str, Entry]


class Listed(NamedTuple):
    """A saved game in a list."""

    name: str
    when: datetime
    facts: Facts


def stamp_of(stat: os.stat_result) -> Stamp:
    """What tells a file from any other, and from itself before it was changed."""
    return stat.st_ino, stat.st_size, stat.st_mtime_ns, stat.st_ctime_ns


def listed(folder: Path, files: Iterable[Path], read: Callable[[Path], Entry]) -> list[Listed]:
    """The saved games in these files, the newest first; only those that the index does not know are read."""
    kept = _kept(folder)
    found = {file.stem: _known(file, kept.get(file.stem)) or read(file) for file in files}
    whole = {name: entry for name, entry in found.items() if not entry.facts.problem}  # others may be found whole later
    if whole != kept:
        _keep(folder, whole)
    lines = [Listed(name, _time(entry.stamp), entry.facts) for name, entry in found.items()]
    return sorted(lines, key=lambda line: line.when, reverse=True)


def _known(file: Path, entry: Entry | None) -> Entry | None:
    """What the index knows of a file, if it is still the same one."""
    try:
        return entry if entry and entry.stamp == stamp_of(file.stat()) else None
    except OSError:
        return None


def _kept(folder: Path) -> Mapping[str, Entry]:
    """What the index says; nothing if it cannot be read or is of another version."""
    try:
        kept = msgspec.json.decode((folder / INDEX).read_bytes(), type=Kept)
    except (OSError, msgspec.MsgspecError):
        return {}
    return kept.saves if kept.version == qwixx.__version__ else {}


def _keep(folder: Path, saves: dict[str, Entry]) -> None:
    """Write the index in one step, whoever else does so just now; where it cannot be written there is none."""
    with contextlib.suppress(OSError):
        handle, part = tempfile.mkstemp(".part", ".index.", folder)
        try:
            with os.fdopen(handle, "wb") as stream:
                stream.write(msgspec.json.encode(Kept(qwixx.__version__, saves)))
            Path(part).replace(folder / INDEX)
        except OSError:
            Path(part).unlink(missing_ok=True)


def _time(stamp: Stamp) -> datetime:
    return datetime.fromtimestamp(stamp[2] / 10**9).astimezone()
