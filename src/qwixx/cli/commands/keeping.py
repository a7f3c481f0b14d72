"""Commands that copy all tables of a server and bring them back; they need the extra `server`."""

import json
from contextlib import closing

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

    say = words(lang)
    with closing(Database(*given("database", database, database_file))) as stored:
        number = back_up(stored, file)
    facts = {"file": str(file), "tables": number}
    print(json.dumps(facts) if as_json else say("backed-up", file=str(file), count=number))


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

    say = words(lang)
    with closing(Database(*given("database", database, database_file))) as stored:
        number = run(file, stored)
    facts = {"file": str(file), "tables": number}
    print(json.dumps(facts) if as_json else say("restored", file=str(file), count=number))
