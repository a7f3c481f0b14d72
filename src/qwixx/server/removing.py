"""What is taken away from the database: tables, names, games that are to end. Each leaves a notice, by which running
servers look at the table anew; and none can be lost between their writes, since versions and keys are checked there."""

from collections.abc import Callable
from typing import Literal, TypeVar

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from qwixx.server.clock import now
from qwixx.server.index import changed_rows
from qwixx.server.queries import Stored, log_of
from qwixx.server.schema import log, metadata, notices, players, results, tables
from qwixx.tables.entries import AnyEntry, Closed, decode, encode
from qwixx.tables.forgetting import Person, devices_of, neutral, person_of, rewritten, secrets_of, steps
from qwixx.tables.refusal import Refusal
from qwixx.tables.secret import same
from qwixx.tables.summary import TableSummary
from qwixx.tables.table import folded

ATTEMPTS = 5
OF_A_TABLE = [table for table in reversed(metadata.sorted_tables) if "code" in table.c and table is not notices]
MADE_OF_A_LOG = [table for table in OF_A_TABLE if table not in (tables, log, players, results)]

_summary = msgspec.json.Decoder(TableSummary)
T = TypeVar("T")


def notify(connection: Connection, code: str) -> None:
    """Let running servers look at a table; as the first write it also waits for its turn at an SQLite file."""
    connection.execute(insert(notices), {"code": code, "at": now()})


def remove(connection: Connection, code: str) -> bool:
    """Remove a table and all that is kept of it; whether there was one."""
    notify(connection, code)
    found = connection.execute(select(tables.c.code).where(tables.c.code == code).with_for_update()).scalar()
    for table in OF_A_TABLE:
        connection.execute(delete(table).where(table.c.code == code))
    return found is not None


def forget(connection: Connection, code: str, person: Person) -> int:
    """Take somebody out of a table; the number of seats at which they were known."""
    notify(connection, code)
    stored = log_of(connection, code)
    if stored is None:
        return 0
    entries = _decoded(stored)
    if person.device:
        person = person_of(person.device, entries)
    for version, entry in enumerate(entries):
        _rewrite(connection, code, version, entry, person)
    found = steps(entries, person)
    for number, step in enumerate(found):
        row = {"code": code, "version": len(entries) + number, "at": stored.entries[-1][0], "body": encode(step)}
        connection.execute(insert(log), row)
    _forget_beside(connection, code, person, {step.seat: step.leaves for step in found})
    known = players.c.device.in_(secrets_of(person.device, entries) if person.device else ())
    connection.execute(delete(players).where(players.c.code == code, known))
    return len(found)


def close(connection: Connection, code: str) -> bool:
    """End a game as it stands; false if there is none in play."""
    notify(connection, code)
    stored = log_of(connection, code)
    table = stored and folded(code, stored.seed, ((at, decode(body)) for at, body in stored.entries))
    if not table or table.status != "running":
        return False
    at = now()
    after = table.after(Closed(), at)
    row = {"code": code, "version": after.version, "at": at, "body": encode(Closed())}
    connection.execute(insert(log), row)
    for changed in changed_rows(table, after, at):
        connection.execute(update(tables).where(tables.c.code == code), changed)
    return True


def leave(connection: Connection, code: str, device: str) -> Literal["table", "name"]:
    """Take a device out of a table, and the table away if nobody else sat there; what is gone."""
    wanted = select(tables.c.status, tables.c.host).where(tables.c.code == code)
    row, stored = connection.execute(wanted).one_or_none(), log_of(connection, code)
    concerned = devices_of(_decoded(stored)) | {row.host if row else ""} - {""}
    if row is None or device not in concerned:
        raise Refusal("not-yours", "Only those who sat at this table can delete it.")
    if concerned == {device}:
        remove(connection, code)
        return "table"
    if row.status == "running":
        raise Refusal("still-running", "Others play at this table with you; delete your part in it when it is over.")
    forget(connection, code, Person(device=device))
    return "name"


def attempt(begin: Callable[[], Connection], work: Callable[[Connection], T]) -> T:
    """Do one of these in a transaction of its own; again, if a server was faster to write at the same place."""
    for _ in range(ATTEMPTS - 1):
        try:
            with begin() as connection, connection.begin():
                return work(connection)
        except IntegrityError:
            continue
    with begin() as connection, connection.begin():
        return work(connection)


def _decoded(stored: Stored | None) -> list[AnyEntry]:
    return [decode(body) for _, body in stored.entries] if stored else []


def _rewrite(connection: Connection, code: str, version: int, entry: AnyEntry, person: Person) -> None:
    kept = rewritten(entry, person)
    if kept != entry:
        place = log.c.code == code, log.c.version == version
        connection.execute(update(log).where(*place).values(body=encode(kept)))


def _forget_beside(connection: Connection, code: str, person: Person, seats: dict[int, bool]) -> None:
    """Take somebody out of what is kept beside the log."""
    row = connection.execute(select(tables.c.summary, tables.c.host).where(tables.c.code == code)).one()
    summary = _summary.decode(row.summary)
    opens = summary.status == "lobby"
    names = [
        ("" if opens and seats[place] else neutral(place)) if place in seats else name
        for place, name in enumerate(summary.names)
    ]
    summary = msgspec.structs.replace(summary, names=names)
    host = "" if same(row.host, person.device) else row.host
    changed = {"summary": msgspec.json.encode(summary), "host": host}
    connection.execute(update(tables).where(tables.c.code == code).values(changed))
    _forget_results(connection, code, seats)
    for table in MADE_OF_A_LOG:
        connection.execute(delete(table).where(table.c.code == code))


def _forget_results(connection: Connection, code: str, seats: dict[int, bool]) -> None:
    """Take names, and devices that leave, out of what came of a game; the others keep their results."""
    for seat, leaves in seats.items():
        blank = {"name": neutral(seat)} | ({"device": ""} if leaves else {})
        connection.execute(update(results).where(results.c.code == code, results.c.seat == seat).values(blank))
