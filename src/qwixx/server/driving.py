"""What the server does by itself: at every table an alarm is set for when the bots or the clock are due."""

import asyncio
import logging
from collections.abc import Mapping

from qwixx.server.bots import Bots, Chosen
from qwixx.server.guests import Failed
from qwixx.server.live import Live
from qwixx.server.memory import Memory
from qwixx.server.metrics import REPLACED
from qwixx.server.store import StoreDown
from qwixx.server.tasks import Tasks
from qwixx.server.writing import Writing
from qwixx.tables.going_on import by_clock, played
from qwixx.tables.guests import play_on
from qwixx.tables.refusal import Refusal

OTHERS_FIRST = 2.0  # seconds in which the process that wrote the last entry goes on by itself
AGAIN = 1.0  # seconds until the server tries again what could not be stored

logger = logging.getLogger(__name__)


class Driving:
    """Bots and clock."""

    def __init__(self, memory: Memory, writing: Writing, bots: Bots, tasks: Tasks) -> None:
        self._memory = memory
        self._writing = writing
        self._bots = bots
        self._tasks = tasks

    def set_alarm(self, live: Live, delay: float = 0.0) -> None:
        """Wake up when the server is to act by itself; later, if another process probably will."""
        live.silence()
        due = live.due_in()
        if due is not None and self._memory.has(live):
            wait = max(0.0, due / 1000) + delay + (0 if live.ours else OTHERS_FIRST)
            live.alarm = asyncio.get_running_loop().call_later(wait, lambda: self._tasks.spawn(self.ring(live)))

    async def ring(self, live: Live) -> None:
        """Let the bots or the clock act."""
        seen = live.table
        try:
            chosen = await self._bots.choose(seen, seen.bots_to_act) if seen.bots_to_act else None
            async with live.lock:
                await self._memory.sure(live)
                if live.table.settled == seen.settled:  # else it went on meanwhile, and has another alarm
                    await self._act(live, chosen)
        except StoreDown:
            self.set_alarm(live, AGAIN)
        except Refusal:
            live.silence()  # the table was removed

    async def _act(self, live: Live, chosen: Chosen | None) -> None:
        """Store what the bots have chosen, or what the clock does for people; whatever is due no more, is not done."""
        if chosen and chosen.failed:
            await self._replace(live, chosen.failed)
            return
        still = [act for act in chosen.acts if act.seat in live.table.bots_to_act] if chosen else []
        if still:
            await self._writing.do_once(live, played(live.table, still), "bot")
        elif chosen is None and _passed(live.time_left()):
            await self._writing.do_once(live, by_clock(live.table), "clock")
        else:
            self.set_alarm(live)

    async def _replace(self, live: Live, failed: Mapping[int, Failed]) -> None:
        """Let bots of ours play on where another cannot; they are asked when that is stored."""
        for place, why in failed.items():
            seat = live.table.seats[place]
            if not seat.stand_in:
                await self._writing.do_once(live, play_on(live.table, place), "bot")
                REPLACED.labels(why.reason).inc()
                game = live.table.game.id
                logger.warning("a bot was replaced", extra={"bot": seat.level, "game": game, "reason": str(why)})
        self.set_alarm(live)


def _passed(left: int | None) -> bool:
    return left is not None and left <= 0
