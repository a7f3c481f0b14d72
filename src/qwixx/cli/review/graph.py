"""The graph of a review: a line for each player, its mistakes as dots, drawn in SVG."""

from collections.abc import Iterator
from html import escape
from itertools import pairwise

from qwixx.cli.review.telling import amount, tell_measure, tell_step
from qwixx.review import Review
from qwixx.review.grades import WORST, scale
from qwixx.words import Words

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 62, 12, 14, 28
RADIUS = {"inaccuracy": 3.5, "mistake": 5, "blunder": 6.5}
APART = 60  # between two numbers of turns, so that they do not touch where letters are large
STRIDES = (5, 10, 20, 50, 100, 200, 500, 1_000, 1_000_000)
LINES = 4  # parts that the height is divided into


def graph(review: Review, say: Words) -> str:
    """The graph by itself; a script may move a line over it."""
    title = tell_measure(review, say)
    parts = [*_grid(review, say), *_turns(review, say)]
    parts += [_line(review, seat) for seat in range(len(review.players))]
    parts += _dots(review, say)
    cursor = f'<line id="cursor" y1="{TOP}" y2="{HEIGHT - BOTTOM}" hidden/>'
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg id="graph" role="img" aria-label="{escape(title)}" {box}>{"".join(parts)}{cursor}</svg>'


def moments(review: Review, say: Words) -> list[dict[str, object]]:
    """What the script shows at each place of the graph: where it is, what happened, how everybody stands."""
    told = [(say("review-beginning"), review.start)]
    told += [(tell_step(review, step, say), step.values) for step in review.steps]
    return [
        {
            "x": round(_across(review, place), 1),
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


def turns(review: Review, apart: float) -> list[tuple[int, float]]:
    """The turns to be named below a graph, with how far along each begins: the first, and of the others every fifth,
    or as seldom as keeps them a share of the width apart."""
    begun: dict[int, float] = {}
    for place, step in enumerate(review.steps):
        if step.turn:  # the draw of cards before the first is of none
            begun.setdefault(step.turn, place / len(review.steps))
    if not begun:
        return []
    for stride in STRIDES:
        named = [(turn, share) for turn, share in begun.items() if turn == min(begun) or turn % stride == 0]
        if all(after - before >= apart for (_, before), (_, after) in pairwise(named)):
            break
    return named


def _across(review: Review, place: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * place / max(1, len(review.steps))


def _down(review: Review, value: float) -> float:
    least, most = limits(review)
    return TOP + (HEIGHT - TOP - BOTTOM) * (most - value) / (most - least)


def _grid(review: Review, say: Words) -> Iterator[str]:
    """Lines across, each with its value."""
    least, most = limits(review)
    for part in range(LINES + 1):
        value = least + (most - least) * part / LINES
        y = _down(review, value)
        told = say.percent(value, 0) if review.measure == "win" else say.number(value)
        yield f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        yield f'<text class="tick" x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{escape(told)}</text>'


def _turns(review: Review, say: Words) -> Iterator[str]:
    """The numbers of turns, each where its turn begins."""
    for number, (turn, share) in enumerate(turns(review, APART / (WIDTH - LEFT - RIGHT))):
        x = LEFT + (WIDTH - LEFT - RIGHT) * share
        told, anchor = (str(turn), "middle") if number else (say("review-turn", turn=turn), "start")
        yield f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{HEIGHT - BOTTOM}" y2="{HEIGHT - BOTTOM + 5}"/>'
        yield f'<text class="tick" x="{x:.1f}" y="{HEIGHT - 6}" text-anchor="{anchor}">{escape(told)}</text>'


def _line(review: Review, seat: int) -> str:
    values = [review.start[seat], *(step.values[seat] for step in review.steps)]
    points = [f"{_across(review, place):.1f},{_down(review, value):.1f}" for place, value in enumerate(values)]
    return f'<polyline class="line seat-{seat}" points="{" ".join(points)}"/>'


def _dots(review: Review, say: Words) -> Iterator[str]:
    """A dot for each decision that cost something, the larger the more."""
    measure = scale(len(review.players))
    for place, step in enumerate(review.steps, 1):
        grade = measure.grade(step.cost or 0.0)
        if step.seat is not None and grade in WORST:
            x, y = _across(review, place), _down(review, step.values[step.seat])
            title = f"{review.record.names[step.seat]}: {say(f'grade-{grade}')}"
            dot = f'class="dot seat-{step.seat}" cx="{x:.1f}" cy="{y:.1f}" r="{RADIUS[grade]}"'
            yield f"<circle {dot}><title>{escape(title)}</title></circle>"
