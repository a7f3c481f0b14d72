"""What a request comes to: an entry for the log, or a refusal. Nothing here changes anything."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from qwixx.fairness import Draws
from qwixx.players import LEVELS
from qwixx.players.names import bot_name
from qwixx.records import Act, name_problem
from qwixx.rules.actions import parse
from qwixx.rules.errors import QwixxError, shown
from qwixx.rules.game import State
from qwixx.tables import protocol
from qwixx.tables.entries import (
    AnyEntry,
    Consented,
    Declined,
    Played,
    Proposed,
    Removed,
    Retracted,
    Seat,
    Seated,
    Started,
)
from qwixx.tables.refusal import Refusal, refusal_of
from qwixx.tables.secret import hashed, new_secret, same
from qwixx.tables.table import Table, mark


class Caller(NamedTuple):
    """Who asks: the hash of the device, the seats at which anybody is connected, and whether the host is."""

    device: str
    connected: frozenset[int] = frozenset()
    host: bool = False


class Decision(NamedTuple):
    """What a request comes to."""

    entry: AnyEntry | None  # nothing: it has been done before
    state: State | None = None  # the position after it, if the game goes on
    key: str | None = None  # a seat's new secret, for its owner


DONE = Decision(None)


# -- who may -----------------------------------------------------------------------------------------------------------


def owns(table: Table, device: str) -> tuple[int, ...]:
    """The seats of a device."""
    return tuple(place for place, seat in enumerate(table.seats) if same(seat.device, device))


def is_host(table: Table, device: str) -> bool:
    """Whether this device opened the table."""
    return same(table.host, device)


def _seat(table: Table, place: int) -> Seat:
    if place >= len(table.seats):
        raise Refusal("no-such-seat", f"There is no seat {place + 1} at this table.")
    return table.seats[place]


def _own(table: Table, caller: Caller, place: int) -> Seat:
    seat = _seat(table, place)
    if not same(seat.device, caller.device):
        raise Refusal("not-yours", f"Seat {place + 1} is not yours.")
    return seat


def _leader(table: Table, caller: Caller) -> None:
    """The host decides; while the host is not here, anybody who sits at the table."""
    if is_host(table, caller.device):
        return
    if owns(table, caller.device) and not caller.host:
        return
    raise Refusal("not-host", "Only the host of this table can do that.")


def _before_start(table: Table) -> None:
    if table.status != "lobby":
        raise Refusal("started", "The game has already started.")


def _running(table: Table) -> None:
    if table.status == "lobby":
        raise Refusal("not-running", "The game has not started yet.")
    if table.status == "over":
        raise Refusal("game-over", "The game is over.")


def check_level(level: str) -> str:
    """A bot's level that exists."""
    if level not in LEVELS:
        raise Refusal("bad-setup", f"There is no level {shown(level)}; there are {', '.join(LEVELS)}.")
    return level


def check_name(name: str) -> str:
    """A name that can be shown."""
    if problem := name_problem(name):
        raise Refusal("bad-name", problem[0].upper() + problem[1:])
    return name


# -- before the start --------------------------------------------------------------------------------------------------


def sit(table: Table, caller: Caller, request: protocol.Sit) -> Decision:
    """An open seat is taken; whoever has it already may change the name."""
    _before_start(table)
    seat, name = _seat(table, request.seat), check_name(request.name)
    if not caller.device:
        raise Refusal("bad-device", "Say hello with a device's secret before you take a seat.")
    mine = same(seat.device, caller.device)
    if seat.kind != "open" and not mine:
        raise Refusal("seat-taken", f"Seat {request.seat + 1} is taken.")
    if mine and (seat.name, seat.salt) == (name, request.salt):
        return DONE
    if mine:
        return Decision(Seated(request.seat, msgspec.structs.replace(seat, name=name, salt=request.salt)))
    key = new_secret()
    return Decision(
        Seated(request.seat, Seat("person", name, device=caller.device, key=hashed(key), salt=request.salt)), key=key
    )


