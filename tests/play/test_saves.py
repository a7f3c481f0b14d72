"""Saved games: whole at every moment, listed, each by itself; one process at a time."""

import hashlib
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from qwixx.cli.play.saves import Saves, Trouble, parse, record_in, to_bytes
from qwixx.cli.play.session import Session
from qwixx.fairness import commitment
from qwixx.games import game
from qwixx.records import Record, to_text
from qwixx.rules.errors import RecordError
from tests.play.people import ADA, BOT, SEED, play_on


def begun(saves: Saves) -> Session:
    """A saved game with something in it, which nobody holds."""
    session = Session.new(game("classic"), (ADA, BOT), saves, SEED)
    while session.step() is not None:
        pass
    session.close()
    return session


def whole() -> tuple[Record, bytes]:
    """A finished game, and how it is saved."""
    record = play_on(Session.new(game("classic"), (ADA, BOT), None, SEED)).record
    return record, to_bytes(record, (None, "easy"))


def trouble_of(saves: Saves, name: str) -> Trouble:
    """Why a game cannot be gone on with."""
    with pytest.raises(Trouble) as trouble:
        Session.resume(name, saves)
    return trouble.value


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_save_of_any_time_names_a_level_that_there_is(level: str) -> None:
    record, _ = whole()
    assert parse(to_bytes(record, (None, level))) == (record, (None, level))


def test_a_save_is_read_as_it_was_written() -> None:
    record, data = whole()
    assert parse(data) == (record, (None, "easy"))
    assert record_in(data) == record_in(to_text(record).encode()) == record


def test_saves_are_named_after_their_games_and_numbered(saves: Saves) -> None:
    sessions = [Session.new(game(name), (ADA, BOT), saves) for name in ("classic", "cards", "classic", "mixx-a")]
    assert [session.saved_as for session in sessions] == ["classic-1", "cards-1", "classic-2", "mixx-a-1"]
    assert {saved.name for saved in saves.listed()} == {session.saved_as for session in sessions}
    for session in sessions:
        session.close()


def test_a_save_is_its_owners_alone(saves: Saves) -> None:
    begun(saves)
    assert (saves.folder / "classic-1.qwixx").stat().st_mode & 0o077 == 0


def test_the_newest_that_is_not_over_is_gone_on_with(saves: Saves) -> None:
    assert saves.listed() == []
    with pytest.raises(Trouble, match="none"):
        saves.newest()
    for age in (300, 200, 100):
        session = begun(saves)
        os.utime(saves.folder / f"{session.saved_as}.qwixx", (10**9 - age, 10**9 - age))
    os.utime(saves.folder / "classic-1.qwixx", (10**9, 10**9))
    assert [saved.name for saved in saves.listed()] == ["classic-1", "classic-3", "classic-2"]
    assert saves.newest() == "classic-1"
    play_on(Session.resume("classic-1", saves)).close()
    assert saves.newest() == "classic-3"


def test_a_finished_game_is_not_gone_on_with(saves: Saves) -> None:
    begun(saves)
    play_on(Session.resume("classic-1", saves)).close()
    assert trouble_of(saves, "classic-1").kind == "finished"


@pytest.mark.parametrize("name", ["classic-2", "", "../classic-1", "/etc/passwd", "classic-1.qwixx", ".classic-1"])
def test_a_name_that_nothing_is_saved_as_is_unknown(name: str, saves: Saves) -> None:
    begun(saves)
    assert trouble_of(saves, name).kind == "unknown"


# -- saves of earlier versions -----------------------------------------------------------------------------------------


def as_saved(content: str) -> bytes:
    """A save with this content."""
    checksum = hashlib.sha256(content.encode()).hexdigest()
    return f"qwixx save 1\nchecksum: {checksum}\n{content}".encode()


@pytest.mark.parametrize(
    ("name", "header", "options"),
    [
        ("classic", "game: classic\nrules: 1\n", (("locks", "sealed"),)),
        ("cards-jokers", "game: cards-jokers\nrules: 1\n", (("jokers", "yes"),)),
        ("board", "game: board\nrules: 1\noption side: our-zigzag\n", (("side", "our-zigzag"), ("locks", "sealed"))),
    ],
)
def test_a_save_of_an_earlier_version_is_gone_on_with_by_its_rules(
    name: str, header: str, options: tuple[tuple[str, str], ...], saves: Saves
) -> None:
    seats = "seat 1: Ada\nseat 2: Emma\n"
    text = f"qwixx record 1\n{header}commitment: {commitment(SEED)}\nseed: {SEED}\n{seats}\n"
    saves.folder.mkdir(parents=True)
    (saves.folder / f"{name}-1.qwixx").write_bytes(as_saved(f"seats: person easy\n\n{text}"))
    session = play_on(Session.resume(saves.newest(), saves))
    session.close()
    again = saves.load(f"{name}-1").record
    assert again == session.record
    assert again.game.options == options


