"""Before the start: seats are taken, left, given to bots, and the host decides."""

import pytest

from qwixx.fairness import promise
from tests.server.client import OPEN, Client, Device, bot, me

pytestmark = pytest.mark.anyio


async def refused(client: Client, kind: str, /, **fields: object) -> str:
    """The code of the refusal; nothing has changed."""
    await client.ask("ping")  # by its answer all that was told before has come
    await client.until(lambda: not any(bot_at(client, seat) for seat in client.waiting))  # which act by themselves
    before = client.version
    answer = await client.ask(kind, **fields)
    assert (answer["type"], client.version) == ("error", before)
    code: str = answer["code"]
    return code


def bot_at(client: Client, seat: int) -> bool:
    """Whether a bot decides at a seat."""
    info = client.table["seats"][seat]
    return bool(info["kind"] == "bot" or info["stand_in"])


async def test_a_seat_is_taken_and_everybody_sees_who_is_there(anna: Device, ben: Device) -> None:
    code = anna.open(seats=[me("Anna"), OPEN])["code"]
    hers, his = await anna.join(code), await ben.join(code)
    await hers.until(lambda: hers.table["watchers"] == 1)
    assert (await his.ask("sit", seat=1, name="Ben"))["type"] == "ack"
    await hers.until(lambda: hers.table["seats"][1]["name"] == "Ben" and hers.table["seats"][1]["connected"])
    assert hers.table["watchers"] == 0
    await his.close()
    await hers.until(lambda: not hers.table["seats"][1]["connected"])


async def test_a_seat_that_is_taken_stays_so(anna: Device, ben: Device) -> None:
    his = await ben.join(anna.open(seats=[me("Anna"), OPEN])["code"])
    assert await refused(his, "sit", seat=0, name="Ben") == "seat-taken"
    assert await refused(his, "sit", seat=5, name="Ben") == "no-such-seat"
    assert await refused(his, "stand", seat=0) == "not-yours"


async def test_two_who_want_the_same_seat(anna: Device, ben: Device, carla: Device) -> None:
    code = anna.open(seats=[me("Anna"), OPEN])["code"]
    his, hers = await ben.join(code), await carla.join(code)
    answers = [await his.ask("sit", seat=1, name="Ben"), await hers.ask("sit", seat=1, name="Carla")]
    assert [answer["type"] for answer in answers] == ["ack", "error"]
    assert hers.table["seats"][1]["name"] == "Ben"


async def test_a_seat_is_left_and_taken_by_somebody_else(anna: Device, ben: Device) -> None:
    code = anna.open(seats=[OPEN, OPEN])["code"]
    hers, his = await anna.join(code), await ben.join(code)
    await his.ask("sit", seat=0, name="Ben")
    assert (await his.ask("stand", seat=0))["type"] == "ack"
    assert (await hers.ask("sit", seat=0, name="Anna"))["type"] == "ack"
    await his.until(lambda: his.table["seats"][0]["name"] == "Anna")


async def test_one_may_change_name_and_promise_until_the_start(anna: Device) -> None:
    hers = await anna.join(anna.open(seats=[me("Anna"), me("Nonna")])["code"])
    await hers.ask("sit", seat=0, name="Annina", promise=promise("xyz"))
    await hers.ask("sit", seat=0, name="Annina", promise=promise("abc"))
    assert (hers.table["seats"][0]["name"], hers.table["seats"][0]["promise"]) == ("Annina", promise("abc"))
    await hers.ask("start")
    await hers.reveal(0, "abc")
    assert hers.table["seats"][0]["salt"] == "abc"
    assert await refused(hers, "sit", seat=0, name="Anna") == "started"


@pytest.mark.parametrize("name", [" Anna", "An\nna", "\u202eanna", "\u0007", "\u200d"])
async def test_a_name_is_printable_and_on_one_line(anna: Device, name: str) -> None:
    hers = await anna.join(anna.open(seats=[OPEN, OPEN])["code"])
    assert await refused(hers, "sit", seat=0, name=name) == "bad-name"


async def test_the_host_arranges_the_seats(anna: Device, ben: Device) -> None:
    code = anna.open(seats=[me("Anna"), OPEN, OPEN, OPEN])["code"]
    hers, his = await anna.join(code), await ben.join(code)
    await hers.ask("arrange", seat=1, kind="bot", level="normal")
    await hers.ask("arrange", seat=3, kind="none")
    assert [(seat["kind"], seat["level"]) for seat in hers.table["seats"]] == [
        ("person", ""),
        ("bot", "normal"),
        ("open", ""),
    ]
    assert await refused(hers, "start") == "open-seats"
    assert await refused(his, "arrange", seat=2, kind="bot", level="easy") == "not-host"
    assert await refused(his, "start") == "not-host"
    assert await refused(hers, "arrange", seat=2, kind="bot", level="genius") == "bad-setup"
    await hers.ask("arrange", seat=1, kind="open")
    assert hers.table["seats"][1]["kind"] == "open"


