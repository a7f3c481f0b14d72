"""How a client at a table is told that something cannot be done; it is counted."""

from qwixx.server.metrics import REFUSALS
from qwixx.tables import hearing
from qwixx.tables.refusal import Refusal


def error(refusal: Refusal, request: str | None) -> bytes:
    """The message that says what was refused."""
    REFUSALS.labels(refusal.code).inc()
    return hearing.error(refusal, request)
