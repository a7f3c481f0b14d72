"""Sums of lines of weights where Python interprets: each line is one long whole number, which Python adds fast.

A weight is a field of that number, in fixed point; so the fields of a sum of such numbers are the sums of the weights.
Lines that are only added up have short fields; long ones have room for products with numbers in fixed point. Sums are
right to about 1e-10, products to 1e-9, and both the same whenever the lines are, in whatever order they were added.
"""

import struct
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import compress
from operator import mul

from qwixx.players.master.quantised import Weights
from qwixx.players.policy import Floats

SHORT, LONG = 8, 12  # bytes of a field; the upper eight are read off
POINT = 40  # bits behind the point of what is read off, and of what lines are multiplied by
BEHIND = {SHORT: POINT, LONG: 8 * (LONG - SHORT)}  # bits of a weight behind the point
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
        weights = self.numbers[begin : begin + self._step * self._width : self._step]
        scale, half = 1 << BEHIND[self._field], 1 << 8 * self._field - 1
        fields = ((int(weight * scale) + half).to_bytes(self._field, "little") for weight in weights)
        halves = half.to_bytes(self._field, "little") * len(weights)
        self[begin] = total = int.from_bytes(b"".join(fields), "little") - int.from_bytes(halves, "little")
        return total


_kept: dict[tuple[int, int, int, int], Lines] = {}


def lines_of(numbers: Sequence[float], width: int, field: int, step: int = 1) -> Lines:
    """The lines of one kind; they are kept if the numbers cannot change."""
    key = (id(numbers), width, field, step)
    found = _kept.get(key)
    if found is None:
        found = Lines(numbers, width, field, step)
        if isinstance(numbers, tuple | Weights):
            if len(_kept) >= MOST_KINDS:
                _kept.clear()
            _kept[key] = found
    return found


def product(lines: Lines, begins: Iterable[int], much: Sequence[float]) -> int:
    """Lines with long fields added up, each as often as is said in fixed point."""
    return sum(map(mul, compress(much, much), map(lines.__getitem__, compress(begins, much))))


def read_off(total: int, width: int, field: int) -> Floats:
    """The sums in the fields of a number, in fixed point."""
    return list(_fields(width, field).unpack(total.to_bytes(width * field, "little", signed=True)))


@cache
def _fields(width: int, field: int) -> struct.Struct:
    return struct.Struct("<" + f"{field - SHORT}xq" * width)
