"""A table that is read from a snapshot is the one that its log tells of."""

from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select, update

from qwixx.games import GAMES, descriptor
from qwixx.server import reading
from qwixx.server.database import Database
from qwixx.server.queries import expire, stored_table
from qwixx.server.schema import snapshots
from qwixx.tables import snapshot
from qwixx.tables.entries import AnyEntry
from qwixx.tables.snapshot import Unreadable
from qwixx.tables.table import Table, opened
from tests.server.long_logs import varied
from tests.server.prepared_tables import AT, PreparedTable, insert_tables
from tests.server.seated import hall_on, seated
from tests.soak import examples

VERSION = "1"


def tables_of(prepared: PreparedTable) -> list[Table]:
    """A table after each entry of its log, a millisecond apart."""
    first = prepared.entries[0]
    tables = [opened(prepared.table.code, prepared.table.seed, first, AT)]  # type: ignore[arg-type]
    for number, entry in enumerate(prepared.entries[1:], 1):
        tables.append(tables[-1].after(entry, AT + number))
    return tables


def gone_on(table: Table, entries: Iterable[AnyEntry]) -> Table:
    """A table after some more entries, a millisecond apart."""
    for entry in entries:
        table = table.after(entry, AT + table.version + 1)
    return table


@pytest.mark.parametrize("game", GAMES)
@examples(10)
@given(seed=st.integers(0, 2**32), data=st.data())
def test_a_snapshot_and_what_came_after_are_the_whole_log(game: str, seed: int, data: st.DataObject) -> None:
    rng = Random(seed)
    prepared = varied(game, rng.choice(descriptor(game).players[:3]), 80, rng)
    tables = tables_of(prepared)
    assert len(tables[-1].events) > 3, "it was played"
    for version in data.draw(st.lists(st.integers(0, len(tables) - 1), min_size=1, max_size=5)):
        read = snapshot.decode(snapshot.encode(tables[version], VERSION), VERSION)
        assert read == tables[version]
        assert gone_on(read, prepared.entries[version + 1 :]) == tables[-1]


def test_what_is_damaged_or_of_another_version_is_not_read() -> None:
    rng = Random(1)
    table = varied("classic", 2, 60, rng).table
    stored = snapshot.encode(table, VERSION)
    for damaged in (b"", stored[:-1], stored[:10], stored + b"\0", *(changed(stored, rng) for _ in range(200))):
        with pytest.raises(Unreadable):
            snapshot.decode(damaged, VERSION)
    with pytest.raises(Unreadable):
        snapshot.decode(stored, "2")
    assert snapshot.decode(stored, VERSION) == table


def changed(stored: bytes, rng: Random) -> bytes:
    """Some bytes with one bit turned over."""
    place = rng.randrange(len(stored))
    return stored[:place] + bytes([stored[place] ^ 1 << rng.randrange(8)]) + stored[place + 1 :]


# -- in the database ---------------------------------------------------------------------------------------------------


@pytest.fixture
def database(tmp_path: Path) -> str:
    """The address of a file."""
    return f"sqlite:///{tmp_path}/tables.sqlite"


def kept(database: str, code: str) -> tuple[int, bytes] | None:
    """A table's snapshot."""
    with Database(database).connect() as connection:
        wanted = select(snapshots.c.version, snapshots.c.body).where(snapshots.c.code == code)
        row = connection.execute(wanted).first()
        return None if row is None else (row.version, row.body)


@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["database", "postgres_url"])
async def test_a_snapshot_is_stored_with_an_entry_now_and_then(
    kind: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    database: str = request.getfixturevalue(kind)
    monkeypatch.setattr(reading, "EVERY", 5)
    async with hall_on(database) as hall:
        anna, ben = await seated(hall)
        code, seen = anna.live.table.code, []
        while anna.live.table.version < 13:
            seat = anna.live.table.waiting[0]
            await (anna, ben)[seat].acts(seat, f"{anna.live.table.version}")
            seen.append(kept(database, code))
        before = anna.live.table
    versions = sorted({row[0] for row in seen if row})
    assert versions == [5, 10]
    async with hall_on(database) as hall:
        live = await hall.memory.find(code)
        assert (live.table, live.kept) == (before, 10)
        stored = await hall.store.read(lambda connection: stored_table(connection, code))
        assert stored is not None
        assert len(stored.entries) == 3


@pytest.mark.anyio
@pytest.mark.parametrize("body", [b"", b"nonsense", None])
async def test_a_snapshot_that_cannot_be_read_does_no_harm(
    database: str, body: bytes | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "EVERY", 10)
    prepared = varied("classic", 2, 60, Random(1))
    async with hall_on(database) as hall:
        await hall.store.change(lambda connection: insert_tables(connection, prepared))
        code = prepared.table.code
        assert (await hall.memory.find(code)).table == prepared.table, "a log without a snapshot"
        version, good = kept(database, code) or (0, b"")
        assert version == prepared.table.version, "it has one from now on"
        bad = good[:-1] + bytes([good[-1] ^ 1]) if body is None else body
        await hall.store.change(lambda connection: connection.execute(update(snapshots).values(body=bad)))
        hall.memory.forget(hall.memory.tables[code])
        assert (await hall.memory.find(code)).table == prepared.table
        assert kept(database, code) == (version, good), "it was mended"
        assert await hall.store.change(lambda connection: expire(connection, "running", AT + 1)) == [code]
        assert kept(database, code) is None, "it is removed with its table"
