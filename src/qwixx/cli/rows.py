"""How the numbers and locks of a sheet are written in a terminal: with a letter each where its colours are mixed."""

from collections.abc import Iterable

from qwixx.rules.actions import Mark
from qwixx.rules.layout import Layout, place_of


def row_of(layout: Layout, mark: Mark) -> int:
    """The row in which a number of the sheet stands."""
    return place_of(layout.find(mark) or 1)[0]


def written(layout: Layout, mark: Mark) -> str:
    """A number within its row: without its colour if the row is called by that."""
    return f"{mark.colour}{mark.number}" if layout.mixed else str(mark.number)


def list_written(layout: Layout, marks: Iterable[Mark]) -> str:
    """Several numbers within their row."""
    return " ".join(written(layout, mark) for mark in marks)


def lock_letter(layout: Layout, row: int) -> str:
    """The colour of the die that a lock takes away, where the row's name does not say it."""
    return layout.rows[row].lock if layout.mixed else ""
