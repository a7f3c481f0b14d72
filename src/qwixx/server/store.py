"""The database: one thread, one connection, and many changes in one commit."""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from qwixx.server.clock import now, steady
from qwixx.server.database import Database, reason
from qwixx.server.metrics import COMMIT_SECONDS, COMMIT_SIZE
from qwixx.server.queries import answer, write_reading
from qwixx.server.schema import players, results, snapshots, tables
from qwixx.server.trouble import Trouble

MOST_IN_A_COMMIT = 1000
GATHERING = 0.004  # seconds
LATELY = 5_000  # milliseconds for which a change that was stored shows that others can be
WRITTEN = "written"  # the reading of a clock that is stored only to see whether it can be

Row = dict[str, Any]
T = TypeVar("T")


class Conflict(Exception):
    """Another process has written this version of the table first."""


class StoreDown(Exception):
    """The database cannot be reached or written; nothing is known to be stored."""


class Change(NamedTuple):
    """What is stored together, or not at all."""

    log: Sequence[Row]
    opened: Sequence[Row] = ()
    updated: Sequence[Row] = ()  # rows of `tables` by their code, all with the same columns
    players: Sequence[Row] = ()
    snapshots: Sequence[Row] = ()
    results: Sequence[Row] = ()

    @property
    def code(self) -> str:
        """The table, or one of them."""
        code: str = (self.log or self.snapshots)[0]["code"]
        return code


class _Job(NamedTuple):
    work: Change | Callable[[Connection], Any]
    done: "asyncio.Future[Any]"
    writes: bool = True


class Store:
    """Changes and questions, in the order they are given."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._connection: Connection | None = None
        self._trouble = Trouble()
        self._wrote_at: int | None = None  # by the steady clock
        self._crowd = False  # whether several waited at once the last time
        self._thread = Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def write(self, change: Change) -> None:
        """Store a change; when this returns it is on the disk."""
        await self._ask(change)

    async def read(self, question: Callable[[Connection], T]) -> T:
        """What the database answers."""
        answer: T = await self._ask(question, writes=False)
        return answer

    async def change(self, work: Callable[[Connection], T]) -> T:
        """What comes of some work that changes the database; when this returns it is on the disk."""
        result: T = await self._ask(work)
        return result

    async def check(self) -> None:
        """Find out whether anything can be stored; if something was just now, only whether the database answers."""
        wrote, trouble = self._wrote_at, self._trouble.reason
        if trouble or wrote is None or steady() - wrote > LATELY:
            await self.change(lambda connection: write_reading(connection, WRITTEN, now()))
        else:
            await self.read(answer)

    async def recheck(self) -> None:
        """If there was trouble, find out whether it is over."""
        if self._trouble.reason:
            await self.check()

    async def close(self) -> None:
        """Finish what was asked, then close."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _ask(self, work: Change | Callable[[Connection], Any], writes: bool = True) -> Any:
        done = self._loop.create_future()
        self._jobs.put(_Job(work, done, writes))
        return await done

    # -- in the thread -------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        going = True
        while going:
            jobs = self._next_jobs()
            going = None not in jobs
            self._work([job for job in jobs if job])
        self._disconnect()

    def _work(self, jobs: list[_Job]) -> None:
        """Changes first, then questions; if the database is away, nobody waits for attempt after attempt."""
        changes = [job for job in jobs if isinstance(job.work, Change)]
        result = self._commit(changes) if changes else None
        for job in jobs:
            if not isinstance(job.work, Change):
                result = result if isinstance(result, StoreDown) else self._attempt(job.work, job.writes)
                self._settle([(job, result)])

    def _next_jobs(self) -> list[_Job | None]:
        """Everything that waits, at least one thing; in a crowd more of it comes in a moment, and shares the commit."""
        jobs = [self._jobs.get()]
        if self._crowd:
            time.sleep(GATHERING)
        with suppress(Empty):
            while len(jobs) < MOST_IN_A_COMMIT:
                jobs.append(self._jobs.get_nowait())
        self._crowd = len(jobs) > 1
        return jobs

    def _commit(self, jobs: list[_Job]) -> Any:
        """All in one commit; if one of them conflicts, each in its own. The result."""
        COMMIT_SIZE.observe(len(jobs))
        with COMMIT_SECONDS.time():
            result = self._attempt(lambda connection: _write(connection, [job.work for job in jobs]))
        if isinstance(result, Conflict) and len(jobs) > 1:
            for job in jobs:
                result = self._commit([job])
        else:
            self._settle([(job, result) for job in jobs])
        return result

    def _attempt(self, work: Callable[[Connection], Any], writes: bool = True) -> Any:
        """The result in a transaction of its own, or what went wrong."""
        try:
            self._database.check_there()
            if self._connection is None:
                self._connection = self._database.connect()
            with self._connection.begin():
                result = work(self._connection)
            self._trouble.ends(writes)
            self._wrote_at = steady() if writes else self._wrote_at
            return result
        except IntegrityError:
            return Conflict()
        except (SQLAlchemyError, OSError) as error:
            self._disconnect()
            self._trouble.begins(reason(error), writes)
            return StoreDown(reason(error))
        except Exception as error:  # the asker's own, and nobody else's: the thread goes on
            return error

    def _disconnect(self) -> None:
        if self._connection is not None:
            with suppress(SQLAlchemyError, OSError):
                self._connection.close()
            self._connection = None

    def _settle(self, results: list[tuple[_Job, Any]]) -> None:
        with suppress(RuntimeError):  # the loop has ended: nobody waits any more
            self._loop.call_soon_threadsafe(_tell, results)


def _tell(results: list[tuple[_Job, Any]]) -> None:
    for job, result in results:
        if job.done.done():
            continue
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)


def _write(connection: Connection, changes: Sequence[Any]) -> None:
    """All of them, in the order of their tables, so that processes never wait for each other in a circle."""
    changes = sorted(changes, key=lambda change: change.code)
    opened = [row for change in changes for row in change.opened]
    if opened:
        connection.execute(insert(tables), opened)
    entries = [row for change in changes for row in change.log]
    if entries:
        _insert_log(connection, entries)
    for row in (row for change in changes for row in change.updated):
        connection.execute(update(tables).where(tables.c.code == row["code"]), row)
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    seated = [row for change in changes for row in change.players]
    if seated:
        connection.execute(dialect.insert(players).on_conflict_do_nothing(), seated)
    for row in (row for change in changes for row in change.snapshots):
        kept = dialect.insert(snapshots).values(row)
        newer = snapshots.c.version <= kept.excluded.version  # the same, if the one that was there could not be read
        connection.execute(kept.on_conflict_do_update(index_elements=["code"], set_=row, where=newer))
    for row in (row for change in changes for row in change.results):
        sits = {"device": row["device"], "name": row["name"]}  # what else came of a game stays as it is
        ended = dialect.insert(results).values(row)
        connection.execute(ended.on_conflict_do_update(index_elements=["code", "seat"], set_=sits))


def _insert_log(connection: Connection, rows: Sequence[Row]) -> None:
    """All entries in one statement: with one each, the thread would wait for its turn at every single one."""
    mark = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    values = ", ".join([f"({mark}, {mark}, {mark}, {mark})"] * len(rows))
    given = tuple(value for row in rows for value in (row["code"], row["version"], row["at"], row["body"]))
    connection.exec_driver_sql(f"insert into log (code, version, at, body) values {values}", given)
