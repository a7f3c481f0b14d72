"""What an observation is made of: named slots in parts, and the tables that fill them.

The values of slots are kept as the bytes of 32-bit floats, which join faster than lists of numbers become arrays.
"""

from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import NamedTuple, TypeVar

from qwixx.rules.layout import Layout
from qwixx.rules.view import View

POINTS = 100  # points are divided by this

Thing = TypeVar("Thing")


class Part(NamedTuple):
    """Slots that belong together; `values` fills them for a seat from that seat's view."""

    meaning: str
    slots: tuple[str, ...]
    values: Callable[[View, int], bytes]
    low: float = 0
    high: float = 1


def packed(values: Iterable[float]) -> bytes:
    """One slot for each value."""
    return array("f", values).tobytes()


@cache
def one_of(size: int) -> tuple[bytes, ...]:
    """By place: 1 there and 0 elsewhere; last, for no place, 0 everywhere."""
    return tuple(packed(slot == place for slot in range(size)) for place in range(size + 1))


@cache
def bits_of(size: int, length: int) -> tuple[bytes, ...]:
    """By whole number below `size`: its bits, lowest first."""
    return tuple(packed(number >> bit & 1 for bit in range(length)) for number in range(size))


def seat_names(seats: int) -> tuple[str, ...]:
    """The seats as an observer counts them: itself, then clockwise."""
    return ("me", *(f"+{away}" for away in range(1, seats)))


def clockwise(things: Sequence[Thing], seat: int) -> list[Thing]:
    """What belongs to each seat, this seat's first."""
    return [*things[seat:], *things[:seat]]


def range_of(layout: Layout) -> tuple[float, float]:
    """What the slot of a sheet's total can be."""
    return -layout.penalty * layout.boxes / POINTS, layout.points[-1] * len(layout.rows) / POINTS
