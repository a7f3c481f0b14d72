"""How the games of a device stand that are not over, for whoever wants to go on with one."""

from collections.abc import Iterable

from qwixx.server.hall import Hall
from qwixx.tables import seeing
from qwixx.tables.http import Going
from qwixx.tables.refusal import Refusal
from qwixx.tables.seeing import MOST_GOING
from qwixx.tables.summary import TableSummary


async def going(hall: Hall, tables: Iterable[TableSummary], device: str) -> list[Going]:
    """How the latest of these tables stand that are not over; those at which the device sits no more are left out."""
    unfinished = [table.code for table in tables if table.status != "over"][:MOST_GOING]
    found = [await _standing(hall, code, device) for code in unfinished]
    return [standing for standing in found if standing is not None]


async def _standing(hall: Hall, code: str, device: str) -> Going | None:
    try:
        table = (await hall.memory.find(code)).table
    except Refusal:  # removed meanwhile
        return None
    return seeing.going(table, device)
