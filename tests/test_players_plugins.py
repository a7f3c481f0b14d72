"""Bots of other packages, as the document on writing one has them: installed, listed, watched and in the arena."""

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from tests.test_cli_usage import PLAIN, process
from tests.test_docs import blocks

PAGE = "writing-a-bot.md"
BOT, GAMBLER, BOOKKEEPER, FAST = blocks(PAGE, "python")
GROUP = "qwixx.players"

Done = CompletedProcess[str]
Command = Callable[..., Done]


def install(folder: Path, package: str, files: dict[str, str], players: dict[str, str]) -> None:
    """What an installer leaves of a package: its files, and its metadata with the entry points."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    about = folder / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"[{GROUP}]", *(f"{name} = {value}" for name, value in players.items())]
    (about / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")


@pytest.fixture
def command(tmp_path: Path) -> Command:
    """The real command where the packages installed in `tmp_path` are found."""
    return partial(process, PYTHONPATH=os.pathsep.join([PLAIN["PYTHONPATH"], str(tmp_path)]))


def good(done: Done) -> str:
    """The output of a command that did what it was asked."""
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def complaint(done: Done) -> str:
    """The one line about what was refused."""
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("qwixx: ")
    assert done.stderr.count("\n") == 1
    return done.stderr.removeprefix("qwixx: ")


@pytest.fixture
def sprinter(tmp_path: Path) -> None:
    """The package of the document."""
    project = tomllib.loads(blocks(PAGE, "toml")[0])["project"]
    files = {"sprinter/__init__.py": BOT, "sprinter/fast.py": FAST}
    install(tmp_path, project["name"], files, project["entry-points"][GROUP])


def found(done: Done) -> dict[str, dict[str, str | None]]:
    """The list of players, by name; of two with the same name the last."""
    assert done.returncode == 0
    return {player["name"]: player for player in json.loads(done.stdout)["players"]}


@pytest.mark.usefixtures("sprinter")
def test_the_bot_of_the_document_is_listed_and_plays(command: Command) -> None:
    assert found(command("players", "--json"))["sprinter"] == {
        "name": "sprinter",
        "kind": "package",
        "package": "sprinter",
        "description": "Crosses whatever skips fewest numbers, every time it may.",
        "problem": None,
    }
    assert "Max wins!" in good(command("watch", "--bot", "sprinter", "--bot", "easy", "--seed", 2, "--fast"))


@pytest.mark.usefixtures("sprinter")
def test_the_bot_of_the_document_plays_the_same_games_compiled(command: Command) -> None:
    results = []
    for name in ("sprinter", "sprinter-fast"):
        run = command("arena", "classic", name, "greedy", "--games", 8, "--workers", 1, "--json")
        players = json.loads(good(run))["players"]
        results.append([(each["win_rate"], each["score_mean"], each["forfeits"]) for each in players])
    assert results[0] == results[1]


def test_a_bot_that_asks_for_chance_is_given_that_of_the_game(tmp_path: Path, command: Command) -> None:
    install(tmp_path, "gambling", {"gambling.py": GAMBLER}, {"gambler": "gambling:Gambler"})
    games = [command("watch", "--bot", "gambler", "--players", 1, "--seed", seed, "--fast") for seed in (1, 1, 2)]
    first, again, other = (good(game).rpartition("\n\n")[0] for game in games)
    assert first == again != other


def test_a_bot_that_weighs_is_asked_by_its_name(tmp_path: Path) -> None:
    install(tmp_path, "booking", {"booking.py": BOOKKEEPER}, {"bookkeeper": "booking:Bookkeeper"})
    script = """
from qwixx.games import game
from qwixx.play import Fair, Play
from qwixx.players import best, weigh
play = Play.begin(game("classic"), 2, Fair("1" * 64)).go_on()
worths = weigh("bookkeeper", play.view(0), play.legal(0))
print([worth.margin for worth in worths], best(worths), weigh("greedy", play.view(0), play.legal(0)))
"""
    paths = os.pathsep.join([PLAIN["PYTHONPATH"], str(tmp_path)])
    command = [sys.executable, "-c", script]
    run = subprocess.run(command, capture_output=True, text=True, check=True, env={**PLAIN, "PYTHONPATH": paths})
    assert run.stdout == "[0, 1, 1, 1, 1] 1 None\n"


BROKEN = {
    "missing": ("nowhere:Bot", "The player 'missing' of odd cannot be loaded: ModuleNotFoundError"),
    "absent": ("odd.good:Absent", "The player 'absent' of odd cannot be loaded: AttributeError"),
    "raising": ("odd.raising:Bot", "The player 'raising' of odd cannot be loaded: ZeroDivisionError"),
    "leaving": ("odd.leaving:Bot", "The player 'leaving' of odd cannot be loaded: SystemExit '7'."),
    "function": ("odd.good:choose", "The player 'function' of odd is no player: 'odd.good:choose' is neither a class"),
    "mute": ("odd.good:Mute", "The player 'mute' of odd is no player: 'odd.good:Mute' is neither a class"),
    "greedy": ("odd.good:Good", "The player 'greedy' of odd cannot be used: the name is taken."),
    "greedy:7": ("odd.good:Good", "The player 'greedy:7' of odd cannot be used: the name is taken."),
    "easy": ("odd.good:Good", "The player 'easy' of odd cannot be used: the name is taken."),
}
ODD = {
    "odd/__init__.py": "",
    "odd/good.py": """
