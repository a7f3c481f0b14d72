"""Which game an environment plays: game after game under a seed, each with a stream of chance of its own.

The dice and cards of game n under a seed are those of deal n of an arena with that seed.
"""

from gymnasium.utils.seeding import np_random

from qwixx.stream import CHANCE, WORD, Stream, own_chance


class Dealing:
    """The seed, and the number of the game that is played."""

    def __init__(self) -> None:
        self._seed: int | None = None
        self._number = 0

    def begin(self, seed: int | None) -> None:
        """The next game; with a seed the first one under it, and without any ever given one of a seed of its own."""
        if seed is None and self._seed is not None:
            self._number += 1
        else:
            self._seed, self._number = checked_seed(seed), 0

    @property
    def chance(self) -> Stream:
        """The stream of this game's dice and cards."""
        return self._stream(CHANCE)

    def luck(self, seat: int) -> Stream:
        """The stream of what a bot at a seat leaves to chance."""
        return self._stream(own_chance(seat))

    def _stream(self, place: int) -> Stream:
        return Stream(self._seed or 0, self._number, place)


def checked_seed(seed: int | None) -> int:
    """A seed as streams take it; gymnasium refuses what is none, and makes one up where none is given."""
    return int(np_random(seed)[1]) & WORD
