"""What is decided so that nobody can choose the dice: salts are promised, the host starts, salts are revealed."""

import msgspec

from qwixx import fairness
from qwixx.tables import protocol
from qwixx.tables.caller import Caller, check_leader, check_lobby, own_seat
from qwixx.tables.decision import DONE, Decision
from qwixx.tables.entries import Cancelled, Promised, Revealed, Started, Starting
from qwixx.tables.events import for_log
from qwixx.tables.refusal import Refusal
from qwixx.tables.table import Table


def promise(table: Table, caller: Caller, request: protocol.PromiseRequest) -> Decision:
    """Somebody promises a salt, or gives none."""
    seat = own_seat(table, caller, request.seat)
    check_lobby(table)
    if seat.promise == request.promise and not seat.undecided:
        return DONE
    if table.starting == "salts" or (table.starting and not seat.undecided):
        raise Refusal("starting", "The game is about to start: what was promised is fixed.")
    return _went_on(table, Promised(request.seat, request.promise))


def reveal(table: Table, caller: Caller, request: protocol.Reveal) -> Decision:
    """Somebody reveals the salt that was promised, once all promises are fixed."""
    seat = own_seat(table, caller, request.seat)
    check_lobby(table)
    if table.starting != "salts":
        raise Refusal("not-starting", "No salt is revealed before the host starts and all promises are fixed.")
    if not seat.promise or fairness.promise(request.salt) != seat.promise:
        raise Refusal("bad-salt", f"This is not the salt that was promised at seat {request.seat + 1}.")
    return DONE if seat.salt else _went_on(table, Revealed(request.seat, request.salt))


def begin(table: Table, request: protocol.Start) -> Decision:
    """The host starts: the game begins, or waits for promises and salts, unless it is to begin without them."""
    if table.kept:  # nothing can be chosen by a salt where people roll
        return Decision(Started(()), table.begun())
    if table.day:  # nor where everybody knows the dice
        play = table.begun().go_on()
        return Decision(Started(for_log(play.events)), play)
    if table.starting and not request.without:
        return DONE
    waiting = Starting(fixed=table.starting is not None)
    then = table.after(waiting, table.opened_at)
    if table.starting != "salts" and then.awaited:
        return Decision(waiting)
    play = then.begun().go_on()
    return Decision(Started(for_log(play.events)), play)


def cancel(table: Table, caller: Caller, request: protocol.Cancel) -> Decision:  # noqa: ARG001 (as all deciders)
    """The host breaks a start off, so that seats can be changed again."""
    check_lobby(table)
    check_leader(table, caller)
    return Decision(Cancelled()) if table.starting else DONE


def _went_on(table: Table, entry: Promised | Revealed) -> Decision:
    """What a promise or a salt comes to: if nothing else is waited for, the game begins."""
    then = table.after(entry, table.opened_at)
    if then.starting != "salts" or then.awaited:
        return Decision(entry)
    play = then.begun().go_on()
    return Decision(msgspec.structs.replace(entry, events=for_log(play.events)), play)
