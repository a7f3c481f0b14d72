"""Boards of the days: a game that was replayed counts once; what is forged, cut, repeated or late does not."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from qwixx.cli.app import app
from qwixx.daily import proven
from qwixx.records import Record, to_json, to_text
from tests.server.answers import refusal
from tests.server.client import Device, Server
from tests.server.set_clock import DAY, MovedServer
from tests.test_daily import played


@pytest.fixture(scope="module")
def keeping(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that keeps boards."""
    folder = tmp_path_factory.mktemp("boards")
    arguments = ("--trust", "127.0.0.1", "--daily-board")
    with Server(f"sqlite:///{folder}/tables.sqlite", *arguments, log=folder / "log") as running:
        yield running


def today() -> date:
    """The date in London."""
    return datetime.now(UTC).date()


def game(seed: int, day: date | None = None, name: str = "classic") -> Record:
    """A game of a day that somebody played at random."""
    return played(name, seed, day=day or today()).record(["Anna"])


def enter(device: Device, record: Record | str, name: str = "Anna") -> httpx.Response:
    """Ask to be entered."""
    text = record if isinstance(record, str) else to_text(record)
    return device.post("/api/daily", {"name": name, "record": text})


def board(device: Device, name: str = "mixx-a") -> list[tuple[str, int, bool]]:
    """Who is on the board of today."""
    found = device.get("/api/daily", params={"day": today().isoformat(), "game": name}).raise_for_status().json()
    assert found["kept"]
    return [(entry["name"], entry["score"], entry["mine"]) for entry in found["entries"]]


def test_the_best_of_a_day_stand_on_its_board(keeping: Server) -> None:
    devices = [Device(keeping.url) for _ in range(3)]
    games = [game(seed, name="mixx-a") for seed in range(3)]
    for device, record, name in zip(devices, games, ("Anna", "Bert", "Cleo"), strict=True):
        assert enter(device, to_json(record) if name == "Bert" else record, name).status_code == 201
    best = sorted((-proven(record).score, place) for place, record in enumerate(games))
    names = [("Anna", "Bert", "Cleo")[place] for _, place in best]
    assert board(devices[0]) == [(name, -score, name == "Anna") for name, (score, _) in zip(names, best, strict=True)]


def test_one_entry_counts(keeping: Server) -> None:
    anna = Device(keeping.url)
    assert enter(anna, game(1)).status_code == 201
    assert refusal(enter(anna, game(1))) == (409, "entered")
    assert refusal(enter(anna, game(2), "Another")) == (409, "entered")
    assert enter(anna, game(1, name="mixx-b")).status_code == 201  # another game is another board


def test_what_is_forged_or_cut_is_refused(keeping: Server) -> None:
    anna, record = Device(keeping.url), game(1, name="mixx-b")
    text = to_text(record)
    assert refusal(enter(anna, replace(record, events=record.events[:-1]))) == (422, "unproven")
    assert refusal(enter(anna, replace(record, day=today() - timedelta(days=1)))) == (422, "unproven")
    assert refusal(enter(anna, replace(record, day=None))) == (422, "unproven")
    assert refusal(enter(anna, text.replace("pass", "r12", 1))) == (422, "unproven")
    assert refusal(enter(anna, text[: len(text) // 2])) == (422, "unproven")
    assert refusal(enter(anna, "r" * 11_000)) == (422, "unproven")
    assert refusal(enter(anna, "r" * 13_000)) == (422, "malformed")
    assert refusal(enter(anna, played("classic", 1, seats=2, day=today()).record(["A", "B"]))) == (422, "unproven")
    assert not any(mine for _, _, mine in board(anna, "mixx-b"))


def test_what_is_of_another_day_is_refused(keeping: Server) -> None:
    anna = Device(keeping.url)
    for days in (-3, 3):
        assert refusal(enter(anna, game(1, today() + timedelta(days=days)))) == (422, "too-late")


def test_late_by_the_servers_clock(tmp_path: Path) -> None:
    with MovedServer(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path, 3 * DAY, "--daily-board") as server:
        assert refusal(enter(Device(server.url), game(1))) == (422, "too-late")
        server.set_clock(0)
        assert enter(Device(server.url), game(1)).status_code == 201


@pytest.mark.parametrize("name", ["", " Anna", "\u202eAnna", "x" * 99])
def test_names_are_as_at_a_table(keeping: Server, name: str) -> None:
    assert enter(Device(keeping.url), game(1), name).status_code == 422


def test_a_person_deletes_what_is_theirs(keeping: Server) -> None:
    anna = Device(keeping.url)
    enter(anna, game(5), "Gone").raise_for_status()
    assert ("Gone", proven(game(5)).score, True) in board(anna, "classic")
    anna.delete("/api/mine").raise_for_status()
    assert "Gone" not in [name for name, _, _ in board(anna, "classic")]


def test_the_operator_takes_a_name_off_every_board(keeping: Server) -> None:
    anna = Device(keeping.url)
    for name in ("classic", "mixx-a"):
        enter(anna, game(6, name=name), "Rude").raise_for_status()
    told = CliRunner().invoke(app, ["admin", "forget", "Rude", "--yes", "--lang", "en", "--database", keeping.database])
    assert told.output == "“Rude” is forgotten at 0 seats. It is taken off 2 boards of a day.\n"
    assert "Rude" not in [name for book in ("classic", "mixx-a") for name, _, _ in board(anna, book)]


@pytest.mark.parametrize("name", ["", "chess", "classic2"])
def test_there_is_no_board_for_a_game_that_there_is_not(anna: Device, name: str) -> None:
    answer = anna.get("/api/daily", params={"day": today().isoformat(), "game": name})
    assert refusal(answer) == (422, "malformed")


def test_a_server_that_keeps_no_board_says_so(anna: Device) -> None:
    asked = {"day": today().isoformat(), "game": "classic"}
    assert anna.get("/api/daily", params=asked).json() == {"kept": False, "entries": []}
    assert refusal(enter(anna, game(1))) == (422, "not-allowed")
