"""Answers over HTTP: their headers, and what is said when something is wrong."""

import msgspec
from starlette.responses import Response

from qwixx.site.policy import IN_HEADERS
from qwixx.tables.asking import problem_of, status_of
from qwixx.tables.refusal import Refusal

HEADERS = {
    "Content-Security-Policy": IN_HEADERS,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}


def answer(said: msgspec.Struct, status: int = 200) -> Response:
    """What is answered, as JSON."""
    return Response(msgspec.json.encode(said), status, media_type="application/json")


def problem(refusal: Refusal, status: int | None = None) -> Response:
    """What is answered to a request that is refused."""
    status = status or status_of(refusal)
    response = answer(problem_of(refusal), status)
    if status == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    return response