class Good:
    def choose(self, view, legal):
        return legal[0]

class Mute:
    choose = 3

class Fussy:
    def __init__(self, rng, colour):
        pass
    choose = Good.choose

def choose(view, legal):
    return legal[0]
""",
    "odd/raising.py": "print('noise')\n1 / 0",
    "odd/leaving.py": "import sys\nsys.exit(7)",
}


def test_broken_bots_are_listed_as_such_and_the_others_still_work(tmp_path: Path, command: Command) -> None:
    install(tmp_path, "odd", ODD, {name: value for name, (value, _) in BROKEN.items()} | {"good": "odd.good:Good"})
    run = command("players", "--json")
    assert run.stderr == "noise\n"
    players = found(run)
    for name, (_, problem) in BROKEN.items():
        assert (players[name]["problem"] or "").startswith(problem)
    assert (players["good"]["problem"], players["good"]["description"]) == (None, "")
    assert command("watch", "--bot", "good", "--bot", "greedy", "--fast").returncode == 0


def test_names_and_descriptions_do_nothing_to_the_terminal(tmp_path: Path, command: Command) -> None:
    loud = 'class Loud:\n    choose = print\n\n\nLoud.__doc__ = "[/bold] \\x1b[31m" + "A" * 10_000\n'
    install(tmp_path, "loud", {"loud.py": loud}, {"loud": "loud:Loud", "\x1b[31mred": "loud:Loud"})
    out = good(command("players"))
    assert "\x1b" not in out
    assert out.count("[/bold]") == 2
    assert out.count("A") < 500
    assert "\x1b" not in complaint(command("watch", "--bot", "nobody", "--bot", "greedy"))


@pytest.mark.parametrize("name", ["missing", "leaving", "mute"])
def test_a_broken_bot_is_refused_in_the_words_of_the_list(tmp_path: Path, command: Command, name: str) -> None:
    value, problem = BROKEN[name]
    install(tmp_path, "odd", ODD, {name: value})
    assert complaint(command("watch", "--bot", name, "--bot", "greedy")).startswith(problem)


def test_a_bot_that_cannot_be_made_is_refused_in_words(tmp_path: Path, command: Command) -> None:
    install(tmp_path, "odd", ODD, {"fussy": "odd.good:Fussy"})
    refused = complaint(command("watch", "--bot", "fussy", "--bot", "greedy"))
    assert refused.startswith("The player 'fussy' of odd cannot be made: TypeError")


def test_of_two_bots_with_the_same_name_the_first_package_has_it(tmp_path: Path, command: Command) -> None:
    install(tmp_path, "odd", ODD, {"twin": "odd.good:Good"})
    install(tmp_path, "zodd", {}, {"twin": "odd.good:Good"})
    players = json.loads(good(command("players", "--json")))["players"]
    assert [(each["package"], each["problem"]) for each in players if each["name"] == "twin"] == [
        ("odd", None),
        ("zodd", "The player 'twin' of zodd cannot be used: the name is taken."),
    ]


def test_a_bot_that_crashes_forfeits_and_is_reported_while_the_game_goes_on(tmp_path: Path, command: Command) -> None:
    bots = {"odd/__init__.py": "class Bad:\n    def choose(self, view, legal):\n        return legal[len(legal)]"}
    install(tmp_path, "odd", bots, {"bad": "odd:Bad"})
    out = good(command("watch", "--bot", "bad", "--bot", "greedy", "--seed", 1, "--fast"))
    assert "Max wins!" in out
    told = next(line for line in out.splitlines() if "forfeited" in line)
    assert told.startswith("Emma (bad) forfeited ")
    assert told.endswith("The first: It raised IndexError 'tuple index out of range'. (turn 1, white)")
