"""How a game came to its end."""

from qwixx.rules.game import Game
from qwixx.rules.kernel.cells import SEATS, SHEETS
from qwixx.rules.kernel.sheet import count, locked
from qwixx.rules.kernel.source import Cells, Tables
from qwixx.rules.kernel.turn import boxes_full
from qwixx.rules.match import Match

ROWS, PENALTIES, TRACK, STOPPED = range(4)
ENDINGS = ("rows", "penalties", "track", "stopped")

NO_MATCH = -1


def match_place(game: Game) -> int:
    """The cell in which a match counts the games played."""
    return game.game.kernel.size if isinstance(game, Match) else NO_MATCH


def ending(tables: Tables, cells: Cells, match: int) -> int:
    """What ended this game, or the last game of a match unless all agreed to stop before that."""
    if match != NO_MATCH and cells[match] < tables.games:
        return STOPPED
    if boxes_full(tables, cells):
        return PENALTIES
    locks = 0
    for seat in range(cells[SEATS]):
        locks |= locked(tables, cells[SHEETS + seat])
    return ROWS if count(locks) >= tables.rows_to_end else TRACK
