"""What the network of the card game is told of a position: pairs of a line of weights and how much of it counts.

Everything of a row is told from the last cross on, so that four rows share the same weights. Hidden cards are told as
chances: a back can be any card of its number that came from its shuffle and that this seat does not hold.
"""

from qwixx.players.policy import Floats
from qwixx.players.reading import length
from qwixx.rules.kernel.cards import (
    BACKS_SHIFT,
    DISCARDS,
    DISPLAY,
    GAP,
    HANDS,
    MOST_CARDS,
    ORIGINS,
    PILE_SIZE,
    SHOWN,
    SHUFFLES,
    number_of,
    top,
)
from qwixx.rules.kernel.cells import SEATS, SHEETS
from qwixx.rules.kernel.plays import SUIT, SUIT_CARDS
from qwixx.rules.kernel.sheet import count, locked, penalties, row_bits, sheet_score
from qwixx.rules.kernel.source import Cells, Tables

NEXT = 11  # cells of a row that are told, from its last cross on: all of them
TOGETHER = 7  # of these, how many are told as one number
CODES = 62  # pairs of (how far a row is used up, crosses)
UNLOCKED = 10  # a row is used up to here at most without its lock
OWN_LINES = CODES + 6 * NEXT  # own cards, own jokers, discards, display, top, pile
OTHER_LINES = CODES + 3 * NEXT  # cards, display, called number
PATTERNS = 1 << TOGETHER  # which of these cells the own hand has a card for, all of them as one number
ANY = -1  # in place of a shuffle: whichever it was

FEWEST_HELD, MOST_HELD = 2, 5
HELD = MOST_HELD - FEWEST_HELD + 1
BOXES, LOCKS = 5, 3
OWN_TABLE = BOXES + LOCKS + HELD
OTHER_TABLE = OWN_TABLE + 1
STEP, FARTHEST = 4, 40  # of the lead over the best of the others
LEADS = 2 * FARTHEST // STEP + 1
NEAR = 30  # a lead up to here is told to the point: one point decides a game
NEAR_LEADS = 2 * NEAR + 1
LEAD_SCALE = 30.0


def row_lines(seats: int) -> int:
    """How many lines of weights a row has."""
    return OWN_LINES + (seats - 1) * OTHER_LINES + PATTERNS + stages(seats)


def table_lines(seats: int) -> int:
    """How many lines of weights everything beside the rows has."""
    return stages(seats) + OWN_TABLE + 2 + LEADS + (seats - 1) * OTHER_TABLE + NEAR_LEADS


def stages(seats: int) -> int:
    """How many stages there are."""
    return 2 * seats


def take_next(offset: int) -> int:
    """The stage in which the seat so many after this one takes next."""
    return offset


def answered(seats: int, offset: int) -> int:
    """The stage in which this seat has answered, and the active one, so many seats after it, is still to play."""
    return seats - 1 + offset


def hand_full(seats: int) -> int:
    """The stage in which this seat has taken and waits for the number to be called."""
    return 2 * seats - 1


def listed(scratch: Floats, at: int, line: int, value: float) -> int:
    """Write a pair unless it counts for nothing; where the next one goes."""
    if value == 0.0:
        return at
    scratch[at] = line
    scratch[at + 1] = value
    return at + 2


def code_of(used: int, crosses: int) -> int:
    """How far a row is used up and how many crosses it has, as one number."""
    if used > UNLOCKED:
        return UNLOCKED * (UNLOCKED + 1) // 2 + crosses - 6
    return used * (used - 1) // 2 + crosses


def number_at(tables: Tables, row: int, place: int) -> int:
    """The number at a place of a row; most rows rise or fall."""
    bit = 1 << (12 * row + place)
    if tables.in_row[row * 16 + place + 2] == bit:
        return place + 2
    number = 12 - place
    while tables.in_row[row * 16 + number] != bit:
        number = number % 12 + 1
    return number


