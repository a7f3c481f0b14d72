"""Pages: their sizes, where the sheets lie on them, and where to cut."""

from typing import NamedTuple

from qwixx.paper.inks import Palette
from qwixx.paper.pen import Box, Pen

SIZES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}  # millimetres
EDGE = 7.0  # around every sheet: printers need 5
MARK = (5.5, 11.0)  # where a cutting mark begins and ends, from the edge of the paper


class Page(NamedTuple):
    """A page, on its side or upright, and the places for sheets on it."""

    width: float
    height: float
    columns: int = 1
    rows: int = 1

    @property
    def places(self) -> list[Box]:
        """The places that it is cut into, from the upper left, line by line."""
        width, height = self.width / self.columns, self.height / self.rows
        return [
            Box(column * width, row * height, width, height)
            for row in range(self.rows)
            for column in range(self.columns)
        ]

    @property
    def room(self) -> Box:
        """All of it that can be printed on."""
        return Box(0, 0, self.width, self.height).inside(EDGE)


def sheets_page(paper: str, per_page: int) -> Page:
    """A page of two sheets, one above the other, or of four."""
    short, long = SIZES[paper]
    return Page(short, long, 1, 2) if per_page == 2 else Page(long, short, 2, 2)


def upright(paper: str) -> Page:
    """A page for reading."""
    return Page(*SIZES[paper])


def lying(paper: str) -> Page:
    """A page for a board."""
    return Page(*SIZES[paper][::-1])


def draw_cuts(pen: Pen, page: Page, palette: Palette) -> None:
    """Short lines at the edges of the page, where it is cut, and a cross where the cuts meet."""
    begin, end = MARK
    for column in range(1, page.columns):
        x = page.width * column / page.columns
        for line in ([(x, begin), (x, end)], [(x, page.height - end), (x, page.height - begin)]):
            pen.line(line, ink=palette.quiet, thick=0.2)
    for row in range(1, page.rows):
        y = page.height * row / page.rows
        for line in ([(begin, y), (end, y)], [(page.width - end, y), (page.width - begin, y)]):
            pen.line(line, ink=palette.quiet, thick=0.2)
    if page.columns > 1 and page.rows > 1:
        x, y = page.width / 2, page.height / 2
        pen.line([(x - 2, y), (x + 2, y)], ink=palette.quiet, thick=0.2)
        pen.line([(x, y - 2), (x, y + 2)], ink=palette.quiet, thick=0.2)
