"""The command that serves; it needs the extra `server`."""

from pathlib import Path
from typing import Annotated

import typer

from qwixx.cli.commands.arguments import Lang
from qwixx.cli.given import given, named
from qwixx.extras import needs
from qwixx.words.language import words


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for every network.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="The port, 0 for any; else 8000 or the next that is free.")
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…; else a file of yours.")
    ] = None,
    database_file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A file with that URL; or else QWIXX_DATABASE has it.")
    ] = None,
    redis: Annotated[
        str | None, typer.Option(metavar="URL", help="redis://HOST:PORT/0, for several processes on one database.")
    ] = None,
    redis_file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A file with that URL; or else QWIXX_REDIS has it.")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="Another page that may connect, like https://example.org.")
    ] = None,
    trust: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="An address or network without limits: a proxy, a load test."),
    ] = None,
    limits: Annotated[Path | None, typer.Option(metavar="FILE", help="How much anybody may ask for, in TOML.")] = None,
    limit: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="One of these limits, in spite of the file.")
    ] = None,
    keep: Annotated[
        int | None, typer.Option(metavar="DAYS", min=1, max=36500, help="How long finished games are kept, else 365.")
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME,…", help="Bots beside the levels that may be chosen, or all; see: qwixx players."),
    ] = None,
    board: Annotated[
        bool, typer.Option("--daily-board", help="Keep a board of every day's challenge, with names.")
    ] = False,
    log_level: Annotated[str, typer.Option(metavar="LEVEL", help="debug, info, warning or error.")] = "info",
    open_page: Annotated[bool, typer.Option("--open", help="Show the page in your browser.")] = False,
    lang: Lang = None,
) -> None:
    """Host tables for people and bots, over the network."""
    with needs("server", "qwixx serve"):
        from qwixx.cli.serve import Wanted
        from qwixx.cli.serve import serve as run

    run(
        Wanted(
            host,
            port,
            given("database", database, database_file),
            given("redis", redis, redis_file),
            frozenset(origin or ()),
            frozenset(trust or ()),
            limits,
            limit or [],
            keep,
            log_level,
            named("bots", bots),
            board,
        ),
        open_page,
        words(lang),
    )
