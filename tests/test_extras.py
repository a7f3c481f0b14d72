"""The library, the bots and the terminal with nothing but their own packages; the rest says what to install."""

import json
import re
import subprocess
import sys
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

import qwixx
from qwixx.extras import MissingExtra, needs
from tests.golden_games import FOLDER
from tests.installed import EXTRAS, ROOT, with_only
from tests.test_cli_usage import PLAIN

CLASSIC = FOLDER / "classic.txt"
PLAY = ("play", "classic", "--plain", "--seat", "Ada", "--seat", "bot", "--seed", "1")
HEAVY = (
    "alembic",
    "choix",
    "numba",
    "numpy",
    "scipy",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "gymnasium",
    "redis",
    "reportlab",
)


def python(*arguments: object, environment: dict[str, str], typed: str = "") -> subprocess.CompletedProcess[str]:
    """A process of Python, run to its end."""
    line = [sys.executable, *map(str, arguments)]
    return subprocess.run(line, input=typed, capture_output=True, encoding="utf-8", env=environment, check=False)


def good(done: subprocess.CompletedProcess[str]) -> str:
    """The output of a process that did what it was asked."""
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


# -- pip install qwixx -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "end"),
    [
        (("--version",), f"qwixx {qwixx.__version__}"),
        (("games",), ""),
        (("players",), ""),
        (("watch", "classic", "--fast", "--seed", "5"), "The same game again: --seed 5"),
        (("watch", "cards", "--fast", "--seed", "5", "--bot", "normal", "--bot", "random"), "--seed 5"),
        (("check", CLASSIC), ""),
        (("replay", CLASSIC), ""),
    ],
)
def test_the_terminal_needs_no_extra(arguments: tuple[object, ...], end: str, tmp_path: Path) -> None:
    out = good(python("-m", "qwixx", *arguments, environment=with_only(tmp_path)))
    assert out.rstrip("\n").endswith(end)
    assert out


def test_a_game_against_a_bot_needs_no_extra(tmp_path: Path) -> None:
    out = good(python("-m", "qwixx", *PLAY, environment=with_only(tmp_path), typed="pass\npass\npass\n"))
    assert "Turn 3" in out
    assert out.endswith("The game is saved. To go on: qwixx resume classic-1\n")


def test_the_example_of_the_readme_needs_no_extra(tmp_path: Path) -> None:
    assert good(python("-m", "doctest", ROOT / "README.md", environment=with_only(tmp_path))) == ""


@pytest.mark.parametrize(
    "module",
    [
        "qwixx.boards",
        "qwixx.cli.play.screens.app",
        "qwixx.conformance",
        "qwixx.fairness",
        "qwixx.players",
        "qwixx.records",
        "qwixx.tables.table",
        "qwixx.words",
    ],
)
def test_the_library_needs_no_extra(module: str, tmp_path: Path) -> None:
    good(python("-c", f"import {module}", environment=with_only(tmp_path)))


@pytest.mark.parametrize("module", ["qwixx", "qwixx.players", "qwixx.records", "qwixx.cli.app"])
def test_what_an_extra_brings_is_loaded_only_where_it_is_used(module: str) -> None:
    script = f"import json, sys, {module}; print(json.dumps(list(sys.modules)))"
    loaded = json.loads(good(python("-c", script, environment=PLAIN)))
    assert {name.partition(".")[0] for name in loaded}.isdisjoint(HEAVY)


# -- without an extra --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "part", "extra"),
    [
        (("simulate", "classic"), "qwixx simulate", "lab"),
        (("arena", "classic", "greedy", "random"), "qwixx arena", "lab"),
        (("solve", "solo"), "qwixx solve", "lab"),
        (("dataset", "new.parquet", "--bots", "random"), "qwixx dataset", "report"),
        (("watch", "classic", "--bot", "solo", "--bot", "easy"), "The player solo", "lab"),
        (("serve",), "qwixx serve", "server"),
        (("print", "new.pdf"), "Printing", "paper"),
    ],
    ids=str,
)
def test_a_command_says_which_extra_it_lacks(arguments: tuple[str, ...], part: str, extra: str, tmp_path: Path) -> None:
    done = python("-m", "qwixx", *arguments, environment=with_only(tmp_path))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith(f"qwixx: {part} needs ")
    assert done.stderr.endswith(f": pip install 'qwixx[{extra}]'.\n")


