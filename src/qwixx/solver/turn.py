"""The compiled loop: what a sheet is worth before the dice are rolled, once all that it can lead to has been valued.

An option is a number that one may cross in one row with a white and a coloured die. For a given white sum it is worth
as much as the best sheet that ends with it: without a white cross or after any of them. Of the options that are rolled
the best is taken. The coloured dice are independent, so that, from the best option down, the chance that none so far
has been rolled is a product of one factor a die.
"""

import math
from typing import NamedTuple

import numpy as np

from qwixx.compiled import Numbers
from qwixx.rules.kernel.sheet import MOST_ROWS
from qwixx.solver.plan import FACES, NUMBER, WHITE, Floats, Plan
from qwixx.solver.rows import NUMBERS, OWN

MOST_OPTIONS = MOST_ROWS * len(NUMBERS)
NO_CROSS = 0  # in `Work.best`, in the place of the white sum
EVERY_FACE = (1 << FACES) - 1
IMPOSSIBLE = -math.inf
GONE = -1


class Work(NamedTuple):
    """Room for one sheet at a time."""

    begin: Numbers  # by slot: its first option
    number: Numbers  # by option
    shift: Numbers  # by option: where the faces of its die stand among those of all dice; GONE if that has left
    best: Floats  # by white sum, option and penalties: the most it is worth
    order: Numbers  # the options that are better than none, best first
    worth: Floats  # what those are worth


def make_work(boxes: int) -> Work:
    """Room enough for any sheet with so many penalty boxes."""
    begin, number, shift, order = np.zeros((4, MOST_OPTIONS), np.int64)
    return Work(begin, number, shift, np.zeros(13 * MOST_OPTIONS * boxes), order, np.zeros(MOST_OPTIONS))


def value_sheets(plan: Plan, values: Floats, sheets: Numbers, begin: int, end: int, work: Work) -> None:
    """Value some of these sheets, with every number of penalties."""
    for place in range(begin, end):
        sheet = sheets[place]
        size = list_options(plan, sheet, work)
        compare_single_crosses(plan, values, sheet, work, size)
        compare_pairs_of_crosses(plan, values, sheet, work)
        gain = 0.0
        for box in range(plan.boxes):
            penalties = plan.boxes - 1 - box
            gain = expected_gain(plan, sheet, work, size, penalties, gain - plan.penalty)
            values[sheet * plan.boxes + penalties] = gain


def list_options(plan: Plan, sheet: int, work: Work) -> int:
    """Write down the options of every row."""
    size = 0
    gone = 0
    for slot in range(plan.slots):
        gone |= plan.gone[plan.futures[sheet, slot]]
    for slot in range(plan.slots):
        future = plan.futures[sheet, slot]
        work.begin[slot] = size
        for place in range(plan.span[future], plan.span[future + 1]):
            work.number[size] = plan.options[place]
            work.shift[size] = shift_of(plan, slot, plan.reach[place], gone)
            size += 1
    return size


def shift_of(plan: Plan, slot: int, die: int, gone: int) -> int:
    """Where the faces of a die stand: those of the rows' own dice first, then those of the dice that rows share."""
    if die == OWN:
        return slot * FACES
    return GONE if (gone >> die) & 1 else (plan.slots + die) * FACES


def option_of(plan: Plan, sheet: int, work: Work, slot: int, number: int) -> int:
    """Which option it is to cross this number in this row; -1 if it is none."""
    rank = plan.rank[plan.futures[sheet, slot] * NUMBER + number]
    return work.begin[slot] + rank if rank >= 0 else -1


def place_of(plan: Plan, first: int, second: int) -> int:
    """Where the sheet with these places of its halves stands."""
    larger = plan.first[first]
    smaller = plan.second[second]
    if larger < smaller:
        larger, smaller = smaller, larger
    place: int = plan.offsets[larger] + smaller
    return place


def goes_on(plan: Plan, sheet: int, step: int) -> bool:
    """Whether the game goes on after this cross."""
    closed: int = plan.closed[sheet] + plan.locked[plan.to[step]]
    return closed < plan.rows_to_end


def raise_to(plan: Plan, values: Floats, work: Work, total: int, option: int, sheet: int, points: int) -> None:
    """With this white sum an option is worth at least this sheet and these points."""
    for penalties in range(plan.boxes):
        worth: float = values[sheet * plan.boxes + penalties] + points
        place = (total * MOST_OPTIONS + option) * plan.boxes + penalties
        if worth > work.best[place]:
            work.best[place] = worth


def compare_single_crosses(plan: Plan, values: Floats, sheet: int, work: Work, size: int) -> None:
    """Every option without a white cross; whatever the white sum, it is worth that at least."""
    for place in range(size * plan.boxes):
        work.best[place] = IMPOSSIBLE
    first, second = plan.places[sheet, 0], plan.places[sheet, 1]
    for slot in range(plan.slots):
        future = plan.futures[sheet, slot]
        for step in range(plan.begin[future], plan.begin[future + 1]):
            by = plan.to[step] - future
            after = place_of(plan, first + by * plan.strides[slot, 0], second + by * plan.strides[slot, 1])
            option = option_of(plan, sheet, work, slot, plan.number[step])
            raise_to(plan, values, work, NO_CROSS, option, after, plan.points[step])
    for total in range(2, 13):
        for place in range(size * plan.boxes):
            work.best[total * MOST_OPTIONS * plan.boxes + place] = work.best[place]


