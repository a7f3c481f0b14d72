"""Bots of other packages in the arena: those that fail are reported, and the contest goes on."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import qwixx
from qwixx import records

SCRIPT = [sys.executable, "-c", "from qwixx.cli import main; main()"]
SOURCES = str(Path(qwixx.__file__).parents[1])

BOTS = '''
import os

from qwixx.players import Policy


def last(tables, cells, seat, codes, count, numbers, scratch, values, rng):
    """The last choice."""
    return count - 1


LAST = Policy(last)


class Crash:
    def choose(self, view, legal):
        return legal[view.turn // 0]


class Nonsense:
    def choose(self, view, legal):
        return "r5"


class Slow:
    def choose(self, view, legal):
        while view.turn > 2:
            pass
        return legal[-1]


class Deadly:
    def choose(self, view, legal):
        os._exit(1)


class Fickle:
    """Cannot be made in every third game or so."""

    def __init__(self, rng):
        self.rng = rng
        if int(rng.random() * 3) == 0:
            raise ValueError("not today")

    def choose(self, view, legal):
        return legal[int(self.rng.random() * len(legal))]
'''


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an installed package of bots."""
    folder = tmp_path_factory.mktemp("packages")
    (folder / "odd_bots").mkdir()
    (folder / "odd_bots" / "__init__.py").write_text(BOTS)
    about = folder / "odd_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: odd-bots\nVersion: 1.0\n")
    names = [f"{name.lower()} = odd_bots:{name}" for name in ("Crash", "Nonsense", "Slow", "Deadly", "Fickle")]
    (about / "entry_points.txt").write_text("\n".join(["[qwixx.players]", "last = odd_bots:LAST", *names]))
    return folder


def arena(packages: Path, *arguments: object) -> subprocess.CompletedProcess[str]:
    """The real command, run to its end where these packages are installed."""
    paths = os.pathsep.join([str(packages), SOURCES])
    line = [*SCRIPT, "arena", *map(str, arguments)]
    return subprocess.run(
        line, capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": paths, "LC_ALL": "C"}
    )


def result(run: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    """The result without the time it took."""
    assert (run.returncode, run.stderr) == (0, "")
    found: dict[str, Any] = json.loads(run.stdout)
    del found["seconds"]
    return found


def test_bots_that_fail_are_reported_and_the_contest_goes_on(packages: Path) -> None:
    bots = ("classic", "crash", "greedy", "nonsense")
    one, two = (result(arena(packages, *bots, "--games", 14, "--json", "--workers", workers)) for workers in (1, 2))
    assert one == two
    crash, greedy, nonsense = one["players"]
    assert one["games"] == 14
    assert set(crash["forfeit_reasons"]) == {"crash"}
    assert "ZeroDivisionError" in crash["first_forfeit"]
    assert set(nonsense["forfeit_reasons"]) == {"nonsense"}
    assert "'r5'" in nonsense["first_forfeit"]
    assert greedy["forfeits"] == 0
    assert greedy["win_rate"] == 1
    assert crash["score_mean"] < 0 > nonsense["score_mean"]


def test_a_bot_that_thinks_for_ever_forfeits(packages: Path) -> None:
    run = arena(packages, "classic", "slow", "random", "--games", 2, "--limit", 0.1, "--workers", 1)
    assert (run.returncode, run.stderr) == (0, "")
    assert "slow forfeited" in run.stdout
    assert "too slow: " in run.stdout
    assert "It took longer than 0.1 s." in " ".join(run.stdout.split())


def test_a_bot_that_cannot_always_be_made_forfeits_those_games(packages: Path) -> None:
    found = result(arena(packages, "classic", "random", "fickle", "--games", 20, "--json", "--workers", 1, "--seed", 2))
    fickle = found["players"][1]
    assert set(fickle["forfeit_reasons"]) == {"crash"}
    assert "not today" in fickle["first_forfeit"]
    assert fickle["score_mean"] > -20


def test_a_bot_that_ends_its_process_ends_the_contest_in_one_line(packages: Path) -> None:
    run = arena(packages, "classic", "deadly", "random", "--games", 20, "--workers", 2)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == "qwixx: A worker process died; one of the bots seems to end the process it plays in.\n"


def test_a_policy_of_another_package_is_compiled(packages: Path) -> None:
    found = result(arena(packages, "classic", "last", "last", "--games", 100_000, "--json"))
    assert [player["win_rate"] for player in found["players"]] == [0.5, 0.5]
    assert found["games"] == 100_000


# -- debugging ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "trace"),
    [("crash", "ZeroDivisionError"), ("slow", "while view.turn > 2"), ("nonsense", "It chose 'r5'.")],
)
def test_debug_stops_at_the_first_forfeit(
    packages: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str, trace: str
) -> None:
    monkeypatch.chdir(tmp_path)
    run = arena(packages, "classic", "greedy", bot, "--games", 10, "--limit", 0.5, "--debug")
    assert (run.returncode, run.stdout) == (1, "")
    assert trace in run.stderr
    assert f"Bot 2, {bot}, forfeited a decision in game 1: " in run.stderr
    (file,) = tmp_path.iterdir()
    assert file.name == "forfeit-classic-0-1.txt"
    record = records.parse(file.read_bytes())
    assert record.names == ("Bot 1", "Bot 2")
    assert 1 in record.game.actors(records.fold(record))


def test_debug_without_a_forfeit_is_the_same_contest(packages: Path) -> None:
    bots = ("classic", "greedy", "last", "--games", 5, "--json")
    assert result(arena(packages, *bots, "--debug")) == result(arena(packages, *bots))
    refused = arena(packages, *bots, "--debug", "--workers", 2)
    assert refused.stderr == "qwixx: --debug plays one game after the other, here; leave out --workers and --engine.\n"
