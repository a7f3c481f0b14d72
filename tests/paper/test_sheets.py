"""Score sheets on paper: every number is there, in its row, on its colour, and told apart without any."""

from collections.abc import Iterator
from itertools import combinations, islice

import numpy as np
import pytest

from qwixx.games import GAMES, game
from qwixx.paper.inks import COLOURS
from qwixx.paper.pages import EDGE, SIZES, sheets_page
from qwixx.paper.sheet import cell_width
from qwixx.rules.game import Game
from qwixx.words import LANGUAGES, words
from tests.paper.reading import MM, SCALE, Sign, picture, printed, signs, text_of

OWN = (
    "r2 r3 r4 r5 lock r | y12 y11 y10 y9 y8 y7 lock y | k2 k5 k9 lock k | g2 g3 g4 g5 g6 g7 g8 g9 g10 g11 g12 lock g"
    " | b7 b8 r9 r10 lock b; needs 3; points 0 1 3 6 10; penalty 100; boxes 7; end 2"
)
BOOKS = [*(game(name) for name in GAMES), game("classic", sheet=OWN)]
LEAST = 7  # millimetres: what a pen can cross


def written(book: Game, language: str = "en") -> str:
    """What stands on a sheet from its title to its last row, without spaces."""
    say, layout, text = words(language), book.layout, ""
    for place, row in enumerate(layout.rows):
        emblem = row.colour.upper() if row.colour and row.colour not in COLOURS else ""
        text += emblem if row.colour else str(place + 1)
        text += "".join(map(str, row.values)) + f"≥{layout.lock_needs}×"
        text += row.lock.upper() if row.lock not in COLOURS else ""  # in the lock
    return (say(f"game-{book.id}") + say("paper-name")).replace(" ", "") + text


def passed(places: Iterator[Sign], text: str) -> Sign:
    """The first sign of a text, all of which is passed."""
    first, *_ = islice(places, len(text.replace(" ", "")))
    return first


def numbers(book: Game, found: list[Sign]) -> list[list[Sign]]:
    """The first figure of every number, by rows, on a page that begins as it should."""
    places, say, rows = iter(found), words("en"), []
    passed(places, say(f"game-{book.id}") + say("paper-name"))
    for label, row in enumerate(book.layout.rows, 1):
        if row.colour is None:
            passed(places, str(label))
        rows.append([passed(places, str(value)) for value in row.values])
        passed(places, f"≥{book.layout.lock_needs}×")
    return rows


@pytest.mark.parametrize("book", BOOKS, ids=str)
def test_the_text_has_every_number_of_every_row_on_every_sheet(book: Game) -> None:
    with_text = printed(book)[0]
    text = "".join(sign.text for sign in signs(with_text))
    assert text.startswith(written(book))
    assert text.count(written(book)) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_speaks_the_language_of_its_player(language: str) -> None:
    text, say = text_of(printed("deluxe", language)[0]), words(language)
    assert "".join(text.split()).startswith(written(game("deluxe"), language))
    for key in ("paper-penalties", "paper-points", "paper-match"):
        assert text.count(say(key)) >= 4


@pytest.mark.parametrize("book", BOOKS, ids=str)
def test_the_key_the_penalties_and_the_sums_are_there(book: Game) -> None:
    text, layout = text_of(printed(book)[0]).split(), book.layout
    longest = max(len(row.numbers) for row in layout.rows)
    key = [
        (f"{crosses}×", str(layout.points[min(crosses, len(layout.points) - 1)])) for crosses in range(1, longest + 2)
    ]
    begins = text.index("1×")
    assert list(zip(text[begins::2], text[begins + 1 :: 2], strict=False))[: longest + 1] == key
    assert text.count(f"−{layout.penalty}") == 4 * layout.boxes
    assert text.count("=") == 4 * (2 if book.descriptor.panel else 1)


def test_a_match_has_a_column_for_every_game() -> None:
    for games in (5, 3):
        last = text_of(printed(game("deluxe", games=games))[0]).split(words("en")("paper-match"))[1]
        assert last.replace("=", "+").split()[: 2 * games] == [
            said for number in range(1, games + 1) for said in (str(number), "+")
        ]


@pytest.mark.parametrize("book", BOOKS[:-1], ids=str)
def test_every_number_stands_on_its_colour(book: Game) -> None:
    page = printed(book)[0]
    pixels = picture(page)
    for row, found in zip(book.layout.rows, numbers(book, signs(page)), strict=True):
        for number, sign in zip(row.numbers, found, strict=True):
            below = pixels[round(sign.y) + 3, round(sign.x)]
            assert f"#{bytes(below).hex()}" == COLOURS[number.colour].cell, number


@pytest.mark.parametrize("name", ["classic", "mixx-a", "board"])
def test_black_and_white_has_no_colour(name: str) -> None:
    for page in printed(name, coloured=False):
        pixels = picture(page, 1)
        assert np.ptp(pixels, axis=2).max() == 0
    assert np.ptp(picture(printed(name)[0], 1), axis=2).max() > 100


def test_rows_are_told_apart_without_colour() -> None:
    page = printed("classic", coloured=False)[0]
    pixels, cell = picture(page), cell_width(game("classic").layout, page.get_width() / MM / 2 - 2 * EDGE) * MM * SCALE
    emblems = []
    for first, *_ in numbers(game("classic"), signs(page)):
        y, x = round(first.y - 0.18 * cell), round(first.x - 0.82 * cell)
        emblems.append(pixels[y - 14 : y + 14, x - 14 : x + 14].astype(int))
    assert all(np.abs(one - other).mean() > 10 for one, other in combinations(emblems, 2))


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("per_page", [2, 4])
def test_a_pen_can_cross_every_number(paper: str, per_page: int) -> None:
    width = sheets_page(paper, per_page).places[0].inside(EDGE).width
    assert all(cell_width(book.layout, width) >= LEAST for book in BOOKS)
