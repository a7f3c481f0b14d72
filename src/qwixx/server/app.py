"""The application: routes, what is said when something is wrong, start and end."""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute

from qwixx.server import sockets
from qwixx.server.answers import HEADERS, problem
from qwixx.server.api import OPERATIONS
from qwixx.server.crossing import Crossing
from qwixx.server.database import Database
from qwixx.server.guard import Guard
from qwixx.server.hall import Hall
from qwixx.server.keeper import keep
from qwixx.server.lag import watch_lag
from qwixx.server.limits import Limits
from qwixx.server.metrics import FAILURES
from qwixx.server.openapi import document
from qwixx.server.operation import JSON, Unreadable
from qwixx.server.page import Page
from qwixx.server.sockets import Doors
from qwixx.server.store import Store, StoreDown
from qwixx.site.writing import BUILT
from qwixx.tables.guests import BotInfo
from qwixx.tables.hearing import STORAGE
from qwixx.tables.refusal import Refusal

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Setup:
    """How a server is to run."""

    database: Database
    redis: str | None = None
    origins: frozenset[str] = frozenset()
    limits: Limits = field(default_factory=Limits)
    page: Path = BUILT  # the folder of the page's files
    guests: Sequence[BotInfo] = ()  # the bots beside the levels that may be chosen
    listening: socket.socket | None = None  # where it serves, to tell its own machine where others find it
    board: bool = False  # whether boards of the days are kept


def make_app(setup: Setup) -> Starlette:
    """The application, which starts and ends with the server."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with _doors(setup) as doors:
            app.state.doors = doors
            yield

    page = Page(setup.page)
    app = Starlette(
        routes=[*routes(), *page.routes],
        lifespan=lifespan,
        middleware=[Middleware(Guard, limits=setup.limits, page=page, crossing=Crossing(setup.origins))],
        exception_handlers={
            Refusal: _refused,
            StoreDown: _not_stored,
            Unreadable: _unreadable,
            HTTPException: _http_problem,
            Exception: _failed,
        },
    )
    app.router.redirect_slashes = False  # behind a proxy it would lead from https to http
    app.state.stopping = False
    app.state.page = page
    return app


@asynccontextmanager
async def _doors(setup: Setup) -> AsyncIterator[Doors]:
    """A hall that is open, and is being kept."""
    store = Store(setup.database)
    hall = Hall(store, setup.limits, setup.redis, setup.guests)
    beside = [asyncio.create_task(work) for work in (keep(hall), watch_lag())]
    yield Doors(hall, setup.limits, setup.origins, setup.listening, setup.board)
    for task in beside:
        task.cancel()
    await asyncio.gather(*beside, return_exceptions=True)
    await hall.close()
    await hall.sharing.close()
    await store.close()


def routes() -> list[BaseRoute]:
    """Every route but those of the page."""
    described = msgspec.json.encode(document(OPERATIONS))

    async def description(_: Request) -> Response:
        return Response(described, media_type=JSON)

    return [
        *(operation.route for operation in OPERATIONS),
        Route("/openapi.json", description),
        WebSocketRoute(sockets.PATH, sockets.socket),
    ]


# -- what is said when something is wrong ------------------------------------------------------------------------------


async def _refused(_: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    return problem(refusal)


async def _not_stored(_: Request, __: Exception) -> Response:
    return problem(STORAGE)


async def _unreadable(_: Request, __: Exception) -> Response:
    return problem(Refusal("malformed", "The body cannot be read."), 400)


async def _http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    page: Page = request.app.state.page
    if error.status_code == 404 and (shown_instead := page.missing(request)):
        return shown_instead
    response = problem(Refusal("malformed", f"{error.detail.rstrip('.')}."), error.status_code)
    response.headers.update(error.headers or {})
    if error.status_code == 405:
        response.headers["Allow"] = ", ".join(_methods(request))
    return response


def _methods(request: Request) -> list[str]:
    """The methods known at an address; the router itself names those of one route only."""
    known = [route for route in request.app.routes if isinstance(route, Route)]
    there = [route for route in known if route.matches(request.scope)[0] is not Match.NONE]
    return sorted({method for route in there for method in route.methods or ()})


async def _failed(_: Request, error: Exception) -> Response:
    FAILURES.labels("http").inc()
    logger.error("a request failed", exc_info=error)
    response = problem(Refusal("storage", "Something went wrong here. Try again."), 500)
    response.headers.update(HEADERS)  # this is said outside of the guard
    return response
