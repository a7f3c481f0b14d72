"""How what is asked over HTTP is read, and what is answered where it is refused."""

import re
from collections.abc import Collection, Iterable, Mapping
from typing import TypeVar

import msgspec

from qwixx.rules.errors import shown
from qwixx.tables.http import Problem
from qwixx.tables.refusal import Code, Refusal
from qwixx.tables.secret import DEVICE_PATTERN

STATUS: dict[Code, int] = {
    "bad-device": 401,
    "forbidden-origin": 403,
    "not-yours": 403,
    "unknown-table": 404,
    "still-running": 409,
    "entered": 409,
    "moved": 410,
    "too-many": 429,
    "slow-down": 429,
    "too-large": 413,
    "storage": 503,
}
NO_DEVICE = "Send the device's secret: 'Authorization: Bearer' and 43 characters of base64url."

Given = TypeVar("Given", bound=msgspec.Struct)


def status_of(refusal: Refusal) -> int:
    """The status of the answer to what is refused."""
    return STATUS.get(refusal.code, 422)


def problem_of(refusal: Refusal) -> Problem:
    """What is answered to a request that is refused."""
    return Problem(refusal.code, str(refusal), refusal.rule, refusal.facts)


def is_device(secret: str) -> bool:
    """Whether this can be the secret of a device."""
    return re.fullmatch(DEVICE_PATTERN, secret) is not None


def check_query(query: Iterable[str], known: Collection[str]) -> None:
    """Refuse a query with parameters that are not known."""
    for name in query:
        if name not in known:
            raise Refusal("malformed", f"There is no parameter {shown(name)} here.")


def in_query(query: Mapping[str, str], kind: type[Given]) -> Given:
    """What is given in a query."""
    try:
        return msgspec.convert(dict(query), kind, strict=False)
    except msgspec.ValidationError as error:
        raise malformed("query", error) from None


def in_body(body: str | bytes, kind: type[Given]) -> Given:
    """What is given in a body."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.DecodeError as error:
        raise malformed("body", error) from None


def malformed(where: str, error: msgspec.DecodeError) -> Refusal:
    """What is wrong, after its place: `'body.seats.0.kind': Invalid enum value.` What was sent is not repeated."""
    reason, _, path = str(error).partition(" - at `$")
    parts = re.findall(r"\w+", path)
    if field := re.fullmatch(r"(Object (?:contains unknown|missing required) field) `(.*)`", reason, re.DOTALL):
        reason, parts = field[1], [*parts, field[2]]
    reason = re.sub("(Invalid enum value) .*", r"\1", reason, flags=re.DOTALL)
    return Refusal("malformed", f"{shown('.'.join([where, *parts]))}: {reason}.")
