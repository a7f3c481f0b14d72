"""`qwixx admin`: what the operator does in the database, and how running servers learn of it."""

import json
import stat
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from qwixx.server.database import Database
from qwixx.server.schema import log, players, tables
from qwixx.tables.entries import Seat
from qwixx.tables.secret import new_secret
from qwixx.words.language import LANGUAGES
from tests.commands import Command
from tests.server.client import OPEN, Client, Device, Server, bot, me
from tests.server.prepared_tables import PreparedTable, person, store_tables
from tests.server.table_history import read_history
from tests.test_cli import as_json, complaint, good

pytestmark = pytest.mark.anyio

ANNA, BEN = new_secret(), new_secret()
SEATS = person("Anna", ANNA), person("Ben", BEN)


@pytest.fixture
def kept(tmp_path: Path) -> str:
    """A database with a table of each kind, which no server uses."""
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    over = PreparedTable("baba-dede", "classic", SEATS, SEATS[0].device, Random(1)).start()
    store_tables(
        url,
        PreparedTable("bada-bada", "classic", (SEATS[0], Seat()), SEATS[0].device, Random(2)),
        PreparedTable("gada-bada", "classic", SEATS, SEATS[0].device, Random(3)).start(),
        over.play(lambda table: table.status == "over"),
    )
    return url


def bodies(url: str) -> bytes:
    """Everything that is written anywhere in a database."""
    with Database(url).connect() as connection:
        rows = [connection.execute(select(table)).all() for table in (tables, log, players)]
    return b" ".join(value if isinstance(value, bytes) else str(value).encode() for t in rows for r in t for value in r)


def rows_of(url: str, code: str) -> bytes:
    """What is written of a table."""
    with Database(url).connect() as connection:
        parts = [select(log.c.body).where(log.c.code == code), select(tables.c.summary).where(tables.c.code == code)]
        return b" ".join(row for part in parts for row in connection.execute(part).scalars())


# -- without a server --------------------------------------------------------------------------------------------------


def test_listing_and_showing(kept: str, command: Command) -> None:
    found = as_json(command("admin", "list", "--database", kept, "--json"))["tables"]
    assert isinstance(found, list)
    assert {(table["code"], table["status"]) for table in found} == {
        ("bada-bada", "lobby"),
        ("gada-bada", "running"),
        ("baba-dede", "over"),
    }
    named = as_json(command("admin", "list", "--name", "Ben", "--status", "over", "--database", kept, "--json"))
    assert [table["code"] for table in named["tables"]] == ["baba-dede"]  # type: ignore[attr-defined]
    shown = as_json(command("admin", "show", "gada-bada", "--database", kept, "--json"))
    assert (shown["names"], shown["status"], shown["entries"], shown["devices"]) == (["Anna", "Ben"], "running", 2, 2)
    assert "gada-bada  classic  in play" in good(command("admin", "list", "--database", kept))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language(kept: str, command: Command, lang: str) -> None:
    texts = [
        good(command("admin", *words, "--database", kept, "--lang", lang))
        for words in (
            ("list",),
            ("show", "gada-bada"),
            ("forget", "Ben", "--yes"),
            ("close", "gada-bada", "--yes"),
            ("delete", "baba-dede", "--yes"),
        )
    ]
    assert all(texts)
    assert "admin-" not in "".join(texts)
    assert bodies(kept).count(b"Ben") == 0


WRONG = [
    (("show", "nope"), "'nope' is not the code of a table."),
    (("show", "zuzu-zuzu"), "There is no table zuzu-zuzu."),
    (("delete", "gada-bada"), "This cannot be undone: say --yes."),
    (("forget", "Ben"), "This cannot be undone: say --yes."),
    (("close", "baba-dede", "--yes"), "The game at baba-dede is over already."),
    (("list", "--status", "lost"), "There is no status 'lost'; there are lobby, running, over."),
]


@pytest.mark.parametrize(("typed", "sentence"), WRONG, ids=lambda value: str(value)[:30])
def test_what_is_wrong_is_one_sentence(
    typed: tuple[str, ...], sentence: str, kept: str, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: False)
    before = bodies(kept)
    assert complaint(command("admin", *typed, "--database", kept)) == sentence
    assert bodies(kept) == before


@pytest.mark.parametrize("answer", ["n", "", "yes"])
def test_only_a_clear_yes_deletes(kept: str, command: Command, monkeypatch: pytest.MonkeyPatch, answer: str) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    asked: list[str] = []

    def reply(question: str) -> str:
        asked.append(question)
        return answer

    monkeypatch.setattr("builtins.input", reply)
    assert command("admin", "delete", "baba-dede", "--database", kept).code == 1
    assert asked == ["Remove the table baba-dede (Anna and Ben) for everybody, for good? [y/N] "]
    assert b"baba-dede" in bodies(kept)
    monkeypatch.setattr("builtins.input", lambda _: "Y")
    assert good(command("admin", "delete", "baba-dede", "--database", kept)) == "The table baba-dede is gone.\n"
    assert b"baba-dede" not in bodies(kept)


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, command: Command) -> None:
    said = complaint(command("admin", "list", "--database", f"sqlite:///{tmp_path}/none"))
    assert said == f"There is no database {tmp_path}/none."
    (tmp_path / "old").touch()
    said = complaint(command("admin", "list", "--database", f"sqlite:///{tmp_path}/old"))
    assert said == "The database is of another version of qwixx; start this version's server once."


