"""What the compiled loop reads, as flat arrays: the futures and their steps, the sheets, the dice."""

from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from qwixx.compiled import Numbers
from qwixx.rules.kernel.source import Tables
from qwixx.solver.index import Half, Index, numbers_by_place
from qwixx.solver.rows import OWN, Future, Futures

Floats = NDArray[np.float64]

FACES = 6
NUMBER = 16  # numbers 2 to 12 as an index
NONE = -2  # in the place of a die
WHITE = 8 * NUMBER  # a white die as an index, in front of another and a number


class Plan(NamedTuple):
    """Everything about a layout that stays while its sheets are valued.

    The rows of a sheet stand in slots, those of the first half before those of the second.
    """

    slots: int
    boxes: int
    penalty: int
    rows_to_end: int
    # futures
    begin: Numbers  # by future: its first step; its last is the one before the first of the next
    number: Numbers  # by step
    points: Numbers
    to: Numbers
    die: Numbers  # by step: the coloured die that reaches it, or OWN
    takes: Numbers  # by step: the coloured die that leaves with it, if that reaches other rows too, or NONE
    locked: Numbers  # by future: 1 or 0
    gone: Numbers  # by future: the coloured die that has left with it, as a bit, if that reaches other rows too
    span: Numbers  # by future: its first option; an option is a number that could be crossed second in a turn
    options: Numbers  # the numbers of the options, mostly the better ones first
    reach: Numbers  # their dice
    rank: Numbers  # by future and number: which of its options, or -1
    # sheets
    futures: Numbers  # by sheet and slot
    closed: Numbers  # by sheet: how many rows are
    places: Numbers  # by sheet and half: the place of its futures
    strides: Numbers  # by slot and half: by how much a future moves that place
    first: Numbers  # by place: the number of the first half
    second: Numbers
    offsets: Numbers
    # dice
    faces: Numbers  # by white die, white die and number: the faces of a coloured die that make it, as bits
    missing: Floats  # by such bits: how many of the six faces are not among them
    inverse: Floats  # by such bits: one divided by that


def make_plan(tables: Tables, index: Index) -> Plan:
    """The arrays of a layout."""
    futures, size = index.futures, len(index.futures)
    steps = [step for future in futures for step in future.steps]
    options = _options(futures)
    members = np.hstack([_futures(index.first, index.sheets[0]), _futures(index.second, index.sheets[1])])
    strides = _strides(len(index.first.rows), len(index.second.rows), size)
    locked = np.array([future.locked for future in futures], np.int64)
    missing = np.array([FACES - bits.bit_count() for bits in range(1 << FACES)], np.float64)
    return Plan(
        slots=tables.rows,
        boxes=tables.boxes,
        penalty=tables.penalty,
        rows_to_end=tables.rows_to_end,
        begin=np.cumsum([0, *(len(future.steps) for future in futures)]),
        number=np.array([step.number for step in steps], np.int64),
        points=np.array([step.points for step in steps], np.int64),
        to=np.array([step.to for step in steps], np.int64),
        die=np.array([step.die for step in steps], np.int64),
        takes=np.array([_taken(futures[step.to]) for step in steps], np.int64),
        locked=locked,
        gone=np.array([1 << die if (die := _taken(future)) != NONE else 0 for future in futures], np.int64),
        span=np.cumsum([0, *map(len, options)]),
        options=np.array([number for numbers in options for number in numbers], np.int64),
        reach=np.array([die for numbers in options for die in numbers.values()], np.int64),
        rank=_ranks(options),
        futures=members,
        closed=locked[members].sum(axis=1),
        places=members @ strides,
        strides=strides,
        first=numbers_by_place(index.first, size),
        second=numbers_by_place(index.second, size),
        offsets=index.offsets,
        faces=_faces(),
        missing=missing,
        inverse=1 / np.maximum(missing, 1),
    )


def _taken(future: Future) -> int:
    """The die that left when this future's row was locked, if it is not the row's own."""
    return future.die if future.locked and future.die != OWN else NONE


def _options(futures: Futures) -> list[dict[int, int]]:
    """By future: the numbers that may be crossed next or next but one, first those that leave the most crosses.

    With each the die that reaches it.
    """
    left = futures.crosses_left()
    options = []
    for future in futures:
        seconds = [after for step in future.steps for after in futures[step.to].steps]
        dice = {step.number: step.die for step in (*future.steps, *seconds)}
        leaves = {after.number: -1 for after in seconds}
        leaves |= {step.number: left[step.to] for step in future.steps}
        options.append({number: dice[number] for number in sorted(leaves, key=lambda number: -leaves[number])})
    return options


def _ranks(options: list[dict[int, int]]) -> Numbers:
    ranks = np.full(len(options) * NUMBER, -1, np.int64)
    for future, numbers in enumerate(options):
        for rank, number in enumerate(numbers):
            ranks[future * NUMBER + number] = rank
    return ranks


def _futures(half: Half, numbers: Numbers) -> Numbers:
    """The futures of half a sheet, by sheet and slot."""
    combinations = np.array(half.combinations, np.int64).reshape(len(half.combinations), len(half.rows))
    return combinations[numbers - half.begin]


def _strides(first: int, second: int, futures: int) -> Numbers:
    """By slot and half, the weights of the digits in `numbers_by_place`."""
    strides = np.zeros((first + second, 2), np.int64)
    strides[:first, 0] = futures ** np.arange(first)[::-1]
    strides[first:, 1] = futures ** np.arange(second)[::-1]
    return strides


def _faces() -> Numbers:
    faces = np.zeros((FACES + 1) * WHITE, np.int64)
    dice = range(1, FACES + 1)
    for white, other, face in product(dice, dice, dice):
        faces[white * WHITE + other * NUMBER + white + face] |= 1 << (face - 1)
        faces[white * WHITE + other * NUMBER + other + face] |= 1 << (face - 1)
    return faces
