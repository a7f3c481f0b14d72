"""Holding a contest: its games counted as they come, until all are played or the question is decided."""

import time
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations

from qwixx.arena.batch import Batch
from qwixx.arena.contest import Contest
from qwixx.arena.means import Interval
from qwixx.arena.ratings import rating_intervals, ratings
from qwixx.arena.sprt import Sprt, Verdict
from qwixx.arena.tally import Tally, by_deal
from qwixx.arena.trail import Trail
from qwixx.compiled import Numbers
from qwixx.rules.kernel.endings import ENDINGS


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot did."""

    bot: str
    win_rate: float | None  # nothing of a bot that has nobody to be compared with; so too the margin and the rating
    ci95: Interval | None
    score_mean: float
    score_ci95: Interval | None
    margin_mean: float | None
    margin_ci95: Interval | None
    rating: float | None
    rating_ci95: Interval | None
    forfeits: Counter[str]
    first_forfeit: str | None

    def as_json(self) -> dict[str, object]:
        """The standing in the types of JSON."""
        return {
            "bot": self.bot,
            "win_rate": self.win_rate,
            "ci95": self.ci95 and list(self.ci95),
            "score_mean": self.score_mean,
            "score_ci95": self.score_ci95 and list(self.score_ci95),
            "margin_mean": self.margin_mean,
            "margin_ci95": self.margin_ci95 and list(self.margin_ci95),
            "rating": self.rating,
            "rating_ci95": self.rating_ci95 and list(self.rating_ci95),
            "forfeits": self.forfeits.total(),
            "forfeit_reasons": dict(sorted(self.forfeits.items())),
            "first_forfeit": self.first_forfeit,
        }


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a contest."""

    contest: Contest
    tally: Tally
    trail: Trail
    players: tuple[Standing, ...]
    sprt: Verdict | None
    seconds: float

    def as_json(self) -> dict[str, object]:
        """The result in the types of JSON; but for the seconds it is the same for the same contest."""
        contest, tally = self.contest, self.tally
        return {
            "game": contest.name,
            "options": dict(contest.options),
            "seed": contest.seed,
            "alone": contest.seats == 1,
            "players": [player.as_json() for player in self.players],
            "pairs": [self._pair(bot, other) for bot, other in combinations(range(tally.bots), 2)],
            "games": tally.games,
            "deals": tally.deals,
            "turns_mean": tally.turns_mean(),
            "endings": {name: count for name, count in zip(ENDINGS, tally.endings, strict=True) if count},
            "sprt": self.sprt and self.sprt.as_json(),
            "seconds": self.seconds,
        }

    def _pair(self, bot: int, other: int) -> dict[str, object]:
        """How often one bot has more points than another, both by their place among the players."""
        interval = self.tally.duel_interval(bot, other)
        rate = self.tally.duel_rate(bot, other)
        return {"bot": bot + 1, "other": other + 1, "win_rate": rate, "ci95": interval and list(interval)}


def hold(
    contest: Contest,
    batches: Generator[Batch, None, None],
    test: Sprt | None = None,
    watch: Callable[[Batch], object] = len,
) -> Result:
    """Count the games as they come in, show each batch to `watch`, and stop early when the test is decided."""
    tally, trail = Tally(len(contest.bots), contest.seats), Trail()
    begin = time.perf_counter()
    with closing(batches):
        for batch in batches:
            decided = test and test.add(_whole_deals(batch, contest.seats))
            counted = batch.part(0, decided * contest.seats) if decided else batch
            trail.follow(tally, counted)
            watch(counted)
            if decided:
                break
    trail.end(tally)
    seconds = time.perf_counter() - begin
    return Result(contest, tally, trail, _standings(contest, tally), test.verdict() if test else None, seconds)


def _standings(contest: Contest, tally: Tally) -> tuple[Standing, ...]:
    many = tally.bots > 1
    strengths = ratings(tally.duels) if many else [0.0]
    rated = rating_intervals(tally.pairs, strengths)
    return tuple(
        Standing(
            bot=name,
            win_rate=tally.win_rate(bot) if many else None,
            ci95=tally.interval(bot) if many else None,
            score_mean=tally.score_mean(bot),
            score_ci95=tally.points.interval(bot),
            margin_mean=tally.margin_mean(bot) if many else None,
            margin_ci95=tally.leads.interval(bot) if many else None,
            rating=strengths[bot] if many else None,
            rating_ci95=rated[bot] if many else None,
            forfeits=tally.forfeits[bot],
            first_forfeit=tally.first_forfeits[bot],
        )
        for bot, name in enumerate(contest.bots)
    )


def _whole_deals(batch: Batch, seats: int) -> Numbers:
    """What the first bot won in each deal that was played in every rotation, as if of two games."""
    won, sizes = by_deal(batch.scores, seats)
    whole: Numbers = won[sizes == seats, 0] * (2 // seats)
    return whole
