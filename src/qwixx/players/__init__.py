"""Players: anything that turns a view into an action. Here each is asked by its name (`registry.py`)."""

from collections.abc import Sequence

from qwixx.players.greedy import Greedy
from qwixx.players.player import Judge, Player, Weigher, Worth, best
from qwixx.players.policy import Policy
from qwixx.players.random import Random
from qwixx.players.registry import BUILT_IN, LEVELS, Bot, find, listed
from qwixx.rules.actions import Action
from qwixx.rules.errors import SetupError
from qwixx.rules.game import Game, State
from qwixx.rules.kernel.source import Rng
from qwixx.rules.view import View
from qwixx.stream import Stream


def policy(name: str) -> Policy | None:
    """The policy of a player, by which it can be compiled; nothing if it is only a class."""
    return find(name).policy


def player(name: str, rng: Rng) -> Player:
    """A player by its name; `greedy:3` is the greedy one with a tolerance of 3, `file.py:Class` one in a file.

    A name can load code: whoever takes names from others is to know them first.
    """
    return find(name).player(rng)


def check_player(name: str, game: str) -> None:
    """Refuse a player that does not exist, cannot be made, or is not for this game."""
    found = find(name)
    found.player(Stream(0))
    found.check(game)


def check_for_programs(game: Game) -> None:
    """Refuse a game that only people can play."""
    if game.by_people_only:
        raise SetupError(f"In {game.id} with real cards only people play: no program sees a hand.")


def weigh(name: str, view: View, legal: Sequence[Action]) -> Sequence[Worth] | None:
    """What every legal action is worth to a player of this name; nothing if it cannot tell."""
    found = player(name, Stream(0))
    return found.weigh(view, legal) if isinstance(found, Weigher) else None


def standing(name: str, game: Game, state: State) -> Sequence[Worth] | None:
    """What a position promises every seat, in the eyes of a player of this name that sees what the seat sees.

    The chances to win add up to one. Once the game is over this is what it came to; nothing if the player cannot tell.
    """
    if game.over(state):
        return _results(game, state)
    found = player(name, Stream(0))
    views = [game.view(state, seat) for seat in range(state.seats)]
    worths = [found.standing(view) if isinstance(found, Judge) else None for view in views]
    known = [worth for worth in worths if worth]
    return _shared(known) if len(known) == state.seats else None


def _results(game: Game, state: State) -> list[Worth]:
    scores, winners = game.scores(state), game.winners(state)
    if state.seats == 1:
        return [Worth(None, float(scores[0]))]
    leads = [own - max(scores[:seat] + scores[seat + 1 :]) for seat, own in enumerate(scores)]
    return [Worth((seat in winners) / len(winners), float(lead)) for seat, lead in enumerate(leads)]


def _shared(worths: Sequence[Worth]) -> list[Worth]:
    """The same with chances to win that add up to one, where all are known."""
    wins = [worth.win for worth in worths]
    total = sum(win or 0.0 for win in wins)
    return [worth if worth.win is None else worth._replace(win=worth.win / total) for worth in worths]


__all__ = [
    "BUILT_IN",
    "LEVELS",
    "Bot",
    "Greedy",
    "Judge",
    "Player",
    "Policy",
    "Random",
    "Weigher",
    "Worth",
    "best",
    "check_for_programs",
    "check_player",
    "find",
    "listed",
    "player",
    "policy",
    "standing",
    "weigh",
]
