"""Arguments and options that several commands have."""

from pathlib import Path
from typing import Annotated

import typer

from qwixx import boards
from qwixx.games import Value, game
from qwixx.rules.errors import SetupError, shown
from qwixx.rules.game import Game

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's id; see: qwixx games.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game.")
]
Lang = Annotated[str | None, typer.Option(metavar="xx", help="en, it, de, fr or es; else as the environment says.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
Plainly = Annotated[bool, typer.Option("--plain", help="In lines of text, for scripts and screen readers.")]
Pace = Annotated[str | None, typer.Option(metavar="PACE", help="slow, normal, fast or at-once; else as last time.")]
Fast = Annotated[bool, typer.Option("--fast", help="Without animations: --pace at-once.")]
Colours = Annotated[
    str | None,
    typer.Option(metavar="COLOURS", help="truecolor, 256, 16 or mono; dark or light; or both, as 256-light."),
]
File = Annotated[Path, typer.Argument(metavar="FILE")]
Stored = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="sqlite:///FILE or postgresql://…, as for serve."),
]
StoredFile = Annotated[
    Path | None,
    typer.Option("--database-file", metavar="FILE", help="A file with that URL; or else QWIXX_DATABASE has it."),
]


def chosen_game(name: str, options: list[str] | None) -> Game:
    """A game from what was typed; the side of a board may be a file."""
    chosen: dict[str, Value] = {}
    for text in options or []:
        key, equals, value = text.partition("=")
        if not equals:
            raise SetupError(f"An option is written NAME=VALUE, not {shown(text)}.")
        chosen[key] = boards.load(Path(value)) if key == "side" and value.endswith(".toml") else value
    return game(name, **chosen)