def stand(table: Table, caller: Caller, request: protocol.Stand) -> Decision:
    """A seat is left, and open again."""
    _before_start(table)
    _own(table, caller, request.seat)
    return Decision(Seated(request.seat, Seat()))


def arrange(table: Table, caller: Caller, request: protocol.Arrange) -> Decision:
    """The host opens a seat, gives it to a bot or takes it away."""
    _before_start(table)
    _leader(table, caller)
    if mark(request.seat, request.id) in table.done:
        return DONE
    _seat(table, request.seat)
    if request.kind == "open":
        return Decision(Seated(request.seat, Seat()))
    if request.kind == "none":
        if len(table.seats) - 1 not in table.game.players:
            few = table.game.players[0]
            raise Refusal("bad-setup", f"{table.game.id} needs at least {few} seats.")
        return Decision(Removed(request.seat, request.id))
    others = [seat.name for place, seat in enumerate(table.seats) if place != request.seat]
    return Decision(Seated(request.seat, Seat("bot", bot_name(others), check_level(request.level))))


def start(table: Table, caller: Caller, request: protocol.Start) -> Decision:  # noqa: ARG001 (as all deciders)
    """The game begins, once no seat is open."""
    _before_start(table)
    _leader(table, caller)
    free = [place + 1 for place, seat in enumerate(table.seats) if seat.kind == "open"]
    if free:
        raise Refusal("open-seats", f"Seat {free[0]} is still open: wait for somebody, or give it to a bot.")
    events: list[str] = []
    state = _roll(table, table.game.start(len(table.seats)), events)
    return Decision(Started(tuple(events)), state)


# -- in the game -------------------------------------------------------------------------------------------------------


def _roll(table: Table, state: State, events: list[str]) -> State:
    """Let chance decide for as long as it is due."""
    number = table.outcomes
    while table.game.awaits_chance(state):
        outcome = table.game.draw(state, Draws(table.chance_key, number))
        state = table.game.chance(state, outcome)
        events.append(str(outcome))
        number += 1
    return state


def played(table: Table, acts: Sequence[Act], request: str = "") -> Decision:
    """What these actions come to, with the outcomes of chance that follow."""
    rules, state = table.playing
    events = [str(act) for act in acts]
    try:
        for act in acts:
            state = rules.apply(state, act.seat, act.action)
    except QwixxError as error:
        raise refusal_of(error) from None
    state = _roll(table, state, events)
    return Decision(Played(tuple(events), request), state)


def by_clock(table: Table) -> Decision:
    """Time is up: whoever has not answered passes, or does the first thing possible."""
    rules, state = table.playing
    return played(table, [Act(seat, rules.legal(state, seat)[0]) for seat in table.waiting])


def _due(table: Table, caller: Caller, request: protocol.Act | protocol.Retract) -> bool:
    """Whether this request is new and in time; false if it has been done before."""
    seat = _own(table, caller, request.seat)
    if mark(request.seat, request.id, request.step) in table.done:
        return False
    _running(table)
    if request.step != table.step:
        raise Refusal("stale", f"That was decision {request.step}; it is decision {table.step} now. Look again.")
    if seat.stand_in:
        raise Refusal("not-to-act", "A bot plays at this seat for you; take the seat back first.")
    return True


def act(table: Table, caller: Caller, request: protocol.Act) -> Decision:
    """A person's action, for the decision that is due."""
    if not _due(table, caller, request):
        return DONE
    rules, state = table.playing
    sealed = rules.sealed(state, request.seat)
    if sealed is not None:
        raise Refusal("answered", "You have answered already; take your answer back to change it.")
    try:
        action = parse(request.action)
    except QwixxError as error:
        raise refusal_of(error) from None
    return played(table, [Act(request.seat, action)], request.id)


