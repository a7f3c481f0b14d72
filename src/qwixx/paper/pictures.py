"""Small pictures: the emblem of each colour and the lock, as the page draws them, and the flag of the track."""

from qwixx.paper.pen import Box, Pen, Point

EMBLEMS: dict[str, tuple[Point, ...]] = {  # corners, in tenths of the size, as in web/src/table/Shape.svelte
    "r": ((5, 0.4), (9.6, 5), (5, 9.6), (0.4, 5)),
    "g": ((5, 0.8), (9.7, 9.2), (0.3, 9.2)),
    "b": ((1, 1), (9, 1), (9, 9), (1, 9)),
}


def emblem(pen: Pen, colour: str, middle: Point, size: float, ink: str) -> None:
    """The emblem of a colour, so that it is known without it; a colour of a user's sheet has its letter."""
    x, y = middle[0] - size / 2, middle[1] - size / 2
    if colour in EMBLEMS:
        pen.polygon([(x + size * a / 10, y + size * b / 10) for a, b in EMBLEMS[colour]], fill=ink)
    elif colour == "y":
        pen.circle(middle, size * 0.44, fill=ink)
    else:
        pen.text(colour.upper(), middle, size * 3.4, ink=ink, align="middle")


def padlock(pen: Pen, middle: Point, size: float, ink: str) -> Point:
    """An open lock, as the page draws it; the middle of its body."""
    unit = size / 24
    x, y = middle[0] - 12 * unit, middle[1] - 12.5 * unit
    thick = 2.4 * unit
    pen.line([(x + 8 * unit, y + 11 * unit), (x + 8 * unit, y + 7 * unit)], ink=ink, thick=thick)
    pen.arc(Box(x + 8 * unit, y + 3 * unit, 8 * unit, 8 * unit), 20, 160, ink=ink, thick=thick)
    pen.box(Box(x + 5.5 * unit, y + 11 * unit, 13 * unit, 10 * unit), fill=ink, radius=2 * unit)
    return x + 12 * unit, y + 16 * unit


def flag(pen: Pen, middle: Point, size: float, ink: str) -> None:
    """The flag of the track."""
    x, y = middle[0] - size * 0.3, middle[1] - size / 2
    pen.line([(x, y), (x, y + size)], ink=ink, thick=size * 0.1)
    pen.polygon([(x, y), (x + size * 0.7, y + size * 0.28), (x, y + size * 0.56)], fill=ink)
