"""The tables of card plays, worked out once for a sheet from the rules in `kernel/plays.py`."""

from itertools import combinations_with_replacement

from qwixx.rules.kernel.codes import play_code
from qwixx.rules.kernel.plays import (
    FULL_HAND,
    MANY_BITS,
    MOST_PLAYED,
    MOST_SKIPPED,
    SUIT,
    chosen_cards,
    may_mark,
    may_show,
    skipped_between,
    suits_held,
)
from qwixx.rules.kernel.sheet import ROW_BITS, row_bits
from qwixx.rules.kernel.source import Tables

NUMBERS = 16  # how many numbers each row has in `Tables.in_row`


def with_plays(tables: Tables) -> Tables:
    """These tables with what a hand may play."""
    showings_of, showings = _showings(tables)
    places = tuple(bits for row in range(tables.rows) for bits in _places(tables, row))
    marks = tuple(numbers for numbers in range(1 << SUIT) if _close_together(numbers))
    within = [_places_in(marks, numbers) for numbers in range(1 << SUIT)]
    return tables._replace(
        showings_of=showings_of,
        showings=showings,
        places=places,
        marks=marks,
        marks_within=tuple(within[bits] for bits in places),
        markable=_markable(tables, marks),
    )


def _showings(tables: Tables) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """By the suits of a hand where its showings begin and how many they are, and the showings of all hands."""
    showings_of = [0] * (1 << (tables.suits + FULL_HAND))
    showings: list[int] = []
    for size in range(FULL_HAND + 1):
        for suits in combinations_with_replacement(range(tables.suits), size):
            hand = sum(1 << (suit * SUIT + number) for number, suit in enumerate(suits))  # any numbers will do
            found = _showings_of(tables.rows, hand)
            showings_of[suits_held(tables.suits, hand)] = len(showings) << MANY_BITS | len(found)
            showings += found
    return tuple(showings_of), tuple(showings)


def _showings_of(rows: int, hand: int) -> list[int]:
    """Every set of cards that may be shown from a hand, in every row whose colour it can have."""
    sets = [(ranks, chosen_cards(hand, ranks)) for ranks in range(1, 1 << hand.bit_count())]
    return [play_code(ranks, row, 0) for ranks, cards in sets for row in range(rows) if may_show(rows, cards, row)]


def _places(tables: Tables, row: int) -> list[int]:
    """By set of numbers: where they stand in a row."""
    places = [0]
    for number in range(2, SUIT + 2):
        bit = row_bits(tables.in_row[row * NUMBERS + number], row)
        places += [bits | bit for bits in places]
    return places


def _close_together(numbers: int) -> bool:
    """Whether numbers of a row can be crossed at once on any sheet."""
    return numbers.bit_count() <= MOST_PLAYED and skipped_between(numbers) <= MOST_SKIPPED


def _places_in(marks: tuple[int, ...], numbers: int) -> int:
    """Which of these sets of numbers are part of another; nothing for more numbers than can be played."""
    if numbers.bit_count() > MOST_PLAYED:
        return 0
    return sum(1 << place for place, mark in enumerate(marks) if not mark & ~numbers)


def _markable(tables: Tables, marks: tuple[int, ...]) -> tuple[int, ...]:
    """By row and its crosses: which of these sets of numbers may be crossed. Every row has as many numbers."""
    found: dict[tuple[int, int], int] = {}
    for crossed in range(1 << ROW_BITS):
        if _kind(crossed) not in found:
            allowed = (1 << place for place, mark in enumerate(marks) if may_mark(tables, 0, crossed, mark))
            found[_kind(crossed)] = sum(allowed)
    return tuple(found[_kind(crossed)] for crossed in range(1 << ROW_BITS)) * tables.rows


def _kind(crossed: int) -> tuple[int, int]:
    """What matters of a row: the place of its last cross and how many there are, as in `tables.open_positions`."""
    return crossed.bit_length(), crossed.bit_count()
