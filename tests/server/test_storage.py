"""What is acknowledged is stored, what is not stored is not acknowledged, and nobody notices how."""

import asyncio
import resource
from collections.abc import AsyncIterator, Coroutine, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest
from prometheus_client import REGISTRY
from sqlalchemy import Connection, Update, event, select, update

from qwixx.server import keeper
from qwixx.server.calendar import Calendar
from qwixx.server.clock import now
from qwixx.server.database import Database
from qwixx.server.hall import Hall
from qwixx.server.index import opened_row
from qwixx.server.limits import Rate
from qwixx.server.schema import log, tables
from qwixx.server.store import Change, Conflict, Store, StoreDown
from qwixx.tables import protocol
from qwixx.tables.entries import Opened, Seat, encode
from qwixx.tables.refusal import Refusal
from qwixx.tables.table import Table, opened
from tests.server.client import OPEN, Device, Server, me
from tests.server.logged import messages
from tests.server.prepared_tables import PreparedTable, insert_tables
from tests.server.seated import ANNA, BEN, SEATS, guest, hall_on, seated

pytestmark = pytest.mark.anyio


@pytest.fixture
def database(tmp_path: Path) -> str:
    """The address of a file."""
    return f"sqlite:///{tmp_path}/tables.sqlite"


@pytest.fixture
async def hall(database: str, anyio_backend: str) -> AsyncIterator[Hall]:  # noqa: ARG001 (a coroutine needs it)
    """A hall on that file."""
    async with hall_on(database) as hall:
        yield hall


@pytest.fixture
async def store(database: str, anyio_backend: str) -> AsyncIterator[Store]:  # noqa: ARG001
    """A store on that file, with some tables."""
    kept = Database(database)
    kept.prepare()
    store = Store(kept)
    for code in CODES:
        await store.write(Change([entry(code, 0)], [opened_row(table(code))]))
    yield store
    await store.close()
    kept.close()


CODES = [f"tita-ti{one}{other}" for one in "bdglmn" for other in "aeiou"]
FIRST = Opened("classic", {}, SEATS, ANNA)


def table(code: str, at: int = 0) -> Table:
    """A table that was just opened."""
    return opened(code, "0" * 64, FIRST, at)


def entry(code: str, version: int, at: int = 0) -> dict[str, Any]:
    """A row of the log."""
    return {"code": code, "version": version, "at": at, "body": encode(FIRST)}


async def at_once(
    store: Store, asking: Sequence[Coroutine[None, None, None]], lost: BaseException | None = None
) -> Sequence[object]:
    """Let the store have all of this before it looks at the first, perhaps with its connection lost; the results."""
    busy, ready = Event(), Event()

    def wait(_: Connection) -> None:
        busy.set()
        ready.wait()
        if lost:
            raise lost

    first = asyncio.create_task(store.read(wait))
    await asyncio.to_thread(busy.wait)
    others = [asyncio.create_task(one) for one in asking]
    await asyncio.sleep(0)
    ready.set()
    return (await asyncio.gather(first, *others, return_exceptions=True))[1:]


def rows(database: str) -> set[tuple[str, int]]:
    """What is in the log on the disk."""
    with Database(database).connect() as connection:
        return {(code, version) for code, version in connection.execute(select(log.c.code, log.c.version))}


def sample(name: str) -> float:
    """What is counted."""
    return REGISTRY.get_sample_value(name) or 0.0


# -- the file ----------------------------------------------------------------------------------------------------------


def test_what_is_committed_survives_a_power_failure(database: str) -> None:
    kept = Database(database)
    kept.prepare()
    with kept.connect() as connection:
        wanted = ("journal_mode", "synchronous", "foreign_keys")
        found = [connection.exec_driver_sql(f"pragma {name}").scalar() for name in wanted]
    kept.close()
    assert found == ["wal", 2, 1]  # 2: full


def cut_at(statement: int, database: str) -> bool:
    """A first start that is cut off at one of its statements; whether it came so far."""
    kept, statements = Database(database), count(1)

    def cut(*_: object) -> None:
        if next(statements) == statement:
            raise OSError("cut off")

    event.listen(kept._engine, "before_cursor_execute", cut)
    try:
        kept.prepare()
    except OSError:
        return True
    finally:
        kept.close()
    return False


def test_a_first_start_that_is_cut_off_anywhere_leaves_nothing_behind(tmp_path: Path) -> None:
    for statement in count(1):
        database = f"sqlite:///{tmp_path}/{statement}.sqlite"
        if not cut_at(statement, database):
            break
        assert not cut_at(0, database)
    assert statement > 8


# -- commits -----------------------------------------------------------------------------------------------------------


