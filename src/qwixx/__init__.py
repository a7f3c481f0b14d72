"""The Qwixx family of games: rules, records, players and simulation. See docs/architecture.md for where things are."""

from qwixx.games import GAMES, game
from qwixx.play import Play
from qwixx.players.player import Player
from qwixx.records import Record
from qwixx.rules.actions import Action, Card, GoOn, Mark, Move, Pass, PlayCards, Stop, Take
from qwixx.rules.errors import IllegalAction, QwixxError
from qwixx.rules.game import Game, State
from qwixx.rules.outcomes import First, Outcome, Outcomes, Redeal, Roll, Shuffle
from qwixx.rules.sheet import Sheet
from qwixx.rules.view import View


def _in_english(error: IllegalAction) -> str | None:
    """The sentence of a refusal, if the words are installed; they are read only when one is shown."""
    try:
        from qwixx.words import words
        from qwixx.words.tell import tell_refusal
    except ImportError:
        return None
    return tell_refusal(error, words(language="en"))


IllegalAction.say = staticmethod(_in_english)

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "Action",
    "Card",
    "First",
    "Game",
    "GoOn",
    "IllegalAction",
    "Mark",
    "Move",
    "Outcome",
    "Outcomes",
    "Pass",
    "Play",
    "PlayCards",
    "Player",
    "QwixxError",
    "Record",
    "Redeal",
    "Roll",
    "Sheet",
    "Shuffle",
    "State",
    "Stop",
    "Take",
    "View",
    "__version__",
    "game",
]
