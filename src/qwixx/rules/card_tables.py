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
    numbers_in_row,
    skipped_between,
    suits_held,
)
from qwixx.rules.kernel.sheet import ROW_BITS
from qwixx.rules.kernel.source import Tables


def with_plays(tables: Tables) -> Tables:
    """These tables with what a hand may play."""
    marks = tuple(numbers for numbers in range(1 << SUIT) if _close_together(numbers))
    return tables._replace(
        showings=_showings(tables),
        marks=marks,
        marks_within=tuple(within for row in range(tables.rows) for within in _marks_within(tables, row, marks)),
        markable=_markable(tables, marks),
    )


def _showings(tables: Tables) -> tuple[int, ...]:
    """By the suits of a hand where its showings begin and how many they are; then the showings of every hand."""
    showings = [0] * (1 << (tables.suits + FULL_HAND))
    for size in range(FULL_HAND + 1):
        for suits in combinations_with_replacement(range(tables.suits), size):
            hand = sum(1 << (suit * SUIT + number) for number, suit in enumerate(suits))  # any numbers will do
            found = _showings_of(tables.rows, hand)
            showings[suits_held(tables.suits, hand)] = len(showings) << MANY_BITS | len(found)
            showings += found
    return tuple(showings)


def _showings_of(rows: int, hand: int) -> list[int]:
    """Every set of cards that may be shown from a hand, in every row whose colour it can have."""
    sets = [(ranks, chosen_cards(hand, ranks)) for ranks in range(1, 1 << hand.bit_count())]
    return [play_code(ranks, row, 0) for ranks, cards in sets for row in range(rows) if may_show(rows, cards, row)]


def _close_together(numbers: int) -> bool:
    """Whether numbers of a row can be crossed at once on any sheet."""
    return numbers.bit_count() <= MOST_PLAYED and skipped_between(numbers) <= MOST_SKIPPED


def _marks_within(tables: Tables, row: int, marks: tuple[int, ...]) -> list[int]:
    """By set of numbers: which of these marks consist of them, in a row; nothing for more than can be played."""
    within = [0] * (1 << SUIT)
    for numbers in range(1 << SUIT):
        if numbers.bit_count() <= MOST_PLAYED:
            played = numbers_in_row(tables, numbers, row)
            within[numbers] = sum(1 << place for place, mark in enumerate(marks) if not mark & ~played)
    return within


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
