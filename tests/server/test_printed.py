"""What is printed is told as it is, so that a client can draw every game without knowing a rule."""

from collections.abc import Iterable

import msgspec
import pytest

from qwixx import boards
from qwixx.games import GAMES, game
from qwixx.tables.printed import printed
from tests.server.answers import NOWHERE, refusal
from tests.server.client import OPEN, Device, Json

MIXX = {
    "mixx-a": [
        "y2 y3 y4 b5 b6 b7 g8 g9 g10 r11 r12",
        "r2 r3 g4 g5 g6 g7 b8 b9 y10 y11 y12",
        "b12 b11 b10 y9 y8 y7 r6 r5 r4 g3 g2",
        "g12 g11 r10 r9 r8 r7 y6 y5 b4 b3 b2",
    ],
    "mixx-b": [
        "r10 r6 r2 r8 r3 r4 r12 r5 r9 r7 r11",
        "y9 y12 y4 y6 y7 y2 y5 y8 y11 y3 y10",
        "g8 g2 g10 g12 g6 g9 g7 g4 g5 g11 g3",
        "b5 b7 b11 b9 b12 b3 b8 b10 b2 b6 b4",
    ],
}


def told(anna: Device, name: str, **options: str) -> Json:
    """What is printed at a new table."""
    code = anna.open(name, [OPEN, OPEN], options=options)["code"]
    answer: Json = anna.get(f"/api/tables/{code}/printed").raise_for_status().json()
    assert answer == msgspec.to_builtins(printed(game(name, **options)))
    return answer


def test_the_sheet_of_the_original(anna: Device) -> None:
    assert told(anna, "classic") == {
        "rows": [
            {"numbers": of_one("r", range(2, 13)), "lock": "r", "colour": "r"},
            {"numbers": of_one("y", range(2, 13)), "lock": "y", "colour": "y"},
            {"numbers": of_one("g", range(12, 1, -1)), "lock": "g", "colour": "g"},
            {"numbers": of_one("b", range(12, 1, -1)), "lock": "b", "colour": "b"},
        ],
        "colours": ["r", "y", "g", "b"],
        "mixed": False,
        "lock_needs": 5,
        "points": [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78],
        "penalty": 5,
        "boxes": 4,
        "rows_to_end": 2,
        "phases": [
            {"name": "first", "actor": "chance", "penalty": False},
            {"name": "roll", "actor": "chance", "penalty": False},
            {"name": "white", "actor": "everybody", "penalty": False},
            {"name": "reply", "actor": "everybody", "penalty": False},
            {"name": "colour", "actor": "active", "penalty": True},
            {"name": "over", "actor": "nobody", "penalty": False},
        ],
        "fields": [],
        "last_fields": 0,
        "games": 1,
        "suits": [],
        "full_hand": 0,
        "most_played": 0,
    }


def of_one(colour: str, values: Iterable[int]) -> list[Json]:
    """Numbers of one colour."""
    return [{"colour": colour, "value": value} for value in values]


@pytest.mark.parametrize("name", ["mixx-a", "mixx-b"])
def test_the_sheets_of_mixx(name: str, anna: Device) -> None:
    answer = told(anna, name)
    rows = [[f"{number['colour']}{number['value']}" for number in row["numbers"]] for row in answer["rows"]]
    assert [" ".join(row) for row in rows] == MIXX[name]
    assert [row["lock"] for row in answer["rows"]] == [row[-1][0] for row in rows]
    assert [row["colour"] for row in answer["rows"]] == (["r", "y", "g", "b"] if name == "mixx-b" else [None] * 4)
    assert answer["mixed"] is (name == "mixx-a")


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
    cards = told(anna, "cards")
    assert cards["suits"] == ["r", "y", "g", "b"]
    assert (cards["full_hand"], cards["most_played"]) == (5, 3)
    assert told(anna, "cards", jokers="yes")["suits"] == ["r", "y", "g", "b", "j"]


@pytest.mark.parametrize("name", GAMES)
def test_a_full_row_has_its_points(name: str) -> None:
    sheet = printed(game(name))
    for row in sheet.rows:
        assert len(sheet.points) == len(row.numbers) + 2  # none at all, every number, and the lock


def test_a_code_that_no_table_has(anna: Device) -> None:
    assert refusal(anna.get(f"/api/tables/{NOWHERE}/printed")) == (404, "unknown-table")
