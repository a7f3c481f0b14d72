"""Every operation that a browser's own tables offer, at the addresses of a server's."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, Raw, UnsetType

from qwixx.local.asking import Asked, Operation
from qwixx.local.carrying import Carrying, carry, refused, take_in
from qwixx.local.handing import MovedTo, handing, moved
from qwixx.local.messages import Row
from qwixx.local.results import my_results
from qwixx.positions import Position
from qwixx.records import to_json, to_text
from qwixx.tables.arranging import arranged, read
from qwixx.tables.daily import Compared, compared, of_a_day
from qwixx.tables.exploring import every_roll, weighed
from qwixx.tables.http import (
    Deleted,
    Forgotten,
    From,
    Games,
    Going,
    Kept,
    Keyed,
    MyTables,
    NewTable,
    Nothing,
    Older,
    Portion,
    RecordForm,
    Replay,
    TableOpened,
    Tables,
)
from qwixx.tables.kept import DEVICE
from qwixx.tables.opening import offered, planned
from qwixx.tables.printed import Printed, printed
from qwixx.tables.replaying import positions
from qwixx.tables.results import with_review
from qwixx.tables.reviewed import Reviewed
from qwixx.tables.seeing import MOST_GOING, MOST_LISTED, Shown, finished, is_open_to, unknown
from qwixx.tables.summary import TableSummary, summary
from qwixx.tables.table import Table
from qwixx.tables.teaching import LessonInfo, LessonName, told
from qwixx.tables.weighed import EveryRoll, PositionText, SetUp, Weighed

FOR_EVER = Kept(0, 0, 0)  # until they are deleted

# -- games and tables --------------------------------------------------------------------------------------------------


def list_games(_: Asked[Nothing]) -> Games:
    """What can be played, and against which bots."""
    return offered()


def one_lesson(asked: Asked[LessonName]) -> LessonInfo:
    """A playable introduction to a game."""
    return told(asked.given.name)


def open_table(asked: Asked[NewTable]) -> TableOpened:
    """Open a table."""
    entry, keys = planned(asked.given, DEVICE)
    table = asked.desk.open(entry, asked.desk.free_code())
    return TableOpened(table.code, f"/t/{table.code}", table.commitment, keys)


def listed_tables(_: Asked[Nothing]) -> Tables:
    """None: nobody else could join."""
    return Tables([])


def my_tables(asked: Asked[Older]) -> MyTables:
    """The tables of this browser, the latest first; those that have moved are listed where they are."""
    before = asked.given.before
    rows = [row for row in asked.desk.house.rows.values() if not row.moved]
    rows.sort(key=lambda row: row.summary.opened_at, reverse=True)
    if not isinstance(before, UnsetType):
        rows = [row for row in rows if row.summary.opened_at < before]
    going = [_going(row) for row in rows[:MOST_LISTED] if row.seats][:MOST_GOING] if before is UNSET else []
    return MyTables([row.summary for row in rows[:MOST_LISTED]], going)


def _going(row: Row) -> Going:
    return Going(row.code, row.seats, row.waiting, row.since)


def one_table(asked: Asked[Keyed]) -> TableSummary:
    """A table by its code."""
    return summary(_table(asked))


def what_is_printed(asked: Asked[Keyed]) -> Printed:
    """What is printed on the sheet, the board and the cards of the table's game."""
    return printed(_table(asked).game)


def record(asked: Asked[RecordForm]) -> str | Raw:
    """The record of a game that is over, with the seed."""
    found = finished(_table(asked)).record
    return Raw(to_json(found).encode()) if asked.given.form == "json" else to_text(found)


def replay(asked: Asked[Portion]) -> Replay:
    """The positions of a game that is over, one after another, with everybody's hand."""
    table, first = finished(_table(asked)), asked.given.first
    shown = positions(table.record, first, asked.given.most, iter)
    return Replay([seat.name for seat in table.seats], len(table.events), first, shown)


def review(asked: Asked[Keyed]) -> Reviewed:
    """What every decision of a game that is over cost, and what was luck; or how far the review has come."""
    table = finished(_table(asked))
    asked.desk.need_network(table.game, len(table.seats))
    reviewed = asked.reviews.of(table)
    row = asked.desk.row(table.code)
    if reviewed.review and row.result and row.result.seats[0].accuracy is None:
        asked.desk.mark_result(table.code, with_review(row.result, reviewed.review))
    return reviewed


