"""What the policies read off a row or a code."""

from qwixx.rules.kernel.cards import MARKS_SHIFT, ROW_SHIFT, chosen_cards
from qwixx.rules.kernel.sheet import ROW_BITS, count


def length(bits: int) -> int:
    """How far a row is used up: everything up to its last cross is filled, then counted; a loop would be slower."""
    bits |= bits >> 1
    bits |= bits >> 2
    bits |= bits >> 4
    bits |= bits >> 8
    return count(bits)


def row_played(code: int) -> int:
    """The row of the colour in which cards are played."""
    return (code >> ROW_SHIFT) & ((1 << (MARKS_SHIFT - ROW_SHIFT)) - 1)


def numbers_crossed(code: int) -> int:
    """The numbers that a play crosses."""
    return (code >> MARKS_SHIFT) << (row_played(code) * ROW_BITS)


def cards_played(hand: int, code: int) -> int:
    """The cards of a hand that are played."""
    return chosen_cards(hand, code & ((1 << ROW_SHIFT) - 1))


CALLS = (length, row_played, numbers_crossed, cards_played)