# -- damage ------------------------------------------------------------------------------------------------------------


def test_a_changed_byte_anywhere_is_damage() -> None:
    _, data = whole()
    for place in range(len(data)):
        damaged = data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]
        with pytest.raises(RecordError):
            parse(damaged)


def test_a_save_cut_short_anywhere_is_damage() -> None:
    _, data = whole()
    for length in range(len(data)):
        with pytest.raises(RecordError):
            parse(data[:length])


@pytest.mark.parametrize("seats", ["person", "person easy person", "person perfect"])
def test_seats_that_do_not_fit_are_damage(seats: str) -> None:
    record, _ = whole()
    with pytest.raises(RecordError, match=r"^line 3, .* for each seat"):
        parse(as_saved(f"seats: {seats}\n\n{to_text(record)}"))


def test_dice_that_do_not_follow_from_the_seed_are_damage() -> None:
    record, _ = whole()
    other = replace(record, seed="ab" * 32)
    with pytest.raises(RecordError, match="do not follow from its seed"):
        parse(to_bytes(other, (None, "easy")))


def test_what_is_wrong_in_the_record_is_told_with_its_place_in_the_file() -> None:
    record, _ = whole()
    text = to_text(record).replace("rules: 2", "rules: 7")
    data = as_saved(f"seats: person easy\n\n{text}")
    line = data.decode().split("\n").index("rules: 7") + 1
    with pytest.raises(RecordError, match=f"^line {line}, "):
        parse(data)


def test_a_damaged_save_is_named_and_the_others_still_work(saves: Saves) -> None:
    begun(saves)
    begun(saves)
    (saves.folder / "classic-1.qwixx").write_bytes(b"\x00" * 100)
    (saves.folder / "folder.qwixx").mkdir()
    problems = {saved.name: saved.facts.problem for saved in saves.listed()}
    assert problems["classic-2"] == ""
    assert problems["classic-1"].startswith("line 1, column 1: a save begins with")
    assert problems["folder"] == "Is a directory."
    assert trouble_of(saves, "classic-1").kind == "damaged"
    assert play_on(Session.resume("classic-2", saves)).over


# -- the disk ----------------------------------------------------------------------------------------------------------


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Trouble) as trouble:
        Session.new(game("classic"), [ADA], Saves(tmp_path / "file" / "games"))
    assert trouble.value.kind == "unwritten"
    assert trouble.value.facts["reason"] == "Not a directory"


def test_what_was_left_half_written_is_no_save_and_in_nobodys_way(saves: Saves) -> None:
    begun(saves)
    (saves.folder / ".classic-1.part").write_bytes(b"qwixx sa")
    assert [saved.name for saved in saves.listed()] == ["classic-1"]
    assert play_on(Session.resume("classic-1", saves)).over


# -- one at a time -----------------------------------------------------------------------------------------------------


def test_a_game_that_is_being_played_cannot_be_gone_on_with_elsewhere(saves: Saves) -> None:
    begun(saves)
    session = Session.resume("classic-1", saves)
    assert trouble_of(saves, "classic-1").kind == "in-use"
    session.close()
    Session.resume("classic-1", saves).close()


def test_a_new_game_does_not_take_a_name_that_is_held(saves: Saves) -> None:
    saves.folder.mkdir(parents=True)
    held = saves.begin("classic")
    other = saves.begin("classic")
    assert (held.name, other.name) == ("classic-1", "classic-2")
    held.give_up()
    other.give_up()


def test_the_lock_goes_with_the_process_that_held_it(saves: Saves) -> None:
    begun(saves)
    holding = "from qwixx.cli.play.saves import Saves; held = Saves().take('classic-1'); print(flush=True); input()"
    with subprocess.Popen([sys.executable, "-c", holding], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout
        holder.stdout.readline()
        assert trouble_of(saves, "classic-1").kind == "in-use"
        holder.kill()
    Session.resume("classic-1", saves).close()
