"""The board on paper: every field with its number and its points, wherever the track leads."""

from itertools import pairwise

import pytest

from qwixx.boards import SHIPPED, parse
from qwixx.games import game
from qwixx.paper.pen import Box
from qwixx.paper.track import grid, spiral
from qwixx.rules.game import Game
from qwixx.words import words
from tests.paper.reading import printed, text_of
from tests.paper.test_pages import LONG


def board(book: Game, language: str = "en") -> list[str]:
    """The words on the page of a board."""
    return text_of(printed(book, language, sheets=1)[1]).split()


@pytest.mark.parametrize("side", [*SHIPPED, LONG], ids=["spiral", "zigzag", "long"])
def test_every_field_is_there_in_its_order(side: str) -> None:
    book = game("board", side=side)
    assert book.descriptor.track
    said = board(book, "de")
    fields = said[said.index("Start") + 1 :]
    assert fields == [
        part for field in book.descriptor.track.fields for part in (str(field.number), f"+{field.points}")
    ]


def test_it_says_which_side_it_is_and_how_many_fields_end_the_game() -> None:
    said = " ".join(board(game("board"), "en"))
    assert said.startswith("On Board · Spiral The last 5 fields announce the end. Start")


@pytest.mark.parametrize(("name", "said"), [("kitchen", "On Board · kitchen"), ("床", "On Board")])
def test_a_side_is_named_if_its_name_can_be_written(name: str, said: str) -> None:
    fields = "".join(f'{{ colour = "red", number = {number}, points = 1 }},' for number in range(2, 12))
    side = parse(f'name = "{name}"\nfields = [{fields}]'.encode())
    assert " ".join(board(game("board", side=side))).startswith(f"{said} {words('en')('piece-last-fields', count=5)}")


@pytest.mark.parametrize("count", [7, 41, 50, 201])
def test_the_track_winds_inwards_from_field_to_field(count: int) -> None:
    columns, rows = grid(count, Box(0, 0, 280, 190))
    cells = list(spiral(columns, rows))
    assert len(set(cells)) == len(cells) == columns * rows >= count
    assert all(abs(x - to_x) + abs(y - to_y) == 1 for (x, y), (to_x, to_y) in pairwise(cells))
