"""Pages of other sites: a browser lets those ask that the server names (`--origin`), and no others."""

from collections.abc import Iterable

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Scope

ALLOWED = {
    "Access-Control-Allow-Methods": "GET, POST, DELETE",
    "Access-Control-Allow-Headers": "Authorization, Content-Type",
    "Access-Control-Max-Age": "86400",  # seconds in which a browser need not ask for leave again
}


class Crossing:
    """What is said to browsers that show the page of another site."""

    def __init__(self, origins: Iterable[str]) -> None:
        self._origins = frozenset(origins)

    def headers(self, scope: Scope) -> dict[str, str]:
        """The headers by which a browser lets a page read an answer of the API, where any page may."""
        if not self._origins or not scope["path"].startswith("/api/"):
            return {}
        origin = Headers(scope=scope).get("origin")
        allowed = {"Access-Control-Allow-Origin": origin} if origin in self._origins else {}
        return {"Vary": "Origin"} | allowed

    def leave(self, scope: Scope) -> Response | None:
        """The answer to a browser that asks whether a page may ask: nothing else is done for it."""
        asks = scope["method"] == "OPTIONS" and "access-control-request-method" in Headers(scope=scope)
        if not asks or "Access-Control-Allow-Origin" not in self.headers(scope):
            return None
        return Response(status_code=204, headers=ALLOWED)
