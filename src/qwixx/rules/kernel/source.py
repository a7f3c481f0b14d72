"""What the rules are written in: the types every function works on."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

Cells = list[int]
"""A position: whole numbers at named places. The places common to all games stand in `cells.py`."""


class Rng(Protocol):
    """Where chance comes from: a numpy Generator, a `random.Random`, or anything else with this one method."""

    def random(self) -> float: ...


class Tables(NamedTuple):
    """The printed things of one game as plain numbers, worked out once from its layout (see `rules/tables.py`)."""

    rows: int
    locks: int  # the lock of every row
    lasts: int  # the last number of every row
    open: Sequence[int]  # by row * 4096 + the bits of that row: what may be crossed next in it
    points: Sequence[int]  # by the bits of a row: what it is worth
    numbers: Sequence[int]  # by number: that number in every row
    in_row: Sequence[int]  # by row * 16 + number: that number in that row
    dice: int  # coloured ones
    of_die: Sequence[int]  # by coloured die * 16 + number: that number in the die's colour, in whichever row
    lock_die: Sequence[int]  # by row: the coloured die that leaves when it is closed
    triples: Sequence[int]  # every roll of three dice, four bits a die
    penalty: int
    boxes: int
    rows_to_end: int
    announced: int  # 1: who locks in action 1 says so, and the others may follow
    track: Sequence[int]  # by field - 1: the number that stands on it; empty without a track
    bonus: Sequence[int]  # by field, the start included: the points under it
    last_fields: int
    suits: int  # 4 without jokers, 5 with; 0 without cards
    games: int  # of a match
    panel: int  # where a match counts the games played, followed by their totals; 0 without a match
    # Of card plays, see `kernel/plays.py`; empty without cards.
    showings: Sequence[int]  # by the suits of a hand: where its showings begin and how many they are; then all of these
    marks: Sequence[int]  # sets of numbers that can be crossed at once, as the bits of a row
    marks_within: Sequence[int]  # by row * 2048 + up to three numbers: which of the marks consist of these
    markable: Sequence[int]  # by row * 4096 + the bits of that row: which of the marks may be crossed in it


class Kernel(NamedTuple):
    """One game's rules: what `Game` and the compiled simulator call."""

    size: int  # how many cells a position has
    choices: int  # no list of legal codes or outcome is longer
    start: Callable[[Tables, Cells, int], None]
    legal: Callable[[Tables, Cells, int, Cells], int]
    any_code: Callable[[Tables, Cells, int, Rng, Cells], int]
    step: Callable[[Tables, Cells, int, int], None]
    draw: Callable[[Tables, Cells, Rng, Cells], int]
    chance: Callable[[Tables, Cells, Cells], None]
    veil: Callable[[Cells, int], None]
    score: Callable[[Tables, Cells, int], int]
    ending: Callable[[Tables, Cells], int]


def pick(rng: Rng, count: int) -> int:
    """One of `count` things, each as likely."""
    return int(rng.random() * count)
