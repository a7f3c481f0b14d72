"""How a game comes to its start: every person promises a salt or gives none, then the promised salts are revealed.

No salt is revealed before all promises are fixed, so nobody can choose one by the others'.
"""

from typing import Literal

import msgspec

from qwixx.tables.entries import Cancelled, Promised, Revealed, Seat, Starting

Gathering = Literal["promises", "salts"]
Gathered = Promised | Revealed | Starting | Cancelled
Seats = tuple[Seat, ...]


def awaited(seats: Seats, starting: Gathering | None) -> tuple[int, ...]:
    """The seats for whose promises or salts a start waits."""
    if starting is None:
        return ()
    waits = [seat.undecided if starting == "promises" else seat.withheld for seat in seats]
    return tuple(place for place, it_does in enumerate(waits) if it_does)


def gathered(seats: Seats, starting: Gathering | None, entry: Gathered) -> tuple[Seats, Gathering | None]:
    """The seats, and what the start waits for, after one more entry."""
    match entry:
        case Promised(seat=place, promise=promise):
            seats = _with(seats, place, promise=promise, salt="")
        case Revealed(seat=place, salt=salt):
            seats = _with(seats, place, salt=salt)
        case Starting(fixed=fixed):
            seats = tuple(seat.unsalted() if seat.undecided else seat for seat in seats)
            starting = "salts" if fixed else "promises"
        case Cancelled():
            return tuple(seat.unsalted() if seat.promise else seat for seat in seats), None
    return seats, "salts" if starting == "promises" and not awaited(seats, starting) else starting


def _with(seats: Seats, place: int, **changes: str) -> Seats:
    """The seats, with something changed at one of them."""
    return (*seats[:place], msgspec.structs.replace(seats[place], **changes), *seats[place + 1 :])
