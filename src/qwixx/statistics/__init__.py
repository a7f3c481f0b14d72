"""Statistics of finished games: what came of each, and what many of them come to. Pure: values in, values out."""

from qwixx.statistics.counting import Counted, Met, count
from qwixx.statistics.filtering import Wanted, wanted
from qwixx.statistics.results import Result, Scored, kind_of, result_of, reviewed, scored

__all__ = [
    "Counted",
    "Met",
    "Result",
    "Scored",
    "Wanted",
    "count",
    "kind_of",
    "result_of",
    "reviewed",
    "scored",
    "wanted",
]
