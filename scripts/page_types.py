"""Writes the types of the protocol for the page: `python scripts/page_types.py`. Tests hold them current."""

import json
from pathlib import Path
from typing import Any

import msgspec

from qwixx.server.api import OPERATIONS
from qwixx.server.openapi import schemas as http_schemas
from qwixx.tables.blanks import Blanks
from qwixx.tables.protocol import AnyMessage, AnyRequest

FILE = Path(__file__).parents[1] / "web/src/protocol.ts"
HEAD = "// Made by scripts/page_types.py from the Python sources; do not edit.\n"


def schemas() -> dict[str, dict[str, Any]]:
    """Every message of the sockets, every body over HTTP and what the page is built with, by name."""
    _, sockets = msgspec.json.schema_components([AnyRequest, AnyMessage, Blanks], ref_template="{name}")
    http = http_schemas(OPERATIONS)
    twice = [name for name in sockets.keys() & http.keys() if written(sockets[name]) != written(http[name])]
    assert not twice, f"named twice: {twice}"
    return sockets | http


def written(schema: dict[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(option) for option in schema["anyOf"]))
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(written(item) for item in schema['prefixItems'])}]"
        case "array":
            item = written(schema["items"])
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "object" if "properties" in schema:
            return interface(schema)
        case "object":
            values = schema.get("additionalProperties", True)
            return f"Record<string, {'unknown' if values is True else written(values)}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as kind:
            return str(kind)
    return "unknown"


def interface(schema: dict[str, Any]) -> str:
    """An object's fields; one that the sender may leave out has a question mark."""
    required = schema.get("required", ())
    fields = [
        f"  {name}{'' if name in required else '?'}: {written(field)}\n" for name, field in schema["properties"].items()
    ]
    return f"{{\n{''.join(fields)}}}"


def tagged(union: object) -> str:
    """The names of the members of a union."""
    return " | ".join(sorted(member.__name__ for member in union.__args__))  # type: ignore[attr-defined]


def types() -> str:
    """The whole file."""
    parts = [f"export type {name} = {written(schema)}\n" for name, schema in sorted(schemas().items())]
    unions = [f"export type AnyRequest = {tagged(AnyRequest)}\n", f"export type AnyMessage = {tagged(AnyMessage)}\n"]
    return "\n".join([HEAD, *parts, *unions])


if __name__ == "__main__":
    FILE.write_text(types(), encoding="utf-8")
