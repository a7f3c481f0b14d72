"""The list of saved games: read once, right whatever happens to the files or to the index, and what is removed."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from qwixx.cli.play import saves as module
from qwixx.cli.play.index import INDEX
from qwixx.cli.play.saves import Saves
from qwixx.cli.play.session import Session
from qwixx.games import game
from tests.commands import Command
from tests.play.people import ADA, BOT, SEED, happenings
from tests.play.terminal import Terminal

Reads = list[bytes]
LISTING = "from qwixx.cli.play.saves import Saves; print(len(Saves().listed()), flush=True)"


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> Reads:
    """Every save that is read and replayed from now on."""
    found: Reads = []
    parse = module.parse

    def counted(data: bytes) -> object:
        found.append(data)
        return parse(data)

    monkeypatch.setattr(module, "parse", counted)
    return found


@pytest.fixture
def four(saves: Saves) -> Saves:
    """Four saved games: two that go on, two that are over."""
    for turn in (1, 2, 1000, 1000):
        session = Session.new(game("classic"), (ADA, BOT), saves, SEED)
        played = happenings(session)
        while session.state.turn < turn and not session.over:
            next(played)
        session.close()
    return saves


def found(saves: Saves) -> dict[str, tuple[bool, bool, int]]:
    """What the list says of each: damaged, over, turn."""
    return {saved.name: (bool(saved.facts.problem), saved.facts.over, saved.facts.turn) for saved in saves.listed()}


def test_a_list_reads_each_save_once(four: Saves, reads: Reads) -> None:
    first = four.listed()
    assert len(reads) == 4
    assert four.listed() == first
    assert Saves().listed() == first
    assert four.newest() in ("classic-1", "classic-2")
    assert len(reads) == 4


def test_only_what_was_played_on_is_read_again(four: Saves, reads: Reads) -> None:
    four.listed()
    session = Session.resume("classic-2", four)
    reads.clear()
    next(happenings(session))
    session.close()
    four.listed()
    assert len(reads) == 1


def _garbled(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-1] + b"?")


def _gone(file: Path) -> None:
    file.unlink()


@pytest.mark.parametrize("change", [_garbled, _gone])
def test_a_file_that_is_changed_or_removed_by_hand_is_noticed(change: Callable[[Path], None], four: Saves) -> None:
    before = found(four)
    change(four.folder / "classic-3.qwixx")
    after = found(four)
    del before["classic-3"]
    assert after.pop("classic-3", (True, False, 0)) == (True, False, 0)
    assert after == before


def test_a_file_that_is_changed_without_changing_size_and_time_is_noticed(four: Saves) -> None:
    assert found(four)["classic-3"][1]
    file = four.folder / "classic-3.qwixx"
    was = file.stat()
    _garbled(file)
    os.utime(file, ns=(was.st_atime_ns, was.st_mtime_ns))
    assert found(four)["classic-3"] == (True, False, 0)


def test_a_file_that_is_added_or_renamed_by_hand_is_listed(four: Saves) -> None:
    before = found(four)
    (four.folder / "mine.qwixx").write_bytes((four.folder / "classic-3.qwixx").read_bytes())
    (four.folder / "classic-4.qwixx").rename(four.folder / "classic-9.qwixx")
    after = found(four)
    assert after["mine"] == before["classic-3"]
    assert after["classic-9"] == before["classic-4"]
    assert len(after) == 5


BROKEN = (b"", b"nonsense", b"[]", b'{"version": "1"}', b'{"version": 1, "saves": {}}', b"\xff" * 100)


@pytest.mark.parametrize("data", [*BROKEN, None])
def test_an_index_that_is_broken_missing_or_of_another_version_is_made_anew(
    data: bytes | None, four: Saves, reads: Reads
) -> None:
    before = found(four)
    index = four.folder / INDEX
    whole = index.read_bytes()
    wrong = json.loads(whole) | {"version": "0"}
    index.write_bytes(json.dumps(wrong).encode() if data is None else data)
    reads.clear()
    assert found(four) == before
    assert len(reads) == 4
    assert index.read_bytes() == whole
    index.unlink()
    assert found(four) == before


def test_without_a_place_for_the_index_the_list_is_the_same(four: Saves) -> None:
    before = found(four)
    (four.folder / INDEX).unlink()
    (four.folder / INDEX).mkdir()
    assert found(four) == before
    assert not list(four.folder.glob(".index.*.part"))


def test_processes_that_list_at_once_are_in_nobodys_way(four: Saves) -> None:
    (four.folder / INDEX).unlink(missing_ok=True)
    processes = [subprocess.Popen([sys.executable, "-c", LISTING], stdout=subprocess.PIPE, text=True) for _ in range(3)]
    assert [process.communicate()[0] for process in processes] == ["4\n"] * 3
    assert len(found(four)) == 4


# -- what is removed ---------------------------------------------------------------------------------------------------


def test_saves_are_deleted_by_name_all_or_none(four: Saves, command: Command) -> None:
    refused = command("games", "--saved", "--delete", "classic-1", "--delete", "classic-7", "--yes")
    assert refused.code == 1
    assert "There is no saved game classic-7." in refused.err
    assert len(found(four)) == 4
    done = command("games", "--saved", "--delete", "classic-1", "--delete", "classic-3", "--yes")
    assert done.out == "2 saved games are gone: classic-1, classic-3.\n"
    assert set(found(four)) == {"classic-2", "classic-4"}
    assert {file.name for file in four.folder.iterdir()} == {
        INDEX,
        *(f"{name}.qwixx" for name in found(four)),
        *(f".{name}.lock" for name in found(four)),
    }


def test_a_damaged_save_can_be_deleted(four: Saves, command: Command) -> None:
    _garbled(four.folder / "classic-1.qwixx")
    assert json.loads(command("games", "--saved", "--delete", "classic-1", "--yes", "--json").out) == {
        "deleted": ["classic-1"]
    }


def test_a_game_that_is_being_played_is_not_deleted(four: Saves, command: Command) -> None:
    session = Session.resume("classic-1", four)
    refused = command("games", "--saved", "--delete", "classic-2", "--delete", "classic-1", "--yes")
    assert "is open elsewhere" in refused.err
    assert len(found(four)) == 4
    session.close()


def test_pruning_removes_the_games_that_are_over_and_nothing_else(four: Saves, command: Command) -> None:
    _garbled(four.folder / "classic-1.qwixx")
    held = four.take("classic-4")
    assert json.loads(command("games", "--saved", "--prune", "--yes", "--json").out) == {"deleted": ["classic-3"]}
    held.give_up()
    assert command("games", "--saved", "--prune", "--yes").out == "The saved game classic-4 is gone.\n"
    assert set(found(four)) == {"classic-1", "classic-2"}
    assert command("games", "--saved", "--prune").out == "No saved game is over: there is nothing to remove.\n"


def test_nothing_is_removed_before_somebody_has_said_yes(four: Saves, command: Command) -> None:
    assert "say --yes" in command("games", "--saved", "--prune").err
    with Terminal("games", "--saved", "--delete", "classic-1") as terminal:
        terminal.wait_for("[y/N]")
        terminal.type("\r")
        assert terminal.end() == 1
    assert len(found(four)) == 4
    with Terminal("games", "--saved", "--prune") as terminal:
        terminal.wait_for("[y/N]")
        terminal.type("y\r")
        assert terminal.end() == 0
    assert len(found(four)) == 2
