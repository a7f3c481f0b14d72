"""Many games side by side, a lane for each: the arrays that compiled loops read and write, made once and used again."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from qwixx.encoding import Encoding
from qwixx.players.policy import KINDS

ACT, BEGIN, REST = range(3)  # what a lane does in a step: an action, a new game, nothing

Numbers = NDArray[np.int64]
Words = NDArray[np.uint64]
Flags = NDArray[np.bool_]


class Lanes(NamedTuple):
    """By lane: its chance, its position, whom it asks what, and what the learner is told."""

    seeds: Words
    games: Numbers  # the number of the game under the seed
    chance: Words  # by lane, one word
    luck: Words  # by lane and seat, one word
    cells: Numbers
    asked: Numbers  # the seat that is asked
    codes: Numbers  # by lane: the legal codes
    indices: Numbers  # and their indices
    counts: Numbers  # and how many they are
    scores: Numbers  # by lane and seat
    worths: NDArray[np.float64]  # by lane and seat
    before: NDArray[np.float64]  # the same, a step earlier
    rewards: NDArray[np.float64]  # by lane and seat
    gains: NDArray[np.float64]  # by lane: the reward of the seat that acted
    over: Flags
    observations: NDArray[np.float32]
    masks: NDArray[np.int8]


class Desk(NamedTuple):
    """What one thread needs to work on its lanes."""

    seen: Numbers  # a position as a bot sees it
    out: Numbers  # outcomes, and a bot's legal codes
    scratch: NDArray[np.float64]
    values: NDArray[np.float64]
    nonsense: Numbers  # how often a bot has chosen what is not there


def lanes_of(encoding: Encoding, count: int) -> Lanes:
    """So many lanes, in none of which a game has begun."""
    seats, kernel = encoding.seats, encoding.game.kernel

    def zeros(kind: Any, *sizes: int) -> Any:
        return np.zeros((count, *sizes), kind)

    return Lanes(
        seeds=zeros(np.uint64),
        games=zeros(np.int64),
        chance=zeros(np.uint64, 1),
        luck=zeros(np.uint64, seats, 1),
        cells=zeros(np.int64, kernel.size),
        asked=zeros(np.int64),
        codes=zeros(np.int64, kernel.choices),
        indices=zeros(np.int64, kernel.choices),
        counts=zeros(np.int64),
        scores=zeros(np.int64, seats),
        worths=zeros(np.float64, seats),
        before=zeros(np.float64, seats),
        rewards=zeros(np.float64, seats),
        gains=zeros(np.float64),
        over=zeros(np.bool_),
        observations=zeros(np.float32, len(encoding.slots)),
        masks=zeros(np.int8, len(encoding.actions)),
    )


def desk_of(encoding: Encoding, scratch: int) -> Desk:
    """A desk for bots that need so much room."""
    kernel = encoding.game.kernel
    room = max(kernel.choices, 64)
    seen, out, nonsense = (np.zeros(size, np.int64) for size in (kernel.size, room, 1))
    return Desk(seen, out, np.zeros(scratch), np.zeros(KINDS * room), nonsense)
