"""The tracks of On Board as arrays, one for each board, and the pawns that stand on them.

Fields count from 1, the start is field 0. Behind the last field the arrays have one more that has no number.
"""

from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from qwixx import boards
from qwixx.rules.actions import Mark
from qwixx.rules.errors import SetupError
from qwixx.rules.kernel.pawns import FARTHEST
from qwixx.rules.kernel.sheet import ROW_BITS, open_in_row
from qwixx.rules.kernel.source import Tables
from qwixx.rules.layout import CLASSIC, place_of
from qwixx.rules.track import MOST_POINTS, Field, Track

Array = Any

WINDOW = 15  # free fields ahead that a network is shown
HORIZON = 40  # free fields ahead of which it is told how many are lost or crossed
FIELDS = 40  # of a random board
PATTERN = (0, 0, 0, 1, 1, 1, None, None, None, None)  # of every ten boards: the shipped sides, and random ones
BOARDS = 10_000

CROSSED, NEVER, NEAR, FARTHER, FAR = range(5)
STATES = 5
NEAR_SKIPS, FARTHER_SKIPS = 1, 3


class Tracks(NamedTuple):
    """What is printed on many boards, and how a field looks to a player."""

    row: Array  # by board and field: the row of the number that stands there
    place: Array  # by board and field: its place in the row; that of the lock where there is no number
    points: Array  # by board and field
    length: Array  # by board: its last field
    pair: Array  # by the crosses of a row: the number of (how far they reach, how many they are)
    pairs: int
    state: Array  # by the crosses of a row and place: CROSSED, NEVER, or how far it is to get there
    last_fields: int


class Pawns(NamedTuple):
    """The pawns of many games."""

    fields: Array  # by game and seat
    final: Array  # by game: turns left once the end is announced, the coming one included; 0 before
    board: Array  # by game


def tracks_of(tables: Tables, pair_of: Array, xp: ModuleType = np) -> Tracks:
    """The one track of a game; `pair_of` by the crosses of a row."""
    numbers = [[place_of(bit) for bit in tables.track]]
    return _as_arrays(tables, pair_of, numbers, [tables.bonus[1:]], xp)


def many_tracks(tables: Tables, pair_of: Array, seed: int, xp: ModuleType = np) -> Tracks:
    """The tracks that are trained on."""
    tracks = tracks_by(seed)
    place = {(mark.colour, mark.number): place_of(bit) for mark, bit in _every_number()}
    numbers = [[place[field.colour, field.number] for field in track.fields] for track in tracks]
    return _as_arrays(tables, pair_of, numbers, [[field.points for field in track.fields] for track in tracks], xp)


def tracks_by(seed: int) -> list[Track]:
    """Both shipped sides, and random ones, mixed."""
    rng = np.random.default_rng(seed)
    shipped = [boards.shipped(name) for name in boards.SHIPPED]
    sides = [PATTERN[number % len(PATTERN)] for number in range(BOARDS)]
    return [random_track(rng) if side is None else shipped[side] for side in sides]


def side_named(name: str) -> str:
    """A side as the game is given it, from its name or from a board file: its fields in one line."""
    return str(boards.load(Path(name))) if name.endswith(".toml") else name


def random_track(rng: np.random.Generator) -> Track:
    """A board as somebody may have made it: rows climbed more or less in order, or any numbers at all."""
    every = [mark for mark, _ in _every_number()]
    if rng.random() < 1 / 3:
        chosen = rng.integers(0, len(every), FIELDS)
    else:
        climbed = np.array([place_of(bit)[1] for _, bit in _every_number()])
        order = np.argsort(climbed + rng.normal(0.0, np.exp(rng.uniform(-1.0, 3.0)), len(every)))
        chosen = order[np.sort(rng.permutation(len(every))[:FIELDS])]
    rise = np.linspace(0.0, 1.0, FIELDS) ** np.exp(rng.uniform(-0.5, 0.9))
    points = np.rint(1 + (MOST_POINTS - 1) * rise).astype(int).tolist()
    fields = (
        Field(every[number].colour, every[number].number, worth) for number, worth in zip(chosen, points, strict=True)
    )
    return Track("random", tuple(fields))


def _every_number() -> list[tuple[Mark, int]]:
    marks = [Mark(number.colour, number.value) for row in CLASSIC.rows for number in row.numbers]
    return [(mark, bit) for mark in marks if (bit := CLASSIC.find(mark))]


