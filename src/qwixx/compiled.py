"""The rules compiled: numba makes machine code of the same functions that Python runs."""

import hashlib
import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from inspect import isfunction
from pathlib import Path
from pkgutil import iter_modules
from threading import RLock
from typing import Any, NamedTuple, TypeVar

import numba
import numpy as np
import platformdirs
from numba.extending import overload, register_jitable
from numpy.typing import NDArray

from qwixx import stream
from qwixx.instructions import instructions
from qwixx.nested import compiling_once
from qwixx.otherwise import APART, BODIES, INSTEAD
from qwixx.rules import kernel
from qwixx.rules.kernel.dice import ask_again, settle_reply, who_may_follow
from qwixx.rules.kernel.source import Cells, pick

Numbered = TypeVar("Numbered", bound=NamedTuple)
Floats = list[float]
Numbers = NDArray[np.int64]
Word = NDArray[np.uint64]
"""The one word of a `Stream`, as compiled code keeps it."""

KEPT, DROPPED = np.uint64(stream.BITS), np.uint64(64 - stream.BITS)
GAMMA, FIRST_MIX, SECOND_MIX = np.uint64(stream.GAMMA), np.uint64(stream.FIRST_MIX), np.uint64(stream.SECOND_MIX)

# Counting references to the tables at every call would cost three quarters of the time; nothing is allocated in the
# loops, so there is nothing to count. Whole-number division needs no test for zero either.
OPTIONS: dict[str, Any] = {"_nrt": False, "error_model": "numpy", "nogil": True}

# What only compiled code calls needs no way in from elsewhere.
NESTED: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, **OPTIONS}

# Seldom called: inlined like all the others they would make the loops longer, and random play a tenth slower.
SELDOM = (ask_again, settle_reply, who_may_follow)

KEPT_FOR = 30 * 24 * 3600  # seconds that code no longer used is kept

SOURCES = (
    "qwixx.compiled",
    "qwixx.instructions",
    "qwixx.nested",
    "qwixx.otherwise",
    "qwixx.stream",
    "qwixx.rules.kernel",
    "qwixx.solver",
    "qwixx.players",
    "qwixx.arena.playouts",
    "qwixx.arena.deals",
)


def compiled(loop: Callable[..., Any], *functions: Callable[..., Any], packages: tuple[str, ...] = ()) -> Any:
    """A loop compiled together with the rules and these functions, kept on disk.

    Of what it calls, everything must be a plain function named here or a rule. `packages` are the modules or packages,
    outside this one, that any of the functions come from. Nothing may be allocated inside.
    """
    _register_rules()
    folder = _folder(packages)
    with _setting("CACHE_DIR", folder):
        for function in functions:
            if function in BODIES:
                _register_body(function, bool(folder))
            elif function in INSTEAD:
                _register_instead(function)
            else:
                _register(function)
        return Unvectorised(numba.njit(loop, cache=bool(folder), **OPTIONS))


class Unvectorised:
    """A compiled loop whose inner loops, over a few seats or rows, are left as they are: it is a fifth faster so."""

    def __init__(self, machine: Any) -> None:
        self._machine = machine

    def __call__(self, *args: Any) -> Any:
        self._compiled(args)
        return self._machine(*args)

    def ready(self, *args: Any) -> Callable[..., Any]:
        """The machine code for arguments of these types. It does not look at types, which takes longest of a call."""
        entry: Callable[..., Any] = self._machine.overloads[self._compiled(args)].entry_point
        return entry

    def _compiled(self, args: tuple[Any, ...]) -> tuple[Any, ...]:
        """The types of these arguments, for which there is machine code now."""
        type_of: Any = numba.typeof
        types = tuple(type_of(arg) for arg in args)
        if types not in self._machine.overloads:
            with _setting("LOOP_VECTORIZE", 0), compiling_once():
                self._machine.compile(types)
        return types


_settings_lock = RLock()


@contextmanager
def _setting(name: str, value: object) -> Iterator[None]:
    """One of numba's settings for a while; other compiled code of the process keeps its own."""
    with _settings_lock:
        before = getattr(numba.config, name)
        setattr(numba.config, name, value)
        try:
            yield
        finally:
            setattr(numba.config, name, before)


def as_arrays(tables: Numbered) -> Numbered:
    """Tables, or any named tuple of whole numbers and tuples of them, as compiled code reads them."""
    parts = (np.asarray(part, np.int64) if isinstance(part, tuple) else part for part in tables)
    return tables._make(parts)


