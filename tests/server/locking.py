"""Tables at which a lock is announced: played to where somebody can cross a last number and others may follow."""

from collections.abc import Sequence
from functools import cache
from itertools import count
from random import Random

from qwixx.rules.actions import Action, Mark, Pass
from qwixx.tables.entries import Seat, Settings
from qwixx.tables.secret import hashed
from qwixx.tables.table import Table
from tests.server.prepared_tables import PreparedTable

MOST_SKIPPED = 2  # numbers, by players who want to complete rows


def lasts(table: Table) -> list[Mark]:
    """The last numbers of all rows."""
    layout = table.game.layout
    return [layout.marks(row)[-1] for row in range(len(layout.rows))]


def may_cross(table: Table, mark: Mark) -> list[int]:
    """The seats that may cross this number now."""
    game, state = table.playing
    return [seat for seat in range(state.seats) if mark in game.legal(state, seat)]


def lock_at(table: Table) -> Mark | None:
    """A last number that at least three seats may cross and one may not, before any row is closed."""
    game, state = table.playing
    if state.phase != "white" or len(table.waiting) < state.seats or game.view(state).closed:
        return None
    return next((mark for mark in lasts(table) if 3 <= len(may_cross(table, mark)) < state.seats), None)


def careful_with_locks(table: Table, seat: int) -> Action:
    """Cross what skips fewest numbers, but no last number."""
    game, state = table.playing
    layout, legal = game.layout, game.legal(state, seat)
    open_now = [game.sheet(state, seat).open(row) for row in range(len(layout.rows))]
    marks = {mark: row.index(mark) for mark in legal if isinstance(mark, Mark) for row in open_now if mark in row}
    fine = {mark: skipped for mark, skipped in marks.items() if mark not in lasts(table) and skipped <= MOST_SKIPPED}
    return min(fine, key=lambda mark: fine[mark]) if fine else legal[0]


@cache
def _seed(game: str, seats: int) -> int:
    """With which seed a game comes to a lock that some may follow."""
    nobody = tuple(Seat("person", f"Seat {seat}") for seat in range(seats))
    return next(seed for seed in count() if lock_at(_played("bada-bada", game, nobody, seed, Settings()).table))


def _played(code: str, game: str, seats: Sequence[Seat], seed: int, settings: Settings) -> PreparedTable:
    prepared = PreparedTable(code, game, seats, seats[0].device or hashed("host"), Random(seed), settings).start()
    return prepared.play(lambda table: table.status == "over" or lock_at(table) is not None, careful_with_locks)


def before_a_lock(
    code: str, seats: Sequence[Seat], game: str = "classic", settings: Settings | None = None
) -> tuple[PreparedTable, Mark]:
    """A table where everybody is to answer, and a last number that three may cross and another may not."""
    prepared = _played(code, game, seats, _seed(game, len(seats)), settings or Settings())
    mark = lock_at(prepared.table)
    assert mark is not None
    return prepared, mark


def announced(
    code: str, seats: Sequence[Seat], game: str = "classic", settings: Settings | None = None
) -> tuple[PreparedTable, Mark]:
    """The same after the first of them has crossed it and nobody else anything: the others are asked."""
    prepared, mark = before_a_lock(code, seats, game, settings)
    locker = may_cross(prepared.table, mark)[0]
    prepared.play(lambda table: table.playing[1].phase == "reply", lambda _, seat: mark if seat == locker else Pass())
    return prepared, mark
