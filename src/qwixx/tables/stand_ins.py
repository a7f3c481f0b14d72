"""Bots that play for people: who may decide so, and how a person comes back."""

import msgspec

from qwixx.rules.errors import shown
from qwixx.tables import protocol
from qwixx.tables.caller import Caller, check_leader, check_level, check_running, leads, own_seat, owns, seat_at
from qwixx.tables.decision import Decision
from qwixx.tables.entries import BotProposed, Seat, Seated
from qwixx.tables.guests import check_for_bots
from qwixx.tables.refusal import Refusal
from qwixx.tables.secret import same
from qwixx.tables.table import Table

SLOW = 5 * 60 * 1000  # milliseconds without an answer after which the others can agree on a bot
OVERDUE = 24 * 3600 * 1000  # after which any one of them can decide so


def substitute(table: Table, caller: Caller, request: protocol.Substitute) -> Decision:
    """A bot plays for oneself, or for somebody who is missing; for who is here and idle, if the others agree."""
    check_running(table)
    check_for_bots(table.game)
    seat, level = seat_at(table, request.seat), check_level(request.level)
    if table.day:
        raise Refusal("not-allowed", "In the challenge of a day everybody plays for themselves.")
    if seat.kind != "person":
        raise Refusal("not-allowed", f"At seat {request.seat + 1} there is a bot already.")
    if _alone(table, caller, request.seat, seat):
        return Decision(Seated(request.seat, msgspec.structs.replace(seat, stand_in=level)))
    proposer = min(table.people().intersection(owns(table, caller.device)), default=None)
    if proposer is not None and not table.settings.timer and _idle(table, caller, request.seat, SLOW):
        return Decision(BotProposed(proposer, request.seat, level))
    check_leader(table, caller)
    raise Refusal("here", f"{shown(seat.name)} is here, and decides.")


def _alone(table: Table, caller: Caller, place: int, seat: Seat) -> bool:
    """Whether the caller can decide alone that a bot plays here."""
    if same(seat.device, caller.device):
        return True
    if owns(table, caller.device) and _idle(table, caller, place, OVERDUE):
        return True
    return leads(table, caller) and place not in caller.connected


def _idle(table: Table, caller: Caller, place: int, milliseconds: int) -> bool:
    """Whether everybody has been waiting for a seat for so long."""
    return place in table.waiting and caller.now - table.step_at >= milliseconds


def resume(table: Table, caller: Caller, request: protocol.Resume) -> Decision:
    """A person takes the seat back from the bot."""
    seat = own_seat(table, caller, request.seat)
    return Decision(Seated(request.seat, msgspec.structs.replace(seat, stand_in="")))
