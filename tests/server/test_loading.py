"""The longest log there may be is read, and nobody waits for it."""

import asyncio
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from qwixx.server.limits import Limits
from tests.server.client import Client, Device, Server
from tests.server.long_logs import longest
from tests.server.prepared_tables import PreparedTable, store_tables
from tests.server.seated import hall_on
from tests.server.test_snapshots import kept

pytestmark = pytest.mark.anyio

ENTRIES = Limits().entries
CODE = "bada-bada"
MOST = 0.1  # seconds for a ping


@pytest.fixture(scope="module")
def worst() -> PreparedTable:
    """The longest log."""
    return longest(CODE, ENTRIES)


@pytest.fixture
def database(tmp_path: Path, worst: PreparedTable) -> str:
    """A database with that log and no snapshot, as an older version left it."""
    store_tables(url := f"sqlite:///{tmp_path}/tables.sqlite", worst)
    return url


class Pinged:
    """A client that sends one ping after another, and how long the server worked before it answered, at worst."""

    def __init__(self, server: Server, client: Client) -> None:
        self._client = client
        self._worked = (~server.process.pid << 3) | 2  # the clock of another process, as Linux numbers them

    async def slowest(self, while_: Callable[[], bool]) -> float:
        """The longest that a ping took; while other processes have the machine does not count."""
        worst = 0.0
        while while_():
            before = time.perf_counter(), time.clock_gettime(self._worked)
            self._client.messages.clear()
            await self._client.ask("ping")
            after = time.perf_counter(), time.clock_gettime(self._worked)
            worst = max(worst, min(after[0] - before[0], after[1] - before[1]))
        return worst


async def while_asked(pinged: Pinged, device: Device, path: str) -> float:
    """The slowest ping while something else is asked for."""
    asking = asyncio.create_task(asyncio.to_thread(device.get, path))
    worst = await pinged.slowest(lambda: not asking.done())
    assert (await asking).status_code == 200
    return worst


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells how long another process has worked")
async def test_nobody_waits_while_the_longest_log_is_read(database: str, worst: PreparedTable) -> None:
    last = f"/api/tables/{CODE}/replay?first={len(worst.table.events) - 1}"
    for start in ("from the log", "from the snapshot"):
        with Server(database, "--trust", "127.0.0.1") as server:
            anna = Device(server.url)
            pinged = Pinged(server, await anna.join(anna.open()["code"]))
            for path in (f"/api/tables/{CODE}", f"/api/tables/{CODE}/record", last):
                assert await while_asked(pinged, anna, path) <= MOST, (start, path)
            await anna.leave()
            assert server.stop() == 0
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
            read = live.table
            assert read == replace(worst.table, opened_at=read.opened_at, step_at=read.step_at)
            assert after[0] - before[0] <= 0.05, "on the loop"
            assert from_log or after[1] - before[1] <= 1.0, "in all"
            hall.memory.forget(live)
