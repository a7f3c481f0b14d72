"""How a table is read from the database: from its newest snapshot and what came after, or from its whole log."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import NamedTuple

import qwixx
from qwixx.server.aside import Aside, paced
from qwixx.server.queries import Stored, log_of, stored_table
from qwixx.server.store import Store
from qwixx.tables import snapshot
from qwixx.tables.entries import AnyEntry, decode
from qwixx.tables.snapshot import Unreadable
from qwixx.tables.table import Table, folded

EVERY = 200  # entries between two snapshots: most games need none or one
SHARE = 16  # of a long log is what may follow a snapshot, as writing one takes the longer, the longer the log is
FEW = 16  # entries that are folded where they are needed


class Found(NamedTuple):
    """A table that was read."""

    table: Table
    kept: int  # the version of the snapshot that it was read from, or 0


async def read_table(store: Store, aside: Aside, code: str) -> Found | None:
    """A table from the database, if there is such a table; the loop is free meanwhile."""
    stored = await store.read(lambda connection: stored_table(connection, code))
    if stored is None:
        return None
    try:
        return await aside.do(partial(_found, code, stored))
    except Unreadable:
        whole = await store.read(lambda connection: log_of(connection, code))
        return None if whole is None else await aside.do(partial(_found, code, whole))


async def gone_on(aside: Aside, table: Table, stored: Stored) -> Table:
    """A table after what its log has more."""
    if len(stored.entries) <= FEW:
        return _after(table, _decoded(stored))
    return await aside.do(partial(_after, table, paced(_decoded(stored))))


def needs_snapshot(table: Table, kept: int) -> bool:
    """Whether so much has happened since a version that it should be stored what it came to."""
    return table.version - kept >= max(EVERY, table.version // SHARE)


def kept_as(table: Table) -> bytes:
    """A table as it is stored beside its log."""
    return snapshot.encode(table, qwixx.__version__)


def _found(code: str, stored: Stored) -> Found:
    if stored.snapshot is None:
        return Found(folded(code, stored.seed, paced(_decoded(stored))), 0)
    table = snapshot.decode(stored.snapshot, qwixx.__version__)
    return Found(_after(table, paced(_decoded(stored))), table.version)


def _decoded(stored: Stored) -> Iterator[tuple[int, AnyEntry]]:
    return ((at, decode(body)) for at, body in stored.entries)


def _after(table: Table, entries: Iterable[tuple[int, AnyEntry]]) -> Table:
    for at, entry in entries:
        table = table.after(entry, at)
    return table
