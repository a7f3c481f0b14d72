"""Records and saved games as results: files and folders in, what came of each or why it is not counted out."""

import os
from collections.abc import Iterable, Iterator, Sequence
from io import FileIO
from multiprocessing import get_all_start_methods
from pathlib import Path

import msgspec
from msgspec.structs import replace

from qwixx.arena.processes import processes
from qwixx.cli.play.saves import parse
from qwixx.records import LARGEST_FILE
from qwixx.rules.errors import RecordError, SetupError
from qwixx.statistics import Result, result_of
from qwixx.statistics.hurrying import result_in

ENDINGS = (".qwixx", ".json")
PORTION = 200  # files that a process reads at a time
ALONE = 400  # so many files one process reads sooner than others can be started
FORM = b"qwixx record"


class Read(msgspec.Struct, frozen=True, array_like=True):
    """What was found in a file; without a result and a problem a game that is not over."""

    file: str
    result: Result | None = None
    problem: str = ""


_encoder, _decoder = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder(list[Read])


def read_all(named: Iterable[Path]) -> list[Read]:
    """What is in these files and folders; of many files, each process reads some."""
    files = [file for path in named for file in _files(path)]
    workers = os.cpu_count() or 1
    if len(files) <= ALONE or workers == 1:
        return _decoder.decode(_portion(files))
    portions = [files[first : first + PORTION] for first in range(0, len(files), PORTION)]
    start = "fork" if "fork" in get_all_start_methods() else "spawn"
    with processes(min(workers, len(portions)), start) as pool:
        return [one for read in pool.map(_portion, portions) for one in _decoder.decode(read)]


def _files(path: Path) -> Iterator[str]:
    """A file as it is, or all in a folder that end as records do, in order."""
    if not path.exists():
        raise SetupError(f"{path} cannot be read: there is no such file or folder.")
    if not path.is_dir():
        yield str(path)
        return
    for folder, inner, names in os.walk(path):
        inner[:] = sorted(name for name in inner if not name.startswith("."))
        for name in sorted(names):
            if name.endswith(ENDINGS) and not name.startswith("."):
                yield f"{folder}{os.sep}{name}"


def _portion(files: Sequence[str]) -> bytes:
    return _encoder.encode([found for file in files if (found := _read(file))])


def _read(file: str) -> Read | None:
    """What came of the game in a file; nothing at all of JSON that is something else."""
    try:
        with FileIO(file) as stream:  # whole at once, so without a buffer
            data, when = stream.read(LARGEST_FILE + 1), os.fstat(stream.fileno()).st_mtime_ns // 10**6
    except OSError as error:
        return Read(file, problem=f"it cannot be read: {error.strerror}.")
    if file.endswith(".json") and FORM not in data[:200]:
        return None
    try:
        return Read(file, _saved(data, file, when) if data.startswith(b"qwixx save") else result_in(data, file, when))
    except RecordError as error:
        return Read(file, problem=str(error))


def _saved(data: bytes, file: str, when: int) -> Result | None:
    """What came of a saved game, which also says who was a bot."""
    record, levels = parse(data)
    found = result_of(record, file, when)
    seats = zip(found.seats, levels, strict=True) if found else ()
    return found and replace(found, seats=[replace(seat, level=level or "") for seat, level in seats])
