"""A learner small enough for a test: linear preferences, moved towards what brought more points than usual."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from qwixx.envs.vector import VectorTableEnv

Floats = NDArray[np.floating[Any]]


class Learner:
    """REINFORCE with the mean return to come as baseline, on many tables at once."""

    def __init__(self, envs: VectorTableEnv, seed: int) -> None:
        self._envs, self._rng = envs, np.random.default_rng(seed)
        slots, actions = len(envs.encoding.slots), len(envs.encoding.actions)
        self._weights: Floats = np.zeros((slots, actions), np.float32)
        self._momentum = self._weights

    def play(self, steps: int, learn: float = 0.0) -> float:
        """Play so many steps in every lane; the mean return of the games that ended. `learn` is how fast it learns."""
        observations, info = self._envs.reset()
        seen: list[tuple[Any, ...]] = []
        total, returns = np.zeros(self._envs.num_envs), []
        for _ in range(steps):
            masks = info["action_mask"] != 0
            chances = self._chances(observations, masks)
            actions = (chances.cumsum(axis=1) < self._rng.random((len(chances), 1))).sum(axis=1)
            before = observations
            observations, rewards, over, _, info = self._envs.step(np.minimum(actions, masks.shape[1] - 1))
            seen.append((before, chances, actions, rewards, over))
            total += rewards
            returns += total[over].tolist()
            total[over] = 0
        if learn:
            self._learn(seen, learn)
        return float(np.mean(returns))

    def _chances(self, observations: NDArray[np.float32], masks: NDArray[np.bool_]) -> Floats:
        """How likely each action is."""
        preferences = np.where(masks, observations @ self._weights, -np.inf)
        preferences -= preferences.max(axis=1, keepdims=True)
        chances: Floats = np.exp(preferences)
        chances /= chances.sum(axis=1, keepdims=True)
        return chances

    def _learn(self, seen: list[tuple[Any, ...]], rate: float) -> None:
        """Make likelier what was followed by more points than usual."""
        observations, chances, actions, rewards, over = map(np.stack, zip(*seen, strict=True))
        to_come = rewards.copy()
        for step in reversed(range(len(seen) - 1)):
            to_come[step] += np.where(over[step], 0, to_come[step + 1])
        advantage = (to_come - to_come.mean(axis=1, keepdims=True)) / (to_come.std(axis=1, keepdims=True) + 1)
        towards = -chances
        np.put_along_axis(towards, actions[..., None], 1 + np.take_along_axis(towards, actions[..., None], 2), 2)
        gradient = np.tensordot(observations, towards * advantage[..., None], ((0, 1), (0, 1))) / rewards.size
        self._momentum = 0.9 * self._momentum + gradient
        self._weights += rate * self._momentum
