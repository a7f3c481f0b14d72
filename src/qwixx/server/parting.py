"""How a connection is closed on somebody who is still sending, so that they read what was said last.

A system that gets more for a connection that was closed answers with a reset, and the other end may lose what it has
not read yet. So our side is closed first, and what still comes is thrown away until the other end closes too.
"""

import asyncio
from typing import Any, Protocol


class Owner(Protocol):
    """Whose connection it is."""

    @property
    def heard_out(self) -> bool:
        """Whether the other end has nothing more to say."""
        ...

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        ...


class Parting:
    """A transport that is closed so."""

    def __init__(self, transport: asyncio.Transport, owner: Owner, patience: float) -> None:
        self.owner: Owner | None = owner
        self._transport = transport
        self._patience = patience
        self._draining: Draining | None = None

    def close(self) -> None:
        """Say no more; and hear no more once the other end has closed, or has had its time."""
        if self.is_closing():
            return
        if self.owner is None or self.owner.heard_out:
            self._transport.close()
            return
        self._draining = Draining(self._transport, self.owner, self._patience)
        self._transport.set_protocol(self._draining)
        self._transport.resume_reading()
        self._transport.write_eof()

    @property
    def draining(self) -> bool:
        """Whether the last was said, and the rest of what comes is thrown away."""
        return self._draining is not None

    def is_closing(self) -> bool:
        """Whether nothing more can be said."""
        return self._draining is not None or self._transport.is_closing()

    def write(self, data: bytes) -> None:
        """Send something, unless the last was said."""
        if self._draining is None:
            self._transport.write(data)

    def get_write_buffer_size(self) -> int:
        """How many bytes wait for the other end to read."""
        return self._transport.get_write_buffer_size()

    def pause_reading(self) -> None:
        """Let what comes wait, unless it is thrown away."""
        if self._draining is None:
            self._transport.pause_reading()

    def set_protocol(self, protocol: Any) -> None:
        """Somebody else goes on with the connection."""
        self.owner = protocol
        if self._draining is None:
            self._transport.set_protocol(protocol)
        else:
            self._draining.owner = protocol

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class Draining(asyncio.Protocol):
    """Throws away what comes, for so many seconds; its owner is told of the end."""

    def __init__(self, transport: asyncio.Transport, owner: Owner, patience: float) -> None:
        self.owner: Owner | None = owner
        self._end = asyncio.get_running_loop().call_later(patience, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self._end.cancel()
        owner, self.owner = self.owner, None  # or else they would hold each other in a circle
        if owner is not None:
            owner.connection_lost(exc)
