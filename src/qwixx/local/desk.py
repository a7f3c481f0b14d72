"""One call's work on the house: what it finds there, what it writes, and what is told once that is written."""

import re
from collections.abc import Callable
from dataclasses import replace

from msgspec.structs import replace as changed

from qwixx.local.house import DEVICE, House, Live, Needs, Wire
from qwixx.local.messages import MODEL, Answered, Gone, Hung, Marked, Row, Said, Written
from qwixx.players.master import missing
from qwixx.rules.game import Game
from qwixx.tables.caller import Caller, is_host, owns
from qwixx.tables.decision import Decision
from qwixx.tables.entries import AnyEntry, Opened, encode
from qwixx.tables.news import News, Presence
from qwixx.tables.refusal import Refusal
from qwixx.tables.secret import CODE_PATTERN, code_of
from qwixx.tables.seeing import check_length, going, unknown
from qwixx.tables.summary import summary
from qwixx.tables.table import Table, opened

PREFIX = "local-"
LOCAL_CODE = CODE_PATTERN.replace("^", f"^{PREFIX}", 1)
KEPT = 8  # tables in memory at which nobody is

Entropy = Callable[[int], bytes]


class Desk:
    """What one call does."""

    def __init__(self, house: House, now: int, entropy: Entropy) -> None:
        self.house = house
        self.now = now
        self.writes: list[Written | Marked | Gone] = []
        self.tell: list[Said | Hung | Answered] = []
        self._entropy = entropy

    # -- what there is -------------------------------------------------------------------------------------------------

    def row(self, code: str) -> Row:
        """The row of a table that there is."""
        if not re.fullmatch(LOCAL_CODE, code) or code not in self.house.rows:
            raise unknown()
        return self.house.rows[code]

    def live(self, code: str) -> Live:
        """A table in memory; it is needed if it is not, and refused if it has gone to a server."""
        row = self.row(code)
        if row.moved:
            raise Refusal("moved", f"This game goes on at the table {row.moved}.", facts={"to": row.moved})
        if code in self.house.damaged:
            raise Refusal("storage", "What was kept of this table is damaged.")
        if code not in self.house.tables or code in self.house.doubtful:
            raise Needs(code)
        live = self.house.tables[code] = replace(self.house.tables[code], used_at=self.house.calls)
        return live

    def need_network(self, game: Game, seats: int) -> None:
        """The strongest player's network for a game has to be here."""
        if name := missing(game, seats):
            raise Needs(MODEL + name)

    def caller(self, live: Live, wire: Wire) -> Caller:
        """Who asks."""
        return Caller(wire.device, live.told.seats, live.told.host, self.now)

    # -- what is written -----------------------------------------------------------------------------------------------

    def open(self, entry: Opened, code: str) -> Table:
        """A new table; the commitment to its seed is told before anything happens there."""
        table = opened(code, self._entropy(32).hex(), entry, self.now)
        self.house.tables[code] = Live(table, used_at=self.house.calls)
        self._write(table, entry)
        self._tidy()
        return table

    def append(self, live: Live, decision: Decision) -> Table:
        """One more entry; everybody at the table is told what has changed."""
        assert decision.entry is not None
        check_length(live.table, decision.entry)
        after = decision.applied(live.table, self.now)
        self._write(after, decision.entry)
        self.advance(live, after)
        return after

    def remove(self, code: str) -> None:
        """A table is no more: whoever is connected finds out by connecting again."""
        for number in [number for number, wire in self.house.wires.items() if wire.code == code]:
            self.hang_up(number, 1013)
        self.house.tables.pop(code, None)
        del self.house.rows[code]
        self.house.questions = tuple(one for one in self.house.questions if one.table.code != code)
        self.writes.append(Gone(code))

    def mark_moved(self, code: str, to: str) -> None:
        """A table goes on at a server; nothing more is done here."""
        self.house.rows[code] = changed(self.row(code), moved=to)
        self.house.tables.pop(code, None)
        self.writes.append(Marked(code, self.house.rows[code]))

    def take_in(self, row: Row, entries: list[str]) -> None:
        """A table with all of its log, or what it has more than ours."""
        have = self.house.rows[row.code].version + 1 if row.code in self.house.rows else 0
        self.house.rows[row.code] = row
        self.house.damaged -= {row.code}
        for version, text in enumerate(entries[have:], have):
            self.writes.append(Written(row.code, version, text, row))

    def _write(self, table: Table, entry: AnyEntry) -> None:
        row = self.house.rows[table.code] = row_of(table)
        self.writes.append(Written(table.code, table.version, written(self.now, entry), row))

    def free_code(self) -> str:
        """A code that no table has."""
        while (code := PREFIX + code_of(self._entropy(8))) in self.house.rows:
            pass
        return code

    def _tidy(self) -> None:
        """Forget tables that nobody uses; their logs are kept."""
        idle = [code for code, live in self.house.tables.items() if not live.told.watchers and not live.told.seats]
        idle.sort(key=lambda code: self.house.tables[code].used_at, reverse=True)
        for code in idle[KEPT:]:
            if not self.house.tables[code].table.bots_to_act:
                del self.house.tables[code]

    # -- what is told --------------------------------------------------------------------------------------------------

    def send(self, wire: int, message: bytes) -> None:
        """Tell somebody something."""
        self.tell.append(Said(wire, message.decode()))

    def hang_up(self, wire: int, code: int, reason: str = "") -> None:
        """Close a wire."""
        self.house.wires.pop(wire, None)
        self.house.questions = tuple(one for one in self.house.questions if one.wire != wire)
        self.tell.append(Hung(wire, code, reason))

    def sits(self, wire: Wire, table: Table) -> Wire:
        """A wire, with the seats that are its device's."""
        return replace(wire, mine=owns(table, wire.device), host=is_host(table, wire.device))

    def advance(self, live: Live, table: Table) -> None:
        """Go on to a newer table, and tell everybody there."""
        code, before = table.code, live.table
        had = {number: self.house.wires[number] for number in self.house.at(code)}
        self.house.tables[code] = replace(live, table=table)
        if before.seats != table.seats:
            for number, wire in had.items():
                self.house.wires[number] = self.sits(wire, table)
            self.house.tables[code] = replace(live, table=table, told=self.presence(code))
        news = News(table, self.house.tables[code].told, self.now, before)
        for number, wire in had.items():
            now = self.house.wires[number]
            for message in news.changes(now.mine, now.host, anew=now.mine != wire.mine):
                self.send(number, message)

    def presence(self, code: str) -> Presence:
        """Who is connected to a table."""
        wires = [self.house.wires[number] for number in self.house.at(code)]
        seats = frozenset(seat for wire in wires for seat in wire.mine)
        return Presence(seats, sum(not wire.mine for wire in wires), any(wire.host for wire in wires))

    def tell_presence(self, code: str, but: int | None = None) -> None:
        """Tell everybody at a table who is there, if it is not as they were last told."""
        live, presence = self.house.tables.get(code), self.presence(code)
        if live is None or presence == live.told:
            return
        live = self.house.tables[code] = replace(live, told=presence)
        news = News(live.table, presence, self.now)
        for number in self.house.at(code):
            if number != but:
                self.send(number, news.table(self.house.wires[number].mine, self.house.wires[number].host))
        self._tidy()


def row_of(table: Table) -> Row:
    """What is kept of a table beside its log."""
    stands = going(table, DEVICE)
    if stands is None:
        return Row(table.code, table.seed, table.version, summary(table))
    return Row(table.code, table.seed, table.version, summary(table), stands.seats, stands.waiting, stands.since)


def written(at: int, entry: AnyEntry) -> str:
    """An entry as it is kept: its time, and what a server would write into its log."""
    return f"{at} {encode(entry).decode()}"
