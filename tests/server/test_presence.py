"""Who is there, as the others are told: on another process, no longer, or at a seat since a moment ago."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from qwixx.server import live
from qwixx.server.clock import steady
from qwixx.server.hall import Hall
from qwixx.server.sharing import Note
from qwixx.tables import protocol
from qwixx.tables.secret import hashed, new_secret
from tests.server.seated import Guest, guest, hall_on, seated

pytestmark = pytest.mark.anyio


@pytest.fixture
async def hall(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Hall]:  # noqa: ARG001 (a coroutine needs it)
    """A hall on a file."""
    async with hall_on(f"sqlite:///{tmp_path}/tables.sqlite") as hall:
        yield hall


def connected(one: Guest) -> list[bool]:
    """Who is there, as somebody was last told."""
    table = next(message["table"] for message in reversed(one.heard) if "table" in message)
    return [seat["connected"] for seat in table["seats"]]


async def test_who_was_at_a_process_that_died_is_there_no_longer(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = await seated(hall)
    hall.leave(ben.live, ben)
    assert connected(anna) == [True, False]
    hall.heard(anna.live.table.code, Note("elsewhere", seats=(1,)))
    assert connected(anna) == [True, True]
    hall.greet_others()
    assert connected(anna) == [True, True]
    monkeypatch.setattr(live, "steady", lambda: steady() + live.BELIEVED + 1000)
    hall.greet_others()  # as it is done every few seconds
    assert connected(anna) == [True, False]


async def test_nobody_is_told_what_they_know(hall: Hall) -> None:
    anna, ben = await seated(hall)
    told = len(anna.heard)
    tab = await guest(hall, ben.live.table.code, ben.device)
    hall.leave(tab.live, tab)
    hall.heard(anna.live.table.code, Note("elsewhere", seats=(1,)))
    assert len(anna.heard) == told


async def test_all_tabs_of_a_device_that_opens_a_seats_link_see_the_seat(hall: Hall) -> None:
    anna, ben = await seated(hall)
    key = await key_of(ben)
    device = hashed(new_secret())
    tab = await guest(hall, ben.live.table.code, device)
    assert tab.heard[0]["you"] == []
    await hall.join(ben.live, Guest(hall, ben.live, device), protocol.Hello("hello", key=key))
    assert tab.mine == (1,)
    assert [own["seat"] for own in tab.heard[-1]["you"]] == [1]
    assert tab.heard[-1]["you"][0]["legal"]
    assert ben.mine == ()
    assert connected(anna) == [True, True]


async def key_of(owner: Guest) -> str:
    """A new key for somebody's seat."""
    await owner.ask(protocol.Link("link", owner.mine[0]))
    key: str = next(message["key"] for message in owner.heard if message["type"] == "key")
    return key


async def test_a_table_that_was_put_away_does_nothing_by_itself(hall: Hall) -> None:
    anna, ben = await seated(hall, timer=5)
    away = anna.live
    for one in (anna, ben):
        hall.leave(away, one)
    hall.memory.forget(away)
    back = await guest(hall, away.table.code, anna.device)
    assert back.live is not away
    await back.acts(0)
    await hall.memory.refresh(away)  # word of a move that was under way
    assert away.table == back.live.table
    assert away.alarm is None
