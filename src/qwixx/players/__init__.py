"""Players: anything that turns a view into an action."""

from collections.abc import Callable, Sequence
from typing import Protocol

from qwixx.players.greedy import Greedy
from qwixx.players.random import Random
from qwixx.rules.actions import Action
from qwixx.rules.errors import SetupError, shown
from qwixx.rules.kernel.source import Rng
from qwixx.rules.view import View


class Player(Protocol):
    """A player is one method: what it sees and what it may do in, what it does out."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action: ...


PLAYERS: dict[str, Callable[[Rng], Player]] = {
    "random": Random,
    "greedy": lambda _: Greedy(),
}


def player(name: str, rng: Rng) -> Player:
    """A player by its name; `greedy:3` is the greedy one with a tolerance of 3."""
    kind, colon, number = name.partition(":")
    if kind == "greedy" and colon and number.isdecimal() and len(number) < 3:
        return Greedy(int(number))
    if name not in PLAYERS:
        raise SetupError(
            f"There is no player {shown(name)}; there are {', '.join(PLAYERS)}, and greedy:0 to greedy:99."
        )
    return PLAYERS[name](rng)


__all__ = ["PLAYERS", "Greedy", "Player", "Random", "player"]
