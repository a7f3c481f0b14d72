"""All that is in memory between two calls, as values: a call works on a copy, and one that fails leaves nothing."""

from dataclasses import dataclass, field, replace

from qwixx.local.messages import Row
from qwixx.records import Act
from qwixx.tables import protocol
from qwixx.tables.news import Presence
from qwixx.tables.table import Table


class Needs(Exception):
    """Nothing was done: logs or networks have to be brought first."""

    def __init__(self, *what: str) -> None:
        super().__init__(", ".join(what))
        self.what = what


@dataclass(frozen=True)
class Live:
    """A table in memory."""

    table: Table
    told: Presence = field(default_factory=Presence)  # who is there, as everybody at the table knows
    chosen: tuple[Act, ...] = ()  # what bots have decided, while others of them are still to
    of: Table | None = None  # the table at which they have
    used_at: int = 0  # the number of the call that last asked for it


@dataclass(frozen=True)
class Wire:
    """Somebody at a table; at none before hello."""

    code: str
    said_hello: bool = False
    device: str = ""
    mine: tuple[int, ...] = ()
    host: bool = False


@dataclass(frozen=True)
class Question:
    """Advice that is waited for."""

    wire: int
    table: Table
    request: protocol.Hint


@dataclass
class House:
    """All tables by their rows, those in memory, and who is connected."""

    rows: dict[str, Row] = field(default_factory=dict)
    tables: dict[str, Live] = field(default_factory=dict)
    wires: dict[int, Wire] = field(default_factory=dict)
    logs: dict[str, list[str]] = field(default_factory=dict)  # that were brought, and nobody has folded yet
    questions: tuple[Question, ...] = ()
    doubtful: frozenset[str] = frozenset()  # tables of which it is not known what was written last
    calls: int = 0

    def copy(self) -> "House":
        """The same, to be changed."""
        tables, wires = self.tables.copy(), self.wires.copy()
        rows, logs = self.rows.copy(), self.logs.copy()
        return replace(self, rows=rows, tables=tables, wires=wires, logs=logs, calls=self.calls + 1)

    def at(self, code: str) -> list[int]:
        """The wires of those who have come to a table."""
        return [number for number, wire in self.wires.items() if wire.code == code and wire.said_hello]
