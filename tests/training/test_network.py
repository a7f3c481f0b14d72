"""The network's gradient is that of its loss, and the weights it writes are those it reads."""

from pathlib import Path

import numpy as np
import pytest

from qwixx.games import game
from tests.training.engine import by_points, self_play
from training.learning import Recipe
from training.lookups import lookups, shape_for
from training.network import MARGIN_WEIGHT, Weights, loss_and_gradient, new_weights, value_of
from training.sheets import Array, Sheet, sheet_of
from training.tracks import Pawns
from training.turns import Position, Worth
from training.weights import load_checkpoint, load_weights, save_checkpoint, save_weights

SHEET = sheet_of(game("classic"))
BOARD = sheet_of(game("board"), boards=2)


def positions(seats: int, sheet: Sheet = SHEET) -> tuple[Array, Worth]:
    """What is looked up in some positions of self-play, with results by chance."""
    rng = np.random.default_rng(1)
    shape = shape_for(sheet, seats, (12, 8))
    played = self_play(sheet, by_points(sheet), seats, 6, 12, 0.1)
    lines = np.concatenate([lookups(sheet, shape, part.before) for part in played])
    win = rng.dirichlet(np.ones(seats), len(lines))
    return lines, Worth(win, rng.normal(0.0, 20.0, win.shape))


def total(weights: Weights, lines: Array, target: Worth) -> float:
    """The loss as one number."""
    entropy, margin = loss_and_gradient(weights, lines, target, np)[0]
    return float(entropy + MARGIN_WEIGHT * margin)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_gradient_is_the_slope_of_the_loss(seats: int) -> None:
    """Moving any weight a little changes the loss as the gradient says."""
    rng = np.random.default_rng(2)
    shape = shape_for(SHEET, seats, (12, 8))
    weights = {name: part.astype(np.float64) for name, part in new_weights(shape, rng).items()}
    weights["weight_win"] *= 20.0
    lines, target = positions(seats)
    _, gradient = loss_and_gradient(weights, lines, target, np)
    assert set(gradient) == set(weights)
    for name, slope in gradient.items():
        direction = rng.normal(size=slope.shape)
        there, back = ({**weights, name: weights[name] + step * direction} for step in (1e-6, -1e-6))
        measured = (total(there, lines, target) - total(back, lines, target)) / 2e-6
        assert measured == pytest.approx(float((slope * direction).sum()), rel=1e-4, abs=1e-7)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_position_looks_up_different_lines_of_the_table(seats: int) -> None:
    """One for each row and the penalties of each seat, and the leads; none beyond the end."""
    shape = shape_for(SHEET, seats, (12, 8))
    lines, _ = positions(seats)
    assert lines.shape[1] == 5 * seats + (1 if seats == 2 else seats)
    assert (np.diff(lines, axis=1) > 0).all()
    assert lines.min() >= 0
    assert lines.max() < shape.lines


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_a_track_there_is_more_to_look_up(seats: int) -> None:
    """Three lines for each row; groups of fields, penalties, fields left and gains for each seat; the final round."""
    shape = shape_for(BOARD, seats, (12, 8))
    lines, _ = positions(seats, BOARD)
    assert lines.shape[1] == (12 + 5 + 6) * seats + 2 * (1 if seats == 2 else seats) + 1 == len(shape.slots)
    assert (lines >= shape.starts).all()
    assert (lines < np.array(shape.starts) + shape.slots).all()


def test_what_is_looked_up_on_a_track() -> None:
    """One position, line by line, as the README has it."""
    sheet = sheet_of(game("board"))
    assert sheet.tracks
    red, other = 0b0000_0000_1011, 0b0000_0000_0100
    codes = np.array([[[red, 0, 0, 0], [other, 0, 0b1111_1000_0111, 0]]], np.int32)
    pawns = Pawns(np.array([[3, 5]], np.int32), np.array([1], np.int32), np.array([0], np.int32))
    shape = shape_for(sheet, 2, (12, 8))
    found = (lookups(sheet, shape, Position(codes, np.array([[1, 0]], np.int32), pawns))[0] - shape.starts).tolist()
    assert found[:8] == [sheet.tracks.pair[red], 0, 62, 0, sheet.tracks.pair[other], 0, 62, 0]
    assert found[8:24] == [11, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 7, 62, 0, 0]
    assert found[24:26] == [1, 0]
    lead = (6 - 5 + 2) - (1 + 36 + 3)
    assert found[26:28] == [121 + 60 + lead, 1]
    # Field 4 is red 4, given up; 5 is taken; then yellow 2, blue 12, green 11 (closed), red 5 (crossed), yellow 4.
    assert found[28:30] == [1 + 5 * 2 + 25 * 2, 1 + 5 * 0 + 25 * 3]
    # Beyond the window, from fields 20 and 21 on, five greens are to come: lost to one, three crossed by the other.
    assert found[38:42] == [5, 2, 0, 3]
    assert found[42:49] == [37, 35, 2, 2, 7, 7, 18]


def test_chances_add_to_one() -> None:
    """Somebody wins."""
    shape = shape_for(SHEET, 4, (12, 8))
    weights = new_weights(shape, np.random.default_rng(3))
    played = self_play(SHEET, by_points(SHEET), 4, 6, 5, 0.1)
    win = value_of(SHEET, shape, weights)(played[-1].before).win
    assert win.sum(-1) == pytest.approx(1.0, abs=1e-6)


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    """With their recipe and what else is known of them."""
    recipe = Recipe(seats=3, hidden=(12, 8))
    weights = new_weights(shape_for(SHEET, 3, recipe.hidden), np.random.default_rng(4))
    save_weights(tmp_path / "some.npz", weights, recipe, {"games_played": 7})
    read, again, about = load_weights(tmp_path / "some.npz")
    assert again == recipe
    assert about == {"games_played": 7}
    assert all((read[name] == part).all() for name, part in weights.items())
    save_checkpoint(tmp_path / "all.npz", {"weights": weights, "first": weights}, recipe, {})
    groups, again, _ = load_checkpoint(tmp_path / "all.npz")
    assert again == recipe
    assert all((groups["first"][name] == part).all() for name, part in weights.items())
