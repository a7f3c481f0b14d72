"""The hall: all tables in memory. Here a request is decided, stored, and only then acknowledged and told."""

import asyncio
import logging
import re
from collections.abc import Callable, Coroutine
from functools import partial
from weakref import WeakValueDictionary

import msgspec

from qwixx.server.bots import Bots
from qwixx.server.clock import now
from qwixx.server.connection import Connection
from qwixx.server.index import changed_rows, new_players, opened_row, players_rows
from qwixx.server.limits import Limits
from qwixx.server.live import Live
from qwixx.server.metrics import ENTRIES, FAILURES, TABLES
from qwixx.server.queries import log_of, unfinished_of
from qwixx.server.sharing import Note, Sharing
from qwixx.server.store import Change, Conflict, Store, StoreDown
from qwixx.tables import protocol
from qwixx.tables.deciding import DECIDERS, Decision, by_clock, claim, is_host, owns, played
from qwixx.tables.entries import AnyEntry, Opened, Played, Rematched, Started, decode, encode
from qwixx.tables.news import News
from qwixx.tables.refusal import Refusal
from qwixx.tables.secret import CODE_PATTERN, new_code, new_seed
from qwixx.tables.table import Table, folded, opened

ATTEMPTS = 5
OTHERS_FIRST = 2.0  # seconds in which the process that wrote the last entry goes on by itself
AGAIN = 1.0  # seconds until the server tries again what could not be stored

logger = logging.getLogger(__name__)

Decide = Callable[[Table], Decision]


