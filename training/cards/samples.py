"""Positions to learn from: what the network was told of them, and what they came to."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from qwixx.otherwise import apart
from qwixx.players.master.cards_features import list_others, list_own, list_table
from qwixx.players.master.cards_network import PAIRS, ROWS
from qwixx.players.policy import KINDS

Array = NDArray[Any]

SYMMETRIES = np.array(
    [(0, 1, 2, 3), (1, 0, 2, 3), (0, 1, 3, 2), (1, 0, 3, 2), (2, 3, 0, 1), (3, 2, 0, 1), (2, 3, 1, 0), (3, 2, 1, 0)],
    np.int64,
)  # of the rows: two rise, two fall


class Samples(NamedTuple):
    """Many positions: pairs of a line of weights and how much of it counts, row after row, then the table."""

    lines: Array
    much: Array
    ends: Array  # by sample: where the pairs of each row end, and those of the table
    targets: Array  # by sample: win and margin
    values: Array  # by sample: win and margin as the network judged them
    owners: Array  # by sample: the seat that saw it
    cuts: Array  # by sample: whether what led to it was a trial
    greedy: Array  # by sample: win and margin of what would have been best instead


def room_for(seats: int, size: int) -> Samples:
    """Empty samples."""
    pairs = ROWS * (44 + 22 * (seats - 1)) + 8 + 4 * seats
    return Samples(
        np.zeros((size, pairs), np.int16),
        np.zeros((size, pairs), np.float32),
        np.zeros((size, ROWS + 1), np.int16),
        np.zeros((size, KINDS), np.float32),
        np.zeros((size, KINDS), np.float32),
        np.zeros(size, np.int8),
        np.zeros(size, np.int8),
        np.zeros((size, KINDS), np.float32),
    )


@apart
def keep_pairs(scratch: Any, end: int, samples: Samples, sample: int, size: int) -> int:
    """Move the pairs from the scratch to a sample; how many it has then."""
    for pair in range(PAIRS, end, 2):
        samples.lines[sample, size] = int(scratch[pair])
        samples.much[sample, size] = scratch[pair + 1]
        size += 1
    return size


@apart
def record(
    tables: Any,
    cells: Any,
    seat: int,
    stage: int,
    known: int,
    gone: int,
    called: int,
    held: int,
    scratch: Any,
    order: Any,
    samples: Samples,
    sample: int,
) -> None:
    """Write down what the network is told of a position, its rows in this order."""
    size = 0
    for place in range(ROWS):
        row = order[place]
        end = list_own(tables, cells, seat, row, known, gone, scratch, PAIRS)
        end = list_others(tables, cells, seat, row, known, gone, stage, called, scratch, end)
        size = keep_pairs(scratch, end, samples, sample, size)
        samples.ends[sample, place] = size
    end = list_table(tables, cells, seat, stage, held, scratch, PAIRS)
    samples.ends[sample, ROWS] = keep_pairs(scratch, end, samples, sample, size)
    samples.owners[sample] = seat
    samples.cuts[sample] = 0


@apart
def set_targets(samples: Samples, first: int, end: int, trace: float, ahead: Any) -> None:
    """TD(λ), backwards from the end of a game; `ahead` holds by seat what its last sample comes to."""
    for sample in range(end - 1, first - 1, -1):
        seat = samples.owners[sample]
        for kind in range(KINDS):
            target = ahead[seat, kind]
            samples.targets[sample, kind] = target
            if samples.cuts[sample]:
                ahead[seat, kind] = samples.greedy[sample, kind]
            else:
                ahead[seat, kind] = (1.0 - trace) * samples.values[sample, kind] + trace * target


CALLS = (keep_pairs, record, set_targets)
