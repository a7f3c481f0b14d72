"""Logs that the first version of the server wrote are folded and played on, by the rules they were begun with."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from qwixx.fairness import verify
from qwixx.records import Act, parse
from qwixx.rules.actions import Take
from qwixx.rules.errors import QwixxError
from qwixx.tables.entries import AnyEntry, Opened, Played, decode, encode
from qwixx.tables.table import Table, folded
from tests.server.client import Client, Device, Json, Server
from tests.server.prepared_tables import AT, store_tables

pytestmark = pytest.mark.anyio

FOLDER = Path(__file__).parent / "old_logs"
NAMES = sorted(path.stem for path in FOLDER.glob("*.jsonl"))
SECRETS = [name.ljust(43, "-") for name in ("anna", "ben", "cleo")]
CODE = "bada-bada"
DICE = ("board", "classic", "deluxe")


class OldLog(NamedTuple):
    """A log of the first version, with the position as that version had it."""

    told: Json
    bodies: list[bytes]
    code: str = CODE

    @property
    def entries(self) -> list[AnyEntry]:
        """What is written in it."""
        return [decode(body) for body in self.bodies]

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return folded(self.code, self.told["seed"], [(AT, decode(body)) for body in self.bodies])


def old_log(name: str, code: str = CODE) -> OldLog:
    """One of the logs: the first line is the position, each other one an entry."""
    first, *lines = (FOLDER / f"{name}.jsonl").read_bytes().splitlines()
    return OldLog(json.loads(first), lines, code)


def test_there_is_a_log_of_every_game_of_that_version() -> None:
    assert NAMES == ["board", "cards", "cards-jokers", "classic", "deluxe"]


@pytest.mark.parametrize("name", NAMES)
def test_the_position_is_as_that_version_had_it(name: str) -> None:
    old = old_log(name)
    table = old.table
    game, state = table.playing
    view = game.view(state)
    assert {
        "seed": table.seed,
        "version": table.version,
        "step": table.step,
        "phase": view.phase,
        "turn": view.turn,
        "waiting": list(view.waiting),
        "sheets": [str(sheet) for sheet in view.sheets],
        "scores": list(view.scores),
        "whites": list(view.whites),
        "pawns": list(view.pawns),
        "hands": [[str(card) for card in game.hand(state, seat)] for seat in range(3)],
        "display": list(view.cards.display) if view.cards else [],
        "panel": [list(totals) for totals in view.panel],
    } == old.told


@pytest.mark.parametrize("name", NAMES)
def test_entries_are_still_written_as_they_were(name: str) -> None:
    for body in old_log(name).bodies:
        assert encode(decode(body)) == body


@pytest.mark.parametrize("name", NAMES)
def test_its_rules_are_the_first(name: str) -> None:
    old = old_log(name)
    opened = old.entries[0]
    assert isinstance(opened, Opened)
    assert opened.rules == 1
    options = dict(old.table.game.options)
    if name in DICE:
        assert options["locks"] == "sealed"
    else:
        assert (old.table.game.id, options) == ("cards", {"jokers": "yes" if name == "cards-jokers" else "no"})


def test_by_the_rules_of_today_somebody_would_have_been_asked_to_follow_a_lock() -> None:
    opened, *played = old_log("classic").entries
    assert isinstance(opened, Opened)
    today = msgspec.structs.replace(opened, rules=2)
    with pytest.raises(QwixxError):
        folded(CODE, old_log("classic").told["seed"], [(AT, entry) for entry in (today, *played)])


def test_cards_were_taken_by_their_backs_alone() -> None:
    acts = [event for event in old_log("cards").table.events if isinstance(event, Act)]
    takes = [act.action for act in acts if isinstance(act.action, Take)]
    assert takes
    assert all(not take.places for take in takes)


# -- played on ---------------------------------------------------------------------------------------------------------


class Party(NamedTuple):
    """Those who sit at the table of an old log."""

    old: OldLog
    devices: list[Device]
    clients: list[Client]

    async def leave(self) -> None:
        """They close their sockets."""
        for device in self.devices:
            await device.leave()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that is started on old logs, two of every game: each test plays on with one of its own."""
    database = f"sqlite:///{tmp_path_factory.mktemp('old')}/tables.sqlite"
    store_tables(database, *(old_log(name, code) for name in NAMES for code in codes(name)))
    with Server(database, "--trust", "127.0.0.1") as server:
        yield server


def codes(name: str) -> tuple[str, str]:
    """The tables of a log: one is played on, at the other something is repeated."""
    ending = "bdgpt"[NAMES.index(name)]
    return f"bada-ba{ending}a", f"bada-bo{ending}o"


async def everybody(server: Server, old: OldLog) -> Party:
    """All who sit at the table of an old log come back."""
    devices = [Device(server.url, secret) for secret in SECRETS]
    return Party(old, devices, [await device.join(old.code) for device in devices])


@pytest.mark.parametrize("name", NAMES)
async def test_it_is_played_on_to_its_end(server: Server, name: str) -> None:
    party = await everybody(server, old_log(name, codes(name)[0]))
    hers = party.clients[0]
    await _step_back(party.clients)
    phases = set()
    while hers.table["status"] != "over":
        phases.add(hers.position["view"]["phase"])
        step = hers.position["step"]
        for seat, client in enumerate(party.clients):
            await client.until(lambda client=client: client.version >= hers.version)  # type: ignore[misc]
            if client.position["step"] == step and client.you[seat]["legal"]:
                await client.act(seat, client.you[seat]["legal"][-1])
        await hers.until(lambda step=step: hers.position["step"] > step or hers.table["status"] == "over")  # type: ignore[misc]
    assert "reply" not in phases
    assert any(event.startswith("back ") for event in hers.events)
    record = parse(party.devices[0].get(f"/api/tables/{party.old.code}/record").text)
    assert verify(record).finding == "unpromised-salt"
    before = party.old.table.settled
    assert record.events[: len(before)] == before
    await party.leave()


async def _step_back(clients: list[Client]) -> None:
    """All go back by one decision; from now on that stays in the history."""
    step = clients[0].position["step"]
    await clients[0].ask("takeback", seat=0, step=step - 1)
    for seat, client in enumerate(clients[1:], 1):
        await client.consent(seat)
    for client in clients:
        await client.until(lambda client=client: client.position["step"] == step - 1)  # type: ignore[misc]


@pytest.mark.parametrize("name", NAMES)
async def test_what_was_done_then_is_not_done_again(server: Server, name: str) -> None:
    party = await everybody(server, old_log(name, codes(name)[1]))
    number, entry = next((n, e) for n, e in enumerate(party.old.entries) if isinstance(e, Played))
    seat, _, action = entry.events[0].partition(": ")
    client = party.clients[int(seat) - 1]
    step = folded(CODE, party.old.told["seed"], [(AT, decode(body)) for body in party.old.bodies[:number]]).step
    again = await client.ask("act", id=entry.id, seat=int(seat) - 1, step=step, action=action)
    assert (again["type"], again["duplicate"]) == ("ack", True)
    assert client.version == party.old.told["version"]
    await party.leave()
