"""Random play in the environments, for their tests."""

from collections.abc import Iterator
from random import Random

import numpy as np

from qwixx.envs import TableEnv
from qwixx.envs.running import Mask


def any_legal(mask: Mask, rng: Random) -> int:
    """One of the actions that a mask allows."""
    return int(rng.choice(np.flatnonzero(mask)))


def steps(env: TableEnv, rng: Random) -> Iterator[str]:
    """Play a game that has begun at random to its end; before every step, whose it is."""
    for agent in env.agent_iter():
        observation, _, over, _, _ = env.last()
        yield agent
        env.step(None if over else any_legal(observation["action_mask"], rng))


def slots(env: TableEnv, agent: str) -> dict[str, float]:
    """What an agent observes, by name; only what is not 0."""
    values = env.observe(agent)["observation"]
    return {env.encoding.slots[place]: float(values[place]) for place in np.flatnonzero(values)}


def scores(env: TableEnv) -> list[int]:
    """Everybody's points, as the first agent observes them."""
    seen = slots(env, env.possible_agents[0])
    names = ["me", *(f"+{away}" for away in range(1, len(env.possible_agents)))]
    return [round(100 * seen.get(f"{name} score", 0)) for name in names]


def text(env: TableEnv) -> str:
    """What an environment renders."""
    rendered = env.render()
    assert isinstance(rendered, str)
    return rendered
