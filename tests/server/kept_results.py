"""Results that a server has kept, without the games that led to them."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from msgspec.structs import asdict
from sqlalchemy import insert

from qwixx.server.database import Database
from qwixx.server.index import opened_row
from qwixx.server.schema import players, results, tables
from qwixx.statistics import Result
from qwixx.tables.secret import hashed
from tests.server.prepared_tables import PreparedTable, person


def keep_results(database: str, secret: str, found: Sequence[Result]) -> None:
    """Put results into a database, those seats that were played on a device as those of this one."""
    table = PreparedTable("baba-dede", "classic", [person("Anna", secret)], hashed(secret), Random(1)).table
    with Database(database).connect() as connection, connection.begin():
        listed = [opened_row(replace(table, code=one.code, seed=one.code)) for one in found]
        connection.execute(insert(tables), [row | {"status": "over"} for row in listed])
        connection.execute(insert(players), [{"device": hashed(secret), "code": one.code} for one in found])
        connection.execute(insert(results), [seat for one in found for seat in _rows(one, hashed(secret))])


def _rows(result: Result, device: str) -> list[dict[str, object]]:
    game = {"code": result.code, "ended_at": result.ended_at, "game": result.game}
    game |= {"games": result.games, "real": result.real}
    rows = [{**game, **asdict(seat), "seat": place} for place, seat in enumerate(result.seats)]
    return [row | {"device": device if row.pop("mine") else ""} for row in rows]
