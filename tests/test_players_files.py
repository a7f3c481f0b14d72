"""Bots named by a module or a file, and bots with parameters; each wrong name is refused in one sentence."""

import json
from pathlib import Path

import pytest

from qwixx.players import player, policy
from qwixx.rules.errors import SetupError
from qwixx.stream import Stream
from tests.commands import Command
from tests.test_players_plugins import FAST

BOTS = """
class Bold:
    def __init__(self, rng, reach=1, doubt=0.5):
        self.reach, self.doubt, self.rng = reach, doubt, rng

    def choose(self, view, legal):
        return legal[-1]


class Plain:
    def choose(self, view, legal):
        return legal[0]


THREE = 3
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with bots."""
    (tmp_path / "bots.py").write_text(BOTS, encoding="utf-8")
    return tmp_path / "bots.py"


def test_a_bot_in_a_file_plays_in_the_arena_and_is_watched(command: Command, file: Path) -> None:
    bots = (f"{file}:Bold", f"{file}:Bold:3", f"{file}:Plain")
    run = command("arena", "classic", *bots, "--games", 3, "--workers", 1, "--json")
    assert (run.code, run.err) == (0, "")
    assert [(each["bot"], each["forfeits"]) for each in json.loads(run.out)["players"]] == [(bot, 0) for bot in bots]
    assert command("watch", "--fast", "--bot", bots[0], "--bot", "greedy").code == 0


def test_a_bot_in_a_module_of_the_current_folder(
    command: Command, file: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file.rename(tmp_path / "bots_in_this_folder.py")
    monkeypatch.chdir(tmp_path)
    run = command("arena", "classic", "bots_in_this_folder:Bold:2", "random", "--games", 2, "--workers", 1)
    assert (run.code, run.err) == (0, "")


def test_parameters_are_given_by_their_order_whole_ones_as_such(file: Path) -> None:
    made = player(f"{file}:Bold:3,0.25", Stream(0))
    assert (vars(made)["reach"], vars(made)["doubt"], type(vars(made)["reach"])) == (3, 0.25, int)
    assert vars(player(f"{file}:Bold", Stream(0)))["reach"] == 1


def test_the_parameters_of_a_policy_are_its_numbers(tmp_path: Path) -> None:
    file = tmp_path / "fast.py"
    file.write_text(FAST + "\nTUNED = Policy(choose, numbers=(1.0, 2.0), calls=(skips,))\n", encoding="utf-8")
    found = policy(f"{file}:TUNED:4,5")
    assert found is not None
    assert found.numbers == (4.0, 5.0)
    assert found.choose is policy(f"{file}:TUNED").choose  # type: ignore[union-attr]
    with pytest.raises(SetupError, match=r"too few: 1 given, it takes none\.$"):
        policy(f"{file}:SPRINTER:4")
    with pytest.raises(SetupError, match=r"too few: 1 given, it takes 2\.$"):
        policy(f"{file}:TUNED:4")


def test_a_policy_in_a_file_is_compiled(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "fast.py"
    file.write_text(FAST, encoding="utf-8")
    run = command("arena", "classic", f"{file}:SPRINTER", "random", "--games", 2_000, "--json")
    assert (run.code, run.err) == (0, "")
    assert json.loads(run.out)["players"][0]["win_rate"] > 0.9


WRONG = [
    ("missing.py:Bold", "missing.py cannot be read: No such file or directory."),
    ("bots.py", "'bots.py' does not say which class of the file; write FILE.py:Class."),
    ("bots.py:", "'bots.py:' does not say which class of the file; write FILE.py:Class."),
    ("bots.py:3", "'bots.py:3' does not say which class of the file; write FILE.py:Class."),
    ("bots.py:Absent", "There is no Absent in bots.py."),
    ("bots.py:THREE", "The player 'THREE' of bots.py is no player: 'bots.py:THREE' is neither a class with a method"),
    ("bots.py:Bold:x", "The parameter 'x' in 'bots.py:Bold:x' is no number; write NAME:3 or NAME:3,0.5."),
    ("bots.py:Bold:", "The parameter '' in 'bots.py:Bold:' is no number; write NAME:3 or NAME:3,0.5."),
    ("bots.py:Bold:1,2,3", "The player 'Bold' of bots.py has too many parameters or too few: 3 given, it takes 2 at"),
    ("bots.py:Plain:1", "The player 'Plain' of bots.py has too many parameters or too few: 1 given, it takes none."),
    ("raising.py:Bot", "raising.py cannot be loaded: ZeroDivisionError"),
    ("leaving.py:Bot", "leaving.py cannot be loaded: SystemExit '7'."),
    ("garbled.py:Bot", "garbled.py cannot be loaded: SyntaxError"),
    ("folder.py:Bot", "folder.py cannot be read: Is a directory."),
    ("nowhere_at_all:Bot", "nowhere_at_all cannot be loaded: ModuleNotFoundError"),
    ("greedy:x", "There is no player 'greedy:x'; only greedy of ours takes a number, greedy:0 to greedy:99."),
    ("careful:3", "There is no player 'careful:3'; only greedy of ours takes a number, greedy:0 to greedy:99."),
    ("nobody:3", "There is no player 'nobody:3'; there are "),
]


@pytest.mark.parametrize(("name", "problem"), WRONG)
def test_a_wrong_name_is_refused_in_one_sentence(
    command: Command, file: Path, monkeypatch: pytest.MonkeyPatch, name: str, problem: str
) -> None:
    monkeypatch.chdir(file.parent)
    for other, text in {"raising": "1 / 0", "leaving": "raise SystemExit(7)", "garbled": "class"}.items():
        file.with_name(f"{other}.py").write_text(text, encoding="utf-8")
    file.with_name("folder.py").mkdir()
    run = command("arena", "classic", name, "random", "--games", 2, "--workers", 1)
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
    assert run.err.startswith(f"qwixx: {problem}")
