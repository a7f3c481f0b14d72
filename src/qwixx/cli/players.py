"""The list of players."""

import json

from rich.console import Console
from rich.table import Table

from qwixx.players import Listed, listed
from qwixx.words import Words


def players(as_json: bool, console: Console, say: Words) -> None:
    """Every player by its name: of what kind it is, what it does, or what is wrong with it."""
    found = [entry._replace(description=_description(entry, say)) for entry in listed()]
    if as_json:
        print(json.dumps({"players": [entry._asdict() for entry in found]}))
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in (say("column-bot"), say("column-kind"), say("column-description")):
        table.add_column(heading)
    for entry in found:
        kind = " ".join(filter(None, [say(f"kind-{entry.kind}"), entry.package]))
        table.add_row(entry.name, kind, entry.problem or entry.description)
    console.print(table)


def _description(entry: Listed, say: Words) -> str | None:
    if entry.kind == "package":
        return entry.description
    return say(f"level-{entry.name}") if entry.kind == "level" else say(f"player-{entry.name}")
