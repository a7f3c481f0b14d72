"""`qwixx stats`: a folder of records counted, and compared with a count by the plain rules."""

import csv
import io
import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from qwixx.cli.app import app
from qwixx.cli.play.saves import to_bytes
from qwixx.cli.stats import reading
from qwixx.games import GAMES, game
from qwixx.play import Fair, Play
from qwixx.records import Record, parse, states, to_json, to_text
from tests.recorded_games import recorded
from tests.soak import TIMES

MANY = 500 * TIMES
DIFFERENT = 250  # games; the others are the same with other names


def run(*arguments: object) -> str:
    """What the command prints."""
    done = CliRunner().invoke(app, ["stats", *map(str, arguments)], env={"LANGUAGE": "en", "COLUMNS": "80"})
    assert done.exit_code == 0, done.output
    return done.output


def as_json(*arguments: object) -> Any:
    return json.loads(run(*arguments, "--json"))


# -- an independent count ----------------------------------------------------------------------------------------------


class Plain:
    """A count by hand, of a player: every record played by the plain rules, every sheet read as its text."""

    def __init__(self) -> None:
        self.games = self.wins = self.locks = self.penalties = self.total = 0
        self.kinds: Counter[str] = Counter()

    def add(self, record: Record, seat: int) -> None:
        positions = list(states(record))
        scores = record.game.scores(positions[-1])
        self.games += 1
        self.wins += scores[seat] == max(scores)
        self.total += scores[seat]
        self.kinds[record.game.id] += 1
        words = str(record.game.sheet(positions[-1], seat)).split()
        self.penalties += sum(int(word[1:]) for word in words if word[0] == "p")
        lasts = {str(record.game.layout.marks(row)[-1]) for row in range(len(record.game.layout.rows))}
        self.locks += len(lasts & {*words})


def variations(folder: Path, many: int) -> dict[str, Plain]:
    """So many records in folders of a folder, and the count of every player in them."""
    counted: dict[str, Plain] = {}
    kinds = [name for name in GAMES if name != "deluxe"]
    games = [
        to_text(recorded(kinds[seed % len(kinds)], 2 + seed % 2, seed, backs=0.02 * (seed % 20 == 0)))
        for seed in range(DIFFERENT)
    ]
    tries = {text: [Plain() for _ in range(3)] for text in games}
    for text, plains in tries.items():
        record = parse(text)
        for seat in range(len(record.names)):
            plains[seat].add(record, seat)
    for number in range(many):
        text = games[number % DIFFERENT]
        inner = folder / f"{number % 10}"
        inner.mkdir(exist_ok=True)
        names = [f"{name}{number // DIFFERENT % 3}" for name in parse_names(text)]
        (inner / f"{number}.qwixx").write_text(renamed(text, names))
        for name, plain in zip(names, tries[text], strict=False):
            both(counted.setdefault(name, Plain()), plain)
    return counted


def parse_names(text: str) -> list[str]:
    return [line.partition(": ")[2] for line in text.splitlines() if line.startswith("seat ")]


def renamed(text: str, names: list[str]) -> str:
    for seat, (before, name) in enumerate(zip(parse_names(text), names, strict=True), 1):
        text = text.replace(f"seat {seat}: {before}\n", f"seat {seat}: {name}\n")
    return text


def both(one: Plain, other: Plain) -> None:
    one.games += other.games
    one.wins += other.wins
    one.locks += other.locks
    one.penalties += other.penalties
    one.total += other.total
    one.kinds += other.kinds


def test_many_records_are_counted_as_by_hand(tmp_path: Path) -> None:
    by_hand = variations(tmp_path, MANY)
    found = as_json(tmp_path)
    assert (found["games"], found["unread"]) == (MANY, [])
    assert found["players"].keys() == by_hand.keys()
    for name, plain in by_hand.items():
        counted = found["players"][name]
        assert (counted["games"], counted["wins"]) == (plain.games, plain.wins)
        assert (counted["locks"], counted["penalties"]) == (plain.locks, plain.penalties)
        assert counted["average"] == pytest.approx(plain.total / plain.games)
        assert {group["key"]: group["games"] for group in counted["by_game"]} == plain.kinds


# -- files -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two games, one of them as JSON, one that is not over, and what is no record."""
    (tmp_path / "inner").mkdir()
    first, second = recorded("classic", 2, 1), recorded("cards", 3, 2)
    (tmp_path / "one.qwixx").write_text(to_text(first))
    (tmp_path / "inner" / "two.json").write_text(to_json(second))
    (tmp_path / "open.qwixx").write_text(to_text(Record(first.game, first.names, events=first.events[:4])))
    (tmp_path / "broken.qwixx").write_bytes(b"\xff\x00")
    (tmp_path / "package.json").write_text('{"name": "something else"}')
    (tmp_path / "notes.txt").write_text("nothing")
    (tmp_path / ".hidden.qwixx").write_text("nothing")
    return tmp_path


