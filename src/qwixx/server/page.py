"""The page that people play on: its files as they were built, read once and served from memory."""

import hashlib
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route
from starlette.types import Scope

from qwixx.server.answers import HEADERS
from qwixx.site.policy import styles
from qwixx.site.writing import INDEX

PATHS = (
    "/",
    "/t/{code}",
    "/t/{code}/replay",
    "/t/{code}/review",
    "/rules",
    "/rules/{game}",
    "/new/{game}",
    "/learn/{game}",
    "/explore",
    "/sheet",
    "/stats",
    "/daily",
    "/privacy",
)  # all of them the index
NOT_BUILT = "The page has not been built. In the source tree, 'make play' builds it and starts the server.\n"

POLICY = "Content-Security-Policy"
HASHED = ("assets/", "engine/")  # what is in there has a name that changes with its content
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page, and the same packed with gzip if the build has done so."""

    body: bytes
    packed: bytes | None
    kind: str
    cache: str
    tag: str
    policy: str

    def answer(self, request: Request) -> Response:
        """The file, or that it has not changed since it was last asked for."""
        headers = {"Cache-Control": self.cache, "ETag": self.tag, POLICY: self.policy}
        if _names(request.headers.get("if-none-match", ""), self.tag):
            return Response(status_code=304, headers=headers | self._vary())
        return self._sent(request, 200, headers)

    def missing(self, request: Request) -> Response:
        """The file instead of one that is not there."""
        return self._sent(request, 404, {POLICY: self.policy})

    def _sent(self, request: Request, status: int, headers: dict[str, str]) -> Response:
        headers = headers | self._vary()
        if self.packed is not None and _takes_gzip(request.headers.get("accept-encoding", "")):
            return Response(self.packed, status, headers | {"Content-Encoding": "gzip"}, self.kind)
        return Response(self.body, status, headers, self.kind)

    def _vary(self) -> dict[str, str]:
        return {} if self.packed is None else {"Vary": "Accept-Encoding"}


class Page:
    """All files of the page, and the routes that give them; none of them belongs to the API."""

    def __init__(self, folder: Path) -> None:
        files = {name: _read(folder, name) for name in _names_in(folder)}
        self._index = files.pop(INDEX, None)
        index = self._index.answer if self._index else _not_built
        self.routes = [_route(path, index) for path in PATHS]
        self.routes += [_route(f"/{name}", file.answer) for name, file in files.items()]

    def serves(self, scope: Scope) -> bool:
        """Whether a request is for the page: a family behind one address loads all of its files at once."""
        if scope["path"].startswith("/api/"):
            return False
        return any(route.matches(scope)[0] is Match.FULL for route in self.routes)

    def missing(self, request: Request) -> Response | None:
        """What a person is shown who mistyped an address; nothing for programs, or without a page."""
        typed = request.method in ("GET", "HEAD") and not request.scope["path"].startswith("/api/")
        return self._index.missing(request) if self._index and typed else None


def _route(path: str, answer: Callable[[Request], Response]) -> Route:
    async def endpoint(request: Request) -> Response:
        return answer(request)

    return Route(path, endpoint, methods=["GET"])


def _not_built(_: Request) -> Response:
    return Response(NOT_BUILT, 404, media_type="text/plain; charset=utf-8")


def _names_in(folder: Path) -> list[str]:
    """The files of the page; not the hidden ones of the build, nor those that are another one packed."""
    names = {file.relative_to(folder).as_posix() for file in folder.rglob("[!.]*") if file.is_file()}
    return sorted(name for name in names if name.removesuffix(".gz") not in names - {name})


def _read(folder: Path, name: str) -> File:
    body = (folder / name).read_bytes()
    packed = folder / f"{name}.gz"
    return File(
        body,
        packed.read_bytes() if packed.is_file() else None,
        KINDS.get(Path(name).suffix, "application/octet-stream"),
        FOR_EVER if name.startswith(HASHED) else ASK_AGAIN,
        f'W/"{hashlib.sha256(body).hexdigest()[:20]}"',  # weak: packed or not, it is the same file
        f"{HEADERS[POLICY]}; {styles(body)}" if name == INDEX else HEADERS[POLICY],
    )


def _names(header: str, tag: str) -> bool:
    """Whether If-None-Match names this tag."""
    return header.strip() == "*" or tag in [part.strip() for part in header.split(",")]


def _takes_gzip(header: str) -> bool:
    """Whether Accept-Encoding allows gzip."""
    for part in header.split(","):
        name, _, weight = part.partition(";")
        if name.strip().lower() == "gzip":
            return not re.fullmatch(r"\s*q=0(\.0*)?\s*", weight)
    return False
