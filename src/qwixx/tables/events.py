"""The events of a game: values in memory, text in the log."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TypeVar

from qwixx.records import Event
from qwixx.records.record import parse_event
from qwixx.rules.outcomes import Redeal, Roll, Shuffle

SHARED = 60_000  # events that tables have in common: there are 46,656 rolls of all dice
CARDS = ("shuffle", "redeal")  # events of which no two are alike

Pair = TypeVar("Pair", bound=tuple[object, int])

_known: dict[Event, Event] = {}


def for_log(events: Iterable[Event]) -> tuple[str, ...]:
    """Events as the log has them."""
    return tuple(map(str, events))


def from_log(events: Iterable[str]) -> tuple[Event, ...]:
    """The events of an entry of the log, as all tables have them."""
    return tuple(parse_event(text) if text.startswith(CARDS) else _read(text) for text in events)


@lru_cache(SHARED)
def _read(text: str) -> Event:
    return shared(parse_event(text))


def shared(event: Event) -> Event:
    """An event as all tables have it, so that it is in memory once; no two orders of cards are alike."""
    if isinstance(event, Shuffle | Redeal):
        return event
    if event in _known or len(_known) >= SHARED:
        return _known.get(event, event)
    kept = _compact(event) if isinstance(event, Roll) else event
    return _known.setdefault(kept, kept)


def _compact(roll: Roll) -> Roll:
    """A roll whose dice are those of other rolls, which makes it half as large."""
    return Roll(_pair(roll.whites), tuple(map(_pair, roll.coloured)))


@cache
def _pair(dice: Pair) -> Pair:
    return dice
