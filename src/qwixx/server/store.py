"""The database: one thread, one connection, and many changes in one commit."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from qwixx.server.database import Database
from qwixx.server.metrics import COMMIT_SECONDS, COMMIT_SIZE
from qwixx.server.schema import log, players, tables

MOST_IN_A_COMMIT = 1000

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


class _Job(NamedTuple):
    work: Change | Callable[[Connection], Any]
    done: "asyncio.Future[Any]"


class Store:
    """Changes and questions, in the order they are given."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._connection: Connection | None = None
        self._thread = Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def write(self, change: Change) -> None:
        """Store a change; when this returns it is on the disk."""
        await self._ask(change)

    async def read(self, question: Callable[[Connection], T]) -> T:
        """What the database answers."""
        answer: T = await self._ask(question)
        return answer

    async def close(self) -> None:
        """Finish what was asked, then close."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _ask(self, work: Change | Callable[[Connection], Any]) -> Any:
        done = self._loop.create_future()
        self._jobs.put(_Job(work, done))
        return await done

    # -- in the thread -------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        going = True
        while going:
            jobs = self._next_jobs()
            going = None not in jobs
            work = [job for job in jobs if job]
            changes = [job for job in work if isinstance(job.work, Change)]
            if changes:
                self._commit(changes)
            for job in work:
                if not isinstance(job.work, Change):
                    self._settle([(job, self._attempt(job.work))])
        self._disconnect()

    def _next_jobs(self) -> list[_Job | None]:
        """Everything that waits, at least one thing."""
        jobs = [self._jobs.get()]
        with suppress(Empty):
            while len(jobs) < MOST_IN_A_COMMIT:
                jobs.append(self._jobs.get_nowait())
        return jobs

    def _commit(self, jobs: list[_Job]) -> None:
        """All in one commit; if one of them conflicts, each in its own."""
        COMMIT_SIZE.observe(len(jobs))
        with COMMIT_SECONDS.time():
            result = self._attempt(lambda connection: _write(connection, [job.work for job in jobs]))
        if isinstance(result, Conflict) and len(jobs) > 1:
            for job in jobs:
                self._commit([job])
        else:
            self._settle([(job, result) for job in jobs])

    def _attempt(self, work: Callable[[Connection], Any]) -> Any:
        """The result in a transaction of its own, or what went wrong."""
        try:
            if self._connection is None:
                self._connection = self._database.connect()
            with self._connection.begin():
                return work(self._connection)
        except IntegrityError:
            return Conflict()
        except (SQLAlchemyError, OSError) as error:
            self._disconnect()
            return StoreDown(str(error))

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
    opened = [row for change in changes for row in change.opened]
    if opened:
        connection.execute(insert(tables), opened)
    connection.execute(insert(log), [row for change in changes for row in change.log])
    for row in (row for change in changes for row in change.updated):
        connection.execute(update(tables).where(tables.c.code == row["code"]), row)
    seated = [row for change in changes for row in change.players]
    if seated:
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        connection.execute(dialect.insert(players).on_conflict_do_nothing(), seated)
