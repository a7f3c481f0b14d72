"""How a game comes to its start: salts are promised, the host starts, and only then they are revealed."""

import pytest

from qwixx.fairness import promise, verify
from qwixx.records import Record, parse
from tests.server.client import OPEN, Client, Device, Json, bot, me
from tests.server.test_again import again
from tests.server.test_lobby import refused

pytestmark = pytest.mark.anyio

HERS, HIS = "annas-salt", "bens-salt"


async def seated(anna: Device, ben: Device, hers: str = HERS, his: str = HIS) -> tuple[Client, Client]:
    """Anna, the host, and Ben in the lobby; both have promised a salt, unless it is empty."""
    code = anna.open(seats=[me("Anna") | {"promise": hers and promise(hers)}, OPEN])["code"]
    one, other = await anna.join(code), await ben.join(code)
    await other.ask("sit", seat=1, name="Ben", promise=his and promise(his))
    await one.until(lambda: one.table["seats"][1]["name"] == "Ben")
    return one, other


async def rematch(anna: Device, ben: Device) -> tuple[Client, Client]:
    """Anna and Ben have played; Anna is the host of the rematch."""
    hers, his = await seated(anna, ben, "", "")
    await hers.ask("start")
    for client, seat in ((hers, 0), (his, 1)):
        await client.ask("substitute", seat=seat, level="easy")
    await hers.until(lambda: hers.table["status"] == "over")
    await hers.ask("rematch")
    return await anna.join(hers.table["next"]), await ben.join(hers.table["next"])


async def played(host: Client, device: Device, *others: tuple[Client, int]) -> Record:
    """The record of a game that bots play to its end for everybody."""
    for client, seat in ((host, 0), *others):
        await client.until(lambda client=client: client.table["status"] != "lobby")  # type: ignore[misc]
        await client.ask("substitute", seat=seat, level="easy")
    await host.until(lambda: host.table["status"] == "over")
    return parse(device.get(f"/api/tables/{host.table['code']}/record").text)


def waits(client: Client) -> Json | None:
    """What the start waits for."""
    found: Json | None = client.table["starting"]
    return found


# -- promises, then salts ----------------------------------------------------------------------------------------------


async def test_the_game_begins_by_itself_once_every_promised_salt_is_revealed(anna: Device, ben: Device) -> None:
    hers, his = await seated(anna, ben)
    assert [seat["promise"] for seat in hers.table["seats"]] == [promise(HERS), promise(HIS)]
    assert (await hers.ask("start"))["type"] == "ack"
    assert (hers.table["status"], waits(hers)) == ("lobby", {"waits_for": "salts", "seats": [0, 1]})
    await his.reveal(1, HIS)
    assert (his.table["status"], waits(his)) == ("lobby", {"waits_for": "salts", "seats": [0]})
    await hers.reveal(0, HERS)
    assert (hers.table["status"], waits(hers)) == ("running", None)
    assert [seat["salt"] for seat in hers.table["seats"]] == [HERS, HIS]
    record = await played(hers, anna, (his, 1))
    assert (record.salts, record.promises) == ((HERS, HIS), (promise(HERS), promise(HIS)))
    assert (verify(record).finding, verify(record).givers) == ("proven", (0, 1))


async def test_nobody_is_shown_a_salt_before_the_game_has_begun(anna: Device, ben: Device, carla: Device) -> None:
    hers, his = await seated(anna, ben)
    watching = await carla.join(hers.table["code"])
    await hers.ask("start")
    await his.reveal(1, HIS)
    late = await carla.join(hers.table["code"])
    await watching.until(lambda: waits(watching) == {"waits_for": "salts", "seats": [0]})
    assert all(HIS not in "".join(client.raw) for client in (hers, his, watching, late))
    await hers.reveal(0, HERS)
    await watching.until(lambda: watching.table["status"] == "running")
    assert [seat["salt"] for seat in watching.table["seats"]] == [HERS, HIS]


async def test_a_table_at_which_nobody_gives_a_salt_starts_at_once(anna: Device, ben: Device) -> None:
    hers, his = await seated(anna, ben, "", "")
    await hers.ask("start")
    assert hers.table["status"] == "running"
    record = await played(hers, anna, (his, 1))
    assert (record.salts, record.promises, verify(record).finding) == ((), (), "no-salt")


async def test_nobody_gives_a_salt_for_a_bot(anna: Device) -> None:
    hers = await anna.join(anna.open(seats=[me("Anna") | {"promise": promise(HERS)}, bot()])["code"])
    assert await refused(hers, "promise", seat=1, promise=promise(HIS)) == "not-yours"
    await hers.ask("start")
    assert await refused(hers, "reveal", seat=1, salt=HIS) == "not-yours"
    await hers.reveal(0, HERS)
    record = await played(hers, anna)
    assert (record.salts, record.promises) == ((HERS, ""), (promise(HERS), ""))
    assert verify(record).givers == (0,)


