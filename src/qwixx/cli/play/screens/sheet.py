"""One's own sheet, large: a row a line or more, every number a cell that can be clicked."""

from collections.abc import Collection

from rich.style import Style
from rich.text import Text

from qwixx.cli.play.screens.colours import Palette, pointing_at
from qwixx.cli.play.screens.drawing import CROSS, LOCK, OPEN_LOCK, SHUT, Drawing, Lit
from qwixx.cli.rows import lock_letter, written
from qwixx.rules.actions import Mark
from qwixx.rules.sheet import Sheet


class SheetPicture(Drawing):
    """The sheet of whoever is at the keyboard."""

    def draw(self, sheet: Sheet, closed: Collection[int], lit: Lit, closing: Collection[int] = ()) -> None:
        """Draw it in the space there is; `closing` are rows whose lock is just falling shut."""
        rows = range(len(sheet.layout.rows))
        height = max(1, min(3, self.height // len(rows)))
        width = max(4, min(8, (self.width - 13) // 12))
        palette = self.palette
        lines: list[Text] = []
        for row in rows:
            shut = row in closed
            lines += [_edge(sheet, row, shut, lit, width, "▄", palette)] if height == 3 else []
            lines += [_row(sheet, row, shut, lit, width, row in closing, palette)]
            lines += [_edge(sheet, row, shut, lit, width, "▀", palette)] if height > 1 else []
        self.show(*lines)


def _row(sheet: Sheet, row: int, closed: bool, lit: Lit, width: int, closing: bool, palette: Palette) -> Text:
    layout = sheet.layout
    text = Text(f" {layout.row_name(row)} ", style=palette.row_style(layout, row))
    for mark in layout.marks(row):
        signs, style = _cell(sheet, row, mark, closed, lit, width, palette)
        text.append(signs, style=style + pointing_at("cell", str(mark)))
        text.append(" ")
    lock = LOCK if sheet.has_lock(row) else SHUT if closed else OPEN_LOCK
    style = palette.ink(layout.rows[row].lock) + Style(bold=True, reverse=closing)
    text.append(f" {lock}{lock_letter(layout, row) or ' '}", style=style)
    return text.append(f"{sheet.points(row):>4}", style="bold")


def _edge(sheet: Sheet, row: int, closed: bool, lit: Lit, width: int, sign: str, palette: Palette) -> Text:
    """The upper or lower edge of the cells of a tall row, half a line high."""
    text = Text("   ")
    for mark in sheet.layout.marks(row):
        paper = _cell(sheet, row, mark, closed, lit, width, palette)[1].bgcolor
        text.append(sign * width, style=Style(color=paper) + pointing_at("cell", str(mark)))
        text.append(" ")
    return text


def _cell(
    sheet: Sheet, row: int, mark: Mark, closed: bool, lit: Lit, width: int, palette: Palette
) -> tuple[str, Style]:
    """A number as it is written, and its colours."""
    number, inner = written(sheet.layout, mark), width - 2
    if mark in lit.under:
        return f"{CROSS}{number:^{inner}}?" if lit.sure else f"▸{number:^{inner}}◂", palette.under_cursor
    if mark in lit.open:
        return f"[{number:^{inner}}]", palette.open_to_choice(mark.colour)
    if mark in sheet.crossed(row):
        return f"{CROSS:^{width}}", palette.deep(mark.colour)
    if mark in sheet.skipped(row) or closed or sheet.has_lock(row):
        return f"{number:─^{width}}", palette.gone(mark.colour)
    return f"{number:^{width}}", palette.plain(mark.colour)


def score_line(name: str, points: str, penalties: str, after: str, faint: str) -> Text:
    """The line over a sheet: whose it is, what it is worth, its penalty boxes."""
    text = Text(f" {name}", style="bold")
    text.append(f"  {points}")
    text.append(f"  {penalties}", style=faint if "☒" not in penalties else "bold")
    return text.append(after)