def retract(table: Table, caller: Caller, request: protocol.Retract) -> Decision:
    """A sealed answer is taken back."""
    if not _due(table, caller, request):
        return DONE
    rules, state = table.playing
    if rules.sealed(state, request.seat) is None:
        raise Refusal("nothing-sealed", "You have no sealed answer to take back.")
    return Decision(Retracted(request.seat, request.id), rules.retract(state, request.seat))


def takeback(table: Table, caller: Caller, request: protocol.Takeback) -> Decision:
    """The others are asked to go back to an earlier decision."""
    _own(table, caller, request.seat)
    if mark(request.seat, request.id, request.step) in table.done:
        return DONE
    _running(table)
    if not table.settings.takebacks:
        raise Refusal("not-allowed", "At this table nothing settled is taken back.")
    if not 1 <= request.step < table.step:
        raise Refusal("stale", f"You can go back to decisions 1 to {table.step - 1}, not to {request.step}.")
    return Decision(Proposed(request.seat, request.step, request.id))


def consent(table: Table, caller: Caller, request: protocol.Consent) -> Decision:
    """Somebody agrees to go back, or does not."""
    _own(table, caller, request.seat)
    if mark(request.seat, request.id) in table.done:
        return DONE
    if table.proposal is None:
        raise Refusal("no-proposal", "Nobody asks to take anything back now.")
    if not request.agree:
        return Decision(Declined(request.seat, request.id))
    return DONE if request.seat in table.proposal.agreed else Decision(Consented(request.seat, request.id))


def substitute(table: Table, caller: Caller, request: protocol.Substitute) -> Decision:
    """A bot plays for somebody who is missing; the host decides so, or the person."""
    _running(table)
    seat = _seat(table, request.seat)
    mine = same(seat.device, caller.device)
    if not mine:
        _leader(table, caller)
    if seat.kind != "person":
        raise Refusal("not-allowed", f"At seat {request.seat + 1} there is a bot already.")
    if not mine and request.seat in caller.connected:
        raise Refusal("here", f"{shown(seat.name)} is here, and decides.")
    level = check_level(request.level)
    return DONE if seat.stand_in else Decision(Seated(request.seat, msgspec.structs.replace(seat, stand_in=level)))


def resume(table: Table, caller: Caller, request: protocol.Resume) -> Decision:
    """A person takes the seat back from the bot."""
    seat = _own(table, caller, request.seat)
    return Decision(Seated(request.seat, msgspec.structs.replace(seat, stand_in=""))) if seat.stand_in else DONE


def link(table: Table, caller: Caller, request: protocol.Link) -> Decision:
    """A new key for one's seat."""
    seat, key = _own(table, caller, request.seat), new_secret()
    return Decision(Seated(request.seat, msgspec.structs.replace(seat, key=hashed(key))), key=key)


def claim(table: Table, device: str, key: str) -> Decision:
    """Whoever has a seat's key has the seat: it goes to this device."""
    if not device:
        raise Refusal("bad-device", "Say hello with a device's secret to open a seat's link.")
    wanted = hashed(key)
    for place, seat in enumerate(table.seats):
        if same(seat.key, wanted):
            moved = msgspec.structs.replace(seat, device=device)
            return DONE if same(seat.device, device) else Decision(Seated(place, moved))
    raise Refusal("bad-key", "This seat's link is not valid any more; ask for a new one where you last played.")


Decider = Callable[[Table, Caller, Any], Decision]  # each is given only requests of its own kind

DECIDERS: dict[type, Decider] = {
    protocol.Sit: sit,
    protocol.Stand: stand,
    protocol.Arrange: arrange,
    protocol.Start: start,
    protocol.Act: act,
    protocol.Retract: retract,
    protocol.Takeback: takeback,
    protocol.Consent: consent,
    protocol.Substitute: substitute,
    protocol.Resume: resume,
    protocol.Link: link,
}
