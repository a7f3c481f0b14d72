"""A printed sheet as tables for playing many games at once, worked out of the rules by trying everything.

What may still happen in a row depends on two things only: how far its crosses reach and how many they are. Such a pair
is a code; `sheet_of` walks through every row that can come about and refuses a sheet for which that is not so. With a
track it matters as well which numbers are crossed: there the twelve bits of a row are its code.
"""

from collections.abc import Callable
from itertools import permutations
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from qwixx.rules.errors import SetupError
from qwixx.rules.game import Game
from qwixx.rules.kernel.sheet import ROW_BITS, cross, locked, open_in_row, row_bits
from qwixx.rules.kernel.source import Tables
from qwixx.rules.layout import place_of
from qwixx.rules.tables import FACES, NUMBERS
from training.tracks import Tracks, many_tracks, tracks_of

Array = Any
"""An array of numpy or of JAX."""

WHITES = 2
NOWHERE = ROW_BITS - 1  # the place of the lock, where no number stands


class Sheet(NamedTuple):
    """What is printed, by code; `xp` is the library whose arrays these are."""

    xp: ModuleType
    rows: int
    dice: int
    codes: int
    may: Array  # by row, code and place: whether that number may be crossed next
    after: Array  # by row, code and place: the code once it is crossed
    points: Array  # by code
    locked: Array  # by code: whether the lock is crossed
    white: Array  # by row and number: its place in the row
    die_row: Array  # by coloured die and number: the row it stands in
    die_place: Array  # by coloured die and number: its place there
    leaves: Array  # by row and coloured die: whether that die leaves when the row is closed
    symmetries: Array  # the orders of the rows in which the same game is played
    code_of: Array  # by the bits of a row
    penalty: int
    boxes: int
    rows_to_end: int
    announced: bool
    tracks: Tracks | tuple[()]


def sheet_of(game: Game, xp: ModuleType = np, *, boards: int | None = None) -> Sheet:
    """The tables of a dice game; one with a track is given many boards by this seed instead of its own."""
    tables = game.tables
    if tables.suits or tables.games > 1:
        raise SetupError("Only a single game with dice is trained here.")
    reached = [reachable(tables, row) for row in range(tables.rows)]
    code = code_by_bits(reached) if len(tables.track) else code_by_pairs(reached)
    may, after, points, locks, code_of = _by_code(tables, reached, code)
    die_row, die_place = _by_die(tables)
    leaves = np.arange(tables.dice) == np.array(tables.lock_die)[:, None]
    return Sheet(
        xp=xp,
        rows=tables.rows,
        dice=tables.dice,
        codes=len(points),
        may=xp.asarray(may),
        after=xp.asarray(after),
        points=xp.asarray(points),
        locked=xp.asarray(locks),
        white=xp.asarray(_white(tables)),
        die_row=xp.asarray(die_row),
        die_place=xp.asarray(die_place),
        leaves=xp.asarray(leaves),
        symmetries=xp.asarray(symmetries(tables)),
        code_of=xp.asarray(code_of),
        penalty=tables.penalty,
        boxes=tables.boxes,
        rows_to_end=tables.rows_to_end,
        announced=bool(tables.announced),
        tracks=_tracks(tables, reached, xp, boards) if len(tables.track) else (),
    )


def code_by_pairs(reached: list[set[int]]) -> Callable[[int], int]:
    """How a row is numbered by how far its crosses reach and how many they are."""
    keys = sorted({key_of(bits) for rows in reached for bits in rows})
    code = {key: number for number, key in enumerate(keys)}
    return lambda bits: code[key_of(bits)]


def code_by_bits(reached: list[set[int]]) -> Callable[[int], int]:  # noqa: ARG001 (every numbering is made alike)
    """Every set of crosses is its own number."""
    return lambda bits: bits


def _tracks(tables: Tables, reached: list[set[int]], xp: ModuleType, seed: int | None) -> Tracks:
    """The track of a game, or many by this seed, with the numbers of the pairs."""
    code = code_by_pairs(reached)
    pair_of = np.zeros(1 << ROW_BITS, np.int32)
    for bits in set().union(*reached):
        pair_of[bits] = code(bits)
    return tracks_of(tables, pair_of, xp) if seed is None else many_tracks(tables, pair_of, seed, xp)


def key_of(bits: int) -> tuple[int, int]:
    """How far the crosses of a row reach, and how many they are."""
    return bits.bit_length(), bits.bit_count()


