"""A review in the terminal: a line of blocks for each player, a table, and the mistakes."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from qwixx.cli.review.graph import limits
from qwixx.cli.review.telling import accuracy, amount, tell_better, tell_cost, tell_made, tell_measure, tell_scale
from qwixx.review import GRADES, Played, Review
from qwixx.words import Words

BLOCKS = " ▁▂▃▄▅▆▇█"
WIDTH = 56
INKS = ("cyan", "magenta", "yellow", "green", "blue", "red", "white", "bright_black")


def summary(review: Review, say: Words) -> RenderableType:
    """Everything that fits on a screen."""
    head = Text(f"{say('review-title')}: {say(f'game-{review.record.game.id}')}", style="bold")
    parts: list[RenderableType] = [head, Text(), _graph(review, say), Text()]
    if review.measure == "course":
        return Group(*parts, Text(say("review-unjudged"), style="italic"))
    parts.append(_table(review, say))
    if not review.over:
        parts.append(Text(say("review-unfinished"), style="italic"))
    parts += [Text(say("review-sum"), style="dim"), Text(), Text(say("review-mistakes"), style="bold")]
    for player in review.players:
        parts += _mistakes(review, player, say)
    return Group(*parts, Text(), Text(tell_scale(review, say), style="dim"))


def _graph(review: Review, say: Words) -> RenderableType:
    """The chances over the game: two lines of blocks for each player."""
    title = tell_measure(review, say)
    table = Table(box=None, pad_edge=False, title=title, title_justify="left", title_style="dim", show_header=False)
    least, most = limits(review)
    for seat, name in enumerate(review.record.names):
        values = [review.start[seat], *(step.values[seat] for step in review.steps)]
        drawn = Text("\n").join(Text(line, style=INKS[seat]) for line in _blocks(values, least, most))
        ends = Text(f"{amount(values[0], review, say)} →\n{amount(values[-1], review, say)}", style="dim")
        table.add_row(Text(name), drawn, ends)
    return table


def _blocks(values: Sequence[float], least: float, most: float) -> Iterator[str]:
    """A row of columns, two lines high."""
    fine = 2 * (len(BLOCKS) - 1)
    heights = [round((value - least) / (most - least) * fine) for value in _sampled(values)]
    for line in (1, 0):
        full = (len(BLOCKS) - 1) * line
        yield "".join(BLOCKS[min(max(height - full, 0), len(BLOCKS) - 1)] for height in heights)


def _sampled(values: Sequence[float]) -> list[float]:
    """As many values as there is room for, evenly taken, the last included."""
    if len(values) <= WIDTH:
        return list(values)
    return [values[round(place * (len(values) - 1) / (WIDTH - 1))] for place in range(WIDTH)]


def _table(review: Review, say: Words) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 1))
    table.add_column(say("review-player"), overflow="fold")
    headings = [say("column-score"), say("review-accuracy"), say("review-start"), say("review-luck"), say("review-own")]
    headings += [say("review-others")] if len(review.players) > 1 else []
    for heading in (*headings, say("review-result")):
        table.add_column(heading, justify="right")
    for player in review.players:
        moved = [player.luck, player.own, *([player.others] if len(review.players) > 1 else [])]
        changes = [amount(value, review, say, sign=True) for value in moved]
        start, result = amount(player.start, review, say), amount(player.result, review, say)
        points = str(review.scores[player.seat])
        table.add_row(Text(player.name), points, accuracy(player.accuracy, say), start, *changes, result)
    return table


def _mistakes(review: Review, player: Played, say: Words) -> Iterator[RenderableType]:
    grades = ", ".join(f"{say(f'grade-{grade}')} {player.grades[grade]}" for grade in GRADES)
    yield Text(f"\n{player.name}").append(f"  {grades}", style="dim")
    if not player.mistakes:
        yield Text("  " + say("review-no-mistakes", name=player.name), style="dim")
    for place in player.mistakes:
        step = review.steps[place]
        head = f"  {say('review-turn', turn=step.turn)} · {tell_cost(review, step, say)}"
        yield Text(head, style="bold")
        yield Text("    " + say("review-played", choice=tell_made(review, step, say)))
        yield Text("    " + say("review-better", choice=tell_better(review, step, say)))
