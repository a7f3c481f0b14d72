"""Reactions: everybody at the table sees them at once, nothing is kept, and nobody can flood others with them."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import get_args

import pytest

from qwixx.tables.protocol import ReactionName
from tests.server.client import OPEN, Client, Device, Json, Server, me
from tests.server.hosted import LOCAL, hosted
from tests.server.test_playing import started

pytestmark = pytest.mark.anyio

EVERY = get_args(ReactionName)


def seen(client: Client) -> list[tuple[int, str]]:
    """The reactions that somebody was told of."""
    return [(told["seat"], told["reaction"]) for told in client.messages if told["type"] == "reaction"]


def code(answer: Json) -> str:
    """How something was answered."""
    return str(answer.get("code", answer["type"]))


async def test_everybody_at_the_table_sees_a_reaction_and_nobody_who_comes_later(
    anna: Device, ben: Device, carla: Device
) -> None:
    hers, his = await started(anna, ben)
    watching = await carla.join(hers.table["code"])
    version = hers.version
    answer = await hers.ask("react", seat=0, reaction="applause")
    assert (answer["type"], answer["version"], answer["duplicate"]) == ("ack", version, False)
    for client in (hers, his, watching):
        await client.until(lambda client=client: seen(client) == [(0, "applause")])  # type: ignore[misc]
    later = await carla.join(hers.table["code"])
    await later.ask("ping")
    assert seen(later) == []


async def test_there_are_eight_and_anything_else_is_refused(anna: Device, ben: Device) -> None:
    hers, his = await started(anna, ben)
    assert len(EVERY) == 8
    for odd in ("", "👏", "Applause", "rude", "applause ", ["applause"], None, 3, "x" * 3000):
        assert code(await hers.ask("react", seat=0, reaction=odd)) == "malformed"
    assert code(await hers.ask("react", seat=0, reaction="fire", text="hello")) == "malformed"
    await his.ask("ping")
    assert seen(his) == []


async def test_only_who_has_the_seat_may_react(anna: Device, ben: Device, carla: Device) -> None:
    hers, his = await started(anna, ben)
    watching = await carla.join(hers.table["code"])
    assert code(await watching.ask("react", seat=0, reaction="fire")) == "not-yours"
    assert code(await his.ask("react", seat=0, reaction="fire")) == "not-yours"
    assert code(await his.ask("react", seat=7, reaction="fire")) == "no-such-seat"
    nobody = Client(anna.url, hers.table["code"], None)
    await nobody.connect()
    assert code(await nobody.ask("react", seat=0, reaction="fire")) == "not-yours"
    await nobody.close()
    await hers.ask("ping")
    assert seen(hers) == []


async def test_there_is_nothing_to_react_to_before_the_start(anna: Device) -> None:
    hers = await anna.join(anna.open(seats=[me("Anna"), OPEN])["code"])
    assert code(await hers.ask("react", seat=0, reaction="party")) == "not-running"


async def test_who_sends_too_many_is_told_to_wait_on_whichever_socket(tmp_path: Path) -> None:
    with hosted(tmp_path, trusted=LOCAL, reactions=(0.001, 4)) as server:
        anna, ben = Device(server.url), Device(server.url)
        hers, his = await started(anna, ben)
        tab = await anna.join(hers.table["code"])
        sent = [code(await client.ask("react", seat=0, reaction="laugh")) for client in (hers, tab) * 3]
        assert sent == ["ack"] * 4 + ["slow-down"] * 2
        # Whoever is refused can go on playing, and the others have a measure of their own.
        assert code(await hers.act(0)) == "ack"
        assert code(await his.ask("react", seat=1, reaction="thumb")) == "ack"
        await his.until(lambda: seen(his) == [(0, "laugh")] * 4 + [(1, "thumb")])
        for device in (anna, ben):
            await device.leave()


async def test_around_one_device_each_seat_reacts_and_all_have_one_measure(tmp_path: Path) -> None:
    with hosted(tmp_path, trusted=LOCAL, reactions=(0.001, 2)) as server:
        anna = Device(server.url)
        both = await anna.join(anna.open(seats=[me("Anna"), me("Ben")])["code"])
        await both.ask("start")
        sent = [code(await both.ask("react", seat=seat, reaction="wow")) for seat in (0, 1, 0)]
        assert sent == ["ack", "ack", "slow-down"]
        assert seen(both) == [(0, "wow"), (1, "wow")]
        await anna.leave()


async def test_nothing_of_a_reaction_is_stored(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with Server(f"sqlite:///{file}", "--trust", "127.0.0.1", log=tmp_path / "log") as server:
        anna, ben = Device(server.url), Device(server.url)
        hers, _ = await started(anna, ben)
        before = list(rows(file))
        assert code(await hers.ask("react", seat=0, reaction="luck")) == "ack"
        assert list(rows(file)) == before
        for device in (anna, ben):
            await device.leave()
        assert server.stop() == 0
    assert "luck" not in (tmp_path / "log").read_text()


def rows(file: Path) -> list[tuple[object, ...]]:
    """Everything that happened at the tables."""
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("select * from log order by 1, 2").fetchall()
