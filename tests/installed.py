"""Processes in which some packages are not installed, or none but those that `pip install 'qwixx[…]'` brings."""

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

from tests.test_cli_usage import PLAIN

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]

BLOCKER = """
import sys

class Blocked:
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in {modules!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Blocked)
"""


def without(folder: Path, modules: Collection[str]) -> dict[str, str]:
    """The environment of a process that cannot import these modules; the folder is for a file it reads first."""
    (folder / "sitecustomize.py").write_text(BLOCKER.format(modules=set(modules)), encoding="utf-8")
    path = os.pathsep.join([str(folder), PLAIN["PYTHONPATH"]])
    return PLAIN | {"PYTHONPATH": path, "XDG_DATA_HOME": str(folder)}


def with_only(folder: Path, *extras: str) -> dict[str, str]:
    """The environment of a process in which nothing is installed but qwixx with these extras."""
    there = set(brought(f"qwixx[{','.join(extras)}]"))
    return without(folder, [module for module, packages in owners().items() if there.isdisjoint(packages)])


@cache
def owners() -> dict[str, set[str]]:
    """Every module that is installed here at all, and the packages that it belongs to.

    A new process is asked: in this one, Ray may have made packages of its own visible.
    """
    ask = "import json; from importlib.metadata import packages_distributions as found; print(json.dumps(found()))"
    told = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True).stdout
    return {module: set(map(normal, packages)) for module, packages in json.loads(told).items()}


def brought(text: str) -> Iterator[str]:
    """The names of the packages that come with a requirement, itself among them."""
    waiting, known = [Requirement(text)], set()
    while waiting:
        requirement = waiting.pop()
        asked = normal(requirement.name), frozenset(requirement.extras)
        if asked not in known:
            known.add(asked)
            yield asked[0]
            waiting += needed(*asked)


def needed(name: str, extras: Collection[str]) -> list[Requirement]:
    """What a package with these extras requires here."""
    if name == "qwixx":
        texts: Iterable[str] = [*PROJECT["dependencies"], *(text for extra in extras for text in EXTRAS[extra])]
    else:
        texts = installed_requirements(name)
    wanted = [{"extra": extra} for extra in ("", *extras)]
    found = map(Requirement, texts)
    return [need for need in found if not need.marker or any(map(need.marker.evaluate, wanted))]


def installed_requirements(name: str) -> list[str]:
    """What a package says that it requires; nothing if it is not here, as those of other systems are not."""
    try:
        return requires(name) or []
    except PackageNotFoundError:
        return []


def normal(name: str) -> str:
    """A package's name as it is compared."""
    return re.sub(r"[-_.]+", "-", name).lower()
