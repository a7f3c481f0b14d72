"""The plots of a report: SVG that takes its ink and its fonts from the page around it."""

import io
from collections.abc import Callable
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter

from qwixx.arena.tournament import Result
from qwixx.rules.kernel.endings import ENDINGS
from qwixx.words import Words

INK = "#123456"  # stands for the ink of the page
COLOURS = ("#3b82c4", "#d9822b", "#4c9f4c", "#c94f4f", "#8a6fc0", "#a0786a", "#cc79b2", "#7f8c3a")
WIDTH = 4.6  # inches, of text that is to be read on a phone
STEPS = 60  # at most, in a distribution
STYLE: dict[Any, Any] = {
    **dict.fromkeys(("axes.edgecolor", "axes.labelcolor", "legend.labelcolor", "text.color"), INK),
    **dict.fromkeys(("xtick.color", "ytick.color"), INK),
    "axes.spines.right": False,
    "axes.spines.top": False,
    "figure.constrained_layout.use": True,
    "font.size": 12,
    "legend.fontsize": 11,
    "legend.frameon": False,
    "svg.fonttype": "none",
    "text.parse_math": False,
}


def score_plot(result: Result, say: Words) -> str:
    """How often which score was reached, by bot."""
    tally = result.tally
    low, high = min(map(min, tally.scores)), max(map(max, tally.scores))
    width = -(-(high - low + 1) // STEPS)
    edges = range(low, high + width + 1, width)

    def draw(axes: Axes) -> None:
        for colour, label, scores in zip(COLOURS, result.contest.labels, tally.scores, strict=False):
            shares = [sum(scores[score] for score in range(edge, edge + width)) / tally.games for edge in edges[:-1]]
            axes.stairs(shares, list(edges), fill=True, color=colour, alpha=0.25)
            axes.stairs(shares, list(edges), color=colour, linewidth=1.5, label=label)
        axes.set_xlabel(say("report-points"))
        axes.set_ylabel(say("report-share"))
        axes.yaxis.set_major_formatter(FuncFormatter(lambda share, _: say.percent(share, 1)))

    return _drawn("scores", draw)


def rate_plot(result: Result, say: Words) -> str:
    """How the win rates settled, with their intervals."""
    points = result.trail.points

    def draw(axes: Axes) -> None:
        games = [point.games for point in points]
        for bot, (colour, label) in enumerate(zip(COLOURS, result.contest.labels, strict=False)):
            lows, highs = zip(*(point.intervals[bot] for point in points), strict=True)
            axes.fill_between(games, lows, highs, color=colour, alpha=0.2, linewidth=0)
            rates = [point.rates[bot] for point in points]
            axes.plot(games, rates, color=colour, label=label, marker=".", markersize=3)
        axes.axhline(1 / len(result.players), color=INK, linewidth=0.8, linestyle=":")
        axes.set_xscale("log")
        axes.set_ylim(0, 1)
        axes.set_xlabel(say("report-games"))
        axes.set_ylabel(say("report-win-rate"))
        axes.yaxis.set_major_formatter(FuncFormatter(lambda share, _: say.percent(share, 0)))
        axes.xaxis.set_major_formatter(FuncFormatter(lambda games, _: say.number(games)))

    return _drawn("rates", draw)


def ending_plot(result: Result, say: Words) -> str:
    """How the games ended."""
    counts = [(end, count) for end, count in zip(ENDINGS, result.tally.endings, strict=True) if count]

    def draw(axes: Axes) -> None:
        labels = [say(f"ending-{end}") for end, _ in counts]
        shares = [count / sum(result.tally.endings) for _, count in counts]
        bars = axes.barh(labels, shares, color=COLOURS[0], height=0.6)
        axes.bar_label(bars, [say.percent(share, 1) for share in shares], padding=3)
        axes.set_xlim(0, 1.2 * max(shares))
        axes.invert_yaxis()
        axes.xaxis.set_visible(False)
        axes.spines["bottom"].set_visible(False)

    return _drawn("endings", draw, height=0.4 + 0.5 * len(counts))


def _drawn(name: str, draw: Callable[[Axes], None], height: float = 3.4) -> str:
    """A figure of so many inches as the text of an SVG element."""
    with mpl.rc_context({**STYLE, "svg.hashsalt": name}):
        figure = Figure((WIDTH, height))
        axes = figure.subplots()
        draw(axes)
        if axes.get_legend_handles_labels()[0]:
            figure.legend(loc="outside upper center", ncols=3)
        file = io.StringIO()
        figure.savefig(file, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    svg = file.getvalue()
    return svg[svg.index("<svg") :].replace(INK, "currentColor")