async def test_a_game_keeps_its_least_number_of_seats(anna: Device) -> None:
    hers = await anna.join(anna.open("cards", [me("Anna"), bot()])["code"])
    assert await refused(hers, "arrange", seat=1, kind="none") == "bad-setup"


async def test_while_the_host_is_away_whoever_sits_here_decides(anna: Device, ben: Device) -> None:
    code = anna.open(seats=[me("Anna"), OPEN])["code"]
    his = await ben.join(code)
    assert await refused(his, "start") == "not-host"  # he only watches
    await his.ask("sit", seat=1, name="Ben")
    assert (await his.ask("start"))["type"] == "ack"


@pytest.mark.parametrize("kind", ["open", "bot", "none"])
async def test_while_the_host_is_away_nobody_is_thrown_out(anna: Device, ben: Device, carla: Device, kind: str) -> None:
    code = anna.open(seats=[me("Anna"), OPEN, OPEN, OPEN])["code"]
    his, hers = await ben.join(code), await carla.join(code)
    await his.ask("sit", seat=1, name="Ben")
    await hers.ask("sit", seat=2, name="Carla")
    how = {"kind": kind, "level": "easy"} if kind == "bot" else {"kind": kind}
    for seat in (0, 2):
        assert await refused(his, "arrange", seat=seat, **how) == "not-host"
    assert (await his.ask("arrange", seat=3, **how))["type"] == "ack"
    assert (await his.ask("arrange", seat=1, **how))["type"] == "ack"  # his own
    host = await anna.join(code)
    assert (await host.ask("arrange", seat=1, kind="open"))["type"] == "ack"


async def test_a_host_who_only_watches_decides_all_the_same(anna: Device, ben: Device) -> None:
    code = anna.open(seats=[OPEN, OPEN])["code"]
    hers, his = await anna.join(code), await ben.join(code)
    await his.ask("sit", seat=1, name="Ben")
    assert await refused(his, "arrange", seat=0, kind="bot", level="easy") == "not-host"
    assert (await hers.ask("arrange", seat=0, kind="bot", level="easy"))["type"] == "ack"


async def test_nothing_of_the_game_happens_before_the_start(anna: Device) -> None:
    hers = await anna.join(anna.open(seats=[me("Anna"), bot()])["code"])
    assert await refused(hers, "act", seat=0, step=0, action="pass") == "not-running"
    assert await refused(hers, "takeback", seat=0, step=0) == "not-running"
    assert await refused(hers, "substitute", seat=0, level="easy") == "not-running"
    assert await refused(hers, "consent", seat=0, proposal=0, agree=True) == "no-proposal"
    assert await refused(hers, "rematch") == "still-running"
    assert await refused(hers, "hint", seat=0) == "not-to-act"


async def test_the_commitment_is_there_before_the_salts_and_the_seed_only_at_the_end(anna: Device) -> None:
    opened = anna.open(seats=[me("Anna"), bot()])
    hers = await anna.join(opened["code"])
    assert (hers.table["commitment"], hers.table["seed"]) == (opened["commitment"], None)
    await hers.ask("start")
    assert hers.table["seed"] is None


# -- links -------------------------------------------------------------------------------------------------------------


async def test_a_seats_link_moves_the_seat_to_another_device(anna: Device, ben: Device) -> None:
    opened = anna.open(seats=[me("Anna"), me("Nonna")])
    hers = await anna.join(opened["code"])
    key = opened["keys"][1]["key"]
    his = await ben.join(opened["code"], key)
    assert his.messages[0]["mine"] == [1]
    await hers.until(lambda: hers.messages[-1].get("mine") == [0] and hers.table["seats"][1]["connected"])


async def test_a_new_link_voids_the_old_one(anna: Device, ben: Device) -> None:
    opened = anna.open(seats=[me("Anna"), bot()])
    hers = await anna.join(opened["code"])
    assert (await hers.ask("link", seat=0))["type"] == "ack"
    new = next(message["key"] for message in hers.messages if message["type"] == "key")
    old = await ben.join(opened["code"], opened["keys"][0]["key"])
    assert [message.get("code") for message in old.messages] == ["bad-key"]
    await old.until(lambda: old.closed)
    his = await ben.join(opened["code"], new)
    assert his.messages[0]["mine"] == [0]


async def test_who_sits_down_is_told_the_key_of_the_seat_and_nobody_else(anna: Device, ben: Device) -> None:
    code = anna.open(seats=[me("Anna"), OPEN])["code"]
    hers, his = await anna.join(code), await ben.join(code)
    await his.ask("sit", seat=1, name="Ben")
    key = next(message["key"] for message in his.messages if message["type"] == "key")
    assert (await hers.ask("ping"))["type"] == "pong"
    assert key not in "".join(hers.raw)
