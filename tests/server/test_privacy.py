"""Who sees a finished game, and what people delete of their own: the others keep theirs."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from qwixx.records import parse
from qwixx.server import keeper
from qwixx.server.calendar import Calendar
from qwixx.server.clock import now
from qwixx.server.database import Database
from qwixx.server.keeper import DAY, kept_for
from qwixx.server.limits import Limits
from qwixx.server.schema import log, tables
from qwixx.tables.secret import hashed, new_secret, record_key
from tests.server.client import OPEN, Client, Device, Server, ask, bot, me
from tests.server.prepared_tables import PreparedTable, person, store_tables
from tests.server.seated import hall_on
from tests.server.test_admin import bodies, rows_of

pytestmark = pytest.mark.anyio

ANNA, BEN, SEAT_KEY = new_secret(), new_secret(), new_secret()
OVER, JUST = "baba-dede", "baba-dodo"
PATHS = ("", "/printed", "/record", "/replay")


def finished(code: str) -> PreparedTable:
    """A game that Anna and Ben have finished."""
    seats = person("Anna", ANNA), person("Benjamin", BEN, key=hashed(SEAT_KEY))
    over = PreparedTable(code, "classic", seats, seats[0].device, Random(1)).start()
    return over.play(lambda table: table.status == "over")


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[Server, str]]:
    """A server with a game that was over long ago, and the key to its record; and with one that has just ended."""
    url, over = f"sqlite:///{tmp_path}/tables.sqlite", finished(OVER)
    store_tables(url, over)
    long_ago(url)
    store_tables(url, finished(JUST))
    just_now(url, JUST)
    with Server(url, "--trust", "127.0.0.1", "--keep", "7") as server:
        yield server, record_key(over.table.seed)


def long_ago(url: str) -> None:
    """Everything in a database happened an hour ago."""
    with Database(url).connect() as connection, connection.begin():
        connection.execute(log.update().values(at=log.c.at - 3_600_000))


def just_now(url: str, code: str) -> None:
    """Everything at a table happened just now."""
    with Database(url).connect() as connection, connection.begin():
        connection.execute(log.update().where(log.c.code == code).values(at=now()))


# -- who sees a finished game ------------------------------------------------------------------------------------------


async def test_a_finished_game_is_there_only_for_who_sat_there_or_has_its_key(served: tuple[Server, str]) -> None:
    server, key = served
    for path in PATHS:
        address = f"{server.url}/api/tables/{OVER}{path}"
        assert ask("GET", address).json()["code"] == "unknown-table"
        assert Device(server.url).get(f"/api/tables/{OVER}{path}").status_code == 404
        assert ask("GET", f"{address}?key={new_secret()[:22]}").status_code == 404
        assert ask("GET", f"{address}?key={key}").status_code == 200
        for secret in (ANNA, BEN):
            assert Device(server.url, secret).get(f"/api/tables/{OVER}{path}").status_code == 200


async def test_the_same_holds_for_its_socket(served: tuple[Server, str]) -> None:
    server, key = served
    for secret, record, first in ((None, None, "error"), (None, key, "snapshot"), (BEN, None, "snapshot")):
        client = Client(server.url, OVER, secret, record=record)
        await client.connect()
        assert client.messages[0]["type"] == first
        assert first == "snapshot" or client.messages[0]["code"] == "unknown-table"
        assert first == "error" or client.table["record"] == key
        await client.close()


async def test_a_seats_link_still_leads_there(served: tuple[Server, str]) -> None:
    server, _ = served
    ben, phone = Device(server.url, BEN), Device(server.url)
    client = await phone.join(OVER, SEAT_KEY)
    assert client.messages[0]["mine"] == [1]
    assert ben.get(f"/api/tables/{OVER}").status_code == 200  # who had the seat saw the game
    await phone.leave()


async def test_who_has_watched_sees_the_end(served: tuple[Server, str]) -> None:
    server, _ = served
    watcher = Client(server.url, JUST, None)
    await watcher.connect()
    assert watcher.table["status"] == "over"
    await watcher.close()
    assert ask("GET", f"{server.url}/api/tables/{JUST}/record?key={watcher.table['record']}").status_code == 200


async def test_before_the_end_the_code_is_enough_and_the_key_is_nobodys(anna: Device, server: Server) -> None:
    code = anna.open()["code"]
    assert ask("GET", f"{server.url}/api/tables/{code}").status_code == 200
    watcher = Client(server.url, code, None)
    await watcher.connect()
    assert watcher.table["record"] is None
    await watcher.close()


# -- what people delete ------------------------------------------------------------------------------------------------


def test_what_one_has_played_alone_is_gone(server: Server, anna: Device, ben: Device) -> None:
    code = anna.open(seats=[me("Anna"), bot()])["code"]
    assert ben.delete(f"/api/tables/{code}").json()["code"] == "not-yours"
    assert ask("DELETE", f"{server.url}/api/tables/{code}").status_code == 401
    assert anna.delete(f"/api/tables/{code}").json() == {"what": "table"}
    assert anna.get(f"/api/tables/{code}").status_code == 404
    assert anna.get("/api/mine").json()["tables"] == []


async def test_of_a_game_with_others_only_ones_own_part(served: tuple[Server, str]) -> None:
    server, key = served
    anna, ben = Device(server.url, ANNA), Device(server.url, BEN)
    hers = await anna.join(OVER)
    before = parse(anna.get(f"/api/tables/{OVER}/record").text)
    stranger = Device(server.url)
    assert stranger.delete(f"/api/tables/{OVER}").json()["code"] == "unknown-table"
    assert ben.delete(f"/api/tables/{OVER}").json() == {"what": "name"}
    await hers.until(lambda: hers.table["seats"][1]["name"] == "Player 2")
    assert [table["code"] for table in ben.get("/api/mine").json()["tables"]] == [JUST]
    assert ben.get(f"/api/tables/{OVER}").status_code == 404
    after = parse(anna.get(f"/api/tables/{OVER}/record").text)
    assert (after.names, after.events) == (("Anna", "Player 2"), before.events)
    assert ["Anna", "Player 2"] in [table["names"] for table in anna.get("/api/mine").json()["tables"]]
    assert parse(ask("GET", f"{server.url}/api/tables/{OVER}/record?key={key}").text) == after
    assert ben.delete("/api/mine").json() == {"tables": 0, "names": 1, "running": 0}
    kept = bodies(server.database)
    assert b"Benjamin" not in kept
    assert person("", BEN).device.encode() not in kept
    await hers.ask("rematch")
    await hers.until(lambda: hers.table["next"])
    again = await anna.join(hers.table["next"])
    assert [seat["kind"] for seat in again.table["seats"]] == ["person", "open"]
    assert anna.delete(f"/api/tables/{OVER}").json() == {"what": "table"}  # nobody else is known there any more
    await anna.leave()


async def test_not_while_others_play(server: Server, anna: Device, ben: Device) -> None:
    code = anna.open()["code"]
    hers, his = await anna.join(code), await ben.join(code)
    await his.ask("sit", seat=1, name="Benjamin")
    lobby = anna.open(seats=[me("Anna"), OPEN, OPEN])["code"]
    there = await ben.join(lobby)
    await there.ask("sit", seat=1, name="Benjamin")
    await hers.ask("start")
    assert anna.delete(f"/api/tables/{code}").json()["code"] == "still-running"
    own = anna.open(seats=[me("Anna"), bot()])["code"]
    assert anna.delete("/api/mine").json() == {"tables": 1, "names": 1, "running": 1}
    await there.until(lambda: there.table["seats"][0]["kind"] == "open")
    assert anna.get(f"/api/tables/{own}").status_code == 404
    assert [table["code"] for table in anna.get("/api/mine").json()["tables"]] == [code]
    assert b"Anna" not in rows_of(server.database, lobby)
    assert (await there.ask("start"))["code"] == "open-seats"  # the host is gone, so Ben decides


async def test_two_who_delete_at_once_leave_nothing(served: tuple[Server, str]) -> None:
    server, _ = served
    both = [Device(server.url, ANNA), Device(server.url, BEN)]
    said = await asyncio.gather(*(asyncio.to_thread(one.delete, f"/api/tables/{OVER}") for one in both))
    assert sorted(answer.json()["what"] for answer in said) == ["name", "table"]
    assert OVER.encode() not in bodies(server.database)


# -- how long ----------------------------------------------------------------------------------------------------------


def test_how_long_is_told_by_the_setting(served: tuple[Server, str]) -> None:
    assert ask("GET", f"{served[0].url}/api/privacy").json() == {"lobby": 1, "running": 7, "over": 7}


async def test_finished_games_are_kept_as_long_as_the_operator_says(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    store_tables(url, finished(OVER))
    with Database(url).connect() as connection, connection.begin():
        connection.execute(log.update().values(at=now() - 8 * DAY))
        connection.execute(tables.update().values(changed_at=now() - 8 * DAY))
    store_tables(url, finished(JUST))
    async with hall_on(url) as hall:
        for days, left in ((9, True), (7, False)):
            hall.limits = Limits(keep=days)
            await keeper.throw_away(hall, Calendar(hall.store))
            assert (OVER.encode() in bodies(url)) is left
    assert kept_for(7) == {"lobby": DAY, "running": 7 * DAY, "over": 7 * DAY}
    assert kept_for(365) == keeper.KEPT
