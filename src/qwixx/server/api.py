"""What is asked over HTTP: games, opening a table, lists, records, health. Requests about a game go over its socket."""

from contextlib import suppress
from typing import Any

from msgspec import UNSET
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.responses import Response

from qwixx.records import to_json, to_text
from qwixx.server import boards, handing, printing, queries, studying
from qwixx.server.aside import paced
from qwixx.server.going import going
from qwixx.server.hall import Hall
from qwixx.server.keeper import DAY, kept_for
from qwixx.server.leaving import leave, leave_everything
from qwixx.server.operation import JSON, Asked, Operation, plain
from qwixx.server.reach import UNTOLD, reach
from qwixx.server.seeing import may_see
from qwixx.server.store import Conflict, StoreDown
from qwixx.tables.http import (
    Deleted,
    Forgotten,
    From,
    Games,
    Health,
    Kept,
    Keyed,
    MyTables,
    NewTable,
    Nothing,
    Older,
    Portion,
    Reach,
    RecordForm,
    Replay,
    TableOpened,
    Tables,
)
from qwixx.tables.kept import Handing
from qwixx.tables.opening import offered, planned
from qwixx.tables.printed import Printed, printed
from qwixx.tables.refusal import Refusal
from qwixx.tables.replaying import positions
from qwixx.tables.results import Results, judged
from qwixx.tables.reviewed import Reviewed, ReviewInfo
from qwixx.tables.seeing import Shown, finished, unknown
from qwixx.tables.summary import TableSummary, summary
from qwixx.tables.table import Table
from qwixx.tables.teaching import LessonInfo, LessonName, told

TEXT = "text/plain"
NOT_READY = "Nothing can be stored: the database is away, read-only, or its disk is full. The log says which."

# -- games and tables --------------------------------------------------------------------------------------------------


async def list_games(asked: Asked[Nothing]) -> Games:
    """What can be played, and against which bots."""
    return offered(asked.doors.hall.guests)


async def one_lesson(asked: Asked[LessonName]) -> LessonInfo:
    """A playable introduction to a game: prepared positions, what is asked in each, and what follows from it."""
    return told(asked.given.name)


async def open_table(asked: Asked[NewTable]) -> TableOpened:
    """Open a table; whoever does so is its host."""
    entry, keys = planned(asked.given, asked.device, asked.doors.hall.guests)
    if not asked.doors.addresses.table(asked.address):
        raise Refusal("too-many", "Too many tables are opened from your address; wait a while.")
    table = await asked.doors.hall.writing.open(entry, asked.doors.addresses.origin(asked.address))
    return TableOpened(table.code, f"/t/{table.code}", table.commitment, keys)


async def listed_tables(asked: Asked[Nothing]) -> Tables:
    """The tables that anybody may join."""
    return Tables(await asked.doors.hall.store.read(queries.listed))


async def my_tables(asked: Asked[Older]) -> MyTables:
    """The tables at which this device has or had a seat, running and finished; older ones by the time of the last."""
    hall, before = asked.doors.hall, None if asked.given.before is UNSET else asked.given.before
    tables = await hall.store.read(lambda connection: queries.tables_of(connection, asked.device, before))
    return MyTables(tables, await going(hall, tables, asked.device) if before is None else [])


async def my_results(asked: Asked[From]) -> Results:
    """What came of the games that this device has played to their end, the latest first; older ones by their place."""
    first = asked.given.first
    return await asked.doors.hall.store.read(lambda connection: queries.results_of(connection, asked.device, first))


async def how_to_reach(asked: Asked[Nothing]) -> Reach:
    """Where other devices reach this server; said only to its own machine."""
    return reach(asked.doors.listening) if asked.here else UNTOLD


async def one_table(asked: Asked[Keyed]) -> TableSummary:
    """A table by its code."""
    return summary(await _table(asked))


async def what_is_printed(asked: Asked[Keyed]) -> Printed:
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


async def review(asked: Asked[Keyed]) -> Reviewed:
    """What every decision of a game that is over cost, and what was luck; or how far the review has come."""
    hall, table = asked.doors.hall, await _finished(asked)
    reviewed = await hall.reviews.of(table)
    if reviewed.review and not hall.reviews.is_kept(table.code):
        await _keep_review(hall, table.code, reviewed.review)
    return reviewed


async def _keep_review(hall: Hall, code: str, review: ReviewInfo) -> None:
    """Write luck and accuracy beside what came of the game; a review can be read where nothing can be stored."""
    with suppress(StoreDown, Conflict):
        await hall.store.change(lambda connection: queries.write_review(connection, code, judged(review)))
        hall.reviews.kept(code)


async def _finished(asked: Asked[Any]) -> Table:
    return finished(await _table(asked))


async def _table(asked: Asked[Any]) -> Table:
    """A table that may be seen with what was sent."""
    return await _seen(asked, Shown(asked.device, asked.given.key or ""))


async def _seen(asked: Asked[Any], shown: Shown) -> Table:
    table = (await asked.doors.find(asked.code, asked.address, asked.device)).table
    if not await may_see(asked.doors.hall, table, shown):
        asked.doors.addresses.guessed_wrong(asked.address)
        raise unknown()
    return table


# -- what a device deletes ---------------------------------------------------------------------------------------------


async def how_long(asked: Asked[Nothing]) -> Kept:
    """How long tables are kept."""
    return Kept(**{status: kept // DAY for status, kept in kept_for(asked.doors.limits.keep).items()})


async def delete_table(asked: Asked[Nothing]) -> Deleted:
    """Delete a table at which nobody else sat; else this device's name and seat there, once the game is over."""
    await _seen(asked, Shown(asked.device))
    return Deleted(await leave(asked.doors.hall, asked.code, asked.device))


async def delete_mine(asked: Asked[Nothing]) -> Forgotten:
    """Delete everything of this device, but for games that others still play with it."""
    return await leave_everything(asked.doors.hall, asked.device)


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
    Operation("GET", "/api/lesson", one_lesson, LessonName, LessonInfo),
    *studying.OPERATIONS,
    *printing.OPERATIONS,
    *boards.OPERATIONS,
    Operation("POST", "/api/tables", open_table, NewTable, TableOpened, secret=True, status=201),
    plain("/api/tables", listed_tables, Tables),
    Operation("POST", handing.PATH, handing.hand_over, Handing, TableOpened, secret=True, status=201),
    Operation("GET", "/api/mine", my_tables, Older, MyTables, secret=True),
    Operation("GET", "/api/results", my_results, From, Results, secret=True),
    Operation("DELETE", "/api/mine", delete_mine, Nothing, Forgotten, secret=True),
    Operation("GET", "/api/tables/{code}", one_table, Keyed, TableSummary),
    Operation("DELETE", "/api/tables/{code}", delete_table, Nothing, Deleted, secret=True),
    Operation("GET", "/api/tables/{code}/printed", what_is_printed, Keyed, Printed),
    Operation(
        "GET", "/api/tables/{code}/record", record, RecordForm, None, kinds=(TEXT, JSON), description="The record."
    ),
    Operation("GET", "/api/tables/{code}/replay", replay, Portion, Replay),
    Operation("GET", "/api/tables/{code}/review", review, Keyed, Reviewed),
    plain("/api/reach", how_to_reach, Reach),
    plain("/api/privacy", how_long, Kept),
    plain("/health", health, Health),
    plain("/health/live", live, Health),
    plain("/health/ready", ready, Health),
    Operation(
        "GET", "/metrics", metrics, Nothing, None, kinds=(TEXT,), description="In the text format of Prometheus."
    ),
)
