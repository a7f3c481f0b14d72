"""What the network says of a position between turns.

Where Python interprets, most of the lines that a position looks up were added up before: choices differ in a row or a
pawn. So they are added up part by part, and each part is remembered as one long whole number (`packed.py`). Sums of
those are exact, so that they are the same in whatever parts they were added.
"""

from collections.abc import Sequence
from typing import TypeVar

from qwixx.otherwise import apart, compiled_calls
from qwixx.players.master.lines import KEYS, code_in_row, first_form, look_up, write_row, write_score
from qwixx.players.master.network import (
    BIAS,
    CODES,
    HIDDEN,
    LINES,
    OUT,
    SEATS_KNOWN,
    TABLE,
    UNITS,
    above_zero,
    sum_of_lines,
    value,
)
from qwixx.players.master.packed import SHORT, lines_of, read_off
from qwixx.players.master.quantised import Weights
from qwixx.players.master.rollers import POINTS, ROLLERS
from qwixx.players.master.track import (
    look_up_track,
    write_field,
    write_leads_on_track,
    write_look,
    write_penalties,
    write_race,
    write_rows,
)
from qwixx.players.policy import Floats
from qwixx.rules.kernel.cells import MAX_SEATS, SEATS, SHEETS
from qwixx.rules.kernel.dice import closed, score
from qwixx.rules.kernel.pawns import FINAL, PAWNS
from qwixx.rules.kernel.sheet import penalties
from qwixx.rules.kernel.source import Cells, Tables

MOST_PARTS = 4_000  # of each kind that are remembered
MOST_NETWORKS = 16

Ints = tuple[int, ...]
Key = TypeVar("Key")
Part = TypeVar("Part")


@apart
def judge_all_lines(tables: Tables, cells: Cells, numbers: Sequence[float], scratch: Floats) -> None:
    """The same, every line looked up and added."""
    size = 0
    if len(tables.track):
        size = look_up_track(tables, cells, numbers, scratch)
    else:
        size = look_up(tables, cells, numbers, scratch)
    units = int(numbers[UNITS])
    sum_of_lines(numbers, int(numbers[TABLE]), int(numbers[BIAS]), units, scratch, LINES, size, HIDDEN)
    value(numbers, scratch)


@compiled_calls(judge_all_lines)
def judge(tables: Tables, cells: Cells, numbers: Sequence[float], scratch: Floats) -> None:
    """Write what the network says of a position at `OUT`; who is shown to it stands at `ROLLERS`."""
    parts = _parts_of(tables, numbers)
    total = parts.on_track(cells, scratch) if len(tables.track) else parts.off_track(cells, scratch)
    said = parts.said.get(total)
    if said is None:
        units = int(numbers[UNITS])
        scratch[HIDDEN : HIDDEN + units] = above_zero(read_off(total, units, SHORT))
        value(parts.first, scratch)
        said = parts.said.keep(total, scratch[OUT : OUT + 2 * MAX_SEATS])
    scratch[OUT : OUT + 2 * MAX_SEATS] = said


class Remembered(dict[Key, Part]):
    """Parts by what they depend on; all are forgotten when there are too many."""

    def keep(self, key: Key, part: Part) -> Part:
        """Remember a part."""
        if len(self) >= MOST_PARTS:
            self.clear()
        self[key] = part
        return part


