"""What plays of cards come to.

The cells are this player's own copy of what it sees. A choice is tried out in them and taken back.
"""

from collections.abc import Sequence

from qwixx.otherwise import apart
from qwixx.players.master.cards_features import take_next
from qwixx.players.master.cards_network import BASE, FREE, NOBODY, OUT, TRY, WIDE, others_of_row, own_of_row
from qwixx.players.master.cards_rows import final, judged
from qwixx.players.policy import KINDS, MARGIN, WIN, Floats
from qwixx.players.reading import cards_played
from qwixx.rules.kernel.cards import DISCARDS, HANDS, ended
from qwixx.rules.kernel.cells import CROSSED, SHEETS
from qwixx.rules.kernel.codes import numbers_crossed, row_played
from qwixx.rules.kernel.plays import SUIT, first_of, lowest_marks, many_of, marks_of, showings_of, suit_of
from qwixx.rules.kernel.sheet import PENALTY, ROW_BITS, count, cross
from qwixx.rules.kernel.source import Cells, Tables

BEST = FREE  # win and margin of the best play so far
FREE_AFTER_PLAYS = BEST + KINDS


@apart
def judge_play(
    tables: Tables,
    cells: Cells,
    seat: int,
    cards: int,
    row: int,
    marks: int,
    jokers_before: int,
    numbers: Sequence[float],
    model: int,
    scratch: Floats,
) -> int:
    """Win and margin after a play; the jokers in it, the other rows being worked out anew when these change."""
    hand, sheet, discards = cells[HANDS + seat], cells[SHEETS + seat], cells[DISCARDS]
    jokers = suit_of(cards, tables.rows)
    if jokers != jokers_before:
        cells[HANDS + seat] = hand ^ jokers << (tables.rows * SUIT)
        for other_row in range(tables.rows):
            own_of_row(tables, cells, seat, other_row, hand, 0, numbers, model, scratch, BASE + other_row * WIDE)
    cells[HANDS + seat] = hand ^ cards
    cells[DISCARDS] = discards | cards
    cells[SHEETS + seat] = cross(tables, sheet, marks)
    if not marks and not cells[CROSSED]:
        cells[SHEETS + seat] += PENALTY
    if ended(tables, cells):
        final(tables, cells, seat, scratch)
    else:
        own_of_row(tables, cells, seat, row, hand, 0, numbers, model, scratch, TRY)
        held = count(hand ^ cards)
        judged(tables, cells, seat, take_next(1), held, row, numbers, model, scratch)
    cells[HANDS + seat] = hand
    cells[DISCARDS] = discards
    cells[SHEETS + seat] = sheet
    return jokers


def prepare_plays(
    tables: Tables, cells: Cells, seat: int, numbers: Sequence[float], model: int, scratch: Floats
) -> None:
    """What the others give to the rows once this seat has played: its left neighbour takes next."""
    for row in range(tables.rows):
        others_of_row(tables, cells, seat, row, cells[HANDS + seat], 0, take_next(1), 0, numbers, model, scratch)


@apart
def weigh_plays(
    tables: Tables,
    cells: Cells,
    seat: int,
    codes: Cells,
    choices: int,
    numbers: Sequence[float],
    model: int,
    scratch: Floats,
    values: Floats,
) -> None:
    """The active player plays cards: the position after each play is known."""
    hand = cells[HANDS + seat]
    prepare_plays(tables, cells, seat, numbers, model, scratch)
    jokers = NOBODY
    for place in range(choices):
        code = codes[place]
        cards = cards_played(hand, code)
        jokers = judge_play(
            tables, cells, seat, cards, row_played(code), numbers_crossed(code), jokers, numbers, model, scratch
        )
        values[KINDS * place + WIN] = scratch[OUT + WIN]
        values[KINDS * place + MARGIN] = scratch[OUT + MARGIN]


@apart
def best_play(tables: Tables, cells: Cells, seat: int, numbers: Sequence[float], model: int, scratch: Floats) -> None:
    """The most that a play can come to from here."""
    hand = cells[HANDS + seat]
    jokers = NOBODY
    scratch[BEST + WIN] = -1.0
    showings = showings_of(tables, hand)
    for place in range(many_of(showings)):
        showing = tables.showings[first_of(showings) + place]
        cards, row = cards_played(hand, showing), row_played(showing)
        marks = marks_of(tables, hand, cells[SHEETS + seat], showing)
        if row > 0 and not suit_of(cards, row):
            marks &= marks - 1  # jokers that cross nothing are the same in every row
        while marks:
            on_sheet = lowest_marks(tables, marks) << (row * ROW_BITS)
            jokers = judge_play(tables, cells, seat, cards, row, on_sheet, jokers, numbers, model, scratch)
            if scratch[OUT + WIN] > scratch[BEST + WIN]:
                scratch[BEST + WIN] = scratch[OUT + WIN]
                scratch[BEST + MARGIN] = scratch[OUT + MARGIN]
            marks &= marks - 1


CALLS = (
    judge_play,
    prepare_plays,
    weigh_plays,
    best_play,
)
