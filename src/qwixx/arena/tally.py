"""Sums over games as they come: whole numbers, so that the portions they come in make no difference."""

from collections import Counter
from fractions import Fraction
from math import sqrt

import numpy as np

from qwixx.arena.batch import Batch
from qwixx.arena.means import NORMAL_95, Interval, Means
from qwixx.compiled import Numbers
from qwixx.rules.kernel.endings import ENDINGS

WIN = 840  # a win in whole numbers, which two to eight winners can share
IMAGINED = 2  # deals imagined all won, and as many all lost, by Agresti and Coull's rule


class Tally:
    """What the games have come to so far, by bot; memory does not grow with their number."""

    def __init__(self, bots: int, seats: int | None = None) -> None:
        self.bots = bots
        self.seats = seats or bots  # at a table, and games of a deal; one if everybody plays alone
        self.games = self.deals = self.turns = 0
        self.endings = [0] * len(ENDINGS)
        self.scores: list[Counter[int]] = [Counter() for _ in range(bots)]
        self.points, self.leads = Means(bots), Means(bots)
        self.pairs = Means(bots * bots)  # 2 for a higher score than the other's, 1 for the same
        self.forfeits: list[Counter[str]] = [Counter() for _ in range(bots)]  # by reason
        self.first_forfeits: list[str | None] = [None] * bots
        self._won = [0] * bots
        self._won_squared = [0] * bots
        self._won_sized = [0] * bots
        self._sizes_squared = 0

    def add(self, batch: Batch) -> None:
        """Count games that begin with a deal."""
        scores = batch.scores
        self.games += len(scores)
        self.turns += int(batch.turns.sum())
        for end, count in enumerate(np.bincount(batch.ends.ravel(), minlength=len(ENDINGS))):
            self.endings[end] += int(count)
        for forfeit in batch.forfeits:
            self.forfeits[forfeit.bot][forfeit.reason] += forfeit.count
            self.first_forfeits[forfeit.bot] = self.first_forfeits[forfeit.bot] or forfeit.example
        if not len(scores):
            return
        self._add_deals(*by_deal(scores, self.seats))
        self.points.add(scores, self.seats)
        duels = np.sign(scores[:, :, None] - scores[:, None, :]) + 1
        self.pairs.add(duels.reshape(len(scores), -1), self.seats)
        if self.bots > 1:
            self.leads.add(_leads(scores), self.seats)
        for bot in range(self.bots):
            own = scores[:, bot]
            values, counts = np.unique(own, return_counts=True)
            self.scores[bot].update(dict(zip(values.tolist(), counts.tolist(), strict=True)))

    def _add_deals(self, won: Numbers, sizes: Numbers) -> None:
        self.deals += len(sizes)
        self._sizes_squared += int((sizes**2).sum())
        for bot in range(self.bots):
            self._won[bot] += int(won[:, bot].sum())
            self._won_squared[bot] += int((won[:, bot] ** 2).sum())
            self._won_sized[bot] += int((won[:, bot] * sizes).sum())

    def win_rate(self, bot: int) -> float:
        """Wins by games, a tie being a win shared."""
        return self._won[bot] / (WIN * self.games)

    def interval(self, bot: int) -> tuple[float, float]:
        """Where the true win rate lies, with 95 % confidence.

        The unit is the deal, since its games share their chance. Some imagined deals keep the interval from
        vanishing when all deals came out alike.
        """
        size = self.seats
        won = self._won[bot] + IMAGINED * WIN * size
        games = self.games + 2 * IMAGINED * size
        deals = self.deals + 2 * IMAGINED
        rate = Fraction(won, games)
        squares = self._won_squared[bot] + IMAGINED * (WIN * size) ** 2
        products = self._won_sized[bot] + IMAGINED * WIN * size**2
        sizes = self._sizes_squared + 2 * IMAGINED * size**2
        deviations = squares - 2 * rate * products + rate**2 * sizes
        half = NORMAL_95 * sqrt(deviations / games**2 * deals / (deals - 1)) / WIN
        centre = float(rate) / WIN
        return max(0.0, centre - half), min(1.0, centre + half)

    def score_mean(self, bot: int) -> float:
        """The points of a game."""
        return sum(score * count for score, count in self.scores[bot].items()) / self.games

    def margin_mean(self, bot: int) -> float:
        """By how much a bot beats the best of the others, or stays behind."""
        return self.leads.mean(bot)

    def duel_rate(self, bot: int, other: int) -> float:
        """How often one has more points than the other, a tie being half."""
        return self.pairs.mean(bot * self.bots + other) / 2

    def duel_interval(self, bot: int, other: int) -> Interval | None:
        """Where the true rate lies, with 95 % confidence."""
        found = self.pairs.interval(bot * self.bots + other)
        return found and (max(0.0, found[0] / 2), min(1.0, found[1] / 2))

    @property
    def duels(self) -> Numbers:
        """The duels of every bot with every other: 2 for a higher score, 1 for the same."""
        return self.pairs.sums.reshape(self.bots, self.bots)

    def turns_mean(self) -> float:
        """The turns of a game."""
        return self.turns / sum(self.endings)


def _leads(scores: Numbers) -> Numbers:
    """How far everybody is ahead of the best of the others."""
    ordered = np.sort(scores, axis=1)
    leads: Numbers = scores - np.where(scores == ordered[:, -1:], ordered[:, -2:-1], ordered[:, -1:])
    return leads


def by_deal(scores: Numbers, size: int | None = None) -> tuple[Numbers, Numbers]:
    """What each bot won in each deal, and how many games the deal had; the last one may have been cut short."""
    best = scores == scores.max(axis=1, keepdims=True)
    shares = np.where(best, WIN // best.sum(axis=1, keepdims=True), 0)
    starts = np.arange(0, len(scores), size or scores.shape[1])
    sizes = np.diff(np.append(starts, len(scores)))
    return np.add.reduceat(shares, starts, axis=0), sizes
