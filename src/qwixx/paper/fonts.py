"""The two fonts of the paper: they come with ReportLab, under a free licence, and are embedded in every file."""

import re
from collections.abc import Iterator

from qwixx.extras import needs

with needs("paper", "Printing"):
    from reportlab.pdfbase.pdfmetrics import registerFont, stringWidth
    from reportlab.pdfbase.ttfonts import TTFont

PLAIN, BOLD = "Vera", "VeraBd"
FIGURES = 0.73  # how high a figure is, in shares of the size of the font
FONTS = [TTFont(name, f"{name}.ttf") for name in (PLAIN, BOLD)]
for font in FONTS:
    registerFont(font)


def width(text: str, name: str, size: float) -> float:
    """How wide a text is, in the unit of the size."""
    return float(stringWidth(text, name, size))


def broken(text: str, name: str, size: float, most: float) -> Iterator[str]:
    """A text in lines that are no wider than this; none begins with a French sign that has a space before it."""
    line = ""
    for word in re.sub(r" (?=[:;?!»])|(?<=«) ", "\u00a0", text).split(" "):
        longer = f"{line} {word}" if line else word
        if line and width(longer, name, size) > most:
            yield line
            line = word
        else:
            line = longer
    yield line


def has(text: str) -> bool:
    """Whether both fonts have every sign of a text."""
    return all(ord(sign) in font.face.charToGlyph for sign in text for font in FONTS)
