"""A table's history: its log, folded anew from the database, entry by entry."""

from sqlalchemy import select

from qwixx.server.database import Database
from qwixx.server.queries import Stored, log_of
from qwixx.server.schema import tables
from qwixx.tables.entries import AnyEntry, decode
from qwixx.tables.table import Table, folded


class TableHistory:
    """A table at every version of its log."""

    def __init__(self, code: str, stored: Stored) -> None:
        times = [at for at, _ in stored.entries]
        self.entries: list[AnyEntry] = [decode(body) for _, body in stored.entries]
        self.tables = [folded(code, stored.seed, [(times[0], self.entries[0])])]
        for at, entry in zip(times[1:], self.entries[1:], strict=True):
            self.tables.append(self.tables[-1].after(entry, at))

    @property
    def end(self) -> Table:
        """The table as it is now."""
        return self.tables[-1]

    def requests(self) -> list[tuple[str, int]]:
        """The ids of people's requests, each with the version it led to."""
        ids = [getattr(entry, "id", "") for entry in self.entries]
        return [(request, version) for version, request in enumerate(ids) if request]


def read_history(database: str, code: str) -> TableHistory:
    """The past of a table; what else the database knows of it agrees."""
    with Database(database).connect() as connection:
        stored = log_of(connection, code)
        assert stored is not None
        row = connection.execute(select(tables.c.status, tables.c.due_at).where(tables.c.code == code)).one()
    history = TableHistory(code, stored)
    assert tuple(row) == (history.end.status, history.end.due)
    return history
