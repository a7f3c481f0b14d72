"""Saved games: a file for each in the user's data folder, whole at every moment.

A save is a record, seed included, after a few lines that say who is a bot and that nothing in it was changed. Whatever
else a game consists of follows from these.
"""

import hashlib
import os
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from weakref import finalize

from platformdirs import user_data_path

from qwixx import records
from qwixx.cli.play import index
from qwixx.cli.play.holding import Held, hold
from qwixx.cli.play.index import Entry, Facts, Levels, Listed, stamp_of
from qwixx.cli.play.seats import BOT, PERSON, from_word, is_word, to_word
from qwixx.fairness import verify
from qwixx.players import LEVELS
from qwixx.records import LARGEST_FILE, Record
from qwixx.rules.errors import QwixxError, RecordError
from qwixx.words import Words

TITLE = "qwixx save 1"
ENDING = ".qwixx"
TROUBLES = ("unwritten", "in-use", "damaged", "unknown", "none", "finished", "gone")


class Trouble(QwixxError):
    """A save that cannot be written or gone on with: one of TROUBLES, and what its sentence speaks of."""

    def __init__(self, kind: str, **facts: str) -> None:
        super().__init__(f"{kind}: {facts}")
        self.kind = kind
        self.facts = facts

    def told(self, say: Words) -> str:
        """The sentence for the player."""
        return say(f"play-trouble-{self.kind}", **self.facts)


@dataclass(frozen=True, slots=True)
class Saved:
    """A saved game; nothing but a problem if it is damaged."""

    name: str
    record: Record | None = None
    levels: Levels = ()
    problem: str = ""


class Place:
    """Where one game is saved. Nobody else writes there as long as it is not given up."""

    def __init__(self, file: Path) -> None:
        self.name = file.stem
        self._file = file
        self._part = file.with_name(f".{self.name}.part")
        self._lock = file.with_name(f".{self.name}.lock")
        try:
            self._guard = hold(self._lock)
        except Held:
            raise Trouble("in-use", name=self.name) from None
        except OSError as error:
            raise _unwritten(file.parent, error) from None
        finalize(self, self._guard.close)  # also when it is only forgotten

    def write(self, record: Record, levels: Levels) -> None:
        """Put the game where it was, whole or not at all, safe from a loss of power."""
        try:
            self._part.touch(0o600)  # the seed of a game that is not over is nobody else's business
            with self._part.open("wb") as stream:
                stream.write(to_bytes(record, levels))
                stream.flush()
                os.fsync(stream.fileno())
            self._part.replace(self._file)
            _sync_folder(self._file.parent)
        except OSError as error:
            raise _unwritten(self._file.parent, error) from None

    def remove(self) -> None:
        """Remove the game, and what was only there for it."""
        try:
            self._file.unlink(missing_ok=True)
        except OSError as error:
            raise _unwritten(self._file.parent, error) from None
        for file in (self._part, self._lock):
            with suppress(OSError):  # it is in nobody's way
                file.unlink(missing_ok=True)

    def give_up(self) -> None:
        """Let others write here."""
        self._guard.close()


