"""A table at which somebody does not answer: the others agree on a bot, or one of them decides after a day."""

from collections.abc import AsyncIterator, Iterator
from random import Random
from typing import NamedTuple

import pytest

from qwixx.tables.entries import Settings
from qwixx.tables.stand_ins import OVERDUE, SLOW
from tests.server.client import Client, Device, Server
from tests.server.prepared_tables import PreparedTable, person, store_tables
from tests.server.test_again import again
from tests.server.test_lobby import refused
from tests.server.test_restart import let_pass

pytestmark = pytest.mark.anyio

NAMES = ("Anna", "Ben", "Carla")
SECRETS = [name.ljust(43, "-") for name in NAMES]
SEATS = [person(name, secret) for name, secret in zip(NAMES, SECRETS, strict=True)]
HOUR = 3600_000  # milliseconds: longer than all tests take
CODES = [f"bada-{second}{vowel}da" for second in "bdg" for vowel in "aeiou"]


class Wait(NamedTuple):
    """A table at which everybody has been asked for so long."""

    milliseconds: int
    seats: int = 3
    timer: int | None = None


TABLES = {
    "now": Wait(-HOUR),
    "agreed": Wait(SLOW),
    "declined": Wait(SLOW),
    "acting": Wait(SLOW),
    "about me": Wait(SLOW),
    "crash": Wait(SLOW),
    "missing": Wait(SLOW),
    "timed": Wait(SLOW, timer=3600),
    "two": Wait(SLOW, seats=2),
    "a day": Wait(OVERDUE),
    "nearly a day": Wait(OVERDUE - HOUR),
}
CODE = dict(zip(TABLES, CODES, strict=False))


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that was down while they waited."""
    database = f"sqlite:///{tmp_path_factory.mktemp('idle')}/tables.sqlite"
    tables = [
        PreparedTable(CODE[name], "classic", SEATS[: wait.seats], SEATS[0].device, Random(1), Settings(wait.timer))
        for name, wait in TABLES.items()
    ]
    store_tables(database, *(table.start() for table in tables))
    with Server(database, "--trust", "127.0.0.1") as server:
        server.kill()
        for name, wait in TABLES.items():
            let_pass(server, CODE[name], wait.milliseconds)
        server.start()
        yield server


@pytest.fixture
async def devices(serving: Server, anyio_backend: str) -> AsyncIterator[list[Device]]:  # noqa: ARG001 (a coroutine needs it)
    """Everybody's."""
    devices = [Device(serving.url, secret) for secret in SECRETS]
    yield devices
    for device in devices:
        await device.leave()


async def join(devices: list[Device], name: str) -> list[Client]:
    """All who sit at a table, once each knows that the others are there."""
    clients = [await device.join(CODE[name]) for device in devices[: TABLES[name].seats]]
    for client in clients:
        await client.until(lambda client=client: all(seat["connected"] for seat in client.table["seats"]))  # type: ignore[misc]
    return clients


async def propose(client: Client, seat: int = 0) -> None:
    """Ask the others to let a bot play at a seat."""
    assert (await client.ask("substitute", seat=seat, level="easy"))["type"] == "ack"


def bots(client: Client) -> list[str]:
    """The stand-ins, by seat."""
    return [seat["stand_in"] for seat in client.table["seats"]]


async def test_who_is_here_decides(devices: list[Device]) -> None:
    anna, ben, _ = await join(devices, "now")
    assert await refused(anna, "substitute", seat=1, level="easy") == "here"
    assert await refused(ben, "substitute", seat=0, level="easy") == "not-host"