def chance_in_row(tables: Tables, cells: Cells, row: int, number: int, origin: int, known: int) -> float:
    """How likely a back is a card for this row: of its colour, or a joker."""
    fitting = usable = 0
    for suit in range(tables.suits):
        card = suit * SUIT + number - 2
        came = cells[ORIGINS + card]
        if not (known >> card) & 1 and (came == origin or (origin == ANY and came > 0)):
            fitting += 1
            if suit == row or suit == tables.rows:
                usable += 1
    return usable / fitting if fitting else 0.0


def place_of(tables: Tables, row: int, number: int) -> int:
    """The place of a number in a row; most rows rise or fall."""
    bit = tables.in_row[row * 16 + number] >> (12 * row)
    if bit == 1 << (number - 2):
        return number - 2
    return 12 - number if bit == 1 << (12 - number) else count(bit - 1)


def list_shown(
    tables: Tables, cells: Cells, row: int, used: int, known: int, gone: int, scratch: Floats, at: int, line: int
) -> int:
    """The cards of the display for the next cells of a row, those at the places `gone` being away."""
    for place in range(SHOWN):
        card = cells[DISPLAY + place]
        if card == GAP or (gone >> place) & 1:
            continue
        number = number_of(card)
        ahead = place_of(tables, row, number) - used
        if 0 <= ahead < NEXT:
            chance = chance_in_row(tables, cells, row, number, card // MOST_CARDS, known)
            at = listed(scratch, at, line + ahead, chance)
    return at


def list_hand(tables: Tables, cells: Cells, seat: int, row: int, used: int, scratch: Floats, at: int) -> int:
    """Which of the next cells of a row this seat holds a card for, or a joker, one by one and all together."""
    hand = cells[HANDS + seat]
    coloured = (hand >> (row * SUIT)) & SUIT_CARDS
    jokers = (hand >> (tables.rows * SUIT)) & SUIT_CARDS
    pattern = 0
    for ahead in range(min(NEXT, SUIT - used)):
        place = number_at(tables, row, used + ahead) - 2
        if (coloured >> place) & 1:
            at = listed(scratch, at, CODES + ahead, 1.0)
        if (jokers >> place) & 1:
            at = listed(scratch, at, CODES + NEXT + ahead, 1.0)
        if ahead < TOGETHER:
            pattern |= (((coloured | jokers) >> place) & 1) << ahead
    if pattern:
        at = listed(scratch, at, OWN_LINES + (cells[SEATS] - 1) * OTHER_LINES + pattern, 1.0)
    return at


def list_own(tables: Tables, cells: Cells, seat: int, row: int, known: int, gone: int, scratch: Floats, at: int) -> int:
    """A row as this seat has it: crosses, and what may come in the next cells; `known` are the cards it has seen."""
    crossed = row_bits(cells[SHEETS + seat], row)
    used = length(crossed)
    at = listed(scratch, at, code_of(used, count(crossed)), 1.0)
    at = list_hand(tables, cells, seat, row, used, scratch, at)
    called = number_of(top(cells)) if cells[PILE_SIZE] else 0
    for ahead in range(min(NEXT, SUIT - used)):
        number = number_at(tables, row, used + ahead)
        card = row * SUIT + number - 2
        line = CODES + ahead
        at = listed(scratch, at, line + 2 * NEXT, float((cells[DISCARDS] >> card) & 1))
        if number == called:
            chance = chance_in_row(tables, cells, row, number, cells[SHUFFLES], known)
            at = listed(scratch, at, line + 4 * NEXT, chance)
        if cells[ORIGINS + card] == cells[SHUFFLES] and not (known >> card) & 1:
            at = listed(scratch, at, line + 5 * NEXT, 1.0)
    return list_shown(tables, cells, row, used, known, gone, scratch, at, CODES + 3 * NEXT)


def list_other(
    tables: Tables,
    cells: Cells,
    other: int,
    row: int,
    known: int,
    gone: int,
    called: int,
    scratch: Floats,
    at: int,
    line: int,
) -> int:
    """A row as another seat has it: crosses, and what it may have, take or be called in the next cells."""
    crossed = row_bits(cells[SHEETS + other], row)
    used = length(crossed)
    at = listed(scratch, at, line + code_of(used, count(crossed)), 1.0)
    for ahead in range(min(NEXT, SUIT - used)):
        number = number_at(tables, row, used + ahead)
        here = line + CODES + ahead
        held = (cells[HANDS + other] >> (BACKS_SHIFT * (number - 2))) & 7
        if held:
            chance = held * chance_in_row(tables, cells, row, number, ANY, known)
            at = listed(scratch, at, here, min(1.0, chance))
        if number == called:
            at = listed(scratch, at, here + 2 * NEXT, 1.0)
    return list_shown(tables, cells, row, used, known, gone, scratch, at, line + CODES + NEXT)


def list_others(
    tables: Tables,
    cells: Cells,
    seat: int,
    row: int,
    known: int,
    gone: int,
    stage: int,
    called: int,
    scratch: Floats,
    at: int,
) -> int:
    """A row as the others have it, in the order of their turns, and the stage."""
    at = listed(scratch, at, row_lines(cells[SEATS]) - stages(cells[SEATS]) + stage, 1.0)
    for turn in range(1, cells[SEATS]):
        other = (seat + turn) % cells[SEATS]
        line = OWN_LINES + (turn - 1) * OTHER_LINES
        at = list_other(tables, cells, other, row, known, gone, called, scratch, at, line)
    return at


def backs_held(backs: int) -> int:
    """How many cards a hand has of which only the backs are seen."""
    held = 0
    while backs:
        held += backs & 7
        backs >>= BACKS_SHIFT
    return held


def list_sheet(tables: Tables, sheet: int, held: int, scratch: Floats, at: int, line: int) -> int:
    """Penalties, locks and how many cards a player holds."""
    at = listed(scratch, at, line + min(penalties(sheet), BOXES - 1), 1.0)
    at = listed(scratch, at, line + BOXES + min(count(locked(tables, sheet)), LOCKS - 1), 1.0)
    held = min(max(held, FEWEST_HELD), MOST_HELD) - FEWEST_HELD
    return listed(scratch, at, line + BOXES + LOCKS + held, 1.0)


def list_table(tables: Tables, cells: Cells, seat: int, stage: int, held: int, scratch: Floats, at: int) -> int:
    """Everything beside the rows, this seat holding so many cards."""
    seats = cells[SEATS]
    own = sheet_score(tables, cells[SHEETS + seat])
    best = -1000
    at = listed(scratch, at, stage, 1.0)
    at = list_sheet(tables, cells[SHEETS + seat], held, scratch, at, stages(seats))
    line = stages(seats) + OWN_TABLE
    at = listed(scratch, at, line, cells[PILE_SIZE] / MOST_CARDS)
    at = listed(scratch, at, line + 1, count(cells[DISCARDS]) / MOST_CARDS)
    line += 2 + LEADS
    for turn in range(1, seats):
        other = (seat + turn) % seats
        sheet = cells[SHEETS + other]
        score = sheet_score(tables, sheet)
        best = max(best, score)
        at = list_sheet(tables, sheet, backs_held(cells[HANDS + other]), scratch, at, line)
        lead = min(max((own - score) / LEAD_SCALE, -2.0), 2.0)
        at = listed(scratch, at, line + OWN_TABLE, lead)
        line += OTHER_TABLE
    lead_place = (min(max(own - best, -FARTHEST), FARTHEST) + FARTHEST) // STEP
    at = listed(scratch, at, stages(seats) + OWN_TABLE + 2 + lead_place, 1.0)
    return listed(scratch, at, line + NEAR + min(max(own - best, -NEAR), NEAR), 1.0)


CALLS = (
    row_lines,
    table_lines,
    stages,
    take_next,
    answered,
    hand_full,
    listed,
    code_of,
    number_at,
    chance_in_row,
    place_of,
    list_shown,
    list_hand,
    list_own,
    list_other,
    list_others,
    backs_held,
    list_sheet,
    list_table,
)
