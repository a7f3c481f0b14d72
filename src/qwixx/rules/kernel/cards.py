"""The card games. A card is suit * 11 + number - 2, the jokers being the last suit; a hand is a set as bits."""

from qwixx.rules.kernel import endings
from qwixx.rules.kernel.cells import ACTIVE, DEVICE, MAX_SEATS, PHASE, SEATS, SHEETS
from qwixx.rules.kernel.codes import numbers_crossed, ranks_played
from qwixx.rules.kernel.phases import CALL, FIRST, OVER, PLAY, SHUFFLE, TAKE
from qwixx.rules.kernel.plays import FULL_HAND, SUIT, chosen_cards, count_plays, legal_plays, nth_play
from qwixx.rules.kernel.sheet import count, list_numbers, locked, lowest, nth, open_numbers, sheet_score
from qwixx.rules.kernel.source import Cells, Kernel, Rng, Tables, pick
from qwixx.rules.kernel.turn import at_table, begin_turn, boxes_full, clear, mark, next_seat, penalise, seal, settle
from qwixx.rules.kernel.turn import veil as veil_answers

DEAL = 4
SHOWN = 4
# By how many cards are missing: every set of so many places of the display, as the bit of its number.
TAKES = tuple(sum(1 << places for places in range(1, 1 << SHOWN) if places.bit_count() == n) for n in range(6))
MOST_CARDS = 5 * SUIT

HANDS = DEVICE  # by seat: a set of cards
DISPLAY = HANDS + MAX_SEATS
DISCARDS = DISPLAY + SHOWN  # a set of cards
PILE_SIZE = DISCARDS + 1
PILE = PILE_SIZE + 1  # bottom first, 0 above the top
SHUFFLES = PILE + MOST_CARDS  # how often a pile was made
ORIGINS = SHUFFLES + 1  # by card: the shuffle it came from, which everybody knows; 0 for a discard
SIZE = ORIGINS + MOST_CARDS
CHOICES = 640

GAP = -1  # in DISPLAY: a card has been taken from here


def start(tables: Tables, cells: Cells, seats: int) -> None:
    """Blank sheets, and the whole deck waiting to be shuffled."""
    clear(cells, SIZE, seats)
    cells[DISCARDS] = (1 << (SUIT * tables.suits)) - 1


def number_of(card: int) -> int:
    """What the back of a card shows."""
    return card % SUIT + 2


def top(cells: Cells) -> int:
    """The card on top of the pile."""
    return cells[PILE + cells[PILE_SIZE] - 1]


def draw_card(cells: Cells) -> int:
    """Take the top card off the pile."""
    card = top(cells)
    cells[PILE_SIZE] -= 1
    cells[PILE + cells[PILE_SIZE]] = 0
    return card


def legal(tables: Tables, cells: Cells, seat: int, out: Cells) -> int:
    """What this seat may answer now."""
    if cells[PHASE] == TAKE:
        return list_takes(takes(cells, seat), out)
    if cells[PHASE] == CALL:
        return list_numbers(called_numbers(tables, cells, seat), out)
    return legal_plays(tables, cells[HANDS + seat], cells[SHEETS + seat], out)


def any_code(tables: Tables, cells: Cells, seat: int, rng: Rng, out: Cells) -> int:
    """Any of the legal codes, each as likely; they are counted and not listed, which would take most of the time."""
    if cells[PHASE] == TAKE:
        sets = takes(cells, seat)
        return lowest(nth(sets, 1 + pick(rng, count(sets))))
    if cells[PHASE] == CALL:
        numbers = called_numbers(tables, cells, seat)
        return nth(numbers, pick(rng, 1 + count(numbers)))
    plays = count_plays(tables, cells[HANDS + seat], cells[SHEETS + seat], out)
    return nth_play(tables, cells[HANDS + seat], pick(rng, plays), out)


def called_numbers(tables: Tables, cells: Cells, seat: int) -> int:
    """The number on top of the pile, in every row where it may be crossed."""
    return open_numbers(tables, cells[SHEETS + seat], 0) & tables.numbers[number_of(top(cells))]


def takes(cells: Cells, seat: int) -> int:
    """As many cards of the display as fill the hand to five: sets of places, as bits."""
    return TAKES[FULL_HAND - count(cells[HANDS + seat])]


