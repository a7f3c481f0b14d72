"""The foot of a sheet: what crosses are worth, the boxes for penalties, the sums, the panel of a match."""

from qwixx.paper.fonts import PLAIN
from qwixx.paper.inks import Inks, Palette
from qwixx.paper.key import draw_key
from qwixx.paper.pen import Box, Pen, Point
from qwixx.paper.pictures import emblem, flag
from qwixx.rules.descriptor import Descriptor
from qwixx.rules.game import Game
from qwixx.words import Words

KEY, SUMS, PANEL = 9.5, 13.0, 12.5  # millimetres, of each line of the foot on a small sheet
LABEL = 4.0  # above a line of boxes
SIGN = 4.2  # between two sums
TOTAL = 1.35  # times as wide as a sum: the box for all of it
ASIDE = 0.33  # of the width, at most: the penalties
PENALTY = (7.0, 8.0)  # millimetres, the side of their boxes: at least, and on a small sheet


def grown(width: float) -> float:
    """How much larger everything is on a larger sheet."""
    return max(1.0, min(width / 135, 1.45))


def foot_height(game: Game, width: float) -> float:
    """How high the foot is."""
    return (KEY + SUMS + (PANEL if game.descriptor.panel else 0)) * grown(width)


def draw_foot(pen: Pen, box: Box, game: Game, palette: Palette, say: Words) -> None:
    """All of it, from the key to the panel."""
    scale, panel = grown(box.width), game.descriptor.panel
    draw_key(pen, Box(box.x, box.y + 1, box.width, KEY * scale - 2), game.layout, palette)
    sums = box._replace(y=box.y + KEY * scale, height=SUMS * scale)
    left = _penalties(pen, sums, game, palette, say)
    room = Box(left, sums.y, box.x + box.width - left, sums.height)
    _sums(pen, _labelled(pen, room, say("paper-points"), palette), game.descriptor, palette)
    if panel:
        room = box._replace(y=sums.y + sums.height, height=PANEL * scale)
        _panel(pen, _labelled(pen, room, say("paper-match"), palette), panel.games, palette)


def _labelled(pen: Pen, box: Box, text: str, palette: Palette) -> Box:
    """The room for a line of boxes, below what it is for."""
    pen.fitted(text, Box(box.x, box.y + 0.8, box.width, LABEL - 1.2), 6.5, ink=palette.quiet, name=PLAIN, align="left")
    return Box(box.x, box.y + LABEL, box.width, box.height - LABEL - 1)


def _penalties(pen: Pen, box: Box, game: Game, palette: Palette, say: Words) -> float:
    """The boxes for penalties; where whatever is beside them begins."""
    layout, (least, usual) = game.layout, PENALTY
    if not layout.boxes:
        return box.x
    width = box.width * ASIDE
    room = _labelled(pen, box._replace(width=width), say("paper-penalties"), palette)
    side = max(least, min(usual * grown(box.width), width / layout.boxes))
    for place in range(layout.boxes):
        one = Box(room.x + place * side, room.y, side, room.height)
        _blank(pen, one.inside(0.3)._replace(y=room.y, height=room.height), palette)
        pen.fitted(f"−{layout.penalty}", one.inside(1.2), side * 0.95, ink=palette.quiet, name=PLAIN)
    return room.x + layout.boxes * side + 5


def _sums(pen: Pen, room: Box, game: Descriptor, palette: Palette) -> None:
    """A box for every row, for the track, for the penalties where there are any, and for all of it."""
    rows, track = len(game.layout.rows), int(game.track is not None)
    signs = [*["+"] * (rows - 1 + track), *(["−"] if game.layout.boxes else []), "="]
    width = (room.width - SIGN * len(signs)) / (len(signs) + TOTAL)
    for place in range(len(signs) + 1):
        one = Box(room.x + place * (width + SIGN), room.y, width, room.height)
        corner = (one.x + 2.3, one.y + 2.3)
        if place < rows:
            _row_sum(pen, one, corner, game, place, palette)
        elif place < len(signs):
            _blank(pen, one, palette)
        if track and place == rows:
            flag(pen, corner, 3, palette.quiet)
        if place < len(signs):
            _sign(pen, one, signs[place], palette)
    _blank(pen, Box(room.x + room.width - width * TOTAL, room.y, width * TOTAL, room.height), palette, strong=True)


def _row_sum(pen: Pen, box: Box, corner: Point, game: Descriptor, row: int, palette: Palette) -> None:
    """The box for the points of a row, with its emblem or its number."""
    colour = game.layout.rows[row].colour
    if colour is None:
        _blank(pen, box, palette)
        pen.text(str(row + 1), corner, 6, ink=palette.quiet, align="middle")
    else:
        tones = palette.inks(colour)
        _blank(pen, box, palette, tones)
        emblem(pen, colour, corner, 2.4, tones.ink)


def _panel(pen: Pen, room: Box, games: int, palette: Palette) -> None:
    """A column for every game of a match, and their sum."""
    *columns, total = room.columns(games + 1, SIGN)
    for number, one in enumerate(columns, 1):
        _blank(pen, one, palette)
        pen.text(str(number), (one.x + 1.2, one.y + 2.3), 6.5, ink=palette.quiet, name=PLAIN)
        _sign(pen, one, "+" if number < games else "=", palette)
    _blank(pen, total, palette, strong=True)


def _blank(pen: Pen, box: Box, palette: Palette, tones: Inks | None = None, *, strong: bool = False) -> None:
    """A box to be filled in by hand."""
    edge = palette.ink if strong else tones.band if tones and palette.coloured else palette.edge
    pen.box(box, fill=tones.cell if tones else None, line=edge, radius=1, thick=0.6 if strong else 0.35)


def _sign(pen: Pen, box: Box, sign: str, palette: Palette) -> None:
    """What stands between a box and the next one."""
    pen.text(sign, (box.x + box.width + SIGN / 2, box.middle[1]), 9, ink=palette.quiet, align="middle")
