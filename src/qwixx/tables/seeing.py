"""Who may see a table, how it stands for a device, and what is said where it may not be seen."""

from typing import NamedTuple

from qwixx.tables.caller import is_host, owns
from qwixx.tables.entries import AnyEntry, Played, Promised, Revealed, Started, Starting
from qwixx.tables.http import Going
from qwixx.tables.refusal import Refusal
from qwixx.tables.secret import hashed, record_key, same
from qwixx.tables.table import Table

LINGERS = 600_000  # milliseconds after the end, in which who has watched may come back as before
MOST_GOING = 5  # tables of which it is told how they stand
MOST_ENTRIES = 10_000  # of a table's log, after which it is only played on: a game has a few hundred
MOST_LISTED = 50


class Shown(NamedTuple):
    """What somebody shows: the hash of the device, the key of a record, the key of a seat."""

    device: str = ""
    record: str = ""
    seat: str = ""


def is_open_to(table: Table, shown: Shown, now: int) -> bool:
    """Whether a table is there for who shows this, by what is at the table; a code alone could be guessed."""
    if table.status != "over" or now - table.step_at < LINGERS or same(shown.record, record_key(table.seed)):
        return True
    if any(same(seat.key, hashed(shown.seat)) for seat in table.seats):
        return True
    return bool(owns(table, shown.device)) or is_host(table, shown.device)


def unknown() -> Refusal:
    """What is said of a table that is not there, or not for whoever asks."""
    return Refusal("unknown-table", "There is no such table. Look at the code again; old tables are removed.")


def going(table: Table, device: str) -> Going | None:
    """How a table stands for a device that sits there; nothing once the game is over."""
    seats = list(owns(table, device))
    if table.status == "over" or not seats:
        return None
    return Going(table.code, seats, list(table.waiting or table.rolling), max(table.opened_at, table.step_at))


def finished(table: Table) -> Table:
    """A table whose game is over."""
    if table.status != "over":
        raise Refusal("still-running", "The record can be had when the game is over.")
    return table


def check_length(table: Table, entry: AnyEntry, most: int = MOST_ENTRIES) -> None:
    """A log has an end: what does not bring the game on cannot be done for ever."""
    goes_on = isinstance(entry, Started | Played | Starting | Revealed)
    goes_on = goes_on or (table.starting is not None and isinstance(entry, Promised))
    if table.version >= most and not goes_on:
        raise Refusal("too-many", "Too much has been changed at this table; play on, or open another.")
