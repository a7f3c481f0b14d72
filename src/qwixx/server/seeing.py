"""Who may see a table: until its end anybody with the code; later on, who sat there or has the key to its record."""

from typing import NamedTuple

from qwixx.server.clock import now
from qwixx.server.hall import Hall
from qwixx.server.queries import sat_at
from qwixx.tables.caller import is_host, owns
from qwixx.tables.secret import hashed, record_key, same
from qwixx.tables.table import Table

LINGERS = 600_000  # milliseconds after the end, in which who has watched may come back as before


class Shown(NamedTuple):
    """What somebody shows: the hash of the device, the key of a record, the key of a seat."""

    device: str = ""
    record: str = ""
    seat: str = ""


async def may_see(hall: Hall, table: Table, shown: Shown) -> bool:
    """Whether a table is there for who shows this; a code alone could be guessed."""
    if table.status != "over" or now() - table.step_at < LINGERS or same(shown.record, record_key(table.seed)):
        return True
    if any(same(seat.key, hashed(shown.seat)) for seat in table.seats):
        return True
    if owns(table, shown.device) or is_host(table, shown.device):
        return True
    return bool(shown.device) and await hall.store.read(lambda connection: sat_at(connection, table.code, shown.device))
