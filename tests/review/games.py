"""Games to give hints in and to review: the golden ones."""

from functools import cache

from qwixx.records import Record, parse, states
from qwixx.review import Review, review
from qwixx.rules.game import Game, State
from tests.golden_games import EARLIER, FOLDER

EVERY_GOLDEN = sorted(FOLDER.glob("*.txt")) + sorted(EARLIER.glob("*.txt"))


@cache
def golden(kind: str) -> Record:
    """The golden game of a kind."""
    return parse((FOLDER / f"{kind}.txt").read_bytes())


@cache
def reviewed(record: Record) -> Review:
    """The review of a record, which takes seconds and which several tests look at."""
    return review(record)


@cache
def decisions(kind: str) -> list[tuple[Game, State, int]]:
    """Every decision of a golden game: where, and whose."""
    game = golden(kind).game
    return [(game, state, seat) for state in states(golden(kind)) for seat in game.actors(state)[:1]]
