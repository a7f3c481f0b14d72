"""People for sessions: somebody has to type."""

from collections.abc import Iterator, Sequence

from qwixx.cli.play.seats import LocalSeat
from qwixx.cli.play.session import Session
from qwixx.cli.seeds import seed_digits
from qwixx.games import game
from qwixx.players import player
from qwixx.rules.actions import Action, Mark, Pass
from qwixx.rules.game import Game
from qwixx.stream import Stream

SEED = "5e" * 32
ADA, BEN, BOT = LocalSeat("Ada"), LocalSeat("Ben"), LocalSeat("Emma", "easy")

PEOPLE_AND_BOTS: dict[str, Sequence[LocalSeat]] = {
    "classic": (ADA, BOT),
    "deluxe": (BOT, ADA, BEN),
    "mixx-a": (ADA, BOT),
    "mixx-b": (BEN, BOT),
    "board": (ADA, BEN),
    "cards": (ADA, BEN, BOT),
    "cards-jokers": (BOT, ADA),
}


def book(name: str) -> Game:
    """A game that does not take long."""
    return game(name, games=1) if name == "deluxe" else game(name)


def choice(session: Session, seat: int) -> Action:
    """What a person does who crosses what skips few numbers."""
    return player("greedy:4", Stream(0)).choose(session.view(seat), session.legal(seat))


def hesitant(session: Session, seat: int) -> Action:
    """What a person does who leaves it to the first seat to close a row with the white sum."""
    action, view = choice(session, seat), session.view(seat)
    closes = isinstance(action, Mark) and any(action == view.sheets[seat].layout.marks(row)[-1] for row in range(4))
    return Pass() if seat and closes and view.phase == "white" else action


def until_reply(game: str, seats: Sequence[LocalSeat], number: int) -> Session:
    """A game in which the first seat has closed a row, and somebody is asked whether to follow."""
    session = Session.new(book(game), seats, None, seed_digits(number))
    while session.state.phase != "reply":
        if session.step() is None:
            seat = session.deciding()[0]
            session.act(seat, hesitant(session, seat))
    return session


def happenings(session: Session) -> Iterator[None]:
    """Play a session to its end, one happening at a time."""
    while not session.over:
        if session.step() is None:
            seat = session.deciding()[0]
            session.act(seat, choice(session, seat))
        yield


def play_on(session: Session) -> Session:
    """Play a session to its end."""
    for _ in happenings(session):
        pass
    return session