async def test_changes_of_many_tables_share_a_commit(store: Store, database: str) -> None:
    before = sample("qwixx_commit_size_count"), sample("qwixx_commit_size_sum")
    assert set(await at_once(store, [store.write(Change([entry(code, 1)])) for code in CODES])) == {None}
    after = sample("qwixx_commit_size_count"), sample("qwixx_commit_size_sum")
    assert (after[0] - before[0], after[1] - before[1]) == (1, len(CODES))
    assert {(code, 1) for code in CODES} <= rows(database)


async def test_a_change_that_comes_too_late_fails_alone(store: Store, database: str) -> None:
    await store.write(Change([entry(CODES[3], 1)]))
    results = await at_once(store, [store.write(Change([entry(code, 1)])) for code in CODES])
    assert [type(result) for result in results] == [type(None)] * 3 + [Conflict] + [type(None)] * (len(CODES) - 4)
    assert {(code, 1) for code in CODES} <= rows(database)


async def test_a_change_is_stored_whole_or_not_at_all(store: Store, database: str) -> None:
    taken = opened_row(table(CODES[0]))
    with pytest.raises(Conflict):
        await store.write(Change([entry("tita-tosa", 0), entry(CODES[1], 1)], [opened_row(table("tita-tosa")), taken]))
    assert rows(database) == {(code, 0) for code in CODES}
    assert set(await store.read(lambda connection: connection.execute(select(tables.c.code)).scalars().all())) == set(
        CODES
    )


async def test_a_store_that_closes_has_written_everything(store: Store, database: str) -> None:
    writing = [asyncio.create_task(store.write(Change([entry(code, 1)]))) for code in CODES]
    await asyncio.sleep(0)
    await store.close()
    assert {(code, 1) for code in CODES} <= rows(database)
    await asyncio.gather(*writing)


