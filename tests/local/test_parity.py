"""The same seeds and the same answers give the same log, byte for byte, in a browser and at a server."""

import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from qwixx import fairness
from qwixx.fairness import FITTING
from qwixx.players import Player
from qwixx.rules.actions import Action
from qwixx.rules.view import View
from qwixx.server import writing
from qwixx.server.hall import Hall
from qwixx.server.limits import Limits
from qwixx.server.live import Live
from qwixx.server.queries import log_of
from qwixx.tables import opening, protocol, thinking
from qwixx.tables.http import NewTable
from qwixx.tables.kept import DEVICE
from qwixx.tables.opening import planned
from qwixx.tables.refusal import Refusal
from qwixx.tables.vetting import vetted
from tests.commands import Command
from tests.local.browser import ANNA, BEN, Browser, Json, Page, bot, further
from tests.server.seated import Guest, hall_on
from tests.soak import TIMES

GAMES = 10 * TIMES  # of each
OPTIONS: dict[str, Callable[[int], Json]] = {
    "classic": lambda number: {"locks": ("announced", "sealed")[number % 2]},
    "deluxe": lambda number: {"games": str(1 + number % 3)},
    "board": lambda number: {"side": ("our-spiral", "our-zigzag")[number % 2]},
    "cards": lambda _: {},
    "jokers": lambda _: {"jokers": "yes"},
    "mixx-a": lambda _: {},
    "mixx-b": lambda _: {},
    "kept": lambda _: {},
    "kept-cards": lambda number: {"jokers": ("no", "yes")[number % 2]},
}
KEPT = 4 * TIMES  # games with real dice or cards: only their chance comes in another way


class Steady:
    """A bot that decides at once, and always alike."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Something, by the turn."""
        return legal[view.turn % len(legal)]


@pytest.fixture(autouse=True)
def alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """The level easy leaves something to chance: here it plays alike on both sides."""
    real = thinking._player

    def player(level: str) -> Player:
        return Steady() if level == "easy" else real(level)

    monkeypatch.setattr(thinking, "_player", player)


def secrets() -> Callable[[], str]:
    """The keys of seats, the same ones every time."""
    numbers = count()
    return lambda: f"secret {next(numbers)}"


def plan(game: str, number: int) -> Json:
    """A table: people around one device, who give a salt or not, with a bot or without."""
    anna = {**ANNA, "promise": fairness.promise("salt")} if number % 4 == 0 else ANNA
    seats = ([anna, bot("easy")], [anna, BEN], [BEN, anna, bot("hard" if number % 10 == 2 else "easy")])[number % 3]
    if game == "kept-cards":  # bots do not see them
        seats = [anna, BEN]
    name = {"jokers": "cards", "kept": "classic", "kept-cards": "cards"}.get(game, game)
    real = {"dice": "real"} if game.startswith("kept") else {}
    return {"game": name, "options": OPTIONS[game](number), "seats": seats, **real}


class Recorder(Page):
    """A page that writes down what it asks for."""

    asked: list[Json]

    def say(self, kind: str, /, **fields: Any) -> Json:
        """Send a request, and write it down."""
        fields.setdefault("id", f"r{len(self.asked)}")
        self.asked.append({"type": kind, **fields})
        return super().say(kind, **fields)


def played(browser: Browser, opened: Json, rng: Random) -> Recorder:
    """A game played to its end by chance, with something taken back now and then, or a bot that stands in."""
    page = Recorder(browser, browser.open(**opened), 1)
    page.asked = []
    Page.say(page, "hello", device="a" * 43)
    page.say("start")
    for seat, there in enumerate(page.table["seats"]):
        if there["promise"]:
            page.say("reveal", seat=seat, salt="salt")
    browser.work()
    for _ in range(rng.randrange(3)):
        page.play(rng, further(page, 5))
        _interlude(page, rng)
    page.play(rng)
    return page


