"""A score sheet, drawn from its layout."""

from qwixx.paper.fonts import PLAIN
from qwixx.paper.foot import draw_foot, foot_height, grown
from qwixx.paper.inks import Palette
from qwixx.paper.pen import Box, Pen
from qwixx.paper.pictures import emblem, padlock
from qwixx.rules.game import Game
from qwixx.rules.layout import Layout, Number
from qwixx.words import Words

HEAD = 7.5  # millimetres, of the line with the name on a small sheet
GAP = 1.4  # between two rows
LEAD = 0.55  # of the width of a cell: the emblem before a row
FEWEST = 8  # cells that fill the width, so that those of a short row are not too large
HIGHEST = 1.35  # of its width: a cell is not higher


def draw_sheet(pen: Pen, box: Box, game: Game, palette: Palette, say: Words) -> None:
    """A sheet with all that is printed on it."""
    layout, head, foot = game.layout, HEAD * grown(box.width), foot_height(game, box.width)
    _head(pen, box._replace(height=head), say(f"game-{game.id}"), palette, say)
    room = box.height - head - foot
    step = min(room / len(layout.rows), cell_width(layout, box.width) * HIGHEST + GAP)
    top = box.y + head + (room - step * len(layout.rows)) / 2
    for row in range(len(layout.rows)):
        _row(pen, Box(box.x, top + row * step, box.width, step - GAP), layout, row, palette)
    draw_foot(pen, Box(box.x, box.y + box.height - foot, box.width, foot), game, palette, say)


def cell_width(layout: Layout, width: float) -> float:
    """How wide a number is: the longest row fills the sheet, its emblem and its lock included."""
    longest = max(len(row.numbers) for row in layout.rows)
    return (width - 2) / max(longest + 1 + LEAD, FEWEST)


def _head(pen: Pen, box: Box, title: str, palette: Palette, say: Words) -> None:
    """What game it is, and a line for a name."""
    scale, begin, middle = grown(box.width), box.x + box.width * 0.6, box.y + box.height * 0.37
    room = Box(box.x, middle - 2, box.width * 0.43, 4)
    pen.fitted(title, room, 9.5 * scale, ink=palette.ink, align="left")
    label = Box(begin - 2 - box.width * 0.14, middle - 1.65, box.width * 0.14, 4)
    pen.fitted(say("paper-name"), label, 7 * scale, ink=palette.quiet, name=PLAIN, align="right")
    pen.line([(begin, middle + 2), (box.x + box.width, middle + 2)], ink=palette.edge)


def _row(pen: Pen, box: Box, layout: Layout, row: int, palette: Palette) -> None:
    """The numbers of a row from left to right, and its lock."""
    printed, cell = layout.rows[row], cell_width(layout, box.width)
    last = len(printed.numbers) - 1
    lead = cell * LEAD
    band = box._replace(width=2 + lead + cell * (last + 2))
    pen.box(band, fill=palette.inks(printed.colour).band if printed.colour else palette.neutral, radius=1.6)
    _lead(pen, Box(band.x + 1, band.y, lead, band.height), printed.colour, row, palette)
    first = Box(band.x + 1 + lead, band.y + 1, cell, band.height - 2)
    for place, number in enumerate(printed.numbers):
        needs = layout.lock_needs if place == last else 0
        one = first._replace(x=first.x + place * cell).inside(0.25)
        _number(pen, one, number, needs, printed.colour is None, palette)
    _lock(pen, first._replace(x=first.x + (last + 1) * cell), printed.lock, palette)


def _lead(pen: Pen, box: Box, colour: str | None, row: int, palette: Palette) -> None:
    """What a row is known by: the emblem of its colour, or its number if it has several."""
    if colour:
        emblem(pen, colour, box.middle, min(box.width * 0.62, 5), palette.inks(colour).on)
    else:
        pen.text(str(row + 1), box.middle, 9, ink=palette.quiet, align="middle")


def _number(pen: Pen, box: Box, number: Number, needs: int, mixed: bool, palette: Palette) -> None:
    """A number to be crossed off; the last one says how many crosses it needs."""
    tones = palette.inks(number.colour)
    edge = palette.ink if not palette.coloured else tones.band if mixed else None
    pen.box(box, fill=tones.cell, line=edge, thick=0.55 if mixed and palette.coloured else 0.3, radius=1.3)
    (x, y), size = box.middle, min(box.height * 1.35, box.width * 1.42)
    pen.text(
        str(number.value), (x, y - box.height * (0.11 if mixed or needs else 0)), size, ink=tones.ink, align="middle"
    )
    low = box.y + box.height * 0.84
    if mixed:
        aside = box.width * 0.3 if needs else 0
        emblem(pen, number.colour, (x - aside, low), min(box.height, box.width) * 0.24, tones.ink)
    if needs:
        aside = box.width * 0.13 if mixed else 0
        pen.text(f"≥ {needs}×", (x + aside, low), size * 0.34, ink=tones.ink, align="middle")


def _lock(pen: Pen, box: Box, colour: str, palette: Palette) -> None:
    """The lock of a row, with the emblem of the die that it takes away."""
    tones = palette.inks(colour)
    radius = min(box.width, box.height) / 2 - 0.4
    pen.circle(box.middle, radius, fill=tones.cell, line=tones.band if palette.coloured else palette.ink, thick=0.45)
    body = padlock(pen, box.middle, radius * 1.5, tones.ink)
    emblem(pen, colour, body, radius * 0.38, tones.cell)
