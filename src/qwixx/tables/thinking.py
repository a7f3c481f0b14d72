"""What a bot does at a table, and what advice a person is given. They are shown views only."""

import logging
from collections.abc import Callable
from functools import lru_cache
from random import SystemRandom

from qwixx.players import Player
from qwixx.players.registry import ours
from qwixx.review import ADVISER, hint
from qwixx.rules.actions import Action
from qwixx.rules.game import Game, State
from qwixx.tables.weighed import Choice, told

Failed = Callable[[str], None]  # called with who could not think

logger = logging.getLogger(__name__)


def nobody_minds(who: str) -> None:
    """Count no failures."""


def choose(game: Game, state: State, seat: int, level: str, failed: Failed = nobody_minds) -> Action:
    """A bot's choice; should it fail, the first thing possible, so that the game goes on."""
    legal = game.legal(state, seat)
    if state.phase == "colour" and game.view(state, seat).blind:
        return legal[0]  # it passes: what its dice show, nobody has told it
    try:
        return _player(level).choose(game.view(state, seat), legal)
    except Exception:
        failed("bot")
        logger.exception("a bot failed", extra={"bot": level, "game": game.id})
        return legal[0]


def advise(game: Game, state: State, seat: int, failed: Failed = nobody_minds) -> list[Choice]:
    """Every choice as the adviser explains it; should it fail, what it would choose, and then the rest."""
    legal = game.legal(state, seat)
    try:
        return [told(choice) for choice in hint(game.view(state, seat), legal)]
    except Exception:
        failed("adviser")
        logger.exception("the adviser failed", extra={"game": game.id})
    best = choose(game, state, seat, ADVISER, failed)
    rest = [action for action in legal if action != best]
    return [Choice(str(action), None, None, action == best, []) for action in (best, *rest)]


@lru_cache
def _player(level: str) -> Player:
    """One of ours, and nothing else: a name could load code."""
    found = ours(level)
    if found is None:
        raise LookupError(level)
    return found.player(SystemRandom())
