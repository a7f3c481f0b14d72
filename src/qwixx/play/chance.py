"""Where the outcomes of a play come from: a seed that can be proven, a stream, a day, or people who type them in."""

from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import Protocol

from qwixx.fairness import Draws, chance_key, commitment, day_key
from qwixx.rules.errors import SetupError
from qwixx.rules.game import Game, State
from qwixx.rules.kernel.source import Rng
from qwixx.rules.outcomes import Outcome


class Chance(Protocol):
    """A source of chance."""

    def outcome(self, game: Game, state: State, number: int, redeal: bool = False) -> Outcome | None:
        """What comes next, being outcome `number` of the play counted from 0; nothing if people have to say it.

        `redeal`: the cards that nobody holds are dealt anew.
        """
        ...


@dataclass(frozen=True)
class Fair:
    """Chance from a seed and the seats' salts: whoever knows them can prove every outcome."""

    seed: str  # 64 hexadecimal digits
    salts: tuple[str, ...] = ()  # one a seat, empty for one that gave none
    promises: tuple[str, ...] = ()  # of the salts, for the record: one a seat, empty for one that promised none

    @property
    def commitment(self) -> str:
        """What can be published of the seed before the game."""
        return commitment(self.seed)

    @cached_property
    def _keys(self) -> dict[int, bytes]:
        return {}

    def outcome(self, game: Game, state: State, number: int, redeal: bool = False) -> Outcome:
        """The outcome that follows from seed, salts and number."""
        key = self._keys.get(state.seats)
        if key is None:
            if self.salts and len(self.salts) != state.seats:
                raise SetupError(f"There are {len(self.salts)} salts for {state.seats} seats.")
            key = self._keys[state.seats] = chance_key(self.seed, self.salts or ("",) * state.seats)
        return _drawn(game, state, Draws(key, number), redeal)


@dataclass(frozen=True)
class Streamed:
    """Chance from a generator, one outcome after another."""

    rng: Rng

    def outcome(self, game: Game, state: State, number: int, redeal: bool = False) -> Outcome:  # noqa: ARG002
        """Whatever the generator gives next: a stream has its own order."""
        return _drawn(game, state, self.rng, redeal)


@dataclass(frozen=True)
class OfTheDay:
    """The chance of a day: the same for everybody who plays a game of so many on it, and known to all."""

    day: date

    def outcome(self, game: Game, state: State, number: int, redeal: bool = False) -> Outcome:
        """The outcome that follows from the day, the game, the number of seats and its own number."""
        return _drawn(game, state, Draws(day_key(self.day, game.id, state.seats), number), redeal)


@dataclass(frozen=True)
class TypedIn:
    """Chance that people roll, draw and shuffle themselves, and type in."""

    def outcome(self, game: Game, state: State, number: int, redeal: bool = False) -> None:
        """Nothing: somebody has to say it."""


def _drawn(game: Game, state: State, rng: Rng, redeal: bool) -> Outcome:
    return game.draw_redeal(state, rng) if redeal else game.draw(state, rng)
