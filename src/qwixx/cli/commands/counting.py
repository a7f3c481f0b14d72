"""The command that counts: what a folder of records comes to."""

import json
import sys
from datetime import datetime, timedelta
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from qwixx.cli.commands.arguments import AsJson, Lang
from qwixx.cli.draw import terminal
from qwixx.games import GAMES
from qwixx.rules.errors import SetupError, shown
from qwixx.statistics.results import JOKERS
from qwixx.words.language import words

Day = Annotated[str | None, typer.Option(metavar="YYYY-MM-DD", help="By the dates of the files, this day included.")]


def stats(
    files: Annotated[list[Path], typer.Argument(metavar="FILES…", help="Records, saved games, folders of them.")],
    player: Annotated[str, typer.Option(metavar="NAME", help="All about this player; else a line for each.")] = "",
    game: Annotated[
        str, typer.Option(metavar="GAME", help="Only this game; cards-jokers is the one with jokers.")
    ] = "",
    players: Annotated[int, typer.Option(metavar="N", help="Only games of so many players.")] = 0,
    opponent: Annotated[str, typer.Option(metavar="NAME", help="Only games against this one, or a bot's level.")] = "",
    since: Day = None,
    until: Day = None,
    with_review: Annotated[
        bool, typer.Option("--review", help="Review every game for luck and accuracy, which takes long.")
    ] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print a line for every seat of every game.")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Count what finished games come to: wins, points, locks, penalties, opponents."""
    from qwixx.cli.stats import report, table
    from qwixx.cli.stats.reading import read_all
    from qwixx.cli.stats.reviewing import with_reviews
    from qwixx.statistics import Wanted, count
    from qwixx.statistics.filtering import by_player

    if as_csv and as_json:
        raise SetupError("Give --csv or --json, not both.")
    if game and game not in (*GAMES, JOKERS):
        raise SetupError(f"There is no game {shown(game)}; see: qwixx games.")
    wanted = Wanted(player, game, players, opponent, _day(since), _day(until, later=1))
    reads, say = read_all(files), words(lang)
    results = [one.result for one in reads if one.result]
    found = by_player(with_reviews(results, wanted, say) if with_review else results, wanted)
    if as_csv:
        chosen = {one.result.code: one.result for played in found.values() for one in played}
        table.write_csv(chosen.values(), sys.stdout)
        return
    counted = {name: count(played) for name, played in found.items()}
    if as_json:
        left = [{"file": one.file, "reason": one.problem or "unfinished"} for one in reads if not one.result]
        print(json.dumps({"games": len(results), "players": msgspec.to_builtins(counted), "unread": left}))
        return
    console = terminal()
    console.print(say("stats-read", count=len(results), files=len(reads)), style="dim")
    if not counted:
        console.print(say("stats-nothing"))
    elif player:
        console.print(report.report(player, counted[player], say))
    else:
        console.print(report.overview(counted, say))
    console.print(*report.unread(reads, say), sep="\n", end="")
    if since or until:
        console.print(say("stats-dates"), style="dim")


def _day(text: str | None, later: int = 0) -> int | None:
    """The beginning of a day here, or of one later, in milliseconds since 1970."""
    if text is None:
        return None
    try:
        day = datetime.strptime(text, "%Y-%m-%d").astimezone() + timedelta(days=later)
    except (ValueError, OverflowError):
        raise SetupError(f"A day is written like 2026-11-18, not {shown(text)}.") from None
    return int(day.timestamp() * 1000)
