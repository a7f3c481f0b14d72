"""`Table`: everything about one table, as a value. It is the fold of its log; nothing here does input or output."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property
from typing import Literal, NamedTuple

import msgspec
from msgspec import UnsetType

from qwixx.fairness import commitment
from qwixx.games import game_by
from qwixx.play import Chance, Fair, OfTheDay, Play, TypedIn
from qwixx.records import Event, Record
from qwixx.rules.game import Game, State
from qwixx.rules.outcomes import Outcome, parse
from qwixx.tables.entries import (
    AnyEntry,
    BotProposed,
    Cancelled,
    Closed,
    Consented,
    Declined,
    Entered,
    Forgotten,
    Opened,
    Played,
    Promised,
    Proposed,
    Rematched,
    Removed,
    Retracted,
    Revealed,
    Seat,
    Seated,
    Settings,
    Started,
    Starting,
)
from qwixx.tables.events import from_log, shared
from qwixx.tables.forgetting import forgotten
from qwixx.tables.gathering import Gathered, Gathering, awaited, gathered
from qwixx.tables.known import KEY, old_entry_key
from qwixx.tables.secret import same

REMEMBERED = 4096  # requests of people: a game has a few hundred


Status = Literal["lobby", "running", "over"]


class Proposal(NamedTuple):
    """To go back to an earlier decision, or to let a bot play for somebody; and who wants to so far."""

    step: int | None
    agreed: frozenset[int]
    number: int  # the version of the table that it came with
    absent: int | None = None  # the seat for which a bot is to play
    level: str = ""  # of that bot
    anew: bool = True  # whether what was seen stays in the history and does not come again; in old logs it did


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
    starting: Gathering | None = None  # what the start waits for
    play: Play | None = None  # once started
    step_at: int = 0  # when the decision that is due now began
    done: bytes = b""  # the keys of people's requests, one after the other
    proposal: Proposal | None = None
    next: str | None = None  # the code of the rematch
    replaced: tuple[tuple[int, int], ...] = ()  # the seats at which a bot stands in, each with the decision it came at
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
    def events(self) -> Sequence[Event]:
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
    def settled(self) -> Sequence[Event]:
        """The events that everybody may know: all but the answers that are still sealed."""
        return self.play.events[: self.play.settled] if self.play else ()

    @property
    def salts(self) -> tuple[str, ...]:
        """What the players gave to chance."""
        return tuple(seat.salt for seat in self.seats)

    @property
    def promises(self) -> tuple[str, ...]:
        """What the players promised to give."""
        return tuple(seat.promise or "" for seat in self.seats)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats for whose promises or salts the start waits."""
        return awaited(self.seats, self.starting)

    @property
    def kept(self) -> bool:
        """Whether the dice are real: people roll and enter what it was, and the table only keeps the score."""
        return self.settings.dice == "real"

    @property
    def day(self) -> date | None:
        """The day whose dice they are, if it is the challenge of one."""
        return None if isinstance(self.settings.day, UnsetType) else date.fromisoformat(self.settings.day)

    @property
    def secret(self) -> bool:
        """Whether the dice come from the seed, which is nobody's until the game is over."""
        return not self.kept and self.day is None

    @property
    def rolling(self) -> tuple[int, ...]:
        """The seat of whom the roll or the top card is that people are to enter now."""
        due = self.play is not None and self.play.awaits_chance and self.play.state.phase != "first"
        return (self.play.state.active,) if self.play and due and self.kept and not self.closed else ()

    @property
    def commitment(self) -> str:
        """What is published of the seed before the game; nothing where the dice do not come from it."""
        return commitment(self.seed) if self.secret else ""

    @property
    def record(self) -> Record:
        """The record of the game so far, its seed included: for a game that is over."""
        assert self.play is not None
        return self.play.record([seat.name for seat in self.seats])

    def begun(self) -> Play:
        """The play before anything has happened, with the seats and salts as they are."""
        return Play.begin(self.game, len(self.seats), self._source())

    def _source(self) -> Chance:
        """Where chance comes from."""
        if self.day:
            return OfTheDay(self.day)
        return TypedIn() if self.kept else Fair(self.seed, self.salts, self.promises)

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

    def asked(self, proposal: Proposal) -> frozenset[int]:
        """The seats that must agree to a proposal.

        All people but for whom it is about, and to go back those too whom a bot replaced after that decision.
        """
        step = proposal.step
        gone = {seat for seat, since in self.replaced if step is not None and since > step}
        return (self.people() | gone) - {proposal.absent}

    def earliest(self, here: frozenset[int]) -> int:
        """The first decision to go back to: not past where a bot replaced somebody who is not here to agree."""
        return max((since for seat, since in self.replaced if seat not in here), default=1)

    def after(self, entry: AnyEntry, at: int, play: Play | None = None) -> "Table":
        """The table after one more entry; `play` is what it leads to, where that is known already."""
        if isinstance(entry, Played):  # by far the most
            return self._forward(entry, at, play)
        then = replace(self, version=self.version + 1, done=self._done(entry))
        match entry:
            case Seated():
                seats, replaced = _seated(self.seats, entry), self._replaced(entry.seat, entry.now)
                proposal = self.proposal if seats == self.seats else None
                return replace(then, seats=seats, proposal=proposal, replaced=replaced)
            case Removed():
                return replace(then, seats=self.seats[: entry.seat] + self.seats[entry.seat + 1 :])
            case Promised() | Revealed() | Starting() | Cancelled():
                return self._gathered(entry, at, play)
            case Started():
                return self._forward(entry, at, play)
            case Entered():
                return then._entered(entry, at, play)
            case Retracted():
                assert self.play is not None
                return replace(then, play=self.play.retract(entry.seat))
            case Proposed():
                asked = Proposal(entry.step, frozenset(), then.version, anew=entry.anew)
                return then._proposed(asked, entry.seat, at)
            case BotProposed():
                asked = Proposal(None, frozenset(), then.version, entry.absent, entry.level)
                return then._proposed(asked, entry.seat, at)
            case Consented():
                return then._agreed(entry.seat, at)
            case Declined():
                return replace(then, proposal=None)
            case Rematched():
                return replace(then, next=entry.code)
            case Forgotten():
                return then._without(entry)
            case Closed():
                return replace(then, closed=True, proposal=None, step_at=at)
            case Opened():
                raise ValueError("a table is opened once")

    def _gathered(self, entry: Gathered, at: int, play: Play | None) -> "Table":
        """After an entry by which the game comes nearer to its start, or begins."""
        seats, starting = gathered(self.seats, self.starting, entry)
        there = replace(self, seats=seats, starting=starting)
        if isinstance(entry, Promised | Revealed) and entry.events:
            return there._forward(entry, at, play)
        return replace(there, version=self.version + 1, done=self._done(entry))

    def _forward(self, entry: Played | Started | Promised | Revealed, at: int, play: Play | None) -> "Table":
        """After more events of the game; a person's request that began them is remembered."""
        before = self.play or self.begun()
        if play is None:
            play = before
            for event in from_log(entry.events):
                play = play.after(event)
        else:
            play.events.alike(len(before.events), shared)
        return replace(
            self,
            version=self.version + 1,
            play=play,
            step_at=self.step_at if self.play and play.decision == self.step else at,
            done=self._done(entry),
            proposal=None,
            starting=None,
        )

    def _entered(self, entry: Entered, at: int, play: Play | None) -> "Table":
        """After somebody entered what was rolled; what they correct is taken back with all that came after it."""
        play = play or self.entered(parse(entry.outcome), entry.corrects)
        play.events.alike(len(play.events) - 1, shared)
        replaced = tuple((seat, min(since, play.decision)) for seat, since in self.replaced)
        return replace(self, play=play, step_at=at, proposal=None, replaced=replaced)

    def entered(self, outcome: Outcome, corrects: bool) -> Play:
        """The play after people entered an outcome, in the place of the last one or as the next."""
        assert self.play is not None
        return self.play.correct(outcome) if corrects else self.play.after(outcome)

    def _without(self, entry: Forgotten) -> "Table":
        """After a name was forgotten; a host who gives up the seat is host no more."""
        seat = self.seats[entry.seat]
        left = forgotten(seat, entry.seat, entry.leaves, opens=self.play is None)
        host = "" if entry.leaves and same(seat.device, self.host) else self.host
        seats, starting = _with_seat(self.seats, entry.seat, left), self.starting
        if entry.leaves and starting:  # without them it cannot begin
            seats, starting = gathered(seats, starting, Cancelled())
        return replace(self, seats=seats, host=host, starting=starting)

    def _done(self, entry: AnyEntry) -> bytes:
        """The keys of people's requests, with that of one more entry."""
        key = entry.request or old_entry_key(entry, self.step)
        return (self.done + key)[-KEY * REMEMBERED :] if key else self.done

    def _proposed(self, proposal: Proposal, seat: int, at: int) -> "Table":
        """After somebody proposed something, to which they agree."""
        return replace(self, proposal=proposal)._agreed(seat, at)

    def _agreed(self, seat: int, at: int) -> "Table":
        """After somebody agreed to what is proposed: it is done once all who are asked do."""
        assert self.proposal is not None
        proposal = self.proposal._replace(agreed=self.proposal.agreed | {seat})
        if not self.asked(proposal) <= proposal.agreed:
            return replace(self, proposal=proposal)
        if proposal.absent is not None:
            return self._with_bot(proposal.absent, proposal.level)
        assert proposal.step is not None
        return self._gone_back(proposal.step, proposal, at)

    def _gone_back(self, step: int, proposal: Proposal, at: int) -> "Table":
        """After all agreed to go back to a decision."""
        assert self.play is not None
        by = sorted(proposal.agreed)
        play = self.play.back_to(step, by).go_on() if proposal.anew else self.play.as_it_was(step)
        replaced = tuple((seat, min(since, step)) for seat, since in self.replaced)
        return replace(self, play=play, step_at=at, proposal=None, replaced=replaced)

    def _with_bot(self, place: int, level: str) -> "Table":
        """After all agreed that a bot plays for somebody."""
        seat = msgspec.structs.replace(self.seats[place], stand_in=level)
        seats = _with_seat(self.seats, place, seat)
        return replace(self, seats=seats, proposal=None, replaced=self._replaced(place, seat))

    def _replaced(self, place: int, now: Seat) -> tuple[tuple[int, int], ...]:
        """The seats at which a bot stands in, after a seat has changed."""
        before = dict(self.replaced)
        since = before.pop(place, self.step)
        gone = now.stand_in and now.kind == "person"  # a bot that is replaced has no say
        return (*before.items(), (place, since)) if gone else tuple(before.items())


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


def _seated(seats: tuple[Seat, ...], entry: Seated) -> tuple[Seat, ...]:
    for place, name in entry.renamed.items():
        seats = _with_seat(seats, place, msgspec.structs.replace(seats[place], name=name))
    return _with_seat(seats, entry.seat, entry.now)


def _with_seat(seats: tuple[Seat, ...], place: int, seat: Seat) -> tuple[Seat, ...]:
    return (*seats[:place], seat, *seats[place + 1 :])
