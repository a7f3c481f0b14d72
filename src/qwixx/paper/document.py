"""A game as a file to print: its score sheets, its board, its rules. The same game gives the same bytes."""

from dataclasses import dataclass
from io import BytesIO
from math import ceil
from typing import Any

import qwixx
from qwixx.extras import needs
from qwixx.paper.fonts import PLAIN
from qwixx.paper.inks import Palette
from qwixx.paper.pages import EDGE, SIZES, Page, draw_cuts, lying, sheets_page, upright
from qwixx.paper.pen import MM, Box, Pen
from qwixx.paper.sheet import draw_sheet
from qwixx.paper.summary import draw_summary, has_summary
from qwixx.paper.track import draw_track
from qwixx.rules.errors import SetupError, shown
from qwixx.rules.game import Game
from qwixx.words import Words

with needs("paper", "Printing"):
    from reportlab.pdfgen.canvas import Canvas

MOST_SHEETS = 400
PER_PAGE = (2, 4)
SHEET = "sheet"  # what is drawn once and laid on the pages as often as it is wanted


@dataclass(frozen=True, slots=True)
class Wanted:
    """How something is to be printed; what is not said is as for one table."""

    sheets: int | None = None
    per_page: int | None = None
    paper: str = "a4"
    coloured: bool = True
    rules: bool = True

    def __post_init__(self) -> None:
        if self.sheets is not None and not 1 <= self.sheets <= MOST_SHEETS:
            raise SetupError(f"1 to {MOST_SHEETS} sheets can be printed, not {self.sheets}.")
        if self.per_page is not None and self.per_page not in PER_PAGE:
            raise SetupError(f"2 or 4 sheets fit on a page, not {self.per_page}.")
        if self.paper not in SIZES:
            raise SetupError(f"There is no paper {shown(self.paper)}; there is {' and '.join(SIZES)}.")

    @property
    def on_a_page(self) -> int:
        """How many sheets lie on a page: two alone are large."""
        return self.per_page or (2 if self.sheets is not None and self.sheets <= 2 else 4)

    def count(self, game: Game) -> int:
        """How many sheets there are: one each for a full table, and whatever else fits on its pages."""
        players = game.descriptor.players[-1]
        return self.sheets or ceil(players / self.on_a_page) * self.on_a_page


def document(game: Game, say: Words, wanted: Wanted) -> bytes:
    """The file, as bytes."""
    stream = BytesIO()
    name: Any = PLAIN  # what is said of its type is wrong
    canvas = Canvas(stream, pageCompression=1, invariant=1, lang=say.language, initialFontName=name)
    canvas.setTitle(f"Qwixx · {say(f'game-{game.id}')}")
    canvas.setAuthor("qwixx")
    canvas.setCreator(f"qwixx {qwixx.__version__}")
    palette = Palette(wanted.coloured)
    _sheets(canvas, game, wanted, palette, say)
    if game.descriptor.track:
        page = _begun(canvas, lying(wanted.paper))
        draw_track(Pen(canvas, page.height), page.room, game, palette, say)
        canvas.showPage()
    if wanted.rules and has_summary(game):
        page = _begun(canvas, upright(wanted.paper))
        draw_summary(Pen(canvas, page.height), page.room.inside(EDGE), game, palette, say)
        canvas.showPage()
    canvas.save()
    return stream.getvalue()


def _sheets(canvas: Canvas, game: Game, wanted: Wanted, palette: Palette, say: Words) -> None:
    """Pages of sheets, with marks where they are cut."""
    page, left = sheets_page(wanted.paper, wanted.on_a_page), wanted.count(game)
    _, _, width, height = page.places[0]
    canvas.beginForm(SHEET, 0, 0, width * MM, height * MM)
    draw_sheet(Pen(canvas, height), Box(0, 0, width, height).inside(EDGE), game, palette, say)
    canvas.endForm()
    while left > 0:
        _begun(canvas, page)
        for place in page.places[:left]:
            _lay(canvas, page, place)
        draw_cuts(Pen(canvas, page.height), page, palette)
        canvas.showPage()
        left -= len(page.places)


def _lay(canvas: Canvas, page: Page, place: Box) -> None:
    canvas.saveState()
    canvas.translate(place.x * MM, (page.height - place.y - place.height) * MM)
    canvas.doForm(SHEET)
    canvas.restoreState()


def _begun(canvas: Canvas, page: Page) -> Page:
    canvas.setPageSize((page.width * MM, page.height * MM))
    return page
