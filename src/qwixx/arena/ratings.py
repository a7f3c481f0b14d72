"""Ratings of the bots: Bradley–Terry strengths, in Elo points."""

from math import log

import choix
import numpy as np
from numpy.typing import NDArray

ELO = 400 / log(10)  # points for each factor e in the odds


def ratings(duels: NDArray[np.int64]) -> list[float]:
    """The strengths that explain the duels best, their mean 0; `duels[i, j]` is 2 for each win of i over j, 1 a tie.

    Each pair is given one more tie, so that a bot that always wins is not infinitely strong.
    """
    wins = (duels + 1) / 2
    np.fill_diagonal(wins, 0)
    strengths = choix.ilsr_pairwise_dense(wins, max_iter=10_000)
    return [float(strength) for strength in ELO * (strengths - strengths.mean())]
