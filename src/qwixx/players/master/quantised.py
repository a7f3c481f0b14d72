"""The numbers of a network as they are in its file: whole numbers of one byte, made floats where they are looked up.

A table has hundreds of thousands of numbers, of which a game looks up a few thousand.
"""

from array import array
from collections.abc import Iterator, Sequence
from itertools import chain
from operator import mul
from typing import overload


class Quantised(Sequence[float]):
    """A table line by line, with a scale for each column."""

    def __init__(self, scales: Sequence[float], small: bytes) -> None:
        self._scales, self._small = scales, array("b", small)

    def __len__(self) -> int:
        return len(self._small)

    def __iter__(self) -> Iterator[float]:
        width = len(self._scales)
        return chain.from_iterable(self[begin : begin + width] for begin in range(0, len(self), width))

    @overload
    def __getitem__(self, index: int) -> float: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[float]: ...
    def __getitem__(self, index: int | slice) -> float | Sequence[float]:
        width = len(self._scales)
        if isinstance(index, int):
            return self._scales[index % width] * self._small[index]
        begin, end, step = index.indices(len(self))
        if (begin % width, end - begin, step) == (0, width, 1):
            return list(map(mul, self._small[index], self._scales))
        return [self[place] for place in range(begin, end, step)]


class Weights(Sequence[float]):
    """A policy's numbers: those that are looked up all the time, and after them a table."""

    def __init__(self, first: tuple[float, ...], table: Sequence[float]) -> None:
        self.first, self._table, self._begin = first, table, len(first)

    def __len__(self) -> int:
        return self._begin + len(self._table)

    def __iter__(self) -> Iterator[float]:
        return chain(self.first, self._table)

    @overload
    def __getitem__(self, index: int) -> float: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[float]: ...
    def __getitem__(self, index: int | slice) -> float | Sequence[float]:
        if isinstance(index, int):  # most often by far
            return self.first[index] if index < self._begin else self._table[index - self._begin]
        begin, end, step = index.indices(len(self))
        if step > 0 and self._begin <= begin < end:
            return self._table[begin - self._begin : end - self._begin : step]
        if step > 0 and end <= self._begin:
            return self.first[begin:end:step]
        return [self[place] for place in range(begin, end, step)]
