"""A position as OpenSpiel meets it: what is drawn of a chance so far, and what everybody remembers."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from qwixx.positions import state_text, view_text
from qwixx.rules.actions import Action
from qwixx.rules.game import State
from qwixx.rules.kernel.source import Rng
from qwixx.rules.outcomes import Outcomes
from qwixx.spiel.memory import Memory
from qwixx.spiel.setting import Setting

NOT_ASKED = 0  # the index of `pass`, all that a seat can do that is not asked


@dataclass(frozen=True, eq=False)
class Moment:
    """A value that is never changed, so copies of a state share it. Chance happens piece by piece: die by die."""

    setting: Setting
    state: State
    memory: Memory
    drawn: tuple[int, ...] = ()

    @classmethod
    def first(cls, setting: Setting) -> "Moment":
        """Before anything has happened."""
        return cls(setting, setting.game.start(setting.seats), Memory.empty(setting.seats))

    def __deepcopy__(self, memo: dict[int, object]) -> "Moment":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Moment, (self.setting, self.state, self.memory, self.drawn)  # without what was worked out

    # -- who and what --------------------------------------------------------------------------------------------------

    @cached_property
    def asked(self) -> tuple[int, ...]:
        """The seats that are to act now, together."""
        actors = self.setting.game.actors(self.state)
        return actors[:1] if self.setting.one_by_one else actors

    @cached_property
    def outcomes(self) -> Outcomes:
        """What chance can do."""
        return self.setting.game.outcomes(self.state)

    def choices(self, seat: int) -> dict[int, Action]:
        """The legal actions of a seat that is asked, by their indices in rising order."""
        if seat not in self._choices:
            view = self.setting.game.view(self.state, seat)
            found = self.setting.encoding.choices(view, self.setting.game.legal(self.state, seat))
            self._choices[seat] = dict(sorted(found.items()))
        return self._choices[seat]

    @cached_property
    def _choices(self) -> dict[int, dict[int, Action]]:
        return {}

    # -- going on ------------------------------------------------------------------------------------------------------

    def draw(self, thing: int) -> "Moment":
        """The moment after the next piece of chance; the last card of a shuffle comes by itself."""
        drawn = (*self.drawn, thing)
        left = self.outcomes.left(drawn)
        if len(left) == 1:
            return replace(self, drawn=drawn).draw(left[0])
        if left:
            return replace(self, drawn=drawn)
        after = self.setting.game.chance(self.state, self.outcomes.outcome(drawn))
        return replace(self, state=after, drawn=())

    def act(self, indices: Sequence[int]) -> "Moment":
        """The moment after the seats that are asked did this."""
        actions = {seat: self.choices(seat)[index] for seat, index in zip(self.asked, indices, strict=True)}
        after = self.state
        for seat, action in actions.items():
            after = self.setting.game.apply(after, seat, action)
        return replace(self, state=after, memory=self.memory.then(self.setting.game, self.state, actions))

    def imagined(self, seat: int, rng: Rng) -> "Moment":
        """Another moment that looks the same to this seat, everything hidden from it chosen at random."""
        game = self.setting.game
        return replace(self, state=game.determinize(game.view(self.state, seat), rng))

    # -- in words ------------------------------------------------------------------------------------------------------

    def seen(self, seat: int | None) -> str:
        """What a seat sees, or a spectator."""
        return view_text(self.setting.game.view(self.state, seat))

    def known(self, seat: int) -> str:
        """What a seat sees, and what it remembers."""
        return f"{self.seen(seat)}; before {self.memory.of(seat)}"

    def piece(self, thing: int) -> str:
        """The next piece of chance, in the words of the whole outcome: `first 2`, `roll r5`, `shuffle b11`."""
        drawn = [*self.drawn, thing]
        while left := self.outcomes.left(drawn):
            drawn.append(left[0])
        kind, *pieces = str(self.outcomes.outcome(drawn)).split()
        return f"{kind} {pieces[len(self.drawn)]}"

    def __str__(self) -> str:
        text = state_text(self.setting.game, self.state)
        return f"{text}; drawn {' '.join(map(str, self.drawn))}" if self.drawn else text
