"""Answers over HTTP: their headers, and what is said when something is wrong."""

import msgspec
from starlette.responses import Response

from qwixx.site.policy import IN_HEADERS
from qwixx.tables.http import Problem
from qwixx.tables.refusal import Code, Refusal

HEADERS = {
    "Content-Security-Policy": IN_HEADERS,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}
STATUS: dict[Code, int] = {
    "bad-device": 401,
    "forbidden-origin": 403,
    "not-yours": 403,
    "unknown-table": 404,
    "still-running": 409,
    "too-many": 429,
    "slow-down": 429,
    "too-large": 413,
    "storage": 503,
}


def answer(said: msgspec.Struct, status: int = 200) -> Response:
    """What is answered, as JSON."""
    return Response(msgspec.json.encode(said), status, media_type="application/json")


def problem(refusal: Refusal, status: int | None = None) -> Response:
    """What is answered to a request that is refused."""
    status = status or STATUS.get(refusal.code, 422)
    response = answer(Problem(refusal.code, str(refusal), refusal.rule, refusal.facts), status)
    if status == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    return response
