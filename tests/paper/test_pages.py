"""Whole pages: they look as they did, and nothing is where a printer cannot reach."""

import numpy as np
import pypdfium2
import pytest

from qwixx.games import GAMES, game
from qwixx.rules.game import Game
from tests.paper.golden_pages import BOOKS, FOLDER, drawn, from_text
from tests.paper.reading import MM, picture, printed, text_of

NEAR = 1.0  # of 15 greys: another version of whatever draws the pages here
UNREACHED = 5  # millimetres, at the edges of the paper
LONG = " ".join(f"{'rygb'[field % 4]}{2 + field * 7 % 11}/{1 + field // 10}" for field in range(200))


def off(name: str, other: str) -> float:
    """How far the worst square of a game's pages is from what is kept of another."""
    kept, found = from_text((FOLDER / f"{other}.txt").read_text(encoding="utf-8")), drawn(name)
    assert [page.shape for page in found] == [page.shape for page in kept]
    return max(float(np.abs(now - then).max()) for now, then in zip(found, kept, strict=True))


@pytest.mark.parametrize("name", BOOKS)
def test_a_page_looks_as_it_did(name: str) -> None:
    assert off(name, name) <= NEAR


def test_another_page_would_be_noticed() -> None:
    assert off("mixx-b", "classic") > 2 * NEAR
    assert off("board-our-zigzag", "board") > 2 * NEAR


def reached(page: pypdfium2.PdfPage) -> bool:
    """Whether something is printed at the very edges."""
    pixels = picture(page, 1)
    edge = int(UNREACHED * MM)
    inner = np.zeros(pixels.shape[:2], dtype=bool)
    inner[edge:-edge, edge:-edge] = True
    return bool((pixels[~inner] < 250).any())


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("book", [*map(game, GAMES), game("board", side=LONG)], ids=lambda book: book.id)
def test_nothing_is_printed_where_printers_do_not_reach(book: Game, paper: str) -> None:
    assert not any(reached(page) for page in printed(book, "de", paper=paper))


@pytest.mark.parametrize(("paper", "size"), [("a4", (210, 297)), ("letter", (215.9, 279.4))])
def test_every_page_is_as_large_as_the_paper(paper: str, size: tuple[float, float]) -> None:
    found = [[side / 72 * 25.4 for side in page.get_size()] for page in printed("board", paper=paper)]
    assert found == [pytest.approx(size[::-1]), pytest.approx(size[::-1]), pytest.approx(size)]


def test_sheets_fill_their_pages() -> None:
    def names(**wanted: int) -> list[int]:
        return [text_of(page).count("Name") for page in printed("classic", "en", rules=False, **wanted)]

    assert names() == [4, 4]  # five can play
    assert names(per_page=2) == [2, 2, 2]
    assert names(sheets=2) == [2]
    assert names(sheets=5) == [4, 1]
    assert names(sheets=3, per_page=2) == [2, 1]
    assert names(sheets=1, per_page=4) == [1]


def test_what_is_cut_is_marked_between_the_sheets() -> None:
    """Along the cuts there is nothing but the marks."""
    pixels = picture(printed("classic")[0], 2).min(axis=2)
    across, down = (
        pixels[size // 2 - 8 : size // 2 + 8] if axis == 0 else pixels[:, size // 2 - 8 : size // 2 + 8].T
        for axis, size in enumerate(pixels.shape)
    )
    for strip in (across, down):
        inked = np.flatnonzero((strip < 200).any(axis=0))
        marks = np.split(inked, np.flatnonzero(np.diff(inked) > 20) + 1)
        assert len(marks) == 3
        assert all(len(mark) < 40 for mark in marks)