def list_takes(sets: int, out: Cells) -> int:
    """Write each of these sets of places; a code is a set of places on the display."""
    size = 0
    while sets:
        out[size] = lowest(sets)
        size += 1
        sets &= sets - 1
    return size


def step(tables: Tables, cells: Cells, seat: int, code: int) -> None:
    """Do what a seat has chosen; the last sealed answer settles them all."""
    if cells[PHASE] == TAKE:
        take(cells, seat, code)
        refill(cells)
    elif cells[PHASE] == CALL:
        if seal(cells, seat, code):
            settle(tables, cells)
            cells[PHASE] = OVER if ended(tables, cells) else PLAY
    else:
        play(tables, cells, seat, code)
        end_turn(tables, cells)


def take(cells: Cells, seat: int, places: int) -> None:
    """All cards are taken first, before the display is filled."""
    while places:
        place = DISPLAY + lowest(places)
        cells[HANDS + seat] |= 1 << cells[place]
        cells[place] = GAP
        places &= places - 1


def gaps(cells: Cells) -> int:
    """The places of the display from which cards have been taken."""
    places = 0
    for place in range(SHOWN):
        places |= int(cells[DISPLAY + place] == GAP) << place
    return places


def refill(cells: Cells) -> None:
    """Fill the display from the pile, then call its top card; whenever the pile is empty it is made anew."""
    missing = gaps(cells)
    while missing and cells[PILE_SIZE]:
        cells[DISPLAY + lowest(missing)] = draw_card(cells)
        missing &= missing - 1
    cells[PHASE] = CALL if cells[PILE_SIZE] else SHUFFLE


def play(tables: Tables, cells: Cells, seat: int, code: int) -> None:
    """Discard the cards and cross the numbers chosen."""
    cards = chosen_cards(cells[HANDS + seat], ranks_played(code))
    cells[HANDS + seat] ^= cards
    cells[DISCARDS] |= cards
    while cards:
        cells[ORIGINS + lowest(cards)] = 0
        cards &= cards - 1
    mark(tables, cells, seat, numbers_crossed(code))


def ended(tables: Tables, cells: Cells) -> bool:
    """The game ends when a player has completed two rows of their own sheet or has taken the last penalty."""
    for seat in range(at_table(cells)):
        if count(locked(tables, cells[SHEETS + seat])) >= tables.rows_to_end:
            return True
    return boxes_full(tables, cells)


def end_turn(tables: Tables, cells: Cells) -> None:
    """The penalty if nothing was crossed, then the next player, unless the game has ended."""
    penalise(cells)
    if ended(tables, cells):
        cells[PHASE] = OVER
        return
    next_seat(cells)
    begin_turn(cells, TAKE)


def draw(tables: Tables, cells: Cells, rng: Rng, out: Cells) -> int:  # noqa: ARG001 (every kernel draws alike)
    """Who begins, or the discards in a new order, bottom card first."""
    if cells[PHASE] == FIRST:
        out[0] = pick(rng, cells[SEATS])
        return 1
    return shuffle(cells[DISCARDS], rng, out, 0)


def shuffle(cards: int, rng: Rng, out: Cells, size: int) -> int:
    """Write these cards in any order, each as likely, after so many that stand there; how many there are then."""
    first = size
    while cards:
        place = first + pick(rng, size - first + 1)
        out[size] = out[place]
        out[place] = lowest(cards)
        size += 1
        cards &= cards - 1
    return size


def chance(tables: Tables, cells: Cells, outcome: Cells) -> None:  # noqa: ARG001
    """Let an outcome happen."""
    if cells[PHASE] == FIRST:
        cells[ACTIVE] = outcome[0]
        cells[PHASE] = SHUFFLE
        return
    size = count(cells[DISCARDS])
    cells[SHUFFLES] += 1
    for place in range(size):
        cells[PILE + place] = outcome[place]
        cells[ORIGINS + outcome[place]] = cells[SHUFFLES]
    cells[PILE_SIZE] = size
    cells[DISCARDS] = 0
    if cells[HANDS]:
        refill(cells)
    else:
        deal(cells)