@pytest.mark.parametrize(("module", "extra"), [("qwixx.envs", "envs"), ("qwixx.spiel", "openspiel")])
def test_a_module_says_which_extra_it_lacks(module: str, extra: str, tmp_path: Path) -> None:
    done = python("-c", f"import {module}", environment=with_only(tmp_path))
    assert done.returncode == 1
    said = done.stderr.splitlines()[-1]
    assert said.startswith(f"qwixx.extras.MissingExtra: {module} needs ")
    assert said.endswith(f": pip install 'qwixx[{extra}]'.")


def test_the_encoding_needs_no_extra(tmp_path: Path) -> None:
    good(python("-c", "import qwixx.encoding", environment=with_only(tmp_path)))


def test_the_player_that_lacks_an_extra_is_listed(tmp_path: Path) -> None:
    out = good(python("-m", "qwixx", "players", "--json", environment=with_only(tmp_path)))
    assert "solo" in [player["name"] for player in json.loads(out)["players"]]


def test_a_part_of_ours_that_is_missing_is_no_missing_extra() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"qwixx\.nowhere"), needs("lab", "This test"):
        import_module("qwixx.nowhere")


def test_a_missing_extra_is_an_import_error_that_names_it() -> None:
    with pytest.raises(ImportError) as refused, needs("lab", "This test"):
        import_module("nowhere.at.all")
    assert isinstance(refused.value, MissingExtra)
    assert refused.value.extra == "lab"
    assert str(refused.value) == "This test needs nowhere: pip install 'qwixx[lab]'."


# -- with an extra -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("extra", "modules"),
    [
        ("lab", "qwixx.cli.solve, qwixx.cli.arena"),
        ("server", "qwixx.cli.serve"),
        ("cluster", "qwixx.cli.serve, psycopg, redis.asyncio"),
        ("envs", "qwixx.envs"),
        pytest.param("openspiel", "qwixx.spiel", marks=pytest.mark.skipif(not find_spec("pyspiel"), reason="no wheel")),
        ("paper", "qwixx.paper"),
        ("report", "qwixx.arena.report, qwixx.cli.dataset"),
        ("ray", "qwixx.arena.cluster"),
        ("all", "qwixx.cli.serve, qwixx.arena.report, qwixx.envs"),
    ],
)
def test_an_extra_brings_all_that_its_part_needs(extra: str, modules: str, tmp_path: Path) -> None:
    good(python("-c", f"import {modules}", environment=with_only(tmp_path, extra)))


def test_the_laboratory_works_with_its_extra(tmp_path: Path) -> None:
    environment = with_only(tmp_path, "lab")
    simulated = good(python("-m", "qwixx", "simulate", "classic", "--games", 20, "--json", environment=environment))
    assert json.loads(simulated)["games"] == 20
    line = ("arena", "classic", "greedy", "random", "--games", 20, "--json")
    assert json.loads(good(python("-m", "qwixx", *line, environment=environment)))["games"] == 20


def test_the_extra_all_has_every_part() -> None:
    parts = EXTRAS.keys() - {"all", "build", "dev", "training"}
    assert EXTRAS["all"] == [f"qwixx[{','.join(sorted(parts))}]"]


def test_the_readme_names_every_extra() -> None:
    table = (ROOT / "README.md").read_text(encoding="utf-8").partition("| extra | for |")[2].partition("\n\n")[0]
    assert set(re.findall(r"^\| `(\w+)`", table, re.MULTILINE)) == EXTRAS.keys() - {"build", "dev"}


# -- the package -------------------------------------------------------------------------------------------------------


def test_the_wheel_says_that_it_is_typed() -> None:
    inside = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    assert {"qwixx/py.typed", "qwixx/__main__.py"} <= inside
    assert (files("qwixx") / "py.typed").is_file()


def test_every_name_at_the_top_is_there() -> None:
    assert all(hasattr(qwixx, name) for name in qwixx.__all__)
