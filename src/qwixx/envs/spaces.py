"""Observations and actions as Gymnasium describes them."""

from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from qwixx.encoding import Encoding

PASS = 0  # the index of doing nothing, which is always possible where dice are rolled and no match is played


def box(encoding: Encoding) -> "spaces.Box[np.float32]":
    """The least and the most of every slot."""
    low, high = (np.array(ends, np.float32) for ends in (encoding.low, encoding.high))
    return spaces.Box(low, high, dtype=np.float32)


def observations(encoding: Encoding) -> spaces.Dict:
    """What an agent at a table observes: the slots, and the mask of its actions."""
    mask = spaces.Box(0, 1, (len(encoding.actions),), np.int8)
    return spaces.Dict({"observation": box(encoding), "action_mask": mask})


class Actions(spaces.Discrete):
    """The indices of the actions; a sample without a mask is `pass`, since nothing else is legal everywhere."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """One of the actions that the mask allows; without a mask, pass."""
        if mask is None and probability is None:
            return np.int64(PASS)
        return super().sample(mask, probability)


class ManyActions(spaces.MultiDiscrete):
    """The indices of as many games; samples are as those of one."""

    def sample(self, mask: Any = None, probability: Any = None) -> NDArray[np.int64]:
        """For each game one of the actions that its mask allows; without masks, pass.

        Masks are a tuple with one for each game, or an array with a row for each, as `info["action_mask"]` is.
        """
        if probability is not None:
            return super().sample(mask, probability)
        if mask is None:
            return np.full(self.shape, PASS, self.dtype)
        masks = np.asarray(mask)
        if masks.shape != (*self.shape, self.nvec[0]):
            raise ValueError(f"The masks are to be {(*self.shape, int(self.nvec[0]))} numbers, not {masks.shape}.")
        return self._any_of(masks != 0)

    def _any_of(self, allowed: NDArray[np.bool_]) -> NDArray[np.int64]:
        """Of each row a place that is allowed, each as likely; the first of all where none is."""
        counts = allowed.cumsum(axis=1)
        wanted = (self.np_random.random(len(allowed)) * counts[:, -1]).astype(np.int64) + 1
        places: NDArray[np.int64] = (counts >= wanted[:, None]).argmax(axis=1).astype(self.dtype)
        return places


def many(single: Actions, games: int) -> ManyActions:
    """The actions of so many games."""
    return ManyActions(np.full(games, single.n), single.dtype, seed=deepcopy(single.np_random))


batch_space.register(Actions, many)  # so that Gymnasium's own vector environments sample as ours do
