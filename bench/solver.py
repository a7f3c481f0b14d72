"""Seconds and memory of solving solo play from an empty cache, against a yardstick of the same run."""

import os
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

YARDSTICK = 10_000_000  # numbers to sort


def seconds(action: Callable[[], object]) -> float:
    """How long an action takes."""
    begin = time.perf_counter()
    action()
    return time.perf_counter() - begin


def main() -> None:
    """Print one line for each measurement."""
    yardstick = seconds(np.random.default_rng(1).random(YARDSTICK).sort)
    print(f"{'yardstick, sorting ten million numbers':<42}{yardstick:>8.2f} s")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_CACHE_HOME"] = folder  # so that compiled code is not found either
        from qwixx.rules.sheet import Sheet
        from qwixx.solver.solo import solve
        from qwixx.solver.store import load_or_solve

        for what, action in (
            ("from an empty cache, compiling included", lambda: load_or_solve(folder=Path(folder))),
            ("solving alone", solve),
            ("reading the table", lambda: load_or_solve(folder=Path(folder))),
        ):
            took = seconds(action)
            print(f"{what:<42}{took:>8.2f} s{took / yardstick:>8.1f}x")
        solution = load_or_solve(folder=Path(folder))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    print(f"{'peak memory':<42}{peak / 1e6:>8.0f} MB")
    print(f"{'states':<42}{solution.states:>8,}")
    print(f"{'value':<42}{solution.value(Sheet()):>8.4f}")


if __name__ == "__main__":
    main()
