"""What a device is told of its games that are not over, so that it can go on with one."""

import pytest

from qwixx.tables.seeing import MOST_GOING as MOST
from tests.server.client import OPEN, Client, Device, Json, me

pytestmark = pytest.mark.anyio


def going(device: Device) -> list[Json]:
    """How its games stand."""
    found: list[Json] = device.get("/api/mine").json()["going"]
    return found


async def together(anna: Device, ben: Device) -> tuple[Client, Client]:
    """Anna and Ben, before the start."""
    code = anna.open(seats=[me("Anna"), OPEN])["code"]
    hers, his = await anna.join(code), await ben.join(code)
    await his.ask("sit", seat=1, name="Ben")
    return hers, his


async def test_each_is_told_which_seats_are_theirs_and_who_is_waited_for(anna: Device, ben: Device) -> None:
    hers, his = await together(anna, ben)
    (before,) = going(anna)
    assert (before["seats"], before["waiting"]) == ([0], [])
    await hers.ask("start")
    await hers.act(0)
    await his.until(lambda: his.waiting == [1])
    (told,) = going(anna)
    assert (told["seats"], told["waiting"]) == ([0], [1])
    (same,) = going(ben)
    assert same == told | {"seats": [1]}
    assert told["since"] >= anna.get(f"/api/tables/{told['code']}").json()["opened_at"]


async def test_who_gave_the_seat_away_does_not_go_on_with_it(anna: Device, ben: Device) -> None:
    hers, _ = await together(anna, ben)
    await hers.ask("start")
    await hers.ask("link", seat=0)
    key = next(message["key"] for message in hers.messages if message["type"] == "key")
    await ben.join(going(anna)[0]["code"], key)
    assert (going(anna), going(ben)[0]["seats"]) == ([], [0, 1])


async def test_who_stood_up_has_nothing_to_go_on_with(anna: Device, ben: Device) -> None:
    _, his = await together(anna, ben)
    await his.ask("stand", seat=1)
    assert (going(ben), len(going(anna))) == ([], 1)


async def test_only_the_latest_are_looked_at(anna: Device) -> None:
    codes = []
    for _ in range(MOST + 1):
        codes.append(anna.open(seats=[me("Anna"), me("Ada")])["code"])
        await (await anna.join(codes[-1])).ask("start")
    assert [told["code"] for told in going(anna)] == codes[:0:-1]
