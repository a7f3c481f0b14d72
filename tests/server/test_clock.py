"""A clock that is wrong, or is set while the server runs: nothing is lost, and timers go on."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select, update

from qwixx.server import calendar, clock
from qwixx.server.calendar import Calendar
from qwixx.server.database import Database
from qwixx.server.index import opened_row
from qwixx.server.schema import log, tables
from qwixx.server.store import Change, Store
from qwixx.tables.entries import Settings
from qwixx.tables.secret import hashed, new_secret
from tests.server.client import OPEN, Client, Device, Server, me
from tests.server.prepared_tables import AT, PreparedTable, person, store_tables
from tests.server.set_clock import DAY, HOUR, MovedServer
from tests.server.test_restart import last_entry, until
from tests.server.test_storage import entry, table

pytestmark = pytest.mark.anyio

SECRET = new_secret()


@pytest.fixture
def database(tmp_path: Path) -> str:
    """The address of a file."""
    return f"sqlite:///{tmp_path}/tables.sqlite"


def timed(code: str, seconds: int) -> PreparedTable:
    """Anna's table before the start, with so much time for a decision."""
    return PreparedTable(code, "classic", [person("Anna", SECRET)], hashed(SECRET), Random(1), Settings(seconds))


async def started(anna: Device, code: str) -> Client:
    """Anna at her table, where the game has begun."""
    hers = await anna.join(code)
    await hers.ask("start")
    await hers.until(lambda: hers.position)
    return hers


def left(client: Client) -> float:
    """The seconds until the clock answers, as somebody was told last."""
    told = next(message for message in reversed(client.messages) if message.get("position"))
    seconds: float = (told["position"]["deadline"] - told["now"]) / 1000
    return seconds


# -- timers ------------------------------------------------------------------------------------------------------------


async def test_a_timer_goes_on_when_the_clock_is_set(database: str, tmp_path: Path) -> None:
    store_tables(database, timed("bada-bada", 2), timed("bada-bade", 2), timed("bada-badi", 3600))
    with MovedServer(database, tmp_path) as server:
        anna = Device(server.url, SECRET)
        short, other, long = [await started(anna, code) for code in ("bada-bada", "bada-bade", "bada-badi")]
        server.set_clock(-HOUR)
        await short.until(lambda: short.position["step"] == 2)
        server.set_clock(2 * HOUR)
        await other.until(lambda: other.position["step"] == 3)
        assert long.position["step"] == 1
        again = await anna.join("bada-badi")
        assert HOUR - 60 < left(again) <= HOUR
        await anna.leave()


def put_off(database: str, seconds: float) -> None:
    """Make everything have happened so much later, as if the clock had been set back since."""
    with Database(database).connect() as connection, connection.begin():
        connection.execute(update(log).values(at=log.c.at + int(seconds * 1000)))
        connection.execute(update(tables).values(due_at=tables.c.due_at + int(seconds * 1000)))


async def test_a_timer_of_a_time_to_come_begins_anew(database: str) -> None:
    store_tables(database, timed("bada-bada", 2).start(), timed("bada-bade", 3000).start())
    put_off(database, DAY)
    with Server(database, "--trust", "127.0.0.1") as server:
        before = last_entry(server, "bada-bada")
        until(lambda: last_entry(server, "bada-bada") != before)  # with nobody there
        anna = Device(server.url, SECRET)
        assert 2900 < left(await anna.join("bada-bade")) <= 3000
        await anna.leave()


def test_what_was_written_down_is_as_old_as_any_clock_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    at = clock.now()
    for moved in (3600_000, -3600_000, 0):
        monkeypatch.setattr(clock, "now", lambda moved=moved: at + moved)
        assert clock.age(at - 5000) in range(4_999, 65_000), "before the clock was set"
        assert clock.age(at + moved - 5000) in range(4_999, 65_000), "since then"
        assert clock.age(at + 2 * 3600_000) == 0, "by no clock"


# -- what is old -------------------------------------------------------------------------------------------------------


def age(database: str, code: str, seconds: float) -> None:
    """Make everything at a table have happened so much earlier."""
    with Database(database).connect() as connection, connection.begin():
        then = AT - int(seconds * 1000)
        connection.execute(update(log).where(log.c.code == code).values(at=then))
        connection.execute(update(tables).where(tables.c.code == code).values(changed_at=then))


def codes(database: str) -> set[str]:
    """The tables that there are."""
    with Database(database).connect() as connection:
        return set(connection.execute(select(tables.c.code)).scalars())


async def test_a_clock_that_is_years_ahead_destroys_nothing(database: str, tmp_path: Path) -> None:
    over = timed("bada-bado", 60).start().play(lambda table: table.status == "over")
    store_tables(database, timed("bada-bada", 60), timed("bada-bade", 3600).start(), over)
    kept = codes(database)
    for old in ("lili-lila", "lili-lile"):
        store_tables(database, PreparedTable(old, "classic", [person("Anna", SECRET)], hashed(SECRET), Random(1)))
        age(database, old, 2 * DAY)
        with MovedServer(database, tmp_path, 400 * DAY) as server:
            kept.add(Device(server.url).open("classic", [me("Anna"), OPEN])["code"])
            until(lambda: codes(database) == kept)  # what is old by any clock is gone
            assert Device(server.url).get("/api/tables/bada-bada").status_code == 200
            assert server.stop() == 0
    assert codes(database) == kept


@pytest.fixture
async def store(database: str, anyio_backend: str) -> AsyncIterator[Store]:  # noqa: ARG001 (a coroutine needs it)
    """A store that has seen a table at time 1,000."""
    kept = Database(database)
    kept.prepare()
    store = Store(kept)
    await store.write(Change([entry("tita-tiba", 0, 1000)], [opened_row(table("tita-tiba", 1000))]))
    yield store
    await store.close()
    kept.close()


async def test_the_calendar_goes_on_no_faster_than_it_can_be_believed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocks = {"now": 10**9, "steady": 0}
    for name in clocks:
        monkeypatch.setattr(calendar, name, lambda name=name: clocks[name])
    first = Calendar(store)
    assert await first.time() == 1000
    clocks["steady"] = 100
    assert await first.time() == 1200
    assert await Calendar(store).time() == 1200, "what another process has seen"
    clocks["now"] = 1300
    clocks["steady"] = 100_000
    assert await first.time() == 1300, "the clock itself"
    clocks["now"] = 500
    assert await first.time() == 500, "nothing is old by a clock that was set back"
    clocks["now"] = 10**9
    assert await Calendar(store).time() == 1300, "and no later clock begins there"
