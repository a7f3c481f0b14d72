"""Bots written once: compiled for mass play, and as they are at a table."""

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from qwixx.games import game_by
from qwixx.players.player import Worth
from qwixx.rules.actions import Action
from qwixx.rules.errors import SetupError
from qwixx.rules.game import Game
from qwixx.rules.kernel.source import Cells, Rng, Tables
from qwixx.rules.view import View
from qwixx.stream import Stream

Floats = list[float]
Choose = Callable[[Tables, Cells, int, Cells, int, Sequence[float], Floats, Floats, Rng], int]
Standing = Callable[[Tables, Cells, int, Sequence[float], Floats, Floats], None]
Numbers = Sequence[float] | Callable[[Game], Sequence[float]]

KINDS = 2  # of values for every code, one beside the other
WIN, MARGIN = range(KINDS)


class Policy(NamedTuple):
    """A bot as one function on whole numbers.

    `choose(tables, cells, seat, codes, count, numbers, scratch, values, rng)` is given the position as this seat sees
    it (hidden cells blank), the legal codes, how many they are, the bot's own numbers, room for `scratch` floats of
    which nothing is kept, and its own chance; it returns the place of its choice among the codes. The cells are a copy,
    which it may change. In `values` it may write what a code is worth: at `KINDS * place + WIN` the chance to win, at
    `KINDS * place + MARGIN` the expected margin. What it does not write is not known.

    `standing(tables, cells, seat, numbers, scratch, values)` writes in the same way, at `WIN` and at `MARGIN`, what a
    position promises this seat where it has nothing to decide; the cells are a copy here too.

    It is written as the kernel is, so that numba can compile it: whole numbers and floats, nothing allocated, only
    functions named in `calls` or of the kernel called.
    """

    choose: Choose
    numbers: Numbers = ()  # or a function that works them out for a game
    calls: tuple[Callable[..., object], ...] = ()
    games: tuple[str, ...] = ()  # the games it is for; none named: all
    scratch: int = 0
    standing: Standing | None = None
    by_game: "Callable[[Game, int], Policy] | None" = None  # another policy for a game with so many players

    def at(self, game: Game, seats: int) -> "Policy":
        """The policy that plays this game with so many players."""
        return self.by_game(game, seats) if self.by_game else self

    def check(self, game: str, who: str = "This player") -> None:
        """Refuse a game that it is not for."""
        check_games(self.games, game, who)

    def numbers_for(self, game: Game) -> Sequence[float]:
        """Its numbers in this game."""
        return _worked_out(self.numbers, game) if callable(self.numbers) else self.numbers


def check_games(games: Sequence[str], game: str, who: str) -> None:
    """Refuse a game that is not among those named, where some are."""
    if games and game not in games:
        raise SetupError(f"{who} is for {listed(games)} only, not for {game}.")


def listed(names: Sequence[str]) -> str:
    """Names in a sentence."""
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


@lru_cache(maxsize=64)
def _worked_out(numbers: Callable[[Game], Sequence[float]], game: Game) -> Sequence[float]:
    return numbers(game)


class PolicyPlayer:
    """A policy at a table, where players are given views."""

    def __init__(self, policy: Policy, rng: Rng) -> None:
        self._policy = policy
        self._rng = rng

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """What the policy chooses."""
        place, _ = self._asked(view, len(legal), self._rng)
        if not 0 <= place < len(legal):
            raise IndexError(f"The policy chose place {place} of {len(legal)}.")
        return legal[place]

    def weigh(self, view: View, legal: Sequence[Action]) -> Sequence[Worth] | None:
        """What the policy writes of every action, with chance of its own, so that the game stays the same."""
        _, values = self._asked(view, len(legal), Stream(0))
        worths = _worths(values)
        return worths if any(worth != Worth() for worth in worths) else None

    def standing(self, view: View) -> Worth | None:
        """What the policy writes of the position for the seat that sees it; nothing if it cannot tell."""
        game, seat, policy = self._playing(view)
        if not policy.standing:
            return None
        values = [math.nan] * KINDS
        scratch = [0.0] * policy.scratch
        policy.standing(game.tables, game.observe(view), seat, policy.numbers_for(game), scratch, values)
        return _worths(values)[0]

    def _asked(self, view: View, choices: int, rng: Rng) -> tuple[int, Floats]:
        """The place of its choice, and the values it wrote."""
        game, seat, policy = self._playing(view)
        cells = game.observe(view)
        codes = game.codes(cells, seat)
        numbers, scratch = policy.numbers_for(game), [0.0] * policy.scratch
        values = [math.nan] * (KINDS * choices)
        choose = policy.choose
        return choose(game.tables, cells, seat, codes, len(codes), numbers, scratch, values, rng), values

    def _playing(self, view: View) -> tuple[Game, int, Policy]:
        """The game that is seen, from which seat, and the policy that plays it."""
        self._policy.check(view.game)
        if view.seat is None:
            raise SetupError("This player plays at a seat; a spectator has nothing to decide.")
        game = game_by(view.game, view.options)
        return game, view.seat, self._policy.at(game, len(view.sheets))


def _worths(values: Floats) -> list[Worth]:
    """What was written, kind by kind, as worths: plain numbers, whatever a policy reckons with."""
    known = [None if math.isnan(value) else float(value) for value in values]
    return [Worth(*known[begin : begin + KINDS]) for begin in range(0, len(known), KINDS)]
