"""How the numbers and locks of a sheet are written in a terminal: with a letter where a row has several colours."""

from collections.abc import Iterable

from qwixx.rules.actions import Mark
from qwixx.rules.layout import Layout, place_of


def row_of(layout: Layout, mark: Mark) -> int:
    """The row in which a number of the sheet stands."""
    return place_of(layout.find(mark) or 1)[0]


def written(layout: Layout, row: int, mark: Mark) -> str:
    """A number within its row: without its colour if that is the row's."""
    return str(mark.number) if layout.rows[row].colour else f"{mark.colour}{mark.number}"


def list_written(layout: Layout, row: int, marks: Iterable[Mark]) -> str:
    """Several numbers within their row."""
    return " ".join(written(layout, row, mark) for mark in marks)


def lock_letter(layout: Layout, row: int) -> str:
    """The colour of the die that a lock takes away, where the row's name does not say it."""
    return layout.rows[row].lock if layout.mixed else ""