class Hall:
    """All tables in memory, and how they go on."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.bots = Bots()
        self.sharing: Sharing
        self.tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by device
        self._tasks: set[asyncio.Task[None]] = set()

    # -- tables --------------------------------------------------------------------------------------------------------

    async def find(self, code: str) -> Live:
        """A table by its code, from memory or from its log."""
        if live := self.tables.get(code):
            live.used_at = now()
            if not self.sharing.alone:
                await self.refresh(live)  # whoever comes has perhaps seen more than we were told
            return live
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> Live:
        possible = re.fullmatch(CODE_PATTERN, code)
        stored = await self.store.read(lambda connection: log_of(connection, code)) if possible else None
        if stored is None:
            raise _unknown()
        table = folded(code, stored.seed, ((at, decode(body)) for at, body in stored.entries))
        return self._keep(table, ours=self.sharing.alone)

    def _keep(self, table: Table, ours: bool) -> Live:
        live = self.tables[table.code] = Live(table, ours=ours)
        TABLES.set(len(self.tables))
        self.sharing.follow(table.code)
        self._tell_others(live, asks=True)
        self._set_alarm(live)
        return live

    def forget(self, live: Live) -> None:
        """Out of memory; the log stays."""
        if live.alarm:
            live.alarm.cancel()
        del self.tables[live.table.code]
        TABLES.set(len(self.tables))
        self.sharing.leave(live.table.code)

    async def open(self, entry: Opened) -> Table:
        """A new table; a device opens one after the other, so that none escapes counting."""
        async with self._opening.setdefault(entry.host, asyncio.Lock()):
            return await self._open(entry)

    async def _open(self, entry: Opened) -> Table:
        number = await self.store.read(lambda connection: unfinished_of(connection, entry.host))
        if number >= self.limits.open_tables:
            raise Refusal("too-many", f"This device has {number} tables that are not over yet; finish one first.")
        for _ in range(ATTEMPTS):
            table = opened(new_code(), new_seed(), entry, now())
            try:
                await self.store.write(_opening(table, entry))
            except Conflict:
                continue  # the code exists already
            self._keep(table, ours=True)
            return table
        raise StoreDown("no free code was found")

    async def refresh(self, live: Live) -> None:
        """Catch up with the log, and tell everybody here."""
        async with live.lock:
            await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        code, version = live.table.code, live.table.version
        stored = await self.store.read(lambda connection: log_of(connection, code, version))
        if stored is None:
            raise _unknown()
        live.doubtful = False
        if not stored.entries:
            return
        table = live.table
        for at, body in stored.entries:
            table = table.after(decode(body), at)
        live.ours = False
        live.advance(table)
        self._set_alarm(live)

    # -- connections ---------------------------------------------------------------------------------------------------

    async def join(self, live: Live, connection: Connection, hello: protocol.Hello) -> None:
        """Somebody connects: they are told everything, the others that they are there."""
        async with live.lock:
            if self.tables.get(live.table.code) is not live:
                raise StoreDown("the table was put away just now")
            if hello.key is not None:
                await self._do(live, partial(claim, device=connection.device, key=hello.key), "person")
            connection.sits_at(live.table)
            if len(live.connections) >= self.limits.table_sockets and not connection.mine:
                raise Refusal("too-many", "Too many people watch this table.")
            live.connections.add(connection)
            news = News(live.table, live.presence(), now())
            connection.send(news.snapshot(connection.mine, connection.host))
            live.tell_presence(but=connection)
        self._tell_others(live)

    def leave(self, live: Live, connection: Connection) -> None:
        """Somebody is gone."""
        live.connections.discard(connection)
        live.used_at = now()
        live.tell_presence()
        self._tell_others(live)
        finished = live.table.status == "over" and not live.connections and not live.lock.locked()
        if finished and self.tables.get(live.table.code) is live:
            self.forget(live)  # hardly anybody comes back, and then there is the log

    # -- requests ------------------------------------------------------------------------------------------------------

    async def request(self, live: Live, connection: Connection, request: protocol.AnyRequest) -> None:
        """Do what somebody asks for, or refuse it."""
        match request:
            case protocol.Hello():
                raise Refusal("malformed", "You have said hello already.")
            case protocol.Ping():
                connection.send(protocol.encode(protocol.Pong(request.id, now())))
            case protocol.Hint():
                await self._hint(live, connection, request)
            case protocol.Rematch():
                await self._rematch(live, connection, request)
            case _:
                await self._decide(live, connection, request)

    async def _decide(self, live: Live, connection: Connection, request: protocol.AnyRequest) -> None:
        decide = DECIDERS[type(request)]
        async with live.lock:
            decision = await self._do(live, lambda table: decide(table, live.caller(connection), request), "person")
            if decision.key and isinstance(request, protocol.Sit | protocol.Link):
                connection.send(protocol.encode(protocol.Key(request.id, request.seat, decision.key)))
            done_before = decision.entry is None
            connection.send(protocol.encode(protocol.Ack(request.id, live.table.version, done_before)))

    async def _hint(self, live: Live, connection: Connection, request: protocol.Hint) -> None:
        table = live.table
        if not table.settings.hints:
            raise Refusal("not-allowed", "There are no hints at this table.")
        if request.seat not in owns(table, connection.device):
            raise Refusal("not-yours", f"Seat {request.seat + 1} is not yours.")
        if request.seat not in table.waiting:
            raise Refusal("not-to-act", f"Seat {request.seat + 1} is not to act now.")
        action = await self.bots.advise(table, request.seat)
        connection.send(protocol.encode(protocol.Advice(request.id, request.seat, str(action))))

    async def _rematch(self, live: Live, connection: Connection, request: protocol.Rematch) -> None:
        """A new table with the same people; whoever asks first is its host."""
        async with live.lock:
            done_before = await self._reopen(live, connection.device)
            connection.send(protocol.encode(protocol.Ack(request.id, live.table.version, done_before)))

    async def _reopen(self, live: Live, device: str) -> bool:
        """Open the next table; anew if another process was faster. Whether it had been done before."""
        for _ in range(ATTEMPTS):
            await self._sure(live)
            if _may_reopen(live.table, device).next is not None:
                return True
            entry = _same_again(live.table, device)
            again = opened(new_code(), new_seed(), entry, now())
            try:
                await self._append(live, Rematched(again.code), Decision(None), "person", _opening(again, entry))
            except Conflict:
                continue
            self._keep(again, ours=True)
            return False
        raise StoreDown("other processes are always faster")

    # -- storing -------------------------------------------------------------------------------------------------------

    async def _do(self, live: Live, decide: Decide, by: str) -> Decision:
        """Decide and store; anew if another process was faster. The table's lock is held."""
        for _ in range(ATTEMPTS):
            await self._sure(live)
            decision = decide(live.table)
            if decision.entry is None:
                return decision
            self._check_length(live.table, decision.entry)
            try:
                await self._append(live, decision.entry, decision, by)
            except Conflict:
                live.doubtful = True
                continue
            return decision
        raise StoreDown("other processes are always faster")

    def _check_length(self, table: Table, entry: AnyEntry) -> None:
        """A log has an end: what does not bring the game on cannot be done for ever."""
        if table.version >= self.limits.entries and not isinstance(entry, Started | Played):
            raise Refusal("too-many", "Too much has been changed at this table; play on, or open another.")

    async def make_sure(self, live: Live) -> None:
        """Find out what became of an entry that may or may not be stored."""
        async with live.lock:
            await self._sure(live)

    async def _sure(self, live: Live) -> None:
        if live.doubtful:
            await self._catch_up(live)

    async def _append(
        self, live: Live, entry: AnyEntry, decision: Decision, by: str, more: Change | None = None
    ) -> None:
        """Store one more entry; when it is on the disk, go on and tell everybody."""
        before, at = live.table, now()
        after = before.after(entry, at, decision.state)
        row = {"code": after.code, "version": after.version, "at": at, "body": encode(entry)}
        change = Change([row], (), changed_rows(before, after, at), new_players(before, after))
        live.doubtful = True  # until it is known to be stored
        await self.store.write(_together(change, more) if more else change)
        live.doubtful = False
        live.ours = True
        ENTRIES.labels(by).inc()
        live.advance(after)
        self._set_alarm(live)
        self._tell_others(live, moved=True)

    # -- by itself -----------------------------------------------------------------------------------------------------

    def _set_alarm(self, live: Live, delay: float = 0.0) -> None:
        """Wake up when the server is to act by itself; later, if another process probably will."""
        if live.alarm:
            live.alarm.cancel()
            live.alarm = None
        due = live.table.due
        if due is not None and self.tables.get(live.table.code) is live:
            wait = max(0.0, (due - now()) / 1000) + delay + (0 if live.ours else OTHERS_FIRST)
            live.alarm = asyncio.get_running_loop().call_later(wait, lambda: self.spawn(self._ring(live)))

    async def _ring(self, live: Live) -> None:
        """Let the bots or the clock act."""
        seen = live.table
        try:
            bots = seen.bots_to_act
            acts = await self.bots.choose(seen, bots) if bots else []
            async with live.lock:
                await self._sure(live)
                if live.table.settled != seen.settled:
                    return  # the table went on meanwhile, and has another alarm
                if bots:
                    still = [act for act in acts if act.seat in live.table.bots_to_act]
                    decide: Decide = partial(played, acts=still)
                    due = bool(still)
                else:
                    decide = by_clock
                    due = _passed(live.table.deadline)
                if due:
                    await self._append_once(live, decide(live.table), "bot" if bots else "clock")
                else:
                    self._set_alarm(live)
        except StoreDown:
            self._set_alarm(live, AGAIN)

    async def _append_once(self, live: Live, decision: Decision, by: str) -> None:
        """Store what the server does by itself; if another process was faster, it is done."""
        assert decision.entry is not None
        try:
            await self._append(live, decision.entry, decision, by)
        except Conflict:
            await self._catch_up(live)

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            FAILURES.labels("task").inc()
            logger.error("a task failed", exc_info=error)

    # -- other processes -----------------------------------------------------------------------------------------------

    def _tell_others(self, live: Live, moved: bool = False, asks: bool = False) -> None:
        if not self.sharing.alone:
            here = live.here()
            note = Note(self.sharing.process, tuple(here.seats), here.watchers, here.host, moved, asks)
            self.sharing.tell(live.table.code, note)

    def heard(self, code: str, note: Note) -> None:
        """Another process tells about a table."""
        live = self.tables.get(code)
        if live is None:
            return
        live.hear(note)
        if note.asks:
            self._tell_others(live)
        if note.moved:
            self.spawn(self._hear_move(live))

    async def _hear_move(self, live: Live) -> None:
        try:
            await self.refresh(live)
        except (StoreDown, Refusal):
            live.doubtful = True

    def greet_others(self) -> None:
        """Tell the others who is here, as they believe it only for a while; and those here, who is there no more."""
        for live in self.tables.values():
            if live.connections:
                self._tell_others(live)
                live.tell_presence()

    # -- the end -------------------------------------------------------------------------------------------------------

    def say_goodbye(self, retry: float) -> None:
        """Tell everybody to connect again in a moment."""
        goodbye = protocol.encode(protocol.Goodbye(retry))
        for live in self.tables.values():
            for connection in live.connections:
                connection.send(goodbye)

    async def close(self) -> None:
        """Begin nothing any more, finish what is being stored."""
        for live in self.tables.values():
            if live.alarm:
                live.alarm.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bots.close()


def _passed(deadline: int | None) -> bool:
    return deadline is not None and deadline <= now()


def _unknown() -> Refusal:
    return Refusal("unknown-table", "There is no such table. Look at the code again; old tables are removed.")


def _may_reopen(table: Table, device: str) -> Table:
    if table.status != "over":
        raise Refusal("still-running", "The game is not over yet.")
    if not owns(table, device) and not is_host(table, device):
        raise Refusal("not-yours", "Only those who sat at this table can have a rematch.")
    return table


def _same_again(table: Table, host: str) -> Opened:
    seats = tuple(msgspec.structs.replace(seat, salt="", stand_in="") for seat in table.seats)
    return Opened(table.game.id, dict(table.game.options), seats, host, table.settings)


def _opening(table: Table, entry: Opened) -> Change:
    first = {"code": table.code, "version": 0, "at": table.opened_at, "body": encode(entry)}
    return Change([first], [opened_row(table)], (), players_rows(table))


def _together(one: Change, other: Change) -> Change:
    return Change(*(tuple(a) + tuple(b) for a, b in zip(one, other, strict=True)))
