"""What others have done to tables: the operator on this machine, or a person at another process, in the database."""

from qwixx.server import queries
from qwixx.server.hall import Hall

LATE = 1000  # numbers by which a notice may be overtaken: PostgreSQL gives them out before they are there to be seen


class Notices:
    """The notices in the database; each is heeded once."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._seen: set[int] | None = None  # nothing yet: what came before the start has been read with the tables

    async def heed(self) -> None:
        """Look again at the tables of which there is a new notice."""
        last = max(self._seen or (), default=0)
        found = await self._hall.store.read(lambda connection: queries.notices_after(connection, last - LATE))
        if self._seen is not None:
            for code in dict.fromkeys(code for number, code in found if number not in self._seen):
                await self._hall.memory.look_again(code)
        self._seen = {number for number, _ in found}
