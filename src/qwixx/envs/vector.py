"""`VectorTableEnv`: many tables side by side, compiled, for Gymnasium. It needs the extra `lab` beside `envs`."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from qwixx.encoding import Encoding
from qwixx.envs.dealing import checked_seed
from qwixx.envs.rendering import RENDER_MODES, check_render_mode, render
from qwixx.envs.rewards import check_reward
from qwixx.envs.seats import check_illegal, seated
from qwixx.envs.spaces import Actions, box, many
from qwixx.extras import needs
from qwixx.games import Value
from qwixx.games import game as game_of
from qwixx.rules.errors import ActionError, GameOver, SetupError, shown
from qwixx.rules.game import some
from qwixx.rules.reasons import illegal as refused

with needs("lab", "qwixx.envs.vector"):
    from qwixx.arena.order import cores
    from qwixx.envs.lanes import ACT, BEGIN, REST, Flags, Numbers
    from qwixx.envs.side_by_side import SideBySide

Observations = NDArray[np.float32]
Infos = dict[str, Any]


class VectorTableEnv(VectorEnv[Observations, Numbers, NDArray[Any]]):
    """As many games of `SeatEnv` as wanted, each equal to it step by step for the same seed."""

    def __init__(
        self,
        game: str = "classic",
        opponents: Sequence[str] = (),
        *,
        num_envs: int = 1,
        reward: str | None = None,
        illegal: str = "refuse",
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        threads: int | None = None,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        check_render_mode(render_mode)
        check_illegal(illegal)
        self.num_envs, seats = _counted(num_envs, "num_envs"), seated(game, opponents)
        self.encoding = Encoding(game_of(game, **options), len(seats.names))
        self.single_observation_space = box(self.encoding)
        self.single_action_space = Actions(len(self.encoding.actions))
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = many(self.single_action_space, self.num_envs)
        self.render_mode = render_mode
        self._mode, self._copy, self._replace = _mode(autoreset_mode), copy, illegal == "replace"
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1, "autoreset_mode": self._mode}
        self._seeded, self._all = np.zeros(self.num_envs, np.bool_), np.ones(self.num_envs, np.bool_)
        workers = _counted(cores() if threads is None else threads, "threads")
        self.games = SideBySide(self.encoding, seats, check_reward(reward, len(seats.names)), self.num_envs, workers)

    # -- playing -------------------------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, Infos]:
        """Begin a game in every environment, or in those of `options["reset_mask"]`.

        A whole number seeds them with it and the numbers after it, a list seeds each; without one each plays its next.
        """
        which = self._which(options)
        seeds = self._seeds(seed)
        anew = np.array([one is not None for one in seeds])
        self.games.begin(which & anew, np.array([one or 0 for one in seeds], np.uint64))
        self.games.begin(which & ~anew)
        self._seeded |= which
        self._go_on(np.where(which, BEGIN, REST))
        return self._told(self.games.lanes.observations), self._infos(which)

    def step(self, actions: NDArray[Any]) -> tuple[Observations, NDArray[Any], Flags, Flags, Infos]:
        """Do an action in every environment; if one is not legal, `IllegalAction` is raised and nothing changes."""
        if not self._seeded.all():
            raise ActionError("No game has begun; call reset first.")
        lanes = self.games.lanes
        ended = lanes.over.copy()
        chosen = self._chosen(actions, ended)
        if self._mode is AutoresetMode.NEXT_STEP:
            self.games.begin(ended)
        self._go_on(np.where(ended, BEGIN, ACT), chosen)
        rewards, over = lanes.gains.copy(), lanes.over.copy()
        final = self._begin_again(over) if self._mode is AutoresetMode.SAME_STEP and over.any() else {}
        truncations = np.zeros(self.num_envs, np.bool_)
        return self._told(lanes.observations), rewards, over, truncations, {**final, **self._infos(self._all)}

    def _begin_again(self, over: Flags) -> Infos:
        """Begin a game where one has ended, and tell what the end looked like."""
        observations = np.full(self.num_envs, None, object)
        for lane in np.flatnonzero(over):
            observations[lane] = self.games.lanes.observations[lane].copy()
        infos = self._infos(over)
        for key, value in infos.items():
            infos[key] = np.where(over.reshape(-1, *[1] * (value.ndim - 1)), value, value.dtype.type(0))
        self.games.begin(over)
        self._go_on(np.where(over, BEGIN, REST))
        return {"final_obs": observations, "_final_obs": over, "final_info": infos, "_final_info": over}

    def _go_on(self, doing: Numbers, chosen: Numbers | None = None) -> None:
        self.games.go_on(doing, np.zeros(self.num_envs, np.int64) if chosen is None else chosen)
        if self.render_mode == "human":
            self.render()

    # -- what is given and what is told --------------------------------------------------------------------------------

    def _chosen(self, actions: NDArray[Any], ended: Flags) -> Numbers:
        """Where the actions stand among what is legal."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise ActionError(f"The actions are to be {self.num_envs} whole numbers, not {shown(actions)}.")
        if self._mode is AutoresetMode.DISABLED and ended.any():
            raise GameOver(f"The game of environment {ended.argmax()} is over; call reset with a reset_mask.")
        chosen = self.games.find(given.astype(np.int64))
        wrong = (chosen < 0) & ~ended
        if wrong.any() and not self._replace:
            raise self._refused(int(wrong.argmax()), int(given[wrong.argmax()]))
        return np.maximum(chosen, 0)

    def _refused(self, lane: int, index: int) -> ActionError:
        """Why an action is not possible."""
        view = self.games.view(lane)
        names, legal = self.encoding.actions, self.encoding.game.legal(self.games.state(lane), view.seat or 0)
        name = f"Action {index} ({names[index]})" if index in range(len(names)) else f"Action {index}"
        return refused("not-now", action=f"{name} of environment {lane}", possible=some(legal))

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        """By environment the seed that it is to play under from now on; none where it goes on as it is."""
        if seed is None:
            given: list[int | None] = [None] * self.num_envs
        elif isinstance(seed, int | np.integer):
            given = [int(seed) + number for number in range(self.num_envs)]
        else:
            given = list(seed)
        if len(given) != self.num_envs:
            raise ActionError(f"There are {len(given)} seeds for {self.num_envs} environments.")
        return [
            None if one is None and known else checked_seed(one) for one, known in zip(given, self._seeded, strict=True)
        ]

    def _which(self, options: dict[str, Any] | None) -> Flags:
        """The environments to reset."""
        mask = (options or {}).get("reset_mask", self._all)
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (self.num_envs,):
            raise ActionError(f"A reset_mask is an array of {self.num_envs} truth values, not {shown(mask)}.")
        return mask

    def _told(self, array: NDArray[Any]) -> Any:
        """An array that will be written again: itself, or a copy."""
        return array.copy() if self._copy else array

    def _infos(self, which: Flags) -> Infos:
        """What is said beside the observations, for these environments, in the form of Gymnasium's own."""
        lanes = self.games.lanes
        told: Infos = {"action_mask": lanes.masks, "seat": lanes.asked, "rewards": lanes.rewards}
        infos: Infos = {}
        for key, value in told.items():
            infos[key], infos[f"_{key}"] = self._told(value), which.copy()
        return infos

    # -- looking at it -------------------------------------------------------------------------------------------------

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, a row for each environment, in the form that sb3-contrib asks for."""
        return self.games.lanes.masks.astype(np.bool_)

    def render(self) -> tuple[Any, ...]:
        """What each environment renders."""
        return tuple(render(self.render_mode, self.games.view(lane)) for lane in range(self.num_envs))

    def close_extras(self, **_: Any) -> None:
        """End the threads."""
        self.games.close()


def _counted(number: int, name: str) -> int:
    """A whole number of which there is one at least."""
    if not isinstance(number, int | np.integer) or number < 1:
        raise SetupError(f"{name} is a whole number from 1 on, not {shown(number)}.")
    return int(number)


def _mode(given: str | AutoresetMode) -> AutoresetMode:
    """How games begin anew, by its name too."""
    try:
        return AutoresetMode(given)
    except ValueError:
        modes = ", ".join(mode.value for mode in AutoresetMode)
        raise SetupError(f"There is no autoreset mode {shown(given)}; there are {modes}.") from None
