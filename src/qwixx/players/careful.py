"""The player that weighs what every action promises: crosses, skips, locks, penalties, ending the game while ahead."""

from collections.abc import Sequence

from qwixx.players import outlook, reading
from qwixx.players.hands import can_cross, taking_promise
from qwixx.players.outlook import closed_soon, offers, points_so_far, standing, turns_left
from qwixx.players.policy import KINDS, MARGIN, WIN, Floats, Policy
from qwixx.players.reading import cards_played
from qwixx.players.rows import tables_of_rows
from qwixx.rules.game import Game
from qwixx.rules.kernel.cards import HANDS
from qwixx.rules.kernel.cells import ACTIVE, CROSSED, PHASE, SEATS, SHEETS
from qwixx.rules.kernel.codes import numbers_crossed
from qwixx.rules.kernel.dice import ROLLED, closed, colour_numbers, in_play
from qwixx.rules.kernel.match import GO_ON, STOP
from qwixx.rules.kernel.pawns import FARTHEST, PAWNS, field_after, may_land
from qwixx.rules.kernel.phases import BETWEEN, MOVE, PLAY, TAKE, for_everybody
from qwixx.rules.kernel.sheet import PENALTY, count, cross, locked, open_numbers
from qwixx.rules.kernel.source import Cells, Rng, Tables


def choose(
    tables: Tables,
    cells: Cells,
    seat: int,
    codes: Cells,
    choices: int,
    numbers: Sequence[float],
    scratch: Floats,  # noqa: ARG001 (it needs none)
    values: Floats,
    rng: Rng,  # noqa: ARG001 (it leaves nothing to chance)
) -> int:
    """The code that promises most; the first of equals."""
    closed_now = 0 if tables.suits else closed_soon(tables, cells, seat)
    best = 0
    most = -1e9
    for place in range(choices):
        value = worth(tables, cells, seat, codes[place], closed_now, numbers)
        if value > most:
            best, most = place, value
        if is_outlook(cells[PHASE]):
            values[KINDS * place + (WIN if cells[SEATS] > 1 else MARGIN)] = value
    return best


def is_outlook(phase: int) -> bool:
    """Whether what an action is worth in this phase is a chance to win, or alone the points to be expected."""
    return phase != BETWEEN and phase != TAKE


def worth(tables: Tables, cells: Cells, seat: int, code: int, closed_now: int, numbers: Sequence[float]) -> float:
    """How good it is to do this."""
    phase = cells[PHASE]
    if phase == BETWEEN:
        return worth_between(tables, cells, seat, code)
    if phase == TAKE:
        return worth_of_taking(tables, cells, seat, code, numbers)
    if tables.suits:
        return worth_with_cards(tables, cells, seat, code, numbers)
    return worth_with_dice(tables, cells, seat, code, closed_now, numbers)


def worth_between(tables: Tables, cells: Cells, seat: int, code: int) -> float:
    """Whoever is ahead of everybody would rather stop; the others play on."""
    wanted = STOP
    for other in range(cells[SEATS]):
        if other != seat and points_so_far(tables, cells, other) >= points_so_far(tables, cells, seat):
            wanted = GO_ON
    return 1.0 if code == wanted else 0.0


def worth_of_taking(tables: Tables, cells: Cells, seat: int, places: int, numbers: Sequence[float]) -> float:
    """What the hand promises with these cards."""
    turns = turns_left(tables, cells, seat, cells[SHEETS + seat], 0, 0)
    return taking_promise(tables, cells, seat, places, offers(tables, cells[SEATS], turns), numbers)