async def test_a_salt_that_was_not_promised_is_refused(anna: Device, ben: Device) -> None:
    hers, his = await seated(anna, ben, his="")
    await hers.ask("start")
    assert await refused(hers, "reveal", seat=0, salt="another") == "bad-salt"
    assert await refused(his, "reveal", seat=1, salt=HIS) == "bad-salt"
    assert await refused(his, "reveal", seat=0, salt=HERS) == "not-yours"
    assert await refused(hers, "sit", seat=0, name="Anna", salt=HERS) == "malformed"
    await hers.reveal(0, HERS)
    assert [seat["salt"] for seat in hers.table["seats"]] == [HERS, ""]


async def test_no_salt_is_revealed_before_the_promises_are_fixed(anna: Device, ben: Device) -> None:
    hers, his = await rematch(anna, ben)
    await hers.ask("promise", seat=0, promise=promise(HERS))
    assert await refused(hers, "reveal", seat=0, salt=HERS) == "not-starting"
    await hers.ask("start")
    assert await refused(hers, "reveal", seat=0, salt=HERS) == "not-starting"
    await his.ask("promise", seat=1, promise=promise(HIS))
    await hers.reveal(0, HERS)


async def test_a_promise_that_comes_after_they_are_fixed_is_refused(anna: Device, ben: Device) -> None:
    hers, his = await seated(anna, ben)
    await hers.ask("start")
    await his.until(lambda: waits(his))
    assert await refused(his, "promise", seat=1, promise=promise("better")) == "starting"
    assert await refused(his, "sit", seat=1, name="Ben", promise=promise("better")) == "starting"
    await hers.reveal(0, HERS)
    await his.reveal(1, HIS)
    assert await refused(his, "promise", seat=1, promise=promise("better")) == "started"
    assert await refused(his, "reveal", seat=1, salt="better") == "started"


async def test_until_the_start_one_may_promise_another_salt(anna: Device, ben: Device) -> None:
    hers, his = await seated(anna, ben)
    await his.ask("promise", seat=1, promise=promise("other"))
    await his.ask("sit", seat=1, name="Benno")
    assert (his.table["seats"][1]["name"], his.table["seats"][1]["promise"]) == ("Benno", promise("other"))
    await his.ask("promise", seat=1, promise="")
    await hers.ask("start")
    await hers.reveal(0, HERS)
    assert [seat["salt"] for seat in hers.table["seats"]] == [HERS, ""]


# -- waiting -----------------------------------------------------------------------------------------------------------


async def test_a_rematch_does_not_begin_before_everybody_had_a_say(anna: Device, ben: Device) -> None:
    hers, his = await rematch(anna, ben)
    assert [seat["promise"] for seat in hers.table["seats"]] == [None, None]
    await hers.ask("promise", seat=0, promise=promise(HERS))
    assert (await hers.ask("start"))["type"] == "ack"
    assert (hers.table["status"], waits(hers)) == ("lobby", {"waits_for": "promises", "seats": [1]})
    assert await refused(hers, "promise", seat=0, promise=promise("after seeing yours")) == "starting"
    await his.ask("promise", seat=1, promise=promise(HIS))
    await his.reveal(1, HIS)
    await hers.reveal(0, HERS)
    record = await played(hers, anna, (his, 1))
    assert (verify(record).finding, verify(record).givers) == ("proven", (0, 1))


async def test_a_table_may_be_opened_by_who_will_promise_later(anna: Device) -> None:
    hers = await anna.join(anna.open(seats=[me("Anna") | {"promise": None}, bot()])["code"])
    await hers.ask("start")
    assert waits(hers) == {"waits_for": "promises", "seats": [0]}
    await hers.ask("promise", seat=0, promise=promise(HERS))
    await hers.reveal(0, HERS)
    assert hers.table["status"] == "running"


async def test_a_rematch_begins_when_the_last_says_that_they_give_no_salt(anna: Device, ben: Device) -> None:
    hers, his = await rematch(anna, ben)
    await hers.ask("promise", seat=0, promise="")
    await hers.ask("start")
    await his.ask("promise", seat=1, promise="")
    assert his.table["status"] == "running"


