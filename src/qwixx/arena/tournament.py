"""Holding a contest: its games counted as they come, until all are played or the question is decided."""

import time
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass

from qwixx.arena.batch import Batch
from qwixx.arena.contest import Contest
from qwixx.arena.ratings import ratings
from qwixx.arena.sprt import Sprt, Verdict
from qwixx.arena.tally import Tally, by_deal
from qwixx.arena.trail import Trail
from qwixx.compiled import Numbers
from qwixx.rules.kernel.endings import ENDINGS


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot did."""

    bot: str
    win_rate: float
    ci95: tuple[float, float]
    score_mean: float
    margin_mean: float
    rating: float
    forfeits: Counter[str]
    first_forfeit: str | None

    def as_json(self) -> dict[str, object]:
        """The standing in the types of JSON."""
        return {
            "bot": self.bot,
            "win_rate": self.win_rate,
            "ci95": list(self.ci95),
            "score_mean": self.score_mean,
            "margin_mean": self.margin_mean,
            "rating": self.rating,
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
            "players": [player.as_json() for player in self.players],
            "games": tally.games,
            "deals": tally.deals,
            "turns_mean": tally.turns_mean(),
            "endings": {name: count for name, count in zip(ENDINGS, tally.endings, strict=True) if count},
            "sprt": self.sprt and self.sprt.as_json(),
            "seconds": self.seconds,
        }


def hold(
    contest: Contest,
    batches: Generator[Batch, None, None],
    test: Sprt | None = None,
    watch: Callable[[Batch], object] = len,
) -> Result:
    """Count the games as they come in, show each batch to `watch`, and stop early when the test is decided."""
    tally, trail = Tally(len(contest.bots)), Trail()
    begin = time.perf_counter()
    with closing(batches):
        for batch in batches:
            decided = test and test.add(_whole_deals(batch))
            counted = batch.part(0, decided * len(contest.bots)) if decided else batch
            trail.follow(tally, counted)
            watch(counted)
            if decided:
                break
    trail.end(tally)
    seconds = time.perf_counter() - begin
    return Result(contest, tally, trail, _standings(contest, tally), test.verdict() if test else None, seconds)


def _standings(contest: Contest, tally: Tally) -> tuple[Standing, ...]:
    strengths = ratings(tally.duels)
    return tuple(
        Standing(
            bot=name,
            win_rate=tally.win_rate(bot),
            ci95=tally.interval(bot),
            score_mean=tally.score_mean(bot),
            margin_mean=tally.margin_mean(bot),
            rating=strengths[bot],
            forfeits=tally.forfeits[bot],
            first_forfeit=tally.first_forfeits[bot],
        )
        for bot, name in enumerate(contest.bots)
    )


def _whole_deals(batch: Batch) -> Numbers:
    """What the first bot won in each deal that was played in every rotation."""
    won, sizes = by_deal(batch.scores)
    whole: Numbers = won[sizes == batch.scores.shape[1], 0]
    return whole
