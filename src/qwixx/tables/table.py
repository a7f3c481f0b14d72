"""`Table`: everything about one table, as a value. It is the fold of its log; nothing here does input or output."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from hashlib import blake2b
from typing import Literal, NamedTuple

from qwixx.fairness import chance_key, commitment
from qwixx.games import rulebook
from qwixx.records import Act, Event, Record, fold
from qwixx.records.record import happen
from qwixx.rules.game import Game, State
from qwixx.tables.entries import (
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
from qwixx.tables.events import acted, from_log, shared

KEY = 8  # bytes by which a request is known that comes again
REMEMBERED = 4096  # requests of people: a game has a few hundred

Status = Literal["lobby", "running", "over"]


class Proposal(NamedTuple):
    """To go back to an earlier decision, and who wants to so far."""

    step: int
    agreed: frozenset[int]


def request_key(seat: int, request: str, step: int | None = None) -> bytes:
    """What is remembered of a request, by its id, the seat and the decision it was for."""
    return blake2b(f"{seat} {step} {request}".encode(), digest_size=KEY).digest()


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
    events: tuple[Event, ...] = ()
    outcomes: int = 0  # how many of the events are chance
    steps: tuple[int, ...] = ()  # for every decision so far: how many events came before it
    step_at: int = 0  # when the decision that is due now began
    done: bytes = b""  # the keys of people's requests, one after the other
    proposal: Proposal | None = None
    next: str | None = None  # the code of the rematch

    @property
    def step(self) -> int:
        """The number of the decision that is due now; answers that are still sealed do not change it."""
        return len(self.steps)

    @property
    def playing(self) -> tuple[Game, State]:
        """The game, which has started, and its position."""
        assert self.state is not None
        return self.game, self.state

    @cached_property
    def waiting(self) -> tuple[int, ...]:
        """The seats to act now."""
        return self.game.actors(self.state) if self.state and self.status == "running" else ()

    @cached_property
    def settled(self) -> tuple[Event, ...]:
        """The events that everybody may know: all but the answers that are still sealed."""
        return self.events[: self.steps[-1]] if self.status == "running" else self.events

    @property
    def chance_key(self) -> bytes:
        """What every outcome of chance of this game comes from."""
        return _chance_key(self.seed, self.salts)

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
            events=self.events,
        )

    @cached_property
    def bots_to_act(self) -> tuple[int, ...]:
        """The seats to act at which a bot decides."""
        return tuple(seat for seat in self.waiting if self.seats[seat].bot)

    @cached_property
    def deadline(self) -> int | None:
        """When the clock answers for the people who have not."""
        if not self.settings.timer or not self.waiting:
            return None
        return self.step_at + self.settings.timer * 1000

    @cached_property
    def due(self) -> int | None:
        """When the server is to act by itself, if at all."""
        return self.step_at if self.bots_to_act else self.deadline

    def people(self) -> frozenset[int]:
        """The seats at which people decide."""
        return frozenset(seat for seat, held in enumerate(self.seats) if not held.bot)

    def after(
        self, entry: AnyEntry, at: int, state: State | None = None, events: tuple[Event, ...] | None = None
    ) -> "Table":
        """The table after one more entry; `state` and `events` are what it leads to, where that is known already."""
        if isinstance(entry, Played):  # by far the most
            return self._forward(events or from_log(entry.events), at, state, entry.id)
        then = replace(self, version=self.version + 1)
        match entry:
            case Seated():
                return replace(then, seats=_replaced(self.seats, entry.seat, entry.now), proposal=None)
            case Removed():
                left = self.seats[: entry.seat] + self.seats[entry.seat + 1 :]
                return replace(then, seats=left, done=self._done(request_key(entry.seat, entry.id)))
            case Started():
                start = replace(self, status="running", state=self.game.start(len(self.seats)))
                return start._forward(events or from_log(entry.events), at, state)
            case Retracted():
                done = self._done(request_key(entry.seat, entry.id, self.step))
                return replace(then._without_answer(entry.seat), done=done)
            case Proposed():
                done = self._done(request_key(entry.seat, entry.id, entry.step))
                return replace(then, proposal=Proposal(entry.step, frozenset()), done=done)._agreed(entry.seat, at)
            case Consented():
                return replace(then, done=self._done(request_key(entry.seat, entry.id)))._agreed(entry.seat, at)
            case Declined():
                return replace(then, proposal=None, done=self._done(request_key(entry.seat, entry.id)))
            case Rematched():
                return replace(then, next=entry.code)
            case Opened():
                raise ValueError("a table is opened once")

    def _forward(self, events: tuple[Event, ...], at: int, state: State | None, request: str = "") -> "Table":
        """After more events of the game; `request` is the id of the person's request that began them."""
        game, before = self.playing
        if state is None:
            state = before
            for event in events:
                state = happen(game, state, event)
        actors = [event.seat for event in events if isinstance(event, Act)]
        kept = self.events + tuple(map(shared, events))
        sealed = actors and game.sealed(state, actors[-1]) is not None
        return replace(
            self,
            version=self.version + 1,
            state=state,
            events=kept,
            outcomes=self.outcomes + len(events) - len(actors),
            steps=self.steps if sealed else (*self.steps, len(kept)),
            step_at=self.step_at if sealed else at,
            status="over" if game.over(state) else self.status,
            done=self._done(request_key(actors[0], request, self.step)) if request else self.done,
            proposal=None,
        )

    def _done(self, request: bytes) -> bytes:
        """The keys of people's requests with one more."""
        return (self.done + request)[-KEY * REMEMBERED :]

    def _without_answer(self, seat: int) -> "Table":
        """After a sealed answer was taken back: as if it had not been given."""
        game, state = self.playing
        place = next(i for i in reversed(range(len(self.events))) if acted(self.events[i], seat))
        kept = self.events[:place] + self.events[place + 1 :]
        return replace(self, state=game.retract(state, seat), events=kept)

    def _agreed(self, seat: int, at: int) -> "Table":
        """After somebody agreed to go back: it is done once all the people do."""
        assert self.proposal is not None
        agreed = self.proposal.agreed | {seat}
        if not self.people() <= agreed:
            return replace(self, proposal=self.proposal._replace(agreed=agreed))
        steps = self.steps[: self.proposal.step]
        kept = self.events[: steps[-1]]
        acts = sum(isinstance(event, Act) for event in kept)
        return replace(
            self,
            state=fold(replace(self.record, events=kept)),
            events=kept,
            outcomes=len(kept) - acts,
            steps=steps,
            step_at=at,
            proposal=None,
        )


def opened(code: str, seed: str, entry: Opened, at: int) -> Table:
    """The table that was opened so."""
    game = rulebook(entry.game, tuple(entry.options.items()))
    return Table(code, seed, game, entry.settings, entry.host, entry.seats, at)


def folded(code: str, seed: str, entries: Iterable[tuple[int, AnyEntry]]) -> Table:
    """The table after all entries of its log, each with its time."""
    log = iter(entries)
    at, first = next(log)
    assert isinstance(first, Opened)
    table = opened(code, seed, first, at)
    for at, entry in log:
        table = table.after(entry, at)
    return table


_chance_key = lru_cache(maxsize=1024)(chance_key)


def _replaced(seats: tuple[Seat, ...], place: int, seat: Seat) -> tuple[Seat, ...]:
    return (*seats[:place], seat, *seats[place + 1 :])
