"""`docs/local.md` tells every call, every answer and every route."""

import re
from pathlib import Path
from typing import get_args

import msgspec

from qwixx.local.messages import Answer, AnyCall
from qwixx.local.operations import OPERATIONS
from qwixx.server.api import OPERATIONS as SERVED

PAGE = (Path(__file__).parents[2] / "docs/local.md").read_text(encoding="utf-8")
NOT_HERE = {
    "/api/reach",
    "/api/handed",
    "/api/print",
    "/api/daily",
    "/health",
    "/health/live",
    "/health/ready",
    "/metrics",
}


def rows(heading: str) -> list[list[str]]:
    """The rows of the table under a heading, without its head."""
    part = PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def words(text: str) -> list[str]:
    """What is written as code."""
    return re.findall(r"`([^`]+)`", text)


def test_every_call_and_its_fields() -> None:
    told = {words(kind)[0]: named for kind, named, _ in rows("Calls")}
    kinds = {str(kind.__struct_config__.tag): kind for kind in get_args(AnyCall)}
    assert set(told) == set(kinds)
    for name, kind in kinds.items():
        assert words(told[name]) == list(kind.__struct_fields__)
        optional = [field.name for field in msgspec.structs.fields(kind) if not field.required]
        assert re.findall(r"`(\w+)`\?", told[name]) == optional


def test_every_field_of_the_answer() -> None:
    assert [words(name)[0] for name, _ in rows("The answer")] == list(Answer.__struct_fields__)


def test_what_a_server_answers_is_answered_here() -> None:
    here = {f"{operation.method} {operation.path}" for operation in OPERATIONS}
    there = {f"{operation.method} {operation.path}" for operation in SERVED if operation.path not in NOT_HERE}
    assert there <= here
    assert here - there == {words(route)[0] for route, _ in rows("More than a server offers")}
    secrets = {(one.method, one.path): one.secret for one in SERVED}
    assert all(secrets.get((one.method, one.path), True) == one.secret for one in OPERATIONS)
    given = {(one.method, one.path): one.given for one in SERVED}
    assert all(given.get((one.method, one.path), one.given) is one.given for one in OPERATIONS)
