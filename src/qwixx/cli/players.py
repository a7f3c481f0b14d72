"""The list of players."""

import json

from rich.console import Console
from rich.table import Table

from qwixx.players import Bot, listed
from qwixx.players.plugins import first_line
from qwixx.players.registry import LEVEL
from qwixx.words import Words


def players(as_json: bool, console: Console, say: Words) -> None:
    """Every player by its name: of what kind it is, what it does, or what is wrong with it."""
    found = listed()
    if as_json:
        print(json.dumps({"players": [_as_json(bot, say) for bot in found]}))
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in (say("column-bot"), say("column-kind"), say("column-description")):
        table.add_column(heading, overflow="fold")
    for bot in found:
        kind = " ".join(filter(None, [say(f"kind-{bot.kind}"), bot.package]))
        table.add_row(first_line(bot.name), kind, bot.problem or described(bot, say))
    console.print(table)


def described(bot: Bot, say: Words) -> str:
    """What a bot does: of ours in words for everybody, of another in its author's."""
    if not bot.trusted:
        return bot.description or ""
    name = bot.name.partition(":")[0]
    return say(f"level-{name}") if bot.kind == LEVEL else say(f"player-{name}")


def _as_json(bot: Bot, say: Words) -> dict[str, str | None]:
    facts = {"name": bot.name, "kind": bot.kind, "package": bot.package}
    return {**facts, "description": described(bot, say), "problem": bot.problem}
