"""The graph of a review in a terminal: two lines of blocks for each player, and the turns below."""

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from qwixx.cli.review.graph import limits, turns
from qwixx.cli.review.paragraph import NO_BREAK, Paragraph
from qwixx.cli.review.telling import amount, tell_measure
from qwixx.review import Review
from qwixx.words import Words

BLOCKS = " ▁▂▃▄▅▆▇█"
INKS = ("cyan", "magenta", "yellow", "green", "blue", "red", "white", "bright_black")


class Blocks:
    """The chances over the game, as wide as there is room."""

    def __init__(self, review: Review, say: Words) -> None:
        self._review, self._say = review, say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """What is shown; for every player the name, the first and the last value, and the line; the turns."""
        review, say = self._review, self._say
        room = min(options.max_width, len(review.steps) + 1)
        yield Paragraph(tell_measure(review, say), "dim")
        for seat, name in enumerate(review.record.names):
            values = [review.start[seat], *(step.values[seat] for step in review.steps)]
            first, last = (amount(value, review, say) for value in (values[0], values[-1]))
            yield Paragraph(Text(name).append(f"  {first}{NO_BREAK}→{NO_BREAK}{last}", style="dim"))
            for line in _drawn(_sampled(values, room), *limits(review)):
                yield Text(line, style=INKS[seat], no_wrap=True)
        yield Text(_below(review, room, say), style="dim", no_wrap=True)


def _drawn(values: Sequence[float], least: float, most: float) -> Iterator[str]:
    """A row of columns, two lines high."""
    fine = 2 * (len(BLOCKS) - 1)
    heights = [round((value - least) / (most - least) * fine) for value in values]
    for line in (1, 0):
        full = (len(BLOCKS) - 1) * line
        yield "".join(BLOCKS[min(max(height - full, 0), len(BLOCKS) - 1)] for height in heights)


def _sampled(values: Sequence[float], room: int) -> list[float]:
    """As many values as there is room for, evenly taken, the first and the last included."""
    if len(values) <= room:
        return list(values)
    return [values[round(place * (len(values) - 1) / max(1, room - 1))] for place in range(room)]


def _below(review: Review, room: int, say: Words) -> str:
    """The numbers of turns, each where its turn begins."""
    line, first = "", say("review-turn", turn=1)
    for turn, share in turns(review, 6 / room, (len(first) + 2) / room):
        told, column = (str(turn) if line else first), round(share * (room - 1))
        if column + len(told) <= room:
            line = f"{line:<{column}}{told}"
    return line
