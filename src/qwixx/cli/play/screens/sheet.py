"""One's own sheet, large: a row a line or more, every number a cell that can be clicked."""

from rich.style import Style
from rich.text import Text

from qwixx.cli.play.screens.colours import (
    FAINT,
    PAPER,
    UNDER_CURSOR,
    deep,
    lost,
    open_to_choice,
    plain,
    pointing_at,
)
from qwixx.cli.play.screens.drawing import CROSS, LOCK, OPEN_LOCK, SHUT, Drawing, Lit
from qwixx.rules.actions import Mark
from qwixx.rules.layout import Row
from qwixx.rules.sheet import Sheet


class SheetPicture(Drawing):
    """The sheet of whoever is at the keyboard."""

    def draw(self, sheet: Sheet, closed: tuple[str, ...], lit: Lit, closing: str = "") -> None:
        """Draw it in the space there is; `closing` are colours whose lock is just falling shut."""
        rows = sheet.layout.rows
        height = max(1, min(3, self.height // len(rows)))
        width = max(4, min(8, (self.width - 13) // 12))
        lines: list[Text] = []
        for row in rows:
            shut = row.colour in closed
            lines += [_edge(row, sheet, shut, lit, width, "▄")] if height == 3 else []
            lines += [_row(row, sheet, shut, lit, width, row.colour in closing)]
            lines += [_edge(row, sheet, shut, lit, width, "▀")] if height > 1 else []
        self.show(*lines)


def _row(row: Row, sheet: Sheet, closed: bool, lit: Lit, width: int, closing: bool) -> Text:
    colour = row.colour
    text = Text(f" {colour} ", style=Style(color=PAPER[colour], bold=True))
    for number in row.numbers:
        mark = Mark(colour, number)
        signs, style = _cell(mark, sheet, closed, lit, width)
        text.append(signs, style=style + pointing_at("cell", str(mark)))
        text.append(" ")
    lock = LOCK if sheet.has_lock(colour) else SHUT if closed else OPEN_LOCK
    style = Style(color=PAPER[colour], bold=True, reverse=closing)
    text.append(f" {lock} ", style=style)
    return text.append(f"{sheet.points(colour):>4}", style="bold")


def _edge(row: Row, sheet: Sheet, closed: bool, lit: Lit, width: int, sign: str) -> Text:
    """The upper or lower edge of the cells of a tall row, half a line high."""
    text = Text("   ")
    for number in row.numbers:
        mark = Mark(row.colour, number)
        paper = _cell(mark, sheet, closed, lit, width)[1].bgcolor
        text.append(sign * width, style=Style(color=paper) + pointing_at("cell", str(mark)))
        text.append(" ")
    return text


def _cell(mark: Mark, sheet: Sheet, closed: bool, lit: Lit, width: int) -> tuple[str, Style]:
    """A number as it is written, and its colours."""
    colour, number, inner = mark.colour, mark.number, width - 2
    if mark in lit.under:
        return f"{CROSS}{number:^{inner}}?" if lit.sure else f"▸{number:^{inner}}◂", UNDER_CURSOR
    if mark in lit.open:
        return f"[{number:^{inner}}]", open_to_choice(colour)
    if number in sheet.crossed(colour):
        return f"{CROSS:^{width}}", deep(colour)
    if number in sheet.skipped(colour) or closed or sheet.has_lock(colour):
        return f"{number:─^{width}}", lost(colour)
    return f"{number:^{width}}", plain(colour)


def score_line(name: str, points: str, penalties: str, after: str = "") -> Text:
    """The line over a sheet: whose it is, what it is worth, its penalty boxes."""
    text = Text(f" {name}", style="bold")
    text.append(f"  {points}")
    text.append(f"  {penalties}", style=FAINT if "☒" not in penalties else "bold")
    return text.append(after)
