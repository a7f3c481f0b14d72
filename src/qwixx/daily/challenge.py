"""What is played on a day: every game that can be played alone, and every game against the strongest bot."""

from collections.abc import Iterator
from datetime import date

from qwixx import games
from qwixx.hindsight import Best, finding, turns_at_most
from qwixx.play import OfTheDay
from qwixx.rules.game import Game
from qwixx.rules.outcomes import First, Roll

SOLO, DUEL = 1, 2  # seats
OPPONENT = "master"

PERFECT = {"classic": 115.4831, "mixx-a": 115.6414, "mixx-b": 123.6209}
"""What perfect play alone can expect, as `qwixx solve solo --game GAME` tells it."""


def solo_games() -> list[str]:
    """The games that can be played alone."""
    return [name for name in games.GAMES if SOLO in games.descriptor(name).players]


def is_challenge(game: Game, seats: int) -> bool:
    """Whether a game is one of a day's: as it is without any option chosen, alone or as a duel."""
    own = games.game(game.id)
    return (
        seats in (SOLO, DUEL) and seats in game.players and game.options == own.options and game.version == own.version
    )


def rolls_of(day: date, game: Game) -> list[Roll]:
    """All rolls that a game alone can have on a day, each with every die."""
    blank = game.chance(game.start(SOLO), First(0))
    source = OfTheDay(day)
    rolls = [source.outcome(game, blank, number) for number in range(1, turns_at_most(game.tables) + 1)]
    return [roll for roll in rolls if isinstance(roll, Roll)]


def hindsight(day: date, name: str) -> Iterator[Best]:
    """The best score possible alone with a day's dice: what is known after each piece of work, at last the result."""
    game = games.game(name)
    return finding(game, rolls_of(day, game))
