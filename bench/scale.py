"""How far it goes beyond one process: many processes' traffic on one PostgreSQL, and two serving processes against one.

Usage: python bench/scale.py [--seconds 8] [--tables 120]

Everything runs on this machine, so processors are counted apart: those of the database, of the serving processes, and
not those of whoever makes the load. PostgreSQL and Redis are private ones; PostgreSQL has its commits on the disk.
"""

import argparse
import asyncio
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple

import uvloop

sys.path.insert(0, str(Path(__file__).parent.parent))  # so that it can be run as a script

from bench.load import Bench, Server
from qwixx.games import GAMES
from qwixx.server.clock import now
from qwixx.server.database import Database
from qwixx.server.index import opened_row
from qwixx.server.store import Change, Conflict, Store
from qwixx.tables.entries import Opened, Played, Seat, encode
from qwixx.tables.secret import new_code, new_seed
from qwixx.tables.table import opened
from tests.server.services import Postgres, Redis

LOADS = (
    (1, 250),
    (4, 250),
    (16, 250),
    (16, 500),
    (16, 1000),
    (16, 2000),
    (16, 4000),
)  # processes, moves a second of each
SETTLED = 7  # seconds in which the process that opened the tables lets go of those that are played at the other
BODY = encode(Played(("1: r5", "2: pass", "3: y11", "4: r5", "roll 3 4 r1 y6 g2 b5"), id="12", request=bytes(8)))


class Durable(Postgres):
    """PostgreSQL as it is installed: a commit is on the disk."""

    def command(self) -> list[str | Path]:
        return [*super().command(), "-c", "fsync=on", "-c", "full_page_writes=on", "-c", "shared_buffers=256MB"]


class Written(NamedTuple):
    """What one process wrote: how many entries, and how long each took, in milliseconds."""

    entries: int
    times: list[float]


# -- processors --------------------------------------------------------------------------------------------------------


def processor(pid: int) -> float:
    """Seconds of a processor that a process has used so far, and those of its children that are gone."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def family(pid: int) -> float:
    """The same of a process and of its children that live."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return processor(pid) + sum(processor(int(child)) for child in children)


# -- many processes on one database ------------------------------------------------------------------------------------


def write(url: str, tables: int, rate: float, seconds: float, line: Connection) -> None:
    """What a serving process asks of the database: moves at many tables, at a steady rate."""
    line.send(uvloop.run(_write(url, tables, rate, seconds, line)))


async def _write(url: str, tables: int, rate: float, seconds: float, line: Connection) -> Written:
    store = Store(Database(url))
    codes = [await _open(store) for _ in range(tables)]
    line.send("ready")
    await asyncio.to_thread(line.recv)
    times: list[float] = []
    until = time.perf_counter() + seconds
    await asyncio.gather(*(_play(store, code, tables / rate, until, times) for code in codes))
    await store.close()
    return Written(len(times), times)


async def _open(store: Store) -> str:
    """A new table; another code if this one exists already."""
    entry = Opened("classic", {}, tuple(Seat("person", f"Player {n}", device=f"{n}") for n in range(4)), "1", rules=2)
    table = opened(new_code(), new_seed(), entry, now())
    row = {"code": table.code, "version": 0, "at": now(), "body": encode(entry)}
    try:
        await store.write(Change([row], [opened_row(table)]))
    except Conflict:
        return await _open(store)
    return table.code


async def _play(store: Store, code: str, every: float, until: float, times: list[float]) -> None:
    """A move every so often; who is late makes up for it."""
    version, due = 0, time.perf_counter() + every * (hash(code) % 1000) / 1000
    while due < until:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        version += 1
        begun = time.perf_counter()
        await store.write(Change([{"code": code, "version": version, "at": now(), "body": BODY}]))
        times.append((time.perf_counter() - begun) * 1000)
        due += every


