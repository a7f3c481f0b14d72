"""Observations and indices from a position's cells, in the language of the kernel: for compiled loops.

`Encoding` makes the same of a view, which nothing hidden is in; the tests hold each to the other in every game. As in
the kernel whatever is called is a plain function, and nothing is allocated.
"""

from collections.abc import Callable
from typing import Any

from qwixx.encoding.places import HAND_BITS, Places
from qwixx.encoding.slots import POINTS
from qwixx.rules.game import Game
from qwixx.rules.kernel.cards import (
    DISCARDS,
    DISPLAY,
    GAP,
    HANDS,
    ORIGINS,
    PILE_SIZE,
    SHOWN,
    SHUFFLES,
    top,
)
from qwixx.rules.kernel.cells import ACTIVE, ANSWERS, CROSSED, NOT_ASKED, PASS, PHASE, SEATS, SHEETS
from qwixx.rules.kernel.codes import marks_in_row, ranks_played, row_played
from qwixx.rules.kernel.dice import CLOSING, ROLLED, closed_before, die
from qwixx.rules.kernel.match import total_place
from qwixx.rules.kernel.pawns import FINAL, PAWNS
from qwixx.rules.kernel.phases import BETWEEN, MOVE, PLAY, TAKE, for_active, for_everybody
from qwixx.rules.kernel.plays import FULL_HAND, SUIT, numbers_in_row
from qwixx.rules.kernel.sheet import count, penalties, row_bits
from qwixx.rules.kernel.source import Cells, Tables
from qwixx.rules.kernel.turn import may_act

Slots = list[float]
Function = Callable[..., Any]

FACES = 6
WHITES = 2


def clockwise_from(seat: int, away: int, seats: int) -> int:
    """The seat that is so many places away."""
    other = seat + away
    return other - seats if other >= seats else other


def lowest(bits: int) -> int:
    """The place of the lowest bit that is set."""
    return count((bits & -bits) - 1)


# -- what every game has -----------------------------------------------------------------------------------------------


def write_common(places: Places, cells: Cells, seat: int, out: Slots) -> None:
    """The phase, who is asked, whose turn it is, and the sheets; all other slots become 0."""
    for slot in range(len(out)):
        out[slot] = 0.0
    if places.phases[cells[PHASE]] >= 0:
        out[places.phases[cells[PHASE]]] = 1.0
    if may_act(cells, seat):
        out[places.to_act] = 1.0
    if cells[CROSSED]:
        out[places.crossed] = 1.0
    for away in range(cells[SEATS]):
        other = clockwise_from(seat, away, cells[SEATS])
        if is_asked(cells, other):
            out[places.asked + away] = 1.0
        if other == cells[ACTIVE]:
            out[places.active + away] = 1.0
        write_sheet(places, cells[SHEETS + other], places.sheets + away * places.sheet, out)


def is_asked(cells: Cells, seat: int) -> bool:
    """Whether this phase asks a seat, which may have answered."""
    if for_everybody(cells[PHASE]):
        return cells[ANSWERS + seat] != NOT_ASKED
    return for_active(cells[PHASE]) and seat == cells[ACTIVE]


def write_sheet(places: Places, sheet: int, begin: int, out: Slots) -> None:
    """Crosses, locks and penalties."""
    boxes = penalties(sheet)
    for box in range(boxes):
        out[begin + places.penalties + box] = 1.0
    crosses = sheet & ((1 << len(places.of_bit)) - 1)
    while crosses:
        out[begin + places.of_bit[lowest(crosses)]] = 1.0
        crosses &= crosses - 1


def write_score(places: Places, away: int, score: int, out: Slots) -> None:
    """The points of the seat that is so many places away."""
    out[places.scores + away] = score / POINTS


def write_panel(tables: Tables, places: Places, cells: Cells, seat: int, out: Slots) -> None:
    """The games of a match that are finished, and their totals."""
    seats = cells[SEATS]
    for game in range(cells[tables.panel]):
        begin = places.panel + game * (1 + seats)
        out[begin] = 1.0
        for away in range(seats):
            other = clockwise_from(seat, away, seats)
            out[begin + 1 + away] = cells[total_place(tables.panel, game, other)] / POINTS


# -- dice and pawns ----------------------------------------------------------------------------------------------------


def write_dice(tables: Tables, places: Places, cells: Cells, seat: int, out: Slots) -> None:
    """Closed rows and dice, and the pawns if there is a track."""
    closed, closing = closed_before(tables, cells), cells[CLOSING]
    for row in range(tables.rows):
        if row_bits(closed, row):
            out[places.closed + row] = 1.0
        if row_bits(closing, row):
            out[places.closing + row] = 1.0
    rolled = cells[ROLLED]
    if rolled:
        one, other = die(rolled, 0), die(rolled, 1)
        out[places.whites + min(one, other) - 1] = 1.0
        out[places.whites + FACES + max(one, other) - 1] = 1.0
        for colour in range(tables.dice):
            face = die(rolled, WHITES + colour)
            if face:
                out[places.coloured + colour * FACES + face - 1] = 1.0
    if places.pawns >= 0:
        write_pawns(tables, places, cells, seat, out)


