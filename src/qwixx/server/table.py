"""`Table`: everything about one table, as a value. It is the fold of its log; nothing here does input or output."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from sys import intern
from typing import Literal, NamedTuple

from qwixx.fairness import chance_key, commitment
from qwixx.games import game
from qwixx.records import Act, Record, fold
from qwixx.records.record import happen, parse_event
from qwixx.rules.game import Game, State
from qwixx.server.entries import (
    AnyEntry,
    Consented,
    Declined,
    Opened,
    Played,
    Proposed,
    Rematched,
    Removed,
    Retracted,
    Seat,
    Seated,
    Settings,
    Started,
)

REMEMBERED = 16  # requests of people, by which a second sending is known

Status = Literal["lobby", "running", "over"]


class Proposal(NamedTuple):
    """To go back to an earlier decision, and who wants to so far."""

    step: int
    agreed: frozenset[int]


@dataclass(frozen=True)
class Table:
    """A table after some entries of its log."""

    code: str
    seed: str  # the server's secret until the game is over
    game: Game
    settings: Settings
    host: str
    seats: tuple[Seat, ...]
    opened_at: int  # milliseconds, as all times
    version: int = 0  # of the table: the entries after the first
    status: Status = "lobby"
    state: State | None = None  # once started
    events: tuple[str, ...] = ()
    outcomes: int = 0  # how many of the events are chance
    steps: tuple[int, ...] = ()  # for every decision so far: how many events came before it
    step_at: int = 0  # when the decision that is due now began
    recent: tuple[tuple[int, str], ...] = ()  # seats and ids of the last requests
    proposal: Proposal | None = None
    next: str | None = None  # the code of the rematch

    @property
    def step(self) -> int:
        """The number of the decision that is due now; answers that are still sealed do not change it."""
        return len(self.steps)

    @property
    def playing(self) -> tuple[Game, State]:
        """The rules and the position of a game that has started."""
        assert self.state is not None
        return self.game, self.state

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats to act now."""
        return self.game.actors(self.state) if self.state and self.status == "running" else ()

    @property
    def settled(self) -> tuple[str, ...]:
        """The events that everybody may know: all but the answers that are still sealed."""
        return self.events[: self.steps[-1]] if self.status == "running" else self.events

    @cached_property
    def chance_key(self) -> bytes:
        """What every outcome of chance of this game comes from."""
        return chance_key(self.seed, self.salts)

    @property
    def salts(self) -> tuple[str, ...]:
        """What the players gave to chance."""
        return tuple(seat.salt for seat in self.seats)

    @property
    def commitment(self) -> str:
        """What is published of the seed before the game."""
        return commitment(self.seed)

    @property
    def record(self) -> Record:
        """The record of the game so far, its seed included: for a game that is over."""
        return Record(
            game=self.game.id,
            names=tuple(seat.name for seat in self.seats),
            options=self.game.options,
            rules=self.game.version,
            commitment=self.commitment,
            seed=self.seed,
            salts=self.salts,
            events=tuple(parse_event(event) for event in self.events),
        )

    def bots_to_act(self) -> tuple[int, ...]:
        """The seats to act at which a bot decides."""
        return tuple(seat for seat in self.waiting if self.seats[seat].bot)

    def deadline(self) -> int | None:
        """When the clock answers for those who have not."""
        if not self.settings.timer or all(self.seats[seat].bot for seat in self.waiting):
            return None
        return self.step_at + self.settings.timer * 1000

    def due(self) -> int | None:
        """When the server is to act by itself, if at all."""
        return self.step_at if self.bots_to_act() else self.deadline()

    def people(self) -> frozenset[int]:
        """The seats at which people decide."""
        return frozenset(seat for seat, held in enumerate(self.seats) if not held.bot)

    def after(self, entry: AnyEntry, at: int, state: State | None = None) -> "Table":
        """The table after one more entry; `state` is the position after it, where it is known already."""
        then = replace(self, version=self.version + 1)
        match entry:
            case Seated():
                return replace(then, seats=_replaced(self.seats, entry.seat, entry.now), proposal=None)
            case Removed():
                return replace(then, seats=self.seats[: entry.seat] + self.seats[entry.seat + 1 :])
            case Started():
                start = replace(then, status="running", state=self.game.start(len(self.seats)))
                return start._forward(entry.events, at, state)
            case Played():
                return then._forward(entry.events, at, state)._remembering(entry)
            case Retracted():
                return then._without_answer(entry.seat)._remembering(entry)
            case Proposed():
                return replace(then, proposal=Proposal(entry.step, frozenset()))._agreed(entry.seat, at)
            case Consented():
                return then._agreed(entry.seat, at)
            case Declined():
                return replace(then, proposal=None)
            case Rematched():
                return replace(then, next=entry.code)
            case Opened():
                raise ValueError("a table is opened once")

    def _forward(self, events: tuple[str, ...], at: int, state: State | None) -> "Table":
        """After more events of the game."""
        rules, before = self.playing
        happened = [parse_event(event) for event in events]
        if state is None:
            state = before
            for event in happened:
                state = happen(rules, state, event)
        acts = [event for event in happened if isinstance(event, Act)]
        kept = self.events + tuple(map(intern, events))
        sealed = acts and rules.sealed(state, acts[-1].seat) is not None
        return replace(
            self,
            state=state,
            events=kept,
            outcomes=self.outcomes + len(happened) - len(acts),
            steps=self.steps if sealed else (*self.steps, len(kept)),
            step_at=self.step_at if sealed else at,
            status="over" if rules.over(state) else self.status,
            proposal=None,
        )

    def _remembering(self, entry: Played | Retracted) -> "Table":
        """Knowing the request of a person, should it come again."""
        if not entry.id:
            return self
        seat = entry.seat if isinstance(entry, Retracted) else int(entry.events[0].partition(":")[0]) - 1
        return replace(self, recent=(*self.recent, (seat, entry.id))[-REMEMBERED:])

    def _without_answer(self, seat: int) -> "Table":
        """After a sealed answer was taken back: as if it had not been given."""
        rules, state = self.playing
        mine = f"{seat + 1}: "
        place = next(i for i in reversed(range(len(self.events))) if self.events[i].startswith(mine))
        kept = self.events[:place] + self.events[place + 1 :]
        return replace(self, state=rules.retract(state, seat), events=kept)

    def _agreed(self, seat: int, at: int) -> "Table":
        """After somebody agreed to go back: it is done once all the people do."""
        assert self.proposal is not None
        agreed = self.proposal.agreed | {seat}
        if not self.people() <= agreed:
            return replace(self, proposal=self.proposal._replace(agreed=agreed))
        steps = self.steps[: self.proposal.step]
        kept = self.events[: steps[-1]]
        past = replace(self.record, events=tuple(map(parse_event, kept)))
        acts = sum(isinstance(event, Act) for event in past.events)
        return replace(
            self,
            state=fold(past),
            events=kept,
            outcomes=len(kept) - acts,
            steps=steps,
            step_at=at,
            proposal=None,
        )


def opened(code: str, seed: str, entry: Opened, at: int) -> Table:
    """The table that was opened so."""
    rules = _rulebook(entry.game, tuple(entry.options.items()))
    return Table(code, seed, rules, entry.settings, entry.host, entry.seats, at)


def folded(code: str, seed: str, entries: Iterable[tuple[int, AnyEntry]]) -> Table:
    """The table after all entries of its log, each with its time."""
    log = iter(entries)
    at, first = next(log)
    assert isinstance(first, Opened)
    table = opened(code, seed, first, at)
    for at, entry in log:
        table = table.after(entry, at)
    return table


@lru_cache(maxsize=64)
def _rulebook(name: str, options: tuple[tuple[str, str], ...]) -> Game:
    """The rules, shared by all tables that play by them."""
    return game(name, **dict(options))


def _replaced(seats: tuple[Seat, ...], place: int, seat: Seat) -> tuple[Seat, ...]:
    return (*seats[:place], seat, *seats[place + 1 :])
