"""kill -9, and start again: everything is as it was, and what the server does by itself goes on."""

import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import select, update

from qwixx.fairness import promise
from qwixx.server.database import Database
from qwixx.server.schema import log, tables
from qwixx.tables.entries import Played, decode
from tests.server.client import OPEN, PATIENCE, Client, Device, Json, Server, bot, me

pytestmark = pytest.mark.anyio

LONG = 3600_000  # milliseconds
LISTED = {"before": 2**53}  # a list for which no table is taken up


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to be killed."""
    file = tmp_path / "log"
    with Server(f"sqlite:///{tmp_path}/tables.sqlite", "--trust", "127.0.0.1", log=file) as server:
        yield server
    assert '"error"' not in file.read_text(), file.read_text()


@pytest.fixture
async def devices(mortal: Server, anyio_backend: str) -> AsyncIterator[list[Device]]:  # noqa: ARG001 (a coroutine needs it)
    """Anna's, Ben's, and that of somebody who only watches."""
    devices = [Device(mortal.url) for _ in range(3)]
    yield devices
    for device in devices:
        await device.leave()


async def sit_down(devices: list[Device], game: str = "classic", **settings: object) -> tuple[Client, Client]:
    """Anna and Ben at a table, before the start."""
    code = devices[0].open(game, [me("Anna"), OPEN], **settings)["code"]
    anna, ben = [await device.join(code) for device in devices[:2]]
    await ben.ask("sit", seat=1, name="Ben")
    return anna, ben


async def begin(devices: list[Device], game: str = "classic", **settings: object) -> tuple[Client, Client]:
    """Anna and Ben at a table where the game has begun."""
    anna, ben = await sit_down(devices, game, **settings)
    await anna.ask("start")
    await ben.until(lambda: ben.position)
    return anna, ben


async def snapshots(code: str, devices: list[Device]) -> list[Json]:
    """What each is told who connects now, but for the time and who else is there."""
    found = []
    for device in devices:
        client = await device.join(code)
        snapshot = client.messages[0]
        snapshot["now"] = snapshot["table"]["watchers"] = None
        for seat in snapshot["table"]["seats"]:
            seat["connected"] = None
        found.append(snapshot)
    return found


def until(condition: Callable[[], bool]) -> None:
    """Ask again until something is so."""
    patience = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < patience
        time.sleep(0.01)


def let_pass(server: Server, code: str, milliseconds: int) -> None:
    """Make everything at a table have happened so much earlier, as if the server had been down for so long."""
    with Database(server.database).connect() as connection, connection.begin():
        connection.execute(update(log).where(log.c.code == code).values(at=log.c.at - milliseconds))
        connection.execute(update(tables).where(tables.c.code == code).values(due_at=tables.c.due_at - milliseconds))


def last_entry(server: Server, code: str) -> object:
    """What happened last at a table, as it is stored."""
    with Database(server.database).connect() as connection:
        wanted = select(log.c.body).where(log.c.code == code).order_by(log.c.version.desc()).limit(1)
        return decode(connection.execute(wanted).scalar_one())


async def test_a_start_that_waits_for_a_salt_goes_on_after_a_kill(mortal: Server, devices: list[Device]) -> None:
    seats = [me("Anna") | {"promise": promise("hers")}, me("Nonna") | {"promise": promise("nonnas")}]
    anna = await devices[0].join(devices[0].open(seats=seats)["code"])
    await anna.ask("start")
    await anna.ask("reveal", id="hers", seat=0, salt="hers")
    mortal.kill()
    mortal.start()
    anna = await devices[0].join(anna.table["code"])
    assert anna.table["starting"] == {"waits_for": "salts", "seats": [1]}
    assert (await anna.ask("reveal", id="hers", seat=0, salt="hers"))["duplicate"]
    await anna.reveal(1, "nonnas")
    assert [seat["salt"] for seat in anna.table["seats"]] == ["hers", "nonnas"]


async def test_everybody_finds_everything_as_it_was(mortal: Server, devices: list[Device]) -> None:
    codes = []
    anna, _ = await sit_down(devices)
    codes.append(anna.table["code"])
    for game in ("classic", "cards"):
        anna, ben = await begin(devices, game)
        seat = anna.waiting[0]
        await (anna, ben)[seat].act(seat)  # in `classic` it is sealed
        codes.append(anna.table["code"])
    anna, ben = await begin(devices)
    await anna.act(0)
    await ben.act(1)
    await ben.until(lambda: ben.position["step"] == 2)
    await ben.ask("takeback", seat=1, step=1)
    codes.append(anna.table["code"])
    anna, _ = await begin(devices, timer=3600)
    codes.append(anna.table["code"])

    before = [await snapshots(code, devices) for code in codes]
    assert before[1][0]["you"][0]["answer"] == "pass"
    proposal = {"number": before[3][0]["version"], "step": 1, "absent": None, "agreed": [1], "asked": [0]}
    assert before[3][0]["table"]["proposal"] == proposal
    assert before[4][0]["position"]["deadline"] is not None
    mortal.kill()
    mortal.start()
    assert [await snapshots(code, devices) for code in codes] == before


async def test_the_clock_answers_for_those_whose_time_ran_out_meanwhile(mortal: Server, devices: list[Device]) -> None:
    anna, _ = await begin(devices, timer=3600)
    code = anna.table["code"]
    await anna.act(0, anna.you[0]["legal"][-1])
    mortal.kill()
    let_pass(mortal, code, LONG - 60_000)
    mortal.start()
    before = last_entry(mortal, code)
    assert (await snapshots(code, devices))[0]["position"]["step"] == 1, "a minute is left"
    mortal.kill()
    let_pass(mortal, code, 60_000)
    mortal.start()
    until(lambda: last_entry(mortal, code) != before)  # with nobody there
    played = last_entry(mortal, code)
    assert isinstance(played, Played)
    assert (played.id, played.events[0]) == ("", "2: pass")


async def test_bots_play_on_by_themselves(mortal: Server, devices: list[Device]) -> None:
    hers = devices[0]
    code = hers.open("cards", [me("Anna"), bot(), bot(), bot()])["code"]
    anna = await hers.join(code)
    await anna.ask("start")
    await anna.ask("substitute", seat=0, level="easy")
    mortal.kill()
    mortal.start()
    until(lambda: hers.get("/api/mine", params=LISTED).json()["tables"][0]["status"] == "over")  # with nobody there
