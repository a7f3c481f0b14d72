"""What is decided where dice or cards are real: somebody enters what was rolled or called, or corrects it."""

from qwixx.rules.errors import QwixxError
from qwixx.rules.game import State
from qwixx.rules.outcomes import Call, Outcome, parse
from qwixx.tables import protocol
from qwixx.tables.caller import Caller, check_running, leads
from qwixx.tables.decision import Decision
from qwixx.tables.entries import Entered
from qwixx.tables.refusal import Refusal, refusal_of
from qwixx.tables.secret import same
from qwixx.tables.table import Table


def enter(table: Table, caller: Caller, request: protocol.Enter) -> Decision:
    """What was rolled is entered, by whose turn it is or by who leads; until the next roll it can be corrected."""
    check_running(table)
    if not table.kept:
        raise Refusal("not-allowed", "At this table the dice are rolled here.")
    due = _due(table, request)
    if not _may_enter(table, caller, due):
        raise Refusal("not-to-act", "Whoever is on turn enters what was rolled, or the host of this table.")
    _check_due(table, request)
    try:
        outcome = parse(request.outcome)
        _check_known(table, due, outcome)
        play = table.entered(outcome, request.corrects)
    except QwixxError as error:
        raise refusal_of(error) from None
    return Decision(Entered(str(outcome), request.corrects), play)


def _due(table: Table, request: protocol.Enter) -> State:
    """The position in which this was rolled: the present one, or that before what was entered last."""
    assert table.play is not None
    play = table.play
    return play.lately[-1].state if request.corrects and play.lately else play.state


def _may_enter(table: Table, caller: Caller, due: State) -> bool:
    """Whether it is the caller's roll; who begins, and what a bot rolls, only who leads can say."""
    seat = table.seats[due.active]
    theirs = due.phase != "first" and not seat.bot and same(seat.device, caller.device)
    return theirs or leads(table, caller)


def _check_due(table: Table, request: protocol.Enter) -> None:
    """Refuse what is not for the roll that is due, or that was entered last."""
    if request.step != table.step:
        raise Refusal("stale", f"That was at decision {request.step}; it is decision {table.step} now. Look again.")
    assert table.play is not None
    if not request.corrects and not table.play.awaits_chance:
        raise Refusal("stale", "What was rolled is entered already; correct it if it is wrong.")


def _check_known(table: Table, due: State, outcome: Outcome) -> None:
    """Refuse a white sum alone where a bot has to decide by all of its dice."""
    if isinstance(outcome, Call) and table.seats[due.active].bot:
        raise Refusal("dice-unknown", "A bot is on turn: enter all of its dice, not only the white sum.")
