"""How a game goes on: actions, the outcomes of chance that follow, and the clock."""

from collections.abc import Sequence

from qwixx.records import Act
from qwixx.rules.errors import QwixxError
from qwixx.tables.decision import Decision
from qwixx.tables.entries import Played
from qwixx.tables.events import for_log
from qwixx.tables.refusal import refusal_of
from qwixx.tables.table import Table


def played(table: Table, acts: Sequence[Act]) -> Decision:
    """What these actions come to, with the outcomes of chance that follow."""
    assert table.play is not None
    play = table.play
    try:
        for act in acts:
            play = play.after(act)
    except QwixxError as error:
        raise refusal_of(error) from None
    play = play.go_on()
    return Decision(Played(for_log(play.events[len(table.events) :])), play)


def by_clock(table: Table) -> Decision:
    """Time is up: whoever has not answered passes, or does the first thing possible."""
    game, state = table.playing
    return played(table, [Act(seat, game.legal(state, seat)[0]) for seat in table.waiting])
