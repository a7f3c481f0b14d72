"""The numbers of a policy as compiled code takes them."""

import numpy as np
from numpy.typing import NDArray

from qwixx.players.master.quantised import Weights
from qwixx.players.policy import Policy
from qwixx.rules.game import Game


def numbers_of(policy: Policy, game: Game) -> NDArray[np.float64]:
    """The numbers of a policy in a game, all of one type, whether they can be written or not."""
    numbers = policy.numbers_for(game)
    whole = np.fromiter(numbers, np.float64, len(numbers)) if isinstance(numbers, Weights) else numbers
    return read_only(np.ascontiguousarray(whole, np.float64))


def read_only(numbers: NDArray[np.float64]) -> NDArray[np.float64]:
    """The same numbers, which cannot be changed here."""
    view = numbers.view()
    view.flags.writeable = False
    return view
