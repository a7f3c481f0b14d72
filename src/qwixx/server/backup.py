"""All tables as one SQLite file, whatever they are kept in: made while the server runs, and brought back."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp

from sqlalchemy import URL, Connection, Table, delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from qwixx.new_files import give_name
from qwixx.rules.errors import SetupError
from qwixx.server.database import Database, reason
from qwixx.server.schema import metadata, notices, tables

PORTION = 500  # rows at a time


def back_up(database: Database, file: Path) -> int:
    """Copy everything into a new file; how many tables there are."""
    with _whole(file) as part:
        if database.is_file:
            _copy_file(database.file, part)
        else:
            _copy_rows(database, part)
        return _checked(part)


def restore(file: Path, database: Database) -> int:
    """Bring a copy back to where nothing is yet; how many tables there are."""
    if not file.is_file():
        raise SetupError(f"There is no backup {file}.")
    if database.is_file:
        with _whole(database.file) as part:
            _copy_file(file, part)
            number = _checked(part)
            _brought_up_to_date(part)
            return number
    return _restore_rows(file, database)


@contextmanager
def _whole(file: Path) -> Iterator[Path]:
    """A place to write, which takes the file's name when all went well; else nothing of it stays."""
    if file.exists():
        raise SetupError(f"{file} exists already; name another file, or move it away.")
    try:
        folder = Path(mkdtemp(prefix=f".{file.name}.", dir=file.parent))  # for this user only
    except OSError as error:
        raise SetupError(f"{file} cannot be written: {error.strerror}.") from None
    try:
        part = folder / "tables.sqlite"
        part.touch(0o600)
        yield part
        _sync(part)
        give_name(part, file)
        _sync(file.parent)
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise SetupError(f"{file} cannot be written: {getattr(error, 'strerror', None) or reason(error)}.") from None
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _sync(path: Path) -> None:
    """What was written is on the disk."""
    opened = os.open(path, os.O_RDONLY)
    with suppress(OSError):  # a folder cannot be synced everywhere
        os.fsync(opened)
    os.close(opened)


# -- SQLite to SQLite --------------------------------------------------------------------------------------------------


def _opened(file: Path) -> sqlite3.Connection:
    """A file that there is; a missing one is not made."""
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True)


def _copy_file(source: Path, part: Path) -> None:
    """Everything as it is at one moment, while others may write on."""
    if not source.is_file():
        raise SetupError(f"There is no database {source}.")
    with closing(_opened(source)) as there, closing(sqlite3.connect(part)) as copy:
        there.backup(copy)
        copy.execute("pragma journal_mode = delete")  # one file, with nothing beside it


def _checked(part: Path) -> int:
    """How many tables a copy has, once it is known to be whole and of ours."""
    with closing(sqlite3.connect(part)) as copy:
        try:
            found = copy.execute("pragma quick_check").fetchone()[0]
            copy.execute("select version_num from alembic_version").fetchone()
            number: int = copy.execute("select count(*) from tables").fetchone()[0]
        except sqlite3.DatabaseError as error:
            raise SetupError(f"This is no database of qwixx: {error}.") from None
    if found != "ok":
        raise SetupError(f"The database is damaged: {found}.")
    return number


def _brought_up_to_date(part: Path) -> Database:
    """A copy with the schema of this version."""
    database = Database(URL.create("sqlite", database=str(part)))
    with closing(database):
        database.prepare()
    return database


# -- PostgreSQL to SQLite and back -------------------------------------------------------------------------------------


def _copy_rows(database: Database, part: Path) -> None:
    """Every row as it is at one moment."""
    database.check_schema()
    copy = _brought_up_to_date(part)
    with database.connect() as source, copy.connect() as target:
        source = source.execution_options(isolation_level="REPEATABLE READ", yield_per=PORTION)
        with source.begin(), target.begin():
            _all_rows(source, target)
    with closing(sqlite3.connect(part)) as file:
        file.execute("pragma journal_mode = delete")


def _restore_rows(file: Path, database: Database) -> int:
    """Every row of a file, all together or none."""
    folder = Path(mkdtemp(prefix="qwixx-"))
    try:
        part = folder / "tables.sqlite"
        _copy_file(file, part)
        number = _checked(part)
        copy = _brought_up_to_date(part)
        database.prepare()
        with copy.connect() as source, database.connect() as target, source.begin(), target.begin():
            _clear(target)
            _all_rows(source.execution_options(yield_per=PORTION), target)
        return number
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise SetupError(f"The backup cannot be restored: {reason(error)}.") from None
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _clear(target: Connection) -> None:
    """Make room; where there are tables, nothing is touched."""
    if target.execute(select(func.count()).select_from(tables)).scalar():
        raise SetupError("There are tables in this database already; restore into an empty one.")
    for table in reversed(metadata.sorted_tables):
        target.execute(delete(table))


def _all_rows(source: Connection, target: Connection) -> None:
    for table in metadata.sorted_tables:
        if table is not notices:  # those are for servers that run
            _rows(source, target, table)


def _rows(source: Connection, target: Connection, table: Table) -> None:
    for rows in source.execute(select(table)).mappings().partitions():
        target.execute(insert(table), [dict(row) for row in rows])