class Saves:
    """The saved games of a folder: the user's, unless another is named."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or user_data_path("qwixx", appauthor=False) / "games"

    def begin(self, game: str) -> Place:
        """A place for a new game, named after it."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise _unwritten(self.folder, error) from None
        numbers = [int(match[1]) for name in self._names() if (match := re.fullmatch(rf"{game}-(\d{{1,9}})", name))]
        number = max(numbers, default=0)
        while True:
            number += 1
            try:
                place = Place(self._file(f"{game}-{number}"))
            except Trouble as trouble:
                if trouble.kind != "in-use":
                    raise
                continue
            if not self._file(place.name).exists():
                return place
            place.give_up()

    def take(self, name: str) -> Place:
        """The place of a saved game."""
        if name not in self._names():
            raise Trouble("unknown", name=name)
        return Place(self._file(name))

    def load(self, name: str) -> Saved:
        """A saved game by its name."""
        if name not in self._names():
            raise Trouble("unknown", name=name)
        return self._load(name)

    def listed(self) -> list[Listed]:
        """All saved games, the newest first; only those that have changed since the last list are read."""
        return index.listed(self.folder, map(self._file, self._names()), _entry)

    def newest(self) -> str:
        """The name of the game to go on with: the last one that was played and is not over."""
        for saved in self.listed():
            if not saved.facts.problem and not saved.facts.over:
                return saved.name
        raise Trouble("none")

    def file(self, name: str) -> Path | None:
        """The file of a saved game, if there is one of this name."""
        return self._file(name) if name in self._names() else None

    def _names(self) -> list[str]:
        return [file.stem for file in self.folder.glob(f"*{ENDING}") if not file.stem.startswith(".")]

    def _file(self, name: str) -> Path:
        return self.folder / f"{name}{ENDING}"

    def _load(self, name: str) -> Saved:
        try:
            with self._file(name).open("rb") as stream:
                return Saved(name, *parse(stream.read(LARGEST_FILE + 1)))
        except OSError as error:
            return Saved(name, problem=f"{error.strerror}.")
        except RecordError as error:
            return Saved(name, problem=str(error))


def _entry(file: Path) -> Entry:
    """What a list says of a save, which is read and replayed for it."""
    stamp = 0, 0, 0, 0
    try:
        with file.open("rb") as stream:
            stamp = stamp_of(os.fstat(stream.fileno()))
            record, levels = parse(stream.read(LARGEST_FILE + 1))
    except OSError as error:
        return Entry(stamp, Facts(problem=f"{error.strerror}."))
    except RecordError as error:
        return Entry(stamp, Facts(problem=str(error)))
    game, state = record.game, records.fold(record)
    return Entry(stamp, Facts(game.id, game.options, record.names, levels, state.turn, game.over(state)))


# -- a save as text ----------------------------------------------------------------------------------------------------


def to_bytes(record: Record, levels: Sequence[str | None]) -> bytes:
    """A save as it is written."""
    seats = " ".join(map(to_word, levels))
    content = f"seats: {seats}\n\n{records.to_text(record)}".encode()
    return f"{TITLE}\nchecksum: {_checksum(content)}\n".encode() + content


def record_in(data: bytes) -> Record:
    """The record in a save, or a record by itself."""
    return parse(data)[0] if data.startswith(b"qwixx save") else records.parse(data)


def parse(data: bytes) -> tuple[Record, Levels]:
    """Read a save; a damaged one is refused as a record is, with line, column and reason."""
    title, _, rest = data.partition(b"\n")
    checksum, _, content = rest.partition(b"\n")
    seats, _, text = content.partition(b"\n\n")
    if title != TITLE.encode():
        raise RecordError(f"a save begins with the line '{TITLE}'.", 1, 1)
    if checksum != f"checksum: {_checksum(content)}".encode():
        raise RecordError("the checksum does not fit: something in the file has been changed or is missing.", 2, 1)
    try:
        record = records.parse(text)
    except RecordError as error:
        raise RecordError(error.reason, error.line + 4, error.column) from None
    words = seats.decode().removeprefix("seats:").split()
    if len(words) != len(record.names) or not all(map(is_word, words)):
        raise RecordError(f"there is {PERSON}, {', '.join(LEVELS)} or {BOT}:NAME for each seat.", 3, 1)
    if not record.entered and not verify(record).fits:
        raise RecordError("its dice or cards do not follow from its seed.", 5, 1)
    return record, tuple(map(from_word, words))


def _checksum(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


# -- the disk ----------------------------------------------------------------------------------------------------------


def _sync_folder(folder: Path) -> None:
    """Make the new name of a file safe, where a folder can be opened for that."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _unwritten(folder: Path, error: OSError) -> Trouble:
    return Trouble("unwritten", folder=str(folder), reason=error.strerror or str(error))
