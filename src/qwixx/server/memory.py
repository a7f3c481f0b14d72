"""The tables in memory: read from their logs when they are asked for, and kept up with them."""

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from qwixx.server.aside import Aside
from qwixx.server.clock import steady
from qwixx.server.live import Live
from qwixx.server.metrics import TABLES
from qwixx.server.queries import log_of
from qwixx.server.reading import gone_on, kept_as, needs_snapshot, read_table
from qwixx.server.sharing import Note, Sharing
from qwixx.server.store import Change, Conflict, Row, Store, StoreDown
from qwixx.tables.protocol import ReactionName
from qwixx.tables.refusal import Refusal
from qwixx.tables.secret import CODE_PATTERN
from qwixx.tables.seeing import unknown
from qwixx.tables.table import Table

Changed = Callable[[Live], None]


class Memory:
    """All tables in memory, by their codes; `changed` is called with each that comes or goes on."""

    def __init__(self, store: Store, sharing: Sharing, changed: Changed) -> None:
        self.store = store
        self.sharing = sharing
        self.changed = changed
        self.tables: dict[str, Live] = {}
        self.aside = Aside()
        self._loading: dict[str, asyncio.Task[Live]] = {}

    def has(self, live: Live) -> bool:
        """Whether this very table is in memory: it may have been put away, and read anew."""
        return self.tables.get(live.table.code) is live

    async def find(self, code: str) -> Live:
        """A table by its code, from memory or from its log."""
        if live := self.tables.get(code):
            live.used_at = steady()
            if not self.sharing.alone:
                await self.refresh(live)  # whoever comes has perhaps seen more than we were told
            return live
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> Live:
        possible = re.fullmatch(CODE_PATTERN, code)
        found = await read_table(self.store, self.aside, code) if possible else None
        if found is None:
            raise unknown()
        rows = await self.snapshot(found.table, found.kept)
        if rows:  # a log of old, or one whose snapshot could not be read
            with suppress(StoreDown, Conflict):
                await self.store.write(Change([], snapshots=rows))
        live = self.keep(found.table, ours=self.sharing.alone)
        live.kept = rows[0]["version"] if rows else found.kept
        return live

    async def snapshot(self, table: Table, kept: int) -> list[Row]:
        """What is stored of a table so that its log need not be read whole, if much has happened since a version."""
        if not needs_snapshot(table, kept):
            return []
        return [{"code": table.code, "version": table.version, "body": await self.aside.do(partial(kept_as, table))}]

    def keep(self, table: Table, ours: bool) -> Live:
        """From now on this table is in memory."""
        live = self.tables[table.code] = Live(table, ours=ours)
        TABLES.set(len(self.tables))
        self.sharing.follow(table.code)
        self.tell_others(live, asks=True)
        self.changed(live)
        return live

    def forget(self, live: Live) -> None:
        """Out of memory; the log stays."""
        live.silence()
        del self.tables[live.table.code]
        TABLES.set(len(self.tables))
        self.sharing.leave(live.table.code)

    async def look_again(self, code: str) -> None:
        """Somebody else has changed a table or removed it: catch up, or send everybody away."""
        if live := self.tables.get(code):
            try:
                await self.refresh(live)
            except Refusal:
                self._dismiss(live)

    def _dismiss(self, live: Live) -> None:
        """The table is no more: whoever is connected finds out by connecting again."""
        if self.has(live):
            self.forget(live)
        for connection in tuple(live.connections):
            connection.cut()

    # -- the log may have grown ----------------------------------------------------------------------------------------

    async def refresh(self, live: Live) -> None:
        """Catch up with the log, and tell everybody here."""
        async with live.lock:
            await self.catch_up(live)

    async def make_sure(self, live: Live) -> None:
        """Find out what became of an entry that may or may not be stored."""
        async with live.lock:
            await self.sure(live)

    async def sure(self, live: Live) -> None:
        """Know the log to its end. The table's lock is held."""
        if live.doubtful:
            await self.catch_up(live)

    async def catch_up(self, live: Live) -> None:
        """Read what is new in the log. The table's lock is held."""
        code, version = live.table.code, live.table.version
        stored = await self.store.read(lambda connection: log_of(connection, code, version))
        if stored is None:
            raise unknown()
        live.doubtful = False
        if not stored.entries:
            return
        table = await gone_on(self.aside, live.table, stored)
        live.ours = False
        live.advance(table)
        self.changed(live)

    # -- other processes -----------------------------------------------------------------------------------------------

    def tell_others(
        self, live: Live, moved: bool = False, asks: bool = False, reaction: tuple[int, ReactionName] | None = None
    ) -> None:
        """Tell the other processes who is here, that a table has gone on, how somebody feels, or ask who is there."""
        if not self.sharing.alone:
            here = live.here()
            note = Note(self.sharing.process, tuple(here.seats), here.watchers, here.host, moved, asks, reaction)
            self.sharing.tell(live.table.code, note)
