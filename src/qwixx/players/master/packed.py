"""Sums of lines of weights where Python interprets: each line is one long whole number, which Python adds fast.

A weight is a field of that number, in fixed point; so the fields of a sum of such numbers are the sums of the weights.
Lines that are only added up have short fields; long ones have room for products with numbers in fixed point. Sums are
right to about 1e-10, and the same whenever the lines are, in whatever order they were added.
"""

import struct
from collections.abc import Iterable, Sequence
from functools import cache
from operator import mul

from qwixx.players.policy import Floats

WORD = 64  # bits
SHORT, LONG = 1, 2  # fields, in words; of a long one the upper word is read off
POINT = 40  # bits behind the point of what is read off, and of what lines are multiplied by
BEHIND = {SHORT: POINT, LONG: WORD}  # bits of a weight behind the point
ONE = 1 << POINT
UNIT = 1.0 / ONE
MOST_KINDS = 64  # of lines that are kept


class Lines(dict[int, int]):
    """By where it begins: a line of so many numbers, one every so many, as one."""

    def __init__(self, numbers: Sequence[float], width: int, field: int, step: int) -> None:
        super().__init__()
        self.numbers = numbers
        self._width, self._field, self._step = width, field, step

    def __missing__(self, begin: int) -> int:
        total, scale = 0, 1 << BEHIND[self._field]
        for weight in reversed(self.numbers[begin : begin + self._step * self._width : self._step]):
            total = (total << self._field * WORD) + int(weight * scale)
        self[begin] = total
        return total


_kept: dict[tuple[int, int, int, int], Lines] = {}


def lines_of(numbers: Sequence[float], width: int, field: int, step: int = 1) -> Lines:
    """The lines of one kind; they are kept if the numbers cannot change."""
    key = (id(numbers), width, field, step)
    found = _kept.get(key)
    if found is None:
        found = Lines(numbers, width, field, step)
        if isinstance(numbers, tuple):
            if len(_kept) >= MOST_KINDS:
                _kept.clear()
            _kept[key] = found
    return found


def product(lines: Lines, begins: Iterable[int], much: Iterable[float]) -> int:
    """Lines with long fields added up, each as often as is said in fixed point."""
    return sum(map(mul, much, map(lines.__getitem__, begins)))


def read_off(total: int, width: int, field: int) -> Floats:
    """The sums in the fields of a number, in fixed point."""
    data = total.to_bytes(width * field * WORD // 8, "little", signed=True)
    return list(_words(width * field).unpack(data)[field - 1 :: field])


@cache
def _words(count: int) -> struct.Struct:
    return struct.Struct(f"<{count}q")