async def test_the_host_may_begin_without_a_promise_and_the_record_has_none(anna: Device, ben: Device) -> None:
    hers, his = await rematch(anna, ben)
    await hers.ask("promise", seat=0, promise=promise(HERS))
    await hers.ask("start")
    await hers.ask("start", without=True)
    assert waits(hers) == {"waits_for": "salts", "seats": [0]}
    assert await refused(his, "promise", seat=1, promise=promise(HIS)) == "starting"
    await hers.reveal(0, HERS)
    record = await played(hers, anna, (his, 1))
    assert (record.promises, record.salts) == ((promise(HERS), ""), (HERS, ""))


async def test_the_host_may_begin_without_a_salt_and_the_record_tells(anna: Device, ben: Device) -> None:
    hers, his = await seated(anna, ben)
    await hers.ask("start")
    await hers.reveal(0, HERS)
    assert await refused(his, "start", without=True) == "not-host"
    assert (await hers.ask("start"))["duplicate"]
    assert hers.table["status"] == "lobby"
    await hers.ask("start", without=True)
    record = await played(hers, anna, (his, 1))
    assert (record.promises, record.salts) == ((promise(HERS), promise(HIS)), (HERS, ""))
    assert (verify(record).finding, verify(record).withheld) == ("withheld", (1,))


async def test_while_a_start_waits_nothing_is_changed_at_the_seats(anna: Device, ben: Device) -> None:
    hers, his = await seated(anna, ben)
    await hers.ask("start")
    await his.until(lambda: waits(his))
    assert await refused(his, "stand", seat=1) == "starting"
    assert await refused(his, "sit", seat=1, name="Benno") == "starting"
    assert await refused(hers, "arrange", seat=1, kind="open") == "starting"
    assert await refused(hers, "act", seat=0, step=1, action="pass") == "not-running"


async def test_a_start_that_is_broken_off_begins_anew_with_other_salts(anna: Device, ben: Device) -> None:
    hers, his = await seated(anna, ben)
    await hers.ask("start")
    await hers.reveal(0, HERS)
    assert await refused(his, "cancel") == "not-host"
    await hers.ask("cancel")
    assert waits(hers) is None
    assert [seat["promise"] for seat in hers.table["seats"]] == [None, None]
    await hers.ask("arrange", seat=1, kind="bot", level="easy")
    await hers.ask("promise", seat=0, promise=promise("fresh"))
    await hers.ask("start")
    assert await refused(hers, "reveal", seat=0, salt=HERS) == "bad-salt"
    await hers.reveal(0, "fresh")
    assert hers.table["status"] == "running"


async def test_whoever_takes_a_seat_over_by_its_link_promises_anew(anna: Device, ben: Device) -> None:
    opened = anna.open(seats=[me("Anna") | {"promise": promise(HERS)}, me("Nonna") | {"promise": ""}])
    his = await ben.join(opened["code"], opened["keys"][0]["key"])
    assert [seat["promise"] for seat in his.table["seats"]] == [None, ""]


# -- once --------------------------------------------------------------------------------------------------------------


async def test_what_comes_again_is_done_once(anna: Device, ben: Device) -> None:
    hers, his = await seated(anna, ben)
    promised = {"type": "promise", "id": "p", "seat": 0, "promise": promise("first")}
    start, cancel = {"type": "start", "id": "s"}, {"type": "cancel", "id": "c"}
    revealed = {"type": "reveal", "id": "r", "seat": 0, "salt": "second"}
    assert not (await again(hers, **promised))["duplicate"]
    await hers.ask("promise", seat=0, promise=promise("second"))
    assert (await again(hers, **promised))["duplicate"]
    assert hers.table["seats"][0]["promise"] == promise("second")
    assert not (await again(hers, **start))["duplicate"]
    assert not (await again(hers, **cancel))["duplicate"]
    assert (await again(hers, **start))["duplicate"]
    assert waits(hers) is None
    await hers.ask("promise", seat=0, promise=promise("second"))
    await his.ask("promise", seat=1, promise=promise(HIS))
    await hers.ask("start")
    assert (await again(hers, **cancel))["duplicate"]
    assert not (await again(hers, **revealed))["duplicate"]
    await hers.cut()
    hers = await anna.join(hers.table["code"])
    assert (await again(hers, **revealed))["duplicate"]
    assert waits(hers) == {"waits_for": "salts", "seats": [1]}
    await his.reveal(1, HIS)
    version = his.version
    for request in (promised, start, cancel, revealed):
        assert (await again(hers, **request))["duplicate"]
    assert hers.version == version


async def test_a_start_that_began_the_game_is_known_when_it_comes_again(anna: Device) -> None:
    hers = await anna.join(anna.open(seats=[me("Anna"), me("Nonna")])["code"])
    assert not (await again(hers, type="start", id="s"))["duplicate"]
    assert (await again(hers, type="start", id="s"))["duplicate"]
    assert await refused(hers, "start") == "started"
