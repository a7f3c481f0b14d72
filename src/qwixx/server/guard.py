"""What stands around every answer over HTTP: headers, the rate of an address, the size of a body."""

import asyncio

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from qwixx.server import handing
from qwixx.server.answers import HEADERS, problem
from qwixx.server.crossing import Crossing
from qwixx.server.limits import Limits
from qwixx.server.page import Page
from qwixx.server.sockets import Doors
from qwixx.tables.refusal import Refusal


class Guard:
    """Around every answer over HTTP: headers, the rate of an address, the size of a body."""

    def __init__(self, app: ASGIApp, limits: Limits, page: Page, crossing: Crossing) -> None:
        self._app = app
        self._limits = limits
        self._page = page
        self._crossing = crossing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        send = _with_headers(send, HEADERS | self._crossing.headers(scope))
        if leave := self._crossing.leave(scope):
            await leave(scope, receive, send)
            return
        doors: Doors = scope["app"].state.doors
        await self._guarded(scope, receive, send, doors)

    async def _guarded(self, scope: Scope, receive: Receive, send: Send, doors: Doors) -> None:
        address = scope["client"][0] if scope.get("client") else ""
        if not self._page.serves(scope) and not doors.addresses.request(address):
            too_many = problem(Refusal("slow-down", "Too many requests; slow down."))
            await (_last(too_many) if _has_body(scope) else too_many)(scope, receive, send)
            return
        most = self._limits.handed if scope["path"] == handing.PATH else self._limits.body
        try:
            async with asyncio.timeout(self._limits.hello):
                body = await _body(receive, most)
        except TimeoutError:
            late = problem(Refusal("malformed", "The request did not come in time."), 408)
            await _last(late)(scope, receive, send)
            return
        if body is None:
            return
        if len(body) > most:
            large = Refusal("too-large", f"A request has at most {most} bytes.")
            await _last(problem(large))(scope, receive, send)
            return
        await self._app(scope, _replay(body, receive), send)


async def _body(receive: Receive, most: int) -> bytes | None:
    """The body, or too much of it; nothing if whoever sent it is gone."""
    body = b""
    more = True
    while more and len(body) <= most:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        more = message.get("more_body", False)
    return body


def _has_body(scope: Scope) -> bool:
    """Whether a request says that something follows its headers."""
    return not {b"content-length", b"transfer-encoding"}.isdisjoint(name for name, _ in scope["headers"])


def _last(response: Response) -> Response:
    """The last answer on a connection, as what was asked is not read to its end."""
    response.headers["Connection"] = "close"
    return response


def _replay(body: bytes, receive: Receive) -> Receive:
    """The body that was read already, then whatever comes."""
    read = False

    async def again() -> Message:
        nonlocal read
        if read:
            return await receive()
        read = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def _with_headers(send: Send, headers: dict[str, str]) -> Send:
    extra = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = message.get("headers", [])
            names = {name for name, _ in own}  # the page says itself how long it may be kept
            message["headers"] = [*own, *(header for header in extra if header[0] not in names)]
        await send(message)

    return sending
