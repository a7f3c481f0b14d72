"""What the terminal and the report's page both say of a result."""

from collections import Counter
from typing import TYPE_CHECKING

from qwixx.words import Words

if TYPE_CHECKING:  # its statistics take a while to load, and `qwixx watch` only wants some of these words
    from qwixx.arena.tournament import Result, Standing


NOTHING = "–"


def headings(say: Words) -> tuple[str, ...]:
    """Over the columns of the table of standings."""
    return (
        say("column-bot"),
        say("column-win-rate"),
        say("column-interval"),
        say("column-score"),
        say("column-margin"),
        say("column-rating"),
    )


def cells(label: str, standing: "Standing", say: Words) -> tuple[str, ...]:
    """A row of the table of standings; a number that there is not is a dash."""
    rate, interval = standing.win_rate, standing.ci95
    return (
        label,
        NOTHING if rate is None else say.percent(rate),
        f"{say.number(100 * interval[0], 2)}–{say.percent(interval[1])}" if interval else NOTHING,
        _with_half(standing.score_mean, standing.score_ci95, 2, say),
        _with_half(standing.margin_mean, standing.margin_ci95, 2, say, sign=True),
        _with_half(standing.rating, standing.rating_ci95, 0, say, sign=True),
    )


def _with_half(
    mean: float | None, interval: tuple[float, float] | None, digits: int, say: Words, sign: bool = False
) -> str:
    """A mean and how far to either side its interval goes."""
    if mean is None:
        return NOTHING
    told = say.number(mean, digits, sign=sign)
    return f"{told} ± {say.number((interval[1] - interval[0]) / 2, digits)}" if interval else told


def pair_rows(result: "Result", say: Words) -> list[tuple[str, ...]]:
    """The table of pairs: how often the bot of a row has more points than that of a column; first the head."""
    labels, tally = result.contest.labels, result.tally
    bots = range(len(labels))
    rows = [
        (labels[bot], *(NOTHING if bot == other else say.percent(tally.duel_rate(bot, other)) for other in bots))
        for bot in bots
    ]
    return [(say("column-bot"), *labels), *rows]


def summary(result: "Result", say: Words) -> str:
    """What was played."""
    tally = result.tally
    return say(
        "arena-played",
        games=say.number(tally.games),
        deals=say.number(tally.deals),
        game=result.contest.name,
        seed=str(result.contest.seed),
        turns=say.number(tally.turns_mean(), 2),
        seconds=say.number(result.seconds, 1),
        speed=say.number(tally.games / result.seconds),
    )


def notes(result: "Result", say: Words) -> list[str]:
    """How the numbers are meant, what the test came to, and which decisions were forfeited."""
    lines = [say("arena-how")]
    if result.sprt:
        test = result.sprt
        lines.append(
            say(
                f"verdict-{test.verdict}",
                bot=result.contest.labels[0],
                low=f"{test.elo0:+g}",
                high=f"{test.elo1:+g}",
                llr=say.number(test.llr, 2, sign=True),
                bound=say.number(test.upper, 2),
            )
        )
    for label, player in zip(result.contest.labels, result.players, strict=True):
        if player.forfeits:
            lines.append(forfeited(label, player.forfeits, player.first_forfeit, say))
    return lines


def forfeited(who: str, counts: Counter[str], first: str | None, say: Words) -> str:
    """How many decisions somebody forfeited, by reason, and the first of them."""
    reasons = ", ".join(f"{say(f'forfeit-{reason}')}: {count}" for reason, count in counts.items())
    return say("arena-forfeits", bot=who, count=counts.total(), reasons=reasons, first=first)