def reachable(tables: Tables, row: int) -> set[int]:
    """Every set of crosses that a row can come to, by the rules."""
    found, waiting = {0}, [0]
    while waiting:
        for after in successors(tables, row, waiting.pop()).values():
            if after not in found:
                found.add(after)
                waiting.append(after)
    return found


def successors(tables: Tables, row: int, bits: int) -> dict[int, int]:
    """By place: the crosses of a row after each number that may be crossed next."""
    shift = row * ROW_BITS
    places = [place for place in range(ROW_BITS) if open_in_row(tables, row, bits) >> place & 1]
    return {place: row_bits(cross(tables, bits << shift, 1 << shift + place), row) for place in places}


def _by_code(tables: Tables, reached: list[set[int]], code: Callable[[int], int]) -> tuple[Array, ...]:
    """What may be crossed, what comes of it, points, locks, and the code of every set of crosses."""
    codes = 1 + max(code(bits) for rows in reached for bits in rows)
    may = np.zeros((tables.rows, codes, ROW_BITS), bool)
    after = np.zeros((tables.rows, codes, ROW_BITS), np.int32)
    points, locks = np.zeros(codes, np.int32), np.zeros(codes, bool)
    code_of = np.zeros(1 << ROW_BITS, np.int32)
    seen: dict[tuple[int, int], tuple[object, ...]] = {}
    for row, rows in enumerate(reached):
        for bits in rows:
            here = code(bits)
            next_codes = {place: code(crosses) for place, crosses in successors(tables, row, bits).items()}
            lock = locked(tables, bits << row * ROW_BITS) > 0
            if seen.setdefault((row, here), (next_codes, tables.points[bits], lock)) != (
                next_codes,
                tables.points[bits],
                lock,
            ):
                raise SetupError("On this sheet more matters than how far a row reaches and how many are crossed.")
            for place, following in next_codes.items():
                may[row, here, place] = True
                after[row, here, place] = following
            points[here], locks[here], code_of[bits] = tables.points[bits], lock, here
    if any(seen[row, here][1:] != (points[here], locks[here]) for row, here in seen):
        raise SetupError("On this sheet the rows do not score alike.")
    return may, after, points, locks, code_of


def _white(tables: Tables) -> Array:
    """By row and number: the place of the number in the row."""
    white = np.full((tables.rows, NUMBERS), NOWHERE, np.int32)
    for row in range(tables.rows):
        for number in range(NUMBERS):
            if bit := tables.in_row[row * NUMBERS + number]:
                white[row, number] = place_of(bit)[1]
    return white


def _by_die(tables: Tables) -> tuple[Array, Array]:
    """By coloured die and number: the row and the place that they reach."""
    rows = np.zeros((tables.dice, NUMBERS), np.int32)
    places = np.full((tables.dice, NUMBERS), NOWHERE, np.int32)
    for die in range(tables.dice):
        for number in range(NUMBERS):
            bits = tables.of_die[die * NUMBERS + number]
            if bits & (bits - 1):
                raise SetupError("On this sheet a colour has the same number twice.")
            if bits:
                rows[die, number], places[die, number] = place_of(bits)
    return rows, places


def symmetries(tables: Tables) -> list[tuple[int, ...]]:
    """Every order of the rows that gives the same game, the dice exchanged and turned over to suit."""
    orders = permutations(range(tables.rows))
    return [order for order in orders if any(_same_game(tables, order, turned) for turned in (False, True))]


def _same_game(tables: Tables, order: tuple[int, ...], turned: bool) -> bool:
    """Whether some exchange of the dice, turned over or not, makes each row of an order like the one it stands for."""
    printed = _printed(tables, tuple(range(tables.rows)), False)
    other = _printed(tables, order, turned)
    return any(
        [[(dice[die], number) for die, number in row] for row in other] == printed
        for dice in permutations(range(tables.dice))
    )


def _printed(tables: Tables, order: tuple[int, ...], turned: bool) -> list[list[tuple[int, int]]]:
    """Row by row the dice and numbers from left to right, and last the die of the lock."""
    rows: list[list[tuple[int, int]]] = []
    for row in order:
        found: dict[int, tuple[int, int]] = {}
        for die in range(tables.dice):
            for number in range(NUMBERS):
                bits = row_bits(tables.of_die[die * NUMBERS + number], row)
                if bits:
                    found[bits.bit_length()] = (die, 2 * (FACES + 1) - number if turned else number)
        rows.append([found[place] for place in sorted(found)] + [(tables.lock_die[row], 0)])
    return rows
