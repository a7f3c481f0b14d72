"""Commands for playing and for watching others play."""

import secrets
from datetime import date, datetime
from enum import StrEnum
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from qwixx import records
from qwixx.cli.commands.arguments import AsJson, Colours, Fast, GameName, Lang, Options, Pace, Plainly, chosen_game
from qwixx.cli.draw import terminal
from qwixx.cli.games import list_games
from qwixx.cli.play.manner import AT_ONCE, Manner
from qwixx.cli.seeds import seed_digits
from qwixx.new_files import check_new, write_new
from qwixx.play import Fair, Play
from qwixx.players import LEVELS, check_for_programs, check_player, player
from qwixx.players.guarded import Guarded
from qwixx.players.names import BOT_NAMES
from qwixx.rules.errors import SetupError
from qwixx.words.language import words


class Dice(StrEnum):
    """Who rolls."""

    OURS = "ours"
    REAL = "real"


def games(
    saved: Annotated[bool, typer.Option("--saved", help="List your saved games instead.")] = False,
    delete: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="With --saved: remove this saved game, once for each.")
    ] = None,
    prune: Annotated[
        bool,
        typer.Option("--prune", help="With --saved: remove every game that is over; others and damaged ones stay."),
    ] = False,
    yes: Annotated[bool, typer.Option("--yes", help="Remove them without being asked.")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List the games: id, players, minutes, options; or the saved ones."""
    say = words(lang)
    if (delete or prune or yes) and not saved:
        raise SetupError("--delete, --prune and --yes are for saved games: add --saved.")
    if not saved:
        list_games(as_json, terminal(), say)
        return
    if delete and prune:
        raise SetupError("Name the games to remove, or remove all that are over: --delete or --prune, not both.")
    from qwixx.cli.play.clearing import clear_saved
    from qwixx.cli.play.listing import list_saved

    if delete or prune:
        clear_saved(delete or (), yes, as_json, say)
    else:
        list_saved(as_json, terminal(), say)


def play(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="A game's id; see: qwixx games.")] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME|bot:BOT",
            help=f"A person or a bot ({', '.join(LEVELS)}, or see: qwixx players), once for each seat.",
        ),
    ] = None,
    option: Options = None,
    seed: Annotated[int | None, typer.Option(min=0, max=2**63 - 1, help="The same seed gives the same dice.")] = None,
    dice: Annotated[
        Dice,
        typer.Option(
            help="Whose dice, or cards: ours, or real ones of which you type in what is rolled or called.",
            case_sensitive=False,
        ),
    ] = Dice.OURS,
    plain: Plainly = False,
    pace: Pace = None,
    fast: Fast = False,
    colours: Colours = None,
    lang: Lang = None,
) -> None:
    """Play at this terminal, against bots or with others at the same keyboard."""
    from qwixx.cli.play.command import play as run

    if option and name is None:
        raise SetupError("--option needs a game: name it first.")
    if dice is Dice.REAL and seed is not None:
        raise SetupError("--seed is for our dice; with --dice real you roll or deal yourselves.")
    manner = Manner(plain, AT_ONCE if fast else pace, colours)
    game = chosen_game(name, option) if name else None
    raise typer.Exit(run(game, seat or (), seed, dice is Dice.REAL, manner, words(lang)))


def daily(
    name: GameName = "classic",
    day: Annotated[
        datetime | None, typer.Option("--date", formats=["%Y-%m-%d"], help="Another day than today, by your clock.")
    ] = None,
    duel: Annotated[bool, typer.Option("--duel", help="Against the strongest bot, not alone.")] = False,
    best: Annotated[bool, typer.Option("--best", help="Only tell what was possible, after your attempt.")] = False,
    plain: Plainly = False,
    pace: Pace = None,
    fast: Fast = False,
    colours: Colours = None,
    lang: Lang = None,
) -> None:
    """Play the challenge of the day: the same dice for everybody, and one attempt that counts."""
    from qwixx.cli.daily import daily as run
    from qwixx.cli.daily import tell_best

    chosen = day.date() if day else date.today()  # as the player's own calendar says
    if best:
        tell_best(name, chosen, words(lang))
        return
    raise typer.Exit(run(name, chosen, duel, Manner(plain, AT_ONCE if fast else pace, colours), words(lang)))


def resume(
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="A saved game; else the last one.")] = None,
    plain: Plainly = False,
    pace: Pace = None,
    fast: Fast = False,
    colours: Colours = None,
    lang: Lang = None,
) -> None:
    """Go on with a saved game; see: qwixx games --saved."""
    from qwixx.cli.play.command import resume as run

    raise typer.Exit(run(name, Manner(plain, AT_ONCE if fast else pace, colours), words(lang)))


def players(as_json: AsJson = False, lang: Lang = None) -> None:
    """List the players: levels, bots that are built in, bots of installed packages."""
    from qwixx.cli.players import players as show_players

    show_players(as_json, terminal(), words(lang))


def watch(
    name: GameName = "classic",
    players: Annotated[int | None, typer.Option(help="How many bots; else two, or as many as are named.")] = None,
    bot: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A bot, once for each seat; see: qwixx players.")
    ] = None,
    seed: Annotated[int | None, typer.Option(min=0, max=2**63 - 1, help="The same seed gives the same game.")] = None,
    option: Options = None,
    fast: Annotated[bool, typer.Option("--fast", help="Do not pause between turns.")] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the record of the game.")] = None,
    lang: Lang = None,
) -> None:
    """Watch bots play a whole game."""
    from qwixx.cli.watch import tell_forfeits
    from qwixx.cli.watch import watch as run

    game, say = chosen_game(name, option), words(lang)
    seats = players if players is not None else len(bot) if bot else 2
    game.start(seats)
    check_for_programs(game)
    if bot and len(bot) != seats:
        named = "1 bot is" if len(bot) == 1 else f"{len(bot)} bots are"
        raise SetupError(f"{named} named for {seats} {'seat' if seats == 1 else 'seats'}.")
    if save:
        check_new(save)
    for kind in bot or ():
        check_player(kind, name)
    chosen = secrets.randbelow(10**9) if seed is None else seed
    rng = Random(chosen)
    kinds = bot or ["greedy"] * seats
    bots = [Guarded(player(kind, rng)) for kind in kinds]
    names = BOT_NAMES[:seats]
    begun = Play.begin(game, seats, Fair(seed_digits(chosen)))
    end = run(begun, bots, names, kinds, terminal(), say, not fast)
    for line in tell_forfeits(bots, names, kinds, say):
        print(line)
    print(say("again", seed=str(chosen)))
    if save:
        record = end.record(names)
        write_new(save, records.to_json(record) if save.suffix == ".json" else records.to_text(record))
        print(say("saved", file=str(save)))
