"""The code of a play of cards: which cards of the hand, the row of the colour, the numbers crossed in it."""

from qwixx.rules.kernel.sheet import ROW, ROW_BITS

ROW_SHIFT = 5
MARKS_SHIFT = 8
RANKS = (1 << ROW_SHIFT) - 1
ROWS = (1 << (MARKS_SHIFT - ROW_SHIFT)) - 1


def play_code(ranks: int, row: int, marks: int) -> int:
    """A play as one number; ranks are the places in the hand, marks the bits of the row."""
    return ranks | row << ROW_SHIFT | marks << MARKS_SHIFT


def with_marks(code: int, marks: int) -> int:
    """The same play with these numbers of its row crossed, where it crosses none."""
    return code | marks << MARKS_SHIFT


def ranks_played(code: int) -> int:
    """Which cards of the hand are played, bit 0 being the lowest."""
    return code & RANKS


def row_played(code: int) -> int:
    """The row of the colour in which cards are played."""
    return (code >> ROW_SHIFT) & ROWS


def marks_in_row(code: int) -> int:
    """The numbers that a play crosses, as the bits of their row."""
    return (code >> MARKS_SHIFT) & ROW


def numbers_crossed(code: int) -> int:
    """The numbers that a play crosses, as they stand on the sheet."""
    return marks_in_row(code) << (row_played(code) * ROW_BITS)
