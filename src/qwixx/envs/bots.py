"""The bots of many games side by side, as compiled loops ask them."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from qwixx.arena.deals import Function
from qwixx.arena.numbers import numbers_of, read_only
from qwixx.envs.loops import LEARNER
from qwixx.envs.seats import Seats
from qwixx.players import policy
from qwixx.players.policy import Choose, Policy
from qwixx.rules.errors import SetupError, shown
from qwixx.rules.game import Game


class Bots(NamedTuple):
    """By seat which of the choices built into a loop is asked, and the part of all numbers that is its own."""

    kinds: NDArray[np.int64]
    begins: NDArray[np.int64]
    numbers: NDArray[np.float64]


class Crew(NamedTuple):
    """The bots, the functions that a loop is compiled with for them, and the room that they need."""

    bots: Bots
    chooses: tuple[Choose, ...]
    calls: tuple[Function, ...]
    scratch: int


def crew(game: Game, seats: Seats) -> Crew:
    """The bots of a table."""
    policies = [
        _policy(name, game, len(seats.names)) if seat in seats.bots else None for seat, name in enumerate(seats.names)
    ]
    known = [policy for policy in policies if policy]
    chooses = sorted({policy.choose for policy in known}, key=lambda choose: (choose.__module__, choose.__qualname__))
    calls = tuple(dict.fromkeys(call for policy in known for call in policy.calls))
    numbers = [numbers_of(policy, game) if policy else np.zeros(0) for policy in policies]
    kinds = [chooses.index(policy.choose) if policy else LEARNER for policy in policies]
    begins = np.cumsum([0, *map(len, numbers)])
    bots = Bots(np.array(kinds, np.int64), begins.astype(np.int64), read_only(np.concatenate(numbers)))
    return Crew(bots, tuple(chooses), calls, max((policy.scratch for policy in known), default=0))


def _policy(name: str, game: Game, seats: int) -> Policy:
    found = policy(name)
    if found is None:
        raise SetupError(f"The bot {shown(name)} is no policy, so it cannot be compiled; SeatEnv takes any bot.")
    return found.at(game, seats)
