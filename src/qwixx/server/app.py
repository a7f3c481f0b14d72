"""The application: routes, headers, what is said when something is wrong, start and end."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import qwixx
from qwixx.rules.errors import shown
from qwixx.server import api, sockets
from qwixx.server.database import Database
from qwixx.server.hall import Hall
from qwixx.server.keeper import keep
from qwixx.server.limits import Limits
from qwixx.server.metrics import FAILURES
from qwixx.server.page import BUILT, Page
from qwixx.server.sharing import Alone, Redis
from qwixx.server.sockets import STORAGE, Doors
from qwixx.server.store import Store, StoreDown
from qwixx.tables.refusal import Code, Refusal

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; connect-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}
STATUS: dict[Code, int] = {
    "bad-device": 401,
    "unknown-table": 404,
    "still-running": 409,
    "too-many": 429,
    "slow-down": 429,
    "too-large": 413,
    "storage": 503,
}

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Setup:
    """How a server is to run."""

    database: Database
    redis: str | None = None
    origins: frozenset[str] = frozenset()
    limits: Limits = field(default_factory=Limits)
    page: Path = BUILT  # the folder of the page's files


def make_app(setup: Setup) -> FastAPI:
    """The application, which starts and ends with the server."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(setup.database)
        hall = Hall(store, setup.limits)
        hall.sharing = Redis(setup.redis, hall.heard) if setup.redis else Alone()
        app.state.doors = Doors(hall, setup.limits, setup.origins)
        keeping = asyncio.create_task(keep(hall))
        yield
        keeping.cancel()
        with suppress(asyncio.CancelledError):
            await keeping
        await hall.close()
        await hall.sharing.close()
        await store.close()

    app = FastAPI(
        title="qwixx",
        version=qwixx.__version__,
        description="Tables for the Qwixx family of games. The sockets are described in docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,  # their scripts would come from elsewhere
        redoc_url=None,
        redirect_slashes=False,  # behind a proxy it would lead from https to http
        responses=api.PROBLEMS,
    )
    app.state.stopping = False
    app.include_router(api.router)
    app.include_router(sockets.router)
    page = Page(setup.page)
    app.routes.extend(page.routes)
    app.state.page = page
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(StoreDown, _not_stored)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http_problem)
    app.add_exception_handler(Exception, _failed)
    app.add_middleware(Guard, limits=setup.limits, page=page)
    return app


def _problem(refusal: Refusal, status: int | None = None) -> JSONResponse:
    body = {"code": refusal.code, "message": str(refusal)}
    status = status or STATUS.get(refusal.code, 422)
    return JSONResponse(body, status, {"WWW-Authenticate": "Bearer"} if status == 401 else None)


async def _refused(_: Request, refusal: Exception) -> JSONResponse:
    assert isinstance(refusal, Refusal)
    return _problem(refusal)


async def _not_stored(_: Request, __: Exception) -> JSONResponse:
    return _problem(STORAGE)


async def _malformed(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return _problem(Refusal("malformed", f"{shown(place)}: {first['msg']}."))


async def _http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    page: Page = request.app.state.page
    if error.status_code == 404 and (shown_instead := page.missing(request)):
        return shown_instead
    response = _problem(Refusal("malformed", f"{error.detail.rstrip('.')}."), error.status_code)
    response.headers.update(error.headers or {})
    if error.status_code == 405:
        response.headers["Allow"] = ", ".join(_methods(request))
    return response


def _methods(request: Request) -> list[str]:
    """The methods known at an address; the router itself names those of one route only."""
    page: Page = request.app.state.page
    routes = [route for route in (*api.router.routes, *page.routes) if isinstance(route, Route)]
    there = [route for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    found = {method for route in there for method in route.methods or ()}
    return sorted(found) or ["GET"]  # the description of them all


async def _failed(_: Request, error: Exception) -> JSONResponse:
    FAILURES.labels("http").inc()
    logger.error("a request failed", exc_info=error)
    response = _problem(Refusal("storage", "Something went wrong here. Try again."), 500)
    response.headers.update(HEADERS)  # this is said outside of the guard
    return response


class Guard:
    """Around every answer over HTTP: headers, the rate of an address, the size of a body."""

    def __init__(self, app: ASGIApp, limits: Limits, page: Page) -> None:
        self._app = app
        self._limits = limits
        self._page = page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        doors: Doors = scope["app"].state.doors
        await self._guarded(scope, receive, _with_headers(send), doors)

    async def _guarded(self, scope: Scope, receive: Receive, send: Send, doors: Doors) -> None:
        address = scope["client"][0] if scope.get("client") else ""
        if not self._page.serves(scope) and not doors.addresses.request(address):
            await _problem(Refusal("slow-down", "Too many requests; slow down."))(scope, receive, send)
            return
        try:
            async with asyncio.timeout(self._limits.hello):
                body = await self._body(receive)
        except TimeoutError:
            await _problem(Refusal("malformed", "The request did not come in time."), 408)(scope, receive, send)
            return
        if body is None:
            return
        if len(body) > self._limits.body:
            large = Refusal("too-large", f"A request has at most {self._limits.body} bytes.")
            await _problem(large)(scope, receive, send)
            return
        await self._app(scope, _replay(body, receive), send)

    async def _body(self, receive: Receive) -> bytes | None:
        """The body, or too much of it; nothing if whoever sent it is gone."""
        body = b""
        more = True
        while more and len(body) <= self._limits.body:
            message = await receive()
            if message["type"] == "http.disconnect":
                return None
            body += message.get("body", b"")
            more = message.get("more_body", False)
        return body


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


def _with_headers(send: Send) -> Send:
    extra = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = message.get("headers", [])
            names = {name for name, _ in own}  # the page says itself how long it may be kept
            message["headers"] = [*own, *(header for header in extra if header[0] not in names)]
        await send(message)

    return sending
