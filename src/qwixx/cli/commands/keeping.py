"""Commands that copy all tables of a server and bring them back; they need the extra `server`."""

import json
from contextlib import closing
from pathlib import Path

from qwixx.cli.commands.arguments import AsJson, File, Lang, Stored, StoredFile
from qwixx.cli.given import given
from qwixx.extras import needs
from qwixx.words.language import words


def backup(
    file: File,
    database: Stored = None,
    database_file: StoredFile = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Copy all tables of a server into a new file, also while it runs."""
    with needs("server", "qwixx backup"):
        from qwixx.server.backup import back_up
        from qwixx.server.database import Database

    with closing(Database(*given("database", database, database_file))) as stored:
        tables = back_up(stored, file)
    _tell(file, tables, words(lang)("backed-up", file=str(file), count=tables), as_json)


def restore(
    file: File,
    database: Stored = None,
    database_file: StoredFile = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Bring the tables of a backup back, to a database that is empty or not there yet."""
    with needs("server", "qwixx restore"):
        from qwixx.server.backup import restore as run
        from qwixx.server.database import Database

    with closing(Database(*given("database", database, database_file))) as stored:
        tables = run(file, stored)
    _tell(file, tables, words(lang)("restored", file=str(file), count=tables), as_json)


def _tell(file: Path, tables: int, said: str, as_json: bool) -> None:
    """What was done, in words or as data."""
    print(json.dumps({"file": str(file), "tables": tables}) if as_json else said)