async def test_when_the_database_is_away_nobody_waits_for_the_attempts_of_others(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    attempts = 0

    def fail(_: Database) -> Connection:
        nonlocal attempts
        attempts += 1
        raise OSError("nobody there")

    monkeypatch.setattr(Database, "connect", fail)
    results = await at_once(store, [store.read(lambda _: None) for _ in range(20)], lost=OSError("cut off"))
    assert [type(result) for result in results] == [StoreDown] * 20
    assert attempts == 1


# -- a full disk -------------------------------------------------------------------------------------------------------


def leave_room(server: Server, size: int) -> None:
    """How long any file of the server's may become. Beyond that writing fails, as on a full disk."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits another process")
async def test_on_a_full_disk_nothing_is_acknowledged_and_later_it_goes_on(database: str, tmp_path: Path) -> None:
    with Server(database, "--trust", "127.0.0.1", log=tmp_path / "log") as server:
        anna, ben = Device(server.url), Device(server.url)
        code = anna.open()["code"]
        hers, his = await anna.join(code), await ben.join(code)
        await his.ask("sit", seat=1, name="Ben")
        await hers.ask("start")
        await his.until(lambda: his.position)
        before = len(hers.raw), len(his.raw)
        move = {"id": "once", "seat": 0, "step": 1, "action": "pass"}

        leave_room(server, 1024)
        answers = [await hers.ask("act", **move), await his.act(1, "pass")]
        assert [(answer["type"], answer.get("code")) for answer in answers] == [("error", "storage")] * 2
        assert anna.post("/api/tables", {"game": "classic", "seats": [me("Anna"), OPEN]}).status_code == 503
        assert [anna.get(f"/health{which}").status_code for which in ("", "/ready", "/live")] == [503, 503, 200]
        assert (len(hers.raw) - before[0], len(his.raw) - before[1]) == (1, 1)  # nobody was told anything else

        leave_room(server, resource.RLIM_INFINITY)
        hers.messages.clear()
        assert await hers.ask("act", **move) == {"type": "ack", "id": "once", "version": 3, "duplicate": False}
        await his.act(1, "pass")
        await hers.until(lambda: hers.position["step"] == 2)
        assert anna.get("/health/ready").json() == {"status": "ok"}
        await anna.leave()
        await ben.leave()
        assert server.stop() == 0
    assert len(rows(database)) == 5
    assert messages(tmp_path / "log") == ["serving", "the database is away", "the database is back", "stopped"]


# -- whatever comes between --------------------------------------------------------------------------------------------


class Doubtful(Store):
    """A store that loses its connection in the middle of a commit: stored or not, it says that it does not know."""

    lost: bool | None = None  # the next change: kept or lost

    def _commit(self, jobs: list[Any]) -> Any:
        lost, self.lost = self.lost, None
        if lost is None:
            return super()._commit(jobs)
        down = StoreDown("the connection was lost")
        if not lost:
            super()._commit([job._replace(done=self._loop.create_future()) for job in jobs])
        self._settle([(job, down) for job in jobs])
        return down


@pytest.mark.parametrize("lost", [False, True])
async def test_a_request_of_which_nobody_knows_whether_it_was_stored_is_done_once(database: str, lost: bool) -> None:
    async with hall_on(database, Doubtful) as hall:
        assert isinstance(hall.store, Doubtful)
        anna, _ = await seated(hall)
        hall.store.lost = lost
        with pytest.raises(StoreDown):
            await anna.acts(0)
        assert (await anna.acts(0))["duplicate"] is not lost
        assert len(rows(database)) == 3


async def test_what_was_stored_after_all_is_told_even_if_nobody_asks(database: str) -> None:
    async with hall_on(database, Doubtful) as hall:
        assert isinstance(hall.store, Doubtful)
        anna, ben = await seated(hall)
        hall.store.lost = False
        with pytest.raises(StoreDown):
            await anna.acts(0)
        assert ben.heard[-1]["type"] == "position"
        await keeper.make_sure(hall)
        assert (ben.heard[-1]["type"], ben.heard[-1]["waiting"]) == ("answered", [1])


async def test_a_request_that_is_broken_off_in_the_middle_is_done_once(hall: Hall, database: str) -> None:
    anna, ben = await seated(hall)
    asking = asyncio.create_task(anna.acts(0))
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert (await anna.acts(0))["duplicate"]
    assert ben.heard[-1]["waiting"] == [1]
    assert len(rows(database)) == 3


async def test_two_requests_that_race_are_one_move(hall: Hall) -> None:
    anna, _ = await seated(hall)
    tab = await guest(hall, anna.live.table.code, ANNA)
    results = await asyncio.gather(anna.acts(0, "one"), tab.acts(0, "other"), return_exceptions=True)
    assert isinstance(results[0], dict)
    assert isinstance(results[1], Refusal)
    assert results[1].code == "answered"


async def test_the_same_request_from_two_tabs_at_once_is_one_move(hall: Hall) -> None:
    anna, _ = await seated(hall)
    tab = await guest(hall, anna.live.table.code, ANNA)
    results = await asyncio.gather(anna.acts(0), tab.acts(0))
    assert [result["duplicate"] for result in results] == [False, True]


async def test_whoever_is_second_learns_of_the_first_and_decides_anew(hall: Hall, database: str) -> None:
    anna, _ = await seated(hall)
    async with hall_on(database, first=False) as other:
        tab = await guest(other, anna.live.table.code, ANNA)
        ben = await guest(other, anna.live.table.code, BEN)
        await anna.acts(0, "one")
        with pytest.raises(Refusal) as refused:
            await tab.acts(0, "other")
        assert refused.value.code == "answered"
        assert (await tab.acts(0, "one"))["duplicate"]
        await anna.ask(protocol.Retract("back", 1, 0))
        assert (await ben.acts(1))["version"] == 4
        assert (await anna.acts(0, "again"))["version"] == 5
        assert len(rows(database)) == 6


async def test_whoever_learns_of_several_things_at_once_sees_how_it_is_now(
    hall: Hall, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("qwixx.server.writing.now", partial(next, count(now())))  # a millisecond each time
    anna, ben = await seated(hall, timer=60)
    async with hall_on(database, first=False) as other:
        tab = await guest(other, anna.live.table.code, ANNA)
        await anna.acts(0)
        await other.memory.refresh(tab.live)
        await anna.ask(protocol.Retract("back", 1, 0))
        legal = tab.heard[0]["you"][0]["legal"]
        await anna.ask(protocol.ActRequest("another", 1, 0, legal[-1]))
        await other.memory.refresh(tab.live)
        assert tab.heard[-1]["you"][0]["answer"] == legal[-1] != legal[0]
        await ben.acts(1)
        await other.memory.refresh(tab.live)
        before = tab.heard[-1]["position"]
        await anna.ask(protocol.Takeback("undo", 0, 1))
        await ben.consents(1)
        await anna.ask(protocol.ActRequest("anew", 1, 0, legal[-1]))
        await ben.acts(1, "too")
        await other.memory.refresh(tab.live)
        after = tab.heard[-1]["position"]
        assert (after["view"], after["step"]) == (before["view"], before["step"])
        assert after["deadline"] > before["deadline"]


async def test_there_is_one_rematch_even_if_two_processes_are_asked(hall: Hall, database: str) -> None:
    over = (
        PreparedTable("tita-tosa", "classic", SEATS, ANNA, Random(1)).start().play(lambda table: table.status == "over")
    )
    await hall.store.read(lambda connection: insert_tables(connection, over))
    async with hall_on(database, first=False) as other:
        anna, ben = await guest(hall, "tita-tosa", ANNA), await guest(other, "tita-tosa", BEN)
        answers = [await one.ask(protocol.Rematch("again")) for one in (anna, ben)]
        assert [answer["duplicate"] for answer in answers] == [False, True]
        assert anna.live.table.next == ben.live.table.next is not None


async def test_an_alarm_that_was_set_for_a_bot_does_nothing_to_people(hall: Hall) -> None:
    anna, _ = await seated(hall)
    before = anna.live.table
    await hall.driving.ring(anna.live)
    assert anna.live.table == before


# -- memory ------------------------------------------------------------------------------------------------------------


async def test_a_table_comes_back_from_its_log_as_it_was(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = await seated(hall, "cards")
    for number in range(9):
        seat = anna.live.table.waiting[-1]
        await (anna, ben)[seat].acts(seat, f"move {number}")
    await anna.ask(protocol.Takeback("back", 0, 2))
    await ben.consents(1)
    seat = anna.live.table.waiting[0]
    await (anna, ben)[seat].acts(seat, "once more")
    before = anna.live.table
    for one in (anna, ben):
        hall.leave(one.live, one)
    await keeper.put_away(hall)
    assert before.code in hall.memory.tables, "it was used just now"
    monkeypatch.setattr(keeper, "IDLE", -1)
    await keeper.put_away(hall)
    assert before.code not in hall.memory.tables
    back, same = await asyncio.gather(hall.memory.find(before.code), hall.memory.find(before.code))
    assert back is same
    assert back.table == before


async def test_a_log_that_cannot_be_read_does_not_keep_other_tables_waiting(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(keeper, "SELDOM", Rate(1, 1, clock=lambda: 0.0))
    seats = (SEATS[0], Seat("bot", "Emma", "easy"))
    good, bad = [PreparedTable(code, "classic", seats, ANNA, Random(1)).start() for code in ("tita-tosa", "tita-tiba")]
    await hall.store.read(lambda connection: insert_tables(connection, bad, good))
    await hall.store.read(lambda connection: connection.execute(damage("tita-tiba")))
    for _ in range(3):
        await keeper.take_up(hall)
    assert set(hall.memory.tables) == {"tita-tosa"}
    assert [record.message for record in caplog.records] == ["housekeeping failed"], "it is said once"


def damage(code: str) -> Update:
    """Something in a log that no version of the server has written."""
    return update(log).where(log.c.code == code, log.c.version == 1).values(body=b"{}")


async def test_a_table_stays_in_memory_while_somebody_or_something_is_there(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "IDLE", -1)
    anna, ben = await seated(hall)
    hall.leave(anna.live, anna)
    await keeper.put_away(hall)
    assert anna.live.table.code in hall.memory.tables
    hall.leave(ben.live, ben)
    async with anna.live.lock:
        await keeper.put_away(hall)
    assert anna.live.table.code in hall.memory.tables
    await keeper.put_away(hall)
    assert anna.live.table.code not in hall.memory.tables


# -- the end -----------------------------------------------------------------------------------------------------------

DAY = 24 * 3600 * 1000


@pytest.mark.parametrize(("status", "days"), [("lobby", 1), ("running", 30), ("over", 365)])
async def test_a_table_is_removed_when_nothing_has_happened_for_long(hall: Hall, status: str, days: int) -> None:
    ages = {"tita-tiba": -60_000, "tita-tibe": 60_000}  # a minute less, a minute more
    then = {code: now() - days * DAY - more for code, more in ages.items()}
    for code, at in then.items():
        await hall.store.write(Change([entry(code, 0, at)], [opened_row(table(code, at)) | {"status": status}]))
    await hall.store.write(Change([entry("tita-tosa", 0, 0)], [opened_row(table("tita-tosa")) | {"status": status}]))
    await hall.store.write(Change([entry("tita-tosa", 1, then["tita-tiba"])]))  # an old table where somebody plays
    await hall.store.write(Change([entry("tita-tibi", 0, now())], [opened_row(table("tita-tibi", now()))]))  # a new one
    await keeper.throw_away(hall, Calendar(hall.store))
    with hall.store._database.connect() as connection:
        left = set(connection.execute(select(tables.c.code)).scalars())
        assert left == set(connection.execute(select(log.c.code)).scalars()) == {"tita-tiba", "tita-tosa", "tita-tibi"}


async def test_nothing_is_acknowledged_at_a_table_that_was_removed(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = await seated(hall)
    monkeypatch.setitem(keeper.KEPT, "running", -1000)
    await keeper.throw_away(hall, Calendar(hall.store))
    with pytest.raises(Refusal) as refused:
        await anna.acts(0)
    assert refused.value.code == "unknown-table"
    with pytest.raises(Refusal) as refused:
        await hall.memory.find(ben.live.table.code)
    assert refused.value.code == "unknown-table"
    assert ben.heard[-1]["type"] == "position"
