"""What is asked of the database."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, Select, bindparam, case, delete, func, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from qwixx.server.schema import daily, log, notices, players, readings, results, snapshots, tables
from qwixx.statistics import Result, Scored
from qwixx.tables.results import Results
from qwixx.tables.secret import same
from qwixx.tables.seeing import MOST_LISTED
from qwixx.tables.summary import TableSummary

MOST_CONSIDERED = 1000  # tables from which those in the list are chosen, so that nobody waits for it
MOST_DUE = 100  # tables taken up at a time
LONGEST_WAIT = 2 * 3600 * 1000  # milliseconds: a decision takes an hour at most, so who is due later has a wrong time
MOST_RESULTS = 500  # games of which it is told at a time what came of them
MOST_EXPIRED = 500  # tables removed at a time, so that nobody waits for it

_summary = msgspec.json.Decoder(TableSummary)


class Stored(NamedTuple):
    """A table's log as it is stored, from some version on."""

    seed: str
    entries: Sequence[tuple[int, bytes]]  # time, body
    snapshot: bytes | None = None  # of the table before these entries


def log_of(connection: Connection, code: str, after: int = -1) -> Stored | None:
    """A table's log after a version; nothing if there is no such table."""
    seed = connection.execute(select(tables.c.seed).where(tables.c.code == code)).scalar()
    if seed is None:
        return None
    wanted = select(log.c.at, log.c.body).where(log.c.code == code, log.c.version > after).order_by(log.c.version)
    return Stored(seed, [(at, body) for at, body in connection.execute(wanted)])


def stored_table(connection: Connection, code: str) -> Stored | None:
    """A table's newest snapshot and its log after that; nothing if there is no such table."""
    kept = connection.execute(select(snapshots.c.version, snapshots.c.body).where(snapshots.c.code == code)).first()
    stored = log_of(connection, code, kept.version if kept else -1)
    return stored._replace(snapshot=kept.body) if stored and kept else stored


def unfinished_of(connection: Connection, device: str) -> int:
    """How many tables of a host are not over."""
    wanted = select(func.count()).where(tables.c.host == device, tables.c.status != "over")
    return connection.execute(wanted).scalar() or 0


def is_known(connection: Connection, secrets: Collection[str], code: str) -> bool:
    """Whether a device is a table's host or has or had a seat there, or a key is or was that of a seat."""
    seated = select(players.c.code).where(players.c.device.in_(secrets), players.c.code == code)
    hosted = select(tables.c.code).where(tables.c.host.in_(secrets), tables.c.code == code)
    return connection.execute(seated.union(hosted)).first() is not None


def due_tables(connection: Connection, before: int) -> list[str]:
    """The tables at which the server is to act by itself, the most urgent first."""
    due = or_(tables.c.due_at <= before, tables.c.due_at > before + LONGEST_WAIT)
    wanted = select(tables.c.code).where(due).order_by(tables.c.due_at).limit(MOST_DUE)
    return list(connection.execute(wanted).scalars())


def versions_of(connection: Connection, codes: Collection[str]) -> dict[str, int]:
    """How far the logs of these tables go."""
    wanted = (
        select(log.c.code, func.max(log.c.version).label("version")).where(log.c.code.in_(codes)).group_by(log.c.code)
    )
    return {row.code: row.version for row in connection.execute(wanted)}


def listed(connection: Connection) -> list[TableSummary]:
    """The tables that anybody may join, the latest first; those that are left out are of who has the most."""
    turns = _turns().subquery()
    later = case((turns.c.of_host > turns.c.of_address, turns.c.of_host), else_=turns.c.of_address)
    chosen = select(turns.c.code).order_by(later, turns.c.opened_at.desc()).limit(MOST_LISTED)
    wanted = select(tables.c.summary).where(tables.c.code.in_(list(connection.execute(chosen).scalars())))
    return [_summary.decode(row) for row in connection.execute(wanted.order_by(tables.c.opened_at.desc())).scalars()]


def _turns() -> Select[tuple[str, int, int, int]]:
    """The latest listed tables, each numbered among those of its host and of its address from the latest on."""
    table = tables.c
    fields = (table.code, table.host, func.coalesce(table.origin, table.host).label("origin"), table.opened_at)
    wanted = select(*fields).where(table.listed, table.status == "lobby").order_by(table.opened_at.desc())
    row = wanted.limit(MOST_CONSIDERED).subquery().c
    of_host = func.row_number().over(partition_by=row.host, order_by=row.opened_at.desc())
    of_address = func.row_number().over(partition_by=row.origin, order_by=row.opened_at.desc())
    return select(row.code, row.opened_at, of_host.label("of_host"), of_address.label("of_address"))


