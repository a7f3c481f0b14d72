"""The list of games, as their descriptors have them."""

import json

from rich.console import Console
from rich.table import Table

from qwixx.games import GAMES, descriptor
from qwixx.rules.descriptor import Descriptor
from qwixx.rules.options import Choices, Option, Range
from qwixx.words import Words

HEADINGS = ("id", "name", "players", "minutes", "options")


def list_games(as_json: bool, console: Console, say: Words) -> None:
    """Every game: what it is called, how many play it for how long, and what can be chosen."""
    found = [descriptor(name) for name in GAMES]
    if as_json:
        print(json.dumps({"games": [_as_json(game) for game in found]}))
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in HEADINGS:
        table.add_column(say(f"column-{heading}"))
    for game in found:
        few, many = game.players[0], game.players[-1]
        options = ", ".join(f"{option.name} = {option.choices} ({option.default})" for option in game.options)
        table.add_row(game.id, say(f"game-{game.id}"), f"{few}-{many}", str(game.minutes), options)
    console.print(table)


def _as_json(game: Descriptor) -> dict[str, object]:
    return {
        "id": game.id,
        "players": [game.players[0], game.players[-1]],
        "minutes": game.minutes,
        "options": {option.name: _option_as_json(option) for option in game.options},
    }


def _option_as_json(option: Option) -> dict[str, object]:
    return {"default": option.default, "choices": _choices_as_json(option.choices)}


def _choices_as_json(choices: Choices) -> dict[str, object]:
    kind = type(choices).__name__.lower()
    if isinstance(choices, Range):
        return {"kind": kind, "first": choices.first, "last": choices.last}
    return {"kind": kind, "names": list(choices.names)}
