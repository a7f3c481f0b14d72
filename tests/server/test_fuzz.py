"""A hundred thousand hostile messages: each is refused for a right reason, and nothing has changed afterwards."""

import json
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from itertools import product
from pathlib import Path
from random import Random

import httpx

from qwixx.games import GAMES
from qwixx.tables import protocol
from qwixx.tables.caller import Caller
from qwixx.tables.deciding import decide
from qwixx.tables.entries import Seat, Settings
from qwixx.tables.secret import hashed
from qwixx.tables.table import Table
from tests.server.client import Json, Server
from tests.server.hostile import HARD_LIMIT, Attacker, Shot, secret, shot
from tests.server.logged import logged
from tests.server.prepared_tables import PreparedTable, person, store_tables
from tests.server.wire import CONT, PING, PONG, TEXT, Wire, frame
from tests.soak import TIMES, chance

MESSAGES = 10_000 * TIMES
BATCH = 50  # messages sent before the answers are read
LONG = 3600  # seconds for a decision: nobody is late, nor idle, for as long as this takes
MEMORY = 16 << 20  # bytes by which the server may grow, whatever it is sent

HOST, BEN, EVE = (secret(Random(name)) for name in ("host", "ben", "eve"))  # Eve has no seat anywhere


# -- the tables --------------------------------------------------------------------------------------------------------


def tables(rng: Random) -> Iterator[PreparedTable]:
    """A table of each game somewhere in the middle, some that are over, and some that have not begun."""
    codes = (f"ba{a}{e}-{a}{e}{a}{e}" for a in "bdglmnprst" for e in "aeiou")
    for name in GAMES:
        for settings in (Settings(LONG, hints=False, takebacks=False), Settings(LONG)):
            yield in_the_middle(next(codes), name, rng, settings)
    for name in ("classic", "cards"):
        yield (
            PreparedTable(next(codes), name, seats(), hashed(HOST), rng)
            .start()
            .play(lambda table: table.status == "over")
        )
    yield kept(next(codes), rng)
    yield PreparedTable(next(codes), "classic", seats(), hashed(HOST), rng)
    yield PreparedTable(next(codes), "classic", [*seats(), Seat()], hashed(HOST), rng)


def kept(code: str, rng: Random) -> PreparedTable:
    """A table with real dice, at which the host has said who begins, and is to roll."""
    prepared = PreparedTable(code, "classic", seats(), hashed(HOST), rng, Settings(dice="real")).start()
    return prepared.go_on(decide(prepared.table, Caller(hashed(HOST)), protocol.Enter("first", 0, "first 1")))


def in_the_middle(code: str, name: str, rng: Random, settings: Settings) -> PreparedTable:
    """A game that waits for Ben, and in which the server itself has nothing to do."""
    steps = rng.randint(3, 40)

    def there(table: Table) -> bool:
        return table.status == "over" or (table.step > steps and 1 in table.waiting and not table.bots_to_act)

    prepared = PreparedTable(code, name, seats(), hashed(HOST), rng, settings).start().play(there)
    return in_the_middle(code, name, rng, settings) if prepared.table.status == "over" else prepared


def seats() -> list[Seat]:
    """The host, Ben, and a bot."""
    return [person("Anna", HOST, key=hashed("key")), person("Ben", BEN), Seat("bot", "Max", "easy")]


# -- what must stay as it is -------------------------------------------------------------------------------------------


def snapshots(server: Server, prepared: list[PreparedTable]) -> list[Json]:
    """What everybody is told who comes anew, but for the time and how many watch."""
    found = []
    for one, device in product(prepared, (HOST, BEN, EVE, None)):
        with Wire(server.port, one.table.code) as wire:
            snapshot = wire.hello(device)
            del snapshot["now"], snapshot["table"]["watchers"]
            found.append(snapshot)
    return found


def rows(file: Path) -> list[list[tuple[object, ...]]]:
    """Everything in the database."""
    with sqlite3.connect(file) as connection:
        found = [
            connection.execute(f"select * from {name} order by 1, 2").fetchall()
            for name in ("tables", "log", "players")
        ]
    connection.close()
    return found


def metrics(server: Server) -> Counter[str]:
    """What the server counts; some of it only where the system tells."""
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    told = [line.rsplit(" ", 1) for line in lines if not line.startswith("#")]
    return Counter({name: int(float(value)) for name, value in told})


# -- the siege ---------------------------------------------------------------------------------------------------------


