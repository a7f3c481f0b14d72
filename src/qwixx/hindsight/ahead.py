"""What a sheet in the middle of a game can come to at most, by prices."""

from math import inf

from qwixx.hindsight.known import Ending, Known
from qwixx.hindsight.prices import Prices, penalty_part
from qwixx.rules.kernel.sheet import ROW, ROW_BITS, penalties

Value = tuple[float, float, float]  # of a row that is not locked yet: what it brings so, locked some time, locked last


class Ahead:
    """The bounds of all sheets on the way to one ending."""

    def __init__(self, known: Known, prices: Prices, ending: Ending) -> None:
        turns, tables = ending.crossing, known.tables
        self._rows = [_values(known, prices, turns, row) for row in range(tables.rows)]
        self._fixed = [
            [
                prices.left(turn, turns) + penalty_part(known, prices, ending, turn, taken)
                for taken in range(tables.boxes)
            ]
            for turn in range(turns + 1)
        ]
        self._needed = tables.rows_to_end
        self._full = ending.full

    def at_most(self, sheet: int, turn: int) -> float:
        """What a sheet, its rows written as their states, can come to before a turn."""
        total, missing = self._fixed[turn][penalties(sheet)], self._needed
        some, last = [0.0] + [-inf] * missing, [-inf] * (missing + 1)  # by how many rows are locked, one of them last
        for row in self._rows:
            open_, more, most = row[turn][sheet & ROW]
            sheet >>= ROW_BITS
            total += open_
            if more == -inf and most == inf:
                missing -= 1
                continue
            for rows in range(missing, 0, -1):  # without max(), which would take most of the time of a search
                if some[rows - 1] + most > last[rows]:
                    last[rows] = some[rows - 1] + most
                if last[rows - 1] + more > last[rows]:
                    last[rows] = last[rows - 1] + more
                if some[rows - 1] + more > some[rows]:
                    some[rows] = some[rows - 1] + more
        return total + (max(some[:missing]) if self._full else last[missing])


def _values(known: Known, prices: Prices, turns: int, row: int) -> list[dict[int, Value]]:
    """By turns passed, and by the state of a row: what it can still come to.

    A row that is locked has its points, and (-inf, inf) for what locking would bring.
    """
    states, unlocked, points, moves = known.rows[row]
    size = len(states)
    stays = [float(one) for one in points[:unlocked]] + [-inf] * (size - unlocked)
    locks = [-inf] * unlocked + [float(one) for one in points[unlocked:]]
    last = [-inf] * size
    found = [_told(states, unlocked, stays, locks, last)]
    for turn in range(turns - 1, -1, -1):
        for offered, price in (
            (known.colour[row][turn], prices.colour[turn] - prices.due[turn]),
            (known.white[row][turn], prices.white[turn] - prices.due[turn]),
        ):
            for place in offered:  # from left to right, so that no cross follows another in the same action
                for start, end in moves[place]:
                    stays[start] = max(stays[start], stays[end] - price)
                    locks[start] = max(locks[start], locks[end] - price)
                    end_now = locks[end] if turn == turns - 1 and end >= unlocked else last[end]
                    last[start] = max(last[start], end_now - price)
        found.append(_told(states, unlocked, stays, locks, last))
    return found[::-1]


def _told(
    states: list[int], unlocked: int, stays: list[float], locks: list[float], last: list[float]
) -> dict[int, Value]:
    told = {
        bits: (stays[state], locks[state] - stays[state], last[state] - stays[state])
        for state, bits in enumerate(states[:unlocked])
    }
    return told | {bits: (locks[state], -inf, inf) for state, bits in enumerate(states[unlocked:], unlocked)}
