"""The graph of a review: a line for each player, its mistakes as dots. Words keep their size however narrow it is."""

from collections.abc import Iterator
from html import escape
from itertools import pairwise
from math import ceil, floor

from qwixx.cli.review.telling import amount, tell_measure, tell_step
from qwixx.review import Review
from qwixx.review.grades import WORST, scale
from qwixx.words import Words

SIDE = 1_000  # of the drawing, which is stretched to the room it has
LINES = 5  # across, at most
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1_000)
STRIDES = (5, 10, 20, 50, 100, 200, 500, 1_000, 1_000_000)
APART = 0.11  # the share of the width that a turn named on the narrowest telephone needs


def graph(review: Review, say: Words) -> str:
    """The graph by itself; a script may move a line over it."""
    lines = "".join(_line(review, seat) for seat in range(len(review.players)))
    box = f'viewBox="0 0 {SIDE} {SIDE}" preserveAspectRatio="none"'
    around = "".join([*_levels(review, say), f"<svg {box}>{lines}</svg>", *_turns(review, say), *_dots(review, say)])
    title = escape(tell_measure(review, say))
    return f'<div id="graph" role="img" aria-label="{title}">{around}<i id="cursor" hidden></i></div>'


def moments(review: Review, say: Words) -> list[dict[str, object]]:
    """What the script shows at each place of the graph: where it is, what happened, how everybody stands."""
    told = [(say("review-beginning"), review.start)]
    told += [(tell_step(review, step, say), step.values) for step in review.steps]
    return [
        {
            "x": round(100 * _across(review, place), 2),
            "told": text,
            "values": [amount(value, review, say) for value in values],
        }
        for place, (text, values) in enumerate(told)
    ]


def limits(review: Review) -> tuple[float, float]:
    """Between what the graph is drawn: all chances there are, or all points that were ever expected or made."""
    if review.measure == "win":
        return 0.0, 1.0
    values = [value for step in review.steps for value in step.values]
    return min(0.0, *values, *review.start), max(1.0, *values, *review.start)


def turns(review: Review, apart: float, after_first: float) -> list[tuple[int, float]]:
    """The turns to be named below a graph, with how far along each begins: the first, and of the others every fifth,
    or as seldom as keeps them a share of the width apart; the first, which is told in words, may need more."""
    begun: dict[int, float] = {}
    for place, step in enumerate(review.steps):
        if step.turn:  # the draw of cards before the first is of none
            begun.setdefault(step.turn, place / len(review.steps))
    first, *others = begun.items() if begun else [(0, 0.0)]
    for stride in STRIDES:
        named = [(turn, share) for turn, share in others if turn % stride == 0 and share - first[1] >= after_first]
        if all(after - before >= apart for (_, before), (_, after) in pairwise(named)):
            break
    return [first, *named] if begun else []


def _across(review: Review, place: int) -> float:
    return place / max(1, len(review.steps))


def _down(review: Review, value: float) -> float:
    least, most = limits(review)
    return (most - value) / (most - least)


def _levels(review: Review, say: Words) -> Iterator[str]:
    """Lines across, each with its value."""
    if review.measure == "win":
        levels = [(value, say.percent(value, 0)) for value in (0.0, 0.25, 0.5, 0.75, 1.0)]
    else:
        least, most = limits(review)
        step = next((step for step in STEPS if (most - least) / step < LINES), STEPS[-1])
        levels = [(n * step, say.number(n * step)) for n in range(ceil(least / step), floor(most / step) + 1)]
    for value, told in levels:
        y = 100 * _down(review, value)
        yield f'<div class="level" style="top:{y:.2f}%"><span>{escape(told)}</span></div>'


def _turns(review: Review, say: Words) -> Iterator[str]:
    """The numbers of turns, each where its turn begins."""
    for number, (turn, share) in enumerate(turns(review, APART, APART)):
        kind, told = ("turn", str(turn)) if number else ("turn first", say("review-turn", turn=turn))
        yield f'<span class="{kind}" style="left:{100 * share:.2f}%">{escape(told)}</span>'


def _line(review: Review, seat: int) -> str:
    values = [review.start[seat], *(step.values[seat] for step in review.steps)]
    points = " ".join(
        f"{SIDE * _across(review, place):.1f},{SIDE * _down(review, value):.1f}" for place, value in enumerate(values)
    )
    return f'<polyline class="line seat-{seat}" points="{points}"/>'


def _dots(review: Review, say: Words) -> Iterator[str]:
    """A dot for each decision that cost something, the larger the more."""
    measure = scale(len(review.players))
    for place, step in enumerate(review.steps, 1):
        grade = measure.grade(step.cost or 0.0)
        if step.seat is not None and grade in WORST:
            x, y = _across(review, place), _down(review, step.values[step.seat])
            title = f"{review.record.names[step.seat]}: {say(f'grade-{grade}')}"
            where = f'style="left:{100 * x:.2f}%;top:{100 * y:.2f}%"'
            yield f'<i class="dot {grade} seat-{step.seat}" {where} title="{escape(title)}"></i>'