def compare(asked: Asked[Keyed]) -> Compared:
    """What a day's game alone is compared with, once it is over."""
    table = finished(_table(asked))
    return compared(table, asked.reviews.best(*of_a_day(table)))


def _table(asked: Asked[Any]) -> Table:
    """A table that may be seen with what was sent."""
    table = asked.desk.live(asked.code).table
    if not is_open_to(table, Shown(DEVICE if asked.owner else "", asked.given.key or ""), asked.desk.now):
        raise unknown()
    return table


# -- what every choice in a position is worth --------------------------------------------------------------------------


def weigh(asked: Asked[PositionText]) -> Weighed:
    """What every choice in a position of the dice games is worth, by the position's text."""
    return weighed(_needed(asked, read(asked.given.position)), _seat(asked.given.seat))


def set_up(asked: Asked[SetUp]) -> Weighed:
    """The same for a position as it is set up; what cannot be is refused with the reason."""
    return weighed(_needed(asked, arranged(asked.given)), asked.given.seat)


def weigh_rolls(asked: Asked[PositionText]) -> EveryRoll:
    """What every white sum of the next roll offers a seat."""
    return every_roll(_needed(asked, read(asked.given.position)), _seat(asked.given.seat))


def _needed(asked: Asked[Any], position: Position) -> Position:
    asked.desk.need_network(position.game, position.state.seats)
    return position


def _seat(given: int | UnsetType) -> int | None:
    return None if given is UNSET else given


# -- what is deleted ---------------------------------------------------------------------------------------------------


def how_long(_: Asked[Nothing]) -> Kept:
    """How long tables are kept: 0, as nobody removes them but whoever plays here."""
    return FOR_EVER


def delete_table(asked: Asked[Nothing]) -> Deleted:
    """Delete a table."""
    asked.desk.row(asked.code)
    asked.desk.remove(asked.code)
    return Deleted("table")


def delete_mine(asked: Asked[Nothing]) -> Forgotten:
    """Delete everything."""
    codes = list(asked.desk.house.rows)
    for code in codes:
        asked.desk.remove(code)
    return Forgotten(len(codes), 0, 0)


Given = TypeVar("Given", bound=msgspec.Struct)


def get(path: str, do: Callable[[Asked[Given]], Any], given: type[Given]) -> Operation[Given]:
    """One that only answers."""
    return Operation("GET", path, do, given)


OPERATIONS: tuple[Operation[Any], ...] = (
    get("/api/games", list_games, Nothing),
    get("/api/lesson", one_lesson, LessonName),
    get("/api/weigh", weigh, PositionText),
    Operation("POST", "/api/weigh", set_up, SetUp),
    get("/api/weigh/rolls", weigh_rolls, PositionText),
    Operation("POST", "/api/tables", open_table, NewTable, secret=True, status=201),
    get("/api/tables", listed_tables, Nothing),
    Operation("GET", "/api/mine", my_tables, Older, secret=True),
    Operation("GET", "/api/results", my_results, From, secret=True),
    Operation("DELETE", "/api/mine", delete_mine, Nothing, secret=True),
    get("/api/tables/{code}", one_table, Keyed),
    Operation("DELETE", "/api/tables/{code}", delete_table, Nothing, secret=True),
    get("/api/tables/{code}/printed", what_is_printed, Keyed),
    get("/api/tables/{code}/record", record, RecordForm),
    get("/api/tables/{code}/replay", replay, Portion),
    get("/api/tables/{code}/review", review, Keyed),
    Operation("GET", "/api/tables/{code}/compared", compare, Keyed, secret=True),
    get("/api/privacy", how_long, Nothing),
    Operation("GET", "/api/tables/{code}/handing", handing, Nothing, secret=True),
    Operation("POST", "/api/tables/{code}/moved", moved, MovedTo, secret=True),
    Operation("GET", "/api/carry", carry, Nothing, secret=True),
    Operation("POST", "/api/carry", take_in, Carrying, secret=True, malformed=refused),
)
