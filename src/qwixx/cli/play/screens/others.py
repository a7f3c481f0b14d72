"""The other sheets, small: a line each, every row in eleven signs."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from qwixx.cli.play.screens.colours import DEEP, FAINT, PALE, PAPER
from qwixx.cli.play.screens.drawing import CROSS, LOCK, OPEN_LOCK, SHUT, Drawing, boxes
from qwixx.rules.layout import Row
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
    if view.phase == "over":
        return " "
    if seat in view.waiting:
        return WAITED_FOR
    return READY if len(view.waiting) and view.phase in ("white", "call", "between") else " "


def turn_sign(view: View, seat: int) -> str:
    """The sign of whose turn it is."""
    return ACTIVE if seat == view.active and view.phase != "over" else " "


def _line(view: View, seat: int, name: str) -> Text:
    sheet = view.sheets[seat]
    bold = "bold" if seat == view.active else ""
    text = Text(f"{turn_sign(view, seat)}{sign_of(view, seat)} {fitted(name, NAME)} ", style=bold)
    for row in sheet.layout.rows:
        text.append_text(_row(row, sheet, row.colour in view.closed)).append(" ")
    text.append(boxes(sheet.penalties, sheet.layout.boxes), style="" if sheet.penalties else FAINT)
    return text.append(f"{view.scores[seat]:>4}", style="bold")


def _row(row: Row, sheet: Sheet, closed: bool) -> Text:
    colour = row.colour
    text = Text(colour, style=Style(color=PAPER[colour], bold=True))
    crossed, skipped = sheet.crossed(colour), sheet.skipped(colour)
    shut = closed or sheet.has_lock(colour)
    for number in row.numbers:
        if number in crossed:
            text.append(CROSS, style=Style(color=PALE[colour], bgcolor=DEEP[colour], bold=True))
        elif number in skipped or shut:
            text.append("─", style=Style(color=PAPER[colour], dim=True))
        else:
            text.append("·", style=Style(color=PAPER[colour]))
    return text.append(LOCK if sheet.has_lock(colour) else SHUT if closed else OPEN_LOCK, style=PAPER[colour])


def fitted(name: str, width: int) -> str:
    """A name cut or filled to a width of the screen, wide letters counted as two."""
    text = Text(name)
    text.truncate(width, overflow="ellipsis", pad=True)
    return text.plain