def write_pawns(tables: Tables, places: Places, cells: Cells, seat: int, out: Slots) -> None:
    """Where the pawns stand, and the turns that are left once the end is announced."""
    seats = cells[SEATS]
    for away in range(seats):
        field = cells[PAWNS + clockwise_from(seat, away, seats)]
        out[places.pawns + away * (len(tables.track) + 1) + field] = 1.0
    out[places.final_turns] = cells[FINAL] / seats


def dice_index(tables: Tables, places: Places, cells: Cells, seat: int, code: int) -> int:  # noqa: ARG001 (all alike)
    """The index of a legal code of a dice game."""
    if cells[PHASE] == BETWEEN:
        return places.go_on + code
    if code == PASS:
        return 0
    return places.moves + code - 1 if cells[PHASE] == MOVE else places.marks[lowest(code)]


# -- cards -------------------------------------------------------------------------------------------------------------


def write_cards(tables: Tables, places: Places, cells: Cells, seat: int, out: Slots) -> None:
    """The hand, the backs that everybody sees, and what everybody knows of hidden cards."""
    write_hand(places, cells[HANDS + seat], out)
    for away in range(1, cells[SEATS]):
        write_backs(places, cells, clockwise_from(seat, away, cells[SEATS]), SUIT * (away - 1), out)
    for place in range(SHOWN):
        card = cells[DISPLAY + place]
        if card != GAP:
            out[places.display + place * SUIT + card % SUIT] = 1.0
            if cells[ORIGINS + card] < cells[SHUFFLES]:
                out[places.earlier_display + place] = 1.0
    if cells[PILE_SIZE]:
        out[places.top + top(cells) % SUIT] = 1.0
    deck = SUIT * tables.suits
    out[places.pile] = cells[PILE_SIZE] / deck
    for card in range(deck):
        if (cells[DISCARDS] >> card) & 1:
            out[places.discards + card] = 1.0
        if cells[SHUFFLES] and cells[ORIGINS + card] == cells[SHUFFLES]:
            out[places.latest + card] = 1.0


def write_hand(places: Places, hand: int, out: Slots) -> None:
    """One's own cards, in their order."""
    begin = places.hand
    while hand:
        card = lowest(hand)
        out[begin + card // SUIT] = 1.0
        out[begin + places.suits + card % SUIT] = 1.0
        begin += places.suits + SUIT
        hand &= hand - 1


def write_backs(places: Places, cells: Cells, other: int, begin: int, out: Slots) -> None:
    """How many cards of each number somebody holds, and how many of them came from an earlier shuffle."""
    for number in range(SUIT):
        held = earlier = 0
        for card in range(number, SUIT * places.suits, SUIT):
            if (cells[HANDS + other] >> card) & 1:
                held += 1
                earlier += 1 if cells[ORIGINS + card] < cells[SHUFFLES] else 0
        out[places.backs + begin + number] = held / FULL_HAND
        out[places.earlier + begin + number] = earlier / FULL_HAND


def card_index(tables: Tables, places: Places, cells: Cells, seat: int, code: int) -> int:
    """The index of a legal code of a card game."""
    if cells[PHASE] == TAKE:
        return places.takes[code]
    if cells[PHASE] == PLAY:
        row, ranks = row_played(code), ranks_played(code)
        crossed = ranks_crossed(tables, cells[HANDS + seat], ranks, row, marks_in_row(code))
        return places.plays[ranks << HAND_BITS | crossed] + row * places.row_plays
    return 0 if code == PASS else places.marks[lowest(code)]


def ranks_crossed(tables: Tables, hand: int, ranks: int, row: int, marks: int) -> int:
    """Those of the cards played whose numbers are crossed, of equal numbers the first card."""
    crossed = 0
    rank = 1
    while hand:
        if ranks & rank:
            number = numbers_in_row(tables, 1 << (lowest(hand) % SUIT), row)
            if marks & number:
                crossed |= rank
                marks &= ~number
        hand &= hand - 1
        rank <<= 1
    return crossed


# -- a game's own ------------------------------------------------------------------------------------------------------

CALLS: tuple[Function, ...] = (
    clockwise_from,
    lowest,
    write_common,
    is_asked,
    write_sheet,
    write_score,
    write_panel,
    write_dice,
    write_pawns,
    dice_index,
    write_cards,
    write_hand,
    write_backs,
    card_index,
    ranks_crossed,
)
"""Every function above, for whoever compiles those of a game."""


def writer(game: Game) -> Function:
    """The function that fills the slots that only some games have, apart from the panel."""
    return write_dice if game.descriptor.dice else write_cards


def indexer(game: Game) -> Function:
    """The function that gives the index of a legal code."""
    return dice_index if game.descriptor.dice else card_index
