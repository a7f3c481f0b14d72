"""Whom a network is shown, in which order, and how far each of them leads."""

from collections.abc import Sequence

from qwixx.players.master.network import FREE, SEATS_KNOWN
from qwixx.players.outlook import points_so_far
from qwixx.players.policy import Floats
from qwixx.rules.kernel.cells import ACTIVE, MAX_SEATS, SEATS
from qwixx.rules.kernel.dice import score
from qwixx.rules.kernel.source import Cells, Tables

MOST_LEAD = 60  # a lead beyond is looked up as this
LEADS = 2 * MOST_LEAD + 1

# In the scratch buffer.
ROLLERS = FREE  # the seats that are shown, in the order in which they roll
SHOWN = ROLLERS + MAX_SEATS  # by seat: whether it is shown
POINTS = SHOWN + MAX_SEATS  # of those who are shown, in the same order
AFTER_ROLLERS = POINTS + MAX_SEATS


def seat_at(cells: Cells, first: int, place: int) -> int:
    """Who rolls so many turns after the first."""
    return (first + place) % cells[SEATS]


def decide_who_is_shown(tables: Tables, cells: Cells, seat: int, numbers: Sequence[float], scratch: Floats) -> None:
    """Everybody; at a larger table than the network knows who decides, who is active, and of the others the best."""
    known = int(numbers[SEATS_KNOWN])
    for other in range(cells[SEATS]):
        scratch[SHOWN + other] = 1.0 if is_among_the_best(tables, cells, seat, other, known) else 0.0


def is_among_the_best(tables: Tables, cells: Cells, seat: int, other: int, known: int) -> bool:
    """Whether another is one of those who are shown to this seat: in a match the best have most points in all of it."""
    if cells[SEATS] <= known or other == seat or other == cells[ACTIVE]:
        return True
    spare = known - (1 if seat == cells[ACTIVE] else 2)
    own = points_so_far(tables, cells, other) + score(tables, cells, other)
    for third in range(cells[SEATS]):
        if third != other and third != seat and third != cells[ACTIVE]:
            theirs = points_so_far(tables, cells, third) + score(tables, cells, third)
            spare -= 1 if theirs > own or (theirs == own and third < other) else 0
    return spare > 0


def write_rollers(cells: Cells, first: int, scratch: Floats) -> None:
    """The seats that the network is shown, in the order in which they roll."""
    place = 0
    for step in range(cells[SEATS]):
        seat = seat_at(cells, first, step)
        if scratch[SHOWN + seat]:
            scratch[ROLLERS + place] = seat
            place += 1


def write_points(tables: Tables, cells: Cells, seats: int, scratch: Floats) -> None:
    """The points of everybody who is shown."""
    for place in range(seats):
        scratch[POINTS + place] = score(tables, cells, int(scratch[ROLLERS + place]))


def lead_line(place: int, seats: int, scratch: Floats) -> int:
    """How far a seat is ahead of the best of the others, from 0 for far behind."""
    lead = float(MOST_LEAD)
    for other in range(seats):
        if other != place:
            lead = min(lead, scratch[POINTS + place] - scratch[POINTS + other])
    return int(max(lead, -MOST_LEAD)) + MOST_LEAD


CALLS = (seat_at, decide_who_is_shown, is_among_the_best, write_rollers, write_points, lead_line)
