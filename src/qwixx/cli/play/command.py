"""`qwixx play` and `qwixx resume`: from what was asked for to a game, and to the way to play it."""

import os
import sys
from collections.abc import Sequence

from qwixx.cli.play.plain import INTERRUPTED, Left, Plain
from qwixx.cli.play.saves import Saves, Trouble
from qwixx.cli.play.seats import LocalSeat, read_seats
from qwixx.cli.play.session import Session
from qwixx.cli.play.start import ask_game, ask_seats, default_seats
from qwixx.cli.play.talk import Talk, is_terminal
from qwixx.cli.seeds import seed_digits
from qwixx.games import game
from qwixx.rules.game import Game
from qwixx.words import Words

FAILED = 1
FIRST_GAME = "classic"


def play(
    book: Game | None, seats: Sequence[str], seed: int | None, real: bool, plain: bool, fast: bool, say: Words
) -> int:
    """A new game: the one that was asked for, or else whoever plays is asked. The exit code."""
    talk, on_screen = Talk(), has_screen(plain)
    chosen = read_seats(seats)
    if book and chosen:
        book.start(len(chosen))
    try:
        if book is None and not chosen:
            if on_screen:
                return _screens(None, fast, say, real)
            book = ask_game(talk, say, real)
            chosen = ask_seats(book, talk, say)
        session = _begin(book or game(FIRST_GAME), chosen or default_seats(say), seed, real, talk, say)
    except (EOFError, Left):
        talk.tell()
        return 0
    except KeyboardInterrupt:
        talk.tell()
        return INTERRUPTED
    return _play(session, say("play-begins", **_facts(session, say)), on_screen, fast, talk, say)


def resume(name: str | None, plain: bool, fast: bool, say: Words) -> int:
    """Go on with a saved game, the one that was played last if none is named. The exit code."""
    saves = Saves()
    try:
        session = Session.resume(name or saves.newest(), saves)
    except Trouble as trouble:
        print(f"qwixx: {trouble.told(say)}", file=sys.stderr)
        return FAILED
    return _play(session, say("play-goes-on", **_facts(session, say)), has_screen(plain), fast, Talk(), say)


def has_screen(plain: bool) -> bool:
    """Whether there is a terminal that can be drawn on."""
    able = os.environ.get("TERM", "") not in ("", "dumb")
    return able and not plain and all(map(is_terminal, (sys.stdin, sys.stdout, sys.stderr)))


def _play(session: Session, welcome: str, on_screen: bool, fast: bool, talk: Talk, say: Words) -> int:
    if on_screen:
        return _screens(session, fast, say)
    talk.tell(welcome)
    talk.tell(say("play-keys"))
    return Plain(session, talk, say).run()


def _screens(session: Session | None, fast: bool, say: Words, real: bool = False) -> int:
    from qwixx.cli.play.screens.app import run  # it takes a moment to load, and only people at a terminal need it

    return run(session, Saves(), say, fast, real)


def _begin(book: Game, seats: Sequence[LocalSeat], seed: int | None, real: bool, talk: Talk, say: Words) -> Session:
    """A new session; if it cannot be saved, whoever plays decides whether to go on without."""
    digits = None if seed is None else seed_digits(seed)
    while True:
        try:
            return Session.new(book, seats, Saves(), digits, real=real)
        except Trouble as trouble:
            talk.tell(trouble.told(say))
        match talk.ask(say("play-unsaved")):
            case "q" | "quit":
                raise Left
            case "n":
                return Session.new(book, seats, None, digits, real=real)


def _facts(session: Session, say: Words) -> dict[str, str]:
    return {"game": say(f"game-{session.game.id}"), "names": say.joined(session.names)}
