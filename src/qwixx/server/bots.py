"""Bots at a table, and advice: each in a thread of its own, and shown views only."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

from qwixx.players import LEVELS
from qwixx.records import Act
from qwixx.rules.actions import Action
from qwixx.rules.game import Game, State
from qwixx.rules.view import View
from qwixx.server.guests import Asked, Failed, Guests
from qwixx.server.metrics import FAILURES
from qwixx.tables.table import Table
from qwixx.tables.thinking import advise, choose
from qwixx.tables.weighed import Choice

T = TypeVar("T")


class Chosen(NamedTuple):
    """What bots do, and the seats at which one cannot play on."""

    acts: list[Act]
    failed: dict[int, Failed]  # with the reason


class Bots:
    """Whoever thinks for the bots, and whoever advises people, one after the other."""

    def __init__(self, guests: Guests, ours: Iterable[str] = ()) -> None:
        self.guests = guests
        self._ours = {*LEVELS, *ours}  # who thinks here; a name that is not among them could be anybody's
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="bots")
        self._adviser = ThreadPoolExecutor(1, thread_name_prefix="adviser")
        self._line = asyncio.Lock()  # of those who wait for advice
        self._analyst = ThreadPoolExecutor(1, thread_name_prefix="analyst")

    async def choose(self, table: Table, seats: Sequence[int]) -> Chosen:
        """What the bots at these seats do now."""
        ours = [seat for seat in seats if table.seats[seat].bot in self._ours]
        others = [seat for seat in seats if seat not in ours]
        thinking = asyncio.gather(*(self._other(table, seat) for seat in others))
        acts, answers = await self._chosen(table, ours), await thinking
        failed = {seat: why for seat, why in zip(others, answers, strict=True) if isinstance(why, Failed)}
        return Chosen([*acts, *(act for act in answers if isinstance(act, Act))], failed)

    async def _chosen(self, table: Table, seats: Sequence[int]) -> list[Act]:
        if not seats:
            return []
        game, state = table.playing
        levels = [table.seats[seat].bot for seat in seats]
        loop = asyncio.get_running_loop()
        actions = await loop.run_in_executor(self._thread, _choose_all, game, state, seats, levels)
        return [Act(seat, action) for seat, action in zip(seats, actions, strict=True)]

    async def _other(self, table: Table, seat: int) -> Act | Failed:
        """What a bot does that does not think here, or why it cannot play on. It is shown what its seat may know."""
        game, state = table.playing
        loop = asyncio.get_running_loop()
        view, legal = await loop.run_in_executor(self._thread, _seen, game, state, seat)
        question = Asked(table.seats[seat].bot, table.code, seat, len(table.settled))
        place = await self.guests.choose(question, view, legal)
        return place if isinstance(place, Failed) else Act(seat, legal[place])

    async def advise(self, table: Table, seat: int, wanted: Callable[[], bool]) -> list[Choice] | None:
        """Every choice of this seat, best first; nothing, if it is not wanted any more when its turn comes."""
        game, state = table.playing
        async with self._line:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._adviser, _advise, game, state, seat) if wanted() else None

    async def study(self, work: Callable[[], T]) -> T:
        """What some thinking comes to that no table waits for."""
        return await asyncio.get_running_loop().run_in_executor(self._analyst, work)

    async def close(self) -> None:
        """Think no more."""
        await self.guests.close()
        for thread in (self._thread, self._adviser, self._analyst):
            thread.shutdown(wait=False, cancel_futures=True)


def _seen(game: Game, state: State, seat: int) -> tuple[View, tuple[Action, ...]]:
    return game.view(state, seat), tuple(game.legal(state, seat))


def _choose_all(game: Game, state: State, seats: Sequence[int], levels: Sequence[str]) -> list[Action]:
    return [_choose(game, state, seat, level) for seat, level in zip(seats, levels, strict=True)]


def _choose(game: Game, state: State, seat: int, level: str) -> Action:
    return choose(game, state, seat, level, _count)


def _advise(game: Game, state: State, seat: int) -> list[Choice]:
    return advise(game, state, seat, _count)


def _count(who: str) -> None:
    FAILURES.labels(who).inc()
