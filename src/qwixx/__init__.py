"""The Qwixx family of games: rules, records, players and simulation. See docs/architecture.md for where things are."""

from qwixx.games import GAMES, game

__version__ = "0.1.0"
__all__ = ["GAMES", "__version__", "game"]
