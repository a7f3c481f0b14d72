"""How a message on a socket is read, and how it is said that something cannot be done."""

import msgspec

from qwixx.tables import protocol
from qwixx.tables.refusal import Refusal

NORMAL, POLICY, RESTART, TRY_AGAIN = 1000, 1008, 1012, 1013  # why a socket is closed
LONGEST_MESSAGE = 4096  # characters
STORAGE = Refusal("storage", "It could not be saved, and nothing has changed. Try again in a moment.")
FAILED = Refusal("storage", "Something went wrong here, and nothing has changed. Connect again.")


class _WithId(msgspec.Struct):
    id: protocol.Id


def read(text: str | bytes, most: int = LONGEST_MESSAGE) -> protocol.AnyRequest:
    """The request in a message, or the refusal of what is none."""
    if len(text) > most:
        raise Refusal("too-large", f"A message has at most {most} characters.")
    try:
        return protocol.decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Refusal("malformed", f"This is not a message of the protocol: {problem}.") from None


def hello(text: str | bytes, most: int = LONGEST_MESSAGE) -> protocol.Hello:
    """The first message."""
    request = read(text, most)
    if not isinstance(request, protocol.Hello):
        raise Refusal("hello-first", "The first message must be hello.")
    return request


def id_of(text: str | bytes) -> str | None:
    """The id of a message that is otherwise wrong, if it can be read at all."""
    try:
        return msgspec.json.decode(text[:100_000], type=_WithId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def error(refusal: Refusal, request: str | None) -> bytes:
    """The message that says what was refused."""
    return protocol.encode(protocol.Error(request, refusal.code, str(refusal), refusal.rule, refusal.facts))
