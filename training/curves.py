"""The learning curves of trainings, drawn from their logs: `python -m training.curves OUT/log.txt … -o curves.svg`.

Above how sure the values are (entropy: what is not known of the winner before a turn), below the wins against
`careful` where the log has them; both by the number of games.
"""

import argparse
import re
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

from matplotlib.axes import Axes
from matplotlib.figure import Figure

LINE = re.compile(r"^(?:(?P<name>[\w.-]+): )?.*? (?P<games>[\d,]+) games .*?entropy (?P<entropy>[\d.]+)")
WINS = re.compile(r"careful (?P<wins>[\d.]+) ± (?P<error>[\d.]+) %")


class Point(NamedTuple):
    """What a line of a log tells."""

    games: int
    entropy: float
    wins: float | None = None  # in percent, against `careful`
    error: float = 0.0


def curves(logs: dict[str, str]) -> dict[str, list[Point]]:
    """The points of every training; one log may hold several, each line with its name."""
    found: dict[str, list[Point]] = defaultdict(list)
    for log, text in logs.items():
        for line in text.splitlines():
            if told := LINE.match(line):
                point = Point(int(told["games"].replace(",", "")), float(told["entropy"]))
                if won := WINS.search(line):
                    point = point._replace(wins=float(won["wins"]), error=float(won["error"]))
                found[told["name"] or log].append(point)
    return dict(found)


def drawn(found: dict[str, list[Point]]) -> Figure:
    """The curves, one colour a training."""
    measured = any(point.wins is not None for points in found.values() for point in points)
    figure = Figure(figsize=(7, 6 if measured else 3.5), layout="constrained")
    axes: list[Axes] = list(figure.subplots(1 + measured, 1, sharex=True, squeeze=False)[:, 0])
    for name, points in found.items():
        axes[0].plot([point.games / 1e6 for point in points], [point.entropy for point in points], label=name)
        known = [(point.games / 1e6, point.wins, point.error) for point in points if point.wins is not None]
        if known:
            games, wins, errors = zip(*known, strict=True)
            axes[1].errorbar(games, wins, errors, capsize=2, label=name)
    axes[0].set_ylabel("entropy")
    axes[0].legend()
    if measured:
        axes[1].set_ylabel("% wins against careful")
    axes[-1].set_xlabel("million games")
    return figure


def main() -> None:
    """Draw what logs tell."""
    parser = argparse.ArgumentParser(prog="python -m training.curves", description="Draw learning curves.")
    parser.add_argument("logs", nargs="+", type=Path, help="log.txt of trainings")
    parser.add_argument("-o", "--out", type=Path, required=True, help="a file: .svg, .png or .pdf")
    given = parser.parse_args()
    try:
        texts = {(log.stem if log.stem != "log" else log.parent.name): log.read_text("utf-8") for log in given.logs}
    except (OSError, UnicodeError) as error:
        parser.error(f"a log cannot be read: {error}")
    found = curves(texts)
    if not found:
        parser.error("there is no learning curve in these logs")
    try:
        drawn(found).savefig(given.out)
    except (OSError, ValueError) as error:
        parser.error(f"{given.out} cannot be written: {error}")


if __name__ == "__main__":
    main()
