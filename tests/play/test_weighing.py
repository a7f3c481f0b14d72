"""What a choice would bring, in short."""

from qwixx.cli.play.session import Session
from qwixx.cli.play.weighing import consequences
from qwixx.games import game
from qwixx.rules.actions import Move
from qwixx.words.language import words
from tests.play.people import ADA, BEN, SEED, happenings


def test_a_pawn_may_go_to_a_number_that_is_crossed_already() -> None:
    session = Session.new(game("board"), (ADA, BEN), None, SEED)
    told = []
    for _ in happenings(session):
        for seat in session.deciding():
            sheet = session.game.sheet(session.state, seat)
            again = [move for move in session.legal(seat) if isinstance(move, Move) and sheet.has(move.field)]
            told += [consequences(session, seat, move, words("en")) for move in again]
    assert told
    assert not [line for lines in told for line in lines if "skips" in line]
