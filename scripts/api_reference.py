"""Writes `docs/api.md` from the docstrings: `python scripts/api_reference.py`. A test holds it current."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from textwrap import wrap
from typing import NamedTuple

SOURCES = Path(__file__).parents[1] / "src"
FILE = Path(__file__).parents[1] / "docs/api.md"
MODULES = (
    "qwixx",
    "qwixx.play",
    "qwixx.positions",
    "qwixx.players",
    "qwixx.review",
    "qwixx.records",
    "qwixx.boards",
    "qwixx.conformance",
    "qwixx.encoding",
)
ERRORS = "qwixx.rules.errors"  # of which the tree is shown, no more
WIDTH = 120
HEAD = """# The library

What programs import, made by `scripts/api_reference.py` from the docstrings; do not edit. An example of its use is in
[the README](../README.md); what a compiled bot imports besides is in [writing a bot](writing-a-bot.md).
"""

Function = ast.FunctionDef | ast.AsyncFunctionDef
Assigned = ast.Assign | ast.AnnAssign


class Found(NamedTuple):
    """Where a name is defined: its module, its statement, and the one after it, which may say what it means."""

    module: str
    node: ast.stmt
    after: ast.stmt | None


def reference() -> str:
    """The whole page."""
    told: set[tuple[str, int]] = set()
    parts = [HEAD, *(part for module in MODULES for part in section(module, told)), *errors()]
    return "\n".join(parts)


def section(module: str, told: set[tuple[str, int]]) -> Iterator[str]:
    """A module: what it is, and each of its names that has not been told of before."""
    yield f"## `{module}`\n"
    yield paragraph(ast.get_docstring(tree(module)) or "")
    again = []
    for name in public(module):
        found = find(module, name)
        place = found.module, found.node.lineno
        if place in told:
            again.append(f"`{name}`")
            continue
        told.add(place)
        yield entry(name, found)
    if again:
        yield paragraph(f"Also here, as above: {', '.join(again)}.")


def errors() -> Iterator[str]:
    """The tree of everything that can be refused."""
    first, _, drawn = (ast.get_docstring(tree(ERRORS)) or "").partition("\n\n")
    yield f"## `{ERRORS}`\n"
    yield paragraph(first)
    yield f"```text\n{drawn}\n```\n"


# -- finding -----------------------------------------------------------------------------------------------------------


@cache
def source(module: str) -> str:
    """The text of a module or of a package's `__init__`."""
    place = SOURCES.joinpath(*module.split("."))
    file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    return file.read_text(encoding="utf-8")


@cache
def tree(module: str) -> ast.Module:
    """The module taken apart."""
    return ast.parse(source(module))


def public(module: str) -> list[str]:
    """The names that a module offers: those of `__all__`, or else all that it defines without an underscore."""
    for node in tree(module).body:
        if isinstance(node, ast.Assign) and names(node) == ["__all__"]:
            return [name for name in ast.literal_eval(node.value) if not name.startswith("__")]
    return [name for node in tree(module).body for name in names(node) if not name.startswith("_")]


def names(node: ast.stmt) -> list[str]:
    """What a statement defines; imports define nothing."""
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
        case ast.Assign(targets=targets):
            return [target.id for target in targets if isinstance(target, ast.Name)]
    return []


def find(module: str, name: str) -> Found:
    """Where a name of a module is defined, be it in another module."""
    body = tree(module).body
    for node, after in zip(body, [*body[1:], None], strict=True):
        if name in names(node):
            return Found(module, node, after)
    for imported in ast.walk(tree(module)):
        if isinstance(imported, ast.ImportFrom) and imported.module:
            for alias in imported.names:
                if (alias.asname or alias.name) == name:
                    return find(imported.module, alias.name)
    raise LookupError(f"{module}.{name} is defined nowhere.")


# -- writing -----------------------------------------------------------------------------------------------------------


