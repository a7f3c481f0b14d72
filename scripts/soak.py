"""Everything that is thorough rather than necessary, for as long as one says: `make soak MINUTES=30`.

Its parts take turns. Each turn has a new seed and takes the files of its part in another order. At the end stands what
failed, with a command that repeats it.
"""

import argparse
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from random import Random, SystemRandom
from typing import NamedTuple

BIN = Path(sys.executable).parent
FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
SURVIVED = re.compile(r"^\s*(\S+): survived$", re.MULTILINE)
TURN = 4 * 60.0  # seconds
GRACE = 5 * 60.0  # seconds that a test may go on after the end of its turn
NOTHING_TO_DO = 5  # how pytest says that it found no test


class Part(NamedTuple):
    """Tests that are repeated: their files, what the environment says, and which of their tests are meant."""

    files: Callable[[], list[str]]
    environment: dict[str, str] = {}  # noqa: RUF012 (nobody changes it)
    choice: tuple[str, ...] = ()


def files(*patterns: str) -> Callable[[], list[str]]:
    """Return a function that finds test files by their names."""
    return lambda: [str(path) for pattern in patterns for path in Path("tests").glob(pattern)]


def properties() -> list[str]:
    """Find the test files that use Hypothesis."""
    return [name for name in files("**/test_*.py")() if "from hypothesis" in Path(name).read_text(encoding="utf-8")]


SOAK = ("-m", "soak")
PARTS = {
    "properties": Part(properties),
    "page": Part(files("page/test_*.py"), {"QWIXX_TEST_BROWSER": "chromium"}, SOAK),
    "chaos": Part(
        files("server/test_chaos.py", "server/test_cluster.py", "page/test_local.py"), choice=("-k", "chaos or killed")
    ),
    "webkit": Part(files("webkit/test_*.py"), choice=SOAK),
    "games": Part(files("test_*.py", "[!pw]*/test_*.py", "play/test_*.py", "paper/test_*.py"), choice=SOAK),
    "firefox": Part(files("page/test_*.py"), {"QWIXX_TEST_BROWSER": "firefox-esr"}),
}


class Turn(NamedTuple):
    """One turn of a part, and what it found: commands that repeat each failure."""

    part: str
    seed: int
    tests: str
    failures: list[str]


def run(name: str, seed: int, seconds: float) -> Turn:
    """Run the tests of a part for so long."""
    part = PARTS[name]
    environment = {"QWIXX_SOAK": str(seed), **part.environment}
    rng = Random(seed)
    order = {folder: rng.random() for folder in sorted({Path(name).parent for name in part.files()})}
    # Folder by folder: pytest loses the fixtures of a folder that it comes back to.
    chosen = sorted(part.files(), key=lambda name: (order[Path(name).parent], Random(f"{seed} {name}").random()))
    command = [str(BIN / "pytest"), "-p", "no:cacheprovider", "-rfE", "--tb=short", "--no-header"]
    command += [f"--session-timeout={seconds:.0f}", f"--hypothesis-seed={seed}", *part.choice, *chosen]
    code, out = output(command, environment, seconds + GRACE)
    if code not in (0, NOTHING_TO_DO):
        print(out, flush=True)
    told = " ".join(f"{key}={value}" for key, value in environment.items())
    repeat = f"{told} .venv/bin/pytest --hypothesis-seed={seed}"
    failures = [f"{repeat} '{test}'" for test in FAILED.findall(out)]
    if not failures and code not in (0, 1, NOTHING_TO_DO):
        failures = [f"{repeat} {' '.join(part.choice)} {' '.join(chosen)}  # ended with {code}"]
    return Turn(name, seed, out.strip().rpartition("\n")[2], failures)


def mutate(seed: int, seconds: float) -> Turn:
    """Go on changing the rules, one mutant after the other, where the turn before has ended."""
    before = survivors()
    code, out = output([str(BIN / "mutmut"), "run"], {}, seconds)
    if code not in (0, 1, -signal.SIGINT, 128 + signal.SIGINT):
        return Turn("mutation", seed, out.strip().rpartition("\n")[2], [f".venv/bin/mutmut run  # ended with {code}"])
    found = survivors()
    tested = f"{len(found)} of the mutants so far survive"
    return Turn("mutation", seed, tested, [f".venv/bin/mutmut show {name}" for name in sorted(found - before)])


def survivors() -> set[str]:
    """Return the mutants that no test has noticed so far."""
    if not Path("mutants").exists():
        return set()
    return set(SURVIVED.findall(output([str(BIN / "mutmut"), "results"], {}, GRACE)[1]))


def output(command: list[str], environment: dict[str, str], seconds: float) -> tuple[int, str]:
    """Run a command; return how it ended and what it said. It is interrupted after so many seconds."""
    path = f"{BIN.resolve()}:{os.environ['PATH']}"
    process = subprocess.Popen(
        command,
        env=os.environ | {"PATH": path} | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    for ending in (signal.SIGINT, signal.SIGKILL):
        try:
            out, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, ending)
            seconds = GRACE
        else:
            return process.returncode, out
    out, _ = process.communicate()
    return process.returncode, f"{out}\nkilled"


def soak(names: list[str], minutes: float) -> list[Turn]:
    """Let the parts take turns, as many at once as there are processors, until the time is over."""
    end = time.monotonic() + 60 * minutes
    seeds, turns = SystemRandom(), iter(count())

    def work(_: int) -> list[Turn]:
        done: list[Turn] = []
        while (left := end - time.monotonic()) > 0:
            name, seed = names[next(turns) % len(names)], seeds.randrange(1_000_000)
            turn = min(left, TURN, 60 * minutes * (os.cpu_count() or 1) / len(names))
            print(f"{name}: seed {seed}", flush=True)
            done.append(mutate(seed, turn) if name == "mutation" else run(name, seed, turn))
            print(f"{name}: seed {seed}: {done[-1].tests}", flush=True)
        return done

    lanes = os.cpu_count() or 1
    with ThreadPoolExecutor(lanes) as threads:
        return [turn for done in threads.map(work, range(lanes)) for turn in done]


def main() -> int:
    """Soak, then say what failed and how to repeat it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"one of {', '.join([*PARTS, 'mutation'])}")
    chosen = parser.parse_args()
    if unknown := set(chosen.parts) - {*PARTS, "mutation"}:
        parser.error(f"there is no part {', '.join(sorted(unknown))}; there are {', '.join([*PARTS, 'mutation'])}")
    turns = soak(chosen.parts or [*PARTS, "mutation"], chosen.minutes)
    failures = [failure for turn in turns for failure in turn.failures]
    print(f"\n{len(turns)} turns, {len(failures)} failures{':' if failures else ''}", *failures, sep="\n")
    return bool(failures)


if __name__ == "__main__":
    sys.exit(main())