def tables_of(connection: Connection, device: str, before: int | None = None) -> list[TableSummary]:
    """The tables at which a device had a seat, the latest first; if a time is given, only those opened before."""
    wanted = select(tables.c.summary).join(players, players.c.code == tables.c.code).where(players.c.device == device)
    if before is not None:
        wanted = wanted.where(tables.c.opened_at < before)
    rows = connection.execute(wanted.order_by(tables.c.opened_at.desc()).limit(MOST_LISTED)).scalars()
    return [_summary.decode(row) for row in rows]


def results_of(connection: Connection, device: str, first: int = 0) -> Results:
    """What came of the games that a device has played to their end, the latest first, from some place on."""
    own = select(results.c.code, func.max(results.c.ended_at).label("at")).where(results.c.device == device)
    latest = own.group_by(results.c.code).order_by(func.max(results.c.ended_at).desc(), results.c.code)
    found = list(connection.execute(latest.offset(first).limit(MOST_RESULTS + 1)).scalars())
    codes = found[:MOST_RESULTS]
    rows = connection.execute(select(results).where(results.c.code.in_(codes)).order_by(results.c.seat))
    seats: dict[str, list[Row[Any]]] = {code: [] for code in codes}
    for row in rows:
        seats[row.code].append(row)
    return Results([_result(seats[code], device) for code in codes], len(found) > MOST_RESULTS)


def _result(rows: Sequence[Row[Any]], device: str) -> Result:
    row = rows[0]
    return Result(row.code, row.ended_at, row.game, [_scored(one, device) for one in rows], row.games, row.real)


def _scored(row: Row[Any], device: str) -> Scored:
    own = same(row.device, device)
    marks = row.locks, row.penalties
    return Scored(row.name, row.score, *marks, row.won, row.level, own, row.luck, row.accuracy)


def write_review(connection: Connection, code: str, judged: Sequence[tuple[float | None, float | None]]) -> None:
    """Keep what a review says of everybody's luck and accuracy beside what came of the game."""
    place = results.c.code == bindparam("of"), results.c.seat == bindparam("at")
    rows = [{"of": code, "at": seat, "luck": luck, "accuracy": how} for seat, (luck, how) in enumerate(judged)]
    connection.execute(update(results).where(*place), rows)


def sat_at(connection: Connection, code: str, device: str) -> bool:
    """Whether a device has or had a seat at a table."""
    wanted = select(players.c.code).where(players.c.code == code, players.c.device == device)
    return connection.execute(wanted).scalar() is not None


def handed(connection: Connection, device: str, seed: str) -> str | None:
    """The table that a device has handed over, by its seed."""
    wanted = select(tables.c.code).where(tables.c.host == device, tables.c.seed == seed)
    return connection.execute(wanted).scalar()


def codes_of(connection: Connection, device: str) -> list[str]:
    """The tables that a device opened, or at which it had a seat."""
    seated = select(players.c.code).where(players.c.device == device)
    opened = select(tables.c.code).where(tables.c.host == device)
    return list(connection.execute(seated.union(opened)).scalars())


def notices_after(connection: Connection, number: int) -> list[tuple[int, str]]:
    """The notices from some number on, each with its own and the code of a table."""
    wanted = select(notices.c.id, notices.c.code).where(notices.c.id > number).order_by(notices.c.id)
    return [(row.id, row.code) for row in connection.execute(wanted)]


def drop_notices(connection: Connection, before: int) -> None:
    """Remove the notices that every server has seen by now."""
    connection.execute(delete(notices).where(notices.c.at < before))


def answer(connection: Connection) -> None:
    """Nothing, if the database is there."""
    connection.execute(text("select 1"))


def newest_change(connection: Connection) -> int | None:
    """When a table was last opened, started or over."""
    return connection.execute(select(func.max(tables.c.changed_at))).scalar()


def reading(connection: Connection, name: str) -> int | None:
    """What was last read from a clock."""
    return connection.execute(select(readings.c.at).where(readings.c.name == name)).scalar()


def write_reading(connection: Connection, name: str, at: int) -> None:
    """Keep what was read from a clock."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    row = dialect.insert(readings).values(name=name, at=at)
    connection.execute(row.on_conflict_do_update(index_elements=["name"], set_={"at": at}))


def expire(connection: Connection, status: str, before: int) -> list[str]:
    """Remove some of the tables of a status to which nothing has happened since then; their codes."""
    last = select(func.max(log.c.at)).where(log.c.code == tables.c.code).scalar_subquery()
    wanted = select(tables.c.code).where(tables.c.status == status, tables.c.changed_at < before, last < before)
    old = list(connection.execute(wanted.limit(MOST_EXPIRED)).scalars())
    for table in (players, log, tables):  # snapshots go with their tables
        connection.execute(delete(table).where(table.c.code.in_(old)))
    return old


def leave_boards(connection: Connection, device: str) -> None:
    """Take a device off the boards of all days."""
    connection.execute(delete(daily).where(daily.c.device == device))