def test_what_cannot_be_counted_is_named_and_stops_nothing(folder: Path) -> None:
    found = as_json(folder)
    assert found["games"] == 2
    reasons = {Path(one["file"]).name: one["reason"] for one in found["unread"]}
    assert reasons.keys() == {"open.qwixx", "broken.qwixx"}
    assert reasons["open.qwixx"] == "unfinished"
    assert "not UTF-8" in reasons["broken.qwixx"]
    said = " ".join(run(folder).split())  # a long name of the folder breaks lines
    assert "2 finished games, in 4 files" in said
    assert "2 files are not counted:" in said
    assert "not played to its end" in said


def test_a_place_that_is_not_there_is_said(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["stats", str(tmp_path / "no")])
    assert "there is no such file or folder" in str(done.exception)


def test_many_files_are_read_as_few_are(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = as_json(folder)
    monkeypatch.setattr(reading, "ALONE", 1)
    monkeypatch.setattr(reading, "PORTION", 1)
    assert as_json(folder) == few


def test_a_saved_game_says_who_was_a_bot(tmp_path: Path) -> None:
    play = Play.begin(game("classic"), 2, Fair("ab" * 32)).go_on()
    while not play.over:
        seat = play.waiting[0]
        play = play.act(seat, play.legal(seat)[-1]).go_on()
    (tmp_path / "saved.qwixx").write_bytes(to_bytes(play.record(["Anna", "Emma"]), [None, "hard"]))
    (met,) = as_json(tmp_path, "--player", "Anna")["players"]["Anna"]["bots"]
    assert (met["key"], met["games"]) == ("hard", 1)
    assert "Bot: hard" in run(tmp_path, "--player", "Anna")


# -- what is asked for -------------------------------------------------------------------------------------------------


def test_filters(folder: Path) -> None:
    assert as_json(folder, "--game", "cards")["players"]["Emma"]["games"] == 1
    assert as_json(folder, "--players", 2)["players"].keys() == {"Emma", "Max"}
    assert as_json(folder, "--opponent", "Laura")["players"].keys() == {"Emma", "Max"}
    assert as_json(folder, "--player", "Laura")["players"].keys() == {"Laura"}
    old = (folder / "one.qwixx").stat().st_atime, 86_400 * 365 * 30
    os.utime(folder / "one.qwixx", old)  # on the last day of 1999
    assert as_json(folder, "--until", "1999-12-31")["players"].keys() == {"Emma", "Max"}
    assert as_json(folder, "--since", "2000-01-02")["players"]["Laura"]["games"] == 1
    assert "A record has no date" in run(folder, "--since", "2000-01-02")
    assert "Nothing that fits" in run(folder, "--player", "nobody")


@pytest.mark.parametrize("wrong", [["--since", "yesterday"], ["--game", "chess"], ["--csv", "--json"]])
def test_wrong_usage_is_said(folder: Path, wrong: list[str]) -> None:
    done = CliRunner().invoke(app, ["stats", str(folder), *wrong])
    assert done.exit_code != 0
    assert str(done.exception)


def test_a_table_of_commas_has_a_line_for_every_seat_and_no_formula(folder: Path) -> None:
    text = to_text(recorded("classic", 2, 3)).replace("seat 1: Emma", "seat 1: =1+1")
    (folder / "formula.qwixx").write_text(text)
    lines = list(csv.DictReader(io.StringIO(run(folder, "--csv"))))
    assert len(lines) == 7
    assert "'=1+1" in [line["name"] for line in lines]
    assert {line["won"] for line in lines} == {"true", "false"}


def test_a_report_fits_eighty_columns_in_every_language(folder: Path) -> None:
    for language in ("en", "it", "de", "fr", "es"):
        for said in (run(folder, "--lang", language), run(folder, "--player", "Emma", "--lang", language)):
            lines = [line for line in said.splitlines() if str(folder) not in line]
            assert max(map(len, lines)) <= 80
            assert "stats-" not in said


def test_luck_and_accuracy_come_by_reviewing(folder: Path) -> None:
    found = as_json(folder, "--game", "classic", "--review")["players"]
    assert found["Emma"]["reviewed"] == 1
    assert found["Emma"]["luck"] == pytest.approx(-found["Max"]["luck"])
    assert "Accuracy" in run(folder, "--game", "classic", "--player", "Emma", "--review")
