"""How the win rates settled, at points ever farther apart."""

from math import ceil
from typing import NamedTuple

from qwixx.arena.batch import Batch
from qwixx.arena.tally import Tally

STRETCH = 1.1  # from each point to the next


class Point(NamedTuple):
    """After so many games: by bot the win rate and its interval."""

    games: int
    rates: tuple[float, ...]
    intervals: tuple[tuple[float, float], ...]


class Trail:
    """The points passed so far; their number grows with the logarithm of the games."""

    def __init__(self) -> None:
        self.points: list[Point] = []
        self._due = 1

    def follow(self, tally: Tally, batch: Batch) -> None:
        """Add the games to the tally, and keep a point wherever one is due."""
        begin = 0
        while begin < len(batch):
            end = min(len(batch), begin + (self._due - tally.deals) * tally.seats)
            tally.add(batch.part(begin, end))
            begin = end
            if tally.deals == self._due:
                self.end(tally)
                self._due = ceil(self._due * STRETCH)

    def end(self, tally: Tally) -> None:
        """Keep the point where the tally stands, unless it is kept already."""
        if not self.points or self.points[-1].games != tally.games:
            bots = range(tally.bots)
            rates, intervals = tuple(map(tally.win_rate, bots)), tuple(map(tally.interval, bots))
            self.points.append(Point(tally.games, rates, intervals))
