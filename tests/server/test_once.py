"""Requests that change who sits where are done once, however often and however late they come; and only those are."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.client import OPEN, Client, Device, Json, Server, bot, me
from tests.server.test_again import again
from tests.server.test_playing import started

pytestmark = pytest.mark.anyio


async def lobby(anna: Device, *others: Device) -> list[Client]:
    """Anna and some others at a table where only she has a seat."""
    code = anna.open(seats=[me("Anna"), OPEN, OPEN])["code"]
    return [await device.join(code) for device in (anna, *others)]


async def done_once(client: Client, **request: object) -> None:
    """A request that was acknowledged is known when it comes again, and changes nothing."""
    version = client.version
    answer = await again(client, **request)
    assert (answer["type"], answer.get("duplicate"), client.version) == ("ack", True, version), answer


async def do(client: Client, **request: object) -> Json:
    """Something is done for the first time; the request, to be sent again."""
    answer = await again(client, **request)
    assert (answer["type"], answer.get("duplicate")) == ("ack", False), answer
    return request


# -- each kind of request ----------------------------------------------------------------------------------------------


async def test_opening_a_seat_again_throws_nobody_out(anna: Device, ben: Device) -> None:
    hers, his = await lobby(anna, ben)
    opening = await do(hers, type="arrange", id="open", seat=1, kind="open")
    await his.ask("sit", seat=1, name="Ben")
    await hers.until(lambda: hers.table["seats"][1]["name"] == "Ben")
    await done_once(hers, **opening)
    assert hers.table["seats"][1]["name"] == "Ben"


async def test_a_bot_that_is_seated_again_throws_nobody_out(anna: Device, ben: Device) -> None:
    hers, his = await lobby(anna, ben)
    seating = await do(hers, type="arrange", id="bot", seat=1, kind="bot", level="easy")
    await hers.ask("arrange", seat=1, kind="open")
    await his.ask("sit", seat=1, name="Ben")
    await hers.until(lambda: hers.table["seats"][1]["name"] == "Ben")
    await done_once(hers, **seating)


async def test_sitting_down_again_does_not_bring_an_old_name_back(anna: Device, ben: Device) -> None:
    _, his = await lobby(anna, ben)
    sitting = await do(his, type="sit", id="sit", seat=1, name="Ben")
    await his.ask("sit", seat=1, name="Benno")
    await done_once(his, **sitting)
    await his.ask("stand", seat=1)
    await done_once(his, **sitting)
    assert his.table["seats"][1]["kind"] == "open"


async def test_standing_up_again_does_not_leave_the_seat_that_was_taken_since(anna: Device, ben: Device) -> None:
    _, his = await lobby(anna, ben)
    await his.ask("sit", seat=1, name="Ben")
    standing = await do(his, type="stand", id="stand", seat=1)
    await his.ask("sit", seat=1, name="Ben")
    await done_once(his, **standing)
    assert his.table["seats"][1]["name"] == "Ben"


async def test_starting_again_is_known(anna: Device) -> None:
    hers = await anna.join(anna.open(seats=[me("Anna"), me("Nonna")])["code"])
    await done_once(hers, **await do(hers, type="start", id="start"))


async def test_a_stand_in_does_not_come_back_after_the_person(anna: Device, ben: Device) -> None:
    hers, his = await started(anna, ben)
    await his.close()
    await hers.until(lambda: not hers.table["seats"][1]["connected"])
    bot_for_him = await do(hers, type="substitute", id="bot", seat=1, level="easy")
    await hers.until(lambda: 1 not in hers.waiting)  # the bot has answered, and nothing else happens by itself
    his = await ben.join(hers.table["code"])
    resuming = await do(his, type="resume", id="back", seat=1)
    await his.close()
    await hers.until(lambda: not hers.table["seats"][1]["connected"] and not hers.table["seats"][1]["stand_in"])
    await done_once(hers, **bot_for_him)
    assert hers.table["seats"][1]["stand_in"] == ""
    his = await ben.join(hers.table["code"])
    mine = await do(his, type="substitute", id="mine", seat=1, level="easy")
    await done_once(his, **resuming)
    assert his.table["seats"][1]["stand_in"] == "easy"
    await his.ask("resume", seat=1)
    await done_once(his, **mine)


async def test_what_changed_nothing_is_known_as_well(anna: Device, ben: Device) -> None:
    _, his = await started(anna, ben)
    await his.ask("substitute", seat=1, level="easy")
    await his.until(lambda: 1 not in his.waiting)  # the bot has answered, and nothing else happens by itself
    twice = await do(his, type="substitute", id="twice", seat=1, level="easy")
    resuming = await do(his, type="resume", id="back", seat=1)
    await done_once(his, **twice)
    idle = await do(his, type="resume", id="idle", seat=1)
    await his.ask("substitute", seat=1, level="easy")
    await done_once(his, **idle)
    await done_once(his, **resuming)
    assert his.table["seats"][1]["stand_in"] == "easy"


async def test_a_link_that_is_asked_for_again_does_not_void_the_one_that_was_told(anna: Device, ben: Device) -> None:
    hers = await anna.join(anna.open(seats=[me("Anna"), bot()])["code"])
    asking = await do(hers, type="link", id="link", seat=0)
    key = next(message["key"] for message in hers.messages if message["type"] == "key")
    await done_once(hers, **asking)
    assert (await ben.join(hers.table["code"], key)).messages[0]["mine"] == [0]


# -- what is another request -------------------------------------------------------------------------------------------


async def test_the_same_id_of_another_device_is_another_request(anna: Device, ben: Device, carla: Device) -> None:
    _, his, third = await lobby(anna, ben, carla)
    await do(his, type="sit", id="1", seat=1, name="Ben")
    await do(third, type="sit", id="1", seat=2, name="Carla")
    await do(his, type="stand", id="2", seat=1)
    await do(third, type="stand", id="2", seat=2)


async def test_the_same_id_for_something_else_is_another_request(anna: Device) -> None:
    (hers,) = await lobby(anna)
    await do(hers, type="arrange", id="1", seat=1, kind="bot", level="easy")
    await do(hers, type="arrange", id="1", seat=1, kind="open")
    await do(hers, type="arrange", id="1", seat=2, kind="none")
    await do(hers, type="sit", id="1", seat=0, name="Annina")
    await do(hers, type="sit", id="1", seat=0, name="Anna")


async def test_what_was_refused_may_be_sent_again(anna: Device, ben: Device) -> None:
    hers, his = await lobby(anna, ben)
    await hers.ask("arrange", seat=2, kind="none")
    assert (await again(hers, type="start", id="start"))["code"] == "open-seats"
    await his.ask("sit", seat=1, name="Ben")
    await do(hers, type="start", id="start")


# -- after a restart ---------------------------------------------------------------------------------------------------


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to be killed."""
    with Server(f"sqlite:///{tmp_path}/tables.sqlite", "--trust", "127.0.0.1") as server:
        yield server


@pytest.fixture
async def owner(mortal: Server, anyio_backend: str) -> AsyncIterator[Device]:  # noqa: ARG001 (a coroutine needs it)
    """Somebody on that server."""
    device = Device(mortal.url)
    yield device
    await device.leave()


async def test_what_was_done_before_a_crash_is_known_after_it(mortal: Server, owner: Device) -> None:
    code = owner.open(seats=[me("Anna"), OPEN, OPEN])["code"]
    hers = await owner.join(code)
    requests = [
        await do(hers, type="arrange", id="none", seat=2, kind="none"),
        await do(hers, type="arrange", id="bot", seat=1, kind="bot", level="easy"),
        await do(hers, type="sit", id="sit", seat=0, name="Annina", promise=""),
        await do(hers, type="link", id="link", seat=0),
        await do(hers, type="start", id="start"),
        await do(hers, type="substitute", id="away", seat=0, level="easy"),
        await do(hers, type="resume", id="back", seat=0),
    ]
    mortal.kill()
    mortal.start()
    hers = await owner.join(code)
    version = hers.version
    for request in requests:
        assert (await again(hers, **request))["duplicate"], request
    assert hers.table["seats"][0]["stand_in"] == ""
    assert hers.version >= version
