"""`Table`: everything about one table, as a value. It is the fold of its log; nothing here does input or output."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import blake2b
from typing import Literal, NamedTuple

from qwixx.fairness import commitment
from qwixx.games import game_by
from qwixx.play import Fair, Play
from qwixx.records import Act, Event, Record
from qwixx.rules.game import Game, State
from qwixx.tables.entries import (
    AnyEntry,
    Closed,
    Consented,
    Declined,
    Forgotten,
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
from qwixx.tables.events import from_log, shared
from qwixx.tables.forgetting import forgotten
from qwixx.tables.secret import same

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
    play: Play | None = None  # once started
    step_at: int = 0  # when the decision that is due now began
    done: bytes = b""  # the keys of people's requests, one after the other
    proposal: Proposal | None = None
    next: str | None = None  # the code of the rematch
    closed: bool = False  # by the operator, before the game was over

    @cached_property
    def status(self) -> Status:
        """Whether the game has begun, and whether it has ended."""
        if self.play is None:
            return "lobby"
        return "over" if self.closed or self.play.over else "running"

    @property
    def state(self) -> State | None:
        """The position, once started."""
        return self.play.state if self.play else None

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened in the game."""
        return self.play.events if self.play else ()

    @property
    def step(self) -> int:
        """The number of the decision that is due now; answers that are still sealed do not change it."""
        return self.play.decision if self.play else 0

    @property
    def playing(self) -> tuple[Game, State]:
        """The game, which has started, and its position."""
        assert self.play is not None
        return self.game, self.play.state

    @cached_property
    def waiting(self) -> tuple[int, ...]:
        """The seats to act now."""
        return self.play.waiting if self.play and not self.closed else ()

    @cached_property
    def settled(self) -> tuple[Event, ...]:
        """The events that everybody may know: all but the answers that are still sealed."""
        return self.play.events[: self.play.settled] if self.play else ()

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
        assert self.play is not None
        return self.play.record([seat.name for seat in self.seats])

    def begun(self) -> Play:
        """The play before anything has happened, with the seats and salts as they are."""
        return Play.begin(self.game, len(self.seats), Fair(self.seed, self.salts))

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

    def after(self, entry: AnyEntry, at: int, play: Play | None = None) -> "Table":
        """The table after one more entry; `play` is what it leads to, where that is known already."""
        if isinstance(entry, Played):  # by far the most
            return self._forward(entry, at, play)
        then = replace(self, version=self.version + 1)
        match entry:
            case Seated():
                return replace(then, seats=_replaced(self.seats, entry.seat, entry.now), proposal=None)
            case Removed():
                left = self.seats[: entry.seat] + self.seats[entry.seat + 1 :]
                return replace(then, seats=left, done=self._done(request_key(entry.seat, entry.id)))
            case Started():
                return self._forward(entry, at, play)
            case Retracted():
                assert self.play is not None
                done = self._done(request_key(entry.seat, entry.id, self.step))
                return replace(then, play=self.play.retract(entry.seat), done=done)
            case Proposed():
                done = self._done(request_key(entry.seat, entry.id, entry.step))
                return replace(then, proposal=Proposal(entry.step, frozenset()), done=done)._agreed(entry.seat, at)
            case Consented():
                return replace(then, done=self._done(request_key(entry.seat, entry.id)))._agreed(entry.seat, at)
            case Declined():
                return replace(then, proposal=None, done=self._done(request_key(entry.seat, entry.id)))
            case Rematched():
                return replace(then, next=entry.code)
            case Forgotten():
                return then._without(entry)
            case Closed():
                return replace(then, closed=True, proposal=None, step_at=at)
            case Opened():
                raise ValueError("a table is opened once")

    def _forward(self, entry: Played | Started, at: int, play: Play | None) -> "Table":
        """After more events of the game; a person's request that began them is remembered."""
        before = self.play or self.begun()
        if play is None:
            play = before
            for event in from_log(entry.events):
                play = play.after(event)
        new = tuple(map(shared, play.events[len(before.events) :]))
        done = self.done
        if isinstance(entry, Played) and entry.id and isinstance(new[0], Act):
            done = self._done(request_key(new[0].seat, entry.id, self.step))
        return replace(
            self,
            version=self.version + 1,
            play=replace(play, events=before.events + new),
            step_at=self.step_at if play.decision == self.step else at,
            done=done,
            proposal=None,
        )

    def _without(self, entry: Forgotten) -> "Table":
        """After a name was forgotten; a host who gives up the seat is host no more."""
        seat = self.seats[entry.seat]
        left = forgotten(seat, entry.seat, entry.leaves, opens=self.play is None)
        host = "" if entry.leaves and same(seat.device, self.host) else self.host
        return replace(self, seats=_replaced(self.seats, entry.seat, left), host=host)

    def _done(self, request: bytes) -> bytes:
        """The keys of people's requests with one more."""
        return (self.done + request)[-KEY * REMEMBERED :]

    def _agreed(self, seat: int, at: int) -> "Table":
        """After somebody agreed to go back: it is done once all the people do."""
        assert self.proposal is not None
        agreed = self.proposal.agreed | {seat}
        if not self.people() <= agreed:
            return replace(self, proposal=self.proposal._replace(agreed=agreed))
        assert self.play is not None
        return replace(self, play=self.play.back_to(self.proposal.step), step_at=at, proposal=None)


def opened(code: str, seed: str, entry: Opened, at: int) -> Table:
    """The table that was opened so."""
    game = game_by(entry.game, tuple(entry.options.items()), entry.rules)
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


def _replaced(seats: tuple[Seat, ...], place: int, seat: Seat) -> tuple[Seat, ...]:
    return (*seats[:place], seat, *seats[place + 1 :])
