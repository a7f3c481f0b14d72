"""How late it is, for what cannot be undone: a clock alone is not believed."""

from sqlalchemy import Connection

from qwixx.server.clock import now, steady
from qwixx.server.queries import newest_change, reading, write_reading
from qwixx.server.store import Store

SEEN = "seen"  # the latest time that any process has believed
PACE = 2  # times as fast as time itself goes, until the clock is caught up with


class Calendar:
    """The time by which tables become old.

    It begins where the database was last seen, and goes on at most twice as fast as the process runs, to the machine's
    clock and never beyond. So a clock that is wrong by years makes nothing old, and after a long time off the calendar
    catches up slowly enough for somebody to notice.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._began: tuple[int, int] | None = None  # where, and when by the steady clock

    async def time(self) -> int:
        """Milliseconds since 1970, as far as this can be believed; it is noted for whoever comes after."""
        if self._began is None:
            seen = await self._store.read(lambda connection: reading(connection, SEEN) or newest_change(connection))
            self._began = (now() if seen is None else seen), steady()
        seen, at = self._began
        time = min(now(), seen + PACE * (steady() - at))
        await self._store.change(lambda connection: _note(connection, time))
        return time


def _note(connection: Connection, time: int) -> None:
    """What was seen once stays so: after a start in 1970 the calendar does not begin there."""
    if time > (reading(connection, SEEN) or 0):
        write_reading(connection, SEEN, time)
