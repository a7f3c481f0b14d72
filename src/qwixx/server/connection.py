"""One socket: who is at its other end, and how they are told something."""

from typing import Protocol

from qwixx.server.limits import Limits, Rate
from qwixx.server.metrics import DROPPED
from qwixx.tables.caller import is_host, owns
from qwixx.tables.table import Table


class Wire(Protocol):
    """The way to the other end."""

    def write(self, message: bytes) -> int:
        """Send a text now; how many bytes wait for the other end to read."""
        ...

    def abort(self) -> None:
        """Cut the connection."""
        ...


class Connection:
    """A client at a table."""

    def __init__(self, device: str, limits: Limits, wire: Wire, origin: str | None = None) -> None:
        self.device = device
        self.origin = origin  # of its address
        self.mine: tuple[int, ...] = ()
        self.host = False
        self.rate = Rate(*limits.messages)
        self.strikes = 0
        self.hints = 0  # that are waited for
        self._most = limits.outgoing
        self._wire = wire

    def sits_at(self, table: Table) -> None:
        """Find out which seats are this device's."""
        self.mine = owns(table, self.device)
        self.host = is_host(table, self.device)

    def cut(self) -> None:
        """Cut it off: there is nothing here any more."""
        DROPPED.labels("gone").inc()
        self._wire.abort()

    def send(self, message: bytes) -> None:
        """Send a message; who does not read is dropped rather than waited for."""
        if self._wire.write(message) > self._most:
            DROPPED.labels("slow").inc()
            self._wire.abort()