def worth_with_cards(tables: Tables, cells: Cells, seat: int, code: int, numbers: Sequence[float]) -> float:
    """What the sheet and the rest of the hand promise, a penalty included where it is due or will be."""
    hand = cells[HANDS + seat]
    marks = code
    if cells[PHASE] == PLAY:
        marks = numbers_crossed(code)
        hand ^= cards_played(hand, code)
    sheet = cross(tables, cells[SHEETS + seat], marks)
    nothing = seat == cells[ACTIVE] and not marks and not cells[CROSSED]
    if nothing and (cells[PHASE] == PLAY or not can_cross(tables, sheet, hand)):
        sheet += PENALTY
    return standing(tables, cells, seat, sheet, 0, hand, 0, numbers)


def worth_with_dice(
    tables: Tables, cells: Cells, seat: int, code: int, closed_now: int, numbers: Sequence[float]
) -> float:
    """The most that the rest of the turn can make of it, the dice being known."""
    sheet = cells[SHEETS + seat]
    if cells[PHASE] != MOVE:
        sheet = cross(tables, sheet, code)
    closed_then = closed_now | locked(tables, sheet)
    marks = 0
    own_action_to_come = for_everybody(cells[PHASE]) and seat == cells[ACTIVE]
    if own_action_to_come and count(closed_then) < tables.rows_to_end:
        rolled = in_play(tables, cells[ROLLED], closed_then)
        marks = open_numbers(tables, sheet, closed_then) & colour_numbers(tables, rolled)
    mark = 0
    most = -1e9
    while True:
        after = cross(tables, sheet, mark)
        most = max(most, worth_of_moves(tables, cells, seat, after, code, closed_now, numbers))
        if not marks:
            return most
        mark = marks & -marks
        marks ^= mark


def worth_of_moves(
    tables: Tables, cells: Cells, seat: int, sheet: int, code: int, closed_now: int, numbers: Sequence[float]
) -> float:
    """The most that moving the pawn, if it is still to be moved, can make of a sheet; with the penalty if it is due."""
    closed_now |= locked(tables, sheet)
    goes_on = seat == cells[ACTIVE] and count(closed_now) < tables.rows_to_end
    fewest = farthest = 0
    if cells[PHASE] == MOVE:
        fewest = farthest = code
    elif goes_on and len(tables.track):
        farthest = FARTHEST
    open_now = open_numbers(tables, sheet, closed_now)
    most = -1e9
    for steps in range(fewest, farthest + 1):
        field = field_after(tables, cells, seat, steps)
        after = sheet
        if steps:
            if not may_land(tables, field, sheet, open_now):
                continue
            after = cross(tables, sheet, tables.track[field - 1] & ~sheet)
        if goes_on and not cells[CROSSED] and after == cells[SHEETS + seat]:
            after += PENALTY
        closed_then = closed_now | locked(tables, after)
        most = max(most, standing(tables, cells, seat, after, field, 0, closed_then, numbers))
    return most


def promised(
    tables: Tables,
    cells: Cells,
    seat: int,
    numbers: Sequence[float],
    scratch: Floats,  # noqa: ARG001 (it needs none)
    values: Floats,
) -> None:
    """What the sheet, the pawn and the hand of a seat promise as they are."""
    field = cells[PAWNS + seat] if len(tables.track) else 0
    hand = cells[HANDS + seat] if tables.suits else 0
    closed_now = 0 if tables.suits else closed(tables, cells)
    chance = standing(tables, cells, seat, cells[SHEETS + seat], field, hand, closed_now, numbers)
    values[WIN if cells[SEATS] > 1 else MARGIN] = chance


CALLS = (
    *reading.CALLS,
    *outlook.CALLS,
    is_outlook,
    worth,
    worth_between,
    worth_of_taking,
    worth_with_cards,
    worth_with_dice,
    worth_of_moves,
)


def numbers_for(game: Game) -> Sequence[float]:
    """What the rows of a game's sheet may come to."""
    return tables_of_rows(game.layout, game.descriptor.cards is not None)


def careful() -> Policy:
    """The policy; its tables are worked out for the game that it plays."""
    return Policy(choose, numbers_for, CALLS, standing=promised)
