"""How something comes into a table's log: it is decided, stored, and only then told."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from weakref import WeakValueDictionary

from qwixx.server.clock import now
from qwixx.server.index import changed_rows, new_players, opened_row, players_rows, results_due, results_rows
from qwixx.server.limits import Limits
from qwixx.server.live import Live
from qwixx.server.memory import Memory
from qwixx.server.metrics import ENTRIES
from qwixx.server.queries import handed, unfinished_of
from qwixx.server.store import Change, Conflict, Row, StoreDown
from qwixx.tables.caller import Caller
from qwixx.tables.deciding import rematch
from qwixx.tables.decision import Decision
from qwixx.tables.entries import AnyEntry, Opened, Rematched, encode
from qwixx.tables.refusal import Refusal
from qwixx.tables.secret import handed_code, new_code, new_seed
from qwixx.tables.seeing import check_length
from qwixx.tables.table import Table, opened

ATTEMPTS = 5

Decide = Callable[[Table], Decision]


class Writing:
    """Whatever is written into logs."""

    def __init__(self, memory: Memory, limits: Limits) -> None:
        self._memory = memory
        self._store = memory.store
        self._limits = limits
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by device

    # -- new tables ----------------------------------------------------------------------------------------------------

    async def open(self, entry: Opened, origin: str | None = None) -> Table:
        """A new table; a device opens one after the other, so that none escapes counting."""
        async with self._opening.setdefault(entry.host, asyncio.Lock()):
            return await self._open(entry, origin)

    async def _open(self, entry: Opened, origin: str | None) -> Table:
        await self._check_open(entry.host)
        for _ in range(ATTEMPTS):
            table = opened(new_code(), new_seed(), entry, now())
            try:
                await self._store.write(_opening(table, entry, origin))
            except Conflict:
                continue  # the code exists already
            self._memory.keep(table, ours=True)
            return table
        raise StoreDown("no free code was found")

    async def take_over(self, table: Table, entries: Sequence[tuple[int, AnyEntry]], origin: str | None) -> str:
        """A table that was played elsewhere, with its log; the code under which it is here, perhaps already."""
        async with self._opening.setdefault(table.host, asyncio.Lock()):
            if code := await self._store.read(lambda connection: handed(connection, table.host, table.seed)):
                return code
            await self._check_open(table.host)
            for attempt in range(ATTEMPTS):
                there = replace(table, code=handed_code(table.seed, table.host, attempt))
                try:
                    await self._store.write(_taking_over(there, entries, origin))
                except Conflict:
                    continue  # the code exists already
                self._memory.keep(there, ours=True)
                return there.code
        raise StoreDown("no free code was found")

    async def _check_open(self, host: str) -> None:
        number = await self._store.read(lambda connection: unfinished_of(connection, host))
        if number >= self._limits.open_tables:
            raise Refusal("too-many", f"This device has {number} tables that are not over yet; finish one first.")

    async def reopen(self, live: Live, caller: Caller, origin: str | None = None) -> bool:
        """Open the next table; anew if another process was faster. Whether it had been done before."""
        for _ in range(ATTEMPTS):
            await self._memory.sure(live)
            entry = rematch(live.table, caller)
            if entry is None:
                return True
            again = opened(new_code(), new_seed(), entry, now())
            try:
                await self._append(live, Decision(Rematched(again.code)), "person", _opening(again, entry, origin))
            except Conflict:
                continue
            self._memory.keep(again, ours=True)
            return False
        raise StoreDown("other processes are always faster")

    # -- entries -------------------------------------------------------------------------------------------------------

    async def do(self, live: Live, decide: Decide, by: str) -> Decision:
        """Decide and store; anew if another process was faster. The table's lock is held."""
        for _ in range(ATTEMPTS):
            await self._memory.sure(live)
            decision = await self._decided(live, decide)
            if decision.entry is None:
                return decision
            check_length(live.table, decision.entry, self._limits.entries)
            try:
                await self._append(live, decision, by)
            except Conflict:
                live.doubtful = True
                continue
            return decision
        raise StoreDown("other processes are always faster")

    async def _decided(self, live: Live, decide: Decide) -> Decision:
        """What is decided with all of the log known: what is refused here may be in order by what others wrote."""
        try:
            return decide(live.table)
        except Refusal:
            if self._memory.sharing.alone:
                raise
        await self._memory.catch_up(live)
        return decide(live.table)

    async def do_once(self, live: Live, decision: Decision, by: str) -> None:
        """Store what the server does by itself; if another process was faster, it is done."""
        try:
            await self._append(live, decision, by)
        except Conflict:
            await self._memory.catch_up(live)

    async def _append(self, live: Live, decision: Decision, by: str, more: Change | None = None) -> None:
        """Store one more entry; when it is on the disk, go on and tell everybody."""
        assert decision.entry is not None
        before, at = live.table, now()
        after = decision.applied(before, at)
        row = {"code": after.code, "version": after.version, "at": at, "body": encode(decision.entry)}
        kept = await self._memory.snapshot(after, live.kept)
        results = await self._results(before, after, at)
        change = Change([row], (), changed_rows(before, after, at), new_players(before, after), kept, results)
        live.doubtful = True  # until it is known to be stored
        await self._store.write(_together(change, more) if more else change)
        live.doubtful = False
        live.ours = True
        live.kept = after.version if kept else live.kept
        ENTRIES.labels(by).inc()
        live.advance(after)
        self._memory.changed(live)
        self._memory.tell_others(live, moved=True)

    async def _results(self, before: Table, after: Table, at: int) -> list[Row]:
        """What came of a game that is over now; a match is gone through for that, beside everything else."""
        due = results_due(before, after)
        return await self._memory.aside.do(partial(results_rows, after, at)) if due else []


def _opening(table: Table, entry: Opened, origin: str | None) -> Change:
    first = {"code": table.code, "version": 0, "at": table.opened_at, "body": encode(entry)}
    return Change([first], [opened_row(table, origin)], (), players_rows(table))


def _taking_over(table: Table, entries: Sequence[tuple[int, AnyEntry]], origin: str | None) -> Change:
    rows = [
        {"code": table.code, "version": version, "at": at, "body": encode(entry)}
        for version, (at, entry) in enumerate(entries)
    ]
    return Change(rows, [opened_row(table, origin, changed_at=now())], (), players_rows(table))


def _together(one: Change, other: Change) -> Change:
    return Change(*(tuple(a) + tuple(b) for a, b in zip(one, other, strict=True)))
