"""One call's work on the house: what it finds there, what it writes, and what is told once that is written."""

import re
from collections.abc import Callable
from dataclasses import replace

from msgspec.structs import replace as changed

from qwixx.local.house import House, Live, Needs, Wire
from qwixx.local.messages import MODEL, Answered, Gone, Hung, Marked, Row, Said, Written
from qwixx.players.master import missing
from qwixx.rules.game import Game
from qwixx.statistics import Result
from qwixx.tables.caller import Caller, is_host, owns
from qwixx.tables.decision import Decision
from qwixx.tables.entries import AnyEntry, Opened
from qwixx.tables.hearing import POLICY, TRY_AGAIN, error
from qwixx.tables.kept import DEVICE, LOCAL_CODE, PREFIX, read, written
from qwixx.tables.news import News, Presence
from qwixx.tables.refusal import Refusal
from qwixx.tables.results import over_at, result
from qwixx.tables.secret import CODE_BYTES, code_of
from qwixx.tables.seeing import check_length, going, unknown
from qwixx.tables.summary import summary
from qwixx.tables.table import Table, folded, opened

KEPT = 8  # tables in memory at which nobody is

Entropy = Callable[[int], bytes]


class Desk:
    """What one call does."""

    def __init__(self, house: House, now: int, entropy: Entropy, lacking: frozenset[str] = frozenset()) -> None:
        self.house = house
        self.now = now
        self.writes: list[Written | Marked | Gone] = []
        self.tell: list[Said | Hung | Answered] = []
        self.lacking = lacking  # what was needed before, and perhaps cannot be had
        self._entropy = entropy

    # -- what there is -------------------------------------------------------------------------------------------------

    def row(self, code: str) -> Row:
        """The row of a table that there is."""
        if not re.fullmatch(LOCAL_CODE, code) or code not in self.house.rows:
            raise unknown()
        return self.house.rows[code]

    def here(self, code: str) -> Row:
        """The row of a table that has not gone to a server."""
        row = self.row(code)
        if row.moved:
            raise moved_to(row.moved)
        return row

    def live(self, code: str) -> Live:
        """A table in memory; its log is needed if it is not."""
        row = self.here(code)
        if code not in self.house.tables or code in self.house.doubtful:
            self._take_up(row, self.log(code))
        live = self.house.tables[code] = replace(self.house.tables[code], used_at=self.house.calls)
        return live

    def log(self, code: str) -> list[str]:
        """All of the log of a table, as it is kept."""
        if code not in self.house.logs:
            raise Needs(code)
        return self.house.logs[code]

    def _take_up(self, row: Row, log: list[str]) -> None:
        """Fold a log that was brought; everybody at the table is told what is new to them."""
        try:
            table = folded(row.code, row.seed, map(read, log))
        except Exception:  # whatever it is, the log is no log
            raise Refusal("storage", "What was kept of this table is damaged.") from None
        del self.house.logs[row.code]
        self.house.doubtful -= {row.code}
        before = self.house.tables.setdefault(row.code, Live(table))
        if before.table.version != table.version:
            self.house.rows[row.code] = row_of(table, over_at(map(read, log)), row)
            self.advance(before, table)

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
        for number in self._wires_of(code):
            self.hang_up(number, TRY_AGAIN)
        self.house.tables.pop(code, None)
        self.house.logs.pop(code, None)
        del self.house.rows[code]
        self.house.questions = tuple(one for one in self.house.questions if one.table.code != code)
        self.writes.append(Gone(code))

    def mark_moved(self, code: str, to: str) -> None:
        """A table goes on at a server; nothing more is done here."""
        refusal = moved_to(to)
        for number in self._wires_of(code):
            self.send(number, error(refusal, None))
            self.hang_up(number, POLICY)
        self.house.rows[code] = changed(self.row(code), moved=to)
        self.house.tables.pop(code, None)
        self.writes.append(Marked(code, self.house.rows[code]))

    def mark_result(self, code: str, found: Result | None) -> None:
        """What came of a game, where it was not known yet, or not what a review says of it; nothing: it is lost."""
        self.house.rows[code] = changed(self.row(code), result=found, lost=found is None)
        self.writes.append(Marked(code, self.house.rows[code]))

    def take_in(self, table: Table, entries: list[str], moved: str = "") -> None:
        """A table with all of its log: a new one, or one that has more than ours; whoever is there connects again."""
        code = table.code
        have = self.house.rows[code].version + 1 if code in self.house.rows else 0
        for number in self._wires_of(code):
            self.hang_up(number, TRY_AGAIN)
        self.house.tables.pop(code, None)
        self.house.logs.pop(code, None)
        when = over_at(map(read, entries))
        row = self.house.rows[code] = changed(row_of(table, when), moved=moved)
        for version, text in enumerate(entries[have:], have):
            self.writes.append(Written(code, version, text, row))

    def _wires_of(self, code: str) -> list[int]:
        return [number for number, wire in self.house.wires.items() if wire.code == code]

    def _write(self, table: Table, entry: AnyEntry) -> None:
        row = self.house.rows[table.code] = row_of(table, self.now, self.house.rows.get(table.code))
        self.house.logs.pop(table.code, None)
        self.writes.append(Written(table.code, table.version, written(self.now, entry), row))

    def free_code(self) -> str:
        """A code that no table has."""
        while (code := PREFIX + code_of(self._entropy(CODE_BYTES))) in self.house.rows:
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


def row_of(table: Table, ended_at: int, before: Row | None = None) -> Row:
    """What is kept of a table beside its log; what came of its game is worked out once, when it is over."""
    found = before.result if before and before.result else result(table, ended_at, DEVICE)
    stands = going(table, DEVICE)
    if stands is None:
        return Row(table.code, table.seed, table.version, summary(table), result=found)
    return Row(table.code, table.seed, table.version, summary(table), stands.seats, stands.waiting, stands.since)


def moved_to(code: str) -> Refusal:
    """What is said of a table that goes on at a server."""
    return Refusal("moved", f"This game goes on at the table {code}.", facts={"to": code})
