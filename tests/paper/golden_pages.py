"""The golden pages: every page of every game as a grid of greys. `python -m tests.paper.golden_pages` writes them anew.

A figure is the mean of five millimetres square, from 0, black, to f, white. Write them anew only on purpose: when what
is printed is meant to change, after a look at it.
"""

from pathlib import Path

import numpy as np
import numpy.typing as npt
import pypdfium2

from qwixx.games import GAMES, game
from qwixx.rules.game import Game
from tests.paper.reading import MM, picture, printed

FOLDER = Path(__file__).parents[1] / "golden" / "paper"
SQUARE = 5  # millimetres
FINE = 4  # pixels in a millimetre
BOOKS: dict[str, Game] = {
    **{name: game(name) for name in GAMES},
    "board-our-zigzag": game("board", side="our-zigzag"),
}
Greys = npt.NDArray[np.float64]


def greys(page: pypdfium2.PdfPage) -> Greys:
    """A page as the means of its squares, from 0 to 15."""
    pixels = picture(page, FINE / MM).mean(axis=2)
    side = SQUARE * FINE
    height, width = (size // side for size in pixels.shape)
    squares = pixels[: height * side, : width * side].reshape(height, side, width, side)
    found: Greys = squares.mean(axis=(1, 3)) / 17
    return found


def drawn(name: str) -> list[Greys]:
    """Every different page of a game: one of sheets, then the board, the rules."""
    return [greys(page) for page in printed(BOOKS[name], sheets=4)]


def as_text(pages: list[Greys]) -> str:
    """Pages as they are kept."""
    return "\n".join("".join("".join(f"{round(grey):x}" for grey in line) + "\n" for line in page) for page in pages)


def from_text(text: str) -> list[Greys]:
    """Pages as they were kept."""
    return [
        np.array([[int(grey, 16) for grey in line] for line in page.split()], dtype=np.float64)
        for page in text.split("\n\n")
    ]


def main() -> None:
    """Write every golden file."""
    FOLDER.mkdir(exist_ok=True)
    for name in BOOKS:
        (FOLDER / f"{name}.txt").write_text(as_text(drawn(name)), encoding="utf-8")


if __name__ == "__main__":
    main()
