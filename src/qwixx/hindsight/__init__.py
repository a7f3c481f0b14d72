"""The best score that exactly these dice allow somebody who plays alone: exact, or between proven bounds."""

from qwixx.hindsight.best import Best, best_possible, finding
from qwixx.hindsight.known import turns_at_most

__all__ = ["Best", "best_possible", "finding", "turns_at_most"]
