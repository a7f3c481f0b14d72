"""Every byte sent to a connection, compared with what it may know."""

import asyncio
import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from qwixx.fairness import promise, verify
from qwixx.games import GAMES
from qwixx.players.names import BOT_NAMES
from qwixx.records import fold, parse
from qwixx.rules.outcomes import Shuffle
from qwixx.tables.secret import hashed, new_secret, record_key
from tests.server.client import Client, Device, Server, bot, me
from tests.server.knowledge import PositionHistory, Reader, cards_in, masked

pytestmark = pytest.mark.anyio

NAMES = ("Zaphod", "Trillian", "Marvin", "Fenchurch")  # which stand nowhere by chance
OPTIONS = {"deluxe": {"games": "2"}}
GAMES_PLAYED = [*((name, OPTIONS.get(name, {})) for name in GAMES), ("cards", {"jokers": "yes"})]


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    """A server that logs all it can, and its log."""
    folder = tmp_path_factory.mktemp("leaks")
    log = folder / "log"
    options = ("--trust", "127.0.0.1", "--log-level", "debug")
    with Server(f"sqlite:///{folder}/tables.sqlite", *options, log=log) as server:
        yield server, log


# -- a game in which everything happens --------------------------------------------------------------------------------


class Recorded(Client):
    """A socket of which everything is known, also what it sent."""

    def __init__(self, url: str, code: str, secret: str | None, key: str | None = None) -> None:
        super().__init__(url, code, secret, key)
        self.secret = secret
        self.sent: set[str] = set()

    async def send(self, **message: Any) -> None:
        """Send a message as it is."""
        self.sent.add(message["id"])
        await super().send(**message)


@dataclass
class Party:
    """Everybody at one table, and all they were sent."""

    server: Server
    game: str
    options: dict[str, str]
    rng: Random
    clients: list[Recorded] = field(default_factory=list)
    keys: dict[int, list[str]] = field(default_factory=dict)  # by seat
    pages: list[str] = field(default_factory=list)  # answers over HTTP, before the end
    devices: list[Device] = field(default_factory=list)

    def device(self) -> Device:
        """A new device."""
        self.devices.append(Device(self.server.url))
        return self.devices[-1]

    def secrets(self) -> list[str]:
        """The secrets of all devices and all keys of seats."""
        return [*(device.secret for device in self.devices), *(key for keys in self.keys.values() for key in keys)]

    async def join(self, device: Device | None, key: str | None = None) -> Client:
        """One more socket."""
        client = Recorded(self.server.url, self.code, device.secret if device else None, key)
        self.clients.append(client)
        await client.connect()
        return client

    async def play(self) -> None:
        """A whole game with people, a bot, and people who only watch."""
        host, ben, cora, eve = (self.device() for _ in range(4))
        seats = [me(NAMES[0]), me(NAMES[1]), {"kind": "open"}, bot(), {"kind": "open"}]
        if self.game == "board":
            seats.pop()
        opened = await asyncio.to_thread(
            host.open,
            self.game,
            seats,
            options=self.options,
            timer=3600 if self.game == "cards" else None,
        )
        self.code = opened["code"]
        for key in opened["keys"]:
            self.keys[key["seat"]] = [key["key"]]
        hers, his, tab = await self.join(host), await self.join(ben), await self.join(ben)
        await self.join(eve)
        await self.sit(his, 2, NAMES[2])
        players = [(hers, [0, 1]), (his, [2])]
        if len(seats) == 5:
            hers_too = await self.join(cora)
            await self.sit(hers_too, 4, NAMES[3])
            players.append((hers_too, [4]))
        assert (await hers.ask("start"))["type"] == "ack"
        for client, seat in ((client, seat) for client, own in players[1:] for seat in own):
            await client.reveal(seat, f"salt-{seat}")
        await asyncio.gather(
            *(self.decide(client, own) for client, own in players), self.come_and_go(), self.move_to_another_device(his)
        )
        await tab.until(lambda: is_over(tab))

    async def sit(self, client: Client, seat: int, name: str) -> None:
        """Take a seat, with a salt."""
        answer = await client.ask("sit", seat=seat, name=name, promise=promise(f"salt-{seat}"))
        assert answer["type"] == "ack"
        self.note_keys(client)

    def note_keys(self, client: Client) -> None:
        """Remember the keys a client was told."""
        for message in client.messages:
            if message["type"] == "key":
                self.keys.setdefault(message["seat"], []).append(message["key"])

    async def decide(self, client: Client, seats: list[int]) -> None:
        """Do something legal whenever it is one's turn; now and then change one's mind, ask, or go back."""

        def due() -> list[int]:
            return [seat for seat in seats if seat in client.waiting and seat in client.you]

        def asked() -> list[int]:
            proposal = client.table["proposal"]
            return [seat for seat in seats if proposal and seat not in proposal["agreed"]]

        def mine() -> bool:
            return bool(client.messages) and client.table["status"] == "running" and seats[0] in self.seats_of(client)

        while mine():
            if agreeing := asked():
                await client.consent(agreeing[0])
            elif acting := due():
                await self.act(client, self.rng.choice(acting))
            else:
                await client.until(lambda: due() or asked() or not mine())

    def seats_of(self, client: Client) -> list[int]:
        """The seats a client was last told are its own."""
        told: list[list[int]] = [message["mine"] for message in client.messages if "mine" in message]
        return told[-1]

    async def act(self, client: Client, seat: int) -> None:
        legal, chance = client.you[seat]["legal"], self.rng.random()
        told = {message["type"] for message in client.messages}
        if "error" not in told:  # so that every kind of answer comes at every table, whatever the order of events
            await client.act(seat, "nothing like this")
        if "advice" not in told or chance < 0.05:
            await client.ask("hint", seat=seat)
        if chance > 0.97:
            await client.ask("takeback", seat=seat, step=max(1, client.position["step"] - 2))
            return
        if chance > 0.94:
            await client.ask("substitute", seat=seat, level="easy")
            await client.ask("resume", seat=seat)
            return
        await client.act(seat, self.rng.choice(legal))
        if chance < 0.1 and client.you.get(seat, {}).get("answer"):
            await client.ask("retract", seat=seat, step=client.position["step"])

    async def come_and_go(self) -> None:
        """Somebody without a device looks in every now and then, until the end."""
        over = False
        while not over:
            guest = await self.join(None)
            if not guest.table:  # the game is over, and not shown to who was not there
                return
            events = len(guest.messages) + 12
            await guest.until(lambda guest=guest, events=events: len(guest.messages) > events or is_over(guest))  # type: ignore[misc]
            over = is_over(guest)
            if not over:
                await self.look()
                await guest.close()

    async def look(self) -> None:
        """Everything that can be had over HTTP while the game runs."""
        here = f"/api/tables/{self.code}"
        paths = ("/api/mine", "/api/tables", here, f"{here}/record?form=json", f"{here}/record")
        pages = [await asyncio.to_thread(self.devices[0].get, path) for path in paths]
        if pages[-1].status_code == 409:  # it still runs
            self.pages += [page.text for page in pages]

    async def move_to_another_device(self, client: Client) -> None:
        """Ben's seat goes to another device by its link; his own is told nothing of it any more."""
        await client.until(lambda: client.position and client.position["step"] > 8)
        await client.ask("link", seat=2)
        self.note_keys(client)
        other = await self.join(self.device(), self.keys[2][-1])
        await self.decide(other, [2])


