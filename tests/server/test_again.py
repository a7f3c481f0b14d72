"""A request that comes again, however late: it is known, acknowledged, and not done a second time."""

import pytest

from tests.server.client import OPEN, Client, Device, Json, bot, me
from tests.server.test_playing import started

pytestmark = pytest.mark.anyio


async def again(client: Client, **request: object) -> Json:
    """The answer to a request that was answered before."""
    client.messages[:] = [message for message in client.messages if message.get("id") != request["id"]]
    await client.send(**request)
    return await client.answer_to(str(request["id"]))


async def busy(client: Client, seat: int) -> None:
    """Somebody changes their mind many times."""
    for _ in range(20):
        await client.act(seat, "pass")
        await client.ask("retract", seat=seat, step=client.position["step"])


async def test_a_move_that_was_taken_back_does_not_come_back(anna: Device, ben: Device) -> None:
    hers, his = await started(anna, ben)
    move = {"type": "act", "id": "once", "seat": 0, "step": 1, "action": "pass"}
    await hers.ask("act", **{name: value for name, value in move.items() if name != "type"})
    await his.act(1, "pass")
    await hers.ask("takeback", seat=0, step=1)
    await his.consent(1)
    await hers.until(lambda: hers.position["step"] == 1)
    await busy(his, 1)
    assert (await again(hers, **move))["duplicate"]
    assert hers.you[0]["answer"] is None


async def test_the_same_id_for_another_decision_is_another_request(anna: Device, ben: Device) -> None:
    hers, his = await started(anna, ben)
    await hers.act(0, "pass", id="1")
    await his.act(1, "pass", id="1")
    await hers.until(lambda: hers.position["step"] == 2)
    seat = hers.waiting[0]
    await his.until(lambda: his.position["step"] == 2)
    answer = await again((hers, his)[seat], type="act", id="1", seat=seat, step=2, action="pass")
    assert (answer["type"], answer.get("duplicate")) == ("ack", False)


async def test_agreeing_once_is_not_agreeing_to_whatever_is_proposed_next(anna: Device, ben: Device) -> None:
    hers, his = await started(anna, ben)
    await hers.act(0, "pass")
    await his.act(1, "pass")
    await hers.until(lambda: hers.position["step"] == 2)
    await hers.ask("takeback", seat=0, step=1)
    await his.until(lambda: his.table["proposal"])
    yes = {"id": "yes", "seat": 1, "proposal": his.table["proposal"]["number"], "agree": True}
    await his.ask("consent", **yes)
    await hers.act(0, "pass")
    await his.act(1, "pass")
    await hers.until(lambda: hers.position["step"] == 2)
    await hers.ask("takeback", seat=0, step=1)
    assert (await again(his, type="consent", **yes))["duplicate"]
    assert (hers.table["proposal"]["agreed"], hers.table["proposal"]["asked"]) == ([0], [1])


async def test_proposing_again_does_not_take_back_again(anna: Device) -> None:
    hers = await anna.join(anna.open(seats=[me("Anna")])["code"])
    await hers.ask("start")
    await hers.act(0)
    await hers.ask("takeback", id="back", seat=0, step=1)
    await hers.act(0)
    step = hers.position["step"]
    assert (await again(hers, type="takeback", id="back", seat=0, step=1))["duplicate"]
    assert hers.position["step"] == step


async def test_proposing_again_does_not_forget_who_agreed(anna: Device, ben: Device, carla: Device) -> None:
    hers = await anna.join(anna.open(seats=[me("Anna"), OPEN, OPEN])["code"])
    his, third = [await device.join(hers.table["code"]) for device in (ben, carla)]
    await his.ask("sit", seat=1, name="Ben")
    await third.ask("sit", seat=2, name="Carla")
    await hers.ask("start")
    for client, seat in ((hers, 0), (his, 1), (third, 2)):
        await client.act(seat, "pass")
    await hers.ask("takeback", id="back", seat=0, step=1)
    await his.consent(1)
    assert (await again(hers, type="takeback", id="back", seat=0, step=1))["duplicate"]
    assert hers.table["proposal"]["agreed"] == [0, 1]


async def test_taking_a_seat_away_again_does_not_take_the_next(anna: Device) -> None:
    hers = await anna.join(anna.open(seats=[me("Anna"), bot(), OPEN, OPEN])["code"])
    for seat in (1, 2):
        remove = {"type": "arrange", "id": f"less-{seat}", "seat": seat, "kind": "none"}
        assert not (await again(hers, **remove))["duplicate"]
        assert (await again(hers, **remove))["duplicate"]
    assert [seat["kind"] for seat in hers.table["seats"]] == ["person", "open"]
