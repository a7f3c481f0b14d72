"""What both forms of a record consist of, still as text, with the place of every piece."""

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from qwixx.rules.errors import RecordError

TITLE = "qwixx record 1"
ENTERED = "entered by people"  # how a record says that its chance was typed in by people
OF_THE_DAY = "of the day "  # how it says whose day's dice they are: before the date


def chance_text(entered: bool, day: date | None) -> str | None:
    """How a record says where its chance came from, if not from a secret seed or a stream."""
    return ENTERED if entered else f"{OF_THE_DAY}{day.isoformat()}" if day else None


class Word(NamedTuple):
    """A piece of the file and where it stands."""

    text: str
    line: int
    column: int

    def error(self, reason: str) -> RecordError:
        """A refusal that points here."""
        return RecordError(reason, self.line, self.column)


class Parts(NamedTuple):
    """The pieces of a record."""

    game: Word
    rules: Word
    options: Sequence[tuple[Word, Word]]
    commitment: Word | None
    seed: Word | None
    chance: Word | None  # where it came from: entered by people, or of a day
    names: Sequence[Word]
    salts: Sequence[Word]
    promises: Sequence[Word]
    events: Sequence[Word]
