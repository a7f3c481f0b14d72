"""The fold over a record: every position, also where what had happened was taken back."""

from collections.abc import Iterator
from typing import NamedTuple

from qwixx.records.record import Act, Back, Correction, Event, Record
from qwixx.rules.errors import ActionError, GameOver, IllegalOutcome, WrongSeat
from qwixx.rules.game import Game, State
from qwixx.rules.outcomes import First, Outcome, Redeal


class Due(NamedTuple):
    """A position in which chance was due, after so many decisions."""

    decisions: int
    state: State


Lately = tuple[Due, ...]
"""Where the latest outcomes came, with no decision between them: they can be corrected until the next one comes."""


def happen(game: Game, state: State, event: Event, redeal: bool = False) -> State:
    """The position after one more event that takes nothing back; `redeal`: cards are dealt anew now."""
    if redeal and not isinstance(event, Redeal):
        raise IllegalOutcome("The cards are dealt anew first.")
    if redeal:
        return game.redeal(state, event)
    if isinstance(event, Act):
        return game.apply(state, event.seat, event.action)
    if isinstance(event, Back | Correction):
        raise ActionError(f"Whether {event} can be depends on what came before.")
    return game.chance(state, event)


def decision_due(game: Game, state: State) -> bool:
    """Whether a decision begins here: chance has done its part, and nobody has answered yet."""
    return not game.awaits_chance(state) and not game.answered(state)


def check_back(game: Game, state: State, back: Back, decisions: int, redeal: bool) -> None:
    """Refuse to go back to where nothing was to be decided, or over answers that are still sealed."""
    if redeal:
        raise IllegalOutcome("The cards are dealt anew first.")
    if not 1 <= back.decision <= decisions:
        raise ActionError(f"There are the decisions 1 to {decisions}, not {back.decision}.")
    if game.answered(state):
        raise ActionError("Answers are still sealed; they are taken back first.")
    if list(back.seats) != sorted({*back.seats} & {*range(state.seats)}):
        raise WrongSeat(f"{back} names other than the seats 1 to {state.seats}, each once and in order.")


def with_outcome(lately: Lately, due: Due) -> Lately:
    """Where the latest outcomes came, after one more."""
    return (*lately, due) if lately and lately[-1].decisions == due.decisions else (due,)


def up_to_corrected(game: Game, state: State, lately: Lately, outcome: Outcome, redeal: bool) -> Lately:
    """Where the latest outcomes came up to the one that a correction replaces; refused if there is none such."""
    if redeal:
        raise IllegalOutcome("The cards are dealt anew first.")
    if game.over(state):
        raise GameOver("The game is over.")
    if game.answered(state):
        raise ActionError("Answers are still sealed; they are taken back first.")
    for place in reversed(range(len(lately))):
        if is_first(outcome) == (lately[place].state.phase == "first"):
            return lately[: place + 1]
    raise IllegalOutcome(f"Nothing was entered last that '{outcome}' could stand for.")


def is_first(event: Event) -> bool:
    """Whether it says who begins."""
    return isinstance(event, First)


class Folding:
    """A game as its events are gone through: the position now, and those in which its decisions came due."""

    def __init__(self, game: Game, seats: int) -> None:
        self.state = game.start(seats)
        self._game = game
        self._due: list[tuple[State, Lately]] = []
        self._lately: Lately = ()
        self._redeal = False  # whether cards are to be dealt anew, which follows on going back

    def go_on(self, event: Event) -> State:
        """The position after one more event, checked by the rules."""
        if isinstance(event, Back):
            return self._go_back(event)
        if isinstance(event, Correction):
            return self._correct(event)
        before, self.state = self.state, happen(self._game, self.state, event, self._redeal)
        if self._redeal:
            self._redeal = False
            self._due[-1] = self.state, self._lately
            return self.state
        if not isinstance(event, Act):
            self._lately = with_outcome(self._lately, Due(len(self._due), before))
        return self._noted()

    def _noted(self) -> State:
        """The position now, remembered if a decision came due in it."""
        if decision_due(self._game, self.state):
            self._due.append((self.state, self._lately))
        return self.state

    def _correct(self, correction: Correction) -> State:
        lately = up_to_corrected(self._game, self.state, self._lately, correction.outcome, self._redeal)
        self.state = self._game.chance(lately[-1].state, correction.outcome)
        self._lately = lately
        del self._due[lately[-1].decisions :]
        return self._noted()

    def _go_back(self, back: Back) -> State:
        check_back(self._game, self.state, back, len(self._due), self._redeal)
        del self._due[back.decision :]
        self.state, self._lately = self._due[-1]
        self._redeal = self._game.redeals
        return self.state


class Happened(NamedTuple):
    """An event that stands, its place in the record, and the positions before and after it."""

    place: int
    event: Event
    before: State
    after: State


def lasting(record: Record) -> list[Happened]:
    """What happened and was not taken back, in order; cards dealt anew are left out, as nobody's view changed."""
    folding = Folding(record.game, len(record.names))
    stands: list[Happened] = []
    due: list[int] = []  # by decision, how much had happened when it came due
    before = folding.state
    for place, event in enumerate(record.events):
        after = folding.go_on(event)
        if isinstance(event, Back):
            del stands[due[event.decision - 1] :], due[event.decision :]
        elif not isinstance(event, Redeal):
            if isinstance(event, Correction):
                before, event = _taken_out(stands, due, event.outcome), event.outcome
            stands.append(Happened(place, event, before, after))
            if decision_due(record.game, after):
                due.append(len(stands))
        before = after
    return stands


def _taken_out(stands: list[Happened], due: list[int], outcome: Outcome) -> State:
    """Take what a correction replaces out of what stands, with all that came after; the position before it."""
    chances = (at for at, one in enumerate(stands) if not isinstance(one.event, Act))
    place = max(at for at in chances if is_first(stands[at].event) == is_first(outcome))
    before = stands[place].before
    del stands[place:]
    due[:] = [so_many for so_many in due if so_many <= place]
    return before


def states(record: Record) -> Iterator[State]:
    """Every position of a record, from the start on."""
    folding = Folding(record.game, len(record.names))
    yield folding.state
    for event in record.events:
        yield folding.go_on(event)


def fold(record: Record, events: int | None = None) -> State:
    """The position after so many events of a record, or after all."""
    last = len(record.events) if events is None else events
    if not 0 <= last <= len(record.events):
        raise IndexError(f"the record has {len(record.events)} events, not {events}")
    folding = Folding(record.game, len(record.names))
    for event in record.events[:last]:
        folding.go_on(event)
    return folding.state
