"""What came of finished games, in columns of its own: written with their end, told to who sat there, and forgotten."""

from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command as alembic
from sqlalchemy import Connection, delete, select, update

from qwixx.records import parse
from qwixx.server.database import Database
from qwixx.server.queries import MOST_RESULTS
from qwixx.server.removing import close, forget
from qwixx.server.schema import log, results
from qwixx.statistics import Wanted, count, result_of, wanted
from qwixx.tables.forgetting import Person
from qwixx.tables.secret import hashed, new_secret
from tests.made_results import made_results
from tests.server.client import Device, Server, ask, bot, me
from tests.server.kept_results import keep_results
from tests.server.prepared_tables import PreparedTable, insert_tables, person
from tests.server.test_serve_command import configured, migrated

pytestmark = pytest.mark.anyio

Json = dict[str, Any]


def told(device: Device, **query: object) -> list[Json]:
    """What a device is told of its results."""
    answer = device.get("/api/results", params=query)
    assert answer.status_code == 200, answer.text
    found: list[Json] = answer.json()["results"]
    return found


async def played(anna: Device, game: str = "classic", **settings: object) -> str:
    """A game of Anna's against a bot, which another finishes for her."""
    code: str = anna.open(game, [me("Anna"), bot("hard")], **settings)["code"]
    hers = await anna.join(code)
    await hers.ask("start")
    await hers.ask("substitute", seat=0, level="easy")
    await hers.until(lambda: hers.table["status"] == "over")
    return code


# -- what is told ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "options"), [("classic", {}), ("deluxe", {"games": "2"}), ("cards", {"jokers": "yes"})]
)
async def test_a_game_that_is_over_is_told_as_its_record_says(anna: Device, game: str, options: dict[str, str]) -> None:
    assert told(anna) == []
    code = await played(anna, game, options=options)
    (found,) = told(anna)
    expected = result_of(parse(anna.get(f"/api/tables/{code}/record").text), code, 0)
    assert expected is not None
    assert (found["code"], found["game"], found.get("games", 1)) == (code, expected.game, expected.games)
    for seat, known in zip(found["seats"], expected.seats, strict=True):
        assert {key: seat[key] for key in ("name", "score", "locks", "penalties", "won")} == {
            "name": known.name,
            "score": known.score,
            "locks": known.locks,
            "penalties": known.penalties,
            "won": known.won,
        }
    assert [(seat.get("level", ""), seat.get("mine", False)) for seat in found["seats"]] == [
        ("", True),
        ("hard", False),
    ]


async def test_nobody_is_told_of_games_of_others(anna: Device, ben: Device) -> None:
    await played(anna)
    assert told(ben) == []
    assert Device(anna.url).get("/api/results").json()["results"] == []


def test_without_a_secret_nothing_is_told(server: Server) -> None:
    assert ask("GET", f"{server.url}/api/results").status_code == 401


async def test_a_review_adds_luck_and_accuracy(anna: Device) -> None:
    code = await played(anna)
    while (answer := anna.get(f"/api/tables/{code}/review").json())["review"] is None:
        assert answer["progress"] is not None
    players = answer["review"]["players"]
    (found,) = told(anna)
    assert [seat["accuracy"] for seat in found["seats"]] == [player["accuracy"] for player in players]
    assert [seat["luck"] for seat in found["seats"]] == [player["luck"] for player in players]


def test_many_results_come_in_portions(server: Server) -> None:
    device, many = Device(server.url), made_results(MOST_RESULTS + 40, seed=5)
    keep_results(server.database, device.secret, many)
    first = device.get("/api/results").json()
    rest = device.get("/api/results", params={"first": MOST_RESULTS}).json()
    assert (len(first["results"]), first["more"], len(rest["results"]), rest["more"]) == (MOST_RESULTS, True, 40, False)
    codes = [one["code"] for one in (*first["results"], *rest["results"])]
    assert codes == [one.code for one in reversed(many)]


# -- what is forgotten -------------------------------------------------------------------------------------------------


async def test_what_is_deleted_is_counted_no_more(anna: Device) -> None:
    code = await played(anna)
    assert anna.delete(f"/api/tables/{code}").json() == {"what": "table"}
    assert told(anna) == []


