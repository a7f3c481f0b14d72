"""The list of saved games."""

import json

from babel.dates import format_datetime
from rich.console import Console
from rich.table import Table

from qwixx.cli.play.index import Listed
from qwixx.cli.play.saves import Saves
from qwixx.words import Words


def list_saved(as_json: bool, console: Console, say: Words) -> None:
    """Every saved game, the newest first; those that are over or damaged are named as such."""
    found = Saves().listed()
    if as_json:
        print(json.dumps({"saved": [_as_json(saved) for saved in found]}))
        return
    if not found:
        print(say("play-none-saved"))
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in (say("play-column-name"), say("column-name"), say("column-players"), say("play-column-when")):
        table.add_column(heading, overflow="fold")
    table.add_column(say("play-column-state"), overflow="fold")
    for saved in found:
        table.add_row(saved.name, *_row(saved, say))
    console.print(table)
    for saved in found:
        if saved.facts.problem:
            print(say("play-trouble-damaged", name=saved.name, reason=saved.facts.problem))


def _row(saved: Listed, say: Words) -> tuple[str, str, str, str]:
    facts = saved.facts
    when = format_datetime(saved.when, "short", locale="en_GB" if say.language == "en" else say.language)
    if facts.problem:
        return "", "", when, say("play-damaged")
    status = say("home-status-over") if facts.over else say("play-turn", number=facts.turn)
    return say(f"game-{facts.game}"), ", ".join(facts.names), when, status


def _as_json(saved: Listed) -> dict[str, object]:
    facts = saved.facts
    answer: dict[str, object] = {"name": saved.name, "when": saved.when.isoformat(timespec="seconds")}
    if facts.problem:
        return answer | {"state": "damaged", "reason": facts.problem}
    return answer | {
        "state": "finished" if facts.over else "unfinished",
        "game": facts.game,
        "options": dict(facts.options),
        "seats": [{"name": n, "level": level} for n, level in zip(facts.names, facts.levels, strict=True)],
        "turn": facts.turn,
    }
