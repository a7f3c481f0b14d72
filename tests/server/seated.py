"""A hall inside the test's own process, on a real database: for what cannot be brought about through a socket."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from qwixx.server.connection import Connection
from qwixx.server.database import Database
from qwixx.server.hall import Hall
from qwixx.server.limits import Limits
from qwixx.server.live import Live
from qwixx.server.store import Store
from qwixx.tables import protocol
from qwixx.tables.entries import Opened, Seat, Settings
from qwixx.tables.secret import hashed
from tests.server.client import Json

ANNA, BEN = hashed("Anna's device"), hashed("Ben's device")
SEATS = (Seat("person", "Anna", device=ANNA), Seat("person", "Ben", device=BEN))


@asynccontextmanager
async def hall_on(
    database: str, store: type[Store] = Store, first: bool = True, limits: Limits | None = None
) -> AsyncIterator[Hall]:
    """A hall that is open, and closed at the end; beside the first there may be others, as other processes would be."""
    kept = Database(database)
    if first:
        kept.prepare()
    hall = Hall(store(kept), limits or Limits())
    yield hall
    await hall.close()
    await hall.store.close()
    kept.close()


class Guest(Connection):
    """Somebody at a table, who is their own wire: whatever is sent to them is heard at once."""

    def __init__(self, hall: Hall, live: Live, device: str) -> None:
        super().__init__(device, Limits(), self)
        self.hall = hall
        self.live = live
        self.heard: list[Json] = []

    def write(self, message: bytes) -> int:
        """Hear it."""
        self.heard.append(json.loads(message))
        return 0

    def abort(self) -> None:
        """There is nothing to cut."""

    async def ask(self, request: protocol.AnyRequest) -> Json:
        """Ask for something; the acknowledgement, or whatever the hall raises."""
        await self.hall.request(self.live, self, request)
        return next(message for message in reversed(self.heard) if message.get("id") == request.id)

    async def acts(self, seat: int, request: str = "once") -> Json:
        """Pass, or do the first thing possible."""
        game, state = self.live.table.playing
        action = str((game.legal(state, seat) or ["pass"])[0])
        return await self.ask(protocol.ActRequest(request, self.live.table.step, seat, action))

    async def consents(self, seat: int) -> Json:
        """Agree to what is proposed."""
        assert self.live.table.proposal is not None
        return await self.ask(protocol.Consent("yes", seat, self.live.table.proposal.number, True))


async def seated(hall: Hall, game: str = "classic", **settings: Any) -> tuple[Guest, Guest]:
    """Anna and Ben at a table where the game has begun."""
    table = await hall.writing.open(Opened(game, {}, SEATS, ANNA, Settings(**settings)))
    anna, ben = await guest(hall, table.code, ANNA), await guest(hall, table.code, BEN)
    await anna.ask(protocol.Start("start"))
    return anna, ben


async def guest(hall: Hall, code: str, device: str) -> Guest:
    """Somebody connects."""
    live = await hall.memory.find(code)
    one = Guest(hall, live, device)
    await hall.join(live, one, protocol.Hello("hello"))
    return one
