"""The printed score sheet as data. Others of the family are other layouts; `layouts.py` has those that we know."""

import re
from dataclasses import dataclass, fields
from functools import cached_property
from typing import NamedTuple

from qwixx.rules.actions import Mark
from qwixx.rules.errors import SetupError, shown
from qwixx.rules.kernel.sheet import MOST_ROWS, ROW_BITS

RISING = tuple(range(2, 13))
FALLING = RISING[::-1]
NUMBER = re.compile(r"([a-ik-oq-z])([0-9]{1,2})")
MOST_POINTS = 9999
MOST = {"lock_needs": 99, "penalty": 999, "boxes": 7, "rows_to_end": 9}  # three bits count the penalties
SHEET = re.compile(
    r"(.+); needs ([0-9]{1,2}); points ([0-9]{1,4}(?: [0-9]{1,4})*);"
    r" penalty ([0-9]{1,3}); boxes ([0-9]); end ([0-9])"
)
SHAPE = "rows like 'r2 r3 r4 lock r', between bars, then '; needs 5; points 0 1 3; penalty 5; boxes 4; end 2'"


class Number(NamedTuple):
    """A number on the sheet, in the colour of the die that reaches it."""

    colour: str
    value: int

    def __str__(self) -> str:
        return f"{self.colour}{self.value}"


class Row(NamedTuple):
    """A row: its numbers, left to right, and the colour of the die that its lock takes away."""

    numbers: tuple[Number, ...]
    lock: str

    @property
    def colour(self) -> str | None:
        """The one colour of all its numbers and its lock; nothing if they are mixed."""
        return self.lock if {number.colour for number in self.numbers} == {self.lock} else None

    @property
    def values(self) -> tuple[int, ...]:
        """The numbers without their colours."""
        return tuple(number.value for number in self.numbers)

    def __str__(self) -> str:
        return f"{' '.join(map(str, self.numbers))} lock {self.lock}"


