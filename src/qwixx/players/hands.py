"""What the cards of a hand promise."""

from collections.abc import Sequence

from qwixx.players import rows
from qwixx.players.rows import row_promise
from qwixx.rules.kernel.cards import DISPLAY, HANDS, ORIGINS, SHOWN, number_of, origin_shown
from qwixx.rules.kernel.cells import SHEETS
from qwixx.rules.kernel.plays import SUIT, numbers_in_row, suit_of
from qwixx.rules.kernel.sheet import ROW_BITS, cross, open_in_row, row_bits
from qwixx.rules.kernel.source import Cells, Tables

LATER = 0.5  # how much of what a card could bring is to be expected of it


def hand_promise(tables: Tables, sheet: int, hand: int, now: bool, offers: float, numbers: Sequence[float]) -> float:
    """The points to be expected of a hand; the colour that brings most brings it all if it can be played now."""
    total = most = 0.0
    for row in range(tables.rows):
        gain = gain_in_row(tables, sheet, row, suit_of(hand, row), offers, numbers)
        total += gain
        most = max(most, gain)
    jokers = suit_of(hand, tables.rows)
    while jokers:
        joker = jokers & -jokers
        jokers ^= joker
        gain = 0.0
        for row in range(tables.rows):
            gain = max(gain, gain_in_row(tables, sheet, row, joker, offers, numbers))
        total += gain
        most = max(most, gain)
    return LATER * total + ((1.0 - LATER) * most if now else 0.0)


def gain_in_row(tables: Tables, sheet: int, row: int, cards: int, offers: float, numbers: Sequence[float]) -> float:
    """What a row promises more if those of these cards that help it are crossed, left to right."""
    crossed = row_bits(sheet, row)
    before = promise = row_promise(numbers, row, crossed, offers)
    marks = numbers_in_row(tables, cards, row)
    while marks:
        mark = marks & -marks
        marks ^= mark
        if open_in_row(tables, row, crossed) & mark:
            after = row_bits(cross(tables, crossed << (row * ROW_BITS), mark << (row * ROW_BITS)), row)
            with_it = row_promise(numbers, row, after, offers)
            if with_it > promise:
                crossed = after
                promise = with_it
    return promise - before


def can_cross(tables: Tables, sheet: int, hand: int) -> bool:
    """Whether any card of a hand can be crossed."""
    for row in range(tables.rows):
        cards = suit_of(hand, row) | suit_of(hand, tables.rows)
        if numbers_in_row(tables, cards, row) & open_in_row(tables, row, row_bits(sheet, row)):
            return True
    return False


def taking_promise(
    tables: Tables, cells: Cells, seat: int, places: int, offers: float, numbers: Sequence[float]
) -> float:
    """What the cards taken promise, each in any of the colours it can have."""
    hand = cells[HANDS + seat]
    total = 0.0
    for place in range(SHOWN):
        if (places >> place) & 1:
            promise = 0.0
            possible = 0
            for suit in range(tables.suits):
                card = suit * SUIT + number_of(cells[DISPLAY + place]) - 2
                came_with_it = cells[ORIGINS + card] == origin_shown(cells, place)
                if came_with_it and not (hand >> card) & 1:
                    promise += hand_promise(tables, cells[SHEETS + seat], hand | 1 << card, True, offers, numbers)
                    possible += 1
            total += promise / possible
    return total


CALLS = (*rows.CALLS, hand_promise, gain_in_row, can_cross, taking_promise)
