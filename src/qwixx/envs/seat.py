"""`SeatEnv`: one learner at a table, alone, against bots or against itself, for Gymnasium."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from qwixx.encoding import Encoding
from qwixx.envs.dealing import Dealing
from qwixx.envs.rendering import RENDER_MODES, Frame, check_render_mode, render
from qwixx.envs.rewards import Rewarding, check_reward
from qwixx.envs.running import Observation, Running, begun
from qwixx.envs.seats import check_illegal, seated
from qwixx.envs.spaces import Actions, box
from qwixx.games import Value
from qwixx.games import game as game_of
from qwixx.players import Player, player


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """Any game, at as many seats as there are opponents and one more.

    The reward is that of the seat that acted, over all that happened until the learner is asked again.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 (declared so by its base)

    def __init__(
        self,
        game: str = "classic",
        opponents: Sequence[str] = (),
        *,
        reward: str | None = None,
        illegal: str = "refuse",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        check_render_mode(render_mode)
        check_illegal(illegal)
        seats = seated(game, opponents)
        self.encoding = Encoding(game_of(game, **options), len(seats.names))
        self.observation_space = box(self.encoding)
        self.action_space = Actions(len(self.encoding.actions))
        self.render_mode = render_mode
        self._bots, self._reward = seats.bots, check_reward(reward, len(seats.names))
        self._replace = illegal == "replace"
        self._dealing = Dealing()
        self._running: Running | None = None

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; with the same seed it is the same game."""
        super().reset(seed=seed, options=options)
        self._dealing.begin(seed)
        self._running = running = Running.begin(self.encoding, self._dealing.chance)
        self._rewarding = Rewarding(self._reward, self.encoding.seats)
        self._players: dict[int, Player] = {
            seat: player(name, self._dealing.luck(seat)) for seat, name in self._bots.items()
        }
        running.let_play(self._players)
        return self._seen(running, [0.0] * self.encoding.seats)

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do an action by its index; one that is not legal raises `IllegalAction` and changes nothing."""
        running = begun(self._running)
        actor = running.seat
        running.step(action, self._replace)
        running.let_play(self._players)
        rewards = self._rewarding.changes(running.scores, running.over)
        observation, info = self._seen(running, rewards)
        return observation, rewards[actor], running.over, False, info

    def _seen(self, running: Running, rewards: list[float]) -> tuple[Observation, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        info = {"action_mask": running.mask(running.seat), "seat": running.seat, "rewards": np.array(rewards)}
        return running.observe(running.seat), info

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, in the form that sb3-contrib asks for."""
        running = begun(self._running)
        return running.mask(running.seat).astype(np.bool_)

    def weigh(self, player: str = "careful") -> Observation:
        """By index what an action is worth to a player, as chance to win and margin; nan where it cannot tell."""
        return begun(self._running).weigh(player)

    def render(self) -> Frame:
        """The position as the learner sees it: text (`ansi`), a picture (`rgb_array`), or printed (`human`)."""
        running = begun(self._running)
        return render(self.render_mode, running.view(running.seat))
