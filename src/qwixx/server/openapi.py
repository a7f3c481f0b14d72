"""The description of everything that is asked over HTTP, made from the operations and their types."""

from collections.abc import Iterable
from typing import Any

import msgspec

import qwixx
from qwixx.server.operation import JSON, Operation
from qwixx.tables.http import Problem
from qwixx.tables.secret import CODE_PATTERN

Json = dict[str, Any]

PLACE = "#/components/schemas/{name}"
PROBLEMS = {
    400: "The body cannot be read.",
    401: "The device's secret is missing or malformed.",
    403: "Not yours.",
    404: "There is no such table.",
    408: "The request did not come in time.",
    409: "Not at this time.",
    413: "The body is too large.",
    422: "Something is wrong with the request.",
    429: "Too many requests.",
    503: "The database is away; try again.",
}
BEARER = {
    "type": "http",
    "scheme": "bearer",
    "description": "The device's secret: 43 characters of base64url.",
}
CODE = {
    "name": "code",
    "in": "path",
    "required": True,
    "description": "The table's code.",
    "schema": {"type": "string", "pattern": CODE_PATTERN, "examples": ["tire-vopa"]},
}


def document(operations: Iterable[Operation[Any]]) -> Json:
    """The whole description."""
    paths: dict[str, Json] = {}
    for one in operations:
        paths.setdefault(one.path, {})[one.method.lower()] = _described(one)
    about = "Tables for the Qwixx family of games. The sockets are described in docs/protocol.md."
    return {
        "openapi": "3.1.0",
        "info": {"title": "qwixx", "description": about, "version": qwixx.__version__},
        "paths": paths,
        "components": {"schemas": schemas(operations), "securitySchemes": {"bearer": BEARER}},
    }


def schemas(operations: Iterable[Operation[Any]]) -> dict[str, Json]:
    """Every body and every answer, by its name."""
    bodies = [one.given for one in operations if one.has_body]
    answers = [one.answer for one in operations if one.answer]
    _, found = msgspec.json.schema_components([*bodies, *answers, Problem], ref_template=PLACE)
    return found


def _described(one: Operation[Any]) -> Json:
    described: Json = {"summary": one.do.__doc__, "operationId": getattr(one.do, "__name__", one.path)}
    if parameters := _parameters(one):
        described["parameters"] = parameters
    if one.has_body:
        described["requestBody"] = {"required": True, "content": _content(one.given)}
    if one.secret:
        described["security"] = [{"bearer": []}]
    elif "{code}" in one.path:  # who sits there may tell, for when others at the same address have guessed too often
        described["security"] = [{}, {"bearer": []}]
    return described | {"responses": _responses(one)}


def _parameters(one: Operation[Any]) -> list[Json]:
    path = [CODE] if "{code}" in one.path else []
    if one.has_body:
        return path
    _, found = msgspec.json.schema_components([one.given])
    query, needed = found[one.given.__name__]["properties"], found[one.given.__name__].get("required", ())
    return path + [
        {"name": name, "in": "query", "required": name in needed, "schema": schema} for name, schema in query.items()
    ]


def _responses(one: Operation[Any]) -> Json:
    content = _content(one.answer) if one.answer else {kind: {} for kind in one.kinds}
    said = {str(one.status): {"description": one.description, "content": content}}
    return said | {
        str(status): {"description": words, "content": _content(Problem)} for status, words in PROBLEMS.items()
    }


def _content(kind: type) -> Json:
    return {JSON: {"schema": {"$ref": PLACE.format(name=kind.__name__)}}}