def _as_arrays(
    tables: Tables,
    pair_of: Array,
    numbers: Sequence[Sequence[tuple[int, int]]],
    points: Sequence[Sequence[int]],
    xp: ModuleType,
) -> Tracks:
    longest = max(map(len, numbers))
    shape = (len(numbers), 1 + longest + 1)
    row, place = np.zeros(shape, np.int32), np.full(shape, ROW_BITS - 1, np.int32)
    under = np.zeros(shape, np.int32)
    for board, printed in enumerate(numbers):
        fields = slice(1, 1 + len(printed))
        row[board, fields], place[board, fields] = zip(*printed, strict=True)
        under[board, fields] = points[board]
    return Tracks(
        row=xp.asarray(row),
        place=xp.asarray(place),
        points=xp.asarray(under),
        length=xp.asarray(np.array([len(printed) for printed in numbers], np.int32)),
        pair=xp.asarray(pair_of),
        pairs=int(pair_of.max()) + 1,
        state=xp.asarray(_states(tables)),
        last_fields=tables.last_fields,
    )


def _states(tables: Tables) -> Array:
    """By the crosses of a row and place: how the number there looks to somebody who would land on it."""
    every = range(1 << ROW_BITS)
    if any(
        open_in_row(tables, row, bits) != open_in_row(tables, 0, bits) for row in range(tables.rows) for bits in every
    ):
        raise SetupError("With a track only sheets are trained whose rows are alike.")
    state = np.full((1 << ROW_BITS, ROW_BITS), NEVER, np.int32)
    for bits in every:
        for place in range(ROW_BITS - 1):
            state[bits, place] = state_of(bits, place, open_in_row(tables, 0, bits) >> place & 1)
    return state


def state_of(bits: int, place: int, open_now: int) -> int:
    """Crossed, given up for ever, or how many numbers would be skipped for it; a last number too early is far."""
    skipped = place - bits.bit_length()
    if bits >> place & 1:
        return CROSSED
    if skipped < 0:
        return NEVER
    if not open_now or skipped > FARTHER_SKIPS:
        return FAR
    return NEAR if skipped <= NEAR_SKIPS else FARTHER


def blank_pawns(xp: ModuleType, tracks: Tracks, games: int, seats: int) -> Pawns:
    """Pawns at the start, each game with the next of the boards."""
    nothing = xp.zeros(games, xp.int32)
    return Pawns(xp.zeros((games, seats), xp.int32), nothing, xp.arange(games, dtype=xp.int32) % len(tracks.length))


def bonus(tracks: Tracks, pawns: Pawns) -> Array:
    """The points under every pawn."""
    return tracks.points[pawns.board[..., None], pawns.fields]


def ahead(xp: ModuleType, fields: Array, seat: int, steps: Array) -> Array:
    """The fields that a seat comes to by so many free fields each; occupied ones are not counted."""
    own = fields[..., seat]
    others = [fields[..., other] for other in range(fields.shape[-1]) if other != seat]
    others = _sorted(xp, [xp.where(other > own, other, np.iinfo(np.int32).max) for other in others])
    reached = own[..., None] + steps
    for other in others:
        reached = reached + (other[..., None] <= reached)
    return reached


def _sorted(xp: ModuleType, parts: list[Array]) -> list[Array]:
    """Arrays sorted element by element."""
    parts = list(parts)
    for last in range(len(parts) - 1, 0, -1):
        for place in range(last):
            low, high = xp.minimum(*parts[place : place + 2]), xp.maximum(*parts[place : place + 2])
            parts[place : place + 2] = [low, high]
    return parts


def landings(xp: ModuleType, tracks: Tracks, pawns: Pawns) -> Array:
    """By step from 1 on: the field that the active player's pawn comes to, or 0 past the end."""
    reached = ahead(xp, pawns.fields, 0, xp.arange(1, FARTHEST + 1))
    return xp.where(reached <= tracks.length[pawns.board][..., None], reached, 0)


def next_pawns(xp: ModuleType, tracks: Tracks, pawns: Pawns, over: Array) -> Pawns:
    """The pawns before the next turn; where a game is over another begins, on another board."""
    other = (pawns.board + len(over)) % len(tracks.length)
    return Pawns(
        xp.where(over[:, None], 0, pawns.fields), xp.where(over, 0, pawns.final), xp.where(over, other, pawns.board)
    )
