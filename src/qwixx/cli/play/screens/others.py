"""The other sheets, small: a line each, every row in eleven signs."""

from collections.abc import Sequence

from rich.text import Text

from qwixx.cli.play.screens.colours import Palette
from qwixx.cli.play.screens.drawing import CROSS, LOCK, OPEN_LOCK, SHUT, Drawing, boxes
from qwixx.rules.sheet import Sheet
from qwixx.rules.view import View
from qwixx.words import Words

NAME, NAME_IN_MATCH = 11, 8
ACTIVE, WAITED_FOR, READY = "▶", "…", "✓"


class OthersPicture(Drawing):
    """Everybody else's sheet."""

    def draw(self, view: View, shown: int, names: Sequence[str], match: bool, words: Words) -> None:
        """Draw all sheets but the one that is shown large; in a match with the points of all its games."""
        lines = []
        for seat, name in enumerate(names):
            if seat != shown:
                lines.append(_line(view, seat, name, match, self.palette))
                if view.cards:
                    backs = " ".join(map(str, view.cards.backs[seat]))
                    lines.append(Text(f"{'':{NAME + 4}}{words('play-holds', cards=backs)}", style=self.palette.faint))
        self.show(*lines)


def sign_of(view: View, seat: int) -> str:
    """Whether a seat is still to act, or has answered while others are to."""
    if seat in view.waiting:
        return WAITED_FOR
    return READY if seat in view.asked else " "


def turn_sign(view: View, seat: int) -> str:
    """The sign of whose turn it is."""
    return ACTIVE if seat == view.active and view.phase != "over" else " "


def _line(view: View, seat: int, name: str, match: bool, palette: Palette) -> Text:
    sheet = view.sheets[seat]
    bold = "bold" if seat == view.active else ""
    room = NAME_IN_MATCH if match else NAME
    text = Text(f"{turn_sign(view, seat)}{sign_of(view, seat)} {fitted(name, room)} ", style=bold)
    for row in range(len(sheet.layout.rows)):
        text.append_text(_row(sheet, row, row in view.closed, palette)).append(" ")
    text.append(boxes(sheet.penalties, sheet.layout.boxes), style="" if sheet.penalties else palette.faint)
    points = f"{sheet.total:>4}/{view.scores[seat]:<3}" if match else f"{view.scores[seat]:>4}"
    return text.append(points, style="bold")


def _row(sheet: Sheet, row: int, closed: bool, palette: Palette) -> Text:
    """A row in eleven signs; on a mixed sheet what is free is the letter of its colour."""
    printed = sheet.layout.rows[row]
    text = Text(sheet.layout.row_name(row), style=palette.row_style(sheet.layout, row))
    crossed, skipped = sheet.crossed(row), sheet.skipped(row)
    for mark in sheet.layout.marks(row):
        if mark in crossed:
            text.append(CROSS, style=palette.deep(mark.colour))
        elif mark in skipped or closed or sheet.has_lock(row):
            text.append("─", style=palette.faint)
        else:
            text.append(mark.colour if sheet.layout.mixed else "·", style=palette.ink(mark.colour))
    return text.append(LOCK if sheet.has_lock(row) else SHUT if closed else OPEN_LOCK, style=palette.ink(printed.lock))


def fitted(name: str, width: int) -> str:
    """A name cut or filled to a width of the screen, wide letters counted as two."""
    text = Text(name)
    text.truncate(width, overflow="ellipsis", pad=True)
    return text.plain