def many(postgres: Postgres, processes: int, rate: int, seconds: float) -> str:
    """One line: so many processes, each with its rate of moves."""
    url = postgres.database()
    stored = Database(url)
    stored.prepare()
    spawn = multiprocessing.get_context("spawn")
    lines, workers = [], []
    for _ in range(processes):
        ours, theirs = spawn.Pipe()
        workers.append(spawn.Process(target=write, args=(url, 50, rate, seconds, theirs)))
        workers[-1].start()
        lines.append(ours)
    for line in lines:
        line.recv()
    assert postgres.process is not None
    used, began = family(postgres.process.pid), time.perf_counter()
    for line in lines:
        line.send("go")
    written = [line.recv() for line in lines]
    passed = time.perf_counter() - began
    busy = (family(postgres.process.pid) - used) / passed
    for worker in workers:
        worker.join()
    return _told(processes * rate, processes, written, passed, busy)


def _told(offered: int, processes: int, written: list[Written], passed: float, busy: float) -> str:
    entries = sum(one.entries for one in written)
    times = quantiles([took for one in written for took in one.times], n=100)
    rate = entries / passed
    return (
        f"{processes:>3} processes   offered {offered:>6,}   stored {rate:>7,.0f} moves/s   median {times[49]:>7.1f} ms"
        f"   p99 {times[98]:>7.1f} ms   PostgreSQL {busy:.2f} processors, {busy / rate * 1e6:.0f} µs a move"
    )


# -- two serving processes against one ---------------------------------------------------------------------------------


class Shared(Bench):
    """Players of as many tables as there are, spread over several servers."""

    def __init__(self, servers: list[Server], tables: int, by_table: bool) -> None:
        super().__init__(servers[0], tables, list(GAMES))
        self._urls = [server.url for server in servers]
        self._by_table = by_table

    def url(self, table: int, seat: int) -> str:
        """Where a player connects: all of a table to one process, as a proxy does by the code, or anywhere."""
        return self._urls[(table if self._by_table else table + seat) % len(self._urls)]


@contextmanager
def serving(number: int, postgres: Postgres, redis: Redis) -> Iterator[list[Server]]:
    """So many processes on one new database."""
    arguments = ["--database", postgres.database(), "--redis", redis.url]
    with ExitStack() as stack:
        servers = [Server(*arguments) for _ in range(number)]
        for server in servers:
            stack.callback(server.stop)
        yield servers


async def load(servers: list[Server], tables: int, seconds: float, by_table: bool) -> tuple[float, float]:
    """Acknowledged moves a second, and the processors that the servers used."""
    bench = Shared(servers, tables, by_table)
    await bench.connect()
    await asyncio.sleep(SETTLED)
    before, began = sum(server.processor() for server in servers), time.perf_counter()
    moves, _, _, _ = await bench.measure(seconds, None)
    passed = time.perf_counter() - began
    busy = (sum(server.processor() for server in servers) - before) / passed
    await bench.end()
    return moves, busy


def two_against_one(postgres: Postgres, redis: Redis, tables: int, seconds: float) -> None:
    """Moves for each processor that serving takes: two processes carry twice that, if each has one of its own."""
    carried = {}
    for number, by_table in ((1, True), (2, True), (2, False)):
        with serving(number, postgres, redis) as servers:
            moves, busy = uvloop.run(load(servers, tables, seconds, by_table))
        carried[number, by_table] = moves / busy * number
        where = "a table's players at one process" if by_table else "a table's players at both"
        print(
            f"{number} serving, {where:<33} {moves:>6,.0f} moves/s with {busy:.2f} processors:"
            f" {moves / busy:>6,.0f} a processor, ratio {carried[number, by_table] / carried[1, True]:.2f}",
            flush=True,
        )


def main() -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--tables", type=int, default=120)
    asked = parser.parse_args()
    postgres, redis = Durable(), Redis()
    try:
        two_against_one(postgres, redis, asked.tables, asked.seconds)
        for processes, rate in LOADS:
            print(many(postgres, processes, rate, asked.seconds), flush=True)
    finally:
        postgres.stop()
        redis.stop()


if __name__ == "__main__":
    main()
