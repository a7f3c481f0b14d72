"""The player that skips as few numbers as it can."""

from collections.abc import Sequence

from qwixx.players import reading
from qwixx.players.policy import Floats, Policy, PolicyPlayer
from qwixx.players.reading import cards_played, length
from qwixx.rules.game import NoChance
from qwixx.rules.kernel.cards import DISPLAY, HANDS, SHOWN, number_of
from qwixx.rules.kernel.cells import ACTIVE, CROSSED, PASS, PHASE, SHEETS
from qwixx.rules.kernel.codes import numbers_crossed, row_played
from qwixx.rules.kernel.pawns import field_after
from qwixx.rules.kernel.phases import BETWEEN, MOVE, PLAY, REPLY, TAKE, for_everybody
from qwixx.rules.kernel.plays import SUIT
from qwixx.rules.kernel.sheet import ROW_BITS, count, open_in_row, row_bits
from qwixx.rules.kernel.source import Cells, Rng, Tables

TOLERANCE = 2
USELESS = 12  # skips of a number that cannot be crossed any more
WANTED, LIKE_PASSING, WORSE = 0, 1, 2


def choose(
    tables: Tables,
    cells: Cells,
    seat: int,
    codes: Cells,
    choices: int,
    numbers: Sequence[float],
    scratch: Floats,  # noqa: ARG001 (it needs none)
    values: Floats,  # noqa: ARG001 (what it goes by is no chance to win)
    rng: Rng,  # noqa: ARG001 (it leaves nothing to chance)
) -> int:
    """The cheapest code by what it skips; more crosses before fewer, then the first."""
    best = 0
    least = cost(tables, cells, seat, codes[0], numbers[0])
    for place in range(1, choices):
        price = cost(tables, cells, seat, codes[place], numbers[0])
        if price < least:
            best, least = place, price
    return best


def cost(tables: Tables, cells: Cells, seat: int, code: int, tolerance: float) -> int:
    """How little this player wants to do this."""
    phase = cells[PHASE]
    if phase == BETWEEN:
        return code
    if phase == TAKE:
        return cost_of_taking(tables, cells, seat, code)
    if phase == PLAY:
        return cost_of_playing(tables, cells, seat, code, tolerance)
    if phase == MOVE:
        return cost_of_moving(tables, cells, seat, code, tolerance)
    return cost_of_crossing(tables, cells, seat, code, tolerance)


def cost_of_taking(tables: Tables, cells: Cells, seat: int, places: int) -> int:
    """What the cards taken would skip."""
    skips = 0
    for place in range(SHOWN):
        if (places >> place) & 1:
            skips += fewest_skips(tables, cells[SHEETS + seat], number_of(cells[DISPLAY + place]))
    return skips


def cost_of_playing(tables: Tables, cells: Cells, seat: int, code: int, tolerance: float) -> int:
    """What the crosses skip; of cards that give no cross rather play few, and those that fit the sheet worst."""
    marks = numbers_crossed(code)
    cards = cards_played(cells[HANDS + seat], code)
    spare = fit = 0
    for card in range(SUIT * tables.suits):
        if (cards >> card) & 1 and not marks & tables.in_row[row_played(code) * 16 + number_of(card)]:
            spare += 1
            fit += fewest_skips(tables, cells[SHEETS + seat], number_of(card))
    return cost_of_crossing(tables, cells, seat, marks, tolerance) + spare * 64 - fit


def cost_of_moving(tables: Tables, cells: Cells, seat: int, steps: int, tolerance: float) -> int:
    """What the cross skips; onto a number already crossed rather than pass, as far as possible."""
    if steps == PASS:
        return ranked(LIKE_PASSING, USELESS * 6, 0)
    mark = tables.track[field_after(tables, cells, seat, steps) - 1] & ~cells[SHEETS + seat]
    if not mark:
        return ranked(LIKE_PASSING, 0, steps)
    return cost_of_crossing(tables, cells, seat, mark, tolerance)


def cost_of_crossing(tables: Tables, cells: Cells, seat: int, marks: int, tolerance: float) -> int:
    """By the skips a cross: these are tolerated or not, or are better than a penalty."""
    if not marks:
        return ranked(LIKE_PASSING, USELESS * 6, 0)
    penalty = seat == cells[ACTIVE] and not cells[CROSSED] and not for_everybody(cells[PHASE])
    crosses = count(marks)
    skips = 0 if cells[PHASE] == REPLY else skipped(tables, cells[SHEETS + seat], marks)  # the row closes anyway
    kind = WANTED if penalty or skips <= tolerance * crosses else WORSE
    return ranked(kind, skips * 6 // crosses, crosses)


def ranked(kind: int, sixths: int, much: int) -> int:
    """A cost by its kind, then by the skips a cross in sixths, then the more the better; room is left for the rest."""
    return ((kind * 128 + sixths) * 8 - much) * 1024


def skipped(tables: Tables, sheet: int, marks: int) -> int:
    """How many numbers are lost by crossing these, all in one row."""
    for row in range(tables.rows):
        crossed = row_bits(sheet, row)
        new = row_bits(marks, row)
        if new:
            return length(crossed | new) - length(crossed) - count(new)
    return 0


def fewest_skips(tables: Tables, sheet: int, number: int) -> int:
    """How many numbers a card with this back skips in the row it suits best."""
    fewest = USELESS
    for row in range(tables.rows):
        mark = tables.in_row[row * 16 + number]
        if open_in_row(tables, row, row_bits(sheet, row)) & (mark >> (row * ROW_BITS)):
            fewest = min(fewest, skipped(tables, sheet, mark))
    return fewest


CALLS = (
    *reading.CALLS,
    cost,
    cost_of_taking,
    cost_of_playing,
    cost_of_moving,
    cost_of_crossing,
    ranked,
    skipped,
    fewest_skips,
)


def greedy(tolerance: int = TOLERANCE) -> Policy:
    """Cross what skips the fewest numbers, if that is at most `tolerance` a cross, or if passing costs a penalty."""
    return Policy(choose, (float(tolerance),), CALLS)


class Greedy(PolicyPlayer):
    """The greedy policy at a table."""

    def __init__(self, tolerance: int = TOLERANCE) -> None:
        super().__init__(greedy(tolerance), NoChance())
