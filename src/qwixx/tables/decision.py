"""What a request comes to, if it is not refused."""

from typing import NamedTuple

from qwixx.play import Play
from qwixx.tables.entries import AnyEntry
from qwixx.tables.table import Table


class Decision(NamedTuple):
    """What a request comes to."""

    entry: AnyEntry | None  # nothing: it has been done before
    play: Play | None = None  # as it is after it, if the game goes on
    key: str | None = None  # a seat's new secret, for its owner

    def applied(self, table: Table, at: int) -> Table:
        """The table after it."""
        return table if self.entry is None else table.after(self.entry, at, self.play)


DONE = Decision(None)
