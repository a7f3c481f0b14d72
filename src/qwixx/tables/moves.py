"""What is decided in a game: actions, sealed answers taken back, going back together."""

from qwixx.records import Act
from qwixx.rules.actions import parse
from qwixx.rules.errors import QwixxError, shown
from qwixx.tables import protocol
from qwixx.tables.caller import Caller, check_running, own_seat
from qwixx.tables.decision import Decision
from qwixx.tables.entries import Consented, Declined, Proposed, Retracted
from qwixx.tables.going_on import played
from qwixx.tables.refusal import Refusal, refusal_of
from qwixx.tables.table import Table


def _check_due(table: Table, caller: Caller, request: protocol.ActRequest | protocol.Retract) -> None:
    """Refuse what is not for one's own seat, or not for the decision that is due."""
    seat = own_seat(table, caller, request.seat)
    check_running(table)
    if request.step != table.step:
        raise Refusal("stale", f"That was decision {request.step}; it is decision {table.step} now. Look again.")
    if seat.stand_in:
        raise Refusal("not-to-act", "A bot plays at this seat for you; take the seat back first.")


def act(table: Table, caller: Caller, request: protocol.ActRequest) -> Decision:
    """A person's action, for the decision that is due."""
    _check_due(table, caller, request)
    game, state = table.playing
    sealed = game.sealed(state, request.seat)
    if sealed is not None:
        raise Refusal("answered", "You have answered already; take your answer back to change it.")
    try:
        action = parse(request.action)
    except QwixxError as error:
        raise refusal_of(error) from None
    return played(table, [Act(request.seat, action)])


def retract(table: Table, caller: Caller, request: protocol.Retract) -> Decision:
    """A sealed answer is taken back."""
    _check_due(table, caller, request)
    game, state = table.playing
    if game.sealed(state, request.seat) is None:
        raise Refusal("nothing-sealed", "You have no sealed answer to take back.")
    return Decision(Retracted(request.seat))


def takeback(table: Table, caller: Caller, request: protocol.Takeback) -> Decision:
    """The others are asked to go back to an earlier decision."""
    own_seat(table, caller, request.seat)
    check_running(table)
    if not table.settings.takebacks:
        raise Refusal("not-allowed", "At this table nothing settled is taken back.")
    if not 1 <= request.step < table.step:
        raise Refusal("stale", f"You can go back to decisions 1 to {table.step - 1}, not to {request.step}.")
    _check_replaced(table, caller, request.step)
    return Decision(Proposed(request.seat, request.step, anew=True))


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
    """Somebody agrees to what is proposed, or does not; whom it is about has no say, and can act instead."""
    own_seat(table, caller, request.seat)
    if table.proposal is None:
        raise Refusal("no-proposal", "Nothing is proposed now.")
    if request.proposal != table.proposal.number:
        raise Refusal("stale", "Something else is proposed by now. Look at it before you answer.")
    if request.seat == table.proposal.absent:
        raise Refusal("not-allowed", "The others decide about this; make your move, and it is void.")
    return Decision(Consented(request.seat) if request.agree else Declined(request.seat))
