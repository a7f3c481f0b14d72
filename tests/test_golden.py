"""Behaviour, pinned: the golden games and the node counts."""

import pytest

from qwixx.conformance import perft
from qwixx.games import GAMES, game
from qwixx.records import parse
from qwixx.rules.game import State
from tests.golden_games import FOLDER, ending, played
from tests.positions import arrange, arrange_cards


@pytest.mark.parametrize("name", GAMES)
def test_the_golden_game_is_read_and_ends_as_written(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert text.endswith("\n\n" + ending(parse(text)))


@pytest.mark.parametrize("name", GAMES)
def test_the_golden_game_is_played_the_same_again(name: str) -> None:
    assert played(name) == parse((FOLDER / f"{name}.txt").read_bytes())


def test_no_golden_file_is_left_over() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(GAMES)


# How many sequences of no, one, two … actions lead on from the start, by number of players.
FROM_THE_START = {
    ("classic", 1): [1, 5, 40, 157, 951, 2977],
    ("classic", 2): [1, 5, 25, 200, 840, 3297],
    ("classic", 5): [1, 5, 25, 125, 625, 3125],
    ("deluxe", 2): [1, 5, 25, 200, 840, 3297],
    ("deluxe", 8): [1, 5, 25, 125, 625, 3125],
    ("board", 2): [1, 5, 25, 200, 865, 3633],
    ("board", 4): [1, 5, 25, 125, 625, 5000],
    ("cards", 2): [1, 3, 9, 27, 414, 1359],
    ("cards", 5): [1, 3, 15, 75, 375, 1875],
    ("cards-jokers", 2): [1, 3, 9, 27, 1989],
    ("cards-jokers", 5): [1, 3, 15, 75, 375, 1875],
}


@pytest.mark.parametrize(("name", "seats"), FROM_THE_START)
def test_node_counts_from_the_start(name: str, seats: int) -> None:
    book, expected = game(name), FROM_THE_START[name, seats]
    assert [perft(book, book.start(seats), depth) for depth in range(len(expected))] == expected


def late(name: str) -> State:
    """A position close to the end: rows about to close, a penalty to spare, the end of the track in sight."""
    book = game(name)
    sheets = ["r2 r3 r4 r5 r6 y8 y9 y10 g3 p3", "r7 r8 r9 r10 r11 y2 y3 y4 y5 y6 b12", "g12 g11 g10 g9 g8 b3 p2"]
    if name.startswith("cards"):
        hands = ["r10 r11 r12 g2", "y8 y12 b11 b10", "g5 g3 g2 b2"]
        hands[0] = "r10 r11 r12 j7" if name == "cards-jokers" else hands[0]
        return arrange_cards(book, sheets, hands, display="y7 b7 r7 y4", pile="b12 g12")
    if name == "board":
        return arrange(book, sheets, fields=(35, 34, 0), active=1)
    return arrange(book, sheets)


# The same from the late position; at each node chance comes out as the seed 3 says.
FROM_LATE = {
    "classic": [1, 3, 12, 48, 112, 208, 640, 2044, 11404],
    "deluxe": [1, 3, 12, 48, 112, 224, 688, 2156, 11964],
    "board": [1, 3, 12, 48, 300, 1200, 2600, 6268],
    "cards": [1, 2, 6, 24, 24, 520, 1192, 2412],
    "cards-jokers": [1, 2, 6, 24, 24, 1088, 2492],
}


@pytest.mark.parametrize("name", FROM_LATE)
def test_node_counts_from_a_late_position(name: str) -> None:
    book, expected = game(name), FROM_LATE[name]
    assert [perft(book, late(name), depth, seed=3) for depth in range(len(expected))] == expected


def test_every_game_has_node_counts() -> None:
    assert {name for name, _ in FROM_THE_START} == set(FROM_LATE) == set(GAMES)
