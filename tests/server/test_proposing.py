"""Whoever agrees to a proposal, or declines it, names the one they mean."""

import pytest

from tests.server.client import OPEN, Client, Device, me
from tests.server.test_again import again
from tests.server.test_lobby import refused

pytestmark = pytest.mark.anyio


async def three(*devices: Device) -> list[Client]:
    """Three people in a game that has gone on for some decisions."""
    code = devices[0].open(seats=[me("Anna"), OPEN, OPEN])["code"]
    clients = [await device.join(code) for device in devices]
    for seat, name in ((1, "Ben"), (2, "Carla")):
        await clients[seat].ask("sit", seat=seat, name=name)
    await clients[0].ask("start")
    for step in range(1, 4):
        for seat, client in enumerate(clients):
            await client.until(lambda client=client, step=step: client.position.get("step", 0) >= step)  # type: ignore[misc]
            if client.position["step"] == step and client.you[seat]["legal"]:
                await client.act(seat, "pass")
    for client in clients:
        await client.until(lambda client=client: client.position["step"] == 4)  # type: ignore[misc]
    return clients


async def proposed(client: Client, step: int) -> int:
    """Which proposal it is, once somebody is told of it."""
    await client.until(lambda: client.table["proposal"] and client.table["proposal"]["step"] == step)
    number: int = client.table["proposal"]["number"]
    return number


async def test_agreeing_to_a_proposal_that_was_replaced_is_stale(anna: Device, ben: Device, carla: Device) -> None:
    hers, his, third = await three(anna, ben, carla)
    await hers.ask("takeback", seat=0, step=3)
    meant = await proposed(third, 3)
    await his.ask("takeback", seat=1, step=1)
    await hers.ask("consent", seat=0, proposal=await proposed(hers, 1), agree=True)
    assert await refused(third, "consent", seat=2, proposal=meant, agree=True) == "stale"
    assert hers.position["step"] == 4
    assert third.table["proposal"]["agreed"] == [0, 1]
    await third.ask("consent", seat=2, proposal=await proposed(third, 1), agree=True)
    await hers.until(lambda: hers.position["step"] == 1)


async def test_declining_a_proposal_that_was_replaced_is_stale(anna: Device, ben: Device, carla: Device) -> None:
    hers, his, third = await three(anna, ben, carla)
    await hers.ask("takeback", seat=0, step=1)
    meant = await proposed(third, 1)
    await his.ask("takeback", seat=1, step=3)
    await proposed(third, 3)
    assert await refused(third, "consent", seat=2, proposal=meant, agree=False) == "stale"
    assert third.table["proposal"]["step"] == 3


async def test_the_same_step_proposed_anew_is_another_proposal(anna: Device, ben: Device, carla: Device) -> None:
    hers, his, third = await three(anna, ben, carla)
    await hers.ask("takeback", seat=0, step=3)
    first = await proposed(third, 3)
    await his.ask("consent", seat=1, proposal=first, agree=False)
    await his.ask("takeback", seat=1, step=3)
    await third.until(lambda: third.table["proposal"] and third.table["proposal"]["agreed"] == [1])
    assert await refused(third, "consent", seat=2, proposal=first, agree=True) == "stale"


async def test_a_consent_names_a_proposal(anna: Device, ben: Device, carla: Device) -> None:
    hers, _, third = await three(anna, ben, carla)
    await hers.ask("takeback", seat=0, step=3)
    await proposed(third, 3)
    assert await refused(third, "consent", seat=2, agree=True) == "malformed"


async def test_agreeing_again_is_known_after_the_proposal_was_replaced(
    anna: Device, ben: Device, carla: Device
) -> None:
    hers, his, third = await three(anna, ben, carla)
    await hers.ask("takeback", seat=0, step=3)
    yes = {"type": "consent", "id": "yes", "seat": 2, "proposal": await proposed(third, 3), "agree": True}
    assert not (await again(third, **yes))["duplicate"]
    await his.ask("takeback", seat=1, step=1)
    await proposed(third, 1)
    assert (await again(third, **yes))["duplicate"]
    assert third.table["proposal"]["agreed"] == [1]