def compare_pairs_of_crosses(plan: Plan, values: Floats, sheet: int, work: Work) -> None:
    """Every option after every white cross that does not end the game."""
    for slot in range(plan.slots):
        future = plan.futures[sheet, slot]
        for step in range(plan.begin[future], plan.begin[future + 1]):
            if goes_on(plan, sheet, step):
                compare_in_row(plan, values, sheet, work, slot, step)
            for other in range(slot):
                compare_in_rows(plan, values, sheet, work, slot, step, other)


def compare_in_row(plan: Plan, values: Floats, sheet: int, work: Work, slot: int, step: int) -> None:
    """Both crosses in one row."""
    first, second = plan.places[sheet, 0], plan.places[sheet, 1]
    future, between = plan.futures[sheet, slot], plan.to[step]
    for follow in range(plan.begin[between], plan.begin[between + 1]):
        by = plan.to[follow] - future
        after = place_of(plan, first + by * plan.strides[slot, 0], second + by * plan.strides[slot, 1])
        option = option_of(plan, sheet, work, slot, plan.number[follow])
        raise_to(plan, values, work, plan.number[step], option, after, plan.points[step] + plan.points[follow])


def compare_in_rows(plan: Plan, values: Floats, sheet: int, work: Work, slot: int, step: int, other: int) -> None:
    """The crosses in two rows, either of them the white one."""
    by = plan.to[step] - plan.futures[sheet, slot]
    first = plan.places[sheet, 0] + by * plan.strides[slot, 0]
    second = plan.places[sheet, 1] + by * plan.strides[slot, 1]
    option = option_of(plan, sheet, work, slot, plan.number[step])
    future = plan.futures[sheet, other]
    for follow in range(plan.begin[future], plan.begin[future + 1]):
        by = plan.to[follow] - future
        after = place_of(plan, first + by * plan.strides[other, 0], second + by * plan.strides[other, 1])
        points = plan.points[step] + plan.points[follow]
        if goes_on(plan, sheet, step) and plan.takes[step] != plan.die[follow]:
            follow_option = option_of(plan, sheet, work, other, plan.number[follow])
            raise_to(plan, values, work, plan.number[step], follow_option, after, points)
        if goes_on(plan, sheet, follow) and plan.takes[follow] != plan.die[step]:
            raise_to(plan, values, work, plan.number[follow], option, after, points)


def expected_gain(plan: Plan, sheet: int, work: Work, size: int, penalties: int, nothing: float) -> float:
    """The points to be expected from here on, if crossing nothing this turn leaves `nothing`."""
    gain = 0.0
    for total in range(2, 13):
        base = nothing
        for slot in range(plan.slots):
            option = option_of(plan, sheet, work, slot, total)
            if option >= 0:
                base = max(base, work.best[option * plan.boxes + penalties])
        better = list_better(plan, work, size, total, penalties, base)
        for white in range(max(1, total - FACES), total // 2 + 1):
            ways = 1 if 2 * white == total else 2
            gain += ways * best_of_roll(plan, work, better, white, total - white, base)
    return gain / (FACES * FACES)


def list_better(plan: Plan, work: Work, size: int, total: int, penalties: int, base: float) -> int:
    """Write down, best first, the options that are worth more than the best without any."""
    better = 0
    for option in range(size):
        worth = work.best[(total * MOST_OPTIONS + option) * plan.boxes + penalties]
        if worth > base and work.shift[option] != GONE:
            place = better
            while place and work.worth[place - 1] < worth:
                work.worth[place] = work.worth[place - 1]
                work.order[place] = work.order[place - 1]
                place -= 1
            work.worth[place] = worth
            work.order[place] = option
            better += 1
    return better


def best_of_roll(plan: Plan, work: Work, better: int, white: int, other: int, base: float) -> float:
    """What is to be expected of the coloured dice when the white ones show these."""
    gain = 0.0
    none = 1.0  # the chance that no option so far has been rolled
    faces = 0  # of all dice, those that make one
    for place in range(better):
        option = work.order[place]
        before = (faces >> work.shift[option]) & EVERY_FACE
        after = before | plan.faces[white * WHITE + other * NUMBER + work.number[option]]
        faces |= after << work.shift[option]
        none_now: float = none * (plan.missing[after] * plan.inverse[before])
        gain += work.worth[place] * (none - none_now)
        none = none_now
        if after == EVERY_FACE:
            break
    return gain + base * none


FUNCTIONS = (
    list_options,
    shift_of,
    option_of,
    place_of,
    goes_on,
    raise_to,
    compare_single_crosses,
    compare_pairs_of_crosses,
    compare_in_row,
    compare_in_rows,
    expected_gain,
    list_better,
    best_of_roll,
)
