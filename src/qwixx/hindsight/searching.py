"""The games with one ending, turn by turn: of those that still may be better than what is known, as many as there is
room for."""

from collections.abc import Generator, Iterator
from heapq import nlargest
from math import inf
from typing import NamedTuple

from qwixx.hindsight.ahead import Ahead
from qwixx.hindsight.known import Ending, Known
from qwixx.hindsight.prices import Prices
from qwixx.hindsight.rows import ALIKE
from qwixx.rules.kernel.dice import colour_numbers, in_play, white_numbers
from qwixx.rules.kernel.sheet import (
    PENALTY,
    PENALTY_SHIFT,
    ROW,
    ROW_BITS,
    count,
    cross,
    locked,
    open_numbers,
    penalties,
    row_bits,
    sheet_score,
)
from qwixx.rules.kernel.source import Tables

ALMOST = 1e-6  # scores are whole numbers: what rounding may have taken from a bound

Crosses = tuple[int, int]  # of a turn: the white cross and the coloured one, 0 for none
Step = tuple[int, Crosses]  # the sheet before a turn, and what was crossed in it


class Found(NamedTuple):
    """What a search came to."""

    score: int  # the best that is known
    line: list[Crosses] | None  # turn by turn, if it was found here
    left_out: float  # what was left out for want of room can bring at most this
    sheets: int  # that were looked at


def searching(known: Known, prices: Prices, ending: Ending, score: int, room: int) -> Generator[None, None, Found]:
    """The best game with this ending, if it has more than this score; so many sheets a turn are kept. Turn by turn."""
    tables, ahead = known.tables, Ahead(known, prices, ending)
    found = Found(score, None, -inf, 0)
    level: dict[int, float] = {0: inf}
    before: list[dict[int, Step]] = []
    for turn in range(ending.crossing):
        came: dict[int, Step] = {}
        after: dict[int, float] = {}
        for sheet in level:
            for crosses, then in turns_of(tables, sheet, known.rolls[turn]):
                if _ends(tables, then):
                    if turn + 1 == ending.turns:
                        found = _better(found, sheet_score(tables, then), before, sheet, crosses)
                    continue
                state = _state(tables, then)
                if state not in after and (most := ahead.at_most(state, turn + 1)) >= found.score + 1 - ALMOST:
                    after[state], came[state] = most, (sheet, crosses)
        kept, left_out = _best_of(_undominated(tables, after), room)
        found = found._replace(left_out=max(found.left_out, left_out), sheets=found.sheets + len(level))
        before.append({state: came[state] for state in kept})
        level = kept
        yield
    for sheet in level if ending.full else ():
        found = _better(found, sheet_score(tables, sheet + PENALTY), before, sheet, (0, 0))
    return found


def _better(found: Found, score: int, before: list[dict[int, Step]], sheet: int, crosses: Crosses) -> Found:
    """What is found, with a game that ends after this sheet if it is better."""
    return found._replace(score=score, line=[*_way(before, sheet), crosses]) if score > found.score else found


def _best_of(sheets: dict[int, float], room: int) -> tuple[dict[int, float], float]:
    """The most promising sheets, and what the others can bring at most."""
    if len(sheets) <= room:
        return sheets, -inf
    best = nlargest(room + 1, sheets.items(), key=lambda one: one[1])
    return dict(best[:room]), best[-1][1]


def _way(before: list[dict[int, Step]], sheet: int) -> list[Crosses]:
    """What was crossed, turn by turn, up to a sheet."""
    found = []
    for came in reversed(before):
        sheet, crosses = came[sheet]
        found.append(crosses)
    return found[::-1]


def turns_of(tables: Tables, sheet: int, roll: int) -> Iterator[tuple[Crosses, int]]:
    """Everything that can be crossed in a turn with a roll, each with the sheet after it."""
    shut = locked(tables, sheet)
    for white in (0, *_single(open_numbers(tables, sheet, shut) & white_numbers(tables, roll))):
        called = cross(tables, sheet, white)
        shut = locked(tables, called)
        if count(shut) >= tables.rows_to_end:
            yield (white, 0), called
            continue
        offered = colour_numbers(tables, in_play(tables, roll, shut))
        for colour in (0, *_single(open_numbers(tables, called, shut) & offered)):
            yield (white, colour), cross(tables, called, colour) if white or colour else called + PENALTY


def _single(marks: int) -> Iterator[int]:
    while marks:
        yield marks & -marks
        marks &= marks - 1


def _ends(tables: Tables, sheet: int) -> bool:
    return count(locked(tables, sheet)) >= tables.rows_to_end or penalties(sheet) >= tables.boxes


def _state(tables: Tables, sheet: int) -> int:
    """A sheet with each row as its state is written."""
    state = sheet >> PENALTY_SHIFT << PENALTY_SHIFT
    for row in range(tables.rows):
        state |= ALIKE[row_bits(sheet, row)] << (row * ROW_BITS)
    return state


# -- what is not worth following ---------------------------------------------------------------------------------------


def _undominated(tables: Tables, sheets: dict[int, float]) -> dict[int, float]:
    """The sheets without those to which another is alike but for one row, where it has more crosses and not less room.

    Whatever can be crossed on such a sheet can be crossed on the other as well.
    """
    if sorted(tables.points) != [tables.points[bits] for bits in sorted(range(ROW + 1), key=count)]:
        return sheets  # more crosses might bring fewer points
    for row in range(tables.rows):
        shift, lock = row * ROW_BITS, row_bits(tables.locks, row)
        groups: dict[int, list[int]] = {}
        for sheet in sheets:
            if not (bits := row_bits(sheet, row)) & lock:
                groups.setdefault(sheet ^ (bits << shift), []).append(bits)
        for others, group in groups.items():
            most = -1
            for bits in sorted(group, key=lambda one: (one.bit_length(), -count(one))):
                if count(bits) <= most:
                    del sheets[others | bits << shift]
                most = max(most, count(bits))
    return sheets
