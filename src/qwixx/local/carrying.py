"""All tables of a browser as one file, and such a file taken in on another device."""

from itertools import starmap
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct

from qwixx.local.asking import Asked
from qwixx.local.desk import Desk
from qwixx.local.house import Needs
from qwixx.local.messages import Row
from qwixx.tables.http import Nothing
from qwixx.tables.kept import LOCAL_CODE, MOST_KEPT, read
from qwixx.tables.refusal import Refusal
from qwixx.tables.secret import CODE_PATTERN
from qwixx.tables.table import Table
from qwixx.tables.vetting import vetted

FORMAT = 1
MOST_TABLES = 10_000
NO_FILE = "This is not a file of Qwixx tables, or it is damaged."
NEWER = "This file was made by a newer version. Load the page again, and then try once more."


class KnownRow(Struct, frozen=True):
    """What of a row in a file cannot be found in the log."""

    code: Annotated[str, Meta(pattern=LOCAL_CODE)]
    seed: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
    moved: Annotated[str, Meta(pattern=rf"{CODE_PATTERN}|^$")] = ""


class Carried(Struct, frozen=True):
    """A table in a file."""

    row: KnownRow
    entries: Annotated[list[str], Meta(min_length=1, max_length=MOST_KEPT)]


class Carrying(Struct, frozen=True):
    """A file of tables."""

    qwixx: Literal["tables"]
    version: int
    tables: Annotated[list[Carried], Meta(max_length=MOST_TABLES)]


class TakenIn(Struct, frozen=True):
    """What became of the tables in a file: new here, longer than they were here, or left as they are."""

    added: int
    replaced: int
    left: int


class _Place(NamedTuple):
    """Where a table of a file belongs."""

    what: Literal["added", "replaced", "left"]
    code: str


def carry(asked: Asked[Nothing]) -> dict[str, object]:
    """All tables with their logs; what cannot be read any more is left out."""
    desk = asked.desk
    rows = desk.house.rows.values()
    need_logs(desk, list(rows))
    kept = [{"row": row, "entries": desk.log(row.code)} for row in rows if _is_log(desk.log(row.code))]
    desk.house.logs = {}
    return {"qwixx": "tables", "version": FORMAT, "tables": kept}


def take_in(asked: Asked[Carrying]) -> TakenIn:
    """Take a file in: all of it is checked before anything is done."""
    desk, file = asked.desk, asked.given
    if file.version != FORMAT:
        raise Refusal("bad-file", NEWER)
    codes = [one.row.code for one in file.tables]
    if len({*codes}) < len(codes):
        raise Refusal("bad-file", NO_FILE)
    seeds = {one.row.seed for one in file.tables}
    need_logs(desk, [row for row in desk.house.rows.values() if row.seed in seeds])
    places = [_place(desk, one) for one in file.tables]
    tables = list(starmap(_vetted, zip(file.tables, places, strict=True)))
    for one, place, table in zip(file.tables, places, tables, strict=True):
        if place.what != "left":
            desk.take_in(table, one.entries, one.row.moved)
    desk.house.logs = {}
    done = [place.what for place in places]
    return TakenIn(done.count("added"), done.count("replaced"), done.count("left"))


def refused(_: Refusal) -> Refusal:
    """What is said of a file that is none."""
    return Refusal("bad-file", NO_FILE)


def need_logs(desk: Desk, rows: list[Row]) -> None:
    """All of these logs have to be brought, together."""
    if missing := [row.code for row in rows if row.code not in desk.house.logs]:
        raise Needs(*missing)


def _place(desk: Desk, one: Carried) -> _Place:
    """Where a table belongs: here it may be as long or longer, be shorter, have gone on otherwise, or be unknown."""
    ours = [row for row in desk.house.rows.values() if row.seed == one.row.seed]
    for row in ours:
        if _begins_with(desk.log(row.code), one.entries):
            return _Place("left", row.code)
    for row in ours:
        if _begins_with(one.entries, desk.log(row.code)):
            return _Place("replaced", row.code)
    taken = one.row.code in desk.house.rows
    return _Place("added", desk.free_code() if taken else one.row.code)


def _vetted(one: Carried, place: _Place) -> Table:
    return vetted(place.code, one.row.seed, one.entries)


def _begins_with(log: list[str], other: list[str]) -> bool:
    return log[: len(other)] == other


def _is_log(log: list[str]) -> bool:
    try:
        return bool([read(text) for text in log])
    except (ValueError, msgspec.MsgspecError):
        return False