class Parts:
    """The sums of one network in one game, in the parts that positions have in common."""

    def __init__(self, tables: Tables, numbers: Sequence[float]) -> None:
        self.tables, self.numbers = tables, numbers
        self.first = numbers.first if isinstance(numbers, Weights) else numbers  # all but the table, and faster
        self.said: Remembered[int, Floats] = Remembered()  # by the sum of all lines
        self._known, self._codes = int(numbers[SEATS_KNOWN]), int(numbers[CODES]) + 1
        self._table, self._units = int(numbers[TABLE]), int(numbers[UNITS])
        self._lines = lines_of(numbers, self._units, SHORT)
        self._bias = self._lines[int(numbers[BIAS])]
        self._sheets: Remembered[Ints, tuple[Ints, Ints]] = Remembered()
        self._seats: Remembered[Ints, tuple[int, int]] = Remembered()
        self._rows: Remembered[Ints, int] = Remembered()
        self._scores: Remembered[tuple[object, ...], int] = Remembered()
        self._races: Remembered[Ints, int] = Remembered()

    def off_track(self, cells: Cells, scratch: Floats) -> int:
        """The sum of the lines of `look_up`: by the keys of all rows, and by points and penalties."""
        shut = closed(self.tables, cells)
        seen = [self._sheet(cells, place, seat, shut) for place, seat in enumerate(self._rollers(scratch))]
        keys, scores = tuple(map(sum, zip(*(codes for codes, _ in seen), strict=True))), tuple(how for _, how in seen)
        rows = self._rows.get(keys) or self._rows.keep(keys, self._sum_of_rows(keys, scratch))
        score = self._scores.get(scores)
        if score is None:
            scratch[POINTS : POINTS + self._known] = [points for points, _ in scores]
            size = write_score(self.tables, cells, self.first, scratch, 0)
            score = self._scores.keep(scores, self._sum(scratch, size))
        return self._bias + rows + score

    def on_track(self, cells: Cells, scratch: Floats) -> int:
        """The sum of the lines of `look_up_track`: seat by seat, then by their points and by their fields."""
        shut, total, points, fields = closed(self.tables, cells), self._bias, list[int](), list[int]()
        pawns = cells[PAWNS : PAWNS + cells[SEATS]]
        for place, seat in enumerate(self._rollers(scratch)):
            part, score = self._seat(cells, place, seat, shut, pawns, scratch)
            total += part
            points.append(score)
            fields.append(pawns[seat])
        return total + self._leads(cells, points, scratch) + self._race(cells, fields, scratch)

    def _rollers(self, scratch: Floats) -> list[int]:
        """The seats that are shown, in their order."""
        return [int(seat) for seat in scratch[ROLLERS : ROLLERS + self._known]]

    def _sum(self, scratch: Floats, size: int) -> int:
        """So many lines, added up."""
        return sum(self._lines[self._table + int(line) * self._units] for line in scratch[LINES : LINES + size])

    def _sheet(self, cells: Cells, place: int, seat: int, shut: int) -> tuple[Ints, Ints]:
        """What a seat's sheet gives to the key of every row, and its points and penalties."""
        sheet = cells[SHEETS + seat]
        found = self._sheets.get((place, sheet, shut))
        if found is None:
            codes = (code_in_row(sheet, shut, row, self.first) for row in range(self.tables.rows))
            to_keys = tuple(code * self._codes**place for code in codes)
            found = to_keys, (score(self.tables, cells, seat), penalties(sheet))
            self._sheets.keep((place, sheet, shut), found)
        return found

    def _sum_of_rows(self, keys: Ints, scratch: Floats) -> int:
        """The lines of all rows with these keys, put in order first."""
        scratch[KEYS : KEYS + len(keys)] = keys
        order = first_form(self.tables, self.first, scratch)
        return sum(self._row(row, keys[int(self.first[order + row])], scratch) for row in range(len(keys)))

    def _row(self, row: int, key: int, scratch: Floats) -> int:
        """The lines of a row with this key."""
        found = self._rows.get((row, key))
        if found is None:
            size = write_row(self.tables, row, key, self.first, scratch, 0)
            found = self._rows.keep((row, key), self._sum(scratch, size))
        return found

    def _seat(
        self, cells: Cells, place: int, seat: int, shut: int, pawns: list[int], scratch: Floats
    ) -> tuple[int, int]:
        """The lines of a seat, and its points; of the other pawns those count that are ahead of its own."""
        own, sheet = pawns[seat], cells[SHEETS + seat]
        key = (place, sheet, shut, own, *sorted(pawn for pawn in pawns if pawn > own))
        found = self._seats.get(key)
        if found is None:
            size = write_rows(self.tables, cells, place, shut, self.first, scratch, 0)
            size = write_penalties(self.tables, cells, place, self.first, scratch, size)
            size = write_look(self.tables, cells, place, shut, self.first, scratch, size)
            size = write_field(self.tables, cells, place, self.first, scratch, size)
            found = self._seats.keep(key, (self._sum(scratch, size), score(self.tables, cells, seat)))
        return found

    def _leads(self, cells: Cells, points: list[int], scratch: Floats) -> int:
        """The lines of how far everybody leads, and of the turns that are left."""
        key = (cells[FINAL], *points)
        found = self._scores.get(key)
        if found is None:
            scratch[POINTS : POINTS + self._known] = points
            size = write_leads_on_track(self.tables, cells, self.first, scratch, 0)
            found = self._scores.keep(key, self._sum(scratch, size))
        return found

    def _race(self, cells: Cells, fields: list[int], scratch: Floats) -> int:
        """The lines of how far every pawn is before the others."""
        key = tuple(fields)
        found = self._races.get(key)
        if found is None:
            size = write_race(self.tables, cells, self.first, scratch, 0)
            found = self._races.keep(key, self._sum(scratch, size))
        return found


_kept: dict[int, Parts] = {}


def _parts_of(tables: Tables, numbers: Sequence[float]) -> Parts:
    """The parts of a network; they are kept if its numbers cannot change."""
    found = _kept.get(id(numbers))
    if found is None or found.numbers is not numbers or found.tables is not tables:
        found = Parts(tables, numbers)
        if isinstance(numbers, tuple | Weights):
            if len(_kept) >= MOST_NETWORKS:
                _kept.clear()
            _kept[id(numbers)] = found
    return found


CALLS = (judge_all_lines, judge)
