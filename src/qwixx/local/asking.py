"""What is asked as over HTTP, of the tables that a browser keeps."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from qwixx.local.desk import Desk
from qwixx.local.messages import Answered, Ask
from qwixx.local.reviewing import Reviews
from qwixx.tables.asking import NO_DEVICE, check_query, in_body, in_query, is_device, problem_of, status_of
from qwixx.tables.refusal import Refusal

Given = TypeVar("Given", bound=msgspec.Struct)

NOT_FOUND, NOT_ALLOWED = 404, 405


class Asked(NamedTuple, Generic[Given]):
    """A request that was read and is in order."""

    desk: Desk
    reviews: Reviews
    given: Given  # in the body where there is one, else in the query
    code: str = ""  # of the table
    owner: bool = False  # whether it comes from this device


@dataclass(frozen=True)
class Operation(Generic[Given]):
    """Something that can be asked for; `do` answers with what is sent as JSON, or with a text."""

    method: str
    path: str
    do: Callable[[Asked[Given]], Any]
    given: type[Given]
    secret: bool = False
    status: int = 200
    malformed: Callable[[Refusal], Refusal] | None = None  # what is said of a body that is not of its kind

    def code_in(self, parts: list[str]) -> str | None:
        """The code of the table in a path that leads here, or an empty one; nothing if it leads elsewhere."""
        own = self.path.split("/")
        if len(own) != len(parts) or any(one not in (other, "{code}") for one, other in zip(own, parts, strict=True)):
            return None
        return parts[own.index("{code}")] if "{code}" in own else ""


def ask(desk: Desk, reviews: Reviews, request: Ask, operations: tuple[Operation[Any], ...]) -> None:
    """Answer a request, or refuse it."""
    try:
        status, said = _answered(desk, reviews, request, operations)
    except Refusal as refusal:
        status, said = status_of(refusal), problem_of(refusal)
    desk.tell.append(Answered(request.id, status, said))


def _answered(desk: Desk, reviews: Reviews, request: Ask, operations: tuple[Operation[Any], ...]) -> tuple[int, Any]:
    try:
        address = urlsplit(request.path)
        query = dict(parse_qsl(address.query, keep_blank_values=True, errors="strict"))
        parts = [unquote(part, errors="strict") for part in address.path.split("/")]
    except ValueError:
        raise Refusal("malformed", "The address cannot be read.") from None
    here = [(one, code) for one in operations if (code := one.code_in(parts)) is not None]
    found = next(((one, code) for one, code in here if one.method == request.method), None)
    if found is None:
        refusal = Refusal("malformed", "Method Not Allowed." if here else "Not Found.")
        return NOT_ALLOWED if here else NOT_FOUND, problem_of(refusal)
    operation, code = found
    owner = is_device(request.device)
    if operation.secret and not owner:
        raise Refusal("bad-device", NO_DEVICE)
    posted = operation.method == "POST"
    check_query(query, () if posted else operation.given.__struct_fields__)
    given = _body(operation, request) if posted else in_query(query, operation.given)
    return operation.status, operation.do(Asked(desk, reviews, given, code, owner))


def _body(operation: Operation[Given], request: Ask) -> Given:
    try:
        return in_body(bytes(request.body), operation.given)
    except Refusal as refusal:
        raise operation.malformed(refusal) if operation.malformed else refusal from None
