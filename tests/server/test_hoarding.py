"""Nobody can make the server keep things without end: unread messages, idle connections, tables, old tables."""

import asyncio
import json
import logging
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from prometheus_client import REGISTRY
from sqlalchemy import Connection, select, update

from qwixx.fairness import promise
from qwixx.server import keeper, queries
from qwixx.server.calendar import Calendar
from qwixx.server.clock import now
from qwixx.server.database import Database
from qwixx.server.hall import Hall
from qwixx.server.limits import Limits
from qwixx.server.schema import log, players, tables
from qwixx.server.store import Store
from qwixx.tables.entries import Settings
from qwixx.tables.secret import hashed
from tests.server.client import PATIENCE, Server, me
from tests.server.hosted import LOCAL, Hosted, hosted, ping
from tests.server.prepared_tables import AT, PreparedTable, insert_tables, person, store_tables
from tests.server.wire import CLOSE, Wire, frame

pytestmark = pytest.mark.anyio

ECHO = frame(json.dumps({"type": "x" * 4000}))  # answered with four thousand letters
MEMORY = 16 << 20  # bytes by which a server may grow, whoever does not read


def until(condition: Callable[[], bool]) -> None:
    """Ask again until something is so."""
    patience = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < patience


# -- those who do not read ---------------------------------------------------------------------------------------------


def fill(wire: Wire, messages: int) -> bool:
    """Send without reading; whether one was cut off."""
    try:
        for _ in range(messages):
            wire.send_bytes(ECHO)
    except OSError:
        return True
    return False


def test_who_does_not_read_is_dropped_while_others_go_on(server: Server) -> None:
    here = Hosted(server.port)
    code, before, memory = here.table(), here.dropped("slow"), here.number("process_resident_memory_bytes")
    with here.wire(code) as other:
        for number in range(4):
            with here.wire(code) as wire:
                assert fill(wire, 10_000)
            assert ping(other)["type"] == "pong"
            assert here.dropped("slow") == before + number + 1
    assert here.number("process_resident_memory_bytes") - memory < MEMORY


def test_who_neither_reads_nor_sends_is_dropped_too(tmp_path: Path) -> None:
    with hosted(tmp_path, ping=0.2, trusted=LOCAL) as server, server.wire(server.table()) as wire:
        fill(wire, 15)  # more than the system takes, less than is dropped at once
        assert server.number("qwixx_connections") == 1
        until(lambda: server.number("qwixx_connections") == 0)


@pytest.mark.parametrize("messages", [15, 40])
def test_who_is_sent_away_and_does_not_read_gives_up_the_place(tmp_path: Path, messages: int) -> None:
    """With a little unread it waits in the system, with much in the server itself."""
    code, few = lay_one(tmp_path), (0.001, messages)
    with (
        hosted(tmp_path, address_wires=1, messages=few, strikes=1, farewell=0.2) as server,
        server.wire(code) as wire,
    ):
        fill(wire, messages + 10)
        until(lambda: answers(server))


def test_who_says_goodbye_and_does_not_read_gives_up_the_place(tmp_path: Path) -> None:
    code = lay_one(tmp_path)
    with hosted(tmp_path, address_wires=1, farewell=0.2) as server, server.wire(code) as wire:
        fill(wire, 15)
        wire.send_bytes(frame(b"\x03\xe8", CLOSE))
        until(lambda: answers(server))


