"""Nobody sees the future by going back: what was rolled or dealt does not come again, and the record tells of it."""

import pytest

from qwixx.fairness import promise, verify
from qwixx.records import Back, parse
from tests.server.client import OPEN, Client, Device, Json, bot, me
from tests.server.test_playing import answer_all

pytestmark = pytest.mark.anyio

ROLLS = 10


async def seated(anna: Device, ben: Device, game: str) -> tuple[Client, Client]:
    """Anna, who is the host, Ben, and a bot; the first decision is due."""
    code = anna.open(game, [me("Anna"), OPEN, bot()])["code"]
    hers, his = await anna.join(code), await ben.join(code)
    await his.ask("sit", seat=1, name="Ben", promise=promise("bens-salt"))
    await hers.ask("start")
    await his.reveal(1, "bens-salt")
    await his.until(lambda: his.table["status"] == "running" and his.position)
    await hers.until(lambda: hers.position)
    return hers, his


async def dropped(hers: Client, his: Client) -> int:
    """Ben is gone for a moment and Anna seats a bot for him; the decision at which she did."""
    await only_people(hers)
    await his.cut()
    await hers.until(lambda: not hers.table["seats"][1]["connected"])
    step: int = hers.position["step"]
    assert (await hers.ask("substitute", seat=1, level="easy"))["type"] == "ack"
    await hers.until(lambda: hers.table["seats"][1]["stand_in"])
    return step


async def decide(client: Client, seat: int) -> None:
    """A seat answers once: with a cross where one is possible."""
    await client.until(lambda: client.you.get(seat, {}).get("legal"))
    await client.act(seat, client.you[seat]["legal"][-1])


async def only_people(client: Client) -> None:
    """No bot is to act, whose move would end a proposal."""
    await client.until(lambda: client.waiting and not {2} & set(client.waiting))


def rolls(events: list[str]) -> list[str]:
    """The rolls among these events."""
    return [event for event in events if event.startswith("roll")]


async def go_back(client: Client, step: int) -> int:
    """Anna takes back alone; how many events there are then."""
    read = len(client.messages)
    answer = await client.ask("takeback", seat=0, step=step)
    assert answer["type"] == "ack", answer

    def done() -> list[Json]:
        found = [message["position"] for message in client.messages[read:] if message["type"] == "position"]
        return [position for position in found if position["step"] == step]

    await client.until(done)
    return int(done()[0]["first"]) + len(done()[0]["events"])


async def test_the_host_cannot_see_the_rolls_to_come(anna: Device, ben: Device) -> None:
    """The guest drops, a bot stands in, the host plays on and takes back; the guest comes back to other dice."""
    hers, his = await seated(anna, ben, "classic")
    step = await dropped(hers, his)
    begun = len(hers.events)
    while len(rolls(hers.events[begun:])) < ROLLS:
        await decide(hers, 0)
        await hers.until(lambda: hers.position["step"] > step)
    known = rolls(hers.events[begun:])
    gone = await go_back(hers, step)
    back = await ben.join(hers.table["code"])
    assert (await back.ask("resume", seat=1))["type"] == "ack"
    await back.until(lambda: not back.table["seats"][1]["stand_in"])
    while len(rolls(hers.events[gone:])) < ROLLS:
        await hers.until(lambda: set(hers.waiting) & {0, 1})
        await decide(*((hers, 0) if 0 in hers.waiting else (back, 1)))
        await hers.until(lambda: hers.version >= back.version)
    new = rolls(hers.events[gone:])
    assert sum(was == comes for was, comes in zip(known, new, strict=False)) <= 1  # one in 46,656 is alike by chance


