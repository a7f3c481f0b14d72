"""A table in memory, with those who are connected to it."""

import asyncio
from dataclasses import dataclass, field

from qwixx.server.clock import now
from qwixx.server.connection import Connection
from qwixx.server.sharing import Note
from qwixx.tables.caller import Caller
from qwixx.tables.news import News, Presence
from qwixx.tables.table import Table

BELIEVED = 15_000  # milliseconds for which another process's word about who is there holds


@dataclass(eq=False)
class Live:
    """A table in memory. `lock` is held from deciding a request until it is stored and told."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    elsewhere: dict[str, tuple[int, Presence]] = field(default_factory=dict)  # by process, with the time
    alarm: asyncio.TimerHandle | None = None
    doubtful: bool = False  # whether the log may have grown without our knowing
    ours: bool = True  # whether this process wrote the last entry
    used_at: int = field(default_factory=now)
    told: Presence = field(default_factory=Presence)  # who is there, as everybody here knows

    def here(self) -> Presence:
        """Who is connected to this process."""
        seats = frozenset(seat for connection in self.connections for seat in connection.mine)
        watchers = sum(not connection.mine for connection in self.connections)
        return Presence(seats, watchers, any(connection.host for connection in self.connections))

    def presence(self) -> Presence:
        """Who is connected, to whichever process."""
        here, oldest = self.here(), now() - BELIEVED
        others = [there for at, there in self.elsewhere.values() if at > oldest]
        seats = here.seats.union(*(there.seats for there in others))
        watchers = here.watchers + sum(there.watchers for there in others)
        return Presence(seats, watchers, here.host or any(there.host for there in others))

    def hear(self, note: Note) -> None:
        """Believe another process."""
        oldest = now() - BELIEVED
        self.elsewhere = {process: told for process, told in self.elsewhere.items() if told[0] > oldest}
        self.elsewhere[note.process] = (now(), Presence(frozenset(note.seats), note.watchers, note.host))
        self.tell_presence()

    def caller(self, connection: Connection) -> Caller:
        """Who asks."""
        return Caller(connection.device, self.told.seats, self.told.host, now())

    def silence(self) -> None:
        """Set no alarm any more."""
        if self.alarm:
            self.alarm.cancel()
            self.alarm = None

    def advance(self, table: Table) -> None:
        """Go on to a newer table, and tell everybody here."""
        before, self.table = self.table, table
        had = {connection: connection.mine for connection in self.connections}
        if before.seats != table.seats:
            for connection in had:
                connection.sits_at(table)
            self.told = self.presence()
        news = News(table, self.told, now(), before)
        for connection, mine in had.items():
            for message in news.changes(connection.mine, connection.host, anew=connection.mine != mine):
                connection.send(message)

    def tell_presence(self, but: Connection | None = None) -> None:
        """Tell everybody here who is there, if it is not as they were last told."""
        presence = self.presence()
        if presence == self.told:
            return
        self.told = presence
        news = News(self.table, presence, now())
        for connection in self.connections - {but}:
            connection.send(news.table(connection.mine, connection.host))