@dataclass(frozen=True)
class Layout:
    """A score sheet."""

    rows: tuple[Row, ...]
    lock_needs: int  # crosses needed before the last number of a row
    points: tuple[int, ...]  # by the number of crosses in a row
    penalty: int
    boxes: int
    rows_to_end: int

    @cached_property
    def colours(self) -> tuple[str, ...]:
        """The colours of the dice: those of the locks in the order of the rows, then any others."""
        numbers = (number.colour for row in self.rows for number in row.numbers)
        return tuple(dict.fromkeys((*(row.lock for row in self.rows), *numbers)))

    @cached_property
    def mixed(self) -> bool:
        """Whether a row has numbers of several colours, or two rows the same."""
        colours = [row.colour for row in self.rows]
        return None in colours or len(set(colours)) < len(colours)

    def row_of(self, colour: str) -> int:
        """Which row is all of this colour, on a sheet that is not mixed."""
        return [row.colour for row in self.rows].index(colour)

    def row_name(self, row: int) -> str:
        """A row as the notation calls it: by its colour, or on a mixed sheet by its number from the top."""
        return str(row + 1) if self.mixed else self.rows[row].lock

    def find(self, mark: Mark) -> int | None:
        """A number on the sheet as the kernel writes it; nothing if there is none, or if it could be several."""
        bits = self._bits.get((mark.colour, mark.number), ())
        fitting = [bit for bit in bits if mark.row is None or place_of(bit)[0] == mark.row]
        return fitting[0] if len(fitting) == 1 else None

    def mark_at(self, bit: int) -> Mark:
        """What the kernel writes as this bit; it names its row only if the sheet has the same number twice."""
        row, place = place_of(bit)
        return self._marks[row][place]

    def marks(self, row: int) -> tuple[Mark, ...]:
        """The numbers of a row, left to right, as they are crossed."""
        return self._marks[row]

    @cached_property
    def _bits(self) -> dict[tuple[str, int], tuple[int, ...]]:
        """By colour and number: every bit that it stands for."""
        found: dict[tuple[str, int], tuple[int, ...]] = {}
        for row, printed in enumerate(self.rows):
            for place, (colour, value) in enumerate(printed.numbers):
                found[colour, value] = (*found.get((colour, value), ()), bit_at(row, place))
        return found

    @cached_property
    def _marks(self) -> tuple[tuple[Mark, ...], ...]:
        twice = {number for number, bits in self._bits.items() if len(bits) > 1}
        return tuple(
            tuple(Mark(*number, row if tuple(number) in twice else None) for number in printed.numbers)
            for row, printed in enumerate(self.rows)
        )

    @cached_property
    def _hash(self) -> int:
        return hash((self.rows, self.lock_needs, self.points, self.penalty, self.boxes, self.rows_to_end))

    def __hash__(self) -> int:
        return self._hash  # it is looked up at every turn

    def __getstate__(self) -> dict[str, object]:
        """Without what was worked out: a hash is of one process only."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def __str__(self) -> str:
        rows = " | ".join(map(str, self.rows))
        points = " ".join(map(str, self.points))
        ends = f"penalty {self.penalty}; boxes {self.boxes}; end {self.rows_to_end}"
        return f"{rows}; needs {self.lock_needs}; points {points}; {ends}"


def place_of(bit: int) -> tuple[int, int]:
    """The row of a number that the kernel writes as this bit, and its place in the row."""
    return divmod(bit.bit_length() - 1, ROW_BITS)


def bit_at(row: int, place: int) -> int:
    """How the kernel writes the number at a place of a row."""
    return 1 << (row * ROW_BITS + place)


def plain_row(colour: str, values: tuple[int, ...]) -> Row:
    """A row of one colour."""
    return Row(tuple(Number(colour, value) for value in values), colour)


CLASSIC = Layout(
    rows=(plain_row("r", RISING), plain_row("y", RISING), plain_row("g", FALLING), plain_row("b", FALLING)),
    lock_needs=5,
    points=(0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78),
    penalty=5,
    boxes=4,
    rows_to_end=2,
)


def check_layout(layout: Layout) -> None:
    """Refuse a sheet the kernel cannot hold or the notation cannot name."""
    if not 1 <= len(layout.rows) <= MOST_ROWS:
        raise SetupError(f"A sheet has 1 to {MOST_ROWS} rows, not {len(layout.rows)}.")
    for colour in layout.colours:
        if not re.fullmatch(r"[a-ik-oq-z]", colour):
            raise SetupError(f"{shown(colour)} is no colour: each has a small letter of its own, but j and p.")
    if len(layout.colours) > MOST_ROWS:
        raise SetupError(f"A sheet has at most {MOST_ROWS} colours, not {len(layout.colours)}.")
    for row in layout.rows:
        if len(set(row.values)) != len(row.values) or not set(row.values) <= set(RISING) or not row.values:
            raise SetupError(f"A row has numbers from 2 to 12, each once, not {shown(row.values)}.")
    if not layout.points or not set(layout.points) <= set(range(MOST_POINTS + 1)):
        raise SetupError(f"A sheet has points for its crosses, from 0 to {MOST_POINTS}.")
    for name, most in MOST.items():
        if getattr(layout, name) not in range(most + 1):
            raise SetupError(f"A sheet has at most {most} {name}, not {shown(getattr(layout, name))}.")


def parse_layout(text: str) -> Layout:
    """A sheet from its text."""
    match = SHEET.fullmatch(text)
    rows = [_row(part) for part in match[1].split(" | ")] if match else []
    if match is None or None in rows:
        raise SetupError(f"{shown(text)} is not a sheet; write {SHAPE}.")
    points = tuple(map(int, match[3].split()))
    layout = Layout(tuple(filter(None, rows)), int(match[2]), points, int(match[4]), int(match[5]), int(match[6]))
    check_layout(layout)
    return layout


def _row(text: str) -> Row | None:
    numbers, word, lock = text.partition(" lock ")
    found = [NUMBER.fullmatch(number) for number in numbers.split(" ")]
    if not word or None in found or not lock.isalpha():
        return None
    return Row(tuple(Number(match[1], int(match[2])) for match in found if match), lock)
