"""Ratings of the bots: Bradley–Terry strengths, in Elo points."""

from math import log

import choix
import numpy as np
from numpy.typing import NDArray

from qwixx.arena.means import Interval, Means, student_95

ELO = 400 / log(10)  # points for each factor e in the odds


def ratings(duels: NDArray[np.int64]) -> list[float]:
    """The strengths that explain the duels best, their mean 0; `duels[i, j]` is 2 for each win of i over j, 1 a tie.

    Each pair is given one more tie, so that a bot that always wins is not infinitely strong.
    """
    wins = (duels + 1) / 2
    np.fill_diagonal(wins, 0)
    strengths = choix.ilsr_pairwise_dense(wins, max_iter=10_000)
    return [float(strength) for strength in ELO * (strengths - strengths.mean())]


def rating_intervals(pairs: Means, strengths: list[float]) -> list[Interval | None]:
    """Where the true ratings lie, with 95 % confidence: by how the duels of deals differ from those expected.

    The one tie more of each pair is counted here too, so that no interval vanishes.
    """
    bots = len(strengths)
    if pairs.deals < 2:
        return [None] * bots
    rated = np.array(strengths) / ELO
    chances = 1 / (1 + np.exp(rated[None, :] - rated[:, None]))
    together = np.kron(np.eye(bots), np.ones((1, bots)))
    spread = together @ pairs.spread(2 * chances.ravel()) @ together.T / 4 * pairs.deals / (pairs.deals - 1)
    spread += (bots * np.eye(bots) - 1) / 4
    weights = (pairs.games + 1) * chances * (1 - chances)
    np.fill_diagonal(weights, 0)
    turned = np.linalg.pinv(np.diag(weights.sum(axis=1)) - weights)
    errors = np.sqrt(np.diag(turned @ spread @ turned))
    halves = (student_95(pairs.deals - 1) * ELO * errors).tolist()
    return [(rating - half, rating + half) for rating, half in zip(strengths, halves, strict=True)]
