"""Reviews of finished games: made beside everything else, each once, and kept for a while."""

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from qwixx.records import Record
from qwixx.review import Progress, Review, reviewing
from qwixx.server.aside import paced
from qwixx.tables.refusal import Refusal
from qwixx.tables.reviewed import Reviewed, ReviewInfo, ReviewProgress, told
from qwixx.tables.table import Table

KEPT = 32  # reviews in memory
WAITING = 8  # that are being made or wait for it
PATIENCE = 1.0  # seconds until it is told how far a review has come
TOO_MANY = "Too many games are being reviewed just now; ask again in a moment."


class Job:
    """A review in the making."""

    def __init__(self, version: int, record: Record, thread: ThreadPoolExecutor) -> None:
        self.version = version
        self.kept = False  # whether what it says was written beside what came of the game
        self.progress = ReviewProgress(0, len(record.events))
        self.made = asyncio.ensure_future(asyncio.get_running_loop().run_in_executor(thread, self._make, record))

    def _make(self, record: Record) -> ReviewInfo:
        for found in paced(reviewing(record), 1):
            if isinstance(found, Review):
                return told(found)
            self.progress = _told(found)
        raise AssertionError("a review comes to its end")


def _told(progress: Progress) -> ReviewProgress:
    return ReviewProgress(progress.done, progress.total)


class Reviews:
    """The reviews that were asked for lately, by the code of their table."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="reviewer")
        self._jobs: OrderedDict[str, Job] = OrderedDict()

    async def of(self, table: Table) -> Reviewed:
        """The review of a table whose game is over, or how far it has come."""
        job = self._job(table)
        with suppress(TimeoutError):
            review = await asyncio.wait_for(asyncio.shield(job.made), PATIENCE)
            return Reviewed(review, None)
        return Reviewed(None, job.progress)

    def _job(self, table: Table) -> Job:
        """The work on a table as it is now: a name may have been taken out of it since the last time."""
        job = self._jobs.get(table.code)
        if not job or job.version != table.version or _failed(job):
            if sum(not one.made.done() for one in self._jobs.values()) >= WAITING:
                raise Refusal("too-many", TOO_MANY)
            job = self._jobs[table.code] = Job(table.version, table.record, self._thread)
        self._jobs.move_to_end(table.code)
        while len(self._jobs) > KEPT:
            self._jobs.popitem(last=False)
        return job

    def is_kept(self, code: str) -> bool:
        """Whether what the review of a table says is written down, or there is none any more."""
        return code not in self._jobs or self._jobs[code].kept

    def kept(self, code: str) -> None:
        """What the review of a table says is written down."""
        if code in self._jobs:
            self._jobs[code].kept = True

    def close(self) -> None:
        """Begin nothing any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _failed(job: Job) -> bool:
    return job.made.done() and (job.made.cancelled() or job.made.exception() is not None)
