"""A sheet as a position of solo play, refused if it cannot come up there."""

from collections.abc import Iterator

from qwixx.rules.dice import classic
from qwixx.rules.errors import GameOver, UnreadableSheet, shown
from qwixx.rules.game import State
from qwixx.rules.kernel.cells import CROSSED, SHEETS
from qwixx.rules.kernel.dice import after_action
from qwixx.rules.kernel.phases import ROLL
from qwixx.rules.kernel.sheet import PENALTY, locked
from qwixx.rules.outcomes import First, Roll
from qwixx.rules.sheet import Sheet
from qwixx.rules.tables import tables_of


def position(sheet: Sheet) -> State:
    """A solo game with this sheet: the dice are to be rolled, or it is over."""
    state = _after_a_turn(sheet)
    if _over(sheet) and all(map(_over, _before_the_end(sheet))):
        raise UnreadableSheet(f"{shown(sheet)} cannot come up: the game was over before.")
    return state


def position_rolled(sheet: Sheet, roll: Roll) -> State:
    """The same game once these dice have been rolled."""
    game, state = classic(sheet.layout), position(sheet)
    if game.over(state):
        raise GameOver(f"The game is over with {shown(sheet)}: nothing is rolled any more.")
    return game.chance(state, roll)


def _after_a_turn(sheet: Sheet) -> State:
    """What follows the turn that has led to this sheet."""
    game = classic(sheet.layout)
    cells = list(game.chance(game.start(1), First(0)).cells)
    cells[SHEETS] = sheet.bits
    cells[CROSSED] = 1
    after_action(game.tables, cells, ROLL)
    return State(tuple(cells))


def _over(sheet: Sheet) -> bool:
    return classic(sheet.layout).over(_after_a_turn(sheet))


def _before_the_end(sheet: Sheet) -> Iterator[Sheet]:
    """The sheet without its last penalty, and without each of its locks."""
    if sheet.penalties:
        yield Sheet(sheet.bits - PENALTY, sheet.layout)
    locks = locked(tables_of(sheet.layout), sheet.bits)
    while locks:
        lock = locks & -locks
        yield Sheet(sheet.bits & ~(lock | lock >> 1), sheet.layout)
        locks ^= lock