def draw_redeal(cells: Cells, rng: Rng, out: Cells) -> int:
    """The cards that nobody holds in an order that looks the same: the display, then the pile from its top.

    Everybody sees the numbers of the display and of the top, and which shuffle those cards came from. Each of these
    places gets any card that has both; what is left is shuffled under the top.
    """
    left = 0
    for card in lying(cells):
        left |= 1 << card
    for place in range(SHOWN + 1):
        out[place] = any_like(cells, left, lying(cells)[place], rng)
        left ^= 1 << out[place]
    size = shuffle(left, rng, out, SHOWN + 1)
    out[SHOWN + 1 : size] = out[SHOWN + 1 : size][::-1]
    return size


def alike(cells: Cells, one: int, other: int) -> bool:
    """Whether two cards whose faces are hidden look the same: by their number and the shuffle they came from."""
    return number_of(one) == number_of(other) and cells[ORIGINS + one] == cells[ORIGINS + other]


def any_like(cells: Cells, cards: int, card: int, rng: Rng) -> int:
    """Any of these cards that looks like this one, each as likely."""
    fitting = 0
    for other in range(MOST_CARDS):
        if (cards >> other) & 1 and alike(cells, other, card):
            fitting |= 1 << other
    for _ in range(pick(rng, count(fitting))):
        fitting &= fitting - 1
    return lowest(fitting)


def lying(cells: Cells) -> Cells:
    """The cards that nobody holds as they lie: the display, then the pile from its top."""
    pile = cells[PILE : PILE + cells[PILE_SIZE]]
    return cells[DISPLAY : DISPLAY + SHOWN] + pile[::-1]


def redeal(cells: Cells, dealt: Cells) -> None:
    """Lay these cards out: the display, then the pile from its top."""
    for place in range(SHOWN):
        cells[DISPLAY + place] = dealt[place]
    for place in range(cells[PILE_SIZE]):
        cells[PILE + place] = dealt[SHOWN + cells[PILE_SIZE] - 1 - place]


def deal(cells: Cells) -> None:
    """Four cards to each player, then four beside the pile."""
    for seat in range(cells[SEATS]):
        for _ in range(DEAL):
            cells[HANDS + seat] |= 1 << draw_card(cells)
    for place in range(SHOWN):
        cells[DISPLAY + place] = draw_card(cells)
    begin_turn(cells, TAKE)


BACKS_SHIFT = 3


def backs(hand: int) -> int:
    """What the others see of a hand: how many cards of each number, three bits a number."""
    numbers = 0
    for card in range(MOST_CARDS):
        numbers += ((hand >> card) & 1) << (BACKS_SHIFT * (card % SUIT))
    return numbers


def origin_shown(cells: Cells, place: int) -> int:
    """The shuffle that a card of a veiled display came from."""
    return cells[DISPLAY + place] // MOST_CARDS


def veil(cells: Cells, seat: int) -> None:
    """Blank what this seat may not know: sealed answers, the colours of other hands, of the display and of the pile.

    A card of which only the back is seen stands there as the one of the first suit; on the display, where everybody
    has seen it arrive, with the shuffle it came from, times MOST_CARDS.
    """
    veil_answers(cells, seat)
    for other in range(cells[SEATS]):
        if other != seat:
            cells[HANDS + other] = backs(cells[HANDS + other])
    for place in range(SHOWN):
        card = cells[DISPLAY + place]
        if card != GAP:
            cells[DISPLAY + place] = card % SUIT + MOST_CARDS * cells[ORIGINS + card]
    for place in range(cells[PILE_SIZE] - 1):
        cells[PILE + place] = 0
    if cells[PILE_SIZE]:
        cells[PILE + cells[PILE_SIZE] - 1] %= SUIT


def score(tables: Tables, cells: Cells, seat: int) -> int:
    """The sheet, nothing else."""
    return sheet_score(tables, cells[SHEETS + seat])


def ending(tables: Tables, cells: Cells) -> int:
    """What ended a game that is over: penalties, or two rows of one sheet."""
    return endings.PENALTIES if boxes_full(tables, cells) else endings.ROWS


KERNEL = Kernel(SIZE, CHOICES, start, legal, any_code, step, draw, chance, veil, score, ending)
