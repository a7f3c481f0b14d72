"""`Sheet`: one player's score sheet, as people read it. Rows count from 0, from the top."""

import re
from dataclasses import dataclass
from functools import lru_cache

from qwixx.rules.actions import Mark
from qwixx.rules.errors import UnreadableSheet, shown
from qwixx.rules.kernel import sheet as kernel
from qwixx.rules.layout import CLASSIC, Layout, bit_at
from qwixx.rules.tables import tables_of


@dataclass(frozen=True, slots=True, repr=False)
class Sheet:
    """A score sheet. Its text, `r5 r7 y2 g12 p1`, lists the crossed numbers row by row and then the penalties."""

    bits: int = 0
    layout: Layout = CLASSIC

    def crossed(self, row: int) -> tuple[Mark, ...]:
        """The crossed numbers of a row, left to right."""
        return self._at(row, self._row(row))

    def open(self, row: int) -> tuple[Mark, ...]:
        """The numbers of a row that could be crossed next if the row is not closed, left to right."""
        return self._at(row, kernel.open_in_row(tables_of(self.layout), row, self._row(row)))

    def skipped(self, row: int) -> tuple[Mark, ...]:
        """The numbers of a row left of its last cross that are lost."""
        bits = self._row(row)
        return self._at(row, (1 << bits.bit_length()) - 1 & ~bits)

    def has(self, mark: Mark) -> bool:
        """Whether a number is crossed."""
        return bool(self.bits & (self.layout.find(mark) or 0))

    def crosses(self, row: int) -> int:
        """How many crosses a row has, its lock included."""
        return self._row(row).bit_count()

    def has_lock(self, row: int) -> bool:
        """Whether the lock of a row is crossed."""
        return bool(kernel.row_bits(self.bits & tables_of(self.layout).locks, row))

    def points(self, row: int) -> int:
        """What a row is worth."""
        return tables_of(self.layout).points[self._row(row)]

    @property
    def penalties(self) -> int:
        """How many penalties have been taken."""
        return kernel.penalties(self.bits)

    @property
    def total(self) -> int:
        """All rows, less the penalties."""
        return kernel.sheet_score(tables_of(self.layout), self.bits)

    def __str__(self) -> str:
        words = [_row_text(self.layout, row, self._row(row)) for row in range(len(self.layout.rows))]
        words.append(f"p{self.penalties}" if self.penalties else "")
        return " ".join(filter(None, words)) or "-"

    def __repr__(self) -> str:
        return f"<Sheet {self}>"

    @classmethod
    def parse(cls, text: str, layout: Layout = CLASSIC) -> "Sheet":
        """Read a sheet from its text; the crosses may stand in any order, locks follow from the last numbers."""
        bits = 0
        penalties: list[int] = []
        for word in [] if text.strip() == "-" else text.split():
            if match := re.fullmatch(r"p([0-9])", word):
                penalties.append(int(match[1]))
            else:
                bits |= _new(_number(word, layout), bits, word)
        if len(penalties) > 1:
            raise UnreadableSheet("The penalties stand there twice; write all of them once, like p2.")
        taken = sum(penalties)
        if taken > layout.boxes:
            raise UnreadableSheet(f"{taken} penalties: a sheet has {layout.boxes} boxes.")
        _check_lasts(bits, layout)
        return cls(kernel.cross(tables_of(layout), 0, bits) + taken * kernel.PENALTY, layout)

    def _row(self, row: int) -> int:
        if type(row) is not int or row not in range(len(self.layout.rows)):
            raise UnreadableSheet(f"This sheet has the rows 0 to {len(self.layout.rows) - 1}, not {shown(row)}.")
        return kernel.row_bits(self.bits, row)

    def _at(self, row: int, bits: int) -> tuple[Mark, ...]:
        return tuple(mark for place, mark in enumerate(self.layout.marks(row)) if bits >> place & 1)


def _check_lasts(bits: int, layout: Layout) -> None:
    """Refuse a last number without enough crosses before it."""
    for row, printed in enumerate(layout.rows):
        last = bit_at(row, len(printed.numbers) - 1)
        before = kernel.row_bits(bits & ~last, row)
        if bits & last and before.bit_count() < layout.lock_needs:
            need = f"{layout.lock_needs} crosses before it"
            raise UnreadableSheet(f"{layout.mark_at(last)} needs {need} in its row.")


def _number(word: str, layout: Layout) -> int:
    match = re.fullmatch(r"([a-z])([0-9]{1,2})(?:@([1-9]))?", word)
    bit = layout.find(Mark(match[1], int(match[2]), int(match[3]) - 1 if match[3] else None)) if match else None
    if bit is not None:
        return bit
    raise UnreadableSheet(f"{shown(word)} is not a number on the sheet (like r5) nor penalties (like p2).")


def _new(number: int, crossed: int, word: str) -> int:
    """Refuse a number that stands there already."""
    if number & crossed:
        raise UnreadableSheet(f"{word} stands there twice; a number is crossed once.")
    return number


@lru_cache(maxsize=2**14)
def _row_text(layout: Layout, row: int, crossed: int) -> str:
    """The crosses of a row, left to right."""
    return " ".join(str(mark) for place, mark in enumerate(layout.marks(row)) if crossed >> place & 1)
