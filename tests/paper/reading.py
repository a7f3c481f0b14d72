"""A PDF read again, by another library than the one that wrote it: its text, its fonts, its pages as pictures."""

from ctypes import create_string_buffer
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pypdfium2
from pypdfium2 import raw

from qwixx.games import game
from qwixx.paper import Wanted, document
from qwixx.rules.game import Game
from qwixx.words import words

MM = 72 / 25.4
SCALE = 2.0  # pixels in a point
Picture = npt.NDArray[np.uint8]  # height, width, red green blue


class Sign(NamedTuple):
    """A sign on a page, with the middle of its lower edge in pixels."""

    text: str
    x: float
    y: float


def printed(one: str | Game, language: str = "en", **wanted: object) -> list[pypdfium2.PdfPage]:
    """The pages of a game as they come out of the printer, nearly."""
    book = game(one) if isinstance(one, str) else one
    return list(pypdfium2.PdfDocument(document(book, words(language), Wanted(**wanted))))  # type: ignore[arg-type]


def text_of(page: pypdfium2.PdfPage) -> str:
    """All that is written on a page."""
    return str(page.get_textpage().get_text_range())


def picture(page: pypdfium2.PdfPage, scale: float = SCALE) -> Picture:
    """A page as its pixels."""
    found: Picture = np.array(page.render(scale=scale).to_numpy())[:, :, ::-1]
    return found


def signs(page: pypdfium2.PdfPage) -> list[Sign]:
    """Every sign of a page, in the order in which it was written."""
    text, height = page.get_textpage(), page.get_height()
    found = []
    for place in range(text.count_chars()):
        left, bottom, right, _ = text.get_charbox(place)
        said = text.get_text_range(place, 1)
        if said.strip():
            found.append(Sign(said, (left + right) / 2 * SCALE, (height - bottom) * SCALE))
    return found


def fonts(page: pypdfium2.PdfPage) -> dict[str, bool]:
    """The fonts of a page, and whether they are in the file."""
    found = {}
    for written in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT], max_depth=5):
        font = raw.FPDFTextObj_GetFont(written.raw)
        name = create_string_buffer(200)
        raw.FPDFFont_GetBaseFontName(font, name, 200)
        found[name.value.decode()] = bool(raw.FPDFFont_GetIsEmbedded(font))
    return found
