"""The boards of the days: names and scores, each proven by a record that was replayed here."""

from datetime import UTC, date, datetime
from typing import Any

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from qwixx.daily import Proven, Unproven, has_begun, is_over, proven
from qwixx.games import GAMES
from qwixx.records import parse
from qwixx.rules.errors import RecordError
from qwixx.server.clock import now
from qwixx.server.operation import Asked, Operation
from qwixx.server.schema import daily
from qwixx.tables.caller import check_name
from qwixx.tables.http import Board, BoardEntry, BoardOf, NewBoardEntry
from qwixx.tables.refusal import Refusal
from qwixx.tables.secret import same

MOST_SHOWN = 100
KEPT = 60 * 24 * 3600 * 1000  # milliseconds since an entry was made


async def look(asked: Asked[BoardOf]) -> Board:
    """The board of a day for a game, the best first; whether this server keeps one at all."""
    doors, given = asked.doors, asked.given
    if given.game not in GAMES:
        raise Refusal("malformed", f"There is no game {given.game!r}; there are {', '.join(GAMES)}.")
    if not doors.board:
        return Board(False, [])
    return await doors.hall.store.read(lambda connection: board(connection, given.day, given.game, asked.device))


async def enter(asked: Asked[NewBoardEntry]) -> Board:
    """Enter a game of today on the board, by its record; each device once for a day and a game."""
    doors, given, device = asked.doors, asked.given, asked.device
    if not doors.board:
        raise Refusal("not-allowed", "This server keeps no board of the day.")
    name = check_name(given.name)
    found = await doors.hall.memory.aside.do(lambda: checked(given.record))
    check_today(found.day, datetime.fromtimestamp(now() / 1000, UTC))

    def written(connection: Connection) -> Board:
        add(connection, found, name, device)
        return board(connection, found.day.isoformat(), found.game, device)

    return await doors.hall.store.change(written)


def checked(record: str) -> Proven:
    """What a record proves, which is played through by the rules for it."""
    try:
        return proven(parse(record))
    except RecordError as error:
        raise Refusal("unproven", f"This is not a record; {error.reason.rstrip('.')}.") from None
    except Unproven as problem:
        raise Refusal("unproven", str(problem)) from None


def check_today(day: date, moment: datetime) -> None:
    """Refuse what is not of a day that it is somewhere on Earth."""
    if is_over(day, moment):
        raise Refusal("too-late", f"The {day.isoformat()} is over everywhere: its board takes no more entries.")
    if not has_begun(day, moment):
        raise Refusal("too-late", f"The {day.isoformat()} has not begun anywhere.")


def add(connection: Connection, found: Proven, name: str, device: str) -> None:
    """One more entry, unless the device has one."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    place = {"day": found.day.isoformat(), "game": found.game, "device": device}
    row = dialect.insert(daily).values(**place, name=name, score=found.score, at=now())
    if not connection.execute(row.on_conflict_do_nothing()).rowcount:
        raise Refusal("entered", "You are on the board of this day already: one attempt counts.")


def board(connection: Connection, day: str, game: str, device: str) -> Board:
    """The best of a day, and which of them is of this device."""
    wanted = select(daily.c.name, daily.c.score, daily.c.device).where(daily.c.day == day, daily.c.game == game)
    rows = connection.execute(wanted.order_by(daily.c.score.desc(), daily.c.at).limit(MOST_SHOWN))
    return Board(True, [BoardEntry(row.name, row.score, same(device, row.device)) for row in rows])


def forget_name(connection: Connection, name: str) -> int:
    """Remove every entry under a name; how many there were."""
    return connection.execute(delete(daily).where(daily.c.name == name)).rowcount


def drop_old(connection: Connection, time: int) -> None:
    """Remove what is too old by now."""
    connection.execute(delete(daily).where(daily.c.at < time - KEPT))


OPERATIONS: tuple[Operation[Any], ...] = (
    Operation("GET", "/api/daily", look, BoardOf, Board),
    Operation("POST", "/api/daily", enter, NewBoardEntry, Board, secret=True, status=201),
)
