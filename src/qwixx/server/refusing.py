"""How a client at a table is told that something cannot be done."""

from qwixx.server.metrics import REFUSALS
from qwixx.tables import protocol
from qwixx.tables.refusal import Refusal

STORAGE = Refusal("storage", "It could not be saved, and nothing has changed. Try again in a moment.")
FAILED = Refusal("storage", "Something went wrong here, and nothing has changed. Connect again.")


def error(refusal: Refusal, request: str | None) -> bytes:
    """The message that says what was refused."""
    REFUSALS.labels(refusal.code).inc()
    return protocol.encode(protocol.Error(request, refusal.code, str(refusal), refusal.rule, refusal.facts))
