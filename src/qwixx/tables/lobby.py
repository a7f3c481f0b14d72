"""What is decided before a game starts: seats are taken, left and arranged, and the game begins."""

import msgspec

from qwixx.players.names import bot_name, seen_as
from qwixx.tables import protocol
from qwixx.tables.caller import (
    Caller,
    check_leader,
    check_lobby,
    check_name,
    check_nobodys,
    check_seating,
    is_host,
    own_seat,
    seat_at,
)
from qwixx.tables.daily import check_challenge
from qwixx.tables.decision import Decision
from qwixx.tables.entries import Removed, Seat, Seated
from qwixx.tables.guests import check_bot
from qwixx.tables.refusal import Refusal
from qwixx.tables.salting import begin
from qwixx.tables.secret import hashed, new_secret, same
from qwixx.tables.table import Table


def sit(table: Table, caller: Caller, request: protocol.Sit) -> Decision:
    """An open seat is taken; whoever has it already may change the name."""
    check_lobby(table)
    seat, name = seat_at(table, request.seat), check_name(request.name)
    if not caller.device:
        raise Refusal("bad-device", "Say hello with a device's secret before you take a seat.")
    mine = same(seat.device, caller.device)
    if seat.kind != "open" and not mine:
        raise Refusal("seat-taken", f"Seat {request.seat + 1} is taken.")
    renamed = {} if mine and seat.name == name else _making_room(table, request.seat, name)
    if mine:
        return _changed(table, request, name, renamed)
    key = new_secret()
    sitting = Seat("person", name, device=caller.device, key=hashed(key), promise=request.promise or "")
    return Decision(Seated(request.seat, sitting, renamed), key=key)


def _changed(table: Table, request: protocol.Sit, name: str, renamed: dict[int, str]) -> Decision:
    """Another name at one's own seat, and another promise if there is one."""
    seat = table.seats[request.seat]
    now = msgspec.structs.replace(seat, name=name)
    if request.promise is not None and request.promise != seat.promise:
        now = msgspec.structs.replace(now, promise=request.promise, salt="")
    if now != seat:
        check_seating(table)
    return Decision(Seated(request.seat, now, renamed))


def _making_room(table: Table, place: int, name: str) -> dict[int, str]:
    """The bots that are called otherwise from now on, so that the person at this place can have the name."""
    others = {other: seat for other, seat in enumerate(table.seats) if other != place}
    check_nobodys(name, [seat.name for seat in others.values() if seat.kind == "person"])
    taken = [name, *(seat.name for seat in others.values())]
    return {other: bot_name(taken) for other, seat in others.items() if seen_as(seat.name) == seen_as(name)}


def stand(table: Table, caller: Caller, request: protocol.Stand) -> Decision:
    """A seat is left, and open again."""
    check_seating(table)
    own_seat(table, caller, request.seat)
    return Decision(Seated(request.seat, Seat()))


def arrange(table: Table, caller: Caller, request: protocol.Arrange) -> Decision:
    """The host opens a seat, gives it to a bot or takes it away."""
    check_lobby(table)
    check_leader(table, caller)
    check_seating(table)
    _check_may_take(table, caller, request.seat)
    if request.kind == "open":
        return Decision(Seated(request.seat, Seat()))
    if request.kind == "none":
        if len(table.seats) - 1 not in table.game.players:
            few = table.game.players[0]
            raise Refusal("bad-setup", f"{table.game.id} needs at least {few} seats.")
        return Decision(Removed(request.seat))
    others = [seat.name for place, seat in enumerate(table.seats) if place != request.seat]
    level = check_bot(request.level, table.game, caller.guests)
    return Decision(Seated(request.seat, Seat("bot", bot_name(others), level)))


def _check_may_take(table: Table, caller: Caller, place: int) -> None:
    """Only the host can take a person's seat from them, and not whoever leads while the host is away."""
    seat = seat_at(table, place)
    if seat.kind == "person" and not same(seat.device, caller.device) and not is_host(table, caller.device):
        raise Refusal("not-host", f"Seat {place + 1} is somebody's; only the host can take it from them.")


def start(table: Table, caller: Caller, request: protocol.Start) -> Decision:
    """The game begins, once no seat is open and every promised salt is revealed."""
    check_lobby(table)
    check_leader(table, caller)
    free = [place + 1 for place, seat in enumerate(table.seats) if seat.kind == "open"]
    if free:
        raise Refusal("open-seats", f"Seat {free[0]} is still open: wait for somebody, or give it to a bot.")
    if table.day:
        check_challenge(table.game, table.seats)
    return begin(table, request)
