"""The printed score sheet as data, and the tables the kernel plays from. Others of the family are other layouts."""

import re
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from qwixx.rules.errors import SetupError, shown
from qwixx.rules.kernel.sheet import MOST_ROWS, ROW_BITS
from qwixx.rules.kernel.source import Tables


class Row(NamedTuple):
    """One coloured row: the letter of its colour and its numbers, left to right."""

    colour: str
    numbers: tuple[int, ...]


class Layout(NamedTuple):
    """A score sheet."""

    rows: tuple[Row, ...]
    lock_needs: int  # crosses needed before the last number of a row
    points: tuple[int, ...]  # by the number of crosses in a row
    penalty: int
    boxes: int
    rows_to_end: int

    @property
    def colours(self) -> tuple[str, ...]:
        """The letters of the colours, in the order of the rows."""
        return tuple(row.colour for row in self.rows)

    def row_of(self, colour: str) -> int:
        """Which row has this colour."""
        return self.colours.index(colour)

    def bit(self, colour: str, number: int) -> int:
        """A number on the sheet as the kernel writes it."""
        row = self.row_of(colour)
        return 1 << (row * ROW_BITS + self.rows[row].numbers.index(number))

    def find(self, colour: str, number: int) -> int | None:
        """The same, or nothing if there is no such number on the sheet."""
        known = colour in self.colours and number in self.rows[self.row_of(colour)].numbers
        return self.bit(colour, number) if known else None

    def number_at(self, bit: int) -> tuple[str, int]:
        """The colour and the number the kernel writes as this bit."""
        row, position = divmod(bit.bit_length() - 1, ROW_BITS)
        return self.rows[row].colour, self.rows[row].numbers[position]


RISING = tuple(range(2, 13))
FALLING = RISING[::-1]

CLASSIC = Layout(
    rows=(Row("r", RISING), Row("y", RISING), Row("g", FALLING), Row("b", FALLING)),
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
    for row in layout.rows:
        if not re.fullmatch(r"[a-ik-oq-z]", row.colour) or layout.colours.count(row.colour) > 1:
            raise SetupError(f"{shown(row.colour)} is no colour: each has a small letter of its own, but j and p.")
        if len(set(row.numbers)) != len(row.numbers) or not set(row.numbers) <= set(RISING) or not row.numbers:
            raise SetupError(f"A row has numbers from 2 to 12, each once, not {shown(row.numbers)}.")


def open_positions(crosses: int, length: int, lock_needs: int) -> int:
    """What may be crossed next in a row: all right of the last cross, the last number only after enough crosses."""
    numbers = (1 << length) - 1
    right_of_last_cross = numbers & ~((1 << crosses.bit_length()) - 1)
    if crosses.bit_count() < lock_needs:
        return right_of_last_cross & ~(1 << (length - 1))
    return right_of_last_cross


def make_tables(
    layout: Layout,
    *,
    track: tuple[int, ...] = (),
    bonus: tuple[int, ...] = (),
    suits: int = 0,
    games: int = 1,
) -> Tables:
    """Everything printed, worked out for the kernel; `track` and `bonus` field by field."""
    check_layout(layout)
    numbers = [0] * 16
    cells = [0] * (16 * len(layout.rows))
    lasts = 0
    for index, row in enumerate(layout.rows):
        lasts |= layout.bit(row.colour, row.numbers[-1])
        for number in row.numbers:
            cells[index * 16 + number] = layout.bit(row.colour, number)
            numbers[number] |= layout.bit(row.colour, number)
    every_row = range(1 << ROW_BITS)
    return Tables(
        rows=len(layout.rows),
        locks=lasts << 1,
        lasts=lasts,
        open=tuple(
            open_positions(bits, len(row.numbers), layout.lock_needs) for row in layout.rows for bits in every_row
        ),
        points=tuple(layout.points[min(bits.bit_count(), len(layout.points) - 1)] for bits in every_row),
        numbers=tuple(numbers),
        cells=tuple(cells),
        triples=tuple(c << 8 | b << 4 | a for c, b, a in product(range(1, 7), repeat=3)),
        penalty=layout.penalty,
        boxes=layout.boxes,
        rows_to_end=layout.rows_to_end,
        track=track,
        bonus=(0, *bonus),
        last_fields=5,
        suits=suits,
        games=games,
    )


tables_of = lru_cache(make_tables)
