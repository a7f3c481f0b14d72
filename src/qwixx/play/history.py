"""`History`: events in order, as a value to which one more can be added without copying the others."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import overload

from qwixx.records import Event


class History(Sequence[Event]):
    """The first so many events of a list that only ever grows. Whoever knows all of it may let it grow; others copy it.

    So a game of any length costs the same to go on with, and all its positions keep one list. Only one thread at a time
    adds to histories with a common beginning.
    """

    __slots__ = ("_length", "_list")

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self._list = list(events)
        self._length = len(self._list)

    def plus(self, *events: Event) -> "History":
        """The history with some more events."""
        if len(self._list) != self._length:  # it went on in another way too
            return History((*self, *events))
        self._list.extend(events)
        return self._first(self._length + len(events))

    def alike(self, first: int, shared: Callable[[Event], Event]) -> None:
        """Put equal events in the place of those from some place on: nobody can tell, but it may take less memory."""
        self._list[first : self._length] = map(shared, self._list[first : self._length])

    def _first(self, length: int) -> "History":
        history = History.__new__(History)
        history._list, history._length = self._list, length
        return history

    # -- as a sequence -------------------------------------------------------------------------------------------------

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Event]:
        return islice(self._list, self._length)

    @overload
    def __getitem__(self, place: int) -> Event: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[Event]: ...

    def __getitem__(self, place: int | slice) -> Event | Sequence[Event]:
        """An event, or some: those from the first on are a history, which costs nothing."""
        if isinstance(place, int):
            return self._list[range(self._length)[place]]
        wanted = range(self._length)[place]
        first = wanted.step == 1 and (wanted.start == 0 or not wanted)
        return self._first(len(wanted)) if first else tuple(self._list[at] for at in wanted)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, History):
            return tuple(self) == other if isinstance(other, tuple) else NotImplemented
        if self._length != other._length or self._list is other._list:
            return self._length == other._length
        return self._list[: self._length] == other._list[: self._length]

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))