ANNA, BEN = new_secret(), new_secret()


def over(code: str, seed: int = 1, game: str = "classic") -> PreparedTable:
    """A game that Anna and Ben have finished."""
    seats = person("Anna", ANNA), person("Ben", BEN)
    table = PreparedTable(code, game, seats, seats[0].device, Random(seed)).start()
    return table.play(lambda table: table.status == "over")


def rows_of(connection: Connection, code: str) -> list[Any]:
    return list(connection.execute(select(results).where(results.c.code == code).order_by(results.c.seat)))


@pytest.fixture
def connection(tmp_path: Path) -> Any:
    """A database with a finished game of Anna's and Ben's."""
    database = migrated(f"sqlite:///{tmp_path}/tables.sqlite")
    with database.connect() as found, found.begin():
        insert_tables(found, over("baba-dede"))
        yield found


def test_who_is_forgotten_leaves_the_others_their_result(connection: Connection) -> None:
    before = rows_of(connection, "baba-dede")
    assert forget(connection, "baba-dede", Person(device=hashed(BEN))) == 1
    anna, ben = rows_of(connection, "baba-dede")
    assert (anna.name, anna.device, anna.score) == ("Anna", hashed(ANNA), before[0].score)
    assert (ben.name, ben.device, ben.score) == ("Player 2", "", before[1].score)


def test_a_name_that_is_forgotten_stays_the_devices_game(connection: Connection) -> None:
    forget(connection, "baba-dede", Person(frozenset({"Ben"})))
    _, ben = rows_of(connection, "baba-dede")
    assert (ben.name, ben.device) == ("Player 2", hashed(BEN))


def test_a_game_that_the_operator_closed_has_no_result(connection: Connection) -> None:
    seats = person("Anna", ANNA), person("Ben", BEN)
    running = PreparedTable("baba-dodo", "classic", seats, seats[0].device, Random(1)).start()
    insert_tables(connection, running)
    assert close(connection, "baba-dodo")
    assert rows_of(connection, "baba-dodo") == []


# -- games that ended before -------------------------------------------------------------------------------------------


def check_filled(url: str) -> None:
    """A database of the version before has the same results, once it is brought up to date."""
    database = migrated(url)
    games = [over("baba-dede"), over("baba-dodo", 2, "deluxe"), over("baba-dada", 3, "board")]
    with database.connect() as connection, connection.begin():
        insert_tables(connection, *games)
        seats = [person("Anna", ANNA)]
        insert_tables(connection, PreparedTable("baba-dudu", "classic", seats, seats[0].device, Random(1)).start())
        broken = over("baba-didi", 4)
        insert_tables(connection, broken)
        connection.execute(update(log).where(log.c.code == "baba-didi", log.c.version == 3).values(body=b"{}"))
        connection.execute(delete(results).where(results.c.code == "baba-didi"))
        before = connection.execute(select(results).order_by(results.c.code, results.c.seat)).all()
        alembic.downgrade(configured(connection), "0004")
    with migrated(url).connect() as connection:
        after = connection.execute(select(results).order_by(results.c.code, results.c.seat)).all()
    assert len(before) == 6
    assert after == before


def test_games_that_ended_before_are_counted_in_sqlite(tmp_path: Path) -> None:
    check_filled(f"sqlite:///{tmp_path}/tables.sqlite")


def test_games_that_ended_before_are_counted_in_postgresql(postgres_url: str) -> None:
    check_filled(postgres_url)


def test_the_columns_can_be_counted_by_the_database_alone(server: Server) -> None:
    """What is told comes to the same as SQL says."""
    device, many = Device(server.url), made_results(60, seed=6)
    keep_results(server.database, device.secret, many)
    all_ = count(wanted(many, Wanted()))
    with closing(Database(server.database).connect()) as connection:
        own = connection.execute(select(results).where(results.c.device == hashed(device.secret))).all()
    assert (len(own), sum(row.locks for row in own)) == (all_.games, all_.locks)
    assert sum(row.penalties for row in own) == all_.penalties
