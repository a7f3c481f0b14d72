"""What PettingZoo's two interfaces share: a table of one game, whose seats are agents."""

from typing import Any

from gymnasium import spaces

from qwixx.encoding import Encoding
from qwixx.envs.dealing import Dealing
from qwixx.envs.rendering import RENDER_MODES, Frame, check_render_mode, render
from qwixx.envs.rewards import Rewarding, check_reward
from qwixx.envs.running import Running, begun
from qwixx.envs.spaces import observations
from qwixx.rules.game import Game

METADATA: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}


class Agents:
    """The agents of a table, what they observe and do, and the game that is running."""

    def __init__(self, game: Game, seats: int, reward: str, render_mode: str | None) -> None:
        check_render_mode(render_mode)
        self.encoding = Encoding(game, seats)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observations(self.encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.encoding.actions)) for agent in self.possible_agents}
        self._reward = check_reward(reward, seats)
        self._dealing = Dealing()
        self._running: Running | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """The slots of the encoding and the mask of its actions, the same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The indices of the encoding, the same for every agent."""
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> Running:
        """Another game, with everybody at the table."""
        self._dealing.begin(seed)
        self._running = Running.begin(self.encoding, self._dealing.chance)
        self._rewarding = Rewarding(self._reward, self.encoding.seats)
        self.agents = self.possible_agents[:]
        return self._running

    def render(self) -> Frame:
        """The position as the agent that is asked first sees it: text, a picture, or printed."""
        running = begun(self._running)
        return render(self.render_mode, running.view(running.seat))

    def close(self) -> None:
        """Nothing is held open."""
