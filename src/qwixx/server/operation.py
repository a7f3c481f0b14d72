"""An operation over HTTP: where it is asked for, what with, and what it answers; and how a request is read for it."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from qwixx.rules.errors import shown
from qwixx.server.answers import answer
from qwixx.server.reach import asks_here
from qwixx.server.sockets import Doors
from qwixx.tables.asking import NO_DEVICE, check_query, in_body, in_query, is_device
from qwixx.tables.http import Nothing
from qwixx.tables.refusal import Refusal
from qwixx.tables.secret import CODE_PATTERN, hashed

JSON = "application/json"

Given = TypeVar("Given", bound=msgspec.Struct)


class Unreadable(Exception):
    """A body that is not even text."""


class Asked(NamedTuple, Generic[Given]):
    """A request that was read and is in order."""

    doors: Doors
    address: str
    given: Given  # in the body where there is one, else in the query
    code: str = ""  # of the table
    device: str = ""  # the hash of its secret, where one is sent
    here: bool = False  # whether it comes from this machine itself


@dataclass(frozen=True)
class Operation(Generic[Given]):
    """Something that can be asked for."""

    method: str
    path: str
    do: Callable[[Asked[Given]], Awaitable[msgspec.Struct | Response]]
    given: type[Given]
    answer: type[msgspec.Struct] | None  # nothing: a text of the kinds below
    secret: bool = False
    status: int = 200
    kinds: tuple[str, ...] = (JSON,)
    description: str = "Done."  # of the answer

    @property
    def has_body(self) -> bool:
        """Whether what is given comes in the body."""
        return self.method == "POST"

    @property
    def parameters(self) -> tuple[str, ...]:
        """The parameters that its query may have."""
        return () if self.has_body else self.given.__struct_fields__

    @property
    def route(self) -> Route:
        """The route that leads here."""
        return Route(self.path, self.endpoint, methods=[self.method])  # and HEAD, where it is GET

    async def endpoint(self, request: Request) -> Response:
        """Read a request, and answer it."""
        said = await self.do(await self._read(request))
        return said if isinstance(said, Response) else answer(said, self.status)

    async def _read(self, request: Request) -> Asked[Given]:
        check_query(request.query_params, self.parameters)
        device = _device(request) if self.secret else _perhaps_device(request)
        code = _code(request) if "{code}" in self.path else ""
        given = await _body(request, self.given) if self.has_body else in_query(request.query_params, self.given)
        address = request.client.host if request.client else ""
        here = asks_here(address, request.headers)
        return Asked(request.app.state.doors, address, given, code, device, here)


def plain(
    path: str, do: Callable[[Asked[Nothing]], Awaitable[msgspec.Struct]], answer: type[msgspec.Struct]
) -> Operation[Nothing]:
    """One that only answers, and is given nothing but its path."""
    return Operation("GET", path, do, Nothing, answer)


def _device(request: Request) -> str:
    """The hash of the device that asks."""
    if device := _perhaps_device(request):
        return device
    raise Refusal("bad-device", NO_DEVICE)


def _perhaps_device(request: Request) -> str:
    """The hash of the device that asks, or nothing if it does not tell."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return hashed(secret) if scheme.lower() == "bearer" and is_device(secret) else ""


def _code(request: Request) -> str:
    code: str = request.path_params["code"]
    if not re.fullmatch(CODE_PATTERN, code):
        raise Refusal("malformed", f"{shown('path.code')}: {shown(code)} is not the code of a table.")
    return code


async def _body(request: Request, kind: type[Given]) -> Given:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refusal("malformed", f"{shown('body')}: Send it as {JSON}.")
    try:
        return in_body((await request.body()).decode(), kind)
    except UnicodeError:
        raise Unreadable from None
