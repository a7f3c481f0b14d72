"""How the games of a device stand that are not over, for whoever wants to go on with one."""

from collections.abc import Iterable

from qwixx.server.hall import Hall
from qwixx.tables.http import Going
from qwixx.tables.refusal import Refusal
from qwixx.tables.secret import same
from qwixx.tables.summary import TableSummary
from qwixx.tables.table import Table

MOST = 5  # tables that are read for it


async def going(hall: Hall, tables: Iterable[TableSummary], device: str) -> list[Going]:
    """How the latest of these tables stand that are not over; those at which the device sits no more are left out."""
    unfinished = [table.code for table in tables if table.status != "over"][:MOST]
    found = [await _standing(hall, code, device) for code in unfinished]
    return [standing for standing in found if standing is not None]


async def _standing(hall: Hall, code: str, device: str) -> Going | None:
    try:
        table = (await hall.memory.find(code)).table
    except Refusal:  # removed meanwhile
        return None
    seats = _seats_of(table, device)
    if table.status == "over" or not seats:
        return None
    return Going(code, seats, list(table.waiting), max(table.opened_at, table.step_at))


def _seats_of(table: Table, device: str) -> list[int]:
    return [place for place, seat in enumerate(table.seats) if same(seat.device, device)]
