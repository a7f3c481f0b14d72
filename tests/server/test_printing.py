"""The server prints what the command prints, and refuses what it refuses."""

import pytest

from qwixx.games import GAMES, game
from qwixx.paper import Wanted, document
from qwixx.rules.layouts import MIXX_A
from qwixx.words import words
from tests.server.answers import has_headers, refusal
from tests.server.client import Device


@pytest.mark.parametrize("name", GAMES)
def test_a_game_as_a_file(anna: Device, name: str) -> None:
    answer = anna.get("/api/print", params={"game": name, "language": "it"}).raise_for_status()
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == f'inline; filename="qwixx-{name}.pdf"'
    assert has_headers(answer)
    assert answer.content == document(game(name), words("it"), Wanted())


def test_with_all_that_can_be_chosen(anna: Device) -> None:
    asked = {"game": "board", "side": "our-zigzag", "paper": "letter", "sheets": 3, "large": True}
    answer = anna.get("/api/print", params={**asked, "black_and_white": True}).raise_for_status()
    wanted = Wanted(3, 2, "letter", coloured=False)
    assert answer.content == document(game("board", side="our-zigzag"), words("en"), wanted)


@pytest.mark.parametrize(
    ("name", "option", "value"),
    [("board", "side", "r3/1 y3/2 g11/3 b11/4 r4/5 y4/6"), ("classic", "sheet", str(MIXX_A))],
)
def test_on_a_board_or_a_sheet_of_ones_own(anna: Device, name: str, option: str, value: str) -> None:
    answer = anna.get("/api/print", params={"game": name, option: value}).raise_for_status()
    assert answer.content == document(game(name, **{option: value}), words("en"), Wanted())


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({}, "malformed"),
        ({"game": "chess"}, "bad-setup"),
        ({"game": "classic", "side": "our-zigzag"}, "bad-setup"),
        ({"game": "board", "side": "nowhere"}, "bad-setup"),
        ({"game": "classic", "sheets": "0"}, "malformed"),
        ({"game": "classic", "sheets": "10000"}, "malformed"),
        ({"game": "classic", "language": "nl"}, "malformed"),
        ({"game": "classic", "paper": "a5"}, "malformed"),
        ({"game": "classic", "colour": "red"}, "malformed"),
    ],
    ids=str,
)
def test_what_cannot_be_printed_is_refused(anna: Device, asked: dict[str, str], code: str) -> None:
    assert refusal(anna.get("/api/print", params=asked)) == (422, code)
