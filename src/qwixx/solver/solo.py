"""Solo play solved: the value of every sheet, from the last ones back to the blank one."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np

from qwixx.compiled import Numbers, compiled
from qwixx.rules.errors import SetupError
from qwixx.rules.layout import CLASSIC, Layout
from qwixx.rules.tables import tables_of
from qwixx.solver.index import Index, make_index
from qwixx.solver.plan import Plan, make_plan
from qwixx.solver.solution import Solution
from qwixx.solver.table import make_table, values_of
from qwixx.solver.turn import FUNCTIONS, make_work, value_sheets

CHUNK = 1024  # sheets that a thread values at a time

Told = Callable[[int, int], None]
"""Told how many sheets are done, and of how many."""


def solve(layout: Layout = CLASSIC, progress: Told | None = None, threads: int | None = None) -> Solution:
    """The value of every sheet of a layout in solo play."""
    if not (layout.boxes and layout.rows_to_end):
        raise SetupError("A game that is over before it begins has nothing to solve.")
    index = make_index(tables_of(layout))
    plan = make_plan(tables_of(layout), index)
    sheets, layers = _in_order(index, plan)
    numbers = make_table(index, plan, len(sheets) * plan.boxes)
    values = values_of(numbers)

    def value(begin: int, end: int) -> int:
        _loop()(plan, values, sheets, begin, end, make_work(plan.boxes))
        return end - begin

    done = value(0, 0)  # compiles the loop here, where that can be interrupted
    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        for begin, end in pairwise(layers):
            begins = range(begin, end, CHUNK)
            for size in pool.map(value, begins, (min(each + CHUNK, end) for each in begins)):
                done += size
                if progress:
                    progress(done * plan.boxes, len(sheets) * plan.boxes)
    return Solution(layout, numbers)


@cache
def _loop() -> Any:
    return compiled(value_sheets, *FUNCTIONS)


def _in_order(index: Index, plan: Plan) -> tuple[Numbers, list[int]]:
    """The sheets still in play, those with the fewest crosses left first, and where each such number begins.

    A cross lowers the number, so that whatever a sheet can lead to is in an earlier layer or is the sheet itself with
    one more penalty.
    """
    left = np.array(index.futures.crosses_left())[plan.futures].sum(axis=1)
    in_play = np.flatnonzero(plan.closed < plan.rows_to_end)
    sheets = in_play[np.argsort(left[in_play], kind="stable")]
    return sheets, np.searchsorted(left[sheets], np.arange(left.max() + 2)).tolist()
