"""What each connection is told. Public things are written once for all; what is private, once for its seat."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, NamedTuple, TypeVar

from msgspec import Raw

from qwixx.records import Event
from qwixx.rules.actions import Action, Move, Take
from qwixx.rules.game import Game, State
from qwixx.rules.outcomes import Redeal, Shuffle
from qwixx.tables import protocol
from qwixx.tables.entries import Seat
from qwixx.tables.parts import Own, ProposalInfo, SeatInfo, StartingInfo, TableInfo
from qwixx.tables.protocol import encode
from qwixx.tables.secret import record_key
from qwixx.tables.table import Proposal, Table

LATEST = 20  # events in a snapshot

Seats = tuple[int, ...]
T = TypeVar("T")


class Presence(NamedTuple):
    """Who is here: the seats at which somebody is connected, how many only watch, and whether the host is."""

    seats: frozenset[int] = frozenset()
    watchers: int = 0
    host: bool = False


class News:
    """A table now, and as it was last told; the messages that tell of it, each made once."""

    def __init__(self, table: Table, presence: Presence, now: int, before: Table | None = None, moved: int = 0) -> None:
        self._table = table
        self._presence = presence
        self._now = now
        self._before = before or table
        self._moved = moved  # the clock, since the decision that is due began
        self._made: dict[Hashable, Any] = {}

    def snapshot(self, mine: Seats, host: bool) -> bytes:
        """Everything, for who comes anew."""
        table = self._table
        first = max(0, len(table.settled) - LATEST)
        position = self._position(first) if table.state else None
        return encode(
            protocol.Snapshot(
                protocol.PROTOCOL, table.version, self._now, host, list(mine), self._owns(mine), self._info(), position
            )
        )

    def table(self, mine: Seats, host: bool) -> bytes:
        """How the table is now."""
        version = self._table.version
        return self._once(
            ("table", mine, host), lambda: encode(protocol.TableNews(version, host, list(mine), self._info()))
        )

    def changes(self, mine: Seats, host: bool, anew: bool = False) -> list[bytes]:
        """What has changed since it was last told, for whoever has these seats, perhaps only since now."""
        before, table = self._before, self._table
        told: list[bytes] = []
        if self._once("table", lambda: table_part(before) != table_part(table)):
            told.append(self.table(mine, host))
        if self._once("went on", lambda: _went_on(before, table)) or (anew and table.state):
            told.append(self._once(("position", mine), lambda: self._position_news(mine)))
        elif self._once("answered", lambda: before.events != table.events):
            concerned = tuple(seat for seat in mine if sealed(before, seat) != sealed(table, seat))
            told.append(self._once(("answered", concerned), lambda: self._answered(concerned)))
        return told

    def _position_news(self, mine: Seats) -> bytes:
        position = self._position(common(self._before.settled, self._table.settled))
        return encode(protocol.Position(self._table.version, self._now, self._owns(mine), position))

    def _answered(self, concerned: Seats) -> bytes:
        table = self._table
        return encode(protocol.Answered(table.version, table.step, list(table.waiting), self._owns(concerned)))

    # -- the pieces: already written, which `encode` puts in as they are -----------------------------------------------

    def _info(self) -> Any:
        return self._once("info", lambda: Raw(encode(table_info(self._table, self._presence))))

    def _position(self, first: int) -> Any:
        return self._once(("position", first), lambda: Raw(encode(position_info(self._table, first, self._moved))))

    def _owns(self, mine: Seats) -> list[Any]:
        return [self._own(seat) for seat in mine] if self._table.state else []

    def _own(self, seat: int) -> Any:
        return self._once(("own", seat), lambda: Raw(encode(own(self._table, seat))))

    def _once(self, key: Hashable, make: Callable[[], T]) -> T:
        if key not in self._made:
            self._made[key] = make()
        made: T = self._made[key]
        return made


def table_part(table: Table) -> object:
    """What `TableInfo` tells of, but for who is connected."""
    return table.seats, table.starting, table.status, table.proposal, table.next, table.replaced


def _went_on(before: Table, now: Table) -> bool:
    """Whether something was settled or taken back, or a decision is due anew."""
    return before.step_at != now.step_at or before.settled != now.settled


def common(before: Sequence[Event], now: Sequence[Event]) -> int:
    """How many events are the same from the beginning on."""
    if now[: len(before)] == before:
        return len(before)
    shorter = min(len(before), len(now))
    return next((place for place in range(shorter) if before[place] != now[place]), shorter)


def table_info(table: Table, presence: Presence) -> TableInfo:
    """Everything about a table but the game itself; the same for everybody."""
    begun = table.status != "lobby"
    return TableInfo(
        code=table.code,
        game=table.game.id,
        options=dict(table.game.options),
        settings=table.settings,
        status=table.status,
        seats=[seat_info(seat, place in presence.seats, begun) for place, seat in enumerate(table.seats)],
        watchers=presence.watchers,
        starting=table.starting and StartingInfo(table.starting, list(table.awaited)),
        proposal=table.proposal and proposal_info(table, table.proposal),
        earliest=table.earliest(presence.seats),
        commitment=table.commitment,
        seed=table.seed if table.status == "over" and table.secret else None,
        record=record_key(table.seed) if table.status == "over" else None,
        next=table.next,
    )


def seat_info(seat: Seat, connected: bool, begun: bool) -> SeatInfo:
    """A seat as everybody sees it; salts only once the game has begun."""
    salt = seat.salt if begun else ""
    return SeatInfo(seat.kind, seat.name, seat.level, seat.stand_in, connected, seat.promise, salt)


def proposal_info(table: Table, proposal: Proposal) -> ProposalInfo:
    """What is proposed, as everybody sees it."""
    asked = table.asked(proposal) - proposal.agreed
    return ProposalInfo(proposal.number, proposal.step, proposal.absent, sorted(proposal.agreed), sorted(asked))


def position_info(table: Table, first: int, moved: int = 0) -> dict[str, object]:
    """A `PositionInfo`: the game as everybody sees it, with the events from some place on."""
    game, state = table.playing
    return {
        "step": table.step,
        "since": table.step_at,
        "view": game.view(state).as_json(),
        "first": first,
        "events": [public(event) for event in table.settled[first:]],
        "deadline": None if table.deadline is None else table.deadline + moved,
    }


def public(event: Event) -> str:
    """An event as everybody may know it: that cards were shuffled or dealt anew, not how."""
    if isinstance(event, Shuffle | Redeal):
        return "shuffle" if isinstance(event, Shuffle) else "redeal"
    return str(event)


def sealed(table: Table, seat: int) -> Action | None:
    """The answer that a seat has sealed."""
    game, state = table.playing
    return game.sealed(state, seat)


def own(table: Table, seat: int) -> Own:
    """What only this seat may know."""
    return own_in(*table.playing, seat)


def own_in(game: Game, state: State, seat: int) -> Own:
    """What only this seat may know in a position."""
    answer, legal = game.sealed(state, seat), game.legal(state, seat)
    return Own(
        seat=seat,
        answer=None if answer is None else str(answer),
        hand=[str(card) for card in game.hand(state, seat)],
        legal=[str(action) for action in legal],
        penalty=bool(legal) and game.passing_costs(state, seat),
        landings={str(move): game.landing(state, seat, move) for move in legal if isinstance(move, Move)},
        takes=len(legal[0].places) if legal and isinstance(legal[0], Take) else 0,
    )