def is_over(client: Client) -> bool:
    """Whether a client was told that the game is over, and how it ended."""
    return bool(client.table.get("status") == "over" and client.position["view"]["phase"] == "over")


@pytest.fixture(scope="module")
def parties(watched: tuple[Server, Path]) -> list[Party]:
    """A whole game of every kind, all at the same time."""
    server, _ = watched
    parties = [Party(server, name, options, Random(f"{name} {options}")) for name, options in GAMES_PLAYED]

    async def play_all() -> None:
        async with asyncio.timeout(120):
            await asyncio.gather(*(party.play() for party in parties))
            for party in parties:
                for client in party.clients:
                    await client.close()

    asyncio.run(play_all())
    return parties


def test_every_message_is_what_the_connection_may_know_and_nothing_else(parties: list[Party]) -> None:
    for party in parties:
        history = PositionHistory(party.server.database, party.code)
        kinds = set()
        for client in party.clients:
            reader = Reader(history, client.secret, client.sent)
            kinds |= {reader.check(raw)["type"] for raw in client.raw}
        assert kinds == {"snapshot", "table", "position", "answered", "ack", "error", "advice", "key"}


def test_the_record_is_the_game_that_everybody_saw(parties: list[Party]) -> None:
    for party in parties:
        record = parse(party.devices[0].get(f"/api/tables/{party.code}/record").text)
        assert verify(record).proven
        game, last = record.game, fold(record)
        for client in party.clients:
            if is_over(client):
                assert client.position["view"] == game.view(last).as_json()
                assert client.events[-10:] == [masked(event) for event in record.events][-10:]


def test_those_without_a_seat_are_all_told_the_same(parties: list[Party]) -> None:
    for party in parties:
        told = defaultdict(set)
        for client in party.clients:
            for raw, message in zip(client.raw, client.messages, strict=True):
                if message["type"] in ("position", "answered") and not message["you"]:
                    told[message["version"]].add(raw)
        assert len(told) > 50
        assert {len(one) for one in told.values()} == {1}


