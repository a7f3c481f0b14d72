"""The mutants that really survive: each one that mutmut has not seen killed, tried again in a process of its own.

mutmut asks only the tests that it saw call a function. A function whose result is kept, like the tables of a layout, is
seen by the first test alone; in a new process every test meets the mutant.
"""

import os
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

QUICK = [f"tests/rules/test_{name}.py" for name in ("classic", "deluxe", "board", "cards", "card_plays")]
ALL = ["tests/rules", "tests/test_games.py", "tests/test_golden.py"]
SECONDS = 90  # whoever takes longer is in an endless loop


def results() -> dict[str, str]:
    """Every mutant and what mutmut says of it."""
    told = subprocess.run(["mutmut", "results", "--all", "true"], capture_output=True, text=True, check=True).stdout
    return dict(line.strip().split(": ") for line in told.splitlines() if ": " in line)


def passes(mutant: str, tests: list[str]) -> bool:
    """Whether these tests pass with this mutant in place."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    environment = os.environ | {"MUTANT_UNDER_TEST": mutant, "PYTHONPATH": "src:."}
    try:
        run = subprocess.run(command, cwd="mutants", env=environment, capture_output=True, check=False, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return False
    return run.returncode == 0


def survives(mutant: str) -> bool:
    """Whether no test notices this mutant."""
    return passes(mutant, QUICK) and passes(mutant, ALL)


def main() -> None:
    """Print the share of mutants killed, and those left."""
    found = results()
    doubtful = [mutant for mutant, what in found.items() if what not in ("killed", "timeout")]
    print(Counter(found.values()), f"trying {len(doubtful)} again", flush=True)
    left = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for mutant, alive in zip(doubtful, pool.map(survives, doubtful), strict=True):
            if alive:
                left.append(mutant)
                print(mutant, flush=True)
    print(f"{len(found) - len(left)} of {len(found)} killed: {1 - len(left) / len(found):.1%}")


if __name__ == "__main__":
    main()
