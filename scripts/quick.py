"""The tests of what has changed since the last commit, the nearest first, for as long as one says: `make quick`.

A test file is as near as the imports that lead from it to a changed module. What changed beside Python is tested by the
files that name it. Tests of the page need a page that is built, and are left to `make test`.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import grimp

BIN = Path(sys.executable).parent


def changed() -> list[Path]:
    """Return the files that differ from the last commit, new ones too."""
    listed = ["git", "ls-files", "--modified", "--others", "--exclude-standard", "-z"]
    staged = ["git", "diff", "--cached", "--name-only", "-z"]
    names = "".join(subprocess.run(one, capture_output=True, text=True, check=True).stdout for one in (listed, staged))
    return sorted({Path(name) for name in names.split("\0") if name})


def module(path: Path) -> str:
    """Return the name by which a Python file is imported."""
    parts = path.with_suffix("").parts
    parts = parts[1:] if parts[0] == "src" else parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def nearest(changes: list[Path]) -> Iterator[str]:
    """Yield the test files that depend on a change, the nearest first."""
    sys.path.insert(0, "")  # where the tests are
    graph = grimp.build_graph("qwixx", "tests", include_external_packages=False)
    tests = {module(path): str(path) for path in Path("tests").rglob("test_*.py")}
    modules = {module(path) for path in changes if path.suffix == ".py"} & graph.modules
    texts = [path.name for path in changes if path.suffix != ".py"]
    ring = modules | {
        name for name, path in tests.items() if any(text in Path(path).read_text("utf-8") for text in texts)
    }
    seen: set[str] = set()
    while ring:
        yield from sorted(tests[name] for name in ring & tests.keys())
        seen |= ring
        ring = {importer for name in ring for importer in graph.find_modules_that_directly_import(name)} - seen


def main() -> int:
    """Run the tests that are near, until the time is over."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=30)
    seconds = parser.parse_args().seconds
    chosen = [path for path in nearest(changed()) if "/page/" not in path]
    if not chosen:
        print("no test depends on what has changed since the last commit")
        return 0
    print(f"{len(chosen)} test files depend on what has changed; {seconds} seconds for the nearest of them", flush=True)
    command = [str(BIN / "pytest"), "-x", "-p", "no:cacheprovider", "-p", "no:xdist", f"--session-timeout={seconds}"]
    return subprocess.run([*command, *chosen], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
