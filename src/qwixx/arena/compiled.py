"""The rules compiled: numba makes a loop of the same functions that Python runs, one for each kind of game."""

import hashlib
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.resources import files
from inspect import isfunction
from pkgutil import iter_modules
from typing import Any

import numba
import numpy as np
import platformdirs
from numba.extending import register_jitable
from numpy.typing import NDArray

from qwixx.rules import kernel
from qwixx.rules.kernel.cells import FIRST, OVER, PHASE, ROLL, SEATS, SHUFFLE, TURN
from qwixx.rules.kernel.source import Kernel, Tables, pick

Numbers = NDArray[np.int64]
CHANCE = -1  # who acts in a trace when chance does

# Counting references to the tables at every call would cost three quarters of the time; nothing is allocated in the
# loop, so there is nothing to count. Whole-number division needs no test for zero either.
OPTIONS: dict[str, Any] = {"_nrt": False, "error_model": "numpy"}


def source_key() -> str:
    """A fingerprint of every source file a compiled loop is made of: another rule, another cache."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    folders = (files("qwixx.rules") / "kernel", files("qwixx.arena"))
    sources = [path for folder in folders for path in folder.iterdir() if path.name.endswith(".py")]
    for path in sorted(sources, key=str):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def as_arrays(tables: Tables) -> Tables:
    """The tables as compiled code reads them."""
    return Tables._make(np.asarray(part, np.int64) if isinstance(part, tuple) else part for part in tables)


@cache
def _compilable(function: Callable[..., object]) -> None:
    """Let numba compile this function where a compiled one calls it."""
    register_jitable(forceinline=True, **OPTIONS)(function)


@cache
def _prepare() -> bool:
    """Show every rule to numba and give compiled code a folder of its own, once; false if there can be none."""
    for found in iter_modules(kernel.__path__, f"{kernel.__name__}."):
        for function in vars(import_module(found.name)).values():
            if isfunction(function):
                _compilable(function)
    folder = platformdirs.user_cache_path("qwixx") / "compiled" / source_key()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    return True


@cache
def playouts(rules: Kernel) -> Callable[..., int]:
    """A compiled loop that plays whole games of this kind with random players."""
    keep = _prepare()
    for function in filter(isfunction, rules):
        _compilable(function)
    start, may_act, legal, step = rules.start, rules.may_act, rules.legal, rules.step
    draw, chance, score = rules.draw, rules.chance, rules.score

    def play(
        tables: Any, seats: int, rng: Any, cells: Any, out: Any, turns: Numbers, scores: Numbers, trace: Numbers
    ) -> int:
        """Fill `turns` and `scores` game by game; write (who, code) of every event into `trace` while it has room."""
        traced = 0
        room = len(trace)
        for game in range(len(turns)):
            start(tables, cells, seats)
            while cells[PHASE] != OVER:
                phase = cells[PHASE]
                if phase == FIRST or phase == ROLL or phase == SHUFFLE:
                    drawn = draw(tables, cells, rng, out)
                    for place in range(drawn):
                        if traced < room:
                            trace[traced, 0], trace[traced, 1] = CHANCE, out[place]
                            traced += 1
                    chance(tables, cells, out)
                    continue
                for seat in range(cells[SEATS]):
                    if cells[PHASE] == phase and may_act(cells, seat):
                        code = out[pick(rng, legal(tables, cells, seat, out))]
                        if traced < room:
                            trace[traced, 0], trace[traced, 1] = seat, code
                            traced += 1
                        step(tables, cells, seat, code)
            turns[game] = cells[TURN]
            for seat in range(seats):
                scores[game, seat] = score(tables, cells, seat)
        return traced

    compiled: Callable[..., int] = numba.njit(play, cache=keep, **OPTIONS)
    return compiled
