"""`TableEnv`: every game with any number of seats, for PettingZoo (AEC)."""

from typing import Any, ClassVar, SupportsIndex

import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from qwixx.encoding import ENCODING_VERSION
from qwixx.envs.agents import METADATA, Agents
from qwixx.envs.running import Running, begun
from qwixx.games import Value
from qwixx.games import game as game_of
from qwixx.rules.errors import GameOver, WrongSeat, shown


class TableEnv(Agents, AECEnv):  # type: ignore[misc]
    """A table of one game. Seats that answer together are asked in turn and observe nothing of each other's answers."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": f"qwixx_v{ENCODING_VERSION}",
        **METADATA,
        "is_parallelizable": False,
    }

    def __init__(
        self, game: str, seats: int = 2, *, reward: str = "win", render_mode: str | None = None, **options: Value
    ) -> None:
        super().__init__(game_of(game, **options), seats, reward, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game; with the same seed it is the same game. There are no options."""
        running = self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask(running)

    def step(self, action: SupportsIndex | None) -> None:
        """Do an action by its index; one that is not legal raises `IllegalAction` and changes nothing.

        At the end every agent steps once more, with None.
        """
        running = begun(self._running)
        if not self.agents:
            raise GameOver("The game is over; call reset to begin another.")
        if running.over:
            self._was_dead_step(action)
            return
        running.step(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        changes = self._rewarding.changes(running.scores, running.over)
        self.rewards = dict(zip(self.agents, changes, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, running.over)
        self._ask(running)

    def _ask(self, running: Running) -> None:
        """Turn to the agent that is to act."""
        self.agent_selection = self.agents[running.seat]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What an agent may know, and what it may do now: nothing unless it is the one that is asked."""
        if agent not in self.possible_agents:
            raise WrongSeat(f"There is no agent {shown(agent)}; there are {', '.join(self.possible_agents)}.")
        running, seat = begun(self._running), self.possible_agents.index(agent)
        return {"observation": running.observe(seat), "action_mask": running.mask(seat)}

    def weigh(self, player: str = "careful") -> NDArray[np.float32]:
        """By index what an action is worth to a player in the place of the agent that is asked; nan where unknown."""
        return begun(self._running).weigh(player)
