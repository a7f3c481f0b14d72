"""What a request comes to: an entry for the log, or a refusal. Nothing here changes anything."""

from collections.abc import Callable
from typing import Any

import msgspec

from qwixx.tables import protocol
from qwixx.tables.caller import Caller, is_host, own_seat, owns
from qwixx.tables.decision import DONE, Decision
from qwixx.tables.entering import enter
from qwixx.tables.entries import Opened, Seat, Seated
from qwixx.tables.guests import check_for_bots
from qwixx.tables.known import old_request_key, request_key
from qwixx.tables.lobby import arrange, sit, stand, start
from qwixx.tables.moves import act, consent, retract, takeback
from qwixx.tables.refusal import Refusal
from qwixx.tables.salting import cancel, promise, reveal
from qwixx.tables.secret import hashed, new_secret, same
from qwixx.tables.stand_ins import resume, substitute
from qwixx.tables.table import Table

# -- whose seat it is --------------------------------------------------------------------------------------------------


def link(table: Table, caller: Caller, request: protocol.Link) -> Decision:
    """A new key for one's seat."""
    seat, key = own_seat(table, caller, request.seat), new_secret()
    return Decision(Seated(request.seat, msgspec.structs.replace(seat, key=hashed(key))), key=key)


def claim(table: Table, device: str, key: str) -> Decision:
    """Whoever has a seat's key has the seat: it goes to this device."""
    if not device:
        raise Refusal("bad-device", "Say hello with a device's secret to open a seat's link.")
    wanted = hashed(key)
    for place, seat in enumerate(table.seats):
        if same(seat.key, wanted):
            if same(seat.device, device):
                return DONE
            # A salt is known only where it was promised; once promises are fixed, nothing can be done about that.
            lost = table.status == "lobby" and table.starting != "salts" and seat.promise
            moved = seat.unsalted() if lost else seat
            return Decision(Seated(place, msgspec.structs.replace(moved, device=device)))
    raise Refusal("bad-key", "This seat's link is not valid any more; ask for a new one where you last played.")


# -- advice, reactions, and the next table -----------------------------------------------------------------------------


def check_hint(table: Table, caller: Caller, request: protocol.Hint) -> None:
    """Refuse advice where there is none, at another's seat, or at one that is not to act."""
    if not table.settings.hints:
        raise Refusal("not-allowed", "There are no hints at this table.")
    if request.seat not in owns(table, caller.device):
        raise Refusal("not-yours", f"Seat {request.seat + 1} is not yours.")
    if request.seat not in table.waiting:
        raise Refusal("not-to-act", f"Seat {request.seat + 1} is not to act now.")
    game, state = table.playing
    check_for_bots(game)
    if game.view(state, request.seat).blind:
        raise Refusal("dice-unknown", "Only the white sum was called; there is no hint without all the dice.")


def check_reaction(table: Table, caller: Caller, request: protocol.React) -> None:
    """Refuse a reaction of who has no such seat, and before there is anything to react to."""
    own_seat(table, caller, request.seat)
    if table.status == "lobby":
        raise Refusal("not-running", "The game has not started yet.")


def rematch(table: Table, caller: Caller) -> Opened | None:
    """How the next table is opened, with the same people and whoever asks as its host; nothing if there is one."""
    if table.status != "over":
        raise Refusal("still-running", "The game is not over yet.")
    if not owns(table, caller.device) and not is_host(table, caller.device):
        raise Refusal("not-yours", "Only those who sat at this table can have a rematch.")
    if table.next is not None:
        return None
    seats = tuple(_again(seat) for seat in table.seats)
    return Opened(table.game.id, dict(table.game.options), seats, caller.device, table.settings, table.game.version)


def _again(seat: Seat) -> Seat:
    """A seat at the next table; open if whoever sat there has given it up."""
    gone = seat.kind == "person" and not seat.device
    return Seat() if gone else msgspec.structs.replace(seat.unsalted(), stand_in="")


# -- any request -------------------------------------------------------------------------------------------------------

Decider = Callable[[Table, Caller, Any], Decision]  # each is given only requests of its own kind

DECIDERS: dict[type, Decider] = {
    protocol.Sit: sit,
    protocol.Stand: stand,
    protocol.Arrange: arrange,
    protocol.PromiseRequest: promise,
    protocol.Start: start,
    protocol.Reveal: reveal,
    protocol.Cancel: cancel,
    protocol.ActRequest: act,
    protocol.Enter: enter,
    protocol.Retract: retract,
    protocol.Takeback: takeback,
    protocol.Consent: consent,
    protocol.Substitute: substitute,
    protocol.Resume: resume,
    protocol.Link: link,
}


def decide(table: Table, caller: Caller, request: protocol.AnyRequest) -> Decision:
    """What a request comes to that changes the table itself; one that comes again has been done."""
    key = request_key(caller.device, request)
    if key in table.done or _done_of_old(table, caller, request):
        return DONE
    decision = DECIDERS[type(request)](table, caller, request)
    if decision.entry is None:
        return decision
    return decision._replace(entry=msgspec.structs.replace(decision.entry, id=request.id, request=key))


def _done_of_old(table: Table, caller: Caller, request: protocol.AnyRequest) -> bool:
    """Whether the first version of the server wrote that this was done; it did not write by whom."""
    theirs = getattr(request, "seat", None) in owns(table, caller.device) or is_host(table, caller.device)
    return theirs and old_request_key(request) in table.done
