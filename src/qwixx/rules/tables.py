"""The tables that the kernel plays from, worked out of a layout and of what else a game has printed."""

from functools import lru_cache
from itertools import product

from qwixx.rules.errors import SetupError
from qwixx.rules.kernel.dice import CHOICES
from qwixx.rules.kernel.sheet import ROW_BITS
from qwixx.rules.kernel.source import Tables
from qwixx.rules.layout import Layout, bit_at, check_layout

NUMBERS = 16  # numbers 2 to 12 as an index
FACES = 6
LAST_FIELDS = 5


def make_tables(
    layout: Layout,
    *,
    announced: bool = False,
    track: tuple[int, ...] = (),
    bonus: tuple[int, ...] = (),
    suits: int = 0,
    games: int = 1,
    panel: int = 0,
) -> Tables:
    """Everything printed, worked out for the kernel; `track` and `bonus` field by field."""
    check_layout(layout)
    numbers = [0] * NUMBERS
    in_row = [0] * (NUMBERS * len(layout.rows))
    of_die = [0] * (NUMBERS * len(layout.colours))
    for row, printed in enumerate(layout.rows):
        for place, number in enumerate(printed.numbers):
            bit = bit_at(row, place)
            numbers[number.value] |= bit
            in_row[row * NUMBERS + number.value] |= bit
            of_die[layout.colours.index(number.colour) * NUMBERS + number.value] |= bit
    _check_offers(numbers, of_die)
    lasts = sum(bit_at(row, len(printed.numbers) - 1) for row, printed in enumerate(layout.rows))
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
        in_row=tuple(in_row),
        dice=len(layout.colours),
        of_die=tuple(of_die),
        lock_die=tuple(layout.colours.index(row.lock) for row in layout.rows),
        triples=tuple(c << 8 | b << 4 | a for c, b, a in product(range(1, FACES + 1), repeat=3)),
        penalty=layout.penalty,
        boxes=layout.boxes,
        rows_to_end=layout.rows_to_end,
        announced=int(announced),
        track=track,
        bonus=(0, *bonus),
        last_fields=LAST_FIELDS,
        suits=suits,
        games=games,
        panel=panel,
    )


def open_positions(crosses: int, length: int, lock_needs: int) -> int:
    """What may be crossed next in a row: all right of the last cross, the last number only after enough crosses."""
    numbers = (1 << length) - 1
    right_of_last_cross = numbers & ~((1 << crosses.bit_length()) - 1)
    if crosses.bit_count() < lock_needs:
        return right_of_last_cross & ~(1 << (length - 1))
    return right_of_last_cross


def _check_offers(numbers: list[int], of_die: list[int]) -> None:
    """Refuse a sheet on which a roll offers too much: the white sum everywhere, or two sums of every coloured die."""
    white = max(bits.bit_count() for bits in numbers)
    dice = [sorted(bits.bit_count() for bits in of_die[d : d + NUMBERS])[-2:] for d in range(0, len(of_die), NUMBERS)]
    most = max(white, sum(map(sum, dice)))
    if most >= CHOICES:
        raise SetupError(f"A roll offers at most {CHOICES - 1} numbers; on this sheet it could be {most}.")


tables_of = lru_cache(make_tables)
