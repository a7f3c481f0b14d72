"""Solo play solved once for all tests, or read from the cache folder."""

from functools import cache

from qwixx.solver.solution import Solution
from qwixx.solver.store import load_or_solve


@cache
def solution() -> Solution:
    """The solution of the original."""
    return load_or_solve()
