"""A table of the browser handed to a server, where it goes on."""

from typing import Annotated

from msgspec import Meta, Struct

from qwixx.local.asking import Asked
from qwixx.tables.http import Nothing
from qwixx.tables.kept import Handing
from qwixx.tables.refusal import Refusal
from qwixx.tables.secret import CODE_PATTERN
from qwixx.tables.summary import TableSummary


class MovedTo(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a table goes on."""

    to: Annotated[str, Meta(pattern=CODE_PATTERN)]


def handing(asked: Asked[Nothing]) -> Handing:
    """What a server is sent, so that the game goes on there."""
    desk, row = asked.desk, asked.desk.here(asked.code)
    if row.summary.status == "over":
        raise Refusal("game-over", "The game is over.")
    entries = desk.log(asked.code)
    del desk.house.logs[asked.code]
    return Handing(row.seed, entries)


def moved(asked: Asked[MovedTo]) -> TableSummary:
    """A server has the table now: here it is only known where it is."""
    row = asked.desk.row(asked.code)
    if row.moved != asked.given.to:
        asked.desk.here(asked.code)
        asked.desk.mark_moved(asked.code, asked.given.to)
    return row.summary