def test_who_asks_and_does_not_read_the_answer_gives_up_the_place(tmp_path: Path) -> None:
    with hosted(tmp_path, address_wires=1, hello=0.2) as server, socket.socket() as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        wire.connect(("127.0.0.1", server.port))
        wire.sendall(b"GET /openapi.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        until(lambda: answers(server))


def lay_one(folder: Path) -> str:
    """The code of a table that is there from the beginning."""
    prepared = PreparedTable("bada-bada", "classic", [person("Anna", "anna")], hashed("anna"), Random(1))
    store_tables(f"sqlite:///{folder}/tables.sqlite", prepared)
    return prepared.table.code


def answers(server: Hosted) -> bool:
    """Whether there is room for one more."""
    try:
        return server.get("/health").status_code == 200
    except httpx.TransportError:
        return False


# -- those who only connect --------------------------------------------------------------------------------------------


def plugged(server: Hosted, *said: bytes) -> bytes:
    """What comes back on a connection on which this is said."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as wire:
        for part in said:
            wire.sendall(part)
        came = b""
        with suppress(ConnectionError):  # who is cut off may be reset
            while piece := wire.recv(4096):
                came += piece
        return came


BEGUN = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer "


def test_who_does_not_finish_asking_is_cut_off(tmp_path: Path) -> None:
    with hosted(tmp_path, hello=0.3) as server:
        assert plugged(server) == b""
        assert plugged(server, b"GET /api/games HTTP/1.1\r\nHos") == b""
        assert plugged(server, b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n", b"GET /").count(b"HTTP/1.1") == 1
        unfinished = plugged(server, BEGUN + b"x\r\nContent-Length: 10\r\n\r\n{")
        assert unfinished.startswith(b"HTTP/1.1 408")
        assert b"malformed" in unfinished
        assert b"connection: close" in unfinished


CHUNKED = BEGUN + b"x\r\nTransfer-Encoding: chunked\r\n\r\n"
CHUNK = b"400\r\n" + b"x" * 1024 + b"\r\n"


def test_a_request_without_end_is_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with hosted(tmp_path) as server:
        long = [b"GET /api/games HTTP/1.1\r\n", *(b"x%d: %s\r\n" % (n, b"y" * 1000) for n in range(20))]
        assert plugged(server, *long).startswith(b"HTTP/1.1 400")
        for size in (1, 17):
            assert plugged(server, CHUNKED + CHUNK * size + b"nonsense\r\n").startswith(b"HTTP/1.1 400")
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as wire:
            wire.sendall(CHUNKED + CHUNK * 17)
            assert wire.recv(4096).startswith(b"HTTP/1.1 413")
            wire.sendall(b"nonsense\r\n")
            with suppress(ConnectionError):
                while wire.recv(4096):
                    pass
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_so_many_connections_of_an_address_whatever_they_are_for(tmp_path: Path) -> None:
    with hosted(tmp_path, address_wires=2) as server:
        code = server.table()
        until(lambda: answers(server))
        with server.wire(code) as wire, socket.create_connection(("127.0.0.1", server.port)):
            before = crowd()
            until(lambda: not answers(server))
            assert crowd() > before
            assert ping(wire)["type"] == "pong"
        until(lambda: answers(server))


def crowd() -> float:
    """How many were dropped because there were too many; asked of ourselves, as nobody else comes in."""
    return REGISTRY.get_sample_value("qwixx_dropped_total", {"reason": "crowd"}) or 0.0


# -- tables ------------------------------------------------------------------------------------------------------------


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """All tables in memory, with a database, and nobody connected."""
    database = Database(f"sqlite:///{tmp_path}/tables.sqlite")
    database.prepare()
    hall = Hall(Store(database), Limits())
    yield hall
    await hall.close()
    await hall.store.close()
    database.close()


async def insert(hall: Hall, *prepared: PreparedTable) -> None:
    """Put tables into the database of a hall."""
    await hall.store.read(lambda connection: insert_tables(connection, *prepared))


def running(code: str, timer: int | None) -> PreparedTable:
    """A game that waits for somebody."""
    seats = [person("Anna", "anna"), person("Ben", "ben")]
    return PreparedTable(code, "classic", seats, hashed("anna"), Random(1), Settings(timer)).start()


def test_a_log_has_an_end_but_the_game_goes_on(tmp_path: Path) -> None:
    with hosted(tmp_path, entries=3) as server:
        code = server.table(seats=[me("Anna")])
        with server.wire(code, server.anna.secret) as wire:
            said = [done(wire, type="sit", seat=0, name=f"Anna {number}") for number in range(4)]
            assert said == ["ack", "ack", "ack", "too-many"]
            assert done(wire, type="start") == "ack"
            assert done(wire, type="act", step=1, seat=0, action="pass") == "ack"
            assert done(wire, type="link", seat=0) == "too-many"
            assert done(wire, type="act", step=2, seat=0, action="pass") == "ack"


def test_a_log_that_is_full_can_still_come_to_its_start(tmp_path: Path) -> None:
    with hosted(tmp_path, entries=1) as server:
        code = server.table(seats=[me("Anna") | {"promise": None}])
        with server.wire(code, server.anna.secret) as wire:
            assert done(wire, type="sit", seat=0, name="Annina") == "ack"
            assert done(wire, type="promise", seat=0, promise=promise("salt")) == "too-many"
            assert done(wire, type="start") == "ack"
            assert done(wire, type="cancel", id="y") == "too-many"
            assert done(wire, type="promise", seat=0, promise=promise("salt")) == "ack"
            assert done(wire, type="reveal", id="y", seat=0, salt="salt") == "ack"
            assert done(wire, type="act", step=1, seat=0, action="pass") == "ack"


def done(wire: Wire, **request: object) -> str:
    """What a request comes to."""
    wire.ask(**{"id": "x"} | request)
    while (message := wire.message())["type"] not in ("ack", "error"):
        pass
    said: str = message["code"] if message["type"] == "error" else message["type"]
    return said


async def test_a_table_that_nobody_uses_is_put_away_until_it_is_due(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await insert(
        hall,
        running("bada-bada", 3600),
        running("bada-bade", 20),
        running("bada-badi", None),
    )
    for code in ("bada-bada", "bada-bade", "bada-badi"):
        (await hall.memory.find(code)).used_at = 0
    await keeper.put_away(hall)
    assert list(hall.memory.tables) == ["bada-bade"]  # the others need no memory meanwhile
    await keeper.take_up(hall)
    assert list(hall.memory.tables) == ["bada-bade"]
    monkeypatch.setattr(keeper, "now", lambda: now() + 3600_000)
    await keeper.take_up(hall)
    assert list(hall.memory.tables) == ["bada-bade", "bada-bada"]


async def test_old_tables_are_thrown_away_however_many_there_are(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "MOST_EXPIRED", 2)
    lobby = [
        PreparedTable(f"bada-ba{a}{b}", "classic", [person("Anna", "anna")], hashed("anna"), Random(1))
        for a in "bd"
        for b in "aei"
    ]
    await insert(hall, *lobby, running("lili-lili", None))
    for table, column in ((log, log.c.at), (tables, tables.c.changed_at)):
        earlier = update(table).where(table.c.code != "lili-lili").values({column: column - keeper.DAY - 60_000})
        await hall.store.change(lambda connection, earlier=earlier: connection.execute(earlier))  # type: ignore[misc]
    await keeper.throw_away(hall, Calendar(hall.store))
    assert await hall.store.read(codes) == {"lili-lili"}


def codes(connection: Connection) -> set[str]:
    """The tables of which anything is left."""
    return {code for table in (tables, log, players) for code in connection.execute(select(table.c.code)).scalars()}


async def test_a_table_at_which_something_happened_lately_is_not_old(hall: Hall) -> None:
    prepared = running("bada-bada", None)
    await insert(hall, prepared)

    def expired(connection: Connection, before: int) -> list[str]:
        connection.execute(update(tables).values(changed_at=0))  # most moves change nothing in this row
        return queries.expire(connection, "running", before)

    assert await hall.store.read(lambda connection: expired(connection, AT)) == []
    assert await hall.store.read(lambda connection: expired(connection, AT + 1)) == ["bada-bada"]


async def test_a_question_that_goes_wrong_is_only_the_askers_problem(hall: Hall) -> None:
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(ZeroDivisionError):
            await hall.store.read(lambda _: 1 / 0)
        assert await hall.store.read(queries.listed) == []


async def test_a_finished_table_leaves_memory_with_the_last_who_leaves_it(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        code = server.table(seats=[me("Anna")])
        with server.wire(code, server.anna.secret) as anna:
            anna.ask(type="start", id="1")
            anna.ask(type="substitute", id="2", seat=0, level="easy")
            while anna.message().get("table", {}).get("status") != "over":
                pass
            assert server.number("qwixx_tables_in_memory") == 1
        until(lambda: server.number("qwixx_tables_in_memory") == 0)
        assert server.anna.get(f"/api/tables/{code}").json()["status"] == "over"
