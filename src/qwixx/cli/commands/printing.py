"""The command that writes sheets, boards and rules for paper."""

from pathlib import Path
from typing import Annotated

import typer

from qwixx.cli.commands.arguments import Options, chosen_game
from qwixx.new_files import check_new, write_new
from qwixx.rules.errors import SetupError, shown
from qwixx.words.language import words

USUAL = "classic"


def print_(
    names: Annotated[
        list[str],
        typer.Argument(metavar="[GAME] OUT.pdf", help="A game's id, else classic; and the file to be written."),
    ],
    option: Options = None,
    sheets: Annotated[
        int | None, typer.Option(metavar="N", help="So many score sheets; else enough for a full table.")
    ] = None,
    per_page: Annotated[
        int | None, typer.Option("--per-page", metavar="2|4", help="Large or small ones; else two only if two are all.")
    ] = None,
    paper: Annotated[str, typer.Option(metavar="a4|letter", help="The size of the paper.")] = "a4",
    language: Annotated[
        str | None,
        typer.Option("--language", "--lang", metavar="xx", help="en, it, de, fr or es; else as the environment says."),
    ] = None,
    black_and_white: Annotated[
        bool, typer.Option("--black-and-white", help="Without colours; emblems tell the rows apart in any case.")
    ] = False,
    rules: Annotated[bool, typer.Option(help="The rules on a page of their own.")] = True,
) -> None:
    """Write score sheets to cut out as a PDF, with the board of On Board and a page of rules."""
    from qwixx.paper import Wanted, document, has_summary

    name, file = _named(names)
    game, say = chosen_game(name, option), words(language)
    wanted = Wanted(sheets, per_page, paper, not black_and_white, rules)
    check_new(file)
    write_new(file, document(game, say, wanted))
    print(say("paper-written", file=str(file), count=wanted.count(game)))
    if rules and not has_summary(game):
        print(say("paper-without-rules"))


def _named(names: list[str]) -> tuple[str, Path]:
    """The game and the file, of which the game may be left out."""
    *games, file = names
    if len(games) > 1:
        raise SetupError(f"Name one game and one file: qwixx print {USUAL} {USUAL}.pdf")
    if not file.lower().endswith(".pdf"):
        raise SetupError(f"{shown(file)} is not the name of a PDF; write OUT.pdf at the end.")
    return games[0] if games else USUAL, Path(file)