def test_no_colour_of_a_hidden_card_is_told(parties: list[Party]) -> None:
    decks = []
    for party in parties:
        if party.game != "cards":
            continue
        history = PositionHistory(party.server.database, party.code)
        deck = next(cards_in(str(event)) for event in history.end.events if isinstance(event, Shuffle))
        decks.append(len(deck))
        for message in (message for client in party.clients for message in client.messages):
            if view := (message.get("position") or {}).get("view"):
                shown = cards_in(view["cards"]["discards"])
                assert cards_in(view["cards"] | {"pools": []}) == shown
                table = history.tables[message["version"]]
                hands = [cards_in(list(map(str, history.game.hand(history.state(table), seat)))) for seat in range(5)]
                assert not shown & {card for hand in hands for card in hand}
                hidden = sum(map(len, hands)) + view["cards"]["pile"] + len(view["cards"]["display"])
                assert len(deck) - len(shown) <= hidden  # so that no other card can be told either
                assert view["cards"]["pools"] == pools(history.standing(table), deck)
                assert all(event == "shuffle" for event in message["position"]["events"] if "shuffle" in event)
    assert decks == [44, 55]


def pools(events: list[str], deck: set[str]) -> list[list[str]]:
    """By shuffle the cards that were in it and have not been shown since, worked out from what everybody was told."""
    found, shown = [], deck
    for event in events:
        if event == "shuffle":
            found.append(shown)
            shown = set()
        elif ": play " in event:
            played = {plain(card) for card in cards_in(event.partition(" mark ")[0])}
            found = [pool - played for pool in found]
            shown = shown | played
    return [sorted(pool, key=by_suit) for pool in found]


def plain(card: str) -> str:
    """A card without the colour that a joker was declared."""
    return "j" + card.lstrip("rygbj") if "j" in card else card


def by_suit(card: str) -> tuple[int, int]:
    """The order in which cards are listed."""
    return "rygbj".index(card[0]), int(card[1:])


# -- secrets -----------------------------------------------------------------------------------------------------------


def test_nobody_is_told_a_secret(parties: list[Party]) -> None:
    for party in parties:
        history = PositionHistory(party.server.database, party.code)
        secrets, hashes = party.secrets(), [hashed(one) for one in party.secrets()]
        hashes += [value for seat in history.end.seats for value in (seat.device, seat.key) if value]
        for client in party.clients:
            own_keys = {message["key"] for message in client.messages if message["type"] == "key"}
            told = "\n".join(client.raw)
            assert [one for one in {*secrets, *hashes} - own_keys if one in told] == []
            early = [raw for raw in client.raw if '"status":"over"' not in raw]
            assert history.end.seed not in "\n".join(early)
            assert record_key(history.end.seed) not in "\n".join(early)
        assert party.pages
        pages = "\n".join(party.pages)
        assert [one for one in (*secrets, *hashes, history.end.seed) if one in pages] == []
        assert history.end.commitment in told


async def test_no_refusal_repeats_a_secret(watched: tuple[Server, Path]) -> None:
    server, _ = watched
    device, key = Device(server.url), new_secret()
    code = device.open()["code"]
    client = await device.join(code)
    for message in (
        {"type": "hello", "id": "1", "device": device.secret, "key": key},
        {"type": "hello", "id": "2", "device": device.secret, "key": key, "more": 1},
        {"type": "hello", "id": 3, "device": device.secret, "key": key[1:]},
        {"type": "hello", "id": "4", "device": device.secret + key},
        {"type": "ping", "id": "5", "device": device.secret},
        {"type": "link", "id": "6", "seat": key},
    ):
        await client.send_raw(json.dumps(message))
    await client.ask("ping")
    assert [message["type"] for message in client.messages[1:]] == ["error"] * 6 + ["pong"]
    told = "\n".join(client.raw)
    assert device.secret not in told
    assert key not in told
    await client.close()


def test_the_log_and_the_numbers_name_nobody(parties: list[Party], watched: tuple[Server, Path]) -> None:
    server, log = watched
    numbers = Device(server.url).get("/metrics").text
    written = log.read_text()
    assert '"serving"' in written
    for party in parties:
        end = PositionHistory(server.database, party.code).end
        names = {seat.name for seat in end.seats} | {*NAMES}
        found = [party.code, end.seed, *party.secrets(), *map(hashed, party.secrets()), *(names - {*BOT_NAMES})]
        assert [one for one in found if one in written or one in numbers] == []
