"""The mutants that really survive: each one that mutmut calls a survivor, tried again in a process of its own.

mutmut asks only the tests that it saw call a function. A function whose result is kept, like the tables of a layout, is
seen by the first test alone; in a new process every test meets the mutant.
"""

import os
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

TESTS = ["tests/rules", "tests/test_golden.py", "tests/test_games.py", "tests/test_conformance.py"]


def results() -> dict[str, str]:
    """Every mutant and what mutmut says of it."""
    told = subprocess.run(["mutmut", "results", "--all", "true"], capture_output=True, text=True, check=True).stdout
    return dict(line.strip().split(": ") for line in told.splitlines() if ": " in line)


def survives(mutant: str) -> bool:
    """Whether every test passes with this mutant in place."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *TESTS]
    environment = os.environ | {"MUTANT_UNDER_TEST": mutant, "PYTHONPATH": "src:."}
    run = subprocess.run(command, cwd="mutants", env=environment, capture_output=True, check=False)
    return run.returncode == 0


def main() -> None:
    """Print the share of mutants killed, and those left."""
    found = results()
    doubtful = [mutant for mutant, what in found.items() if what not in ("killed", "timeout", "caught by type check")]
    print(Counter(found.values()), f"trying {len(doubtful)} again", flush=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        left = [mutant for mutant, alive in zip(doubtful, pool.map(survives, doubtful), strict=True) if alive]
    print(*left, sep="\n")
    print(f"{len(found) - len(left)} of {len(found)} killed: {1 - len(left) / len(found):.1%}")


if __name__ == "__main__":
    main()
