"""`qwixx play` and `qwixx resume`: from what was asked for to a game, and to the way to play it."""

import os
import sys
from collections.abc import Sequence
from contextlib import nullcontext

from qwixx.cli.play.bots import introduced
from qwixx.cli.play.letters import letters_of
from qwixx.cli.play.look import chosen_look, system_of
from qwixx.cli.play.manner import Manner
from qwixx.cli.play.plain import INTERRUPTED, Left, Plain, tell_keys
from qwixx.cli.play.saves import Saves, Trouble
from qwixx.cli.play.seats import LocalSeat, check_bots, read_seats
from qwixx.cli.play.session import Session
from qwixx.cli.play.start import ask_game, ask_seats, default_seats, wants_rematch
from qwixx.cli.play.talk import Talk, is_terminal
from qwixx.cli.seeds import seed_digits
from qwixx.cli.waiting import preparing
from qwixx.games import game, with_real_cards
from qwixx.players.registry import ALONE
from qwixx.rules.game import Game
from qwixx.words import Words

FAILED = 1
FIRST_GAME = "classic"


def play(book: Game | None, seats: Sequence[str], seed: int | None, real: bool, manner: Manner, say: Words) -> int:
    """A new game: the one that was asked for, or else whoever plays is asked. The exit code."""
    talk, on_screen = Talk(), has_screen(manner.plain)
    chosen = read_seats(seats)
    book = with_real_cards(book) if book and real else book
    if chosen:
        book = book or game(FIRST_GAME)
        book.start(len(chosen))
        with preparing(say) if ALONE in [seat.level for seat in chosen] else nullcontext():
            check_bots(chosen, book.id)
    try:
        if book is None and not chosen:
            if on_screen:
                return _screens(None, manner, say, real)
            book = ask_game(talk, say, real)
            chosen = ask_seats(book, talk, say)
        book = book or game(FIRST_GAME)
        session = _begin(book, chosen or default_seats(book, say), seed, real, talk, say)
    except (EOFError, Left):
        talk.tell()
        return 0
    except KeyboardInterrupt:
        talk.tell()
        return INTERRUPTED
    return play_session(session, say("play-begins", **_facts(session, say)), on_screen, manner, talk, say)


def resume(name: str | None, manner: Manner, say: Words) -> int:
    """Go on with a saved game, the one that was played last if none is named. The exit code."""
    saves, talk = Saves(), Talk()
    try:
        session = _resumed(name or saves.newest(), saves, talk, say)
    except Trouble as trouble:
        print(f"qwixx: {trouble.told(say)}", file=sys.stderr)
        return FAILED
    except (EOFError, Left):
        talk.tell()
        return FAILED
    except KeyboardInterrupt:
        talk.tell()
        return INTERRUPTED
    return play_session(
        session, say("play-goes-on", **_facts(session, say)), has_screen(manner.plain), manner, talk, say
    )


def _resumed(name: str, saves: Saves, talk: Talk, say: Words) -> Session:
    """A saved game; if a bot of it is gone, whoever plays decides whether one of ours plays on."""
    try:
        return Session.resume(name, saves)
    except Trouble as trouble:
        if trouble.kind != "gone":
            raise
        talk.tell(trouble.told(say))
    while True:
        match talk.ask(say("play-gone")):
            case "q" | "quit":
                raise Left
            case "":
                return Session.resume(name, saves, without_gone=True)


def has_screen(plain: bool) -> bool:
    """Whether there is a terminal that can be drawn on."""
    able = os.environ.get("TERM", "") not in ("", "dumb")
    return able and not plain and all(map(is_terminal, (sys.stdin, sys.stdout, sys.stderr)))


def play_session(session: Session, welcome: str, on_screen: bool, manner: Manner, talk: Talk, say: Words) -> int:
    """Play a session, on the screen or in lines. The exit code."""
    if on_screen:
        return _screens(session, manner, say)
    return _lines(session, welcome, talk, say)


def _lines(session: Session, welcome: str, talk: Talk, say: Words) -> int:
    """Play in lines; after the end whoever sits there may want another game. The exit code."""
    while True:
        talk.tell(welcome)
        for line in introduced(session.seats, say):
            talk.tell(line)
        tell_keys(talk, letters_of(session.game, say), say)
        code = Plain(session, talk, say).run()
        if code or not session.over or not talk.live:
            return code
        try:
            session = _another(session, talk, say)
        except (EOFError, Left):
            talk.tell()
            return 0
        except KeyboardInterrupt:
            talk.tell()
            return INTERRUPTED
        welcome = say("play-begins", **_facts(session, say))


def _another(last: Session, talk: Talk, say: Words) -> Session:
    """The same again, or another game with the same people."""
    real = last.play.typed_in
    if wants_rematch(talk, say):
        return _begin(last.game, last.seats, None, real, talk, say)
    book = ask_game(talk, say, real)
    people = [seat.name for seat in last.seats if seat.level is None]
    return _begin(book, ask_seats(book, talk, say, people), None, real, talk, say)


def _screens(session: Session | None, manner: Manner, say: Words, real: bool = False) -> int:
    look = chosen_look(manner.colours)
    os.environ["TEXTUAL_COLOR_SYSTEM"] = system_of(look)  # as the library asks for it while it is loaded
    from qwixx.cli.play.screens.app import run  # it takes a moment to load, and only people at a terminal need it

    return run(session, Saves(), say, look, manner.pace, real)


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
