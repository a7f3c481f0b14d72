"""What a player is."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from qwixx.rules.actions import Action
from qwixx.rules.view import View


class Player(Protocol):
    """A player is one method: what it sees and what it may do in, what it does out."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action: ...


class Worth(NamedTuple):
    """What an action is worth to the seat that does it, as far as a player can tell."""

    win: float | None = None  # the chance to win, 0 to 1, a tie counted in parts
    margin: float | None = None  # the points expected more than the best of the others; alone, the final score


@runtime_checkable
class Weigher(Protocol):
    """A player that also says what every choice is worth."""

    def weigh(self, view: View, legal: Sequence[Action]) -> Sequence[Worth] | None:
        """The worth of each legal action, in their order; nothing if it cannot tell here."""
        ...


@runtime_checkable
class Judge(Protocol):
    """A player that also says what a position promises where there is nothing to decide."""

    def standing(self, view: View) -> Worth | None:
        """What it promises the seat that sees it; nothing if it cannot tell."""
        ...


def best(worths: Sequence[Worth]) -> int | None:
    """The place of the highest chance to win, and of those the highest margin; nothing if no worth is known."""
    known = [place for place, worth in enumerate(worths) if worth != Worth()]
    return max(known, key=lambda place: _rank(worths[place]), default=None)


def _rank(worth: Worth) -> tuple[float, float]:
    win, margin = (float("-inf") if value is None else value for value in worth)
    return win, margin
