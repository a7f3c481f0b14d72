"""An upper bound of the score by prices (Lagrange multipliers).

What ties the rows together is that a turn has one white cross and one coloured one at most, and either of them or a
penalty at least. If a cross has a price instead, and a turn without one costs, each row can be played by itself as well
as possible. What comes of that, and of the prices, is never less than the best score; so the lowest of many is sought.
"""

from collections.abc import Sequence
from itertools import combinations
from math import inf
from typing import NamedTuple

from qwixx.hindsight.known import Ending, Known

FIRST_DUE = 2.0  # where the search for prices begins
PATIENCE = 8  # rounds without a lower bound, after which steps become shorter
SHORTER = 0.6


class Prices(NamedTuple):
    """By turn: of the white cross, of the coloured one, and what a turn is charged in which nothing is crossed."""

    white: list[float]
    colour: list[float]
    due: list[float]

    def left(self, turn: int, turns: int) -> float:
        """What is taken into account whatever is crossed from a turn on."""
        return sum(self.white[turn:turns]) + sum(self.colour[turn:turns]) - sum(self.due[turn:turns])

    def penalties(self, penalty: int, turn: int, turns: int) -> list[float]:
        """What a penalty brings in each of these turns, most first."""
        return sorted((due - penalty for due in self.due[turn:turns]), reverse=True)


class Bound(NamedTuple):
    """An upper bound of all games with an ending, and the rows that are locked in what it comes from."""

    value: float
    ending: Ending
    locked: tuple[int, ...]


def first_prices(turns: int) -> Prices:
    """Prices to begin with."""
    return Prices([0.0] * turns, [0.0] * turns, [FIRST_DUE] * turns)


def lowered(
    known: Known, prices: Prices, endings: Sequence[Ending], goal: float, rounds: int
) -> tuple[Prices, list[Bound]]:
    """Better prices for these endings, sought for so many rounds or until none of them can bring more than the goal."""
    now = Prices(*(list(one) for one in prices))
    turns = max(ending.crossing for ending in endings)
    best, lowest, found = prices, inf, [Bound(inf, ending, ()) for ending in endings]
    rate, waited = 1.0, 0
    for _ in range(rounds):
        paths = _all_paths(known, now, turns)
        tried = [_bound(known, now, ending, paths) for ending in endings]
        top = max(tried)
        waited = 0 if top.value < lowest - 0.05 else waited + 1
        if top.value < lowest:
            lowest, best, found = top.value, Prices(*(list(one) for one in now)), tried
        if lowest < goal + 1 or lowest == -inf:
            break
        if waited > PATIENCE:
            rate, waited = rate * SHORTER, 0
        if not _step(known, now, top, paths, rate * (top.value - goal)):
            break
    return best, found


# -- a row by itself ---------------------------------------------------------------------------------------------------


class Paths(NamedTuple):
    """The best way of a row into each of its states, after each turn, from the blank one."""

    values: list[list[float]]  # by turns passed: by state
    came: list[dict[int, int]]  # by action, two a turn: from where a state was reached better than before
    unlocked: list[float]  # by turns passed: the best with its points, not locked
    locked: list[float]  # the same, locked


def _all_paths(known: Known, prices: Prices, turns: int) -> list[Paths]:
    return [_paths(known, prices, turns, row) for row in range(known.tables.rows)]


def _paths(known: Known, prices: Prices, turns: int, row: int) -> Paths:
    states, unlocked, points, moves = known.rows[row]
    now = [0.0] + [-inf] * (len(states) - 1)
    paths = Paths([now[:]], [], [], [])
    _keep_best(paths, now, points, unlocked)
    for turn in range(turns):
        for offered, price in (
            (known.white[row][turn], prices.white[turn] - prices.due[turn]),
            (known.colour[row][turn], prices.colour[turn] - prices.due[turn]),
        ):
            came: dict[int, int] = {}
            for place in reversed(offered):  # so that no cross follows another in the same action
                for start, end in moves[place]:
                    if (value := now[start] - price) > now[end]:
                        now[end] = value
                        came[end] = start
            paths.came.append(came)
        paths.values.append(now[:])
        _keep_best(paths, now, points, unlocked)
    return paths


def _keep_best(paths: Paths, now: list[float], points: list[int], unlocked: int) -> None:
    worth = [value + more for value, more in zip(now, points, strict=True)]
    paths.unlocked.append(max(worth[:unlocked]))
    paths.locked.append(max(worth[unlocked:], default=-inf))


# -- all rows ----------------------------------------------------------------------------------------------------------


def _bound(known: Known, prices: Prices, ending: Ending, paths: Sequence[Paths]) -> Bound:
    turns, tables = ending.crossing, known.tables
    locks = range(tables.rows_to_end) if ending.full else (tables.rows_to_end,)
    base = sum(path.unlocked[turns] for path in paths)
    more = [path.locked[turns] - path.unlocked[turns] for path in paths]
    chosen = (rows for size in locks for rows in combinations(range(tables.rows), size))
    best = max(((sum(more[row] for row in rows), rows) for rows in chosen), default=(-inf, ()))
    value = base + best[0] + prices.left(0, turns) + penalty_part(known, prices, ending, 0, 0)
    return Bound(value, ending, best[1])


def penalty_part(known: Known, prices: Prices, ending: Ending, turn: int, taken: int) -> float:
    """What penalties still bring at most from a turn on, and what those cost that were taken."""
    boxes, penalty = known.tables.boxes, known.tables.penalty
    worth = prices.penalties(penalty, turn, ending.crossing)[: boxes - 1 - taken]
    if not ending.full:
        return sum(one for one in worth if one > 0) - penalty * taken
    return sum(worth) - penalty * (taken + 1) if len(worth) == boxes - 1 - taken else -inf


def _step(known: Known, prices: Prices, bound: Bound, paths: Sequence[Paths], length: float) -> bool:
    """Make what is used too often dearer, and what is not used cheaper; false if there is nothing to change."""
    turns = bound.ending.crossing
    white, colour = [0] * turns, [0] * turns
    for row, path in enumerate(paths):
        for turn, second in _used(known, path, row, turns, row in bound.locked):
            (colour if second else white)[turn] += 1
    penalties = _penalised(known, prices, bound.ending)
    wanted = [
        (prices.white, [one - 1 for one in white]),
        (prices.colour, [one - 1 for one in colour]),
        (prices.due, [1 - white[turn] - colour[turn] - (turn in penalties) for turn in range(turns)]),
    ]
    square = sum(more * more for price, ways in wanted for turn, more in enumerate(ways) if more > 0 or price[turn] > 0)
    for price, ways in wanted:
        for turn, more in enumerate(ways):
            price[turn] = max(0.0, price[turn] + more * length / max(square, 1))
    return square > 0


def _used(known: Known, path: Paths, row: int, turns: int, locked: bool) -> list[tuple[int, int]]:
    """The actions, each with its turn, in which the best way of a row crosses something."""
    _, unlocked, points, _ = known.rows[row]
    values = path.values[turns]
    ends = range(unlocked, len(values)) if locked else range(unlocked)
    state = max(ends, key=lambda end: values[end] + points[end])
    found = []
    for action in range(2 * turns - 1, -1, -1):
        if state in path.came[action]:
            found.append(divmod(action, 2))
            state = path.came[action][state]
    return found


def _penalised(known: Known, prices: Prices, ending: Ending) -> list[int]:
    """The turns in which the bound takes a penalty."""
    turns = sorted(range(ending.crossing), key=lambda turn: -prices.due[turn])[: known.tables.boxes - 1]
    return [turn for turn in turns if ending.full or prices.due[turn] > known.tables.penalty]