class Siege:
    """Everybody at every table, each on a socket."""

    def __init__(self, server: Server, prepared: list[PreparedTable], rng: Random) -> None:
        self.port = server.port
        self.rng = rng
        self.sent = 0
        self.said: Counter[str] = Counter()
        self.lines = [
            (Wire(server.port, one.table.code), Attacker(one.table, device))
            for one, device in product(prepared, (HOST, BEN, EVE, None))
        ]
        for wire, here in self.lines:
            assert wire.hello(here.secret)["type"] == "snapshot"

    def fire(self, messages: int) -> None:
        """Send so many messages, on all sockets in turn, and look at every answer."""
        until = self.sent + messages
        while self.sent < until:
            shots = [[shot(self.rng, here) for _ in range(BATCH)] for _, here in self.lines]
            for (wire, _), batch in zip(self.lines, shots, strict=True):
                wire.send_bytes(b"".join(one.frames for one in batch) + frame('{"type":"ping","id":"end"}'))
            for (wire, _), batch in zip(self.lines, shots, strict=True):
                self._check(wire, batch)
            self.sent += BATCH * len(self.lines)

    def _check(self, wire: Wire, batch: list[Shot]) -> None:
        """One answer to each, in order, with a right reason."""
        for one in batch:
            answer = self._answer(wire)
            said = answer["code"] if answer["type"] == "error" else answer["type"]
            assert said in one.codes, (one, answer)
            assert said != "ack" or answer["duplicate"]
            assert one.id in (answer["id"], None), (one, answer)
            self.said[said] += 1
        assert self._answer(wire)["type"] == "pong"

    def _answer(self, wire: Wire) -> Json:
        """The next message that is not about who comes and goes."""
        while (message := wire.message())["type"] == "table":
            pass
        return message

    def knock(self, attempts: int) -> None:
        """Come anew, and say something else than hello, or a wrong hello."""
        for _ in range(attempts):
            _, here = self.rng.choice(self.lines)
            first = self._no_hello(here) if self.rng.random() < 0.5 else self._wrong_hello()
            with Wire(self.port, here.table.code) as wire:
                wire.send_bytes(first.frames)
                (answer,) = wire.rest()
                assert answer["type"] == "error"
                assert answer["code"] in first.codes, (first, answer)
                assert wire.close_code == 1008
            self.said[answer["code"]] += 1

    def _no_hello(self, here: Attacker) -> Shot:
        one = shot(self.rng, here)
        if one.id is None:
            return one
        return one._replace(codes=frozenset({"bad-key" if b'"hello"' in one.frames else "hello-first"}))

    def _wrong_hello(self) -> Shot:
        mine, key = secret(self.rng), secret(self.rng)
        return self.rng.choice(
            [
                hello("bad-key", device=mine, key=key),
                hello("bad-device", key=key),
                hello("malformed", device=mine[1:]),
                hello("malformed", device=mine + "\n"),
                hello("malformed", device=mine, key=""),
                hello("malformed", device=[mine]),
                hello("malformed", device=mine, seat=0),
            ]
        )

    def leave_badly(self, times: int) -> None:
        """Break the rules of sockets themselves, at a table and before."""
        for (frames, code), at_table in product(LAST_WORDS * times, (True, False)):
            _, here = self.rng.choice(self.lines)
            with Wire(self.port, here.table.code) as wire:
                if at_table:
                    wire.hello(EVE)
                wire.send_bytes(frames)
                assert [message for message in wire.rest() if message["type"] != "table"] == []
                assert wire.close_code == code, frames[:20]

    def close(self) -> None:
        """Go home."""
        for wire, _ in self.lines:
            wire.close()


def hello(code: str, **fields: object) -> Shot:
    """A hello, and what is wrong with it."""
    return Shot(frame(json.dumps({"type": "hello", "id": "x", **fields})), frozenset({code}))


NOT_TEXT, TOO_BIG, PROTOCOL = 1007, 1009, 1002
LAST_WORDS = [
    (frame(b"\xff\xfe", TEXT), NOT_TEXT),
    (frame(b'{"type":"ping","id":"\xc3\x28"}', TEXT), NOT_TEXT),
    (frame(b"\xed\xa0\x80", TEXT, final=False) + frame(b"", CONT), NOT_TEXT),
    (frame(b" " * (HARD_LIMIT + 1)), TOO_BIG),
    ((frame(b" " * 40_000, TEXT, final=False) + frame(b" " * 40_000, CONT)), TOO_BIG),
    (frame(b"", CONT), PROTOCOL),
    (frame(b"", 3), PROTOCOL),
    (frame(b"", 11), PROTOCOL),
    (b"\xc1\x80" + bytes(4), PROTOCOL),  # with a bit that means nothing here
    (b"\x81\x02{}", PROTOCOL),  # without a mask
    (frame(b"x" * 126, PING), PROTOCOL),
    (frame(b"", PING, final=False), PROTOCOL),
    (frame(b"", TEXT, final=False) + frame(b"", TEXT), PROTOCOL),
    (frame(b"", TEXT, final=False) + frame(b"", CONT, final=False) * 100, None),  # in too many pieces
    (frame(b"", PING) * 100, None),
    (frame(b"", PONG) * 100, None),
    (frame(b"x") * 10_000, None),
]


def test_whatever_comes_in_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    rng = chance()
    prepared = list(tables(rng))
    file, log = tmp_path / "tables.sqlite", tmp_path / "log"
    store_tables(f"sqlite:///{file}", *prepared)
    with (
        Server(f"sqlite:///{file}", "--trust", "127.0.0.1", log=log) as server,
        closing(Siege(server, prepared, rng)) as siege,
    ):
        before, stored, at_first = snapshots(server, prepared), rows(file), metrics(server)
        for part in range(5):
            siege.fire(MESSAGES // 5)
            siege.knock(40)
            siege.leave_badly(1)
            at_first = at_first if part else metrics(server)  # by now it has made itself comfortable
        assert siege.sent >= MESSAGES
        in_the_end = metrics(server)
        assert snapshots(server, prepared) == before
        assert rows(file) == stored
        assert in_the_end["process_start_time_seconds"] == at_first["process_start_time_seconds"]
        assert in_the_end["process_resident_memory_bytes"] - at_first["process_resident_memory_bytes"] < MEMORY
        assert not [name for name in in_the_end if name.startswith("qwixx_failures_total{")]
        assert server.stop() == 0
    assert {line["level"] for line in logged(log)} == {"info"}
