"""`ParallelTableEnv`: every game with any number of seats, for PettingZoo (parallel): everybody answers at once."""

from collections.abc import Mapping
from typing import Any, ClassVar, SupportsIndex

import numpy as np
from numpy.typing import NDArray
from pettingzoo import ParallelEnv  # type: ignore[import-untyped]

from qwixx.encoding import ENCODING_VERSION
from qwixx.envs.agents import METADATA, Agents
from qwixx.envs.running import Running, begun
from qwixx.envs.seats import check_illegal
from qwixx.envs.spaces import PASS
from qwixx.games import Value
from qwixx.games import game as game_of
from qwixx.rules.errors import ActionError, GameOver
from qwixx.rules.reasons import illegal as refused

Told = dict[str, dict[str, NDArray[Any]]]


class ParallelTableEnv(Agents, ParallelEnv):  # type: ignore[misc]
    """A table of one game, a step of which is all answers to one question. Who is not asked can only pass."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": f"qwixx_parallel_v{ENCODING_VERSION}",
        **METADATA,
    }

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        reward: str = "win",
        illegal: str = "refuse",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        super().__init__(game_of(game, **options), seats, reward, render_mode)
        check_illegal(illegal)
        self._replace = illegal == "replace"

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 (there are none)
    ) -> tuple[Told, dict[str, dict[str, Any]]]:
        """Begin a game; with the same seed it is the same game, and that of a `TableEnv`."""
        running = self._begin(seed)
        return self._told(running), self._infos()

    def step(
        self, actions: Mapping[str, SupportsIndex]
    ) -> tuple[Told, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Do what all agents answer; if one of them may not do that, `IllegalAction` is raised and nothing changes."""
        running = begun(self._running)
        if not self.agents:
            raise GameOver("The game is over; call reset to begin another.")
        answers = self._checked(running, actions)
        for seat in running.waiting:
            running.step(answers[seat], self._replace)
        agents, changes = self.agents, self._rewarding.changes(running.scores, running.over)
        told, infos = self._told(running), self._infos()
        self.agents = [] if running.over else agents
        over, cut_off = (dict.fromkeys(agents, flag) for flag in (running.over, False))
        return told, dict(zip(agents, changes, strict=True)), over, cut_off, infos

    def _checked(self, running: Running, actions: Mapping[str, SupportsIndex]) -> list[SupportsIndex]:
        """By seat the action, if all are there and legal."""
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise ActionError(f"There is no action of {', '.join(missing)}.")
        answers = [actions[agent] for agent in self.agents]
        for seat, index in enumerate(answers):
            if seat in running.waiting:
                running.action(seat, index, self._replace)
            elif index != PASS and not self._replace:
                raise refused("not-now", action=f"{running.name(index)} of {self.agents[seat]}", possible="pass")
        return answers

    def _told(self, running: Running) -> Told:
        """What every agent may know, and what it may do: pass where it is not asked, nothing after the end."""
        if self.render_mode == "human":
            self.render()
        return {
            agent: {"observation": running.observe(seat), "action_mask": self._mask(running, seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _mask(self, running: Running, seat: int) -> NDArray[np.int8]:
        if running.over:
            return running.mask_of(())
        return running.mask_of(running.choices(seat) if seat in running.waiting else (PASS,))

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {} for agent in self.agents}
