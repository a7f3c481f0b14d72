"""The table of a solution on disk, in the user's cache folder.

A file that is not exactly what was written there, by these sources for this layout, is as good as none.
"""

import hashlib
import os
import tempfile
from contextlib import suppress
from pathlib import Path

import numpy as np
import platformdirs

from qwixx.compiled import fingerprint
from qwixx.rules.layout import CLASSIC, Layout
from qwixx.rules.tables import tables_of
from qwixx.solver.plan import Floats
from qwixx.solver.solo import Told, solve
from qwixx.solver.solution import Solution

MAGIC = b"qwixx solo table\n"
SOURCES = ("qwixx.rules.kernel", "qwixx.solver")
STORED = np.dtype("<f8")


def load_or_solve(layout: Layout = CLASSIC, progress: Told | None = None, folder: Path | None = None) -> Solution:
    """The solution of a layout, from the user's cache folder or another one; solved and kept if it is not there."""
    file = _file(layout, folder or platformdirs.user_cache_path("qwixx") / "solver")
    version = _version(layout)
    numbers = _load(file, version)
    if numbers is not None:
        return Solution(layout, numbers)
    solution = solve(layout, progress)
    with suppress(OSError):  # no room or no right to write: the solution is as good without
        _save(file, version, solution.numbers)
    return solution


def kept(layout: Layout) -> Solution | None:
    """The solution of a layout if it is in the user's cache folder."""
    numbers = _load(_file(layout, platformdirs.user_cache_path("qwixx") / "solver"), _version(layout))
    return None if numbers is None else Solution(layout, numbers)


def _file(layout: Layout, folder: Path) -> Path:
    return folder / f"solo-{hashlib.sha256(repr(layout).encode()).hexdigest()[:16]}.table"


def _version(layout: Layout) -> bytes:
    """A fingerprint of everything that the values follow from: the sheet and the sources."""
    return fingerprint(repr(tables_of(layout)), *SOURCES)


def _load(file: Path, version: bytes) -> Floats | None:
    """The numbers of a file, or nothing if it is missing, damaged or another one."""
    head = MAGIC + version
    with suppress(OSError), file.open("rb") as stream:
        if stream.read(len(head)) == head:
            checksum = stream.read(hashlib.sha256().digest_size)
            payload = stream.read()
            if hashlib.sha256(payload).digest() == checksum:
                return np.frombuffer(payload, STORED).astype(np.float64)
    return None


def _save(file: Path, version: bytes, numbers: Floats) -> None:
    """Write a file beside the place and move it there, so that it is never there in part."""
    payload = numbers.astype(STORED).tobytes()
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=file.stem)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(MAGIC + version + hashlib.sha256(payload).digest() + payload)
        Path(name).replace(file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
