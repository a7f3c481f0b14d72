"""What the operator sees of tables in the database, whether a server runs or not. Nothing here changes anything."""

import re
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, func, select, text

from qwixx.server import schema
from qwixx.server.queries import log_of
from qwixx.server.schema import log
from qwixx.tables.entries import AnyEntry, decode
from qwixx.tables.forgetting import devices_of
from qwixx.tables.summary import TableSummary

SECRETS = {"device", "key", "host"}  # hashes, but nobody's business

_summary = msgspec.json.Decoder(TableSummary)


class Found(NamedTuple):
    """A table, and how much is kept of it."""

    summary: TableSummary
    changed_at: int  # when something last happened, in milliseconds
    entries: int


def tables(connection: Connection, status: str | None, name: str | None, most: int) -> list[Found]:
    """The tables of a status, at which a name sits; the latest first."""
    wanted = _wanted().order_by(schema.tables.c.opened_at.desc())
    if status:
        wanted = wanted.where(schema.tables.c.status == status)
    if name is None:
        wanted = wanted.limit(most)
    found = (_found(row) for row in connection.execute(wanted))
    return [table for table in found if name is None or name in table.summary.names][:most]


def table(connection: Connection, code: str) -> Found | None:
    """One table."""
    row = connection.execute(_wanted().where(schema.tables.c.code == code)).one_or_none()
    return None if row is None else _found(row)


def devices_at(connection: Connection, code: str) -> int:
    """How many devices have or had a seat at a table."""
    stored = log_of(connection, code)
    return len(devices_of(decode(body) for _, body in stored.entries)) if stored else 0


def codes_with(connection: Connection, name: str) -> list[str]:
    """The tables in whose logs a name stands, perhaps only in the past."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("set local statement_timeout = 0"))  # every log is searched
    wanted = select(log.c.code, log.c.body).where(_holds(connection, msgspec.json.encode(name)))
    rows = connection.execute(wanted.order_by(log.c.code))
    return list(dict.fromkeys(row.code for row in rows if name in _names(decode(row.body))))


def _holds(connection: Connection, wanted: bytes) -> ColumnElement[bool]:
    """Whether these bytes are in an entry."""
    if connection.dialect.name == "sqlite":
        return func.instr(log.c.body, wanted) > 0
    escaped = re.sub(rb"([\\%_])", rb"\\\1", wanted)
    return log.c.body.bool_op("like")(b"%" + escaped + b"%")


def exported(connection: Connection, code: str) -> dict[str, Any] | None:
    """All that is kept of a table, but for secrets: the seed only when the game is over."""
    found, stored = table(connection, code), log_of(connection, code)
    if found is None or stored is None:
        return None
    entries = [{"version": version, "at": at} | _open(body) for version, (at, body) in enumerate(stored.entries)]
    seed = stored.seed if found.summary.status == "over" else None
    return {
        "table": msgspec.to_builtins(found.summary),
        "devices": devices_at(connection, code),
        "seed": seed,
        "log": entries,
    }


def _wanted() -> Select[Any]:
    entries = select(func.count()).where(log.c.code == schema.tables.c.code).scalar_subquery()
    last = select(func.max(log.c.at)).where(log.c.code == schema.tables.c.code).scalar_subquery()
    return select(schema.tables.c.summary, last.label("last"), entries.label("entries"))


def _found(row: Row[Any]) -> Found:
    return Found(_summary.decode(row.summary), row.last, row.entries)


def _names(entry: AnyEntry) -> list[str]:
    seats = getattr(entry, "seats", ()) or (getattr(entry, "now", None),)
    return [seat.name for seat in seats if seat is not None and seat.kind == "person"]


def _open(body: bytes) -> dict[str, Any]:
    """An entry as it is stored, without the hashes in it."""
    return dict(_without(msgspec.json.decode(body)))


def _without(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _without(part) for name, part in value.items() if name not in SECRETS}
    return [_without(part) for part in value] if isinstance(value, list) else value
