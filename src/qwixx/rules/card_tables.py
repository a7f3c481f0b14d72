"""The tables of card plays, worked out once for a sheet from the rules in `kernel/plays.py`."""

from itertools import product

from qwixx.rules.kernel.codes import play_code
from qwixx.rules.kernel.plays import (
    FULL_HAND,
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

NUMBERS = 16  # as an index of `Tables.in_row`
SETS_OF_NUMBERS = range(1 << SUIT)
LAST = 0  # stands after the showings of a hand


def with_plays(tables: Tables) -> Tables:
    """These tables with what a hand may play."""
    first_showing, showings = _showings(tables.rows, tables.suits)
    tables = tables._replace(first_showing=first_showing, showings=showings, places=_places(tables))
    marks = [
        each for each in SETS_OF_NUMBERS if each.bit_count() <= MOST_PLAYED and skipped_between(each) <= MOST_SKIPPED
    ]
    within = (sum(1 << place for place, each in enumerate(marks) if each & ~played == 0) for played in SETS_OF_NUMBERS)
    within = tuple(within)
    return tables._replace(marks=tuple(marks), marks_within=tuple(within[p] for p in tables.places), markable=_markable(tables, marks))


def _showings(rows: int, suits: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """By the suits of a hand where its list begins, and the lists: every set of cards that may be shown, by ranks."""
    first, lists = [0] * (1 << (suits + FULL_HAND)), [LAST]
    for held in product(range(FULL_HAND + 1), repeat=suits):
        if sum(held) <= FULL_HAND:
            hand = sum(((1 << cards) - 1) << (suit * SUIT) for suit, cards in enumerate(held))
            first[suits_held(suits, hand)] = len(lists)
            lists += [*_shown(rows, hand), LAST]
    return tuple(first), tuple(lists)


def _shown(rows: int, hand: int) -> list[int]:
    """Every set of cards of a hand that may be shown, with the row of its colour, as a play that crosses nothing."""
    sets = ((ranks, chosen_cards(hand, ranks)) for ranks in range(1, 1 << hand.bit_count()))
    return [play_code(ranks, row, 0) for ranks, cards in sets for row in range(rows) if may_show(rows, cards, row)]


def _places(tables: Tables) -> tuple[int, ...]:
    """By row and set of numbers: those numbers as the bits of the row."""
    places = []
    for row in range(tables.rows):
        in_row = [0]
        for number in range(SUIT):
            bit = row_bits(tables.in_row[row * NUMBERS + number + 2], row)
            in_row += [bits | bit for bits in in_row]
        places += in_row
    return tuple(places)


def _markable(tables: Tables, marks: list[int]) -> tuple[int, ...]:
    """By row and its crosses: which of these sets of numbers may be crossed."""
    same: dict[tuple[int, int], int] = {}
    for crossed in range(1 << ROW_BITS):
        # What may be crossed is decided by the last cross and by how many there are: see `open_positions`.
        kind = (crossed.bit_length(), crossed.bit_count())
        if kind not in same:
            same[kind] = sum(1 << place for place, each in enumerate(marks) if may_mark(tables, 0, crossed, each))
    every_row_is_as_long = [same[crossed.bit_length(), crossed.bit_count()] for crossed in range(1 << ROW_BITS)]
    return tuple(every_row_is_as_long * tables.rows)
