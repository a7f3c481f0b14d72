"""`SoloEnv`: the original dice game alone, for Gymnasium."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from qwixx.encoding import Encoding
from qwixx.envs.running import Mask, Observation, Running, begun
from qwixx.envs.spaces import box
from qwixx.envs.text import RENDER_MODES, check_render_mode, render
from qwixx.games import game

SEAT = 0
PASS = 0  # the index of the one action that is legal in every position


class Actions(spaces.Discrete):
    """The indices of the actions; a sample without a mask is `pass`, since nothing else is legal everywhere."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """One of the actions that the mask allows; without a mask, pass."""
        if mask is None and probability is None:
            return np.int64(PASS)
        return super().sample(mask, probability)


class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of `classic`. The reward is the change of the score, so the return is the final score."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 (declared so by its base)

    def __init__(self, render_mode: str | None = None) -> None:
        check_render_mode(render_mode)
        self.encoding = Encoding(game("classic"), seats=1)
        self.observation_space = box(self.encoding)
        self.action_space = Actions(len(self.encoding.actions))
        self.render_mode = render_mode
        self._running: Running | None = None

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Mask]]:
        """Begin a game; with the same seed it is the same game."""
        super().reset(seed=seed, options=options)
        self._running = Running.begin(self.encoding, self.np_random)
        return self._seen(self._running)

    def step(self, action: np.int64) -> tuple[Observation, int, bool, bool, dict[str, Mask]]:
        """Do an action by its index; one that is not legal raises `IllegalAction` and changes nothing."""
        running = begun(self._running)
        before = running.scores[SEAT]
        running.step(action)
        observation, info = self._seen(running)
        return observation, running.scores[SEAT] - before, running.over, False, info

    def _seen(self, running: Running) -> tuple[Observation, dict[str, Mask]]:
        if self.render_mode == "human":
            self.render()
        return running.observe(SEAT), {"action_mask": running.mask(SEAT)}

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, in the form that sb3-contrib asks for."""
        return begun(self._running).mask(SEAT).astype(np.bool_)

    def weigh(self, player: str = "careful") -> Observation:
        """By index what an action is worth to a player, as chance to win and margin; nan where it cannot tell."""
        return begun(self._running).weigh(player)

    def render(self) -> str | None:
        """The position as text: given back in the mode `ansi`, printed in the mode `human`."""
        return render(self.render_mode, begun(self._running).view(SEAT))
