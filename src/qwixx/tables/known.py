"""By what a request is known that comes again, however late."""

from hashlib import blake2b

from qwixx.tables import protocol
from qwixx.tables.entries import AnyEntry, Played, Proposed, Retracted

KEY = 8  # bytes that are kept of a request


def request_key(device: str, request: protocol.Request) -> bytes:
    """What is kept of a request: who asks, and all that is asked for; the same id for anything else is another one."""
    return blake2b(device.encode() + protocol.encode(request), digest_size=KEY).digest()


# -- as the first version of the server kept it: the seat, the decision and the id -------------------------------------


def old_request_key(request: protocol.Request) -> bytes:
    """What that version kept of such a request; it knew nothing of requests without a seat."""
    return _old_key(getattr(request, "seat", None), getattr(request, "step", None), request.id)


def old_entry_key(entry: AnyEntry, step: int) -> bytes:
    """What it kept of the request that led to an entry, at this decision; nothing for what it did by itself."""
    if not entry.id:
        return b""
    match entry:
        case Played():
            seat, colon, _ = entry.events[0].partition(": ")
            return _old_key(int(seat) - 1, step, entry.id) if colon else b""
        case Retracted():
            return _old_key(entry.seat, step, entry.id)
        case Proposed():
            return _old_key(entry.seat, entry.step, entry.id)
        case _:
            return _old_key(getattr(entry, "seat", None), None, entry.id)


def _old_key(seat: int | None, step: int | None, request: str) -> bytes:
    return blake2b(f"{seat} {step} {request}".encode(), digest_size=KEY).digest()
