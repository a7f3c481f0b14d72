"""`Sheet`: one player's score sheet, as people read it."""

import re
from dataclasses import dataclass
from functools import lru_cache

from qwixx.rules.errors import UnreadableSheet, shown
from qwixx.rules.kernel import sheet as kernel
from qwixx.rules.layout import CLASSIC, Layout, Row, tables_of


@dataclass(frozen=True, slots=True)
class Sheet:
    """A score sheet. Its text, `r5 r7 y2 g12 p1`, lists the crossed numbers row by row and then the penalties."""

    bits: int = 0
    layout: Layout = CLASSIC

    def crossed(self, colour: str) -> tuple[int, ...]:
        """The crossed numbers of a row, left to right."""
        row = self.layout.row_of(colour)
        bits = kernel.row_bits(self.bits, row)
        return tuple(n for position, n in enumerate(self.layout.rows[row].numbers) if bits >> position & 1)

    def open(self, colour: str) -> tuple[int, ...]:
        """The numbers of a row that could be crossed next if the row is not closed, left to right."""
        row = self.layout.row_of(colour)
        bits = kernel.open_in_row(tables_of(self.layout), row, kernel.row_bits(self.bits, row))
        return tuple(n for position, n in enumerate(self.layout.rows[row].numbers) if bits >> position & 1)

    def skipped(self, colour: str) -> tuple[int, ...]:
        """The numbers of a row left of its last cross that are lost."""
        row = self.layout.row_of(colour)
        bits = kernel.row_bits(self.bits, row)
        numbers = self.layout.rows[row].numbers[: bits.bit_length()]
        return tuple(n for position, n in enumerate(numbers) if not bits >> position & 1)

    def has_lock(self, colour: str) -> bool:
        """Whether the lock of a row is crossed."""
        lock = tables_of(self.layout).locks
        row = self.layout.row_of(colour)
        return bool(kernel.row_bits(self.bits & lock, row))

    def points(self, colour: str) -> int:
        """What a row is worth."""
        return tables_of(self.layout).points[kernel.row_bits(self.bits, self.layout.row_of(colour))]

    @property
    def penalties(self) -> int:
        """How many penalties have been taken."""
        return kernel.penalties(self.bits)

    @property
    def total(self) -> int:
        """All rows, less the penalties."""
        return kernel.sheet_score(tables_of(self.layout), self.bits)

    def __str__(self) -> str:
        words = [_row_text(row, kernel.row_bits(self.bits, place)) for place, row in enumerate(self.layout.rows)]
        words.append(f"p{self.penalties}" if self.penalties else "")
        return " ".join(filter(None, words)) or "-"

    @classmethod
    def parse(cls, text: str, layout: Layout = CLASSIC) -> "Sheet":
        """Read a sheet from its text; the crosses may stand in any order, locks follow from the last numbers."""
        bits = taken = 0
        for word in [] if text.strip() == "-" else text.split():
            if match := re.fullmatch(r"p([0-9])", word):
                taken += int(match[1])
            else:
                bits |= _number(word, layout)
        if taken > layout.boxes:
            raise UnreadableSheet(f"{taken} penalties: a sheet has {layout.boxes} boxes.")
        for row in layout.rows:
            last = layout.bit(row.colour, row.numbers[-1])
            before = kernel.row_bits(bits & ~last, layout.row_of(row.colour))
            if bits & last and before.bit_count() < layout.lock_needs:
                need = f"{layout.lock_needs} crosses before it"
                raise UnreadableSheet(f"{row.colour}{row.numbers[-1]} needs {need} in its row.")
        return cls(kernel.cross(tables_of(layout), 0, bits) + taken * kernel.PENALTY, layout)


def _number(word: str, layout: Layout) -> int:
    match = re.fullmatch(r"([a-z])([0-9]{1,2})", word)
    bit = layout.find(match[1], int(match[2])) if match else None
    if bit is not None:
        return bit
    raise UnreadableSheet(f"{shown(word)} is not a number on the sheet (like r5) nor penalties (like p2).")


@lru_cache(maxsize=2**14)
def _row_text(row: Row, crossed: int) -> str:
    """The crosses of a row, left to right."""
    return " ".join(f"{row.colour}{number}" for place, number in enumerate(row.numbers) if crossed >> place & 1)
