"""How a person deletes what was played on their device, while the others keep their games."""

from typing import Literal

from qwixx.server import removing
from qwixx.server.hall import Hall
from qwixx.server.queries import codes_of, leave_boards
from qwixx.server.store import Conflict, StoreDown
from qwixx.tables.http import Forgotten
from qwixx.tables.refusal import Refusal

ATTEMPTS = 5


async def leave(hall: Hall, code: str, device: str) -> Literal["table", "name"]:
    """Take a device out of a table, or the table away; everybody who is there is told."""
    for _ in range(ATTEMPTS):
        try:
            done = await hall.store.change(lambda connection: removing.leave(connection, code, device))
        except Conflict:
            continue  # somebody wrote at the same moment
        await hall.memory.look_again(code)
        return done
    raise StoreDown("others are always faster")


async def leave_everything(hall: Hall, device: str) -> Forgotten:
    """Take a device out of all its tables, but for those at which others still play."""
    await hall.store.change(lambda connection: leave_boards(connection, device))
    done = {"table": 0, "name": 0, "still-running": 0}
    for code in await hall.store.read(lambda connection: codes_of(connection, device)):
        try:
            done[await leave(hall, code, device)] += 1
        except Refusal as refusal:
            done[refusal.code] = done.get(refusal.code, 0) + 1
    return Forgotten(done["table"], done["name"], done["still-running"])
