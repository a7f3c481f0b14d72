"""The list of saved games."""

import json

from babel.dates import format_datetime
from rich.console import Console
from rich.table import Table

from qwixx.cli.play.saves import Saved, Saves
from qwixx.records import fold
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
        if saved.problem:
            print(say("play-trouble-damaged", name=saved.name, reason=saved.problem))


def _row(saved: Saved, say: Words) -> tuple[str, str, str, str]:
    when = format_datetime(saved.when, "short", locale="en_GB" if say.language == "en" else say.language)
    if saved.record is None:
        return "", "", when, say("play-damaged")
    state = fold(saved.record)
    status = say("home-status-over") if saved.over else say("play-turn", number=state.turn)
    return say(f"game-{saved.record.game.id}"), ", ".join(saved.record.names), when, status


def _as_json(saved: Saved) -> dict[str, object]:
    answer: dict[str, object] = {"name": saved.name, "when": saved.when.isoformat(timespec="seconds")}
    if saved.record is None:
        return answer | {"state": "damaged", "reason": saved.problem}
    state = fold(saved.record)
    return answer | {
        "state": "finished" if saved.over else "unfinished",
        "game": saved.record.game.id,
        "options": dict(saved.record.game.options),
        "seats": [{"name": n, "level": level} for n, level in zip(saved.record.names, saved.levels, strict=True)],
        "turn": state.turn,
    }