async def test_the_host_cannot_see_the_colours_of_the_display(anna: Device, ben: Device) -> None:
    hers, his = await seated(anna, ben, "cards")
    await dropped(hers, his)
    while hers.position["view"]["phase"] != "take" or hers.waiting != [0]:
        await decide(hers, 0)
        await hers.until(lambda: hers.you.get(0, {}).get("legal"))
    step, hand, before = hers.position["step"], hers.you[0]["hand"], hers.position["view"]
    found: dict[str, set[str]] = {action: set() for action in hers.you[0]["legal"]}
    for action in [*found] * 6:
        await hers.act(0, action)
        await hers.until(lambda: hers.position["step"] > step)
        found[action].add(str(sorted(set(hers.you[0]["hand"]) - set(hand))))
        await go_back(hers, step)
        await hers.until(lambda: hers.position["step"] == step)
        assert (hers.you[0]["hand"], hers.position["view"]) == (hand, before)
        assert "redeal" in hers.events
    assert max(map(len, found.values())) > 1
    assert not any(event.startswith("redeal ") for event in hers.events)


async def test_nobody_is_taken_back_past_where_a_bot_replaced_them_without_their_consent(
    anna: Device, ben: Device
) -> None:
    hers, his = await seated(anna, ben, "classic")
    for _ in range(3):
        await answer_all((hers, 0), (his, 1))
    assert hers.table["earliest"] == 1
    since = await dropped(hers, his)
    assert hers.table["earliest"] == since > 1
    while hers.position["step"] < since + 3:
        await decide(hers, 0)
        await hers.until(lambda: hers.you.get(0, {}).get("legal"))
    answer = await hers.ask("takeback", seat=0, step=since - 1)
    assert (answer["type"], answer["code"]) == ("error", "replaced")
    assert answer["message"] == f"A bot has played for 'Ben' since decision {since}: ask them to go back further."
    await go_back(hers, since)


async def test_who_was_replaced_may_agree_though_the_bot_still_plays(anna: Device, ben: Device) -> None:
    hers, his = await seated(anna, ben, "classic")
    for _ in range(3):
        await answer_all((hers, 0), (his, 1))
    since = await dropped(hers, his)
    await decide(hers, 0)
    await hers.until(lambda: hers.waiting == [0])
    back = await ben.join(hers.table["code"])
    await hers.until(lambda: hers.table["earliest"] == 1)
    assert (await hers.ask("takeback", seat=0, step=1))["type"] == "ack"
    await back.until(lambda: back.table["proposal"])
    assert (back.table["proposal"]["agreed"], back.table["proposal"]["asked"]) == ([0], [1])
    told = len(hers.events)
    assert (await back.consent(1))["type"] == "ack"
    await hers.until(lambda: hers.events[told:][:1] == ["back 1 by 1 2"])
    await back.close()
    await hers.until(lambda: not hers.table["seats"][1]["connected"])
    assert hers.table["earliest"] == 1 < since


@pytest.mark.parametrize("game", ["classic", "cards"])
async def test_what_was_taken_back_is_in_the_record_and_all_of_it_is_proven(
    anna: Device, ben: Device, game: str
) -> None:
    hers, his = await seated(anna, ben, game)
    for _ in range(4):
        await answer_all((hers, 0), (his, 1))
    await only_people(hers)
    step = hers.position["step"]
    assert (await hers.ask("takeback", seat=0, step=2))["type"] == "ack"
    assert (await his.consent(1))["type"] == "ack"
    await hers.until(lambda: "back 2 by 1 2" in hers.events)
    for client, seat in ((hers, 0), (his, 1)):
        await client.ask("substitute", seat=seat, level="easy")
    await hers.until(lambda: hers.table["status"] == "over")
    code = hers.table["code"]
    record = parse(anna.get(f"/api/tables/{code}/record").text)
    assert Back(2, (0, 1)) in record.events
    assert step > 2
    assert verify(record).proven
    frames = replayed(anna, code, len(record.events))
    assert [frame["event"] for frame in frames[1:]] == [str(event) for event in record.events]
    place = record.events.index(Back(2, (0, 1))) + 1
    assert frames[place]["view"] in [frame["view"] for frame in frames[: place - 1]]


def replayed(device: Device, code: str, events: int) -> list[Json]:
    """Every position of a finished game."""
    frames: list[Json] = []
    while len(frames) <= events:
        answer = device.get(f"/api/tables/{code}/replay?first={len(frames)}&most=200")
        frames += answer.json()["positions"]
    return frames
