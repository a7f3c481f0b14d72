"""What is printed is told as it is, so that a client can draw every game without knowing a rule."""

import msgspec
import pytest

from qwixx import boards
from qwixx.games import GAMES, game
from qwixx.tables.printed import printed
from tests.server.answers import NOWHERE, refusal
from tests.server.client import OPEN, Device, Json


def told(anna: Device, name: str, **options: str) -> Json:
    """What is printed at a new table."""
    code = anna.open(name, [OPEN, OPEN], options=options)["code"]
    answer: Json = anna.get(f"/api/tables/{code}/printed").raise_for_status().json()
    assert answer == msgspec.to_builtins(printed(game(name, **options)))
    return answer


def test_the_sheet_of_the_original(anna: Device) -> None:
    rising = list(range(2, 13))
    assert told(anna, "classic") == {
        "rows": [
            {"colour": "r", "numbers": rising},
            {"colour": "y", "numbers": rising},
            {"colour": "g", "numbers": rising[::-1]},
            {"colour": "b", "numbers": rising[::-1]},
        ],
        "lock_needs": 5,
        "points": [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78],
        "penalty": 5,
        "boxes": 4,
        "rows_to_end": 2,
        "fields": [],
        "last_fields": 0,
        "games": 1,
        "suits": [],
    }


def test_the_track_of_a_board(anna: Device) -> None:
    side = boards.shipped("our-zigzag")
    answer = told(anna, "board", side="our-zigzag")
    assert answer["fields"] == [field._asdict() for field in side.fields]
    assert answer["last_fields"] == 5
    own = told(anna, "board", side="r3/1 g12/1 b2/2 y5/2 r6/3 y12/4")
    assert own["fields"][1] == {"colour": "g", "number": 12, "points": 1}


def test_the_games_of_a_match(anna: Device) -> None:
    assert told(anna, "deluxe", games="3")["games"] == 3


def test_the_suits_of_the_cards(anna: Device) -> None:
    assert told(anna, "cards")["suits"] == ["r", "y", "g", "b"]
    assert told(anna, "cards-jokers")["suits"] == ["r", "y", "g", "b", "j"]


@pytest.mark.parametrize("name", GAMES)
def test_a_full_row_has_its_points(name: str) -> None:
    sheet = printed(game(name))
    for row in sheet.rows:
        assert len(sheet.points) == len(row.numbers) + 2  # none at all, every number, and the lock


def test_a_code_that_no_table_has(anna: Device) -> None:
    assert refusal(anna.get(f"/api/tables/{NOWHERE}/printed")) == (404, "unknown-table")
