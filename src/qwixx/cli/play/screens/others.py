"""The other sheets, small: a line each, every row in eleven signs."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from qwixx.cli.play.screens.colours import FAINT, deep, ink, row_style
from qwixx.cli.play.screens.drawing import CROSS, LOCK, OPEN_LOCK, SHUT, Drawing, boxes
from qwixx.rules.sheet import Sheet
from qwixx.rules.view import View
from qwixx.words import Words

NAME = 11
ACTIVE, WAITED_FOR, READY = "▶", "…", "✓"


class OthersPicture(Drawing):
    """Everybody else's sheet."""

    def draw(self, view: View, shown: int, names: Sequence[str], words: Words) -> None:
        """Draw all sheets but the one that is shown large."""
        lines = []
        for seat, name in enumerate(names):
            if seat != shown:
                lines.append(_line(view, seat, name))
                if view.cards:
                    backs = " ".join(map(str, view.cards.backs[seat]))
                    lines.append(Text(f"{'':{NAME + 4}}{words('play-holds', cards=backs)}", style=FAINT))
        self.show(*lines)


def sign_of(view: View, seat: int) -> str:
    """Whether a seat is still to act, or has answered while others are to."""
    if seat in view.waiting:
        return WAITED_FOR
    return READY if seat in view.asked else " "


def turn_sign(view: View, seat: int) -> str:
    """The sign of whose turn it is."""
    return ACTIVE if seat == view.active and view.phase != "over" else " "


def _line(view: View, seat: int, name: str) -> Text:
    sheet = view.sheets[seat]
    bold = "bold" if seat == view.active else ""
    text = Text(f"{turn_sign(view, seat)}{sign_of(view, seat)} {fitted(name, NAME)} ", style=bold)
    for row in range(len(sheet.layout.rows)):
        text.append_text(_row(sheet, row, row in view.closed)).append(" ")
    text.append(boxes(sheet.penalties, sheet.layout.boxes), style="" if sheet.penalties else FAINT)
    return text.append(f"{view.scores[seat]:>4}", style="bold")


def _row(sheet: Sheet, row: int, closed: bool) -> Text:
    """A row in eleven signs; what is free is the letter of its colour where the row has several."""
    printed = sheet.layout.rows[row]
    text = Text(sheet.layout.row_name(row), style=row_style(sheet.layout, row))
    crossed, skipped = sheet.crossed(row), sheet.skipped(row)
    for mark in sheet.layout.marks(row):
        if mark in crossed:
            text.append(CROSS, style=deep(mark.colour))
        elif mark in skipped or closed or sheet.has_lock(row):
            text.append("─", style=ink(mark.colour) + Style(dim=True))
        else:
            text.append("·" if printed.colour else mark.colour, style=ink(mark.colour))
    return text.append(LOCK if sheet.has_lock(row) else SHUT if closed else OPEN_LOCK, style=ink(printed.lock))


def fitted(name: str, width: int) -> str:
    """A name cut or filled to a width of the screen, wide letters counted as two."""
    text = Text(name)
    text.truncate(width, overflow="ellipsis", pad=True)
    return text.plain
