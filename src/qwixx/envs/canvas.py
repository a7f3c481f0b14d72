"""A canvas of square cells with a few letters in them, drawn with NumPy alone."""

import numpy as np
from numpy.typing import NDArray

Colour = tuple[int, int, int]
Pixels = NDArray[np.uint8]

CELL = 24  # the side of a cell in pixels, its gap included
GAP = 2
DOT = 2  # the side of a letter's dots in pixels
WIDE = 4  # dots of a letter, the gap after it included

# Five rows of three dots a letter, the top row first, each row as the digit of its bits.
LETTERS = {
    "0": "75557",
    "1": "26227",
    "2": "71747",
    "3": "71317",
    "4": "55711",
    "5": "74717",
    "6": "74757",
    "7": "71122",
    "8": "75757",
    "9": "75717",
    "-": "00700",
    "P": "75744",
}


class Canvas:
    """Rows and columns of cells."""

    def __init__(self, rows: int, columns: int, ground: Colour) -> None:
        self.pixels: Pixels = np.full((rows * CELL + GAP, columns * CELL + GAP, 3), ground, np.uint8)

    def cell(self, row: int, column: int, paper: Colour, text: str = "", ink: Colour = (0, 0, 0)) -> None:
        """Fill a cell, and write in its middle."""
        top, left = row * CELL + GAP, column * CELL + GAP
        self.pixels[top : top + CELL - GAP, left : left + CELL - GAP] = paper
        wide = (len(text) * WIDE - 1) * DOT
        self._write(top + (CELL - GAP - 5 * DOT) // 2, left + max(0, (CELL - GAP - wide) // 2), text, ink)

    def cross(self, row: int, column: int, ink: Colour) -> None:
        """Cross a cell from corner to corner."""
        top, left, side = row * CELL + GAP, column * CELL + GAP, CELL - GAP
        for dot in range(1, side - 2):
            for across in (dot, side - 2 - dot):
                self.pixels[top + dot : top + dot + 2, left + across : left + across + 2] = ink

    def frame(self, row: int, column: int, rows: int, columns: int, ink: Colour) -> None:
        """Draw a line around cells."""
        top, left, bottom, right = (place * CELL for place in (row, column, row + rows, column + columns))
        for across in (top, bottom):
            self.pixels[across : across + GAP, left : right + GAP] = ink
        for down in (left, right):
            self.pixels[top : bottom + GAP, down : down + GAP] = ink

    def _write(self, top: int, left: int, text: str, ink: Colour) -> None:
        for letter in text:
            for line, dots in enumerate(LETTERS.get(letter, "00000")):
                for column in range(3):
                    if int(dots) >> (2 - column) & 1:
                        y, x = top + line * DOT, left + column * DOT
                        self.pixels[y : y + DOT, x : x + DOT] = ink
            left += WIDE * DOT
