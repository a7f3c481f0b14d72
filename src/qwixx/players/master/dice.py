"""The dice games by a network that knows what positions between turns are worth.

An answer to the white sum is worth what can follow it (`answers.py`), the rest of the turn is the active player's
(`turn.py`).
"""

from collections.abc import Sequence

from qwixx.players.master import answers, judging, lines, match, memory, network, pairs, rollers, track, turn
from qwixx.players.master.answers import AFTER_ANSWERS, answered, expect_answers, replied
from qwixx.players.master.match import games_played, write_leads
from qwixx.players.master.memory import situate
from qwixx.players.master.network import BEST, MARGINS, WINS
from qwixx.players.master.pairs import EVERY, forget_good
from qwixx.players.master.rollers import decide_who_is_shown
from qwixx.players.master.turn import NEVER, better, crossed, moved, promise
from qwixx.players.policy import KINDS, MARGIN, WIN, Floats
from qwixx.rules.kernel.cells import ACTIVE, CROSSED, MAX_SEATS, PHASE, SEATS
from qwixx.rules.kernel.dice import start
from qwixx.rules.kernel.phases import BETWEEN, COLOUR, FIRST, REPLY, WHITE
from qwixx.rules.kernel.source import Cells, Rng, Tables

SCRATCH = AFTER_ANSWERS


def choose(
    tables: Tables,
    cells: Cells,
    seat: int,
    codes: Cells,
    choices: int,
    numbers: Sequence[float],
    scratch: Floats,
    values: Floats,
    rng: Rng,  # noqa: ARG001 (it leaves nothing to chance)
) -> int:
    """The code with the highest chance to win, and of those the one with the highest margin."""
    phase = cells[PHASE]
    if phase == BETWEEN:
        standing(tables, cells, seat, numbers, scratch, values)
        return match.choose_between(tables, cells, seat, codes, choices, scratch, values)
    prepare(tables, cells, seat, numbers, scratch)
    forget_good(scratch)
    if phase == WHITE and cells[SEATS] > 2:
        expect_answers(tables, cells, numbers, scratch)
    best = 0
    for place in range(choices):
        if phase == WHITE:
            answered(tables, cells, seat, codes[place], numbers, scratch)
        elif phase == REPLY:
            replied(tables, cells, seat, codes[place], numbers, scratch)
        else:
            scratch[BEST + seat] = NEVER
            if phase == COLOUR:
                crossed(tables, cells, seat, codes[place], cells[CROSSED], EVERY, 0, numbers, scratch)
            else:
                moved(tables, cells, seat, codes[place], cells[CROSSED], numbers, scratch)
        values[KINDS * place + WIN] = scratch[BEST + seat]
        values[KINDS * place + MARGIN] = scratch[BEST + MAX_SEATS + seat]
        if better(values, KINDS * place, values, KINDS * best, 1):
            best = place
    return best


def prepare(tables: Tables, cells: Cells, seat: int, numbers: Sequence[float], scratch: Floats) -> None:
    """Write what stays the same while a seat thinks."""
    decide_who_is_shown(tables, cells, seat, numbers, scratch)
    write_leads(tables, cells, scratch)
    situate(cells, games_played(tables, cells), numbers, scratch)


def standing(
    tables: Tables, cells: Cells, seat: int, numbers: Sequence[float], scratch: Floats, values: Floats
) -> None:
    """What the position promises a seat before the next roll; if nobody is drawn to begin yet, on average.

    Between two games it is what the next one begins with.
    """
    if cells[PHASE] == BETWEEN:
        start(tables, cells, cells[SEATS])
    prepare(tables, cells, seat, numbers, scratch)
    drawn = cells[PHASE] != FIRST
    win = margin = 0.0
    for first in range(1 if drawn else cells[SEATS]):
        promise(tables, cells, cells[ACTIVE] if drawn else first, False, numbers, scratch)
        win += scratch[WINS + seat]
        margin += scratch[MARGINS + seat]
    parts = 1 if drawn else cells[SEATS]
    values[WIN], values[MARGIN] = win / parts, margin / parts


MODULES = (lines, network, match, memory, pairs, rollers, track, judging, turn, answers)
CALLS = (*(function for module in MODULES for function in module.CALLS), prepare, standing)
