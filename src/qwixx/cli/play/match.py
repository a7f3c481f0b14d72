"""Where a match stands: which of its games is the one on the table, and what the games are worth together."""

from qwixx.rules.game import Game
from qwixx.rules.view import View
from qwixx.words import Words


def game_number(game: Game, view: View) -> int:
    """The game of a match that is on the table, counted from 1; between two the one before. 0 if it is no match."""
    if not game.descriptor.panel:
        return 0
    ended = view.phase in ("between", "over")
    return len(view.panel) + (not ended)


def game_of_match(game: Game, view: View, say: Words) -> str:
    """Which game of how many is on the table; nothing if it is no match."""
    panel = game.descriptor.panel
    return say("table-game-of", number=game_number(game, view), count=panel.games) if panel else ""


def points_of(game: Game, view: View, seat: int, say: Words) -> str:
    """Somebody's points; in a match those of the game on the table, and of all its games so far."""
    if not game.descriptor.panel:
        return say("points", points=view.scores[seat])
    return say("play-match-points", points=view.sheets[seat].total, total=view.scores[seat])
