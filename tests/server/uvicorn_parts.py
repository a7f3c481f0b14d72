"""The parts of uvicorn that `server/wire.py` and `server/serve.py` lean on, and whether they are where they were."""

import ast
import importlib
import inspect
from pathlib import Path
from textwrap import dedent
from typing import Any

HTTP = ("uvicorn.protocols.http.h11_impl", "H11Protocol")
SOCKETS = ("uvicorn.protocols.websockets.websockets_sansio_impl", "WebSocketsSansIOProtocol")
CYCLE = ("uvicorn.protocols.http.h11_impl", "RequestResponseCycle")
WIRE = Path(__file__).parents[2] / "src/qwixx/server/wire.py"

BASES = {"Http": HTTP, "Sockets": SOCKETS}  # our classes, and what they are made from
ANSWERING = ("response_complete", "disconnected", "message_event")  # of an answer on its way
SERVED_WITH = (
    *("app", "http", "ws", "ws_max_size", "ws_per_message_deflate", "proxy_headers", "forwarded_allow_ips"),
    *("server_header", "log_config", "access_log", "backlog", "timeout_graceful_shutdown"),
)


def moved() -> list[str]:
    """What is not in uvicorn any more, or is otherwise; a sentence for each."""
    ours = {node.name: node for node in ast.parse(WIRE.read_text("utf-8")).body if isinstance(node, ast.ClassDef)}
    found = [problem for name, place in BASES.items() for problem in _moved_from(ours[name], *place)]
    found += [_gone(f"{CYCLE[1]}.{name}") for name in ANSWERING if name not in _attributes(_find(*CYCLE))]
    return found + _moved_from_server()


def _moved_from(ours: ast.ClassDef, module: str, name: str) -> list[str]:
    base = _find(module, name)
    if base is None:
        return [_gone(f"{module}.{name}")]
    methods = {node.name: node for node in ours.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    own = methods.keys() | _assigned(ours)
    used = {node.attr for node in ast.walk(ours) if isinstance(node, ast.Attribute) and _is_self(node.value)}
    gone = [_gone(f"{name}.{used_name}") for used_name in sorted(used - own - _attributes(base))]
    return gone + [problem for method in methods.values() if (problem := _changed(base, name, method))]


def _changed(base: Any, name: str, ours: ast.FunctionDef | ast.AsyncFunctionDef) -> str | None:
    """What is different in a method that ours calls, if anything."""
    calls = [node for node in ast.walk(ours) if isinstance(node, ast.Attribute) and _is_super(node.value)]
    if not calls or ours.name == "__init__":
        return None
    theirs = getattr(base, ours.name, None)
    if theirs is None:
        return _gone(f"{name}.{ours.name}")
    given, taken = [argument.arg for argument in ours.args.args], list(inspect.signature(theirs).parameters)
    waited = isinstance(ours, ast.AsyncFunctionDef), inspect.iscoroutinefunction(theirs)
    if given == taken and waited[0] == waited[1]:
        return None
    return f"uvicorn has changed {name}.{ours.name}, which takes {taken} now and not {given}: look at server/wire.py."


def _moved_from_server() -> list[str]:
    config, server = _find("uvicorn", "Config"), _find("uvicorn", "Server")
    known = inspect.signature(config).parameters if config else ()
    found = [_gone(f"Config({name}=…)") for name in SERVED_WITH if name not in known]
    taken = list(inspect.signature(server.shutdown).parameters) if hasattr(server, "shutdown") else []
    return found if taken == ["self", "sockets"] else [*found, _gone("Server.shutdown(sockets)")]


def _gone(what: str) -> str:
    return f"uvicorn has no {what} any more: look at server/wire.py and server/serve.py before it is allowed."


def _find(module: str, name: str) -> Any:
    try:
        return getattr(importlib.import_module(module), name, None)
    except ImportError:
        return None


def _attributes(kind: Any) -> set[str]:
    """What a class has, and what its methods give to its objects."""
    bases = [base for base in getattr(kind, "__mro__", ()) if base.__module__.startswith("uvicorn")]
    given = [_assigned(ast.parse(dedent(inspect.getsource(base)))) for base in bases]
    return set(dir(kind)).union(*given) if kind else set()


def _assigned(tree: ast.AST) -> set[str]:
    """The attributes of `self` to which something is assigned."""
    stored = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)]
    return {node.attr for node in stored if _is_self(node.value)}


def _is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


def _is_super(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "super"
