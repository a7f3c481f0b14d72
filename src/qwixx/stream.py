"""A stream of chance that can be begun anywhere: SplitMix64, numbered by a seed and the places under it.

Games of one seed each have a stream of their own, so that the same seed gives the same games in whatever order, by
however many processes they are played.
"""

WORD = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15
FIRST_MIX, SECOND_MIX = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
CHANCE = 0  # the place of a game's dice and cards under its number; the seats' own chance follows
BITS = 37  # of a draw: so its product with anything below 2**16 is exact, in whole numbers as in floats


def own_chance(seat: int) -> int:
    """The place of a seat's own chance under the number of a game."""
    return CHANCE + 1 + seat


def mixed(word: int) -> int:
    """A word of 64 bits, thoroughly stirred."""
    word = (word ^ word >> 30) * FIRST_MIX & WORD
    word = (word ^ word >> 27) * SECOND_MIX & WORD
    return word ^ word >> 31


def beginning(seed: int, *places: int) -> int:
    """Where the stream of this seed at these places begins."""
    word = mixed(seed + GAMMA & WORD)
    for place in places:
        word = mixed(word * SECOND_MIX + place + GAMMA & WORD)
    return word


class Stream:
    """A generator: any place of any seed's stream."""

    def __init__(self, seed: int, *places: int) -> None:
        self._word = beginning(seed, *places)

    def random(self) -> float:
        """A number from 0 up to 1, one of 2**37."""
        self._word = self._word + GAMMA & WORD
        return (mixed(self._word) >> 64 - BITS) / (1 << BITS)
