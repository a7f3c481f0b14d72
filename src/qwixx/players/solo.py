"""The player that is perfect alone: it takes what the exact solution of solo play says is best.

In company it plays its own sheet as if it were alone from the next turn on. What others have closed is closed for it
too, which the table knows exactly; that they cross and close rows meanwhile, and give it white sums to cross between
its own turns, it does not foresee.
"""

from collections.abc import Sequence
from functools import cache
from typing import cast

from qwixx import games
from qwixx.extras import needs
from qwixx.players.policy import KINDS, MARGIN, Floats, Policy
from qwixx.rules.game import Game
from qwixx.rules.kernel.cells import ACTIVE, CROSSED, PHASE, SEATS, SHEETS
from qwixx.rules.kernel.dice import ROLLED, closed, colour_numbers, in_play
from qwixx.rules.kernel.phases import COLOUR, REPLY, WHITE
from qwixx.rules.kernel.sheet import (
    ROW_BITS,
    count,
    cross,
    locked,
    open_numbers,
    penalties,
    row_bits,
    sheet_score,
)
from qwixx.rules.kernel.source import Cells, Rng, Tables
from qwixx.solver.lookup import added, gain_at, places_of

NEVER = -1e9


def choose(
    tables: Tables,
    cells: Cells,
    seat: int,
    codes: Cells,
    choices: int,
    numbers: Sequence[float],
    scratch: Floats,  # noqa: ARG001 (it needs none)
    values: Floats,
    rng: Rng,  # noqa: ARG001 (it leaves nothing to chance)
) -> int:
    """The code with the highest expected final score; the first one where no number is to be crossed."""
    phase = cells[PHASE]
    if phase != WHITE and phase != COLOUR and phase != REPLY:
        return 0
    active = seat == cells[ACTIVE]
    again = active and phase != COLOUR  # there is a second cross to come
    shut = closed(tables, cells)  # in reply to a lock too: that row closes whatever the answer
    penalty = 1 if active and not cells[CROSSED] and count(shut) < tables.rows_to_end else 0
    best, most = 0, NEVER
    for place in range(choices):
        sheet = cross(tables, cells[SHEETS + seat], codes[place])
        shut_then = shut | locked(tables, sheet)
        offered = colour_numbers(tables, in_play(tables, cells[ROLLED], shut_then)) if again else 0
        value = worth(tables, numbers, sheet, shut_then, offered, 0 if codes[place] else penalty)
        if value > most:
            best, most = place, value
        if cells[SEATS] == 1:
            values[KINDS * place + MARGIN] = value
    return best


def worth(tables: Tables, numbers: Sequence[float], sheet: int, shut: int, offered: int, penalty: int) -> float:
    """The expected final score of a sheet, with a cross among the numbers offered, or else with the penalty due."""
    score = sheet_score(tables, sheet)
    places = places_of(tables, numbers, sheet, shut)
    most = score - penalty * tables.penalty + gain_at(tables, numbers, places, penalties(sheet) + penalty)
    if offered and count(shut) < tables.rows_to_end:
        marks = open_numbers(tables, sheet, shut) & offered
        for row in range(tables.rows):
            most = max(most, best_in_row(tables, numbers, sheet, row, row_bits(marks, row), places, score))
    return most


def best_in_row(
    tables: Tables, numbers: Sequence[float], sheet: int, row: int, marks: int, places: float, score: int
) -> float:
    """The highest expected final score after one of these marks in a row; the sheet has these places and this score."""
    most = NEVER
    before = row_bits(sheet, row)
    other_places = places - added(numbers, row, before)
    other_points = score - tables.points[before]
    while marks:
        mark = marks & -marks
        after = row_bits(cross(tables, sheet, mark << (row * ROW_BITS)), row)
        gain = gain_at(tables, numbers, other_places + added(numbers, row, after), penalties(sheet))
        most = max(most, other_points + tables.points[after] + gain)
        marks ^= mark
    return most


def standing(
    tables: Tables,
    cells: Cells,
    seat: int,
    numbers: Sequence[float],
    scratch: Floats,  # noqa: ARG001 (it needs none)
    values: Floats,
) -> None:
    """The expected final score before a roll, alone; in company it knows nothing of the others."""
    if cells[SEATS] == 1:
        values[MARGIN] = worth(tables, numbers, cells[SHEETS + seat], closed(tables, cells), 0, 0)


CALLS = (worth, best_in_row, added, places_of, gain_at)


@cache
def solved_games() -> tuple[str, ...]:
    """The games whose sheets can be solved; to make all games takes a while, so not before it is asked."""
    return tuple(name for name in games.GAMES if games.descriptor(name).dice and not games.descriptor(name).track)


def numbers_for(game: Game) -> Sequence[float]:
    """The table of a game's sheet, which is solved now if it is not kept yet."""
    with needs("lab", "The player solo"):
        from qwixx.solver.store import load_or_solve  # numba takes half a second to load; other players do without

    return cast("Sequence[float]", load_or_solve(game.layout).numbers)


def solo() -> Policy:
    """The policy, for the games whose sheets can be solved."""
    return Policy(choose, numbers_for, CALLS, solved_games(), standing=standing)
