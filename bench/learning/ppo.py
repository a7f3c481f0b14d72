"""What MaskablePPO of sb3-contrib reaches in some minutes of one processor core, alone or against bots.

It is run by hand, in an environment of its own, since torch is large:

    python -m venv ../sb3 && ../sb3/bin/pip install -e '.[envs,lab]' torch sb3-contrib
    ../sb3/bin/python bench/learning/ppo.py --minutes 10
    ../sb3/bin/python bench/learning/ppo.py --minutes 10 --against careful
"""

import argparse
import time
from contextlib import suppress
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from qwixx.envs.vector import VectorTableEnv

LANES = 256
SCALE = 10  # points that count as a reward of 1: values near 1 are learnt faster


class Tables(VecEnv):  # type: ignore[misc]
    """`VectorTableEnv` as stable-baselines3 wants it; rewards are points / 10."""

    def __init__(self, opponents: list[str], count: int = LANES) -> None:
        self.envs = VectorTableEnv(
            "classic", opponents, num_envs=count, reward="margin", autoreset_mode="SameStep", threads=1
        )
        super().__init__(count, self.envs.single_observation_space, self.envs.single_action_space)
        self.returns: list[float] = []  # of the games that have ended
        self._return = np.zeros(count)

    def reset(self) -> NDArray[np.float32]:
        """Begin in every lane."""
        return self.envs.reset(seed=self._seeds[0])[0]

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Remember what is to be done."""
        self._actions = actions

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Do it."""
        observations, rewards, over, _, info = self.envs.step(self._actions)
        self._return += rewards
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for lane in np.flatnonzero(over):
            infos[lane] = {"terminal_observation": info["final_obs"][lane], "TimeLimit.truncated": False}
            self.returns.append(self._return[lane])
            self._return[lane] = 0
        return observations, (rewards / SCALE).astype(np.float32), over, infos

    def env_method(self, method_name: str, *_: Any, **__: Any) -> list[Any]:
        """The masks, row by row; nothing else is asked for."""
        return list(getattr(self.envs, method_name)())

    def has_attr(self, attr_name: str) -> bool:
        """Whether there is such a thing."""
        return hasattr(self.envs, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:  # noqa: ARG002 (as its base has it)
        """The same for every lane."""
        return [getattr(self.envs, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing is set."""

    def env_is_wrapped(self, *_: Any, **__: Any) -> list[bool]:
        """No lane is wrapped."""
        return [False] * self.num_envs

    def close(self) -> None:
        """End the threads."""
        self.envs.close()


class Until(BaseCallback):  # type: ignore[misc]
    """Stop after so many seconds of processor time, and say every minute how the games went."""

    def __init__(self, tables: Tables, seconds: float) -> None:
        super().__init__()
        self._tables, self._end = tables, time.process_time() + seconds
        self._next = time.process_time() + 60

    def _on_step(self) -> bool:
        now = time.process_time()
        if now >= self._next:
            self._next += 60
            mean = np.mean(self._tables.returns[-2000:])
            left = (self._end - now) / 60
            print(
                f"{self.num_timesteps:>12,} steps, {mean:6.1f} points (or margin), {left:4.1f} minutes left", flush=True
            )
        return now < self._end


def measure(model: Any, opponents: list[str], games: int, seed: int) -> None:
    """Play the first game of so many seeds with the most probable actions, and say how they ended."""
    envs = VectorTableEnv("classic", opponents, num_envs=games)
    mine = envs.encoding.slots.index("me score")
    observations, _ = envs.reset(seed=seed)
    scores, results, over = np.zeros(games), np.zeros(games), np.zeros(games, np.bool_)
    while not over.all():
        masks = envs.action_masks()
        masks[over, 0] = True  # whatever comes after the first game does not count
        actions, _ = model.predict(observations, action_masks=masks, deterministic=True)
        observations, rewards, ended, _, _ = envs.step(np.where(over, 0, actions))
        first = ended & ~over
        scores[first], results[first] = observations[first, mine] * 100, rewards[first]
        over |= ended
    print(f"{games:,} games: {scores.mean():.2f} points ± {1.96 * scores.std() / np.sqrt(games):.2f}", flush=True)
    if opponents:
        wins = (results + 1) / 2
        print(f"wins {wins.mean():.1%} ± {1.96 * wins.std() / np.sqrt(games):.1%}, a tie being half", flush=True)


def main() -> None:
    """Train, then measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10, help="of processor time")
    parser.add_argument("--against", help="a bot; without one it plays alone")
    parser.add_argument("--games", type=int, default=4096, help="that are measured")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    torch.set_num_threads(1)
    opponents = [asked.against] if asked.against else []
    tables = Tables(opponents)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=64,
        batch_size=2048,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.005,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [256, 256]},
        seed=asked.seed,
        device="cpu",
    )
    begin = time.process_time()
    with suppress(KeyboardInterrupt):  # Ctrl-C: what has been learnt by then is measured
        model.learn(10**12, callback=Until(tables, asked.minutes * 60))
    minutes = (time.process_time() - begin) / 60
    print(f"{model.num_timesteps:,} steps in {minutes:.1f} minutes of one core", flush=True)
    measure(model, opponents, asked.games, seed=10**6)


if __name__ == "__main__":
    main()
