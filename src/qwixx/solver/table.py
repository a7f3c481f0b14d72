"""The table of values in the making: all that `lookup.py` reads."""

import numpy as np

from qwixx.rules.kernel.sheet import ROW
from qwixx.solver.index import Index
from qwixx.solver.lookup import FIRST, LOCKED, PLACE_BITS, ROWS, STATES, VALUES
from qwixx.solver.plan import Floats, Plan


def make_table(index: Index, plan: Plan, states: int) -> Floats:
    """A table in which every value is still 0, as it is once the game is over."""
    header = np.zeros(ROWS)
    rows = np.full((plan.slots, ROW + 1), -1)
    for slot, row in enumerate((*index.first.rows, *index.second.rows)):
        first, second = plan.strides[slot]
        stride = first + (second << PLACE_BITS)
        for bits, future in index.by_bits[row].items():
            rows[row, bits] = future * stride
        header[LOCKED + row] = index.locked[row] * stride
    parts = [header, rows.ravel(), plan.first, plan.second, plan.offsets, np.zeros(len(plan.futures) * plan.boxes)]
    header[STATES] = states
    header[FIRST : VALUES + 1] = np.cumsum([len(part) for part in parts])[1:-1]
    return np.concatenate(parts)


def values_of(numbers: Floats) -> Floats:
    """The values in a table."""
    return numbers[int(numbers[VALUES]) :]
