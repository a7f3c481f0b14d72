"""The challenge of a day in the terminal: one attempt counts, and what it is compared with is told when it is over."""

import sys
from datetime import date

from qwixx import games
from qwixx.cli.play.command import FAILED, has_screen, play_session
from qwixx.cli.play.manner import Manner
from qwixx.cli.play.saves import Saves, Trouble
from qwixx.cli.play.seats import named_seats, somebody
from qwixx.cli.play.session import Session, save_name
from qwixx.cli.play.talk import Talk
from qwixx.daily import DUEL, OPPONENT, PERFECT, SOLO, hindsight
from qwixx.records import Record, fold
from qwixx.rules.errors import SetupError
from qwixx.rules.game import Game
from qwixx.words import Words


def daily(name: str, day: date, duel: bool, manner: Manner, say: Words) -> int:
    """Begin the attempt of a day, go on with it, or play it once more for practice. The exit code."""
    game, seats = _challenge(name, duel)
    saves, first = Saves(), first_attempt(game, seats, day)
    try:
        session = _begun(game, seats, day, saves, first, say)
    except Trouble as trouble:
        print(f"qwixx: {trouble.told(say)}", file=sys.stderr)
        return FAILED
    facts = {"game": say(f"game-{game.id}"), "date": say.date(day)}
    welcome = say("daily-counts", **facts) if session.saved_as == first else say("daily-practice", **facts)
    code = play_session(session, welcome, has_screen(manner.plain), manner, Talk(), say)
    if session.over:
        tell_result(session.record, say)
    return code


def tell_best(name: str, day: date, say: Words) -> None:
    """What was possible alone on a day, once the attempt that counts is over."""
    game, _ = _challenge(name, duel=False)
    saves, first = Saves(), first_attempt(game, SOLO, day)
    record = saves.load(first).record if saves.file(first) else None
    if record is None or not game.over(fold(record)):
        raise SetupError(f"That is told after your attempt: qwixx daily {name} --date {day.isoformat()}")
    tell_result(record, say)


def first_attempt(game: Game, seats: int, day: date) -> str:
    """What the attempt that counts is called among the saved games."""
    return f"{save_name(game, seats, day)}-1"


def tell_result(record: Record, say: Words) -> None:
    """The score of a game alone, what perfect play expects and what was possible; of a duel there is no such thing."""
    if len(record.names) != SOLO or record.day is None:
        return
    *_, best = hindsight(record.day, record.game.id)
    facts = {"score": say.number(record.game.scores(fold(record))[0]), "best": say.number(best.score)}
    facts |= {"perfect": say.number(PERFECT[record.game.id], 1), "most": say.number(best.at_most)}
    print(say("daily-result-exact", **facts) if best.exact else say("daily-result-between", **facts))


def _challenge(name: str, duel: bool) -> tuple[Game, int]:
    """A day's game, and for how many."""
    game, seats = games.game(name), DUEL if duel else SOLO
    if seats not in game.players:
        raise SetupError(f"{game.id} cannot be played alone; play the day's duel: qwixx daily {game.id} --duel")
    return game, seats


def _begun(game: Game, seats: int, day: date, saves: Saves, first: str, say: Words) -> Session:
    """The attempt of a day where it was left, or a new game with the same dice."""
    if saves.file(first):
        try:
            return Session.resume(first, saves)
        except Trouble as trouble:
            if trouble.kind != "finished":
                raise
    bots = [OPPONENT] * (seats - 1)
    people = named_seats([somebody(say("play-somebody")), *[None] * len(bots)], [None, *bots])
    return Session.new(game, people, saves, day=day)