def test_the_address_may_come_from_a_file_or_the_environment(
    kept: str, tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "address").write_text(kept)
    file = good(command("admin", "list", "--json", "--database-file", tmp_path / "address"))
    monkeypatch.setenv("QWIXX_DATABASE", kept)
    assert good(command("admin", "list", "--json")) == file
    good(command("backup", tmp_path / "copy"))


def test_a_forgotten_name_is_nowhere_and_the_game_is_the_same(kept: str, command: Command) -> None:
    before = read_history(kept, "baba-dede").end.record
    done = as_json(command("admin", "forget", "Ben", "--yes", "--json", "--database", kept))
    assert done == {"name": "Ben", "seats": 2, "boards": 0}
    assert b"Ben" not in bodies(kept)
    after = read_history(kept, "baba-dede").end.record
    assert after.names == ("Anna", "Player 2")
    assert (after.events, after.seed, after.commitment) == (before.events, before.seed, before.commitment)
    again = as_json(command("admin", "forget", "Ben", "--yes", "--json", "--database", kept))
    assert again == {"name": "Ben", "seats": 0, "boards": 0}


def test_an_export_has_everything_but_secrets(kept: str, tmp_path: Path, command: Command) -> None:
    file = tmp_path / "export.json"
    good(command("admin", "export", "gada-bada", "--output", file, "--database", kept))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    text = file.read_text()
    found = json.loads(text)
    assert [entry["t"] for entry in found["log"]] == ["opened", "started"]
    assert (found["seed"], found["table"]["names"]) == (None, ["Anna", "Ben"])
    assert SEATS[0].device not in text
    over = json.loads(good(command("admin", "export", "baba-dede", "--database", kept)))
    assert over["seed"] is not None
    said = complaint(command("admin", "export", "gada-bada", "--output", file, "--database", kept))
    assert said == f"{file} exists already; name another file."


# -- while a server runs -----------------------------------------------------------------------------------------------


async def playing(anna: Device, ben: Device) -> tuple[str, Client, Client]:
    """A game that two people have begun."""
    code = anna.open()["code"]
    hers, his = await anna.join(code), await ben.join(code)
    await his.ask("sit", seat=1, name="Benjamin")
    await hers.until(lambda: hers.table["seats"][1]["name"])
    await hers.ask("start")
    await his.until(lambda: his.position)
    return code, hers, his


async def test_a_running_server_learns_of_a_forgotten_name(
    server: Server, anna: Device, ben: Device, command: Command
) -> None:
    code, hers, his = await playing(anna, ben)
    good(command("admin", "forget", "Benjamin", "--table", code, "--yes", "--database", server.database))
    await hers.until(lambda: hers.table["seats"][1]["name"] == "Player 2")
    assert (await his.act(1))["type"] == "ack"
    assert (await hers.act(0))["type"] == "ack"
    assert anna.get(f"/api/tables/{code}").json()["names"] == ["Anna", "Player 2"]
    assert b"Benjamin" not in rows_of(server.database, code)


async def test_a_move_at_the_same_time_loses_neither(
    server: Server, anna: Device, ben: Device, command: Command
) -> None:
    code, hers, his = await playing(anna, ben)
    good(command("admin", "forget", "Benjamin", "--table", code, "--yes", "--database", server.database))
    answer = await his.ask("link", seat=1)  # writes the seat as the server knows it: without the name by now
    assert answer["type"] == "ack"
    await hers.until(lambda: hers.version >= answer["version"])
    assert hers.table["seats"][1]["name"] == "Player 2"
    assert b"Benjamin" not in rows_of(server.database, code)


async def test_a_running_server_learns_of_the_end_and_of_a_removal(
    server: Server, anna: Device, ben: Device, command: Command
) -> None:
    code, hers, his = await playing(anna, ben)
    good(command("admin", "close", code, "--yes", "--database", server.database))
    await hers.until(lambda: hers.table["status"] == "over")
    assert (await his.act(1))["code"] == "game-over"
    good(command("admin", "delete", code, "--yes", "--database", server.database))
    await hers.until(lambda: hers.closed)
    assert anna.get(f"/api/tables/{code}").status_code == 404
    again = await anna.join(code)
    assert again.messages[0]["code"] == "unknown-table"


async def test_nothing_fails_where_bots_play_at_a_removed_table(server: Server, anna: Device, command: Command) -> None:
    code = anna.open(seats=[me("Anna"), bot(), OPEN])["code"]
    hers = await anna.join(code)
    good(command("admin", "close", code, "--yes", "--database", server.database))
    await hers.until(lambda: hers.closed)
    assert anna.get("/api/mine").json()["tables"] == []


async def test_every_process_of_a_cluster_learns_of_it(postgres_url: str, redis_url: str, command: Command) -> None:
    url = postgres_url.replace("+psycopg", "")
    with Server(url, "--redis", redis_url) as one, Server(url, "--redis", redis_url) as other:
        anna, ben = Device(one.url), Device(other.url)
        code, hers, his = await playing(anna, ben)
        good(command("admin", "forget", "Benjamin", "--yes", "--database", url))
        for client in (hers, his):
            await client.until(lambda client=client: client.table["seats"][1]["name"] == "Player 2")  # type: ignore[misc]
        good(command("admin", "delete", code, "--yes", "--database", url))
        await hers.until(lambda: hers.closed)
        await his.until(lambda: his.closed)
        assert anna.get(f"/api/tables/{code}").status_code == 404
        assert b"Benjamin" not in bodies(url)
