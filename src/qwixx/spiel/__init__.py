"""The games as OpenSpiel sees them: `pyspiel.load_game("qwixx_classic")`. See docs/environments.md."""

from qwixx.extras import needs

with needs("openspiel", "qwixx.spiel"):
    from qwixx.spiel.game import NAMES, SpielGame
    from qwixx.spiel.state import SpielState

__all__ = ["NAMES", "SpielGame", "SpielState"]
