"""`qwixx admin`: what the operator does with the tables, on the server's own machine. It needs the extra `server`."""

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from qwixx.cli.commands.arguments import AsJson, Lang, Stored, StoredFile
from qwixx.cli.given import Given, given
from qwixx.extras import needs
from qwixx.words.language import words

if TYPE_CHECKING:
    from qwixx.cli.admin import Admin

Code = Annotated[str, typer.Argument(metavar="CODE", help="The code of a table, like tire-vopa.")]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask.")]
Name = Annotated[str, typer.Argument(metavar="NAME", help="The name as it stands at the table.")]
OfTable = Annotated[str | None, typer.Option("--table", metavar="CODE", help="At this table only; else at all.")]
OfName = Annotated[str | None, typer.Option("--name", metavar="NAME", help="Only those at which this name sits.")]
OfStatus = Annotated[str | None, typer.Option("--status", metavar="STATUS", help="lobby, running or over.")]
Most = Annotated[int, typer.Option("--most", min=1, max=1_000_000, help="How many at most, the latest first.")]
Output = Annotated[Path | None, typer.Option("--output", metavar="FILE", help="A new file; else it is printed.")]

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Look after the tables of a server, while it runs or not.",
)


@app.command("list")
def list_tables(
    status: OfStatus = None,
    name: OfName = None,
    most: Most = 50,
    database: Stored = None,
    database_file: StoredFile = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List the tables."""
    with closing(_admin(given("database", database, database_file), as_json, lang)) as admin:
        admin.list_tables(status, name, most)


@app.command()
def show(
    code: Code, database: Stored = None, database_file: StoredFile = None, as_json: AsJson = False, lang: Lang = None
) -> None:
    """Look at a table: who sits there, and how it stands."""
    with closing(_admin(given("database", database, database_file), as_json, lang)) as admin:
        admin.show(code)


@app.command()
def close(
    code: Code,
    yes: Sure = False,
    database: Stored = None,
    database_file: StoredFile = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """End a game as it stands; a table that has not started is removed."""
    with closing(_admin(given("database", database, database_file), as_json, lang)) as admin:
        admin.close_table(code, yes)


@app.command()
def delete(
    code: Code,
    yes: Sure = False,
    database: Stored = None,
    database_file: StoredFile = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Remove a table and everything that is kept of it, for everybody."""
    with closing(_admin(given("database", database, database_file), as_json, lang)) as admin:
        admin.delete(code, yes)


@app.command()
def forget(
    name: Name,
    table: OfTable = None,
    yes: Sure = False,
    database: Stored = None,
    database_file: StoredFile = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Forget a person's name: a neutral one takes its place, and the games stay."""
    with closing(_admin(given("database", database, database_file), as_json, lang)) as admin:
        admin.forget(name, table, yes)


@app.command()
def export(
    code: Code,
    output: Output = None,
    database: Stored = None,
    database_file: StoredFile = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Everything that is kept of a table, as JSON, but for secrets."""
    with closing(_admin(given("database", database, database_file), as_json, lang)) as admin:
        admin.export(code, output)


def _admin(database: Given, as_json: bool, lang: str | None) -> "Admin":
    with needs("server", "qwixx admin"):
        from qwixx.cli.admin import Admin
    return Admin(database, as_json, words(lang))
