"""How good a decision was: its cost against the best choice, as a grade and as a share of accuracy."""

from collections.abc import Sequence
from typing import NamedTuple

GRADES = ("best", "good", "inaccuracy", "mistake", "blunder")
WORST = GRADES[2:]  # those that are told among the mistakes


class Scale(NamedTuple):
    """What a cost means: the cost from which on a grade begins, and that which halves the accuracy."""

    good: float
    inaccuracy: float
    mistake: float
    blunder: float
    half: float

    @property
    def thresholds(self) -> dict[str, float]:
        """By grade but the best, the cost from which on it begins."""
        return dict(zip(GRADES[1:], self[:4], strict=True))

    def grade(self, cost: float) -> str:
        """The grade of a decision."""
        return GRADES[sum(cost >= threshold for threshold in self[:4])]

    def accuracy(self, costs: Sequence[float]) -> float | None:
        """From 0 to 100, the mean over decisions, each of which counts half for every `half` that it cost."""
        return 100 * sum(0.5 ** (cost / self.half) for cost in costs) / len(costs) if costs else None


CHANCES = Scale(good=0.002, inaccuracy=0.01, mistake=0.03, blunder=0.08, half=0.05)
POINTS = Scale(good=0.1, inaccuracy=0.5, mistake=1.5, blunder=4.0, half=2.5)


def scale(seats: int) -> Scale:
    """Chances to win are lost in company, points alone."""
    return CHANCES if seats > 1 else POINTS
