"""Where tables are kept: an SQLite file, or PostgreSQL. Everything else is the same for both."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from platformdirs import user_data_path
from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from qwixx.rules.errors import SetupError

PATIENCE = 5  # seconds for a connection, or for a lock
UPGRADING = 0x71776978  # the number of PostgreSQL's lock under which a schema is changed


class DatabaseError(SetupError):
    """A database that cannot be used."""


class Database:
    """A database that connections can be made to."""

    def __init__(self, url: str | URL | None = None, source: str = "--database") -> None:
        """The one at an address, which came from this source, or else a file of the user's."""
        self.url = _url(url, source)
        self._guard: sqlite3.Connection | None = None
        self._taken: tuple[int, int] | None = None  # the file itself, whatever is at its place now
        try:
            self._engine = create_engine(
                self.url, poolclass=NullPool, connect_args=_arguments(self.url), hide_parameters=True
            )
        except (NoSuchModuleError, ModuleNotFoundError):
            raise DatabaseError(_wrong(source)) from None
        if self.is_file:
            event.listen(self._engine, "connect", _durable)
            event.listen(self._engine, "begin", _begin)

    @property
    def is_file(self) -> bool:
        """Whether it is an SQLite file."""
        return self.url.get_backend_name() == "sqlite"

    @property
    def file(self) -> Path:
        """Where that file is."""
        return Path(self.url.database or "")

    def connect(self) -> Connection:
        """A new connection."""
        return self._engine.connect()

    def check_schema(self) -> None:
        """Refuse a database that a server of this version has not prepared; nothing is made or changed."""
        if self.is_file and not self.file.is_file():
            raise DatabaseError(f"There is no database {self.file}.")
        try:
            with self.connect() as connection:
                found = MigrationContext.configure(connection).get_current_revision()
        except SQLAlchemyError as error:
            raise DatabaseError(f"The database cannot be used: {reason(error)}.") from None
        if found != ScriptDirectory.from_config(_migrations()).get_current_head():
            raise DatabaseError("The database is of another version of qwixx; start this version's server once.")

    def prepare(self) -> None:
        """Take the file for this process alone, and bring the schema up to date."""
        if self.is_file:
            self._guard = _take(self.file)
        try:
            with self.connect() as connection, connection.begin():
                self._wait_for_others(connection)
                config = _migrations()
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except CommandError:
            raise DatabaseError("The database was made by a newer version of qwixx; install that one.") from None
        except SQLAlchemyError as error:
            raise DatabaseError(f"The database cannot be used: {reason(error)}.") from None
        self._taken = _itself(self.url) if self.is_file else None

    def check_there(self) -> None:
        """Refuse to write into a file that has been removed or replaced: it would be lost."""
        if self._taken and self._taken != _itself(self.url):
            raise FileNotFoundError("its file has been removed or replaced")

    def _wait_for_others(self, connection: Connection) -> None:
        """Of several processes that start at once, one brings the schema up to date, and the others find it so."""
        if not self.is_file:
            connection.execute(text("select pg_advisory_xact_lock(:number)"), {"number": UPGRADING})

    def close(self) -> None:
        """Let another process have the file."""
        if self._guard is not None:
            self._guard.close()


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", "qwixx.server:migrations")
    return config


def _url(text: str | URL | None, source: str) -> URL:
    if text is None:
        folder = user_data_path("qwixx", appauthor=False)
        return URL.create("sqlite", database=str(folder / "tables.sqlite"))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise DatabaseError(_wrong(source)) from None
    if url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:"):
        return url
    if url.get_backend_name() == "postgresql" and "@" not in (url.host or ""):
        return url.set(drivername="postgresql+psycopg")
    raise DatabaseError(_wrong(source))


def _wrong(source: str) -> str:
    """What is said of a wrong address; it is not repeated, as there may be a password in it."""
    return (
        f"{source} names no database: write sqlite:///FILE, or postgresql://USER@HOST/NAME "
        "(which needs: pip install 'qwixx[cluster]'), with %40 for an @ in a password."
    )


def _arguments(url: URL) -> dict[str, object]:
    if url.get_backend_name() == "sqlite":
        return {"timeout": PATIENCE, "check_same_thread": False}
    return {
        "connect_timeout": PATIENCE,
        "tcp_user_timeout": PATIENCE * 1000,  # should the network swallow everything
        "keepalives_idle": PATIENCE,
        "options": "-c statement_timeout=10000",
    }


def _durable(connection: sqlite3.Connection, _: object) -> None:
    """What is committed stays, even if the power fails; nothing is committed for a table that was removed."""
    connection.isolation_level = None  # or else the driver begins a transaction too late for a change of the schema
    with closing(connection.cursor()) as cursor:
        cursor.execute("pragma journal_mode = wal")
        cursor.execute("pragma synchronous = full")
        cursor.execute("pragma foreign_keys = on")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("begin")


def _take(file: Path) -> sqlite3.Connection:
    """Hold a lock beside the file for as long as this process lives, however it ends."""
    real = file.resolve()  # or else two servers could use a file by two names
    try:
        real.parent.mkdir(parents=True, exist_ok=True)
        _check_writable(file, real)
        guard = sqlite3.connect(f"{real}.lock", timeout=0.2, isolation_level=None, check_same_thread=False)
        guard.execute("begin exclusive")
        if not real.exists():
            real.touch(0o600)  # the seeds of games that are not over are nobody else's business
    except OSError as error:
        raise DatabaseError(f"The folder {file.parent} cannot be made: {error.strerror}.") from None
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise DatabaseError(f"Another server uses {file}; stop it, or name another --database.") from None
        raise DatabaseError(f"The database {file} cannot be opened: {error}.") from None
    return guard


def _itself(url: URL) -> tuple[int, int] | None:
    """What is at the place of the file."""
    try:
        found = Path(url.database or "").stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _check_writable(file: Path, real: Path) -> None:
    """Refuse what can only be read, which would be noticed at the first move, and a file that has a second name."""
    if real.is_file() and not os.access(real, os.W_OK):
        raise DatabaseError(f"The database {file} can only be read by this user; let it be written, or name another.")
    if not os.access(real.parent, os.W_OK | os.X_OK):
        raise DatabaseError(f"In the folder {real.parent} this user cannot write, as a database there needs.")
    if real.is_file() and real.stat().st_nlink > 1:
        raise DatabaseError(
            f"The file {file} has a second name, a hard link, by which it would be damaged; copy it, and name the copy."
        )


def reason(error: Exception) -> str:
    """What the database says is wrong, without what was asked of it."""
    lines = str(getattr(error, "orig", None) or error).strip().splitlines()
    return lines[0].rstrip(".") if lines else type(error).__name__
