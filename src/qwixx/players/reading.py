"""What the policies read off a row or a code."""

from qwixx.rules.kernel.codes import ranks_played
from qwixx.rules.kernel.plays import chosen_cards
from qwixx.rules.kernel.sheet import count


def length(bits: int) -> int:
    """How far a row is used up: everything up to its last cross is filled, then counted; a loop would be slower."""
    bits |= bits >> 1
    bits |= bits >> 2
    bits |= bits >> 4
    bits |= bits >> 8
    return count(bits)


def cards_played(hand: int, code: int) -> int:
    """The cards of a hand that are played."""
    return chosen_cards(hand, ranks_played(code))


CALLS = (length, cards_played)
