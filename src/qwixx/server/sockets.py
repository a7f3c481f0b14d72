"""Sockets: one for each client at a table. Whatever comes in is checked here before anybody else sees it."""

import asyncio
import logging
import re
import socket as network
from collections.abc import Collection
from contextlib import suppress
from urllib.parse import urlsplit

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from qwixx.server import queries
from qwixx.server.answers import problem
from qwixx.server.connection import Connection
from qwixx.server.hall import Hall
from qwixx.server.limits import Limits
from qwixx.server.live import Live
from qwixx.server.metrics import CONNECTIONS, DROPPED, FAILURES, REFUSALS, REQUEST_SECONDS, REQUESTS
from qwixx.server.refusing import error
from qwixx.server.seeing import may_see
from qwixx.server.store import StoreDown
from qwixx.tables import hearing, protocol
from qwixx.tables.hearing import FAILED, NORMAL, POLICY, RESTART, STORAGE, TRY_AGAIN, id_of
from qwixx.tables.refusal import Refusal
from qwixx.tables.secret import CODE_PATTERN, hashed
from qwixx.tables.seeing import Shown, unknown

PATH = "/api/tables/{code}/socket"

logger = logging.getLogger(__name__)


class Gone(Exception):
    """The other end has closed, or is being closed."""


async def socket(websocket: WebSocket) -> None:
    """A client at a table, from hello to the end."""
    with suppress(Gone, WebSocketDisconnect):
        await _visit(websocket, websocket.path_params["code"], websocket.app.state.doors)


async def _visit(websocket: WebSocket, code: str, doors: "Doors") -> None:
    if not doors.lets_in(websocket):
        REFUSALS.labels(FOREIGN.code).inc()
        await websocket.send_denial_response(problem(FOREIGN))
        return
    await websocket.accept()
    address = websocket.client.host if websocket.client else ""
    if not doors.addresses.connect(address):
        await _turn_away(websocket, Refusal("too-many", "Too many connections come from your address."))
        return
    CONNECTIONS.inc()
    try:
        await Visit(websocket, code, address, doors).run()
    finally:
        CONNECTIONS.dec()
        doors.addresses.disconnect(address)


class Doors:
    """Who may come in, and to where."""

    def __init__(
        self,
        hall: Hall,
        limits: Limits,
        origins: frozenset[str],
        listening: network.socket | None = None,
        board: bool = False,
    ) -> None:
        self.hall = hall
        self.limits = limits
        self.listening = listening
        self.board = board  # whether boards of the days are kept
        self.addresses = hall.addresses
        self._origins = origins

    def lets_in(self, websocket: WebSocket) -> bool:
        """A browser tells which page it shows; only our own may connect. Other programs tell nothing."""
        origin = websocket.headers.get("origin")
        return origin is None or origin in self._origins or _host_of(origin) == websocket.headers.get("host", "")

    async def find(self, code: str, address: str, *secrets: str) -> Live:
        """A table by its code; after too many wrong ones from an address, only for those who sit at it."""
        if not self.addresses.may_guess(address) and not await self._knows(code, secrets):
            raise Refusal("slow-down", "Too many wrong codes; wait a minute.")
        try:
            return await self.hall.memory.find(code)
        except Refusal:
            self.addresses.guessed_wrong(address)
            raise

    async def _knows(self, code: str, secrets: Collection[str]) -> bool:
        """Whether one of these hashes is a table's; the table is not read, so it takes as long if there is none."""
        if not re.fullmatch(CODE_PATTERN, code) or not any(secrets):
            return False
        return await self.hall.store.read(lambda connection: queries.is_known(connection, secrets, code))


def _host_of(origin: str) -> str | None:
    try:
        parts = urlsplit(origin)
    except ValueError:
        return None
    return parts.netloc or None if parts.scheme in ("http", "https") else None


