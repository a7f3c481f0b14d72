"""The numbering of sheets: one number for all that are worth the same by symmetry.

The rows are dealt into two halves. The futures of the rows of a half, in whatever order, have one number; two such
numbers are a sheet. If the second half is like the first, or like its mirror image, both are numbered alike, and it
does not matter which of two numbers belongs to which half.
"""

from collections.abc import Callable
from itertools import permutations, product
from typing import NamedTuple

import numpy as np

from qwixx.compiled import Numbers
from qwixx.rules.errors import SetupError
from qwixx.rules.kernel.source import Tables
from qwixx.solver.rows import Futures, futures_of_row, locked_row

MOST_SHEETS = 10_000_000

Combination = tuple[int, ...]


class Half(NamedTuple):
    """Some rows of the sheet, and all combinations of their futures, numbered in this order from `begin` on."""

    rows: tuple[int, ...]
    combinations: tuple[Combination, ...]
    begin: int = 0


class Index(NamedTuple):
    """How sheets are numbered. The place of a sheet is `offsets[larger number of a half] + smaller number`."""

    futures: Futures
    by_bits: tuple[dict[int, int], ...]  # by row: the future of its bits
    locked: tuple[int, ...]  # by row: its future once it is locked
    first: Half
    second: Half
    offsets: Numbers
    sheets: tuple[Numbers, Numbers]  # by place: the numbers of the two halves


def make_index(tables: Tables) -> Index:
    """Number every sheet of a layout."""
    futures = Futures()
    locked = tuple(locked_row(futures, tables, row) for row in range(tables.rows))
    by_bits = tuple(futures_of_row(futures, tables, row) for row in range(tables.rows))
    rows = sorted(range(tables.rows), key=lambda row: by_bits[row][0])
    middle = (tables.rows + 1) // 2
    first, second = (Half(tuple(part), _combinations(by_bits, part)) for part in (rows[:middle], rows[middle:]))
    twin = _twin(futures, [by_bits[row][0] for row in first.rows], [by_bits[row][0] for row in second.rows])
    size, other = len(first.combinations), len(second.combinations)
    if size * other > MOST_SHEETS:
        raise SetupError(f"A layout with {size * other:,} sheets is too large to solve.")
    if twin:
        second = Half(second.rows, tuple(tuple(map(twin, combination)) for combination in first.combinations))
        offsets = np.arange(size) * np.arange(1, size + 1) // 2
        sheets = np.tril_indices(size)
    else:
        first = first._replace(begin=other)
        offsets = np.concatenate([np.zeros(other, np.int64), np.arange(size) * other])
        sheets = np.repeat(np.arange(other, other + size), other), np.tile(np.arange(other), size)
    return Index(futures, by_bits, locked, first, second, offsets, sheets)


def _combinations(by_bits: tuple[dict[int, int], ...], rows: list[int]) -> tuple[Combination, ...]:
    """The futures that these rows can have together, whatever the order of the rows."""
    futures = [sorted(set(by_bits[row].values())) for row in rows]
    return tuple(sorted({tuple(sorted(combination)) for combination in product(*futures)}))


def _twin(futures: Futures, first: list[int], second: list[int]) -> Callable[[int], int] | None:
    """What makes futures of the second half of those of the first: nothing at all, or a mirror."""
    if sorted(first) == sorted(second):
        return int
    if sorted(map(futures.mirrored, first)) == sorted(second):
        return futures.mirrored
    return None


def numbers_by_place(half: Half, futures: int) -> Numbers:
    """The number of a half by its futures, in any order, as the digits of a number in base `futures`."""
    numbers = np.full(futures ** len(half.rows), -1, np.int64)
    for number, combination in enumerate(half.combinations, half.begin):
        for order in permutations(combination):
            place = 0
            for future in order:
                place = place * futures + future
            numbers[place] = number
    return numbers
