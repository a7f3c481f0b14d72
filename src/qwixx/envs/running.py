"""A game that is being played: chance is drawn as soon as it is due, actions come as indices."""

from collections.abc import Iterable, Mapping
from dataclasses import fields
from operator import index as whole
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from qwixx.encoding import Encoding
from qwixx.play import Play, Streamed
from qwixx.players import Player, Worth, weigh
from qwixx.rules.actions import Action
from qwixx.rules.errors import ActionError, GameOver, shown
from qwixx.rules.game import some
from qwixx.rules.kernel.source import Rng
from qwixx.rules.reasons import illegal
from qwixx.rules.view import View

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]


class Running:
    """Seats are asked one at a time; those asked together are asked in order and do not see each other's answers."""

    def __init__(self, encoding: Encoding, play: Play) -> None:
        self.encoding = encoding
        self._turn_to(play)

    @classmethod
    def begin(cls, encoding: Encoding, rng: Rng) -> "Running":
        """A game that begins, with its chance from here."""
        return cls(encoding, Play.begin(encoding.game, encoding.seats, Streamed(rng)))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._play.over

    @property
    def scores(self) -> tuple[int, ...]:
        """Everybody's points so far."""
        return self._view.scores

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that are still to act in this phase, all at once in an action for everybody."""
        return self._play.waiting

    def step(self, index: SupportsIndex | None, replace: bool = False) -> None:
        """Do what this index means for the seat that is asked; anything else is refused and changes nothing.

        `replace`: anything else counts as the first of the legal actions.
        """
        if self.over:
            raise GameOver("The game is over; call reset to begin another.")
        self._turn_to(self._play.act(self.seat, self.action(self.seat, index, replace)))

    def let_play(self, bots: Mapping[int, Player]) -> None:
        """Let these bots act, each at its seat, until somebody else is asked."""
        while self.seat in bots and not self.over:
            legal = self._play.legal(self.seat)
            self._turn_to(self._play.act(self.seat, bots[self.seat].choose(self._view, legal)))

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return self._view if seat == self.seat else self._play.view(seat)

    def observe(self, seat: int) -> Observation:
        """What a seat may know, as numbers."""
        return np.frombuffer(self.encoding.observe(self.view(seat)), np.float32)

    def mask(self, seat: int) -> Mask:
        """What a seat may do: nothing unless it is the one that is asked."""
        return self.mask_of(self.choices(seat) if seat == self.seat else ())

    def mask_of(self, indices: Iterable[int]) -> Mask:
        """1 for each of these indices."""
        return np.frombuffer(self.encoding.mask(indices), np.int8)

    def choices(self, seat: int) -> dict[int, Action]:
        """What a seat may do now, by index."""
        if seat not in self._choices:
            self._choices[seat] = self.encoding.choices(self.view(seat), self._play.legal(seat))
        return self._choices[seat]

    def action(self, seat: int, index: SupportsIndex | None, replace: bool = False) -> Action:
        """The legal action that a seat means by an index."""
        number, choices = _whole(index), self.choices(seat)
        if number in choices:
            return choices[number]
        if replace:
            return next(iter(choices.values()))
        raise illegal("not-now", action=self.name(index), possible=some(list(choices.values())))

    def name(self, index: SupportsIndex | None) -> str:
        """What an index means, for a sentence."""
        number = _whole(index)
        known = number in range(len(self.encoding.actions))
        return f"Action {number} ({self.encoding.actions[number]})" if known else f"Action {shown(index)}"

    def weigh(self, player: str) -> Observation:
        """By index what an action is worth to a player, as chance to win and margin; nan where it cannot tell."""
        worths = np.full((len(self.encoding.actions), len(Worth._fields)), np.nan, np.float32)
        choices = self.choices(self.seat)
        for index, worth in zip(choices, weigh(player, self._view, tuple(choices.values())) or (), strict=False):
            worths[index] = [np.nan if value is None else value for value in worth]
        return worths

    def _turn_to(self, play: Play) -> None:
        """Let chance happen until somebody is to act or the game is over."""
        self._play = play.go_on()
        self.seat = min(self._play.waiting, default=0)
        self._view = self._play.view(self.seat)
        self._choices: dict[int, dict[int, Action]] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        # The rules of a match cannot be pickled; those of the encoding are made anew from the game's name.
        _, *play = (getattr(self._play, field.name) for field in fields(self._play))
        return _running, (self.encoding, *play)


def _running(encoding: Encoding, *play: Any) -> Running:
    return Running(encoding, Play(encoding.game, *play))


def _whole(index: SupportsIndex | None) -> int:
    """A whole number of any type; what is none becomes one that no action has."""
    try:
        return -1 if index is None else whole(index)
    except TypeError:
        return -1


def begun(running: Running | None) -> Running:
    """The game, if there is one."""
    if running is None:
        raise ActionError("No game has begun; call reset first.")
    return running
