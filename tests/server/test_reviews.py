"""Reviews of finished games over HTTP: made once, told while they are made, and shown to whom a replay is."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Event

import pytest

from qwixx.records import Record, fold
from qwixx.review import Progress, Review
from qwixx.review import reviewing as really
from qwixx.server import reviewing
from qwixx.server.reviewing import Reviews
from qwixx.tables.refusal import Refusal
from qwixx.tables.secret import new_secret
from qwixx.tables.table import Table
from tests.server.answers import refusal
from tests.server.client import PATIENCE, Device, Json, Server, bot, me
from tests.server.prepared_tables import PreparedTable, person, store_tables

pytestmark = pytest.mark.anyio


def over(code: str = "baba-dede", game: str = "classic", seed: int = 1) -> PreparedTable:
    """A game of two people that is over."""
    seats = person("Anna", new_secret()), person("Ben", new_secret())
    table = PreparedTable(code, game, seats, seats[0].device or "", Random(seed)).start()
    return table.play(lambda at: at.status == "over")


async def reviewed(device: Device, code: str) -> Json:
    """The review, asked for until it is there."""
    while True:
        answer: Json = device.get(f"/api/tables/{code}/review").raise_for_status().json()
        if answer["review"]:
            assert answer["progress"] is None
            found: Json = answer["review"]
            return found
        assert 0 <= answer["progress"]["done"] <= answer["progress"]["total"]


@pytest.mark.parametrize("game", ["classic", "cards"])
async def test_a_finished_game_is_reviewed(tmp_path: Path, game: str) -> None:
    database, table = f"sqlite:///{tmp_path}/tables.sqlite", over(game=game)
    store_tables(database, table)
    with Server(database, "--trust", "127.0.0.1", log=tmp_path / "log") as server:
        found = await reviewed(Device(server.url), "baba-dede")
    assert (found["names"], found["measure"]) == (["Anna", "Ben"], "win")
    assert found["scores"] == list(table.table.game.scores(fold(table.table.record)))
    for player in found["players"]:
        parts = [player[part] for part in ("start", "luck", "own", "others")]
        assert sum(parts) == pytest.approx(player["result"], abs=1e-5)
        assert all(found["steps"][place]["seat"] == player["seat"] for place in player["mistakes"])
    for step in found["steps"]:
        assert step["kind"] != "decision" or any(choice["action"] == step["text"] for choice in step["choices"])


async def test_a_game_that_is_not_over_is_not_reviewed(anna: Device) -> None:
    code = anna.open("classic", [me("Anna"), bot()])["code"]
    assert refusal(anna.get(f"/api/tables/{code}/review")) == (409, "still-running")
    hers = await anna.join(code)
    await hers.ask("start")
    assert refusal(anna.get(f"/api/tables/{code}/review")) == (409, "still-running")
    assert refusal(anna.get("/api/tables/baba-baba/review")) == (404, "unknown-table")


def old(folder: Path) -> tuple[str, PreparedTable]:
    """A database with a game that ended long ago."""
    database, table = f"sqlite:///{folder}/tables.sqlite", over()
    store_tables(database, table)
    return database, table


async def test_it_is_shown_to_whom_the_replay_is(tmp_path: Path) -> None:
    database, _ = old(tmp_path)
    with Server(database, "--trust", "127.0.0.1", log=tmp_path / "log") as server:
        stranger = Device(server.url)
        seen = [stranger.get(f"/api/tables/baba-dede/{what}").status_code for what in ("replay", "review")]
        assert seen[0] == seen[1]


class Slow:
    """A reviewer who goes on when told to, and counts how often one begins."""

    def __init__(self) -> None:
        self.begun = 0
        self.go_on = Event()
        self._really = really

    def __call__(self, record: Record) -> Iterator[Progress | Review]:
        self.begun += 1
        for found in self._really(record):
            if isinstance(found, Review):
                assert self.go_on.wait(PATIENCE)
            yield found


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    """A slow reviewer, and nobody waits long for it."""
    found = Slow()
    monkeypatch.setattr(reviewing, "reviewing", found)
    monkeypatch.setattr(reviewing, "PATIENCE", 0.01)
    return found


async def finished(reviews: Reviews, table: Table) -> None:
    """Wait until a review is there."""
    while (await reviews.of(table)).review is None:
        await asyncio.sleep(0)


async def test_two_requests_at_once_are_one_work(slow: Slow) -> None:
    reviews, table = Reviews(), over().table
    first, second = await asyncio.gather(reviews.of(table), reviews.of(table))
    assert first.review is None
    assert second.progress is not None
    slow.go_on.set()
    await finished(reviews, table)
    assert (await reviews.of(table)).review is not None
    assert slow.begun == 1
    reviews.close()


async def test_so_many_wait_and_no_more(slow: Slow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "WAITING", 2)
    reviews = Reviews()
    tables = [over(code).table for code in ("baba-dede", "baba-dedi", "baba-dedo")]
    for table in tables[:2]:
        await reviews.of(table)
    with pytest.raises(Refusal, match="Too many games"):
        await reviews.of(tables[2])
    slow.go_on.set()
    for table in tables:
        if table is tables[2]:
            await finished(reviews, tables[0])
            await finished(reviews, tables[1])
        await finished(reviews, table)
    reviews.close()


async def test_one_that_failed_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    reviews, table = Reviews(), over().table

    def fails(record: Record) -> Iterator[Progress | Review]:
        yield Progress(0, len(record.events))
        raise ValueError("no")

    monkeypatch.setattr(reviewing, "reviewing", fails)
    with pytest.raises(ValueError, match="no"):
        await reviews.of(table)
    monkeypatch.setattr(reviewing, "reviewing", really)
    await finished(reviews, table)
    reviews.close()


async def test_old_reviews_are_forgotten(monkeypatch: pytest.MonkeyPatch, slow: Slow) -> None:
    monkeypatch.setattr(reviewing, "KEPT", 1)
    slow.go_on.set()
    reviews = Reviews()
    tables = [over(code).table for code in ("baba-dede", "baba-dedi")]
    for table in (*tables, tables[0]):
        await finished(reviews, table)
    assert slow.begun == 3
    reviews.close()
