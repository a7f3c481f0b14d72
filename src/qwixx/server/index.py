"""What the database knows of a table beside its log, so that tables can be listed without being read."""

from typing import Any

import msgspec

from qwixx.statistics import kind_of
from qwixx.tables.results import games_played, scores
from qwixx.tables.summary import summary
from qwixx.tables.table import Table


def opened_row(table: Table, origin: str | None = None, changed_at: int | None = None) -> dict[str, Any]:
    """The row of a new table, and of the address that opened it; one that was handed over was opened earlier."""
    return {
        "code": table.code,
        "seed": table.seed,
        "status": table.status,
        "listed": table.settings.listed,
        "host": table.host,
        "opened_at": table.opened_at,
        "changed_at": table.opened_at if changed_at is None else changed_at,
        "due_at": table.due,
        "summary": msgspec.json.encode(summary(table)),
        "origin": origin,
    }


def changed_rows(before: Table, after: Table, at: int) -> list[dict[str, Any]]:
    """What changes in the row of a table; most moves change nothing in it."""
    row: dict[str, Any] = {}
    if (before.seats, before.status, before.next) != (after.seats, after.status, after.next):
        row |= {"status": after.status, "changed_at": at, "summary": msgspec.json.encode(summary(after))}
    if before.due != after.due:
        row |= {"due_at": after.due}
    return [{"code": after.code} | row] if row else []


def players_rows(table: Table) -> list[dict[str, Any]]:
    """Who sits at a table, by their devices and by the keys of their seats' links."""
    known = {secret for seat in table.seats for secret in (seat.device, seat.key)}
    return [{"device": secret, "code": table.code} for secret in sorted(known) if secret]


def new_players(before: Table, after: Table) -> list[dict[str, Any]]:
    """Who sits at a table now and did not before."""
    return [] if before.seats == after.seats else players_rows(after)


def results_due(before: Table, after: Table) -> bool:
    """Whether something came of a game just now, or somebody else sits where it was played."""
    return after.status == "over" and (before.status != "over" or before.seats != after.seats)


def results_rows(table: Table, ended_at: int) -> list[dict[str, Any]]:
    """What came of a game, seat by seat; nothing if it was not played to its end."""
    return [
        {
            "code": table.code,
            "seat": place,
            "device": table.seats[place].device,
            "ended_at": ended_at,
            "game": kind_of(table.game),
            "games": games_played(table),
            "real": table.kept,
            "name": seat.name,
            "level": seat.level,
            "score": seat.score,
            "won": seat.won,
            "locks": seat.locks,
            "penalties": seat.penalties,
        }
        for place, seat in enumerate(scores(table))
    ]
