"""What a turn teaches, and a tiny training that learns to win."""

from pathlib import Path

import numpy as np
import pytest

from qwixx.games import game
from qwixx.rules.dice import board, classic
from qwixx.rules.game import Game
from qwixx.rules.track import parse_fields
from tests.expectimax import layout
from tests.soak import only
from training.decisions import Turn
from training.learning import Recipe, new_learner, rate_at, traced
from training.lookups import shape_for
from training.selfplay import Chance, chance_sizes, match, one_round
from training.sheets import sheet_of
from training.training import train
from training.turns import Chosen, Worth, blank
from training.weights import load_checkpoint, load_weights

TINY_SHEET = layout((2, 3, 4, 5), (12, 11, 10, 9), lock_needs=1, boxes=2, rows_to_end=2, points="0 1 3 6 10 15")
TINY = classic(TINY_SHEET)
TINY_TRACK = parse_fields("r2/1 y12/2 r3/4 y11/6 y10/8 r4/9 r5/10 y9/12", TINY_SHEET)
TINY_BOARD = board(TINY_TRACK, layout=TINY_SHEET)
SMALL = Recipe(hidden=(16, 8), games=32, turns=8, batch=64, rate=5e-3, average=0.98)


def turn(win: list[float], *, explored: bool = False, over: bool = False) -> Turn:
    """A turn of one game whose greedy outcome is worth this."""
    worth = Worth(np.array([win]), np.array([win]))
    nothing = np.zeros((1, len(win)), int)
    ended, tried = np.array([over]), np.array([explored])
    return Turn(worth, Chosen(nothing, nothing, nothing), tried, blank(sheet_of(TINY), 1, len(win)), ended)


@pytest.mark.parametrize(
    ("what", "taught"),
    [
        ({}, [0.5 * 0.5 + 0.5 * 0.1, 0.5 * 0.3 + 0.5 * 0.7, 0.5 * 0.2 + 0.5 * 0.2]),
        ({"explored": True}, [0.5, 0.3, 0.2]),
        ({"over": True}, [0.5, 0.3, 0.2]),
    ],
)
def test_a_turn_teaches_its_outcome_and_what_came_later(what: dict[str, bool], taught: list[float]) -> None:
    """By the seats of that turn; nothing later counts after exploring or once the game is over."""
    following = Worth(np.array([[0.7, 0.2, 0.1]]), np.array([[0.7, 0.2, 0.1]]))
    found = traced(turn([0.5, 0.3, 0.2], **what), following, 0.5, np)
    assert found.win[0] == pytest.approx(taught)


def test_the_rate_falls_along_a_cosine() -> None:
    """From the first to the last, half-way in between."""
    recipe = Recipe(rate=1.0, last_rate=0.2)
    assert [rate_at(recipe, progress) for progress in (0.0, 0.5, 1.0, 2.0)] == pytest.approx([1.0, 0.6, 0.2, 0.2])


@pytest.mark.parametrize(
    ("book", "seats"), [(TINY, 3), pytest.param(TINY, 2, marks=only), pytest.param(TINY_BOARD, 2, marks=only)]
)
def test_a_tiny_training_learns_to_win(book: Game, seats: int) -> None:
    """On a miniature sheet the weights soon beat those they began with."""
    rng = np.random.default_rng(seats)
    recipe = SMALL._replace(seats=seats)
    sheet = sheet_of(book)
    shape = shape_for(sheet, seats, recipe.hidden)
    learner = begun = new_learner(shape, rng, np)
    position = blank(sheet, recipe.games, seats)
    for _ in range(40):
        chance = Chance(*(rng.random(size, np.float32) for size in chance_sizes(sheet, recipe)))
        learner, position, _ = one_round(sheet, shape, recipe, learner, position, chance, np.float32(recipe.rate))
    share, over = match(sheet, shape, learner.average, begun.average, rng.random((24 * seats, 600, 4)))
    assert over.all()
    assert share.mean() * seats > 1.1


def test_training_writes_what_it_knows_and_goes_on_from_there(tmp_path: Path) -> None:
    """Weights, a log, and a checkpoint from which a longer training takes up."""
    recipe = SMALL._replace(minutes=0.02)
    about = train(recipe, tmp_path, "some", plain=True, matches=1)
    weights, again, known = load_weights(tmp_path / "some.npz")
    assert again == recipe
    assert known == about
    assert weights["table"].shape == (shape_for(sheet_of(game("classic")), 2, recipe.hidden).lines, 16)
    assert "match 1" in (tmp_path / "log.txt").read_text()
    before = about["rounds"]
    later = train(recipe._replace(minutes=0.04), tmp_path, "some", plain=True, resume=tmp_path / "checkpoint.npz")
    assert later["rounds"] > before
    assert load_checkpoint(tmp_path / "checkpoint.npz")[0]["learner"]["steps"] == 4 * later["rounds"]
