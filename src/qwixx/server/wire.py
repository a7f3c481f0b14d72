"""The wire: connections as uvicorn serves them, with an end to what it would take or keep without one."""

import asyncio
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from qwixx.server.limits import Addresses, Limits, Rate
from qwixx.server.metrics import DROPPED
from qwixx.server.parting import Parting

MOST_WAITING = 1000  # messages that came in one go
MOST_PIECES = 64  # of one message
CONTROL = (10, 60)  # pings and pongs a second, and in a burst
LAST_MOMENT = 1.0  # seconds to read that the server stops
NOT_TEXT = 1007  # why a socket is closed
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


def _addresses(config: Any) -> Addresses:
    found: Addresses = config.app.state.doors.addresses
    return found


def _limits(config: Any) -> Limits:
    found: Limits = config.app.state.doors.limits
    return found


class Http(H11Protocol):
    """HTTP, where so many may connect from one address, and whoever does asks for something soon."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        self._parting = Parting(transport, self, _limits(self.config).farewell)
        super().connection_made(cast(asyncio.Transport, self._parting))
        self._served: object = None  # the request that had been answered when we last looked
        self._address = self.client[0] if self.client else ""
        self._counted = _addresses(self.config).plug(self._address)
        self._looking = self.loop.call_later(_limits(self.config).hello, self._look)
        if not self._counted:
            DROPPED.labels("crowd").inc()
            transport.abort()

    @property
    def heard_out(self) -> bool:
        """Whether the last request was read to its end, and nothing came after it."""
        return self.conn.their_state not in (h11.SEND_BODY, h11.ERROR) and not self.conn.trailing_data[0]

    def shutdown(self) -> None:
        """The server stops: whoever has been told why they are refused is not waited for."""
        if self._parting.draining:
            self.transport.abort()
        elif not self.transport.is_closing():
            super().shutdown()

    def _look(self) -> None:
        """Cut off who was waited for the last time, and still has not finished asking."""
        if self._parting.draining:
            return  # it has an end of its own
        answered = self.cycle is None or self.cycle.response_complete
        if answered and self.cycle is self._served:
            self.transport.abort()
        else:
            self._served = self.cycle if answered else self
            self._looking = self.loop.call_later(_limits(self.config).hello, self._look)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket, which counts on."""
        self._looking.cancel()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """What cannot be read is answered, unless something has been answered before; nobody else answers it."""
        if self.cycle:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self._looking.cancel()
        if self._counted:
            _addresses(self.config).unplug(self._address)
        super().connection_lost(exc)
        self._parting.owner = None


class Sockets(WebSocketsSansIOProtocol):
    """Sockets that can be cut, and that keep nothing without end for whoever sends much or reads nothing."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._control = Rate(*CONTROL)
        self._visited = False  # the visit is over, and nobody else uses this
        self.close_timeout = _limits(self.config).farewell

    @property
    def heard_out(self) -> bool:
        """Whether the other end has said goodbye."""
        return getattr(self.conn, "close_rcvd", None) is not None

    def shutdown(self) -> None:
        """The server stops; whoever does not answer that is not waited for, nor who has been sent away already."""
        if self._parting.draining:
            self.transport.abort()
            return
        if not self.transport.is_closing():
            super().shutdown()
        self.loop.call_later(LAST_MOMENT, self.transport.abort)

    def connection_made(self, transport: Any) -> None:
        """A connection goes on as a socket."""
        self._parting: Parting = transport
        self._parting.owner = self
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """As ever; a handshake that cannot be read is refused, where uvicorn would wait for another."""
        super().data_received(data)
        if not self.handshake_initiated:
            self.transport.write(BAD_REQUEST)
            self.transport.close()

    async def run_asgi(self) -> None:
        """As ever, with a short way to the wire."""
        self.scope["state"]["wire"] = self
        await super().run_asgi()
        self._visited = True
        if self.disconnected:
            self.loop.call_soon(self._fall_apart)

    def write(self, message: bytes) -> int:
        """Send a text now, without a detour through tasks and queues; how many bytes wait to be read."""
        if self.close_sent or self.transport.is_closing():
            return 0
        self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return self.transport.get_write_buffer_size()

    def abort(self) -> None:
        """Cut the connection."""
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """As ever, but the end comes whether the rest is read or not, and no socket at all is an end too."""
        if message["type"] == "websocket.close":
            self.loop.call_later(self.close_timeout, self.transport.abort)
        await super().send(message)
        if self.initial_response and self.close_sent:
            self.handshake_complete = True

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        _addresses(self.config).unplug(self.client[0] if self.client else "")
        super().connection_lost(exc)
        if self._visited:
            self.loop.call_soon(self._fall_apart)

    def _fall_apart(self) -> None:
        """Let go of what holds us in a circle, so that all of it is freed at once and not some day."""
        self.conn.parser.close()
        self.conn.__dict__.clear()
        self._parting.owner = None
        self.__dict__.pop("scope", None)

    def send_receive_event_to_app(self) -> None:
        """A whole message is there."""
        if self.queue.qsize() >= MOST_WAITING:
            self._cut("flood")
        elif not self.close_sent and self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(NOT_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_cont(self, event: Frame) -> None:
        """One more piece of a message."""
        if len(self.frames) >= MOST_PIECES:
            self._cut("flood")
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """A ping is answered, within reason."""
        if self._control.allows():
            super().handle_ping()
        else:
            self._cut("flood")

    def handle_pong(self, event: Frame) -> None:
        """A pong is noted, within reason."""
        if self._control.allows():
            super().handle_pong(event)
        else:
            self._cut("flood")

    def keepalive_timeout(self) -> None:
        """Nobody answers: what was not read yet will not be."""
        super().keepalive_timeout()
        self.transport.abort()

    def _cut(self, reason: str) -> None:
        if not self.transport.is_closing():
            DROPPED.labels(reason).inc()
            self.transport.abort()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
