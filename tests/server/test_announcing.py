"""A lock that is announced: who may follow is asked, sealed again; then the row is closed for everybody."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from qwixx.rules.actions import Mark
from qwixx.tables.entries import Seat, Settings
from qwixx.tables.secret import CONSONANTS
from tests.server.client import Client, Device, Json, Server
from tests.server.knowledge import PositionHistory, Reader
from tests.server.locking import announced, before_a_lock, may_cross
from tests.server.prepared_tables import PreparedTable, person, store_tables

pytestmark = pytest.mark.anyio

NAMES = ("Anna", "Ben", "Cleo", "Dino")
SECRETS = [name.ljust(43, "-") for name in NAMES]
SEATS = [person(name, secret) for name, secret in zip(NAMES, SECRETS, strict=True)]
GAMES = ["classic", "deluxe", "mixx-a", "mixx-b", "board"]
Codes = dict[str, list[str]]


class Locking:
    """Everybody at a table where somebody can lock a row, others may follow, and another may not."""

    def __init__(self, server: Server, prepared: PreparedTable, mark: Mark) -> None:
        able = may_cross(prepared.table, mark)
        self.server = server
        self.code = prepared.table.code
        self.mark = str(mark)
        self.row = next(row for row, marks in enumerate(rows(prepared)) if marks[-1] == mark)
        self.locker, *self.followers = able
        self.others = [seat for seat in range(len(SEATS)) if seat not in self.followers]
        self.devices = [Device(server.url, secret) for secret in SECRETS]
        self.clients: list[Client] = []

    async def come(self) -> "Locking":
        """Everybody connects."""
        self.clients = [await device.join(self.code) for device in self.devices]
        return self

    async def lock(self) -> int:
        """One crosses the last number, the others nothing; the number of the decision about replies."""
        step: int = self.clients[0].position["step"]
        for seat, client in enumerate(self.clients):
            assert (await client.act(seat, self.mark if seat == self.locker else "pass"))["type"] == "ack"
        await self.all_at(step + 1)
        return step + 1

    async def all_at(self, step: int) -> None:
        """Everybody has been told of this decision."""
        for client in self.clients:
            await client.until(lambda client=client: client.position["step"] == step)  # type: ignore[misc]

    async def all_wait_for(self, *seats: int) -> None:
        """Everybody has been told who is still to act."""
        for client in self.clients:
            await client.until(lambda client=client: client.waiting == [*seats])  # type: ignore[misc]

    def view(self) -> Json:
        """What all are shown, which is the same."""
        views: list[Json] = [client.position["view"] for client in self.clients]
        assert all(view == views[0] for view in views)
        return views[0]

    def check_told(self) -> None:
        """Nobody was told anything that they may not know."""
        history = PositionHistory(self.server.database, self.code)
        for client, secret in zip(self.clients, SECRETS, strict=True):
            reader = Reader(history, secret, {message["id"] for message in client.messages if "id" in message})
            for raw in client.raw:
                reader.check(raw)


def rows(prepared: PreparedTable) -> list[tuple[Mark, ...]]:
    """The numbers of every row."""
    layout = prepared.table.game.layout
    return [layout.marks(row) for row in range(len(layout.rows))]


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Codes]]:
    """A server with tables of each game with dice, one for every test: to start it takes longer than a test."""
    database = f"sqlite:///{tmp_path_factory.mktemp('announcing')}/tables.sqlite"
    codes = {
        game: [f"{first}a{other}a-bada" for other in CONSONANTS] for game, first in zip(GAMES, CONSONANTS, strict=False)
    }
    store_tables(database, *(before_a_lock(code, SEATS, game)[0] for game in GAMES for code in codes[game]))
    with Server(database, "--trust", "127.0.0.1") as server:
        yield server, codes


@pytest.fixture(params=GAMES)
async def table(
    request: pytest.FixtureRequest,
    opened: tuple[Server, Codes],
    anyio_backend: str,  # noqa: ARG001 (a coroutine needs it)
) -> AsyncIterator[Locking]:
    """Such a table of each game with dice, at which nobody else has played."""
    server, codes = opened
    prepared, mark = before_a_lock(codes[request.param].pop(), SEATS, request.param)
    here = await Locking(server, prepared, mark).come()
    yield here
    here.check_told()
    for device in here.devices:
        await device.leave()


# -- who is asked ------------------------------------------------------------------------------------------------------


async def test_only_those_are_asked_who_may_follow(table: Locking) -> None:
    step = await table.lock()
    view = table.view()
    assert (view["phase"], view["asked"], view["waiting"]) == ("reply", table.followers, table.followers)
    assert (view["closing"], view["closed"]) == ([table.row], [])
    for seat in table.followers:
        own = table.clients[seat].you[seat]
        assert (own["legal"], own["answer"], own["penalty"]) == (["pass", table.mark], None, False)
    for seat in table.others:
        client = table.clients[seat]
        assert client.you[seat]["legal"] == []
        refused = await client.ask("act", seat=seat, step=step, action="pass")
        assert refused["code"] == "not-to-act"
        assert (await client.ask("hint", seat=seat))["code"] == "not-to-act"
        assert (await client.ask("retract", seat=seat, step=step))["code"] == "nothing-sealed"


async def test_a_reply_is_that_number_or_nothing(table: Locking) -> None:
    step = await table.lock()
    seat = table.followers[0]
    client = table.clients[seat]
    for number in ("2", "7", "12"):
        refused = await client.ask("act", seat=seat, step=step, action=f"z{number}")
        assert (refused["code"], refused["rule"]) == ("illegal", "no-such-number")
    refused = await client.ask("act", seat=seat, step=step, action=legal_before(table, seat))
    assert (refused["code"], refused["rule"]) == ("illegal", "reply")
    assert (await client.ask("hint", seat=seat))["action"] in ("pass", table.mark)


def legal_before(table: Locking, seat: int) -> str:
    """Another number that a seat may cross by the white sum; where there is none, any that is open."""
    snapshot = next(message for message in table.clients[seat].messages if message["type"] == "snapshot")
    legal = next(own["legal"] for own in snapshot["you"] if own["seat"] == seat)
    other = [action for action in legal if action not in ("pass", table.mark)]
    return str(other[0]) if other else open_number(table, seat)


def open_number(table: Locking, seat: int) -> str:
    """A number of an open row that is right of everything crossed, and not the last."""
    state = PositionHistory(table.server.database, table.code)
    sheet = state.game.sheet(state.state(state.end), seat)
    numbers = [mark for row in range(4) if row != table.row for mark in sheet.open(row)[:-1]]
    return str(numbers[0])


# -- sealed, and then closed -------------------------------------------------------------------------------------------


async def test_replies_are_sealed_until_the_last_one_and_then_the_row_is_closed(table: Locking) -> None:
    step = await table.lock()
    first, second = table.followers
    before = table.view()["sheets"]
    told = [len(client.messages) for client in table.clients]
    await table.clients[first].act(first, table.mark)
    await table.all_wait_for(second)
    for seat, client in enumerate(table.clients):
        news = [message for message in client.messages[told[seat] :] if message["type"] != "ack"]
        assert [(message["type"], message["step"], message["waiting"]) for message in news] == [
            ("answered", step, [second])
        ]
        assert [own["seat"] for own in news[0]["you"]] == ([first] if seat == first else [])
        assert client.position["view"]["sheets"] == before
    assert table.clients[first].you[first]["answer"] == table.mark
    await table.clients[second].act(second, "pass")
    await table.all_at(step + 1)
    view = table.view()
    assert (view["closed"], view["closing"]) == ([table.row], [])
    assert view["phase"] != "reply"
    lock = PositionHistory(table.server.database, table.code).game.layout.rows[table.row].lock
    assert lock not in view["coloured"]
    assert [table.mark in sheet.split() for sheet in view["sheets"]] == [
        seat in (table.locker, first) for seat in range(len(SEATS))
    ]
    assert table.clients[0].events[-2:] == [f"{first + 1}: {table.mark}", f"{second + 1}: pass"]


async def test_a_reply_can_be_taken_back_while_it_is_sealed(table: Locking) -> None:
    step = await table.lock()
    first, second = table.followers
    hers = table.clients[first]
    await hers.act(first, table.mark)
    assert (await hers.ask("act", seat=first, step=step, action="pass"))["code"] == "answered"
    assert (await hers.ask("retract", seat=first, step=step))["type"] == "ack"
    await table.all_wait_for(first, second)
    assert (hers.you[first]["answer"], hers.you[first]["legal"]) == (None, ["pass", table.mark])
    await hers.act(first, "pass")
    await table.clients[second].act(second, "pass")
    await table.all_at(step + 1)
    assert table.clients[0].events[-2:] == [f"{first + 1}: pass", f"{second + 1}: pass"]


async def test_who_comes_back_finds_the_question_again(table: Locking) -> None:
    await table.lock()
    first, second = table.followers
    await table.clients[first].act(first, table.mark)
    await table.all_wait_for(second)
    for seat, device in enumerate(table.devices):
        again = await device.join(table.code)
        assert again.you == table.clients[seat].you
        assert again.position["view"] == table.clients[seat].position["view"] | {"waiting": [second]}


# -- going back --------------------------------------------------------------------------------------------------------


async def go_back(table: Locking, step: int) -> None:
    """Everybody agrees to go back to a decision."""
    first, *others = range(len(SEATS))
    await table.clients[first].ask("takeback", seat=first, step=step)
    for seat in others:
        assert (await table.clients[seat].consent(seat))["type"] == "ack"
    await table.all_at(step)


async def test_a_lock_is_taken_back_while_the_others_reply(table: Locking) -> None:
    before = table.view()
    step = await table.lock()
    first = table.followers[0]
    await table.clients[first].act(first, table.mark)
    await go_back(table, step - 1)
    assert table.view() == before


async def test_replies_that_were_settled_are_taken_back_and_asked_for_again(table: Locking) -> None:
    step = await table.lock()
    before = table.view()
    for seat in table.followers:
        await table.clients[seat].act(seat, table.mark)
    await table.all_at(step + 1)
    await go_back(table, step)
    assert table.view() == before
    for seat in table.followers:
        assert table.clients[seat].you[seat]["legal"] == ["pass", table.mark]


# -- bots and the clock ------------------------------------------------------------------------------------------------


async def test_a_stand_in_replies_for_who_asks_it_to(table: Locking) -> None:
    step = await table.lock()
    first, second = table.followers
    await table.clients[first].ask("substitute", seat=first, level="easy")
    await table.all_wait_for(second)
    assert table.clients[first].you[first]["answer"] in ("pass", table.mark)
    await table.clients[second].act(second, "pass")
    await table.clients[second].until(lambda: table.clients[second].position["step"] > step)


@pytest.mark.parametrize("kind", ["bot", "clock"])
async def test_bots_and_the_clock_reply_by_themselves(kind: str, tmp_path: Path, anyio_backend: str) -> None:  # noqa: ARG001
    bots = [SEATS[0], *(Seat("bot", name, "easy") for name in NAMES[1:])]
    prepared, mark = announced(
        "bada-bada", SEATS if kind == "clock" else bots, settings=Settings(1) if kind == "clock" else None
    )
    asked = prepared.table.waiting
    assert 0 not in asked
    database, before = f"sqlite:///{tmp_path}/tables.sqlite", len(prepared.table.events)
    store_tables(database, prepared)
    with Server(database, "--trust", "127.0.0.1") as server:
        client = await Device(server.url, SECRETS[0]).join("bada-bada")
        await client.until(lambda: client.position["view"]["phase"] != "reply")
        history = PositionHistory(server.database, "bada-bada")
        replies = [str(event) for event in history.end.events[before : before + len(asked)]]
        await client.close()
    assert [int(reply[0]) - 1 for reply in replies] == list(asked)
    assert {reply[3:] for reply in replies} <= ({"pass"} if kind == "clock" else {"pass", str(mark)})
