"""A log as a browser keeps it, and as a server is given it: whose seats are whose, and when everything happened."""

from collections.abc import Iterable, Iterator
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from qwixx.tables.entries import AnyEntry, Opened, Seat, Seated, decode, encode
from qwixx.tables.secret import CODE_PATTERN, hashed, same

DEVICE = hashed(("local" * 9)[:43])  # whoever sits before a browser: the tables it keeps are of nobody else
PREFIX = "local-"  # of the codes of such tables
LOCAL_CODE = CODE_PATTERN.replace("^", f"^{PREFIX}", 1)
LAST = 2**53  # milliseconds: no time is later
MOST_KEPT = 20_000  # entries of a log


class Handing(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that was played in a browser, and is to go on at a server."""

    seed: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z", description="Of the game's chance; told to nobody.")]
    entries: Annotated[
        list[str],
        Meta(min_length=1, max_length=MOST_KEPT, description="All of its log, each entry after its time and a blank."),
    ]


def written(at: int, entry: AnyEntry) -> str:
    """An entry as it is kept: its time, and what a server would write into its log."""
    return f"{at} {encode(entry).decode()}"


def read(text: str) -> tuple[int, AnyEntry]:
    """An entry with its time; whatever else stands there is a ValueError."""
    at, _, body = text.partition(" ")
    if not at.isdecimal() or not at.isascii() or int(at[:20]) > LAST:
        raise ValueError("an entry begins with its time")
    return int(at), decode(body.encode())


def given_to(device: str, entries: Iterable[tuple[int, AnyEntry]]) -> Iterator[tuple[int, AnyEntry]]:
    """The same log, with the seats of the browser as those of a device."""

    def own(seat: Seat) -> Seat:
        return replace(seat, device=device) if same(seat.device, DEVICE) else seat

    for at, entry in entries:
        match entry:
            case Opened():
                host = device if same(entry.host, DEVICE) else entry.host
                yield at, replace(entry, host=host, seats=tuple(map(own, entry.seats)))
            case Seated():
                yield at, replace(entry, now=own(entry.now))
            case _:
                yield at, entry
