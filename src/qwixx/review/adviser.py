"""Whose word is asked for: the strongest player, whoever sits at the table; what it said of a position is kept."""

from collections.abc import Sequence
from typing import NamedTuple

from qwixx.players import Worth, best, player, standing, weigh
from qwixx.records import Act
from qwixx.review.facts import BETWEEN
from qwixx.rules.actions import Action
from qwixx.rules.errors import SetupError
from qwixx.rules.game import Game, State
from qwixx.rules.view import View
from qwixx.stream import Stream

ADVISER = "master"
"""The strongest player there is."""


class Weighed(NamedTuple):
    """A decision: what is legal, what each is worth as far as the adviser can tell, and the place of the best."""

    view: View
    legal: tuple[Action, ...]
    worths: tuple[Worth, ...]
    best: int

    @property
    def best_action(self) -> Action:
        """What the adviser would do."""
        return self.legal[self.best]


def weighed(view: View, legal: Sequence[Action], adviser: str = ADVISER) -> Weighed:
    """What the adviser says of a decision, by the view alone; where it tells no worth, what it would choose is best."""
    worths = tuple(weigh(adviser, view, legal) or ()) if len(legal) > 1 else ()
    place = best(worths)
    if place is None or view.phase == BETWEEN:  # whether to stop is left to everybody, and may be worth the same
        chosen = player(adviser, Stream(0)).choose(view, legal) if len(legal) > 1 else legal[0]
        place = list(legal).index(chosen)
    return Weighed(view, tuple(legal), worths or (Worth(),) * len(legal), place)


class Adviser:
    """The adviser on one game; nothing is asked twice."""

    def __init__(self, game: Game, name: str = ADVISER) -> None:
        self.game = game
        self.name = name
        self._weighed: dict[tuple[State, int], Weighed] = {}
        self._values: dict[State, tuple[float, ...]] = {}

    def weighed(self, state: State, seat: int) -> Weighed:
        """What it says of a decision, with what the seat may know then."""
        if (state, seat) not in self._weighed:
            view, legal = self.game.view(state, seat), self.game.legal(state, seat)
            self._weighed[state, seat] = weighed(view, legal, self.name)
        return self._weighed[state, seat]

    def meant(self, state: State, act: Act) -> Action:
        """What was done, as it stands among the legal actions: old records leave something out."""
        legal = self.weighed(state, act.seat).legal
        if act.action in legal:
            return act.action
        after = self.game.apply(state, act.seat, act.action)
        return next(action for action in legal if self.game.apply(state, act.seat, action) == after)

    def best_answers(self, state: State) -> dict[int, Action]:
        """What each seat that is to act would best do, none knowing of the others."""
        return {seat: self.weighed(state, seat).best_action for seat in self.game.actors(state)}

    def values(self, state: State) -> tuple[float, ...]:
        """What a position promises every seat if all do their best until chance is due: their chances, which add up to
        one, or alone the points."""
        if state not in self._values:
            due = not self.game.awaits_chance(state) and not self.game.over(state)
            self._values[state] = self.values(self._played_on(state)) if due else self.judged(state)
        return self._values[state]

    def judged(self, state: State) -> tuple[float, ...]:
        """What a position promises every seat as it is."""
        found = standing(self.name, self.game, state)
        values = [measured(worth, state.seats) for worth in found or ()]
        known = tuple(value for value in values if value is not None)
        if len(known) != state.seats:
            raise SetupError(f"The player {self.name} cannot judge positions of {self.game.id}.")
        return known

    def _played_on(self, state: State) -> State:
        return answered(self.game, state, self.best_answers(state))


def answered(game: Game, state: State, answers: dict[int, Action]) -> State:
    """The position after these answers."""
    for seat, action in answers.items():
        state = game.apply(state, seat, action)
    return state


def measured(worth: Worth, seats: int) -> float | None:
    """A worth as a review counts it: the chance to win, or alone the points."""
    return worth.win if seats > 1 else worth.margin
