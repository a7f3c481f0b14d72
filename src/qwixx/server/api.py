"""What is asked over HTTP: games, opening a table, lists, records, health. Requests about a game go over its socket."""

from typing import Any

from msgspec import UNSET
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.responses import Response

from qwixx.records import to_json, to_text
from qwixx.server import queries
from qwixx.server.aside import paced
from qwixx.server.operation import JSON, Asked, Operation, plain
from qwixx.server.store import StoreDown
from qwixx.tables.http import (
    Games,
    Health,
    NewTable,
    Nothing,
    Older,
    Portion,
    RecordForm,
    Replay,
    TableOpened,
    Tables,
)
from qwixx.tables.opening import offered, planned
from qwixx.tables.printed import Printed, printed
from qwixx.tables.refusal import Refusal
from qwixx.tables.replaying import positions
from qwixx.tables.summary import TableSummary, summary
from qwixx.tables.table import Table

TEXT = "text/plain"
NOT_READY = "Nothing can be stored: the database is away, read-only, or its disk is full. The log says which."

# -- games and tables --------------------------------------------------------------------------------------------------


async def list_games(_: Asked[Nothing]) -> Games:
    """What can be played, and against which bots."""
    return offered()


async def open_table(asked: Asked[NewTable]) -> TableOpened:
    """Open a table; whoever does so is its host."""
    entry, keys = planned(asked.given, asked.device)
    if not asked.doors.addresses.table(asked.address):
        raise Refusal("too-many", "Too many tables are opened from your address; wait a while.")
    table = await asked.doors.hall.writing.open(entry, asked.doors.addresses.origin(asked.address))
    return TableOpened(table.code, f"/t/{table.code}", table.commitment, keys)


async def listed_tables(asked: Asked[Nothing]) -> Tables:
    """The tables that anybody may join."""
    return Tables(await asked.doors.hall.store.read(queries.listed))


async def my_tables(asked: Asked[Older]) -> Tables:
    """The tables at which this device has or had a seat, running and finished; older ones by the time of the last."""
    before = None if asked.given.before is UNSET else asked.given.before
    return Tables(
        await asked.doors.hall.store.read(lambda connection: queries.tables_of(connection, asked.device, before))
    )


async def one_table(asked: Asked[Nothing]) -> TableSummary:
    """A table by its code."""
    return summary(await _table(asked))


async def what_is_printed(asked: Asked[Nothing]) -> Printed:
    """What is printed on the sheet, the board and the cards of the table's game."""
    return printed((await _table(asked)).game)


async def record(asked: Asked[RecordForm]) -> Response:
    """The record of a game that is over, with the seed: see `qwixx verify`."""
    table = await _finished(asked)
    write, kind, ending = (
        (to_json, JSON, "json") if asked.given.form == "json" else (to_text, f"{TEXT}; charset=utf-8", "qwixx")
    )
    text = await asked.doors.hall.memory.aside.do(lambda: write(table.record))
    name = f'attachment; filename="{table.game.id}-{asked.code}.{ending}"'
    return Response(text, media_type=kind, headers={"Content-Disposition": name})


async def replay(asked: Asked[Portion]) -> Replay:
    """The positions of a game that is over, one after another, with everybody's hand."""
    table, first = await _finished(asked), asked.given.first
    shown = await asked.doors.hall.memory.aside.do(lambda: positions(table.record, first, asked.given.most, paced))
    return Replay([seat.name for seat in table.seats], len(table.events), first, shown)


async def _finished(asked: Asked[Any]) -> Table:
    table = await _table(asked)
    if table.status != "over":
        raise Refusal("still-running", "The record can be had when the game is over.")
    return table


async def _table(asked: Asked[Any]) -> Table:
    return (await asked.doors.find(asked.code, asked.address, asked.device)).table


# -- for those who run it ----------------------------------------------------------------------------------------------


async def live(_: Asked[Nothing]) -> Health:
    """Well, if this is answered at all: otherwise the process should be started anew."""
    return Health("ok")


async def ready(asked: Asked[Nothing]) -> Health:
    """Well, if something could be stored just now: otherwise nobody should be sent here."""
    try:
        await asked.doors.hall.store.check()
    except StoreDown:
        raise Refusal("storage", NOT_READY) from None
    return Health("ok")


async def health(asked: Asked[Nothing]) -> Health:
    """The same as `/health/ready`."""
    return await ready(asked)


async def metrics(_: Asked[Nothing]) -> Response:
    """Numbers for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


OPERATIONS: tuple[Operation[Any], ...] = (
    plain("/api/games", list_games, Games),
    Operation("POST", "/api/tables", open_table, NewTable, TableOpened, secret=True, status=201),
    plain("/api/tables", listed_tables, Tables),
    Operation("GET", "/api/mine", my_tables, Older, Tables, secret=True),
    plain("/api/tables/{code}", one_table, TableSummary),
    plain("/api/tables/{code}/printed", what_is_printed, Printed),
    Operation(
        "GET", "/api/tables/{code}/record", record, RecordForm, None, kinds=(TEXT, JSON), description="The record."
    ),
    Operation("GET", "/api/tables/{code}/replay", replay, Portion, Replay),
    plain("/health", health, Health),
    plain("/health/live", live, Health),
    plain("/health/ready", ready, Health),
    Operation(
        "GET", "/metrics", metrics, Nothing, None, kinds=(TEXT,), description="In the text format of Prometheus."
    ),
)
