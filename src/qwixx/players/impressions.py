"""How a position strikes a player: a number that looks like chance and is the same each time the position is seen."""

from qwixx.rules.kernel.cells import PHASE, SEATS, SHEETS
from qwixx.rules.kernel.source import Cells

LARGEST = 2**31 - 1  # a prime; products with the factor stay within a machine word
FACTOR = 48271

OF_HASTE, OF_ENDS, OF_CHOICES = 1, 2, 3  # what a player may be struck by; the last begins the choices


def impression(cells: Cells, seat: int, codes: Cells, choices: int) -> int:
    """A position as a seat sees it: everybody's sheets and what may be done; nothing that others have sealed."""
    look = mixed_in(cells[PHASE] + 1, seat)
    for other in range(cells[SEATS]):
        look = mixed_in(look, cells[SHEETS + other])
    for place in range(choices):
        look = mixed_in(look, codes[place])
    return look


def seems(look: int, about: int) -> float:
    """A number from 0 to 1 for one thing in a position."""
    return mixed_in(mixed_in(look, about), about) / LARGEST


def mixed_in(look: int, more: int) -> int:
    """One number out of two, the same interpreted and compiled."""
    look = (look ^ more % LARGEST) * FACTOR % LARGEST
    return look ^ look >> 15


CALLS = (impression, seems, mixed_in)
