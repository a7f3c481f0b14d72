"""The hall: where people come to tables. Here a request is decided, stored, and only then acknowledged and told."""

from collections.abc import Sequence
from functools import partial

from qwixx.server.bots import Bots
from qwixx.server.clock import now, steady
from qwixx.server.connection import Connection
from qwixx.server.driving import Driving
from qwixx.server.guests import Guests
from qwixx.server.limits import Addresses, Limits, Rate
from qwixx.server.live import Live
from qwixx.server.memory import Memory
from qwixx.server.refusing import error
from qwixx.server.reviewing import Reviews
from qwixx.server.sharing import Note, sharing_over
from qwixx.server.store import Store, StoreDown
from qwixx.server.tasks import Tasks
from qwixx.server.writing import Writing
from qwixx.tables import protocol
from qwixx.tables.caller import Caller
from qwixx.tables.deciding import check_hint, check_reaction, claim, decide
from qwixx.tables.guests import BotInfo
from qwixx.tables.hearing import FAILED
from qwixx.tables.refusal import Refusal
from qwixx.tables.table import Table


class Hall:
    """All tables, who is connected to them, and what they ask for."""

    def __init__(self, store: Store, limits: Limits, redis: str | None = None, guests: Sequence[BotInfo] = ()) -> None:
        self.store = store
        self.addresses = Addresses(limits, tell=lambda limit, home: self.sharing.count(limit, home))
        self.sharing = sharing_over(redis, self.heard, self.addresses.hear)
        self.memory = Memory(store, self.sharing, self._changed)
        self.writing = Writing(self.memory, limits)
        self.limits = limits
        self._reactions = Rate(*limits.reactions)
        self.guests = guests
        others = Guests([guest.name for guest in guests if not guest.ours], limits.bot_seconds)
        self.bots = Bots(others, [guest.name for guest in guests if guest.ours])
        self.reviews = Reviews()
        self._tasks = Tasks()
        self.driving = Driving(self.memory, self.writing, self.bots, self._tasks)

    def _changed(self, live: Live) -> None:
        self.driving.set_alarm(live)

    # -- connections ---------------------------------------------------------------------------------------------------

    async def join(self, live: Live, connection: Connection, hello: protocol.Hello) -> None:
        """Somebody connects: they are told everything, the others that they are there."""
        async with live.lock:
            if not self.memory.has(live):
                raise StoreDown("the table was put away just now")
            if hello.key is not None:
                await self.writing.do(live, partial(claim, device=connection.device, key=hello.key), "person")
            connection.sits_at(live.table)
            if len(live.connections) >= self.limits.table_sockets and not connection.mine:
                raise Refusal("too-many", "Too many people watch this table.")
            live.connections.add(connection)
            news = live.news(live.presence())
            connection.send(news.snapshot(connection.mine, connection.host))
            live.tell_presence(but=connection)
        self.memory.tell_others(live)

    def leave(self, live: Live, connection: Connection) -> None:
        """Somebody is gone."""
        live.connections.discard(connection)
        live.used_at = steady()
        live.tell_presence()
        self.memory.tell_others(live)
        finished = live.table.status == "over" and not live.connections and not live.lock.locked()
        if finished and self.memory.has(live):
            self.memory.forget(live)  # hardly anybody comes back, and then there is the log

    # -- requests ------------------------------------------------------------------------------------------------------

    async def request(self, live: Live, connection: Connection, request: protocol.AnyRequest) -> None:
        """Do what somebody asks for, or refuse it."""
        match request:
            case protocol.Hello():
                raise Refusal("malformed", "You have said hello already.")
            case protocol.Ping():
                connection.send(protocol.encode(protocol.Pong(request.id, now())))
            case protocol.Hint():
                self._hint(live, connection, request)
            case protocol.React():
                self._react(live, connection, request)
            case protocol.Rematch():
                await self._rematch(live, connection, request)
            case _:
                await self._decide(live, connection, request)

    async def _decide(self, live: Live, connection: Connection, request: protocol.AnyRequest) -> None:
        async with live.lock:
            decision = await self.writing.do(
                live, lambda table: decide(table, self._caller(live, connection), request), "person"
            )
            if decision.key and isinstance(request, protocol.Sit | protocol.Link):
                connection.send(protocol.encode(protocol.Key(request.id, request.seat, decision.key)))
            done_before = decision.entry is None
            connection.send(protocol.encode(protocol.Ack(request.id, live.table.version, done_before)))

    def _caller(self, live: Live, connection: Connection) -> Caller:
        """Who asks, and the bots beside the levels that they may choose."""
        return live.caller(connection)._replace(guests=self.guests)

    def _hint(self, live: Live, connection: Connection, request: protocol.Hint) -> None:
        """Let it be thought about beside: whoever waits for advice may act meanwhile."""
        check_hint(live.table, live.caller(connection), request)
        if connection.hints >= self.limits.hints:
            raise Refusal("slow-down", "You wait for hints already; ask again when they have come.")
        connection.hints += 1
        self._tasks.spawn(self._advise(live, live.table, connection, request))

    async def _advise(self, live: Live, table: Table, connection: Connection, request: protocol.Hint) -> None:
        try:
            choices = await self.bots.advise(table, request.seat, lambda: connection in live.connections)
            if choices is not None:
                advice = protocol.Advice(request.id, request.seat, choices[0].action, choices)
                connection.send(protocol.encode(advice))
        except Exception:
            connection.send(error(FAILED, request.id))
            raise  # whoever does things beside logs it
        finally:
            connection.hints -= 1

    def _react(self, live: Live, connection: Connection, request: protocol.React) -> None:
        """Show a reaction to everybody, now and without the table's lock: it waits for nothing, and nothing for it."""
        check_reaction(live.table, live.caller(connection), request)
        if not self._reactions.allows((live.table.code, connection.device)):
            raise Refusal("slow-down", "Those were many reactions; wait a moment.")
        live.tell_reaction(request.seat, request.reaction)
        self.memory.tell_others(live, reaction=(request.seat, request.reaction))
        connection.send(protocol.encode(protocol.Ack(request.id, live.table.version)))

    async def _rematch(self, live: Live, connection: Connection, request: protocol.Rematch) -> None:
        """A new table with the same people; whoever asks first is its host."""
        async with live.lock:
            done_before = await self.writing.reopen(live, live.caller(connection), connection.origin)
            connection.send(protocol.encode(protocol.Ack(request.id, live.table.version, done_before)))

    # -- other processes -----------------------------------------------------------------------------------------------

    def heard(self, code: str, note: Note) -> None:
        """Another process tells about a table."""
        live = self.memory.tables.get(code)
        if live is None:
            return
        live.hear(note)
        if note.reaction:
            live.tell_reaction(*note.reaction)
        if note.asks:
            self.memory.tell_others(live, moved=True)  # what happened while they came, they have not heard
        if note.moved and live.left_alone():
            self.memory.forget(live)  # it is played elsewhere; should anybody come here, there is the log
        elif note.moved:
            self._tasks.spawn(self._hear_move(live))

    async def _hear_move(self, live: Live) -> None:
        try:
            await self.memory.refresh(live)
        except (StoreDown, Refusal):
            live.doubtful = True

    def greet_others(self) -> None:
        """Tell the others who is here, as they believe it only for a while; and those here, who is there no more."""
        for live in self.memory.tables.values():
            if live.connections:
                self.memory.tell_others(live)
                live.tell_presence()

    # -- the end -------------------------------------------------------------------------------------------------------

    def say_goodbye(self, retry: float) -> None:
        """Tell everybody to connect again in a moment."""
        goodbye = protocol.encode(protocol.Goodbye(retry))
        for live in self.memory.tables.values():
            for connection in live.connections:
                connection.send(goodbye)

    async def close(self) -> None:
        """Begin nothing any more, finish what is being stored."""
        for live in self.memory.tables.values():
            live.silence()
        await self._tasks.close()
        await self.bots.close()
        self.reviews.close()
        self.memory.aside.close()
