"""`qwixx serve`: what can be wrong is said before anybody comes, and whoever is there is told when it ends."""

import asyncio
import signal
import socket
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command as alembic
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text

from qwixx.server.database import Database
from qwixx.server.schema import metadata
from qwixx.server.serve import listen
from tests.commands import Command
from tests.server.client import PATIENCE, Device, Server, ask
from tests.server.logged import logged, messages
from tests.server.services import free_port
from tests.server.test_services import soon

pytestmark = pytest.mark.anyio


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file for tables that is not there yet."""
    return tmp_path / "tables.sqlite"


# -- what can be wrong -------------------------------------------------------------------------------------------------

NO_DATABASE = "--database names no database: write sqlite:///FILE, or postgresql://USER@HOST/NAME (which needs: "
NO_REDIS = "--redis names no Redis: write redis://HOST:PORT/0, with %40 for an @ in a password."
NO_ORIGIN = "is not the origin of a page: write https://example.org."
NO_ADDRESS = "is not an address or a network: write numbers, like 127.0.0.1 or 10.0.0.0/8."
WRONG = [
    (("--database", "tables"), NO_DATABASE),
    (("--database", ""), NO_DATABASE),
    (("--database", "sqlite://"), NO_DATABASE),
    (("--database", "sqlite:///:memory:"), NO_DATABASE),
    (("--database", "mysql://127.0.0.1/tables"), NO_DATABASE),
    (("--database", "postgresql://127.0.0.1:x/tables"), NO_DATABASE),
    (("--database", "postgresql://127.0.0.1:1/x"), "The database cannot be used: connection failed: "),
    (("--database", "postgresql://127.0.0.1:1/x?y=z"), 'The database cannot be used: invalid connection option "y".'),
    (("--redis", "redis"), NO_REDIS),
    (("--redis", ""), NO_REDIS),
    (("--redis", "redis://127.0.0.1:x/0"), NO_REDIS),
    (("--origin", "example.org"), f"'example.org' {NO_ORIGIN}"),
    (("--origin", "https://example.org/"), f"'https://example.org/' {NO_ORIGIN}"),
    (("--origin", "http://["), f"'http://[' {NO_ORIGIN}"),
    (("--origin", "*"), f"'*' {NO_ORIGIN}"),
    (("--redis", "redis://127.0.0.1/0?nonsense=1"), NO_REDIS),
    (("--trust", "localhost"), f"'localhost' {NO_ADDRESS}"),
    (("--trust", "10.0.0.1/8"), f"'10.0.0.1/8' {NO_ADDRESS}"),
    (("--trust", "10.0.0.0/33"), f"'10.0.0.0/33' {NO_ADDRESS}"),
    (("--log-level", "loud"), "There is no log level 'loud'; there are debug, info, warning, error."),
    (("--port", "65536"), "Invalid value for '--port': "),
    (("--port", "http"), "Invalid value for '--port': "),
    (("--host", "192.0.2.1"), "192.0.2.1:0 cannot be listened on: Can"),
    (("--bots", "sprinter"), "--bots: No bot 'sprinter' is installed; there are random, greedy, careful."),
    (("--bots", "greedy,carefull"), "--bots: No bot 'carefull' is installed; did you mean careful? There are random,"),
    (("--lang", "nl"), "There is no language 'nl'; there are en, it, de, fr, es."),
    (("tables",), "Got unexpected extra argument"),
]


@pytest.fixture
def command(command: Command, monkeypatch: pytest.MonkeyPatch) -> Command:
    """The command; a server that started in spite of everything would run for ever."""
    monkeypatch.setattr("qwixx.cli.serve.run", lambda *_: pytest.fail("the server starts"))
    return command


def refused(command: Command, *options: object) -> str:
    """The sentence of a server that does not start; there is nothing else, and no traceback."""
    run = command("serve", *options)
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith("qwixx: ")
    assert run.err.endswith("\n")
    assert run.err[:-1].isprintable()
    return run.err.removeprefix("qwixx: ")


@pytest.mark.parametrize(("options", "sentence"), WRONG, ids=lambda value: ascii(value)[:50])
def test_a_wrong_option_is_one_sentence(options: tuple[str, ...], sentence: str, file: Path, command: Command) -> None:
    others = () if "--database" in options else ("--database", f"sqlite:///{file}")
    assert refused(command, "--port", 0, *others, *options).startswith(sentence)
    assert not file.exists()


def test_a_port_that_is_taken(file: Path, server: Server, command: Command) -> None:
    said = refused(command, "--port", server.port, "--database", f"sqlite:///{file}")
    reason = "Address already in use. Name another --host or --port."
    assert said == f"127.0.0.1:{server.port} cannot be listened on: {reason}\n"


def test_who_comes_before_the_server_is_ready_waits() -> None:
    with listen("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()):
        pass


def test_a_folder_that_cannot_be_made(tmp_path: Path, command: Command) -> None:
    (tmp_path / "file").touch()
    said = refused(command, "--port", 0, "--database", f"sqlite:///{tmp_path}/file/folder/tables.sqlite")
    assert said == f"The folder {tmp_path}/file/folder cannot be made: Not a directory.\n"


def test_a_file_that_cannot_be_a_database(tmp_path: Path, file: Path, command: Command) -> None:
    file.write_text("A file of somebody's own, which must stay as it is. " * 20)
    assert refused(command, "--port", 0, "--database", f"sqlite:///{file}") == (
        "The database cannot be used: file is not a database.\n"
    )
    assert file.read_text().startswith("A file of somebody's own")
    (tmp_path / "folder").mkdir()
    assert refused(command, "--port", 0, "--database", f"sqlite:///{tmp_path}/folder") == (
        "The database cannot be used: unable to open database file.\n"
    )


def test_a_second_server_on_the_same_file(server: Server, command: Command) -> None:
    file = server.database.removeprefix("sqlite:///")
    said = refused(command, "--port", 0, "--database", server.database)
    assert said == f"Another server uses {file}; stop it, or name another --database.\n"


def migrated(url: str) -> Database:
    """A database whose schema is up to date."""
    database = Database(url)
    with closing(database):
        database.prepare()
    return database


def test_a_database_that_a_newer_version_made(file: Path, command: Command) -> None:
    with migrated(f"sqlite:///{file}").connect() as connection, connection.begin():
        connection.execute(text("update alembic_version set version_num = '9999'"))
    said = refused(command, "--port", 0, "--database", f"sqlite:///{file}")
    assert said == "The database was made by a newer version of qwixx; install that one.\n"


def test_a_redis_that_is_not_there_is_logged(file: Path, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with Server(f"sqlite:///{file}", "--redis", f"redis://127.0.0.1:{free_port()}/0", log=log) as running:
        assert Device(running.url).open()["code"]
        assert soon(lambda: "redis is away" in log.read_text())
        assert running.stop() == 0
    assert [line["level"] for line in logged(log)] == ["info", "warning", "info"]


# -- the end -----------------------------------------------------------------------------------------------------------


async def test_a_server_that_is_told_to_stop_says_goodbye(file: Path, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with Server(f"sqlite:///{file}", log=log) as running:
        device = Device(running.url)
        code = device.open()["code"]
        clients = [await device.join(code), await device.join(code), await device.join(device.open()["code"])]
        stopping = asyncio.create_task(asyncio.to_thread(running.stop))
        for client in clients:
            await client.until(lambda client=client: client.closed)  # type: ignore[misc]
            assert client.messages[-1] == {"type": "goodbye", "retry": 1.0}
            assert client.close_code == 1012
        assert await stopping == 0
        running.start()
        client = await device.join(code)
        assert client.table["code"] == code
        await client.close()
    assert messages(log) == ["serving", "stopped", "serving"]


def test_ctrl_c_ends_quietly(file: Path, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with Server(f"sqlite:///{file}", log=log) as running:
        assert ask("GET", f"{running.url}/health").status_code == 200
        running.process.send_signal(signal.SIGINT)
        out, _ = running.process.communicate(timeout=PATIENCE)
        assert (running.process.returncode, out) == (130, "")
    assert messages(log) == ["serving"]


# -- the schema --------------------------------------------------------------------------------------------------------


def configured(connection: object) -> Config:
    """What alembic needs to run on a connection."""
    config = Config()
    config.set_main_option("script_location", "qwixx.server:migrations")
    config.attributes["connection"] = connection
    return config


def check_migrations(url: str) -> None:
    """The migrations make what `schema.py` says, can be done twice, and be undone."""
    migrated(url)
    database = migrated(url)
    with database.connect() as connection, connection.begin():
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}
        alembic.downgrade(configured(connection), "base")
        assert inspect(connection).get_table_names() == ["alembic_version"]
    with migrated(url).connect() as connection:
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}


def test_the_migrations_of_sqlite(file: Path) -> None:
    check_migrations(f"sqlite:///{file}")


def test_the_migrations_of_postgresql(postgres_url: str) -> None:
    check_migrations(postgres_url)


def test_sqlite_keeps_what_is_committed(file: Path) -> None:
    with migrated(f"sqlite:///{file}").connect() as connection:
        assert connection.execute(text("pragma journal_mode")).scalar() == "wal"
        assert connection.execute(text("pragma synchronous")).scalar() == 2  # full
