"""What is decided in a game: actions, sealed answers taken back, going back together."""

from qwixx.records import Act
from qwixx.rules.actions import parse
from qwixx.rules.errors import QwixxError, shown
from qwixx.tables import protocol
from qwixx.tables.caller import Caller, check_running, own_seat
from qwixx.tables.decision import DONE, Decision
from qwixx.tables.entries import Consented, Declined, Proposed, Retracted
from qwixx.tables.going_on import played
from qwixx.tables.refusal import Refusal, refusal_of
from qwixx.tables.table import Table, request_key


def _due(table: Table, caller: Caller, request: protocol.ActRequest | protocol.Retract) -> bool:
    """Whether this request is new and in time; false if it has been done before."""
    seat = own_seat(table, caller, request.seat)
    if request_key(request.seat, request.id, request.step) in table.done:
        return False
    check_running(table)
    if request.step != table.step:
        raise Refusal("stale", f"That was decision {request.step}; it is decision {table.step} now. Look again.")
    if seat.stand_in:
        raise Refusal("not-to-act", "A bot plays at this seat for you; take the seat back first.")
    return True


def act(table: Table, caller: Caller, request: protocol.ActRequest) -> Decision:
    """A person's action, for the decision that is due."""
    if not _due(table, caller, request):
        return DONE
    game, state = table.playing
    sealed = game.sealed(state, request.seat)
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
    game, state = table.playing
    if game.sealed(state, request.seat) is None:
        raise Refusal("nothing-sealed", "You have no sealed answer to take back.")
    return Decision(Retracted(request.seat, request.id))


def takeback(table: Table, caller: Caller, request: protocol.Takeback) -> Decision:
    """The others are asked to go back to an earlier decision."""
    own_seat(table, caller, request.seat)
    if request_key(request.seat, request.id, request.step) in table.done:
        return DONE
    check_running(table)
    if not table.settings.takebacks:
        raise Refusal("not-allowed", "At this table nothing settled is taken back.")
    if not 1 <= request.step < table.step:
        raise Refusal("stale", f"You can go back to decisions 1 to {table.step - 1}, not to {request.step}.")
    _check_replaced(table, caller, request.step)
    return Decision(Proposed(request.seat, request.step, request.id, anew=True))


def _check_replaced(table: Table, caller: Caller, step: int) -> None:
    """Refuse to go back past the moment at which a bot replaced somebody who is not here to agree."""
    earliest = table.earliest(caller.connected)
    if step >= earliest:
        return
    names = [shown(table.seats[seat].name) for seat, since in table.replaced if since == earliest]
    raise Refusal(
        "replaced", f"A bot has played for {names[0]} since decision {earliest}: ask them to go back further."
    )


def consent(table: Table, caller: Caller, request: protocol.Consent) -> Decision:
    """Somebody agrees to go back, or does not."""
    own_seat(table, caller, request.seat)
    if request_key(request.seat, request.id) in table.done:
        return DONE
    if table.proposal is None:
        raise Refusal("no-proposal", "Nobody asks to take anything back now.")
    if not request.agree:
        return Decision(Declined(request.seat, request.id))
    return DONE if request.seat in table.proposal.agreed else Decision(Consented(request.seat, request.id))
