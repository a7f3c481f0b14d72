"""The training loop plays by the rules: its games are replayed through them, move by move."""

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

import training
from qwixx.games import game, game_by
from tests.soak import only
from tests.training.engine import by_points, replay, self_play
from training.learning import Recipe
from training.sheets import sheet_of
from training.tracks import random_track, side_named, tracks_by
from training.training import sheet_trained

BOARDS = Path(training.__file__).parent / "boards"
GAMES = 8
TURNS = 60


@pytest.mark.parametrize(
    ("name", "seats", "locks"),
    [
        ("classic", 2, "announced"),
        pytest.param("classic", 2, "sealed", marks=only),
        ("classic", 3, "announced"),
        pytest.param("classic", 5, "announced", marks=only),
        ("mixx-a", 2, "announced"),
        ("mixx-a", 3, "sealed"),
        ("mixx-b", 2, "announced"),
        ("mixx-b", 4, "announced"),
    ],
)
def test_games_are_played_by_the_rules(name: str, seats: int, locks: str) -> None:
    """Every position, every legal choice, every ending and every result is that of the rules."""
    book = game(name, locks=locks)
    sheet = sheet_of(book)
    seen: list[str] = []
    played = self_play(sheet, by_points(sheet), seats, GAMES, TURNS, explore=0.05)
    for number in range(GAMES):
        replay(lambda _: book, sheet, played, number, seen.append)
    assert Counter(seen)["rows"] > 1


SIDES = ("our-spiral", "our-zigzag", str(random_track(np.random.default_rng(7))))


@pytest.mark.parametrize(
    ("side", "seats", "locks"),
    [
        pytest.param(SIDES[0], 2, "announced", marks=only),
        (SIDES[0], 4, "announced"),
        pytest.param(SIDES[1], 2, "announced", marks=only),
        (SIDES[1], 3, "announced"),
        (SIDES[2], 2, "sealed"),
        (SIDES[2], 3, "announced"),
        (SIDES[2], 4, "announced"),
        ("r2/1 b10/1 g9/2 y3/4 r3/4 y5/9 b8/10 y8/20", 4, "announced"),
    ],
)
def test_games_on_a_track_are_played_by_the_rules(side: str, seats: int, locks: str) -> None:
    """Every pawn stands where the rules have it, and the final round ends when they say; also with much at random."""
    book = game("board", side=side, locks=locks)
    sheet = sheet_of(book)
    seen: list[str] = []
    for explore in (0.05, 0.5):
        played = self_play(sheet, by_points(sheet), seats, GAMES, TURNS, explore)
        for number in range(GAMES):
            replay(lambda _: book, sheet, played, number, seen.append)
    assert {"moved", "moved to a crossed number", "announced", "penalty", "track"} <= set(seen)


def test_every_game_has_its_own_track() -> None:
    """Many boards at once, and another one once a game is over."""
    sheet, tracks = sheet_of(game("board"), boards=3), tracks_by(3)
    seen: list[str] = []
    played = self_play(sheet, by_points(sheet), 2, 2 * GAMES, TURNS, 0.05)
    for number in range(2 * GAMES):
        replay(lambda board: game_by("board", (("side", str(tracks[board])),)), sheet, played, number, seen.append)
    assert (
        len({board for part in played if part.before.pawns for board in part.before.pawns.board.tolist()}) > 2 * GAMES
    )
    assert Counter(seen)["track"] > GAMES


@pytest.mark.parametrize("side", ["our-zigzag", str(BOARDS / "unseen-1.toml")])
def test_one_side_alone_is_trained_on_if_it_is_named(side: str) -> None:
    sheet = sheet_trained(Recipe("board", side=side), np)
    seen: list[str] = []
    played = self_play(sheet, by_points(sheet), 2, GAMES, TURNS, 0.05)
    for number in range(GAMES):
        replay(lambda _: game("board", side=side_named(side)), sheet, played, number, seen.append)
    assert Counter(seen)["track"] > 1


def test_the_games_replayed_hold_every_ending() -> None:
    """A lock that is followed, a penalty, four of them, and rows that end the game; also when all play at random."""
    book = game("classic")
    sheet = sheet_of(book)
    seen: list[str] = []
    for explore in (0.05, 1.0):
        played = self_play(sheet, by_points(sheet), 3, GAMES, TURNS, explore)
        for number in range(GAMES):
            replay(lambda _: book, sheet, played, number, seen.append)
    assert {"reply", "penalty", "rows", "penalties"} <= set(seen)