def _interlude(page: Recorder, rng: Random) -> None:
    """Something beside the game itself."""
    seat, step = page.latest("table", "snapshot")["mine"][0], page.step
    if page.over:
        return
    if page.table["settings"].get("dice") == "real" and rng.random() < 0.5:
        page.enter(rng, corrects=True)
    elif rng.random() < 0.5:
        page.say("takeback", seat=seat, step=max(1, step - rng.randrange(1, 4)))
        if page.table["proposal"]:
            others = page.table["proposal"]["asked"]
            page.say("consent", seat=others[0], proposal=page.table["proposal"]["number"], agree=rng.random() < 0.7)
        page.browser.work()
    else:
        page.say("substitute", seat=seat, level="easy")
        page.browser.work()
        page.say("resume", seat=seat)


class Client(Guest):
    """Somebody at a table of a server, who waits for the bots."""

    def __init__(self, hall: Hall, live: Live) -> None:
        super().__init__(hall, live, DEVICE)
        self.news = asyncio.Event()

    def write(self, message: bytes) -> int:  # noqa: ARG002 (that there is one is enough)
        """Hear that something has happened."""
        self.news.set()
        return 0

    async def bots(self) -> None:
        """Wait until no bot is to act."""
        while self.live.table.bots_to_act:
            self.news.clear()
            await self.news.wait()


async def opened(hall: Hall, planned_: Json) -> Client:
    """A table at a server."""
    table = await hall.writing.open(planned(msgspec.convert(planned_, NewTable), DEVICE).entry)
    live = await hall.memory.find(table.code)
    client = Client(hall, live)
    await hall.join(live, client, protocol.Hello("hello"))
    return client


async def served(client: Client, asked: Sequence[Json]) -> list[bytes]:
    """The log of a table at a server, at which the same was asked for."""
    for request in asked:
        with suppress(Refusal):  # it was refused in the browser too, or the logs differ
            await client.hall.request(client.live, client, msgspec.convert(request, protocol.AnyRequest))
        await client.bots()
    code = client.live.table.code
    stored = await client.hall.store.read(lambda connection: log_of(connection, code))
    assert stored is not None
    return [body for _, body in stored.entries]


@pytest.mark.anyio
@pytest.mark.parametrize("game", OPTIONS)
async def test_games_have_the_same_log(
    game: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    anyio_backend: str,  # noqa: ARG001
) -> None:
    pages: list[Recorder] = []
    clients: list[Client] = []
    async with hall_on(f"sqlite:///{tmp_path}/tables.sqlite", limits=Limits(open_tables=GAMES)) as hall:
        for number in range(KEPT if game.startswith("kept") else GAMES):
            monkeypatch.setattr(opening, "new_secret", secrets())
            pages.append(played(Browser(number), plan(game, number), Random(number)))
            assert pages[-1].over
            seed = pages[-1].browser.rows[pages[-1].code]["seed"]
            monkeypatch.setattr(opening, "new_secret", secrets())
            monkeypatch.setattr(writing, "new_seed", lambda seed=seed: seed)
            clients.append(await opened(hall, plan(game, number)))
        logs = await asyncio.gather(
            *(served(*one) for one in zip(clients, [page.asked for page in pages], strict=True))
        )
    for number, (page, log) in enumerate(zip(pages, logs, strict=True)):
        texts = page.browser.logs[page.code]
        assert [text.partition(" ")[2].encode() for text in texts] == log
        if number % 10 == 0:
            assert vetted(page.code, page.browser.rows[page.code]["seed"], texts).status == "over"


@pytest.mark.parametrize("game", OPTIONS)
def test_records_are_in_order_and_fit(game: str, tmp_path: Path, command: Command) -> None:
    for number in range(4):
        page = played(Browser(number), plan(game, number), Random(number))
        file = tmp_path / f"{number}.txt"
        file.write_text(page.browser.get(f"/api/tables/{page.code}/record"), encoding="utf-8")
        assert command("check", str(file)).code == 0
        finding = json.loads(command("verify", str(file), "--json").out)["finding"]
        assert finding == "entered" if game.startswith("kept") else finding in FITTING
