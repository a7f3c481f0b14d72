"""What is told of trainings: whether chances come true, and learning curves."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from qwixx.games import game
from qwixx.players import policy
from qwixx.players.policy import WIN, Floats
from qwixx.rules.kernel.cards import HANDS
from qwixx.rules.kernel.source import Cells, Tables
from training.calibration import BINS, NOTED, SAID, WON, binned, noted
from training.curves import Point, curves, drawn

DICE = "c2: 17.1 s  12.3 %  1,107,732 games  steps  26240  entropy 0.5383  margin 0.0376  explored 0.034  first 0.5039"
CARDS = (
    "  1.06 min    41,664 games    653/s   5,260 steps turns  16.1 entropy 0.5521 margin 0.1952 careful 64.2 ± 3.0 %"
)


def test_chances_that_come_true_are_told_from_others() -> None:
    """Of 70 % as many are won as said; of 30 % all too many; the positions of a game are not counted as if apart."""
    rng = np.random.default_rng(1)
    found = np.zeros((4_000, BINS, 3))
    for bin_, said, true in ((7, 0.7, 0.7), (3, 0.3, 0.4)):
        found[:, bin_, NOTED], found[:, bin_, SAID] = 5, 5 * said
        found[:, bin_, WON] = 5 * (rng.random(4_000) < true)
    low, high = binned(found)
    assert (low["bin"], high["bin"]) == (3, 7)
    assert low["off"] == pytest.approx(0.1, abs=0.03)
    assert abs(high["off"]) < 0.03
    assert high["error"] == pytest.approx((0.7 * 0.3 / 4_000) ** 0.5, rel=0.1)


def whether_dealt(
    _tables: Tables, cells: Cells, seat: int, _numbers: Sequence[float], _scratch: Floats, values: Floats
) -> None:
    """Nearly certain to win with cards in the hand, and nearly certain not to before they are dealt."""
    values[WIN] = 0.95 if cells[HANDS + seat] else 0.05


def test_nothing_is_noted_before_cards_are_dealt() -> None:
    """There is nothing to be known then, and a network is not asked."""
    random = policy("random")
    assert random is not None
    found = noted(game("cards"), random._replace(standing=whether_dealt), 2, 0, 20)
    assert found[:, 0, NOTED].sum() == 0
    assert (found[:, BINS - 1, NOTED] > 0).all()


def test_a_log_becomes_curves(tmp_path: Path) -> None:
    found = curves({"cards-2": f"compiled\n{CARDS}\n", "long": f"{DICE}\n"})
    assert found == {"cards-2": [Point(41_664, 0.5521, 64.2, 3.0)], "c2": [Point(1_107_732, 0.5383)]}
    drawn(found).savefig(tmp_path / "curves.svg")
    assert "million games" in (tmp_path / "curves.svg").read_text("utf-8")
