"""What OpenSpiel's algorithms look at: texts of views, and views as numbers."""

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from qwixx.rules.errors import SetupError, shown
from qwixx.spiel.setting import Setting
from qwixx.spiel.state import SpielState

NOBODY, ONE = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER


class Observer:
    """An observer of one kind; only what a seat sees now, without its memory, is told as numbers too."""

    def __init__(self, setting: Setting, kind: "pyspiel.IIGObservationType | None", params: Any) -> None:
        if params:
            raise SetupError(f"There is nothing to choose about an observation, not even {shown(next(iter(params)))}.")
        self._kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self._encoding = setting.encoding
        plain = self._kind.public_info and self._kind.private_info == ONE and not self._kind.perfect_recall
        self.tensor: NDArray[np.float32] | None = np.zeros(len(self._encoding.slots), np.float32) if plain else None
        self.dict: dict[str, NDArray[np.float32]] = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees into the tensor."""
        if self.tensor is not None:
            game, position = state.moment.setting.game, state.moment.state
            self.tensor[:] = self._encoding.observe(game.view(position, player))

    def string_from(self, state: SpielState, player: int) -> str | None:
        """What a player sees, in words; with perfect recall also what it remembers."""
        moment, kind = state.moment, self._kind
        if not kind.public_info:
            return _own(state, player) if kind.private_info == ONE else None
        if kind.private_info == NOBODY:
            return moment.seen(None)
        if kind.private_info != ONE:
            return str(moment)
        return moment.known(player) if kind.perfect_recall else moment.seen(player)


def _own(state: SpielState, player: int) -> str:
    """What only this player knows: the hand, and an answer that is sealed."""
    game, position = state.moment.setting.game, state.moment.state
    answer = game.sealed(position, player)
    hand = " ".join(map(str, game.hand(position, player)))
    return "; ".join(filter(None, [hand, f"answer {answer}" if answer else ""]))
