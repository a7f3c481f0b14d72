"""Means over games whose unit is the deal, and where their true values lie."""

from math import sqrt

import numpy as np
from numpy.typing import NDArray

from qwixx.compiled import Numbers

NORMAL_95 = 1.959963984540054
FEW = {1: 12.706204736174698, 2: 4.302652729749464}  # of Student's t, where the series below is no good

Interval = tuple[float, float]


def student_95(freedom: int) -> float:
    """How many standard errors to either side hold 95 % of Student's t distribution, by its series."""
    if freedom in FEW:
        return FEW[freedom]
    z, n = NORMAL_95, freedom
    terms = (
        (z**3 + z) / (4 * n),
        (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2),
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3),
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4),
    )
    return z + sum(terms)


class Means:
    """Numbers of games, several to a game, summed deal by deal in whole numbers."""

    def __init__(self, count: int) -> None:
        self.games = self.deals = self._sizes_squared = 0
        self.sums = np.zeros(count, np.int64)
        self._products = np.zeros((count, count), np.int64)
        self._sized = np.zeros(count, np.int64)

    def add(self, values: Numbers, size: int) -> None:
        """Count games, a row each, of deals of so many games; the last deal may have been cut short."""
        starts = np.arange(0, len(values), size)
        sizes = np.diff(np.append(starts, len(values)))
        sums = np.add.reduceat(values, starts, axis=0)
        self.games += len(values)
        self.deals += len(sizes)
        self._sizes_squared += int((sizes**2).sum())
        self.sums += sums.sum(axis=0)
        self._products += sums.T @ sums
        self._sized += sums.T @ sizes

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Means) and all(map(np.array_equal, vars(self).values(), vars(other).values()))

    __hash__ = None  # type: ignore[assignment]

    def mean(self, place: int) -> float:
        """The mean of a game."""
        return int(self.sums[place]) / self.games

    def spread(self, expected: NDArray[np.float64]) -> NDArray[np.float64]:
        """The squared deviations, deal by deal, from what a game is expected to bring."""
        crossed = np.outer(self._sized, expected)
        spread: NDArray[np.float64] = (
            self._products - crossed - crossed.T + self._sizes_squared * np.outer(expected, expected)
        )
        return spread

    def interval(self, place: int) -> Interval | None:
        """Where the true mean lies, with 95 % confidence; nothing can be said after one deal."""
        if self.deals < 2:
            return None
        mean = self.mean(place)
        sized, squares = int(self._sized[place]), int(self._products[place, place])
        deviations = max(0.0, squares - 2 * mean * sized + mean**2 * self._sizes_squared)
        error = sqrt(deviations * self.deals / (self.deals - 1)) / self.games
        half = student_95(self.deals - 1) * error
        return mean - half, mean + half
