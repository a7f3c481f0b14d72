"""Tables prepared out by hand: played to some position from a seed and stored, before any server has seen them."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from sqlalchemy import Connection, insert

from qwixx.games import game_by
from qwixx.records import Act
from qwixx.rules.actions import Action
from qwixx.server.clock import now
from qwixx.server.database import Database
from qwixx.server.index import opened_row, players_rows, results_rows
from qwixx.server.schema import log, players, results, tables
from qwixx.tables import protocol
from qwixx.tables.caller import Caller
from qwixx.tables.decision import Decision
from qwixx.tables.entries import AnyEntry, Opened, Seat, Settings, encode
from qwixx.tables.going_on import played
from qwixx.tables.lobby import start
from qwixx.tables.secret import hashed
from qwixx.tables.table import Table, opened

AT = now()  # when everything happened: old tables would be thrown away

Until = Callable[[Table], bool]
Choose = Callable[[Table, int], Action]


class Logged(Protocol):
    """A table with its log."""

    @property
    def table(self) -> Table:
        """The fold of the entries."""

    @property
    def entries(self) -> Sequence[AnyEntry]:
        """All of its log."""


class PreparedTable:
    """A table, and the entries that led to it."""

    def __init__(
        self,
        code: str,
        game: str,
        seats: Sequence[Seat],
        host: str,
        rng: Random,
        settings: Settings | None = None,
        options: dict[str, str] | None = None,
    ) -> None:
        chosen = game_by(game, tuple((options or {}).items()))
        first = Opened(chosen.id, dict(chosen.options), tuple(seats), host, settings or Settings(), chosen.version)
        self.entries: list[AnyEntry] = [first]
        self.table = opened(code, f"{rng.getrandbits(256):064x}", first, AT)
        self._rng = rng

    def start(self) -> "PreparedTable":
        """Begin the game."""
        return self.go_on(start(self.table, Caller(self.table.host), protocol.Start("start")))

    def play(self, until: Until, choose: Choose | None = None) -> "PreparedTable":
        """Let everybody act at random, one by one, until something is so."""
        while not until(self.table):
            seat = self._rng.choice(self.table.waiting)
            game, state = self.table.playing
            action = choose(self.table, seat) if choose else self._rng.choice(game.legal(state, seat))
            self.go_on(played(self.table, [Act(seat, action)]))
        return self

    def go_on(self, decision: Decision) -> "PreparedTable":
        assert decision.entry is not None
        self.entries.append(decision.entry)
        self.table = decision.applied(self.table, AT)
        return self


def person(name: str, device: str, **more: str | None) -> Seat:
    """Somebody on the device with this secret."""
    return Seat("person", name, device=hashed(device), **more)  # type: ignore[arg-type]


def store_tables(database: str, *prepared: Logged) -> None:
    """Put tables into a database that nobody uses."""
    kept = Database(database)
    kept.prepare()
    with kept.connect() as connection, connection.begin():
        insert_tables(connection, *prepared)
        codes = [one.table.code for one in prepared]
        connection.execute(log.update().where(log.c.code.in_(codes)).values(at=now()))  # however long tests have run
    kept.close()


def insert_tables(connection: Connection, *prepared: Logged) -> None:
    """Put tables into a database that is open."""
    for one in prepared:
        code = one.table.code
        entries = enumerate(one.entries)
        rows = [{"code": code, "version": version, "at": AT, "body": encode(entry)} for version, entry in entries]
        connection.execute(insert(tables), [opened_row(one.table)])
        connection.execute(insert(log), rows)
        connection.execute(insert(players), players_rows(one.table))
        if rows := results_rows(one.table, AT):
            connection.execute(insert(results), rows)
