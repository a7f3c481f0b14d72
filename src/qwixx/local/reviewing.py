"""What is worked out of finished games, piece by piece when nothing else is due, and kept for a while.

Reviews, and what was possible with a day's dice.
"""

from collections import OrderedDict
from collections.abc import Hashable, Iterator
from datetime import date
from itertools import islice

from qwixx.daily import hindsight
from qwixx.hindsight import Best
from qwixx.records import Record
from qwixx.review import Progress, Review, reviewing
from qwixx.tables.reviewed import Reviewed, ReviewInfo, ReviewProgress, told
from qwixx.tables.table import Table

KEPT = 8  # in memory
AT_A_TIME = 10  # steps of a search for what was possible


class Job:
    """A review in the making."""

    def __init__(self, record: Record) -> None:
        self.progress = ReviewProgress(0, len(record.events))
        self.review: ReviewInfo | None = None
        self._steps: Iterator[Progress | Review] = reviewing(record)

    @property
    def done(self) -> bool:
        """Whether it is made."""
        return self.review is not None

    def go_on(self) -> None:
        """One step more."""
        found = next(self._steps)
        if isinstance(found, Review):
            self.review = told(found)
        else:
            self.progress = ReviewProgress(found.done, found.total)


class Search:
    """A search for the best score that a day's dice allow."""

    def __init__(self, day: date, game: str) -> None:
        self.best: Best | None = None
        self.done = False
        self._steps = hindsight(day, game)

    def go_on(self) -> None:
        """Some steps more."""
        found = list(islice(self._steps, AT_A_TIME))
        self.best = found[-1] if found else self.best
        self.done = len(found) < AT_A_TIME


class Reviews:
    """What was asked for lately: reviews by the code and version of their table, searches by day and game."""

    def __init__(self) -> None:
        self._jobs: OrderedDict[Hashable, Job | Search] = OrderedDict()

    def of(self, table: Table) -> Reviewed:
        """The review of a table whose game is over, or how far it has come."""
        job = self._kept((table.code, table.version)) or self._begun((table.code, table.version), Job(table.record))
        assert isinstance(job, Job)
        return Reviewed(job.review, None) if job.review else Reviewed(None, job.progress)

    def best(self, day: date, game: str) -> Best | None:
        """The best score that a day's dice allow, or nothing as long as it is sought."""
        job = self._kept((day, game)) or self._begun((day, game), Search(day, game))
        assert isinstance(job, Search)
        return job.best if job.done else None

    def _kept(self, key: Hashable) -> Job | Search | None:
        if key in self._jobs:
            self._jobs.move_to_end(key)
        return self._jobs.get(key)

    def _begun(self, key: Hashable, job: Job | Search) -> Job | Search:
        self._jobs[key] = job
        while len(self._jobs) > KEPT:
            self._jobs.popitem(last=False)
        return job

    @property
    def due(self) -> bool:
        """Whether something is still being worked out."""
        return any(not job.done for job in self._jobs.values())

    def work(self) -> None:
        """A piece of what was asked for last."""
        key, job = next((key, job) for key, job in reversed(self._jobs.items()) if not job.done)
        try:
            job.go_on()
        except Exception:
            del self._jobs[key]  # when it is asked for again, it is begun anew
            raise