class Visit:
    """One socket's life."""

    def __init__(self, websocket: WebSocket, code: str, address: str, doors: Doors) -> None:
        self._websocket = websocket
        self._code = code
        self._address = address
        self._doors = doors
        self._limits = doors.limits
        self._first: str | bytes = b""  # message
        self._why = NORMAL  # it ends

    async def run(self) -> None:
        """Hello, then requests until the end."""
        try:
            hello = await self._hello()
            device = hashed(hello.device) if hello.device else ""
            key = hashed(hello.key) if hello.key else ""
            live = await self._doors.find(self._code, self._address, device, key)
            await self._check_seen(live, Shown(device, hello.record or "", hello.key or ""))
        except Refusal as refusal:
            await _turn_away(self._websocket, refusal, id_of(self._first))
            return
        except StoreDown:
            await _turn_away(self._websocket, STORAGE, hello.id, TRY_AGAIN)
            return
        origin = self._doors.addresses.origin(self._address)
        connection = Connection(device, self._limits, self._websocket.state.wire, origin)
        try:
            if await self._join(live, connection, hello):
                await self._serve(live, connection)
        finally:
            self._doors.hall.leave(live, connection)
            await _close(self._websocket, self._why)

    async def _check_seen(self, live: Live, shown: Shown) -> None:
        """A finished table is not there for who has only guessed its code."""
        if not await may_see(self._doors.hall, live.table, shown):
            self._doors.addresses.guessed_wrong(self._address)
            raise unknown()

    async def _hello(self) -> protocol.Hello:
        try:
            async with asyncio.timeout(self._limits.hello):
                self._first = await self._receive()
        except TimeoutError:
            raise Refusal("hello-first", "The first message must be hello, soon after connecting.") from None
        return hearing.hello(self._first, self._limits.message_size)

    async def _join(self, live: Live, connection: Connection, hello: protocol.Hello) -> bool:
        try:
            await self._doors.hall.join(live, connection, hello)
        except Refusal as refusal:
            self._why = POLICY
            connection.send(error(refusal, hello.id))
            return False
        except StoreDown:
            self._why = TRY_AGAIN
            connection.send(error(STORAGE, hello.id))
            return False
        return True

    async def _serve(self, live: Live, connection: Connection) -> None:
        while True:
            text = await self._receive()
            with REQUEST_SECONDS.time():
                await self._answer(live, connection, text)
            if connection.strikes > self._limits.strikes:
                DROPPED.labels("flood").inc()
                self._why = POLICY
                return

    async def _answer(self, live: Live, connection: Connection, text: str | bytes) -> None:
        """Do what a message asks for; whatever is wrong with it is said, and changes nothing."""
        request = None
        try:
            self._check_rate(connection)
            request = hearing.read(text, self._limits.message_size)
            REQUESTS.labels(protocol.type_of(request)).inc()
            await self._doors.hall.request(live, connection, request)
        except Refusal as refusal:
            connection.send(error(refusal, request.id if request else id_of(text)))
        except StoreDown:
            connection.send(error(STORAGE, request.id if request else None))
        except Exception as failure:
            FAILURES.labels("request").inc()
            logger.error("a request failed", exc_info=failure, extra={"request": type(request).__name__})
            connection.send(error(FAILED, request.id if request else None))

    def _check_rate(self, connection: Connection) -> None:
        trusted = self._doors.addresses.trusts(self._address)
        if trusted or (connection.rate.allows() and self._doors.addresses.message(self._address)):
            connection.strikes = max(0, connection.strikes - 1)
            return
        connection.strikes += 1
        raise Refusal("slow-down", "Too many messages; slow down.")

    async def _receive(self) -> str | bytes:
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: str | bytes | None = message.get("text")
        return message.get("bytes", b"") if text is None else text


FOREIGN = Refusal("forbidden-origin", "A page of another site may not connect, unless the server names it: --origin.")


async def _turn_away(websocket: WebSocket, refusal: Refusal, request: str | None = None, code: int = POLICY) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(error(refusal, request).decode())
        await websocket.close(code)


async def _close(websocket: WebSocket, code: int) -> None:
    if websocket.application_state is WebSocketState.CONNECTED:
        with suppress(WebSocketDisconnect, RuntimeError):
            await websocket.close(RESTART if websocket.app.state.stopping else code)
