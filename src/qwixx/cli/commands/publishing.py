"""The command that writes the page as a folder for any web space."""

from pathlib import Path
from typing import Annotated

import typer

from qwixx.cli.commands.arguments import Lang
from qwixx.site import write
from qwixx.words.language import words


def site(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A new or empty folder.")],
    base: Annotated[str, typer.Option(metavar="PATH", help="Where on its web space it will lie, like /games/.")] = "/",
    server: Annotated[
        str | None, typer.Option(metavar="URL", help="A server for play over the network, like https://example.org.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Write the page as files that any web space can serve: it is played without a server."""
    written, say = write(folder, base, server), words(lang)
    size = say.number(written.size / 1e6, 1)
    print(say("site-written", folder=str(written.folder), size=size, base=written.base))
    if written.server:
        print(say("site-origin", server=written.server))
