"""`Play`: a game while it is played, as a value. Everything that drives a game is a shell around it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from typing import NamedTuple

from qwixx.play.chance import Chance, Fair, OfTheDay, TypedIn
from qwixx.play.history import History
from qwixx.records import Act, Back, Correction, Event, Record
from qwixx.records.folding import Due, Lately, check_back, decision_due, happen, up_to_corrected, with_outcome
from qwixx.rules.actions import Action
from qwixx.rules.errors import IllegalOutcome
from qwixx.rules.game import Game, State
from qwixx.rules.outcomes import Outcome, Redeal
from qwixx.rules.view import View

APART = 16  # decisions between two that a play can go back to without going through others


class Checkpoint(NamedTuple):
    """A decision as it came due, or as it did again after going back: so many events came before it."""

    decision: int  # counted from 1
    events: int
    state: State
    lately: Lately


@dataclass(frozen=True, repr=False)
class Play:
    """The rules, the position, all that has happened, and where chance comes from. Nothing in it ever changes."""

    game: Game
    state: State
    source: Chance
    events: History = field(default_factory=History)  # all that has happened, in order; reads like a tuple
    outcomes: int = 0  # how many of the events are chance, those that were taken back included
    decisions: tuple[int, ...] = ()  # for every decision so far that counts: how many events came before it
    checkpoints: tuple[Checkpoint, ...] = ()  # every 16th of those decisions, and each that was gone back to
    lately: Lately = ()  # where the latest outcomes came, which can be corrected; of chance that people type in only

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
        return self.game.awaits_chance(self.state) or self.redeals

    @property
    def typed_in(self) -> bool:
        """Whether people roll and draw themselves, and say what it was."""
        return isinstance(self.source, TypedIn)

    @property
    def day(self) -> date | None:
        """The day whose dice these are, if they are those of a day."""
        return self.source.day if isinstance(self.source, OfTheDay) else None

    @property
    def redeals(self) -> bool:
        """Whether the cards that nobody holds are dealt anew now, as they are after going back."""
        return self.game.redeals and bool(self.events) and isinstance(self.events[-1], Back)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats to act now."""
        return () if self.redeals else self.game.actors(self.state)

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
            events=tuple(self.events),
            seed=fair.seed if fair and revealed else None,
            salts=fair.salts if fair else (),
            promises=fair.promises if fair else (),
            entered=self.typed_in,
            day=self.day,
        )

    # -- what happens --------------------------------------------------------------------------------------------------

    def after(self, event: Event) -> "Play":
        """The play after one more event, checked by the rules."""
        if isinstance(event, Back):
            return self._gone_back(event)
        if isinstance(event, Correction):
            return self._corrected(event)
        state = happen(self.game, self.state, event, self.redeals)
        events, decisions, checkpoints = self.events.plus(event), self.decisions, self.checkpoints
        lately = self._lately_after(self.lately, event, Due(len(decisions), self.state))
        if isinstance(event, Redeal):
            checkpoints = (*checkpoints[:-1], Checkpoint(len(decisions), len(events), state, lately))
        elif decision_due(self.game, state):
            decisions = (*decisions, len(events))
            if len(decisions) % APART == 1 or isinstance(self.events[-1], Correction):
                checkpoints = (*checkpoints, Checkpoint(len(decisions), len(events), state, lately))
        outcomes = self.outcomes + (not isinstance(event, Act))
        return Play(self.game, state, self.source, events, outcomes, decisions, checkpoints, lately)

    def act(self, seat: int, action: Action) -> "Play":
        """A seat's action; the last sealed answer settles them all."""
        return self.after(Act(seat, action))

    def retract(self, seat: int) -> "Play":
        """Take back an answer that is still sealed: as if it had not been given."""
        state = self.game.retract(self.state, seat)
        sealed = self.events[self.settled :]  # one of them is this seat's
        left = [event for event in sealed if not isinstance(event, Act) or event.seat != seat]
        return replace(self, state=state, events=History(self.events[: self.settled]).plus(*left))

    def chance(self) -> "Play":
        """One outcome of chance, from the source."""
        outcome = self._outcome()
        if outcome is None:
            raise IllegalOutcome("The dice or cards are people's own here: they have to be typed in.")
        return self.after(outcome)

    def go_on(self) -> "Play":
        """Let chance decide for as long as it is due and the source knows it."""
        play = self
        while play.awaits_chance:
            outcome = play._outcome()
            if outcome is None:
                return play
            play = play.after(outcome)
        return play

    def correct(self, outcome: Outcome) -> "Play":
        """The play after people said that the latest outcome of this kind was entered wrongly, and was this.

        All that was done since is taken back; answers that are still sealed are dropped.
        """
        return self._unsealed().after(Correction(outcome))

    def back_to(self, decision: int, seats: Sequence[int] = ()) -> "Play":
        """The play after those at these seats went back to an earlier decision.

        What is taken back stays among the events, and no outcome of chance comes twice; only answers that are still
        sealed are dropped, as nobody has seen them.
        """
        return self._unsealed().after(Back(decision, tuple(seats)))

    def as_it_was(self, decision: int) -> "Play":
        """The play as it was when an earlier decision was due, as if nothing had happened since.

        So tables went back at first: logs of that time are read with it. What was seen comes again.
        """
        play = self._unsealed()
        check_back(play.game, play.state, Back(decision), play.decision, play.redeals)
        there = play._as_due(decision)
        events = History(play.events[: there.events])
        return replace(
            play,
            state=there.state,
            events=events,
            outcomes=sum(isinstance(event, Outcome) for event in events),
            decisions=play.decisions[:decision],
            checkpoints=tuple(known for known in play.checkpoints if known.decision <= decision),
            lately=there.lately,
        )

    def _outcome(self) -> Outcome | None:
        """What comes next by chance, if the source knows it."""
        return self.source.outcome(self.game, self.state, self.outcomes, self.redeals)

    def _unsealed(self) -> "Play":
        """The play without the answers that are still sealed."""
        play = self
        for seat in self.game.answered(self.state):
            play = play.retract(seat)
        return play

    def _gone_back(self, back: Back) -> "Play":
        """The play after going back; with cards a redeal follows."""
        check_back(self.game, self.state, back, self.decision, self.redeals)
        there, events = self._as_due(back.decision), self.events.plus(back)
        earlier = tuple(known for known in self.checkpoints if known.decision < back.decision)
        return replace(
            self,
            state=there.state,
            events=events,
            decisions=self.decisions[: back.decision],
            checkpoints=(*earlier, Checkpoint(back.decision, len(events), there.state, there.lately)),
            lately=there.lately,
        )

    def _corrected(self, correction: Correction) -> "Play":
        """The play after a correction; where that makes a decision due, it is kept as one to go back to."""
        if not self.typed_in:
            raise IllegalOutcome("Only what people have entered can be corrected.")
        lately = up_to_corrected(self.game, self.state, self.lately, correction.outcome, self.redeals)
        known, before = lately[-1]
        state, events = self.game.chance(before, correction.outcome), self.events.plus(correction)
        decisions = self.decisions[:known]
        checkpoints = tuple(one for one in self.checkpoints if one.decision <= known)
        if decision_due(self.game, state):
            decisions = (*decisions, len(events))
            checkpoints = (*checkpoints, Checkpoint(len(decisions), len(events), state, lately))
        outcomes = self.outcomes + 1
        return Play(self.game, state, self.source, events, outcomes, decisions, checkpoints, lately)

    def _lately_after(self, lately: Lately, event: Event, due: Due) -> Lately:
        """Where the latest outcomes came, after one more event."""
        chance = self.typed_in and not isinstance(event, Act | Redeal)
        return with_outcome(lately, due) if chance else lately

    def _as_due(self, decision: int) -> Checkpoint:
        """An earlier decision as it came due last. After a checkpoint no event up to the next was taken back."""
        known = next(known for known in reversed(self.checkpoints) if known.decision <= decision)
        if known.decision == decision:
            return known
        (passed, _, state, lately), events = known, self.decisions[decision - 1]
        for event in self.events[known.events : events]:
            lately = self._lately_after(lately, event, Due(passed, state))
            state = happen(self.game, state, event)
            passed += decision_due(self.game, state)
        return Checkpoint(decision, events, state, lately)
