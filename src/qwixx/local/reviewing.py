"""Reviews of finished games, made piece by piece when nothing else is due, and kept for a while."""

from collections import OrderedDict
from collections.abc import Iterator

from qwixx.records import Record
from qwixx.review import Progress, Review, reviewing
from qwixx.tables.reviewed import Reviewed, ReviewInfo, ReviewProgress, told
from qwixx.tables.table import Table

KEPT = 8  # reviews in memory


class Job:
    """A review in the making."""

    def __init__(self, record: Record) -> None:
        self.progress = ReviewProgress(0, len(record.events))
        self.review: ReviewInfo | None = None
        self._steps: Iterator[Progress | Review] = reviewing(record)

    def go_on(self) -> None:
        """One step more."""
        found = next(self._steps)
        if isinstance(found, Review):
            self.review = told(found)
        else:
            self.progress = ReviewProgress(found.done, found.total)


class Reviews:
    """The reviews that were asked for lately, by the code and version of their table."""

    def __init__(self) -> None:
        self._jobs: OrderedDict[tuple[str, int], Job] = OrderedDict()

    def of(self, table: Table) -> Reviewed:
        """The review of a table whose game is over, or how far it has come."""
        key = table.code, table.version
        if key not in self._jobs:
            self._jobs[key] = Job(table.record)
        self._jobs.move_to_end(key)
        while len(self._jobs) > KEPT:
            self._jobs.popitem(last=False)
        job = self._jobs[key]
        return Reviewed(job.review, None) if job.review else Reviewed(None, job.progress)

    @property
    def due(self) -> bool:
        """Whether one is still being made."""
        return any(job.review is None for job in self._jobs.values())

    def work(self) -> None:
        """A piece of the one that was asked for last."""
        key, job = next((key, job) for key, job in reversed(self._jobs.items()) if job.review is None)
        try:
            job.go_on()
        except Exception:
            del self._jobs[key]  # when it is asked for again, it is begun anew
            raise
