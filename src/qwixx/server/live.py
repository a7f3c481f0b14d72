"""A table in memory, with those who are connected to it."""

import asyncio
from dataclasses import dataclass, field

from qwixx.server.clock import age, now, steady
from qwixx.server.connection import Connection
from qwixx.server.sharing import Note
from qwixx.tables import protocol
from qwixx.tables.caller import Caller
from qwixx.tables.news import News, Presence
from qwixx.tables.table import Table

BELIEVED = 15_000  # milliseconds for which another process's word about who is there holds
LATE = 60_000  # milliseconds after which another process's word may still come
ALONE = 5_000  # milliseconds since anybody last asked for it, after which nobody is about to connect
CLOSE = 1_000  # milliseconds by which clocks may differ without anybody being told


@dataclass(eq=False)
class Live:
    """A table in memory. `lock` is held from deciding a request until it is stored and told."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    elsewhere: dict[str, tuple[int, Presence]] = field(default_factory=dict)  # by process, with the steady time
    alarm: asyncio.TimerHandle | None = None
    doubtful: bool = False  # whether the log may have grown without our knowing
    ours: bool = True  # whether this process wrote the last entry
    used_at: int = field(default_factory=steady)
    told: Presence = field(default_factory=Presence)  # who is there, as everybody here knows
    kept: int = 0  # the version of the newest snapshot, as far as this process knows
    began: int = field(init=False)  # when the decision that is due now began, by the steady clock

    def __post_init__(self) -> None:
        """What was stored with a time that is yet to come began just now."""
        self.began = steady() - age(self.table.step_at)

    def left_alone(self) -> bool:
        """Whether nobody here has to do with it."""
        return not self.connections and not self.lock.locked() and steady() - self.used_at > ALONE

    # -- who is there --------------------------------------------------------------------------------------------------

    def here(self) -> Presence:
        """Who is connected to this process."""
        seats = frozenset(seat for connection in self.connections for seat in connection.mine)
        watchers = sum(not connection.mine for connection in self.connections)
        return Presence(seats, watchers, any(connection.host for connection in self.connections))

    def presence(self) -> Presence:
        """Who is connected, to whichever process."""
        here, oldest = self.here(), steady() - BELIEVED
        others = [there for at, there in self.elsewhere.values() if at > oldest]
        seats = here.seats.union(*(there.seats for there in others))
        watchers = here.watchers + sum(there.watchers for there in others)
        return Presence(seats, watchers, here.host or any(there.host for there in others))

    def hear(self, note: Note) -> None:
        """Believe another process."""
        oldest = steady() - BELIEVED
        self.elsewhere = {process: told for process, told in self.elsewhere.items() if told[0] > oldest}
        self.elsewhere[note.process] = (steady(), Presence(frozenset(note.seats), note.watchers, note.host))
        self.tell_presence()

    def caller(self, connection: Connection) -> Caller:
        """Who asks."""
        return Caller(connection.device, self.told.seats, self.told.host, now())

    # -- when the server is to act by itself ---------------------------------------------------------------------------

    def due_in(self) -> int | None:
        """Milliseconds until the server is to act by itself, if it is; below 0 when it is late."""
        return 0 if self.table.bots_to_act else self.time_left()

    def time_left(self) -> int | None:
        """Milliseconds until the clock answers for people, however the machine's clock was set meanwhile."""
        if self.table.deadline is None:
            return None
        return self.began + (self.table.settings.timer or 0) * 1000 - steady()

    def silence(self) -> None:
        """Set no alarm any more."""
        if self.alarm:
            self.alarm.cancel()
            self.alarm = None

    # -- what happens --------------------------------------------------------------------------------------------------

    def advance(self, table: Table) -> None:
        """Go on to a newer table, and tell everybody here."""
        before, self.table = self.table, table
        if before.step_at != table.step_at:
            self.began = steady() - self._age()
        had = {connection: connection.mine for connection in self.connections}
        if before.seats != table.seats:
            for connection in had:
                connection.sits_at(table)
            self.told = self.presence()
        news = self.news(self.told, before)
        for connection, mine in had.items():
            for message in news.changes(connection.mine, connection.host, anew=connection.mine != mine):
                connection.send(message)

    def tell_presence(self, but: Connection | None = None) -> None:
        """Tell everybody here who is there, if it is not as they were last told."""
        presence = self.presence()
        if presence == self.told:
            return
        self.told = presence
        news = self.news(presence)
        for connection in self.connections - {but}:
            connection.send(news.table(connection.mine, connection.host))

    def tell_reaction(self, seat: int, reaction: protocol.ReactionName) -> None:
        """Tell everybody here how somebody feels; nothing is kept of it."""
        told = protocol.encode(protocol.Reaction(seat, reaction))
        for connection in self.connections:
            connection.send(told)

    def news(self, presence: Presence, before: Table | None = None) -> News:
        """What there is to tell; if the clock was set meanwhile, a deadline is told by the clock as it is now."""
        at, left, deadline = now(), self.time_left(), self.table.deadline
        moved = 0 if left is None or deadline is None else at + left - deadline
        return News(self.table, presence, at, before, moved if abs(moved) > CLOSE else 0)

    def _age(self) -> int:
        """How long a decision has been due that was heard of just now: what cannot be is not believed."""
        since = age(self.table.step_at)
        return since if since <= max(LATE, (self.table.settings.timer or 0) * 1000) else 0
