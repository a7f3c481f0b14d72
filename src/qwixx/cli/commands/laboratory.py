"""Commands of the laboratory; they need the extra `lab`, which is loaded only when one is called."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from qwixx.cli.commands.arguments import AsJson, GameName, Lang, Options, chosen_game
from qwixx.cli.draw import terminal
from qwixx.cli.exits import orderly_end
from qwixx.cli.waiting import preparing
from qwixx.extras import needs
from qwixx.words.language import words


def simulate(
    name: GameName,
    players: Annotated[int, typer.Option(help="How many players.")] = 2,
    number: Annotated[int, typer.Option("--games", min=1, max=10**12, help="How many games.")] = 100_000,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 0,
    option: Options = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play many games at random, at full speed, and tell the averages."""
    with needs("lab", "qwixx simulate"):
        from qwixx.arena.simulate import Simulator
        from qwixx.arena.simulate import simulate as run

    game, say = chosen_game(name, option), words(lang)
    with preparing(say):
        Simulator(game, players, seed)
    result = run(game, players, number, seed)
    if as_json:
        print(json.dumps(asdict(result)))
        return
    facts = {
        "game": name,
        "players": players,
        "games": say.number(number),
        "turns": say.number(result.turns_mean, 2),
        "score": say.number(result.score_mean, 2),
        "speed": say.number(result.games_per_second),
    }
    print(say("simulated", **facts))


def arena(
    name: GameName,
    bot: Annotated[list[str], typer.Argument(metavar="BOT [BOT]…", help="A bot for each seat: greedy, random.")],
    number: Annotated[int, typer.Option("--games", min=1, max=10**12, help="How many games.")] = 1_000,
    seed: Annotated[int, typer.Option(min=0, max=2**63 - 1, help="The same seed gives the same result.")] = 0,
    option: Options = None,
    alone: Annotated[
        bool, typer.Option("--alone", help="Every bot plays by itself, with the same dice; a single bot always does.")
    ] = False,
    sprt: Annotated[
        tuple[float, float] | None,
        typer.Option(metavar="E0 E1", help="Stop when it is decided by how many Elo points the first bot is better."),
    ] = None,
    limit: Annotated[
        float, typer.Option(min=0.001, help="Seconds for a decision, of bots that are not compiled.")
    ] = 5.0,
    report: Annotated[Path | None, typer.Option(metavar="DIR", help="A new folder for plots and raw results.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="How many play side by side; else one a core.")] = None,
    engine: Annotated[str, typer.Option(metavar="NAME", help="local, or ray for a Ray cluster.")] = "local",
    address: Annotated[str | None, typer.Option(help="Of a running Ray cluster; else one is started here.")] = None,
    debug: Annotated[
        bool, typer.Option("--debug", help="Stop at the first forfeit: its traceback, and a record of that game.")
    ] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games against each other, and tell who is better."""
    with needs("lab", "qwixx arena"):
        from qwixx.arena.contest import Contest
        from qwixx.arena.debugging import Stopped
        from qwixx.cli.arena import arena as run
        from qwixx.cli.arena import show, stop

    say = words(lang)
    contest = Contest(name, tuple(bot), number, seed, chosen_game(name, option).options, limit, alone or len(bot) == 1)
    try:
        with orderly_end():
            result = run(contest, engine, workers, address, sprt, report, say, debug)
    except Stopped as stopped:
        stop(stopped, contest, say)
    if as_json:
        print(json.dumps(result.as_json()))
        return
    show(result, terminal(), say)
    if report:
        print(say("report-saved", folder=str(report)))


def dataset(
    file: Annotated[Path, typer.Argument(metavar="OUT.parquet", help="A new file; its card is OUT.md beside it.")],
    bots: Annotated[
        list[str],
        typer.Option(metavar="NAME,…", help="Who plays, everybody at every seat in turn; see: qwixx players."),
    ],
    number: Annotated[int, typer.Option("--games", min=1, max=10**12, help="How many games.")] = 1_000,
    game: Annotated[str, typer.Option(metavar="GAME", help="A game's id; see: qwixx games.")] = "classic",
    option: Options = None,
    players: Annotated[int | None, typer.Option(help="How many; else as many as bots are named, at least two.")] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**63 - 1, help="The same seed gives the same file.")] = 0,
    limit: Annotated[float, typer.Option(min=0.001, help="Seconds a bot has for a decision.")] = 5.0,
    workers: Annotated[int | None, typer.Option(min=1, help="How many play side by side; else one a core.")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Write the decisions of bots with what they saw, chose and thought, and the results, to learn from."""
    with needs("report", "qwixx dataset"):
        from qwixx.cli.dataset import dataset as run
        from qwixx.cli.dataset import named
        from qwixx.dataset.plan import Plan
        from qwixx.dataset.writing import card_of

    say, names = words(lang), named(bots)
    seats = max(2, len(names)) if players is None else players
    plan = Plan(game, names, number, seats, seed, chosen_game(game, option).options, limit)
    with orderly_end():
        written = run(plan, file, workers, say)
    if as_json:
        print(json.dumps({"file": str(file), "card": str(card_of(file)), **written._asdict()}))
        return
    print(say("dataset-saved", rows=say.number(written.rows), file=str(file), card=str(card_of(file))))
    if written.forfeits:
        print(say("dataset-forfeits", count=written.forfeits))


def solve(
    name: Annotated[str, typer.Argument(metavar="solo", help="What is solved: solo, the original played alone.")],
    game: Annotated[str, typer.Option(help="On the sheet of this dice game.")] = "classic",
    sheet: Annotated[str | None, typer.Option(help='From this sheet on, like "r5 r7 y2 g12 p1"; - is blank.')] = None,
    roll: Annotated[str | None, typer.Option(help="Every choice with these dice, like 3,4,r2,y5,g1,b6.")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Tell what perfect play is worth, exactly, and what is best."""
    with needs("lab", "qwixx solve"):
        from qwixx.cli.solve import solve as run

    run(name, game, sheet, roll, as_json, terminal(), words(lang))
