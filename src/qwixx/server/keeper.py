"""Housekeeping: tables that are due, idle or old, and word from other processes that got lost."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from qwixx.server.boards import drop_old
from qwixx.server.calendar import Calendar
from qwixx.server.clock import now, steady
from qwixx.server.hall import Hall
from qwixx.server.limits import Limits, Rate
from qwixx.server.live import Live
from qwixx.server.metrics import FAILURES
from qwixx.server.noticing import Notices
from qwixx.server.queries import LONGEST_WAIT, drop_notices, due_tables, expire, versions_of
from qwixx.server.store import Conflict, StoreDown
from qwixx.tables.refusal import Refusal

DAY = 24 * 3600 * 1000  # milliseconds
KEPT = {"lobby": DAY, "running": 30 * DAY, "over": Limits().keep * DAY}  # since something last happened
IDLE = 60_000  # milliseconds in memory with nobody there and nothing to do
SELDOM = Rate(1 / 3600, 1)  # the same failure again and again is said once an hour

logger = logging.getLogger(__name__)


def kept_for(days: int) -> dict[str, int]:
    """How long tables are kept, by their status, where finished ones are kept for so many days; in milliseconds."""
    return KEPT | {"running": min(KEPT["running"], days * DAY), "over": days * DAY}


async def keep(hall: Hall) -> None:
    """Keep house for as long as the server runs."""
    calendar = Calendar(hall.store)
    async with asyncio.TaskGroup() as group:
        group.create_task(_every(2.0, lambda: take_up(hall)))
        group.create_task(_every(1.0, lambda: make_sure(hall)))
        group.create_task(_every(10.0, lambda: put_away(hall)))
        group.create_task(_every(1.0, Notices(hall).heed))
        group.create_task(_every(5.0, hall.store.recheck))
        group.create_task(_every(3600.0, lambda: throw_away(hall, calendar)))
        if not hall.sharing.alone:
            group.create_task(_every(1.0, lambda: look_around(hall)))
            group.create_task(_every(5.0, lambda: greet(hall)))


async def _every(seconds: float, work: Callable[[], Awaitable[object]]) -> None:
    while True:
        await _attempt(work)
        await asyncio.sleep(seconds)


async def _attempt(work: Callable[[], Awaitable[object]]) -> None:
    try:
        await work()
    except (StoreDown, Conflict, Refusal):
        pass  # the next time
    except Exception as error:
        FAILURES.labels("keeper").inc()
        if SELDOM.allows(repr(error)):
            logger.exception("housekeeping failed")


async def take_up(hall: Hall) -> None:
    """Load the tables at which bots or the clock are due; in memory they go on by themselves."""
    for code in await hall.store.read(lambda connection: due_tables(connection, now())):
        if code not in hall.memory.tables:
            await _attempt(partial(hall.memory.find, code))


async def make_sure(hall: Hall) -> None:
    """See to the tables of which it is not known whether their last change was stored."""
    for live in list(hall.memory.tables.values()):
        if live.doubtful and not live.lock.locked():
            await hall.memory.make_sure(live)


async def put_away(hall: Hall) -> None:
    """Forget tables that nobody uses; those that are due later are taken up again then."""
    oldest = steady() - IDLE
    for live in list(hall.memory.tables.values()):
        idle = live.used_at < oldest and not live.connections and not live.lock.locked()
        if idle and _can_wait(live):
            hall.memory.forget(live)


def _can_wait(live: Live) -> bool:
    """Whether nothing is due at a table soon, and when it is, the database will say so."""
    left, due = live.due_in(), live.table.due
    return left is None or due is None or (left > IDLE and now() < due <= now() + LONGEST_WAIT)


async def throw_away(hall: Hall, calendar: Calendar) -> None:
    """Remove tables that are too old, entries on boards, and notices."""
    time = await calendar.time()
    await hall.store.change(lambda connection: drop_notices(connection, time - DAY))
    await hall.store.change(lambda connection: drop_old(connection, time))
    for status, kept in kept_for(hall.limits.keep).items():
        before = time - kept
        while gone := await hall.store.change(lambda connection, s=status, b=before: expire(connection, s, b)):  # type: ignore[misc]
            for code in gone:
                if code in hall.memory.tables:
                    hall.memory.forget(hall.memory.tables[code])
            logger.info("removed old tables", extra={"status": status, "number": len(gone)})


async def look_around(hall: Hall) -> None:
    """Find out from the database which tables have gone on elsewhere, in case nobody could tell us."""
    codes = [live.table.code for live in hall.memory.tables.values() if live.connections]
    if not codes:
        return
    for code, version in (await hall.store.read(lambda connection: versions_of(connection, codes))).items():
        live = hall.memory.tables.get(code)
        if live and version > live.table.version:
            await hall.memory.refresh(live)


async def greet(hall: Hall) -> None:
    """Tell the other processes who is here."""
    hall.greet_others()
