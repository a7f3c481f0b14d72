"""Steps a second of random play in the environments, and how that compares with the plain loop of the same run."""

import time
from collections.abc import Callable, Sequence

import numpy as np

from qwixx.arena.play import playing
from qwixx.envs import SoloEnv, TableEnv
from qwixx.envs.running import Mask
from qwixx.games import GAMES, game
from qwixx.play import Play, Streamed
from qwixx.records import Act
from qwixx.rules.actions import Action
from qwixx.rules.kernel.source import Rng, pick
from qwixx.rules.view import View

SLICES = 10  # the two engines take turns, so that a busy moment hits both
SECONDS = 0.2  # for each slice


def rates(*engines: Callable[[], int]) -> list[float]:
    """Actions a second of each engine; calling one plays a game and gives its actions."""
    actions, seconds = [0] * len(engines), [0.0] * len(engines)
    for _ in range(SLICES):
        for number, play in enumerate(engines):
            begin = time.perf_counter()
            while time.perf_counter() - begin < SECONDS:
                actions[number] += play()
            seconds[number] += time.perf_counter() - begin
    return [count / spent for count, spent in zip(actions, seconds, strict=True)]


def legal_one(mask: Mask, rng: Rng) -> int:
    """One of the actions that a mask allows."""
    indices = mask.nonzero()[0]
    return int(indices[pick(rng, len(indices))])


class Anybody:
    """A player that costs next to nothing: any legal action."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: View, legal: Sequence[Action]) -> Action:  # noqa: ARG002 (it does not look)
        """One of the legal actions."""
        return legal[pick(self._rng, len(legal))]


def plain(name: str, seats: int) -> Callable[[], int]:
    """A game of the engine people use: views in, actions out."""
    rng = np.random.default_rng(1)

    def play() -> int:
        *_, end = playing(Play.begin(game(name), seats, Streamed(rng)), [Anybody(rng)] * seats)
        return sum(isinstance(event, Act) for event in end.events)

    return play


def solo() -> Callable[[], int]:
    """A game of the Gymnasium environment."""
    env, rng = SoloEnv(), np.random.default_rng(1)

    def play() -> int:
        _, info = env.reset()
        steps, over = 0, False
        while not over:
            _, _, over, _, info = env.step(np.int64(legal_one(info["action_mask"], rng)))
            steps += 1
        return steps

    return play


def table(name: str, seats: int) -> Callable[[], int]:
    """A game of the PettingZoo environment."""
    env, rng = TableEnv(name, seats), np.random.default_rng(1)

    def play() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            env.step(None if over else legal_one(observation["action_mask"], rng))
            steps += not over
        return steps

    return play


def main() -> None:
    """Print one line for each environment."""
    print(f"{'environment':<28}{'plain/s':>10}{'steps/s':>10}{'of plain':>10}")
    lines = [("SoloEnv", plain("classic", 1), solo())]
    lines += [
        (f"TableEnv {name}, {seats}", plain(name, seats), table(name, seats)) for name in GAMES for seats in (2, 4)
    ]
    for label, loop, env in lines:
        yardstick, steps = rates(loop, env)
        print(f"{label:<28}{yardstick:>10,.0f}{steps:>10,.0f}{steps / yardstick:>9.2f}x")


if __name__ == "__main__":
    main()
