"""The score sheet: one whole number a sheet.

Each row has twelve bits, its numbers left to right and right after them the lock; three bits above the rows count the
penalties.
A number on the sheet is a mask with that one bit set; 0 is no number.
"""

from qwixx.rules.kernel.source import Tables

ROW_BITS = 12
MOST_ROWS = 5
ROW = (1 << ROW_BITS) - 1
PENALTY = 1 << 60
PENALTY_SHIFT = 60


def penalties(sheet: int) -> int:
    """How many penalty boxes are crossed."""
    return sheet >> PENALTY_SHIFT


def row_bits(sheet: int, row: int) -> int:
    """The crosses of one row, its lock included."""
    return (sheet >> (row * ROW_BITS)) & ROW


def open_in_row(tables: Tables, row: int, crossed: int) -> int:
    """What may be crossed next in a row with these crosses, as the bits of the row."""
    return tables.open[(row << ROW_BITS) + crossed]


def open_numbers(tables: Tables, sheet: int, closed: int) -> int:
    """Every number that may be crossed now: to the right of each row's last cross, in rows not closed."""
    numbers = 0
    for row in range(tables.rows):
        numbers |= open_in_row(tables, row, row_bits(sheet, row)) << (row * ROW_BITS)
    if closed:
        for row in range(tables.rows):
            if row_bits(closed, row):
                numbers &= ~(ROW << (row * ROW_BITS))
    return numbers


def cross(tables: Tables, sheet: int, numbers: int) -> int:
    """Cross numbers; whoever crosses the last number of a row crosses the lock beside it as well."""
    return sheet | numbers | (numbers & tables.lasts) << 1


def locked(tables: Tables, sheet: int) -> int:
    """The locks crossed on this sheet."""
    return sheet & tables.locks


def count(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The place of the lowest bit that is set."""
    return count((mask & -mask) - 1)


def sheet_score(tables: Tables, sheet: int) -> int:
    """The points of every row, less the penalties."""
    total = -tables.penalty * penalties(sheet)
    for row in range(tables.rows):
        total += tables.points[row_bits(sheet, row)]
    return total


def nth(numbers: int, place: int) -> int:
    """The number at a place of the list below: none at 0, then lowest bit first."""
    skipped = 1
    while skipped < place:
        numbers &= numbers - 1
        skipped += 1
    return numbers & -numbers if place else 0


def list_numbers(numbers: int, out: list[int]) -> int:
    """Write pass and each number of a mask as the legal codes, lowest bit first."""
    out[0] = 0
    size = 1
    while numbers:
        number = numbers & -numbers
        out[size] = number
        size += 1
        numbers ^= number
    return size
