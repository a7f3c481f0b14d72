"""A game that is being played: chance is drawn as soon as it is due, actions come as indices."""

from operator import index as whole
from typing import SupportsIndex

from qwixx.encoding.encoding import Encoding, Mask, Observation
from qwixx.rules.actions import Action
from qwixx.rules.errors import ActionError, GameOver, shown
from qwixx.rules.game import some
from qwixx.rules.kernel.source import Rng
from qwixx.rules.reasons import illegal
from qwixx.rules.view import View


class Running:
    """Seats are asked one at a time; those asked together are asked in order and do not see each other's answers."""

    def __init__(self, encoding: Encoding, rng: Rng) -> None:
        self.encoding = encoding
        self._rng = rng
        self._state = encoding.game.start(encoding.seats)
        self._go_on()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.encoding.game.over(self._state)

    @property
    def scores(self) -> tuple[int, ...]:
        """Everybody's points so far."""
        return self._view.scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won: nobody before the end."""
        return self.encoding.game.winners(self._state)

    def step(self, index: SupportsIndex | None) -> None:
        """Do what this index means for the seat that is asked; anything else is refused and changes nothing."""
        if self.over:
            raise GameOver("The game is over; call reset to begin another.")
        self._state = self.encoding.game.apply(self._state, self.seat, self._action(index))
        self._go_on()

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return self._view if seat == self.seat else self.encoding.game.view(self._state, seat)

    def observe(self, seat: int) -> Observation:
        """What a seat may know, as numbers."""
        return self.encoding.observe(self.view(seat))

    def mask(self, seat: int) -> Mask:
        """What a seat may do: nothing unless it is the one that is asked."""
        return self.encoding.mask(self._choices if seat == self.seat else ())

    def _go_on(self) -> None:
        """Let chance happen until somebody is to act or the game is over."""
        game = self.encoding.game
        while game.awaits_chance(self._state):
            self._state = game.chance(self._state, game.draw(self._state, self._rng))
        self.seat = min(game.actors(self._state), default=0)
        self._view = game.view(self._state, self.seat)
        self._choices = self.encoding.choices(self._view, game.legal(self._state, self.seat))

    def _action(self, index: SupportsIndex | None) -> Action:
        """The legal action of this index."""
        try:
            number = -1 if index is None else whole(index)
        except TypeError:
            number = -1
        if number in self._choices:
            return self._choices[number]
        known = number in range(len(self.encoding.actions))
        name = f"Action {number} ({self.encoding.actions[number]})" if known else f"Action {shown(index)}"
        raise illegal("not-now", action=name, possible=some(list(self._choices.values())))


def begun(running: Running | None) -> Running:
    """The game, if there is one."""
    if running is None:
        raise ActionError("No game has begun; call reset first.")
    return running
