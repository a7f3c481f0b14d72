"""Who asks at a table, and what they may do there."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from qwixx.players import LEVELS
from qwixx.players.names import seen_as, unseen_problem
from qwixx.records import name_problem
from qwixx.rules.errors import shown
from qwixx.tables.entries import Seat
from qwixx.tables.guests import BotInfo
from qwixx.tables.refusal import Refusal
from qwixx.tables.secret import same
from qwixx.tables.table import Table


class Caller(NamedTuple):
    """Who asks, and when: the hash of the device, the seats at which anybody is connected, and whether the host is."""

    device: str
    connected: frozenset[int] = frozenset()
    host: bool = False
    now: int = 0  # milliseconds
    guests: Sequence[BotInfo] = ()  # the bots beside the levels that are allowed here


def owns(table: Table, device: str) -> tuple[int, ...]:
    """The seats of a device."""
    return tuple(place for place, seat in enumerate(table.seats) if same(seat.device, device))


def is_host(table: Table, device: str) -> bool:
    """Whether this device opened the table."""
    return same(table.host, device)


def seat_at(table: Table, place: int) -> Seat:
    """A seat that there is."""
    if place >= len(table.seats):
        raise Refusal("no-such-seat", f"There is no seat {place + 1} at this table.")
    return table.seats[place]


def own_seat(table: Table, caller: Caller, place: int) -> Seat:
    """A seat of the caller's own."""
    seat = seat_at(table, place)
    if not same(seat.device, caller.device):
        raise Refusal("not-yours", f"Seat {place + 1} is not yours.")
    return seat


def leads(table: Table, caller: Caller) -> bool:
    """The host decides; while the host is not here, anybody who sits at the table."""
    return is_host(table, caller.device) or (bool(owns(table, caller.device)) and not caller.host)


def check_leader(table: Table, caller: Caller) -> None:
    """Refuse whoever does not lead."""
    if not leads(table, caller):
        raise Refusal("not-host", "Only the host of this table can do that.")


def check_lobby(table: Table) -> None:
    """Only before the start."""
    if table.status != "lobby":
        raise Refusal("started", "The game has already started.")


def check_seating(table: Table) -> None:
    """Only before the start, and not while it waits for salts."""
    check_lobby(table)
    if table.starting:
        raise Refusal("starting", "The game is about to start; the host can break that off.")


def check_running(table: Table) -> None:
    """Only in the game."""
    if table.status == "lobby":
        raise Refusal("not-running", "The game has not started yet.")
    if table.status == "over":
        raise Refusal("game-over", "The game is over.")


def check_level(level: str) -> str:
    """A bot's level that exists."""
    if level not in LEVELS:
        raise Refusal("bad-setup", f"There is no level {shown(level)}; there are {', '.join(LEVELS)}.")
    return level


def check_name(name: str) -> str:
    """A name that can be shown, and seen."""
    if problem := name_problem(name) or unseen_problem(name):
        raise Refusal("bad-name", problem[0].upper() + problem[1:])
    return name


def check_nobodys(name: str, others: Iterable[str]) -> None:
    """A name that no other person at the table has, as people see it."""
    if seen_as(name) in map(seen_as, others):
        raise Refusal("name-taken", f"Somebody at this table is called {shown(name)} already, or it looks the same.")
