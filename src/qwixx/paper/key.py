"""The key: how many points so many crosses in a row bring."""

from qwixx.paper.fonts import PLAIN
from qwixx.paper.inks import Palette
from qwixx.paper.pen import Box, Pen
from qwixx.rules.layout import Layout


def draw_key(pen: Pen, box: Box, layout: Layout, palette: Palette) -> None:
    """A column for every number of crosses."""
    points = key_of(layout)
    pen.box(box, line=palette.edge, radius=1.2, thick=0.25)
    for crosses, column in enumerate(box.columns(len(points)), 1):
        if crosses > 1:
            top, bottom = box.y + 0.8, box.y + box.height - 0.8
            pen.line([(column.x, top), (column.x, bottom)], ink=palette.edge, thick=0.2)
        half = column._replace(height=box.height / 2).inside(0.5)
        pen.fitted(f"{crosses}×", half, box.height * 0.95, ink=palette.quiet, name=PLAIN)
        below = half._replace(y=half.y + box.height / 2 - 0.2)
        pen.fitted(str(points[crosses - 1]), below, box.height * 1.1, ink=palette.ink)


def key_of(layout: Layout) -> list[int]:
    """What 1, 2, 3 … crosses are worth, up to the longest row with its lock."""
    most = max(len(row.numbers) for row in layout.rows) + 1
    return [layout.points[min(crosses, len(layout.points) - 1)] for crosses in range(1, most + 1)]
