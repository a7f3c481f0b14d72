"""`Play`: a game while it is played, as a value. Everything that drives a game is a shell around it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from qwixx.play.chance import Chance, Fair
from qwixx.records import Act, Event, Record
from qwixx.records.record import happen
from qwixx.rules.actions import Action
from qwixx.rules.errors import ActionError, IllegalOutcome
from qwixx.rules.game import Game, State
from qwixx.rules.view import View


@dataclass(frozen=True, repr=False)
class Play:
    """The rules, the position, all that has happened, and where chance comes from. Nothing in it ever changes."""

    game: Game
    state: State
    source: Chance
    events: tuple[Event, ...] = ()
    outcomes: int = 0  # how many of the events are chance
    decisions: tuple[int, ...] = ()  # for every decision so far: how many events came before it

    @classmethod
    def begin(cls, game: Game, seats: int, source: Chance) -> "Play":
        """A play before anything has happened."""
        return cls(game, game.start(seats), source)

    @classmethod
    def of(cls, game: Game, seats: int, source: Chance, events: Iterable[Event]) -> "Play":
        """A play after these events."""
        play = cls.begin(game, seats, source)
        for event in events:
            play = play.after(event)
        return play

    def __repr__(self) -> str:
        return f"<Play of {self.game.id}: {len(self.events)} events, {self.state.phase}>"

    # -- what is so now ------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over(self.state)

    @property
    def awaits_chance(self) -> bool:
        """Whether chance is due."""
        return self.game.awaits_chance(self.state)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats to act now."""
        return self.game.actors(self.state)

    @property
    def decision(self) -> int:
        """The number of the decision that is due, counted from 1; answers that are still sealed do not change it."""
        return len(self.decisions)

    @property
    def settled(self) -> int:
        """How many of the events everybody may know: all but the answers that are still sealed, which come last."""
        return len(self.events) - len(self.game.answered(self.state))

    def view(self, seat: int | None = None) -> View:
        """What a seat, or a spectator, may know."""
        return self.game.view(self.state, seat)

    def legal(self, seat: int) -> tuple[Action, ...]:
        """Everything a seat may do now."""
        return self.game.legal(self.state, seat)

    def record(self, names: Sequence[str], *, revealed: bool = True) -> Record:
        """The record of what has happened; if its chance can be proven and is `revealed`, with the seed."""
        fair = self.source if isinstance(self.source, Fair) else None
        return Record(
            game=self.game,
            names=tuple(names),
            commitment=fair.commitment if fair else None,
            events=self.events,
            seed=fair.seed if fair and revealed else None,
            salts=fair.salts if fair else (),
            promises=fair.promises if fair else (),
        )

    # -- what happens --------------------------------------------------------------------------------------------------

    def after(self, event: Event) -> "Play":
        """The play after one more event, checked by the rules."""
        state = happen(self.game, self.state, event)
        events, outcomes, decisions = (*self.events, event), self.outcomes, self.decisions
        if not isinstance(event, Act):
            outcomes += 1
        if not self.game.awaits_chance(state) and not self.game.answered(state):
            decisions = (*decisions, len(events))
        return Play(self.game, state, self.source, events, outcomes, decisions)

    def act(self, seat: int, action: Action) -> "Play":
        """A seat's action; the last sealed answer settles them all."""
        return self.after(Act(seat, action))

    def retract(self, seat: int) -> "Play":
        """Take back an answer that is still sealed: as if it had not been given."""
        state = self.game.retract(self.state, seat)
        last = max(place for place, event in enumerate(self.events) if isinstance(event, Act) and event.seat == seat)
        return replace(self, state=state, events=self.events[:last] + self.events[last + 1 :])

    def chance(self) -> "Play":
        """One outcome of chance, from the source."""
        outcome = self.source.outcome(self.game, self.state, self.outcomes)
        if outcome is None:
            raise IllegalOutcome("The dice or cards are people's own here: they have to be typed in.")
        return self.after(outcome)

    def go_on(self) -> "Play":
        """Let chance decide for as long as it is due and the source knows it."""
        play = self
        while play.awaits_chance:
            outcome = play.source.outcome(play.game, play.state, play.outcomes)
            if outcome is None:
                return play
            play = play.after(outcome)
        return play

    def back_to(self, decision: int) -> "Play":
        """The play as it was when an earlier decision was due."""
        if not 1 <= decision <= self.decision:
            raise ActionError(f"There are the decisions 1 to {self.decision}, not {decision}.")
        kept = self.events[: self.decisions[decision - 1]]
        return Play.of(self.game, self.state.seats, self.source, kept)
