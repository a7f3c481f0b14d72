"""What a network is shown of a position on a track: sheets number by number, and what lies before every pawn."""

from collections.abc import Sequence

from qwixx.otherwise import apart
from qwixx.players.master.lines import code_in_row
from qwixx.players.master.network import CODES, FIELDS, LINES, LOOKS, SEATS_KNOWN
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
    seats, shut, size = int(numbers[SEATS_KNOWN]), closed(tables, cells), 0
    for place in range(seats):
        size = write_rows(tables, cells, place, shut, numbers, scratch, size)
    for place in range(seats):
        size = write_penalties(tables, cells, place, numbers, scratch, size)
    write_points(tables, cells, seats, scratch)
    size = write_leads_on_track(tables, cells, numbers, scratch, size)
    for place in range(seats):
        size = write_look(tables, cells, place, shut, numbers, scratch, size)
    for place in range(seats):
        size = write_field(tables, cells, place, numbers, scratch, size)
    return write_race(tables, cells, numbers, scratch, size)


def write_rows(
    tables: Tables, cells: Cells, place: int, shut: int, numbers: Sequence[float], scratch: Floats, size: int
) -> int:
    """The lines of a seat's rows: each as in other games, and its numbers in two halves."""
    seats, rows, codes = int(numbers[SEATS_KNOWN]), tables.rows, int(numbers[CODES])
    sheet = cells[SHEETS + int(scratch[ROLLERS + place])]
    for row in range(rows):
        bits, code = row_bits(sheet, row), code_in_row(sheet, shut, row, numbers)
        halves = seats * rows * (codes + 1) + ((place * rows + row) << HALF + 1)
        scratch[LINES + size] = (place * rows + row) * (codes + 1) + code
        scratch[LINES + size + 1] = halves + (bits & ((1 << HALF) - 1))
        scratch[LINES + size + 2] = halves + (1 << HALF) + (bits >> HALF)
        size += 3
    return size


def after_rows(tables: Tables, numbers: Sequence[float]) -> int:
    """The first line after those of the rows, where the penalties begin."""
    return int(numbers[SEATS_KNOWN]) * tables.rows * (int(numbers[CODES]) + 1 + (2 << HALF))


def write_penalties(
    tables: Tables, cells: Cells, place: int, numbers: Sequence[float], scratch: Floats, size: int
) -> int:
    """The line of a seat's penalties."""
    taken = penalties(cells[SHEETS + int(scratch[ROLLERS + place])])
    scratch[LINES + size] = after_rows(tables, numbers) + place * tables.boxes + taken
    return size + 1


def write_leads_on_track(tables: Tables, cells: Cells, numbers: Sequence[float], scratch: Floats, size: int) -> int:
    """The lines of how far everybody leads by their points, and of how many turns are left once that is known."""
    seats = int(numbers[SEATS_KNOWN])
    begin = after_rows(tables, numbers) + seats * tables.boxes
    announced = LEADS if cells[FINAL] else 0
    for place in range(1 if seats == 2 else seats):
        scratch[LINES + size] = begin + place * 2 * LEADS + announced + lead_line(place, seats, scratch)
        size += 1
    scratch[LINES + size] = begin + (1 if seats == 2 else seats) * 2 * LEADS + cells[FINAL]
    return size + 1


def after_leads(tables: Tables, numbers: Sequence[float]) -> int:
    """The first line after those of leads and turns, where the windows begin."""
    seats = int(numbers[SEATS_KNOWN])
    return after_rows(tables, numbers) + seats * tables.boxes + (1 if seats == 2 else seats) * 2 * LEADS + seats


def write_look(
    tables: Tables, cells: Cells, place: int, shut: int, numbers: Sequence[float], scratch: Floats, size: int
) -> int:
    """How the next free fields look to a seat, a few at a time; of those beyond how many are lost, or crossed."""
    seats, begin = int(numbers[SEATS_KNOWN]), after_leads(tables, numbers)
    beyond = begin + seats * GROUPS * STATES**GROUP
    seat, first = int(scratch[ROLLERS + place]), begin + place * GROUPS * STATES**GROUP
    write_window(tables, cells, seat, shut, first, numbers, scratch, size)
    scratch[LINES + size + GROUPS] += beyond + place * BEYOND
    scratch[LINES + size + GROUPS + 1] += beyond + (seats + place) * BEYOND
    return size + A_WINDOW


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


def after_looks(tables: Tables, numbers: Sequence[float]) -> int:
    """The first line after those of the windows, where the fields begin."""
    fields: int = GROUPS * STATES**GROUP + 2 * BEYOND
    return after_leads(tables, numbers) + int(numbers[SEATS_KNOWN]) * fields


def write_field(tables: Tables, cells: Cells, place: int, numbers: Sequence[float], scratch: Floats, size: int) -> int:
    """How many fields are left to a seat, and what points lie ahead of it."""
    seats, begin = int(numbers[SEATS_KNOWN]), after_looks(tables, numbers)
    field = cells[PAWNS + int(scratch[ROLLERS + place])]
    left = min(len(tables.track) - field, MOST_LEFT)
    soon = begin + seats * (MOST_LEFT + 1) + place * (MOST_POINTS + 1)
    scratch[LINES + size] = begin + place * (MOST_LEFT + 1) + left
    scratch[LINES + size + 1] = soon + points_gained(tables, field, SOON)
    scratch[LINES + size + 2] = soon + seats * (MOST_POINTS + 1) + points_gained(tables, field, LATER)
    return size + 3


def write_race(tables: Tables, cells: Cells, numbers: Sequence[float], scratch: Floats, size: int) -> int:
    """How far every pawn is before the others."""
    seats = int(numbers[SEATS_KNOWN])
    begin = after_looks(tables, numbers) + seats * (MOST_LEFT + 1 + 2 * (MOST_POINTS + 1))
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


CALLS = (
    look_up_track,
    write_rows,
    after_rows,
    write_penalties,
    write_leads_on_track,
    after_leads,
    write_look,
    write_window,
    look_of_field,
    after_looks,
    write_field,
    write_race,
    points_gained,
)
