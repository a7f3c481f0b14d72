"""What a network is shown of a position on a track: sheets number by number, and what lies before every pawn."""

from collections.abc import Sequence

from qwixx.otherwise import apart
from qwixx.players.master.memory import is_seen, remember_seen
from qwixx.players.master.network import CODE_OF, CODES, FIELDS, LINES, LOOKS, SEATS_KNOWN
from qwixx.players.master.rollers import LEADS, ROLLERS, lead_line, write_points
from qwixx.players.policy import Floats
from qwixx.rules.kernel.cells import SHEETS
from qwixx.rules.kernel.dice import closed
from qwixx.rules.kernel.pawns import FINAL, PAWNS, occupied
from qwixx.rules.kernel.sheet import ROW_BITS, open_in_row, penalties, row_bits
from qwixx.rules.kernel.source import Cells, Tables
from qwixx.rules.layout import place_of

WINDOW = 15  # free fields ahead that are shown
HORIZON = 40  # free fields ahead of which it is told how many are lost or crossed
BEYOND = HORIZON - WINDOW + 1
GROUP = 3  # of them that are looked up together
GROUPS = WINDOW // GROUP
A_WINDOW = GROUPS + 2  # lines: after the groups what is lost, and what is crossed
HALF = ROW_BITS // 2  # bits of a row that are looked up together
MOST_LEFT = 40  # more fields left are looked up as this
MOST_AHEAD = 20  # a pawn further ahead is looked up as this
MOST_POINTS = 20
SOON, LATER = 5, 15  # fields on, where the points are looked up

CROSSED, NEVER, NEAR, FARTHER, FAR = range(5)
STATES = 5
NEAR_SKIPS, FARTHER_SKIPS = 1, 3


@apart
def look_up_track(tables: Tables, cells: Cells, numbers: Sequence[float], scratch: Floats) -> int:
    """Write the lines of a position before a roll; how many there are."""
    seats, rows, codes = int(numbers[SEATS_KNOWN]), tables.rows, int(numbers[CODES])
    shut, code_of, size, begin = closed(tables, cells), int(numbers[CODE_OF]), 0, 0
    for place in range(seats):
        sheet = cells[SHEETS + int(scratch[ROLLERS + place])]
        for row in range(rows):
            bits = row_bits(sheet, row)
            pair = int(numbers[code_of + bits])
            halves = seats * rows * (codes + 1) + ((place * rows + row) << HALF + 1)
            scratch[LINES + size] = (place * rows + row) * (codes + 1) + (codes if row_bits(shut, row) else pair)
            scratch[LINES + size + 1] = halves + (bits & ((1 << HALF) - 1))
            scratch[LINES + size + 2] = halves + (1 << HALF) + (bits >> HALF)
            size += 3
    begin = seats * rows * (codes + 1 + (2 << HALF))
    for place in range(seats):
        taken = penalties(cells[SHEETS + int(scratch[ROLLERS + place])])
        scratch[LINES + size] = begin + place * tables.boxes + taken
        size += 1
    begin += seats * tables.boxes
    write_points(tables, cells, seats, scratch)
    for place in range(1 if seats == 2 else seats):
        announced = LEADS if cells[FINAL] else 0
        scratch[LINES + size] = begin + place * 2 * LEADS + announced + lead_line(place, seats, scratch)
        size += 1
    begin += (1 if seats == 2 else seats) * 2 * LEADS
    scratch[LINES + size] = begin + cells[FINAL]
    size = write_windows(tables, cells, shut, begin + seats, seats, numbers, scratch, size + 1)
    begin += seats + seats * (GROUPS * STATES**GROUP + 2 * BEYOND)
    return write_fields(tables, cells, begin, seats, scratch, size)


def write_windows(
    tables: Tables,
    cells: Cells,
    shut: int,
    begin: int,
    seats: int,
    numbers: Sequence[float],
    scratch: Floats,
    size: int,
) -> int:
    """By seat: how the next free fields look to it, a few at a time; of those beyond how many are lost, or crossed."""
    beyond = begin + seats * GROUPS * STATES**GROUP
    for place in range(seats):
        seat, first = int(scratch[ROLLERS + place]), begin + place * GROUPS * STATES**GROUP
        if not is_seen(cells, seat, shut, first, scratch, size):
            write_window(tables, cells, seat, shut, first, numbers, scratch, size)
            scratch[LINES + size + GROUPS] += beyond + place * BEYOND
            scratch[LINES + size + GROUPS + 1] += beyond + (seats + place) * BEYOND
            remember_seen(cells, seat, shut, first, scratch, size, A_WINDOW)
        size += A_WINDOW
    return size


