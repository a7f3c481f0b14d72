"""The commands. Their output is also the contract for scripts: `--json` prints one JSON document and nothing else."""

import json
import os
import secrets
import sys
from dataclasses import asdict
from io import TextIOWrapper
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.console import Console
from typer.exceptions import TyperException

import qwixx
from qwixx import boards, records
from qwixx.cli.draw import draw_position, ranking
from qwixx.cli.games import list_games
from qwixx.cli.play.saves import Saves, record_in
from qwixx.cli.seeds import seed_digits
from qwixx.cli.waiting import preparing
from qwixx.games import Value, game
from qwixx.play import Fair, Play
from qwixx.players import check_player, player
from qwixx.players.guarded import Guarded
from qwixx.players.names import BOT_NAMES
from qwixx.records import LARGEST_FILE, Record
from qwixx.rules.errors import BoardError, QwixxError, RecordError, SetupError, shown
from qwixx.rules.game import Game
from qwixx.words.language import words
from qwixx.words.tell import tell

WRONG_FILE, NO_OUTPUT, WRONG_USAGE, INTERRUPTED = 1, 1, 2, 130


app = typer.Typer(add_completion=False, no_args_is_help=False, pretty_exceptions_enable=False)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's id; see: qwixx games.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game.")
]
Lang = Annotated[str | None, typer.Option(metavar="xx", help="en, it, de, fr or es; else as the environment says.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
Plainly = Annotated[bool, typer.Option("--plain", help="In lines of text, for scripts and screen readers.")]
Fast = Annotated[bool, typer.Option("--fast", help="Without animations.")]
File = Annotated[Path, typer.Argument(metavar="FILE")]


def main() -> None:
    """Run the command; whatever is refused is said in one line, without a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
        sys.exit(code)
    except TyperException as error:
        _fail(f"{error.format_message().rstrip('.')}. See: qwixx --help", WRONG_USAGE)
    except QwixxError as error:
        _fail(str(error), WRONG_USAGE)
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        _drop_output()
        sys.exit(0)
    except OSError as error:
        _drop_output()
        _fail(f"The output cannot be written: {error.strerror}.", NO_OUTPUT)


def _fail(message: str, code: int) -> None:
    line = "".join(sign if sign.isprintable() else "?" for sign in message)
    print(f"qwixx: {line}", file=sys.stderr)
    sys.exit(code)


def _drop_output() -> None:
    """Nobody reads on, or nothing can be written: let the rest go nowhere, without complaint."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _version(wanted: bool) -> None:
    if wanted:
        print(f"qwixx {qwixx.__version__}")
        raise typer.Exit


@app.callback()
def qwixx_command(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """The Qwixx family of games: rules, records, bots and simulation."""


@app.command()
def games(
    saved: Annotated[bool, typer.Option("--saved", help="List your saved games instead.")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List the games: id, players, minutes, options."""
    say = words(lang)
    if saved:
        from qwixx.cli.play.listing import list_saved

        list_saved(as_json, _console(), say)
        return
    list_games(as_json, _console(), say)


@app.command()
def play(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="A game's id; see: qwixx games.")] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME|bot:LEVEL", help="A person or a bot (easy, normal), once for each seat."),
    ] = None,
    option: Options = None,
    seed: Annotated[int | None, typer.Option(min=0, max=2**63 - 1, help="The same seed gives the same dice.")] = None,
    plain: Plainly = False,
    fast: Fast = False,
    lang: Lang = None,
) -> None:
    """Play at this terminal, against bots or with others at the same keyboard."""
    from qwixx.cli.play.command import play as run

    if option and name is None:
        raise SetupError("--option needs a game: name it first.")
    raise typer.Exit(run(_game(name, option) if name else None, seat or (), seed, plain, fast, words(lang)))


@app.command()
def resume(
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="A saved game; else the last one.")] = None,
    plain: Plainly = False,
    fast: Fast = False,
    lang: Lang = None,
) -> None:
    """Go on with a saved game; see: qwixx games --saved."""
    from qwixx.cli.play.command import resume as run

    raise typer.Exit(run(name, plain, fast, words(lang)))


@app.command()
def players(as_json: AsJson = False, lang: Lang = None) -> None:
    """List the players: levels, bots that are built in, bots of installed packages."""
    from qwixx.cli.players import players as show_players

    show_players(as_json, _console(), words(lang))


@app.command()
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
    from qwixx.arena.simulate import Simulator  # numba takes half a second to load; only some commands need it
    from qwixx.arena.simulate import simulate as run

    book, say = _game(name, option), words(lang)
    with preparing(say):
        Simulator(book, players, seed)
    result = run(book, players, number, seed)
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


@app.command()
def arena(
    name: GameName,
    bot: Annotated[list[str], typer.Argument(metavar="BOT BOT [BOT]…", help="A bot for each seat: greedy, random.")],
    number: Annotated[int, typer.Option("--games", min=1, max=10**12, help="How many games.")] = 1_000,
    seed: Annotated[int, typer.Option(min=0, max=2**63 - 1, help="The same seed gives the same result.")] = 0,
    option: Options = None,
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
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games against each other, and tell who is better."""
    from qwixx.arena.contest import Contest
    from qwixx.cli.arena import arena as run
    from qwixx.cli.arena import show

    say = words(lang)
    contest = Contest(name, tuple(bot), number, seed, _game(name, option).options, limit)
    result = run(contest, engine, workers, address, sprt, report, say)
    if as_json:
        print(json.dumps(result.as_json()))
        return
    show(result, _console(), say)
    if report:
        print(say("report-saved", folder=str(report)))


@app.command()
def solve(
    name: Annotated[str, typer.Argument(metavar="solo", help="What is solved: solo, the original played alone.")],
    sheet: Annotated[str | None, typer.Option(help='From this sheet on, like "r5 r7 y2 g12 p1"; - is blank.')] = None,
    roll: Annotated[str | None, typer.Option(help="Every choice with these dice, like 3,4,r2,y5,g1,b6.")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Tell what perfect play is worth, exactly, and what is best."""
    from qwixx.cli.solve import solve as run

    run(name, sheet, roll, as_json, _console(), words(lang))


@app.command()
def check(file: File, as_json: AsJson = False, lang: Lang = None) -> None:
    """Say whether a record or a board file is valid, or what is wrong where."""
    data, say = _read(file), words(lang)
    kind = "record" if _is_record(data) else "board"
    answer: dict[str, object] = {"file": str(file), "kind": kind, "valid": True}
    try:
        found = record_in(data) if kind == "record" else boards.parse(data)
    except (RecordError, BoardError) as error:
        answer |= {"valid": False, "reason": error.reason, "line": error.line}
        answer |= {"column": error.column} if isinstance(error, RecordError) else {}
        print(json.dumps(answer) if as_json else f"{file}: {say(f'invalid-{kind}', reason=str(error))}")
        raise typer.Exit(WRONG_FILE) from None
    if as_json:
        print(json.dumps(answer))
    elif isinstance(found, Record):
        over = found.game.over(records.fold(found))
        state = say("finished") if over else say("unfinished")
        facts = {"game": found.game.id, "players": len(found.names), "events": len(found.events), "state": state}
        print(f"{file}: {say('valid-record', **facts)}")
    else:
        print(f"{file}: {say('valid-board', name=found.name, fields=len(found.fields))}")


@app.command()
def verify(file: File, as_json: AsJson = False, lang: Lang = None) -> None:
    """Prove that the dice and cards of a record come from the seed promised before the game."""
    from qwixx.cli.verify import verify as run

    if not run(file, _read(file), as_json, words(lang)):
        raise typer.Exit(WRONG_FILE)


@app.command()
def replay(
    file: File,
    at: Annotated[int | None, typer.Option(metavar="N", help="After the first N events; else after all.")] = None,
    lang: Lang = None,
) -> None:
    """Draw a position of a recorded game, or of a saved one by its name."""
    try:
        record = record_in(_read(file if file.exists() else Saves().file(str(file)) or file))
    except RecordError as error:
        _fail(f"{file}: {error}", WRONG_FILE)
        return
    number = len(record.events) if at is None else at
    if not 0 <= number <= len(record.events):
        raise SetupError(f"--at goes from 0 to {len(record.events)} in this record, not {number}.")
    state, book, say = records.fold(record, number), record.game, words(lang)
    console = _console()
    if number:
        console.print(say("event", number=number, total=len(record.events)), str(record.events[number - 1]))
        console.print(tell(record.events[number - 1], record.names, say))
    console.print(draw_position(book, state, record.names, say))
    if book.over(state):
        console.print(ranking(book, state, record.names, say))


@app.command()
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

    book, say = _game(name, option), words(lang)
    seats = players if players is not None else len(bot) if bot else 2
    book.start(seats)
    if bot and len(bot) != seats:
        raise SetupError(f"{len(bot)} bots are named for {seats} seats.")
    if save and not save.parent.is_dir():
        raise SetupError(f"{save} cannot be written: there is no folder {save.parent}.")
    for kind in bot or ():
        check_player(kind, name)
    chosen = secrets.randbelow(10**9) if seed is None else seed
    rng = Random(chosen)
    bots = [Guarded(player(kind, rng)) for kind in bot or ["greedy"] * seats]
    names = BOT_NAMES[:seats]
    play = Play.begin(book, seats, Fair(seed_digits(chosen)))
    end = run(play, bots, names, _console(), say, not fast)
    for line in tell_forfeits(bots, names, say):
        print(line)
    print(say("again", seed=str(chosen)))
    if save:
        record = end.record(names)
        _write(save, records.to_json(record) if save.suffix == ".json" else records.to_text(record))
        print(say("saved", file=str(save)))


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for every network.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="The port, 0 for any; else 8000 or the next that is free.")
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…; else a file of yours.")
    ] = None,
    redis: Annotated[
        str | None, typer.Option(metavar="URL", help="redis://HOST:PORT/0, for several processes on one database.")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="Another page that may connect, like https://example.org.")
    ] = None,
    trust: Annotated[
        list[str] | None, typer.Option(metavar="ADDRESS", help="An address without limits: a proxy, a load test.")
    ] = None,
    log_level: Annotated[str, typer.Option(metavar="LEVEL", help="debug, info, warning or error.")] = "info",
    open_page: Annotated[bool, typer.Option("--open", help="Show the page in your browser.")] = False,
    lang: Lang = None,
) -> None:
    """Host tables for people and bots, over the network."""
    from qwixx.cli.serve import serve as run

    origins, trusted = frozenset(origin or ()), frozenset(trust or ())
    run(host, port, database, redis, origins, trusted, log_level, open_page, words(lang))


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise SetupError(f"{file} cannot be written: {error.strerror}.") from None


def _game(name: str, options: list[str] | None) -> Game:
    """A game from what was typed; the side of a board may be a file."""
    chosen: dict[str, Value] = {}
    for text in options or []:
        key, equals, value = text.partition("=")
        if not equals:
            raise SetupError(f"An option is written NAME=VALUE, not {shown(text)}.")
        chosen[key] = boards.load(Path(value)) if key == "side" and value.endswith(".toml") else value
    return game(name, **chosen)


def _console() -> Console:
    """Where things are drawn; names and files are shown as they are, not read as markup."""
    return Console(highlight=False, markup=False, emoji=False)


def _read(file: Path) -> bytes:
    """A file, or as much of it as shows that it is too large."""
    try:
        with file.open("rb") as stream:
            return stream.read(LARGEST_FILE + 1)
    except OSError as error:
        raise SetupError(f"{file} cannot be read: {error.strerror}.") from None


def _is_record(data: bytes) -> bool:
    """A record begins with its title or as JSON; everything else is taken for a board."""
    return data.removeprefix(b"\xef\xbb\xbf").lstrip().startswith((b"{", b"qwixx"))
