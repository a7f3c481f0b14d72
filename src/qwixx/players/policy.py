"""Bots written once: compiled for mass play, and as they are at a table."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from qwixx.games import game_by
from qwixx.rules.actions import Action
from qwixx.rules.errors import SetupError
from qwixx.rules.kernel.source import Cells, Rng, Tables
from qwixx.rules.view import View

Choose = Callable[[Tables, Cells, int, Cells, int, Sequence[float], Rng], int]


class Policy(NamedTuple):
    """A bot as one function on whole numbers.

    `choose(tables, cells, seat, codes, count, numbers, rng)` is given the position as this seat sees it (hidden cells
    blank), the legal codes, how many they are, the bot's own numbers and its own chance; it returns the place of its
    choice among the codes. It is written as the kernel is, so that numba can compile it: whole numbers and floats,
    nothing allocated, only functions named in `calls` or of the kernel called.
    """

    choose: Choose
    numbers: Sequence[float] = ()
    calls: tuple[Callable[..., object], ...] = ()
    games: tuple[str, ...] = ()  # the games it is for; none named: all

    def check(self, game: str, who: str = "This player") -> None:
        """Refuse a game that it is not for."""
        if self.games and game not in self.games:
            raise SetupError(f"{who} is for {' and '.join(self.games)} only, not for {game}.")


class PolicyPlayer:
    """A policy at a table, where players are given views."""

    def __init__(self, policy: Policy, rng: Rng) -> None:
        self._policy = policy
        self._rng = rng

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """What the policy chooses."""
        self._policy.check(view.game)
        game = game_by(view.game, view.options)
        if view.seat is None or view.sheets[0].layout != game.layout:
            raise SetupError(f"This player plays {view.game} at a seat and on its own sheet only.")
        cells = game.observe(view)
        codes = game.codes(cells, view.seat)
        choose, numbers = self._policy.choose, self._policy.numbers
        place = choose(game.tables, cells, view.seat, codes, len(codes), numbers, self._rng)
        if not 0 <= place < len(codes):
            raise IndexError(f"The policy chose place {place} of {len(codes)}.")
        return legal[place]
