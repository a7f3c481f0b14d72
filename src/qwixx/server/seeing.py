"""Who may see a table: until its end anybody with the code; later on, who sat there or has the key to its record."""

from qwixx.server.clock import now
from qwixx.server.hall import Hall
from qwixx.server.queries import sat_at
from qwixx.tables.seeing import Shown, is_open_to
from qwixx.tables.table import Table


async def may_see(hall: Hall, table: Table, shown: Shown) -> bool:
    """Whether a table is there for who shows this; a code alone could be guessed."""
    if is_open_to(table, shown, now()):
        return True
    return bool(shown.device) and await hall.store.read(lambda connection: sat_at(connection, table.code, shown.device))
