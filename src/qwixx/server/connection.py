"""One socket: who is at its other end, and what still waits to be sent."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from qwixx.server.deciding import is_host, owns
from qwixx.server.limits import Limits, Rate
from qwixx.server.metrics import DROPPED
from qwixx.server.table import Table

Send = Callable[[str], Awaitable[None]]


class Connection:
    """A client at a table."""

    def __init__(self, device: str, address: str, limits: Limits, abort: Callable[[], None]) -> None:
        self.device = device
        self.address = address
        self.mine: tuple[int, ...] = ()
        self.host = False
        self.rate = Rate(*limits.messages)
        self.strikes = 0
        self._most = limits.outgoing
        self._abort = abort
        self._outgoing: deque[bytes] = deque()
        self._size = 0
        self._ready = asyncio.Event()
        self._closed = False

    def sits_at(self, table: Table) -> None:
        """Find out which seats are this device's."""
        self.mine = owns(table, self.device)
        self.host = is_host(table, self.device)

    def send(self, message: bytes) -> None:
        """Put a message in line; who does not read is dropped rather than waited for."""
        if self._closed:
            return
        self._outgoing.append(message)
        self._size += len(message)
        self._ready.set()
        if self._size > self._most:
            DROPPED.labels("slow").inc()
            self.close()
            self._abort()

    def close(self) -> None:
        """Send what is in line, then no more."""
        self._closed = True
        self._ready.set()

    async def deliver(self, send: Send) -> None:
        """Send what is in line, for as long as the connection lasts."""
        while True:
            while self._outgoing:
                message = self._outgoing.popleft()
                self._size -= len(message)
                await send(message.decode())
            if self._closed:
                return
            self._ready.clear()
            await self._ready.wait()