def source_key(packages: tuple[str, ...] = ()) -> str:
    """A fingerprint of every source file a compiled loop can be made of: another rule, another cache."""
    return fingerprint(f"{numba.__version__} {np.__version__}", *SOURCES, *packages).hex()[:16]


def fingerprint(about: str, *names: str) -> bytes:
    """A digest of this text and of the sources of these modules or packages."""
    digest = hashlib.sha256(about.encode())
    for name in names:
        for path in _sources(name):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.digest()


def _sources(name: str) -> list[Path]:
    """The Python files of a module, or of a package and of those below it, in order."""
    found = find_spec(name)
    if found and found.submodule_search_locations:
        return sorted(path for folder in found.submodule_search_locations for path in Path(folder).rglob("*.py"))
    return [Path(found.origin)] if found and found.origin else []


def mixed(word: Any) -> Any:
    """`stream.mixed` in machine words."""
    word = (word ^ (word >> np.uint64(30))) * FIRST_MIX
    word = (word ^ (word >> np.uint64(27))) * SECOND_MIX
    return word ^ (word >> np.uint64(31))


def begin(word: Word, seed: int, first: int, second: int) -> None:
    """Set a stream to its beginning at two places under a seed, as `stream.beginning` does."""
    start = mixed(np.uint64(seed) + GAMMA)
    start = mixed(start * SECOND_MIX + np.uint64(first) + GAMMA)
    word[0] = mixed(start * SECOND_MIX + np.uint64(second) + GAMMA)


def pick_next(rng: Word, count: int) -> Any:
    """`pick` from a stream, as compiled code does it."""
    rng[0] += GAMMA
    return np.int64((mixed(rng[0]) >> DROPPED) * np.uint64(count) >> KEPT)


@cache
def _register(function: Callable[..., object]) -> None:
    """Let numba compile this function where a compiled one calls it."""
    inline = function not in SELDOM and function not in APART
    register_jitable(forceinline=inline, **NESTED)(function)


@cache
def _register_body(function: Callable[..., object], kept: bool) -> None:
    """Let compiled code run other loops in place of this function: compiled by themselves, with wide instructions."""
    body = BODIES[function]
    options: Any = {"fastmath": True, "cache": kept, **OPTIONS}
    kinds = [(width, readonly) for width in (numba.float64, numba.float32) for readonly in (True, False)]
    machine = numba.njit([_types(body, *kind) for kind in kinds], **options)(body)

    def call(*args: Any) -> Any:
        return machine(*args)

    overloading: Any = NESTED
    overload(function, jit_options=overloading, strict=False)(lambda *_: call)


@cache
def _register_instead(function: Callable[..., object]) -> None:
    """Let compiled code call another function in place of this one."""
    options: Any = NESTED
    other = INSTEAD[function]
    overload(function, jit_options=options, strict=False)(lambda *_: other)


def _types(body: Callable[..., object], width: Any, readonly: bool) -> Any:
    """The types of a body by its annotations: a policy's numbers cannot be written, a training's are short."""
    room = numba.types.Array(width, 1, "C")
    numbers = numba.types.Array(width, 1, "C", readonly=readonly)
    kinds: dict[Any, Any] = {Sequence[float]: numbers, Floats: room, int: numba.int64, float: width}
    kinds |= {Cells: numba.types.Array(numba.int64, 1, "C"), bool: numba.boolean, None: numba.void}
    *given, result = (kinds[kind] for kind in body.__annotations__.values())
    return result(*given)


@cache
def _register_rules() -> None:
    otherwise = instructions() | {pick: pick_next}
    for found in iter_modules(kernel.__path__, f"{kernel.__name__}."):
        for function in vars(import_module(found.name)).values():
            if isfunction(function) and function not in otherwise:
                _register(function)
    for function in (mixed, begin):
        _register(function)
    options: Any = {"forceinline": True, **NESTED}
    for rule, same in otherwise.items():
        overload(rule, jit_options=options, strict=False)(lambda *_, same=same: same)


@cache
def _folder(packages: tuple[str, ...]) -> str:
    """Where the code compiled from these sources is kept; empty if there is no place for it."""
    folder = platformdirs.user_cache_path("qwixx") / "compiled" / source_key(packages)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
    except OSError:
        return ""
    remove_unused(folder.parent)
    return str(folder)


def remove_unused(parent: Path) -> None:
    """Remove what was compiled from sources nobody has used for a month."""
    for folder in parent.iterdir():
        with suppress(FileNotFoundError):  # somebody else has removed it meanwhile
            if time.time() - folder.stat().st_mtime > KEPT_FOR:
                shutil.rmtree(folder, ignore_errors=True)
