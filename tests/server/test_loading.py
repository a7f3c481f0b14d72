"""The longest log there may be is read, and nobody waits for it."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import delete

from qwixx.server.database import Database
from qwixx.server.limits import Limits
from qwixx.server.schema import snapshots
from tests.server.client import Client, Device, Server
from tests.server.long_logs import longest
from tests.server.prepared_tables import PreparedTable, store_tables
from tests.server.seated import hall_on
from tests.server.test_snapshots import kept

pytestmark = pytest.mark.anyio

ENTRIES = Limits().entries
CODE = "bada-bada"
USUAL = 0.5  # seconds of pings without anything else, to know how busy the machine is
MOST = 0.1  # seconds for a ping
ATTEMPTS = 4  # on a busy machine anybody may wait now and then


@pytest.fixture(scope="module")
def worst() -> PreparedTable:
    """The longest log."""
    return longest(CODE, ENTRIES)


@pytest.fixture
def database(tmp_path: Path, worst: PreparedTable) -> str:
    """A database with that log and no snapshot, as an older version left it."""
    store_tables(url := f"sqlite:///{tmp_path}/tables.sqlite", worst)
    return url


async def slowest(client: Client, going_on: Callable[[], bool]) -> float:
    """The longest time that a ping took while something goes on."""
    worst = 0.0
    while going_on():
        began = time.perf_counter()
        await client.ask("ping")
        worst = max(worst, time.perf_counter() - began)
    return worst


async def while_asked(client: Client, device: Device, path: str) -> float:
    """The slowest ping while something else is asked for."""
    asking = asyncio.create_task(asyncio.to_thread(device.get, path))
    worst = await slowest(client, lambda: not asking.done())
    assert (await asking).status_code == 200
    return worst


async def waited(database: str, paths: list[str]) -> float:
    """How much longer than usual somebody waits, at worst, while a server that has just been started is asked for this."""
    with Server(database, "--trust", "127.0.0.1") as server:
        anna = Device(server.url)
        client = await anna.join(anna.open()["code"])
        until = time.perf_counter() + USUAL
        usual = await slowest(client, lambda: time.perf_counter() < until)
        worst = max([await while_asked(client, anna, path) for path in paths])
        await anna.leave()
        assert server.stop() == 0
    return worst - usual


@pytest.mark.parametrize("from_log", [True, False])
async def test_nobody_waits_while_the_longest_log_is_read(database: str, worst: PreparedTable, from_log: bool) -> None:
    about = f"/api/tables/{CODE}"
    paths = [about, f"{about}/record", f"{about}/replay?first={len(worst.table.events) - 1}"]
    if not from_log:
        await waited(database, [about])
    found = []
    while not found or (found[-1] > MOST and len(found) < ATTEMPTS):
        with Database(database).connect() as connection, connection.begin():
            connection.execute(delete(snapshots).where(from_log))
        found.append(await waited(database, paths))
    assert found[-1] <= MOST, found
    version, _ = kept(database, CODE) or (0, b"")
    assert version == worst.table.version


async def test_the_longest_log_takes_the_loop_no_time_and_the_machine_a_second(
    database: str, worst: PreparedTable
) -> None:
    async with hall_on(database) as hall:
        for from_log in (True, False):
            before = time.thread_time(), time.process_time()
            live = await hall.memory.find(CODE)
            after = time.thread_time(), time.process_time()
            assert live.table == worst.table
            assert after[0] - before[0] <= 0.05, "on the loop"
            assert from_log or after[1] - before[1] <= 1.0, "in all"
            hall.memory.forget(live)
