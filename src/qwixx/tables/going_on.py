"""How a game goes on: actions, the outcomes of chance that follow, and the clock."""

from collections.abc import Sequence

from qwixx.fairness import Draws
from qwixx.records import Act, Event
from qwixx.rules.errors import QwixxError
from qwixx.rules.game import State
from qwixx.tables.decision import Decision
from qwixx.tables.entries import Played
from qwixx.tables.events import for_log
from qwixx.tables.refusal import refusal_of
from qwixx.tables.table import Table


def rolled(table: Table, state: State) -> tuple[State, tuple[Event, ...]]:
    """The position once chance has decided for as long as it was due, and the outcomes."""
    events: list[Event] = []
    while table.game.awaits_chance(state):
        outcome = table.game.draw(state, Draws(table.chance_key, table.outcomes + len(events)))
        state = table.game.chance(state, outcome)
        events.append(outcome)
    return state, tuple(events)


def played(table: Table, acts: Sequence[Act], request: str = "") -> Decision:
    """What these actions come to, with the outcomes of chance that follow."""
    game, state = table.playing
    try:
        for act in acts:
            state = game.apply(state, act.seat, act.action)
    except QwixxError as error:
        raise refusal_of(error) from None
    state, outcomes = rolled(table, state)
    events = (*acts, *outcomes)
    return Decision(Played(for_log(events), request), state, events=events)


def by_clock(table: Table) -> Decision:
    """Time is up: whoever has not answered passes, or does the first thing possible."""
    game, state = table.playing
    return played(table, [Act(seat, game.legal(state, seat)[0]) for seat in table.waiting])
