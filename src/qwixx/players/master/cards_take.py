"""What taking cards comes to: the mean over the colours that they can have."""

from collections.abc import Sequence

from qwixx.otherwise import apart
from qwixx.players.master.cards_call import FREE_AFTER_CALL
from qwixx.players.master.cards_features import hand_full
from qwixx.players.master.cards_network import (
    OUT,
    ROWS,
    WIDE,
    add_row,
    begin_sum,
    others_of_row,
    own_of_row,
    results,
    table_part,
)
from qwixx.players.policy import KINDS, MARGIN, WIN, Floats
from qwixx.rules.kernel.cards import DISPLAY, HANDS, ORIGINS, SHOWN, number_of, origin_shown
from qwixx.rules.kernel.cells import SEATS
from qwixx.rules.kernel.plays import FULL_HAND, SUIT
from qwixx.rules.kernel.sheet import count
from qwixx.rules.kernel.source import Cells, Tables

KINDS_OF_COLOUR = 3  # to a row a card taken is of another colour, of its own, or a joker
STATES = KINDS_OF_COLOUR**3
SLOTS = FREE_AFTER_CALL  # by row and what it knows of the cards taken: what the row gives to the wide units
READY = SLOTS + ROWS * STATES * WIDE  # whether that is worked out
SCRATCH = READY + ROWS * STATES


@apart
def assigned(tables: Tables, cells: Cells, hand: int, places: int, suits: int) -> int:
    """The cards at these places of the display, their suits being the digits of a number; 0 if they cannot be."""
    cards = 0
    for place in range(SHOWN):
        if (places >> place) & 1:
            card = suits % tables.suits * SUIT + number_of(cells[DISPLAY + place]) - 2
            suits //= tables.suits
            if cells[ORIGINS + card] != origin_shown(cells, place) or ((hand | cards) >> card) & 1:
                return 0
            cards |= 1 << card
    return cards


def state_in_row(tables: Tables, taken: int, suits: int, row: int) -> int:
    """What a row knows of the cards taken: of each whether it is of its colour, a joker, or neither."""
    state = 0
    for _ in range(taken):
        suit = suits % tables.suits
        suits //= tables.suits
        state = KINDS_OF_COLOUR * state + (1 if suit == row else 2 if suit == tables.rows else 0)
    return state


@apart
def judge_hand(
    tables: Tables,
    cells: Cells,
    seat: int,
    places: int,
    suits: int,
    numbers: Sequence[float],
    model: int,
    scratch: Floats,
) -> None:
    """Win and margin with a full hand, the cards taken having these suits."""
    begin_sum(scratch)
    for row in range(tables.rows):
        slot = row * STATES + state_in_row(tables, count(places), suits, row)
        if scratch[READY + slot] == 0.0:
            scratch[READY + slot] = 1.0
            known = cells[HANDS + seat]
            stage = hand_full(cells[SEATS])
            others_of_row(tables, cells, seat, row, known, places, stage, 0, numbers, model, scratch)
            own_of_row(tables, cells, seat, row, known, places, numbers, model, scratch, SLOTS + slot * WIDE)
        add_row(scratch, SLOTS + slot * WIDE)
    results(numbers, model, cells[SEATS], scratch)


@apart
def weigh_takes(
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
    """The active player takes cards: the mean over all the colours that they can have."""
    hand = cells[HANDS + seat]
    table_part(tables, cells, seat, hand_full(cells[SEATS]), FULL_HAND, numbers, model, scratch)
    for place in range(choices):
        for slot in range(ROWS * STATES):
            scratch[READY + slot] = 0.0
        win = margin = 0.0
        ways = 0
        for suits in range(tables.suits ** count(codes[place])):
            cards = assigned(tables, cells, hand, codes[place], suits)
            if cards:
                cells[HANDS + seat] = hand | cards
                judge_hand(tables, cells, seat, codes[place], suits, numbers, model, scratch)
                win += scratch[OUT + WIN]
                margin += scratch[OUT + MARGIN]
                ways += 1
        cells[HANDS + seat] = hand
        values[KINDS * place + WIN] = win / ways
        values[KINDS * place + MARGIN] = margin / ways


CALLS = (
    assigned,
    state_in_row,
    judge_hand,
    weigh_takes,
)
