"""What the terminal and the report's page both say of a result."""

from collections import Counter
from typing import TYPE_CHECKING

from qwixx.words import Words

if TYPE_CHECKING:  # its statistics take a while to load, and `qwixx watch` only wants some of these words
    from qwixx.arena.tournament import Result, Standing


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
    """A row of the table of standings."""
    low, high = standing.ci95
    return (
        label,
        say.percent(standing.win_rate),
        f"{say.number(100 * low, 2)}–{say.percent(high)}",
        say.number(standing.score_mean, 2),
        say.number(standing.margin_mean, 2, sign=True),
        say.number(standing.rating, sign=True),
    )


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
