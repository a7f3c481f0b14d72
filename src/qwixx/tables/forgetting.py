"""A person taken out of a table's log: the name, and with the seat given up the device too. The game stays."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from qwixx.tables.entries import AnyEntry, Forgotten, Opened, Removed, Seat, Seated
from qwixx.tables.secret import same


class Person(NamedTuple):
    """Who is to be forgotten: everybody of these names, and a device that gives up its seats."""

    names: frozenset[str] = frozenset()
    device: str = ""  # a hash

    def leaves(self, seat: Seat) -> bool:
        """Whether a seat is given up."""
        return same(seat.device, self.device)

    def is_at(self, seat: Seat) -> bool:
        """Whether a seat is, or was, this person's."""
        return seat.kind == "person" and (seat.name in self.names or self.leaves(seat))


def neutral(place: int) -> str:
    """What somebody is called whose name was forgotten."""
    return f"Player {place + 1}"


def forgotten(seat: Seat, place: int, leaves: bool, opens: bool = False) -> Seat:
    """A seat without its name; given up, it is no device's, and before the start it is open."""
    if leaves and opens:
        return Seat()
    left = replace(seat, device="", key="") if leaves else seat
    return replace(left, name=neutral(place))


def person_of(device: str, entries: Iterable[AnyEntry]) -> Person:
    """A device with every name that it had at a table."""
    names = {seat.name for entry in entries for seat in _seats_in(entry) if same(seat.device, device)}
    return Person(frozenset(names), device)


def devices_of(entries: Iterable[AnyEntry]) -> set[str]:
    """The devices that have or had a seat, but for those that were forgotten."""
    return {seat.device for entry in entries for seat in _seats_in(entry) if seat.device}


def secrets_of(device: str, entries: Iterable[AnyEntry]) -> set[str]:
    """A device and the keys of the seats that it had, by which it is known beside the log."""
    return {device} | {seat.key for entry in entries for seat in _seats_in(entry) if same(seat.device, device)}


def rewritten(entry: AnyEntry, person: Person) -> AnyEntry:
    """An entry as it is kept once somebody is forgotten."""
    match entry:
        case Opened():
            host = "" if same(entry.host, person.device) else entry.host
            seats = tuple(_rewritten(seat, place, person) for place, seat in enumerate(entry.seats))
            return replace(entry, seats=seats, host=host)
        case Seated():
            return replace(entry, now=_rewritten(entry.now, entry.seat, person))
    return entry


def steps(entries: Iterable[AnyEntry], person: Person) -> list[Forgotten]:
    """What is written at the end of the log, for whoever knows it as it was."""
    seats = _last_seats(entries)
    return [
        Forgotten(place, person.leaves(seat))
        for place, seat in enumerate(seats)
        if person.is_at(seat) and (person.leaves(seat) or seat.name != neutral(place))
    ]


def _rewritten(seat: Seat, place: int, person: Person) -> Seat:
    return forgotten(seat, place, person.leaves(seat)) if person.is_at(seat) else seat


def _seats_in(entry: AnyEntry) -> Sequence[Seat]:
    match entry:
        case Opened():
            return entry.seats
        case Seated():
            return (entry.now,)
    return ()


def _last_seats(entries: Iterable[AnyEntry]) -> list[Seat]:
    """The seats after all entries, without the game."""
    seats: list[Seat] = []
    for entry in entries:
        match entry:
            case Opened():
                seats = list(entry.seats)
            case Seated():
                seats[entry.seat] = entry.now
            case Removed():
                del seats[entry.seat]
            case Forgotten():
                seats[entry.seat] = forgotten(seats[entry.seat], entry.seat, entry.leaves)
    return seats
