"""One row of the sheet on its own: the states it can be in, and where a cross leads.

Two rows with as many crosses and the same last one have the same future and the same points; they are one state here.
"""

from typing import NamedTuple

from qwixx.rules.kernel.sheet import ROW, ROW_BITS, count, cross, lowest, open_in_row, row_bits
from qwixx.rules.kernel.source import Tables


class Row(NamedTuple):
    """The states of a row, those that are not locked first, with their points."""

    states: list[int]  # the bits of each
    unlocked: int  # so many of them
    points: list[int]
    moves: list[list[tuple[int, int]]]  # by place in the row: from which state a cross there leads to which


def alike(bits: int) -> int:
    """The state of a row with these crosses: as many, with the same last one."""
    return bits and 1 << (bits.bit_length() - 1) | ((1 << (count(bits) - 1)) - 1)


ALIKE = [alike(bits) for bits in range(ROW + 1)]


def row_of(tables: Tables, row: int) -> Row:
    """A row, followed through all the crosses that the rules allow."""
    found: dict[int, list[tuple[int, int]]] = {}
    todo = [0]
    while todo:
        bits = todo.pop()
        if bits not in found:
            found[bits] = _crosses(tables, row, bits)
            todo += [after for _, after in found[bits]]
    locks = row_bits(tables.locks, row)
    states = sorted(found, key=lambda bits: (bool(bits & locks), bits))
    number = {bits: place for place, bits in enumerate(states)}
    moves: list[list[tuple[int, int]]] = [[] for _ in range(ROW_BITS)]
    for bits, crosses in found.items():
        for place, after in crosses:
            moves[place].append((number[bits], number[after]))
    unlocked = sum(not bits & locks for bits in states)
    return Row(states, unlocked, [tables.points[bits] for bits in states], moves)


def _crosses(tables: Tables, row: int, bits: int) -> list[tuple[int, int]]:
    """Where a cross may be made in a row, and the state that it leads to."""
    shift = row * ROW_BITS
    marks = 0 if bits & row_bits(tables.locks, row) else open_in_row(tables, row, bits)
    return [
        (place, alike(row_bits(cross(tables, bits << shift, 1 << (place + shift)), row))) for place in places(marks)
    ]


def places(marks: int) -> list[int]:
    """The places of these marks in a row, left to right."""
    found = []
    while marks:
        found.append(lowest(marks))
        marks &= marks - 1
    return found
