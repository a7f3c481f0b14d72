"""The players that err as people do: they weigh what they see as `careful` does, but do not see everything as it is.

Skipped numbers seem cheap, a penalty seems harmless, a lock or another choice is not noticed, nor that the game is
about to end. Nothing of this is left to chance: the same position gives the same mistake.
"""

from collections.abc import Sequence

from qwixx.players import noticing
from qwixx.players.careful import CALLS as CAREFUL_CALLS
from qwixx.players.careful import worth
from qwixx.players.greedy import skipped
from qwixx.players.impressions import OF_HASTE, impression, seems
from qwixx.players.noticing import (
    brings_the_end,
    closed_seen,
    does_nothing,
    marks_of,
    overlooked,
    plain_cross_there,
    sees_ends,
)
from qwixx.players.outlook import sheet_promise, spread_after, standing, turns_left
from qwixx.players.policy import Floats, Policy
from qwixx.players.traits import CARELESS, EAGER, HASTY, easy_numbers, normal_numbers, trait
from qwixx.rules.kernel.cards import HANDS
from qwixx.rules.kernel.cells import ACTIVE, CROSSED, PHASE, SEATS, SHEETS
from qwixx.rules.kernel.pawns import PAWNS
from qwixx.rules.kernel.phases import BETWEEN, TAKE
from qwixx.rules.kernel.sheet import cross, locked
from qwixx.rules.kernel.source import Cells, Rng, Tables

MOST_TEMPTING = 4  # numbers skipped; more of them tempt nobody
UNSEEN, NONSENSE = -1e6, -2e6  # what is not noticed is done only if there is nothing else, and nonsense not even then


def choose(
    tables: Tables,
    cells: Cells,
    seat: int,
    codes: Cells,
    choices: int,
    numbers: Sequence[float],
    scratch: Floats,  # noqa: ARG001 (it needs none)
    values: Floats,  # noqa: ARG001 (what it feels is no chance to win)
    rng: Rng,  # noqa: ARG001 (it leaves nothing to chance)
) -> int:
    """The code that seems to promise most; the first of equals. Nobody passes up a cross that needs no thought."""
    look = impression(cells, seat, codes, choices)
    closed_now = closed_seen(tables, cells, seat, look, numbers)
    turns = turns_seen(tables, cells, seat, closed_now)
    must_cross = plain_cross_there(tables, cells, seat, codes, choices)
    best = 0
    most = -1e9
    for place in range(choices):
        value = felt(tables, cells, seat, codes[place], closed_now, look, turns, numbers)
        if overlooked(tables, cells, seat, codes[place], look, numbers):
            value += UNSEEN
        if must_cross and does_nothing(cells[PHASE], codes[place]):
            value += NONSENSE
        if value > most:
            best, most = place, value
    return best


def felt(
    tables: Tables,
    cells: Cells,
    seat: int,
    code: int,
    closed_now: int,
    look: int,
    turns: float,
    numbers: Sequence[float],
) -> float:
    """How good it seems to do this."""
    marks = marks_of(tables, cells, seat, code)
    if brings_the_end(tables, cells, seat, marks) and not sees_ends(tables, look, numbers):
        return worth_as_if_play_went_on(tables, cells, seat, marks, closed_now, turns, numbers)
    value = worth(tables, cells, seat, code, closed_now, numbers)
    if cells[PHASE] == BETWEEN or cells[PHASE] == TAKE:
        return value
    point = worth_of_a_point(tables, cells, turns)
    if marks:
        return value + point * temptation(tables, cells, seat, marks, look, numbers)
    if seat == cells[ACTIVE] and not cells[CROSSED]:
        return value + point * trait(tables, numbers, CARELESS)
    return value


def temptation(tables: Tables, cells: Cells, seat: int, marks: int, look: int, numbers: Sequence[float]) -> float:
    """By how many points a cross that skips numbers seems better than it is."""
    skips = skipped(tables, cells[SHEETS + seat], marks)
    if skips > MOST_TEMPTING or seems(look, OF_HASTE) >= trait(tables, numbers, HASTY):
        return 0.0
    return skips * trait(tables, numbers, EAGER)


def worth_of_a_point(tables: Tables, cells: Cells, turns: float) -> float:
    """What a point more is worth, in the units of `worth`: about its part in the chance to win, alone the point."""
    return 0.5 / spread_after(tables, cells, turns) if cells[SEATS] > 1 else 1.0


def turns_seen(tables: Tables, cells: Cells, seat: int, closed_now: int) -> float:
    """How many turns are still to be expected, as it stands; one at least."""
    field = cells[PAWNS + seat] if len(tables.track) else 0
    return max(1.0, turns_left(tables, cells, seat, cells[SHEETS + seat], field, closed_now))


def worth_as_if_play_went_on(
    tables: Tables, cells: Cells, seat: int, marks: int, closed_now: int, turns: float, numbers: Sequence[float]
) -> float:
    """What crosses that end the game seem worth to whoever does not see that they do."""
    seats, sheet = cells[SEATS], cells[SHEETS + seat]
    field = cells[PAWNS + seat] if len(tables.track) else 0
    hand = cells[HANDS + seat] if tables.suits else 0
    after = cross(tables, sheet, marks)
    gain = sheet_promise(tables, seats, after, closed_now | locked(tables, after), turns, numbers)
    gain -= sheet_promise(tables, seats, sheet, closed_now, turns, numbers)
    now = standing(tables, cells, seat, sheet, field, hand, closed_now, numbers)
    return now + gain * worth_of_a_point(tables, cells, turns)


CALLS = (*CAREFUL_CALLS, *noticing.CALLS, felt, temptation, worth_of_a_point, turns_seen, worth_as_if_play_went_on)


def easy() -> Policy:
    """The policy of a beginner."""
    return Policy(choose, easy_numbers, CALLS)


def normal() -> Policy:
    """The policy of somebody who plays now and then."""
    return Policy(choose, normal_numbers, CALLS)
