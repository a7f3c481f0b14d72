"""Everything that a training changes, and files that are written whole or not at all."""

from pathlib import Path
from typing import Any

import numpy as np

from training.cards.samples import Array


class State:
    """Weights, their average, the moments of Adam, and how far a training has come."""

    def __init__(self, weights: Array) -> None:
        self.weights, self.averaged = weights.copy(), weights.copy()
        self.first, self.second = np.zeros_like(weights), np.zeros_like(weights)
        self.steps = np.zeros(1, np.int64)  # an array, for compiled code to count in
        self.played = self.rounds = 0
        self.seconds = 0.0

    def save(self, path: Path) -> None:
        """Write a checkpoint, whole or not at all."""
        about = np.array([self.steps[0], self.played, self.rounds, self.seconds])
        written(path, weights=self.weights, averaged=self.averaged, first=self.first, second=self.second, about=about)

    @classmethod
    def load(cls, path: Path) -> "State":
        """Go on from a checkpoint."""
        with np.load(path) as file:
            state = cls(file["weights"])
            state.averaged, state.first, state.second = file["averaged"], file["first"], file["second"]
            state.steps[0], played, rounds, state.seconds = file["about"].tolist()
        state.played, state.rounds = int(played), int(rounds)
        return state


def written(path: Path, **parts: Any) -> None:
    """Write named arrays, whole or not at all."""
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez(file, **parts)
    unfinished.replace(path)
