"""Plays of cards: which cards may be shown together, and which of their numbers may then be crossed.

A card is suit * 11 + number - 2, the jokers being the last suit; a hand is a set of cards as bits.
The rules that come first are worked out once into tables (`rules/card_tables.py`): by the suits of a hand every set of
cards that may be shown, by the crosses of a row every set of numbers that may be crossed at once. So the plays of a
hand can be counted, and any of them be found, without listing them all.
"""

from qwixx.rules.kernel.codes import ranks_played, row_played, with_marks
from qwixx.rules.kernel.sheet import ROW_BITS, count, lowest, nth, open_in_row, row_bits
from qwixx.rules.kernel.source import Cells, Tables

SUIT = 11
SUIT_CARDS = (1 << SUIT) - 1
FULL_HAND = 5
MOST_PLAYED = 3
MOST_SKIPPED = 1
MANY_BITS = 7  # a hand of five jokers can be shown in 25 ways in each row
MANY = (1 << MANY_BITS) - 1
MANY_SHOWINGS = (1 << 16) - 1  # more than all hands have together


# -- the rules, of which the tables are made ---------------------------------------------------------------------------


def may_show(rows: int, cards: int, row: int) -> bool:
    """One, two or three cards of one colour, jokers being of the colour declared."""
    fitting = count(suit_of(cards, row)) + count(suit_of(cards, rows))
    return 1 <= count(cards) <= MOST_PLAYED and fitting == count(cards)


def may_mark(tables: Tables, row: int, crossed: int, marks: int) -> bool:
    """Left to right by the normal rules, with at most one number skipped between the first and the last."""
    if skipped_between(marks) > MOST_SKIPPED:
        return False
    while marks:
        number = marks & -marks
        if not open_in_row(tables, row, crossed) & number:
            return False
        crossed |= number
        marks ^= number
    return True


def skipped_between(marks: int) -> int:
    """How many numbers lie between the first and the last of these without being among them."""
    skipped = 0
    while marks and not marks & 1:
        marks >>= 1
    while marks:
        skipped += 1 - (marks & 1)
        marks >>= 1
    return skipped


# -- cards -------------------------------------------------------------------------------------------------------------


def suit_of(cards: int, suit: int) -> int:
    """The cards of one suit, as its numbers: bit 0 for the 2."""
    return (cards >> (suit * SUIT)) & SUIT_CARDS


def chosen_cards(hand: int, ranks: int) -> int:
    """The cards of a hand at these ranks (bit 0: the lowest card)."""
    cards = 0
    while hand and ranks:
        card = hand & -hand
        if ranks & 1:
            cards |= card
        hand ^= card
        ranks >>= 1
    return cards


def suits_held(suits: int, hand: int) -> int:
    """How many cards of each suit a hand has, as an index: a bit for the end of each suit, after the cards up to it."""
    ends = 0
    for suit in range(suits):
        ends |= 1 << (suit + count(hand & ((1 << (suit * SUIT + SUIT)) - 1)))
    return ends


def numbers_in_row(tables: Tables, numbers: int, row: int) -> int:
    """Numbers (bit 0 for the 2) as the bits of a row."""
    bits = 0
    for number in range(2, SUIT + 2):
        if (numbers >> (number - 2)) & 1:
            bits |= row_bits(tables.in_row[row * 16 + number], row)
    return bits


# -- the plays of a hand -----------------------------------------------------------------------------------------------


def showings_of(tables: Tables, hand: int) -> int:
    """The sets of cards that a hand may show: where they begin in `tables.showings`, and how many they are."""
    return tables.showings[suits_held(tables.suits, hand)]


def first_of(showings: int) -> int:
    """Where they begin. The mask tells the compiler that it is not negative, which makes counting a tenth faster."""
    return (showings >> MANY_BITS) & MANY_SHOWINGS


def many_of(showings: int) -> int:
    """How many they are."""
    return showings & MANY


def marks_of(tables: Tables, hand: int, sheet: int, showing: int) -> int:
    """What may be crossed when these cards are shown, nothing included: places in `tables.marks`, as bits."""
    row = row_played(showing)
    cards = chosen_cards(hand, ranks_played(showing))
    numbers = suit_of(cards, row) | suit_of(cards, tables.rows)
    return tables.markable[(row << ROW_BITS) + row_bits(sheet, row)] & tables.marks_within[(row << SUIT) + numbers]


def lowest_marks(tables: Tables, marks: int) -> int:
    """The first of these sets of numbers, as the bits of a row."""
    return tables.marks[lowest(marks)]


def legal_plays(tables: Tables, hand: int, sheet: int, out: Cells) -> int:
    """Every play: each set of cards that may be shown, with each set of its numbers that may be crossed, none first."""
    size = 0
    showings = showings_of(tables, hand)
    for place in range(many_of(showings)):
        showing = tables.showings[first_of(showings) + place]
        marks = marks_of(tables, hand, sheet, showing)
        while marks:
            out[size] = with_marks(showing, lowest_marks(tables, marks))
            size += 1
            marks &= marks - 1
    return size


def count_plays(tables: Tables, hand: int, sheet: int, out: Cells) -> int:
    """How many plays there are; what may be crossed with each set of cards that may be shown is left in `out`."""
    size = 0
    showings = showings_of(tables, hand)
    for place in range(many_of(showings)):
        out[place] = marks_of(tables, hand, sheet, tables.showings[first_of(showings) + place])
        size += count(out[place])
    return size


def nth_play(tables: Tables, hand: int, number: int, out: Cells) -> int:
    """The play of this number, from 0 on, in the list of all plays, which have been counted into `out`."""
    place = 0
    while number >= count(out[place]):
        number -= count(out[place])
        place += 1
    marks = nth(out[place], number + 1)
    showing = tables.showings[first_of(showings_of(tables, hand)) + place]
    return with_marks(showing, lowest_marks(tables, marks))
