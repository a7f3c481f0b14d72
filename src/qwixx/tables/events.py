"""The events of a game: values in memory, text in the log."""

from collections.abc import Iterable
from functools import lru_cache

from qwixx.records import Act, Event
from qwixx.records.record import parse_event
from qwixx.rules.outcomes import Shuffle

SHARED = 50_000  # events that tables have in common: there are 46,656 rolls of all dice


def for_log(events: Iterable[Event]) -> tuple[str, ...]:
    """Events as the log has them."""
    return tuple(map(str, events))


def from_log(events: Iterable[str]) -> tuple[Event, ...]:
    """The events of an entry of the log."""
    return tuple(map(parse_event, events))


def acted(event: Event, seat: int) -> bool:
    """Whether this is an action of this seat."""
    return isinstance(event, Act) and event.seat == seat


def shared(event: Event) -> Event:
    """An event as all tables have it, so that it is in memory once; no two shuffles are alike."""
    return event if isinstance(event, Shuffle) else _first_of_its_kind(event)


@lru_cache(maxsize=SHARED)
def _first_of_its_kind(event: Event) -> Event:
    """Of equal events the one that was there first."""
    return event
