"""Names at a table: they can be seen, and people can tell them apart."""

import pytest

from qwixx.players.names import BOT_NAMES, all_differ, bot_name, seen_as, unseen_problem
from tests.server.client import OPEN, Client, Device, bot, me
from tests.server.test_lobby import refused

pytestmark = pytest.mark.anyio

UNSEEN = ["\u3164", "\u2800", "\uffa0", "\u115f\u1160", "\ufe0f", "\u0301", "\u034f", "\U000e0100", "\u200d \u200c"]
ALIKE = [
    "ANNA",
    "An\u200dna",
    "Anna\ufe0f",
    "\uff21\uff4e\uff4e\uff41",  # wide letters
    "\u0410nna",  # the first letter is Cyrillic
    "\u0391\u039d\u039d\u0391",  # all are Greek
    "Anna\u034f",
    "\U0001d400nna",  # bold
]


def names(client: Client) -> list[str]:
    """Who sits where."""
    return [seat["name"] for seat in client.table["seats"]]


@pytest.mark.parametrize("name", UNSEEN)
async def test_a_name_that_cannot_be_seen_is_refused(anna: Device, name: str) -> None:
    hers = await anna.join(anna.open(seats=[OPEN, OPEN])["code"])
    assert await refused(hers, "sit", seat=0, name=name) == "bad-name"
    answer = anna.post("/api/tables", {"game": "classic", "seats": [me(name), OPEN]})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-name")


async def test_blank_letters_are_refused_in_longer_names_too(anna: Device) -> None:
    hers = await anna.join(anna.open(seats=[OPEN, OPEN])["code"])
    assert await refused(hers, "sit", seat=0, name="Anna\u3164") == "bad-name"


@pytest.mark.parametrize("name", ["Zoë", "Ελένη", "Мария", "李", "👨‍👩‍👧", "❤️", "महेश", "عائشة", "Jo-Ann d’Arc"])
async def test_names_of_all_the_world_can_be_had(anna: Device, name: str) -> None:
    hers = await anna.join(anna.open(seats=[me("Anna"), OPEN])["code"])
    assert (await hers.ask("sit", seat=1, name=name))["type"] == "ack"
    assert names(hers)[1] == name


async def test_nobody_can_be_taken_for_another(anna: Device, ben: Device) -> None:
    code = anna.open(seats=[me("Anna"), OPEN])["code"]
    his = await ben.join(code)
    for name in ["Anna", *ALIKE]:
        assert await refused(his, "sit", seat=1, name=name) == "name-taken", name
    await his.ask("sit", seat=1, name="Ben")
    assert await refused(his, "sit", seat=1, name="anna") == "name-taken"
    assert (await his.ask("sit", seat=1, name="BEN"))["type"] == "ack"


async def test_two_on_one_device_have_two_names(anna: Device) -> None:
    answer = anna.post("/api/tables", {"game": "classic", "seats": [me("Anna"), me("anna")]})
    assert (answer.status_code, answer.json()["code"]) == (422, "name-taken")


async def test_a_name_is_free_again_when_its_owner_has_left(anna: Device, ben: Device) -> None:
    code = anna.open(seats=[me("Anna"), OPEN])["code"]
    hers, his = await anna.join(code), await ben.join(code)
    await hers.ask("stand", seat=0)
    assert (await his.ask("sit", seat=1, name="Anna"))["type"] == "ack"


async def test_a_bot_gives_its_name_to_a_person(anna: Device, ben: Device) -> None:
    code = anna.open(seats=[me("Anna"), bot(), bot(), OPEN])["code"]
    his = await ben.join(code)
    first, second = names(his)[1:3]
    await his.ask("sit", seat=3, name=first.upper())
    assert names(his)[3] == first.upper()
    assert names(his)[2] == second
    assert all_differ(names(his))
    again = await ben.join(code)
    assert names(again) == names(his)


async def test_a_bot_does_not_take_the_name_of_a_person(anna: Device) -> None:
    first, second = BOT_NAMES[:2]
    hers = await anna.join(anna.open(seats=[me(first.lower()), bot(), OPEN])["code"])
    assert names(hers)[1] == second
    await hers.ask("arrange", seat=2, kind="bot", level="easy")
    assert all_differ(names(hers))


def test_how_names_are_seen() -> None:
    assert len({seen_as(name) for name in ["Anna", *ALIKE]}) == 1
    assert all_differ(["Anna", "Ana", "An na", "Anná"])
    assert not all_differ(["Anna  Maria", "Anna Maria"])
    assert unseen_problem("Anna") is None
    assert bot_name(["\u0415\u041c\u041c\u0410"]) == BOT_NAMES[1]
