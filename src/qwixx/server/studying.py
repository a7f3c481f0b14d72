"""What is asked over HTTP of positions: what every choice in them is worth. No table waits for it."""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from msgspec import UNSET, UnsetType

from qwixx.server.aside import paced
from qwixx.server.operation import Asked, Operation
from qwixx.tables.arranging import arranged, read
from qwixx.tables.exploring import every_roll, weighed, weighed_text
from qwixx.tables.weighed import EveryRoll, PositionText, SetUp, Weighed

T = TypeVar("T")


async def weigh(asked: Asked[PositionText]) -> Weighed:
    """What every choice in a position of the dice games is worth, by the position's text."""
    return await _study(asked, partial(weighed_text, asked.given.position, _seat(asked.given.seat)))


async def set_up(asked: Asked[SetUp]) -> Weighed:
    """The same for a position as it is set up; what cannot be is refused with the reason."""
    return await _study(asked, lambda: weighed(arranged(asked.given), asked.given.seat))


async def weigh_rolls(asked: Asked[PositionText]) -> EveryRoll:
    """What every white sum of the next roll offers a seat."""
    position, seat = asked.given.position, _seat(asked.given.seat)
    return await _study(asked, lambda: every_roll(read(position), seat, lambda pairs: paced(pairs, 1)))


async def _study(asked: Asked[Any], work: Callable[[], T]) -> T:
    """Think about it, unless too much is being thought about for whoever asks."""
    with asked.doors.addresses.study(asked.address):
        return await asked.doors.hall.bots.study(work)


def _seat(given: int | UnsetType) -> int | None:
    return None if given is UNSET else given


OPERATIONS: tuple[Operation[Any], ...] = (
    Operation("GET", "/api/weigh", weigh, PositionText, Weighed),
    Operation("POST", "/api/weigh", set_up, SetUp, Weighed),
    Operation("GET", "/api/weigh/rolls", weigh_rolls, PositionText, EveryRoll),
)
