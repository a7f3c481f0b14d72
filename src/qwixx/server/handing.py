"""Tables that were played in a browser alone, and go on here."""

from functools import partial

from qwixx.server import queries
from qwixx.server.aside import paced
from qwixx.server.clock import now
from qwixx.server.operation import Asked
from qwixx.tables.entries import AnyEntry
from qwixx.tables.http import TableOpened
from qwixx.tables.kept import Handing, given_to, read
from qwixx.tables.refusal import Refusal
from qwixx.tables.table import Table, folded
from qwixx.tables.vetting import vetted

PATH = "/api/handed"

Log = list[tuple[int, AnyEntry]]


async def hand_over(asked: Asked[Handing]) -> TableOpened:
    """Take over a table of a browser with its log, so that others can join; asked again, it is the same table."""
    hall, given, device = asked.doors.hall, asked.given, asked.device
    code = await hall.store.read(lambda connection: queries.handed(connection, device, given.seed))
    if code is None:
        if not asked.doors.addresses.table(asked.address):
            raise Refusal("too-many", "Too many tables are opened from your address; wait a while.")
        table, log = await hall.memory.aside.do(partial(_checked, given, device))
        code = await hall.writing.take_over(table, log, asked.doors.addresses.origin(asked.address))
    live = await hall.memory.find(code)
    return TableOpened(code, f"/t/{code}", live.table.commitment, [])


def _checked(given: Handing, device: str) -> tuple[Table, Log]:
    """The table and its log with the seats of this device, once all of it is known to be in order."""
    table = vetted("", given.seed, given.entries, paced)
    if table.status == "over":
        raise Refusal("game-over", "The game is over.")
    latest = now()
    log = [(min(at, latest), entry) for at, entry in given_to(device, map(read, given.entries))]
    return folded("", given.seed, paced(log)), log
