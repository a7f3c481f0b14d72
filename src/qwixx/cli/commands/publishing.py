"""The command that writes the page as a folder for any web space."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from qwixx.cli.commands.arguments import Lang
from qwixx.extras import MissingExtra
from qwixx.site import write
from qwixx.words.language import Words, words


def site(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A new or empty folder.")],
    base: Annotated[str, typer.Option(metavar="PATH", help="Where on its web space it will lie, like /games/.")] = "/",
    server: Annotated[
        str | None, typer.Option(metavar="URL", help="A server for play over the network, like https://example.org.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Write the page as files that any web space can serve: it is played without a server."""
    say = words(lang)
    written = write(folder, base, server, more=_paper(say))
    size = say.number(written.size / 1e6, 1)
    print(say("site-written", folder=str(written.folder), size=size, base=written.base))
    if written.server:
        print(say("site-origin", server=written.server))


def _paper(say: Words) -> Iterable[tuple[str, bytes]]:
    """What can be printed from there; without the extra `paper` nothing, which is said."""
    try:
        from qwixx.paper.ready import ready_files
    except MissingExtra as missing:
        print(say("site-without-paper", extra=missing.extra))
        return ()
    return ready_files()