async def test_a_bot_plays_for_who_is_idle_once_all_others_agree(devices: list[Device]) -> None:
    anna, ben, carla = await join(devices, "agreed")
    await propose(ben)
    await carla.until(lambda: carla.table["proposal"])
    proposal = {"number": carla.version, "step": None, "absent": 0, "agreed": [1], "asked": [2]}
    assert carla.table["proposal"] == proposal
    assert bots(carla) == ["", "", ""]
    assert (await carla.consent(2))["type"] == "ack"
    await anna.until(lambda: bots(anna) == ["easy", "", ""])
    assert anna.table["proposal"] is None
    await anna.until(lambda: anna.waiting == [1, 2])  # the bot has answered
    assert (await anna.ask("resume", seat=0))["type"] == "ack"


async def test_one_who_does_not_want_it_is_enough(devices: list[Device]) -> None:
    _, ben, carla = await join(devices, "declined")
    await propose(ben)
    await carla.consent(2, agree=False)
    await ben.until(lambda: ben.table["proposal"] is None)
    assert bots(ben) == ["", "", ""]


async def test_who_acts_is_not_idle(devices: list[Device]) -> None:
    anna, ben, carla = await join(devices, "acting")
    await propose(ben)
    await anna.until(lambda: anna.table["proposal"])
    await anna.act(0, "pass")
    await carla.until(lambda: carla.table["proposal"] is None)
    assert await refused(carla, "substitute", seat=0, level="easy") == "not-host"


async def test_whom_it_is_about_has_no_say(devices: list[Device]) -> None:
    anna, ben, carla = await join(devices, "about me")
    await propose(ben)
    await anna.until(lambda: anna.table["proposal"])
    number = anna.table["proposal"]["number"]
    for agree in (True, False):
        assert await refused(anna, "consent", seat=0, proposal=number, agree=agree) == "not-allowed"
    await carla.consent(2)
    await anna.until(lambda: bots(anna) == ["easy", "", ""])


async def test_what_was_agreed_holds_after_a_crash(serving: Server, devices: list[Device]) -> None:
    _, ben, carla = await join(devices, "crash")
    await propose(ben)
    await carla.until(lambda: carla.table["proposal"])
    yes = {"type": "consent", "id": "yes", "seat": 2, "proposal": carla.table["proposal"]["number"], "agree": True}
    await again(carla, **yes)
    serving.kill()
    serving.start()
    carla = await devices[2].join(CODE["crash"])
    assert bots(carla) == ["easy", "", ""]
    assert (await again(carla, **yes))["duplicate"]


async def test_with_a_timer_the_clock_answers_instead(devices: list[Device]) -> None:
    anna, ben, _ = await join(devices, "timed")
    assert await refused(anna, "substitute", seat=1, level="easy") == "here"
    assert await refused(ben, "substitute", seat=0, level="easy") == "not-host"


async def test_of_two_the_other_one_is_all_others(devices: list[Device]) -> None:
    anna, ben = await join(devices, "two")
    await propose(ben)
    await anna.until(lambda: bots(anna) == ["easy", ""])


async def test_after_a_day_anybody_who_sits_there_can_decide(devices: list[Device]) -> None:
    anna, ben, carla = await join(devices, "a day")
    watching = await Device(devices[0].url).join(CODE["a day"])
    assert await refused(watching, "substitute", seat=0, level="easy") == "not-host"
    await watching.close()
    await propose(ben)
    await anna.until(lambda: bots(anna) == ["easy", "", ""])
    await propose(carla, 1)
    await anna.until(lambda: bots(anna) == ["easy", "easy", ""])


async def test_before_that_the_others_must_agree(devices: list[Device]) -> None:
    _, ben, _ = await join(devices, "nearly a day")
    await propose(ben)
    assert ben.table["proposal"]["agreed"] == [1]
    assert bots(ben) == ["", "", ""]


async def test_the_others_can_agree_on_a_bot_for_who_is_missing_too(devices: list[Device]) -> None:
    anna, ben, carla = await join(devices, "missing")
    await carla.close()
    await ben.until(lambda: not ben.table["seats"][2]["connected"])
    await propose(ben, 2)
    await anna.consent(0)
    await ben.until(lambda: bots(ben) == ["", "", "easy"])