@apart
def write_window(
    tables: Tables,
    cells: Cells,
    seat: int,
    shut: int,
    begin: int,
    numbers: Sequence[float],
    scratch: Floats,
    size: int,
) -> None:
    """How the next free fields look to a seat, a few at a time; then how many beyond are lost, and how many crossed."""
    field, group, power, lost, crossed = cells[PAWNS + seat], 0, 1, 0, 0
    fields, looks_at = int(numbers[FIELDS]), int(numbers[LOOKS])
    for step in range(HORIZON):
        field += 1
        while field <= len(tables.track) and occupied(cells, field):
            field += 1
        look = look_of_field(tables, cells[SHEETS + seat], shut, field, fields, looks_at, numbers)
        if step < WINDOW:
            group += power * look
            power *= STATES
            if power == STATES**GROUP:
                scratch[LINES + size] = begin + group
                begin += STATES**GROUP
                size, group, power = size + 1, 0, 1
        elif field > len(tables.track):
            break
        else:
            lost += 1 if look == NEVER else 0
            crossed += 1 if look == CROSSED else 0
    scratch[LINES + size] = lost
    scratch[LINES + size + 1] = crossed


def look_of_field(
    tables: Tables, sheet: int, shut: int, field: int, fields: int, looks_at: int, numbers: Sequence[float]
) -> int:
    """How the number on a field looks to somebody with this sheet; past the end there is none."""
    if field > len(tables.track):
        return NEVER
    printed = fields + 2 * field
    row, place = int(numbers[printed]), int(numbers[printed + 1])
    look = int(numbers[looks_at + row_bits(sheet, row) * ROW_BITS + place])
    return NEVER if look != CROSSED and row_bits(shut, row) else look


def looks(tables: Tables) -> list[float]:
    """By the crosses of a row and the place of a number in it: crossed, given up for ever, or how far it is there.

    A last number that may not be crossed yet is far. The rows of the sheet are alike.
    """
    rows = ((bits, bits.bit_length(), open_in_row(tables, 0, bits)) for bits in range(1 << ROW_BITS))
    return [
        float(CROSSED if bits >> place & 1 else look_ahead(place, place - edge, marks))
        for bits, edge, marks in rows
        for place in range(ROW_BITS)
    ]


def look_ahead(place: int, skipped: int, marks: int) -> int:
    """How a number that is not crossed looks, so many before it being skipped; those marked may be crossed next."""
    if skipped < 0 or place == ROW_BITS - 1:
        return NEVER
    if skipped > FARTHER_SKIPS or not marks >> place & 1:
        return FAR
    return NEAR if skipped <= NEAR_SKIPS else FARTHER


def printed(tables: Tables) -> tuple[tuple[float, ...], ...]:
    """What a network needs to know of a track beside its weights: how numbers look, and what stands on every field."""
    places = ((0, 0), *(place_of(number) for number in tables.track))
    return tuple(looks(tables)), tuple(float(part) for pair in places for part in pair)


def write_fields(tables: Tables, cells: Cells, begin: int, seats: int, scratch: Floats, size: int) -> int:
    """How many fields are left to every seat, what points lie ahead of it, and how far its pawn is before others."""
    for place in range(seats):
        field = cells[PAWNS + int(scratch[ROLLERS + place])]
        left = min(len(tables.track) - field, MOST_LEFT)
        scratch[LINES + size] = begin + place * (MOST_LEFT + 1) + left
        soon = begin + seats * (MOST_LEFT + 1) + place * (MOST_POINTS + 1)
        scratch[LINES + size + 1] = soon + points_gained(tables, field, SOON)
        scratch[LINES + size + 2] = soon + seats * (MOST_POINTS + 1) + points_gained(tables, field, LATER)
        size += 3
    begin += seats * (MOST_LEFT + 1 + 2 * (MOST_POINTS + 1))
    for place in range(1 if seats == 2 else seats):
        before = MOST_AHEAD
        for other in range(seats):
            if other != place:
                theirs = cells[PAWNS + int(scratch[ROLLERS + other])]
                before = min(before, cells[PAWNS + int(scratch[ROLLERS + place])] - theirs)
        scratch[LINES + size] = begin + place * (2 * MOST_AHEAD + 1) + max(before, -MOST_AHEAD) + MOST_AHEAD
        size += 1
    return size


def points_gained(tables: Tables, field: int, fields: int) -> int:
    """How many points more lie under the field so many fields on, or under the last one."""
    return tables.bonus[min(field + fields, len(tables.track))] - tables.bonus[field]


CALLS = (look_up_track, write_windows, write_window, look_of_field, write_fields, points_gained)