def entry(name: str, found: Found) -> str:
    """One name of a module, as a heading and what is to be known of it."""
    head = f"### `{name}`\n\n"
    match found.node:
        case ast.ClassDef() as node:
            return head + a_class(found.module, node)
        case ast.FunctionDef() | ast.AsyncFunctionDef() as node:
            return head + code(called(node)) + "\n" + described(node)
        case ast.Assign() | ast.AnnAssign() as node:
            return head + code(a_value(found.module, node)) + said_after(found)
    raise LookupError(f"{found.module}.{name} is nothing that can be described.")


def a_class(module: str, node: ast.ClassDef) -> str:
    """A class: how it is made, its docstring, its fields and its methods."""
    lines = [described(node)]
    members = [*fields(module, node), *methods(node)]
    if made := next((part for part in node.body if isinstance(part, Function) and part.name == "__init__"), None):
        lines.insert(0, code(f"{node.name}({arguments(made)})"))
    return "\n".join(lines + (["\n".join(members) + "\n"] if members else []))


def fields(module: str, node: ast.ClassDef) -> Iterator[str]:
    """The fields that are declared, with the comment beside them."""
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and not names(part)[0].startswith("_"):
            default = "" if part.value is None or isinstance(part.value, ast.Call) else f" = {ast.unparse(part.value)}"
            text = f"`{names(part)[0]}: {ast.unparse(part.annotation)}{default}`"
            yield item(text, comment(module, part))


def methods(node: ast.ClassDef) -> Iterator[str]:
    """The methods and properties without an underscore, with the first paragraph of their docstrings."""
    for part in node.body:
        if isinstance(part, Function) and not part.name.startswith("_"):
            yield item(f"`{member(part)}`", (ast.get_docstring(part) or "").partition("\n\n")[0])


def member(node: Function) -> str:
    """A method as it is called, a property as it is read."""
    if any(ast.unparse(decorator) in ("property", "cached_property") for decorator in node.decorator_list):
        return f"{node.name}: {ast.unparse(node.returns) if node.returns else 'object'}"
    return called(node).removeprefix("def ")


def called(node: Function) -> str:
    """A function's name, arguments and result."""
    result = f" -> {ast.unparse(node.returns)}".replace("'", "") if node.returns else ""
    return f"def {node.name}({arguments(node)}){result}"


def arguments(node: Function) -> str:
    """What a function takes; of a method, without the object itself."""
    text = ast.unparse(node.args).removeprefix("self").removeprefix("cls").removeprefix(", ")
    return re.sub(r"(?<=\w|\])=", " = ", text).replace("'", '"')


def a_value(module: str, node: Assigned) -> str:
    """A constant or the name of a type as it is written, or only its type where that takes several lines."""
    if node.end_lineno == node.lineno:
        return source(module).splitlines()[node.lineno - 1]
    return f"{names(node)[0]}: {ast.unparse(node.annotation)}" if isinstance(node, ast.AnnAssign) else names(node)[0]


def said_after(found: Found) -> str:
    """The text that stands below a constant, if there is one."""
    match found.after:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return "\n" + paragraph(text)
    return ""


def comment(module: str, node: ast.stmt) -> str:
    """What is said beside a field."""
    line = source(module).splitlines()[(node.end_lineno or node.lineno) - 1]
    return line[node.end_col_offset :].partition("# ")[2] if node.end_col_offset else ""


def described(node: ast.ClassDef | Function) -> str:
    """The docstring, every paragraph wrapped anew."""
    return "\n".join(paragraph(text) for text in (ast.get_docstring(node) or "").split("\n\n"))


def code(text: str) -> str:
    """A line of Python."""
    return f"```python\n{text}\n```\n"


def paragraph(text: str) -> str:
    """A paragraph of text in lines."""
    return "\n".join(wrap(" ".join(text.split()), WIDTH, break_long_words=False, break_on_hyphens=False)) + "\n"


def item(name: str, text: str) -> str:
    """A line of a list, wrapped."""
    whole = f"- {name}: {' '.join(text.split())}" if text else f"- {name}"
    return "\n".join(wrap(whole, WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False))


if __name__ == "__main__":
    FILE.write_text(reference(), encoding="utf-8")
