"""Steps a second of random play in the environments on one core, and how that compares with others of the same run.

Seconds are those of the processor, so that what else runs there makes less of a difference.
"""

import time
from collections.abc import Callable, Sequence

import numpy as np

from qwixx.arena.play import playing
from qwixx.envs import SeatEnv, SoloEnv, TableEnv
from qwixx.envs.lanes import ACT
from qwixx.envs.running import Mask
from qwixx.envs.vector import VectorTableEnv
from qwixx.games import GAMES, game
from qwixx.play import Play, Streamed
from qwixx.records import Act
from qwixx.rules.actions import Action
from qwixx.rules.kernel.source import Rng, pick
from qwixx.rules.view import View

SLICES = 10  # the two engines take turns, so that a busy moment hits both
SECONDS = 0.1  # for each slice
LANES, STEPS = 1024, 16  # of a vector environment; steps between two looks at the clock


def rates(*engines: Callable[[], int]) -> list[float]:
    """Actions a second of each engine; calling one plays a while and gives its actions."""
    actions, seconds = [0] * len(engines), [0.0] * len(engines)
    for _ in range(SLICES):
        for number, play in enumerate(engines):
            begin = now = time.process_time()
            while now - begin < SECONDS:
                actions[number] += play()
                now = time.process_time()
            seconds[number] += now - begin
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
    """A game of the environment alone."""
    return single(SoloEnv())


def single(env: SeatEnv) -> Callable[[], int]:
    """A game of a Gymnasium environment."""
    rng = np.random.default_rng(1)

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


def seat(name: str, opponents: Sequence[str]) -> Callable[[], int]:
    """A game of the single environment against bots."""
    return single(SeatEnv(name, opponents))


def vector(name: str, opponents: Sequence[str], copy: bool = False) -> Callable[[], int]:
    """Steps of the compiled environment with actions sampled from its masks, in one thread."""
    envs = VectorTableEnv(name, opponents, num_envs=LANES, threads=1, copy=copy)
    told = [envs.reset(seed=1)[1]]

    def play() -> int:
        for _ in range(STEPS):
            told[0] = envs.step(envs.action_space.sample(told[0]["action_mask"]))[-1]
        return LANES * STEPS

    for _ in range(10):
        play()  # to positions as they are in mid-game
    return play


def part(what: str, name: str) -> Callable[[], int]:
    """One part of such a step: sampling the actions, or writing observations and masks."""
    envs = VectorTableEnv(name, ("self",), num_envs=LANES, threads=1, copy=False)
    _, info = envs.reset(seed=1)
    for _ in range(10 * STEPS):
        info = envs.step(envs.action_space.sample(info["action_mask"]))[-1]
    games, doing, masks = envs.games, np.full(LANES, ACT), info["action_mask"]

    def play() -> int:
        for _ in range(STEPS):
            envs.action_space.sample(masks) if what == "sampling" else games.look(doing)
        return LANES * STEPS

    return play


def compare(label: str, yardstick: Callable[[], int], env: Callable[[], int]) -> None:
    """Print how many steps an environment does, and how many times as many as the yardstick that is."""
    before, steps = rates(yardstick, env)
    print(f"{label:<44}{before:>12,.0f}{steps:>12,.0f}{steps / before:>9.2f}x", flush=True)


def main() -> None:
    """Print one line for each environment."""
    print(f"{'single environments, against the plain loop':<44}{'plain/s':>12}{'steps/s':>12}{'ratio':>10}")
    compare("SoloEnv", plain("classic", 1), solo())
    for name in GAMES:
        for seats in (2, 4):
            compare(f"TableEnv {name}, {seats}", plain(name, seats), table(name, seats))
    print(f"\n{'VectorTableEnv, against the single one':<44}{'single/s':>12}{'steps/s':>12}{'ratio':>10}")
    compare("classic alone", solo(), vector("classic", ()))
    for name in GAMES:
        compare(f"{name}, 2, both learners", table(name, 2), vector(name, ("self",)))
    compare("classic, 2, arrays copied", table("classic", 2), vector("classic", ("self",), copy=True))
    compare("classic, 2, against careful", seat("classic", ("careful",)), vector("classic", ("careful",)))
    print(f"\n{'parts of a step of classic, 2':<44}{'steps/s':>12}{'part/s':>12}{'ratio':>10}")
    for what in ("sampling", "encoding"):
        compare(what, vector("classic", ("self",)), part(what, "classic"))


if __name__ == "__main__":
    main()
