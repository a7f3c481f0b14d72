"""What the results of a review are made of, in a terminal."""

from collections.abc import Iterator

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from qwixx.cli.review.paragraph import Paragraph
from qwixx.cli.review.telling import accuracy, amount
from qwixx.review import Played, Review
from qwixx.words import Words

GAP = 2  # between two columns
NAME = 14  # columns that names need in a table, to be broken no more often than can be read


class Sums:
    """What everybody's result is made of: a table, or where that is too wide a list for each player."""

    def __init__(self, review: Review, say: Words) -> None:
        self._headings = [say("column-score"), say("review-accuracy")]
        self._headings += [say("review-start"), say("review-luck"), say("review-own")]
        self._headings += [say("review-others")] if len(review.players) > 1 else []
        self._headings += [say("review-result")]
        self._rows = {player.seat: (player.name, _sums(review, player, say)) for player in review.players}
        self._player = say("review-player")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The headings are broken between words, the values never."""
        values = zip(*(row for _, row in self._rows.values()), strict=True)
        widths = [
            max(len(text) for text in (*heading.split(" "), *column))
            for heading, column in zip(self._headings, values, strict=True)
        ]
        longest = max(cell_len(name) for name in (self._player, *(name for name, _ in self._rows.values())))
        room = options.max_width - sum(widths) - GAP * len(widths)
        if room < min(longest, NAME):
            yield from self._lists()
            return
        table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, GAP, 0, 0), collapse_padding=True)
        table.add_column(self._player, width=min(longest, room), overflow="fold")
        for heading, width in zip(self._headings, widths, strict=True):
            table.add_column(heading, width=width, justify="right")
        for name, row in self._rows.values():
            table.add_row(Text(name), *row)
        yield table

    def _lists(self) -> Iterator[RenderableType]:
        for name, row in self._rows.values():
            yield Paragraph(name, "bold")
            grid = Table.grid(padding=(0, GAP, 0, 0))
            grid.add_column(overflow="fold")
            grid.add_column(justify="right", no_wrap=True)
            for heading, value in zip(self._headings, row, strict=True):
                grid.add_row(Text(f"  {heading}"), value)
            yield grid


def _sums(review: Review, player: Played, say: Words) -> list[str]:
    """A player's row."""
    moved = [player.luck, player.own, *([player.others] if len(review.players) > 1 else [])]
    changes = [amount(value, review, say, sign=True) for value in moved]
    start, result = amount(player.start, review, say), amount(player.result, review, say)
    return [str(review.scores[player.seat]), accuracy(player.accuracy, say), start, *changes, result]
