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
        _tell("backed-up", file, back_up(stored, file), as_json, lang)


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
        _tell("restored", file, run(file, stored), as_json, lang)


def _tell(what: str, file: Path, tables: int, as_json: bool, lang: str | None) -> None:
    """What was done, with how many tables."""
    said = words(lang)(what, file=str(file), count=tables)
    print(json.dumps({"file": str(file), "tables": tables}) if as_json else said)
