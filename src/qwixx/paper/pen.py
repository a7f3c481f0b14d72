"""`Pen`: draws on a page in millimetres, from its upper left corner."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Literal, NamedTuple

from qwixx.extras import needs
from qwixx.paper.fonts import BOLD, FIGURES, width

with needs("paper", "Printing"):
    from reportlab.lib.colors import HexColor
    from reportlab.pdfgen.canvas import Canvas
    from reportlab.pdfgen.pathobject import PDFPathObject

MM = 72 / 25.4  # points in a millimetre
Point = tuple[float, float]
Align = Literal["left", "middle", "right"]


class Box(NamedTuple):
    """A place on the paper."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> Point:
        """Its centre."""
        return self.x + self.width / 2, self.y + self.height / 2

    def inside(self, edge: float) -> "Box":
        """The same place without an edge all around."""
        return Box(self.x + edge, self.y + edge, self.width - 2 * edge, self.height - 2 * edge)

    def columns(self, count: int, gap: float = 0) -> "list[Box]":
        """So many places side by side."""
        step = (self.width + gap) / count
        return [Box(self.x + step * column, self.y, step - gap, self.height) for column in range(count)]


class Pen:
    """Draws in millimetres, x to the right and y down; texts are measured in points, as printers do."""

    def __init__(self, canvas: Canvas, height: float) -> None:
        self._canvas = canvas
        self._height = height

    def box(
        self, box: Box, *, fill: str | None = None, line: str | None = None, thick: float = 0.3, radius: float = 0
    ) -> None:
        """A rectangle, with round corners if so wished."""
        self._prepare(fill, line, thick)
        self._canvas.roundRect(
            box.x * MM,
            (self._height - box.y - box.height) * MM,
            box.width * MM,
            box.height * MM,
            radius * MM,
            stroke=int(line is not None),
            fill=int(fill is not None),
        )

    def circle(
        self, middle: Point, radius: float, *, fill: str | None = None, line: str | None = None, thick: float = 0.3
    ) -> None:
        """A circle."""
        self._prepare(fill, line, thick)
        x, y = self._at(middle)
        self._canvas.circle(x, y, radius * MM, stroke=int(line is not None), fill=int(fill is not None))

    def polygon(self, points: Sequence[Point], *, fill: str) -> None:
        """A filled shape with these corners."""
        self._prepare(fill, None, 0)
        self._canvas.drawPath(self._path(points, closed=True), stroke=0, fill=1)

    def line(self, points: Sequence[Point], *, ink: str, thick: float = 0.3) -> None:
        """A line from point to point."""
        self._prepare(None, ink, thick)
        self._canvas.drawPath(self._path(points, closed=False), stroke=1, fill=0)

    def arc(self, box: Box, start: float, extent: float, *, ink: str, thick: float) -> None:
        """A part of the circle in a box; angles in degrees, against the clock."""
        self._prepare(None, ink, thick)
        left, top = self._at((box.x, box.y))
        right, bottom = self._at((box.x + box.width, box.y + box.height))
        self._canvas.arc(left, bottom, right, top, start, extent)

    def text(self, text: str, at: Point, size: float, *, ink: str, name: str = BOLD, align: Align = "left") -> None:
        """A line of text whose figures are centred on the height of a point."""
        x, y = self._at(at)
        baseline = y - size * FIGURES / 2
        self._canvas.setFillColor(HexColor(ink))
        self._canvas.setFont(name, size)
        shift = {"left": 0.0, "middle": 0.5, "right": 1.0}[align] * width(text, name, size)
        self._canvas.drawString(x - shift, baseline, text)

    def fitted(self, text: str, box: Box, size: float, *, ink: str, name: str = BOLD, align: Align = "middle") -> None:
        """A line of text in a box, smaller where it would be too wide."""
        wide = width(text, name, size) / MM
        fitting = size if wide <= box.width else size * box.width / wide
        x = {"left": box.x, "middle": box.middle[0], "right": box.x + box.width}[align]
        self.text(text, (x, box.middle[1]), fitting, ink=ink, name=name, align=align)

    @contextmanager
    def clipped(self, box: Box, radius: float) -> Iterator[None]:
        """Meanwhile nothing is drawn outside of a box with round corners."""
        self._canvas.saveState()
        path = self._canvas.beginPath()
        x, y = self._at((box.x, box.y + box.height))
        path.roundRect(x, y, box.width * MM, box.height * MM, radius * MM)
        self._canvas.clipPath(path, stroke=0, fill=0)
        yield
        self._canvas.restoreState()

    def _at(self, point: Point) -> Point:
        return point[0] * MM, (self._height - point[1]) * MM

    def _path(self, points: Sequence[Point], *, closed: bool) -> PDFPathObject:
        path = self._canvas.beginPath()
        path.moveTo(*self._at(points[0]))
        for point in points[1:]:
            path.lineTo(*self._at(point))
        if closed:
            path.close()
        return path

    def _prepare(self, fill: str | None, line: str | None, thick: float) -> None:
        if fill is not None:
            self._canvas.setFillColor(HexColor(fill))
        if line is not None:
            self._canvas.setStrokeColor(HexColor(line))
            self._canvas.setLineWidth(thick * MM)
            self._canvas.setLineCap(1)
            self._canvas.setLineJoin(1)
