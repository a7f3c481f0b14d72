"""The gradient of the network, written out, and Adam with averaged weights; compiled."""

from collections.abc import Callable
from math import exp, log
from typing import Any, TypeVar

import numba
import numpy as np

from qwixx.players.master.cards_features import row_lines, table_lines
from qwixx.players.master.cards_network import HEADER, LEAK, MARGIN_SCALE, NARROW, ROW_UNITS, ROWS, WIDE, weights_of
from qwixx.players.policy import MARGIN, WIN
from training.cards.samples import Array

OF_MARGIN = 0.1  # how much the margin counts beside winning
LEAKS = 0.1  # how much of a narrow unit below zero counts in a fresh network
NOTHING: Any = np.float32(0.0)
BETA_1, BETA_2, TINY = 0.9, 0.999, 1e-8
UNITS = ROWS * ROW_UNITS
RESULT = UNITS + WIDE + NARROW
ACTS = RESULT + 2

Function = TypeVar("Function", bound=Callable[..., None])


def compiled(function: Function) -> Function:
    """A function of numbers alone as machine code."""
    made: Any = numba.njit(nogil=True, fastmath=True, cache=True, error_model="numpy")(function)
    machine: Function = made
    return machine


class Places:
    """Where the layers of the network for so many seats begin in its weights."""

    def __init__(self, seats: int) -> None:
        lines = HEADER + ROW_UNITS
        wide = lines + row_lines(seats) * ROW_UNITS
        narrow = wide + WIDE + (UNITS + table_lines(seats)) * WIDE
        out = narrow + NARROW + WIDE * NARROW
        assert out + 2 + 2 * NARROW == HEADER + weights_of(seats)
        self.array = np.array([HEADER, lines, wide, narrow, out], np.int64)


def fresh_weights(seats: int, seed: int) -> Array:
    """Weights to begin with: small where many lines meet, nothing in the results."""
    rng = np.random.default_rng(seed)
    _, lines, wide, narrow, out = Places(seats).array
    weights = np.zeros(HEADER + weights_of(seats), np.float32)
    weights[:HEADER], weights[LEAK] = HEADER, LEAKS
    for first, end, inputs in ((lines, wide, 12), (wide + WIDE, narrow, UNITS // 2), (narrow + NARROW, out, WIDE)):
        weights[first:end] = rng.normal(size=end - first) * (1.5 / inputs) ** 0.5
    weights[out + 2 :] = rng.normal(size=2 * NARROW) * 0.1 / NARROW**0.5
    return weights


@compiled
def add(source: Any, begin: int, much: float, into: Any, target: int, width: int) -> None:
    """Add so much of some numbers to others. Slices let the machine do many at once."""
    units, line = into[target : target + width], source[begin : begin + width]
    for unit in range(width):
        units[unit] += much * line[unit]


@compiled
def add_layer(
    weights: Any, begin: int, acts: Any, source: int, inputs: int, target: int, width: int, leak: float
) -> None:
    """Units give to the next layer; of those below zero only this much counts, or nothing."""
    for place in range(inputs):
        much = acts[source + place]
        if much < 0.0:
            much *= leak
            acts[source + place] = much
        if much != 0.0:
            add(weights, begin + place * width, much, acts, target, width)


@compiled
def back_layer(
    weights: Any,
    grads: Any,
    begin: int,
    acts: Any,
    errors: Any,
    source: int,
    inputs: int,
    target: int,
    width: int,
    leak: float,
) -> None:
    """The gradient of a layer's weights and the errors of its inputs."""
    given = errors[target : target + width]
    for place in range(inputs):
        much = acts[source + place]
        error = np.float32(0.0)
        if much != 0.0:
            first = begin + place * width
            line, of_line = weights[first : first + width], grads[first : first + width]
            for unit in range(width):
                error += line[unit] * given[unit]
            for unit in range(width):
                of_line[unit] += much * given[unit]
        errors[source + place] = error if much > 0.0 else error * leak


@compiled
def forward(weights: Any, places: Any, samples: Any, sample: int, acts: Any) -> None:
    """All units of the network for a sample, and its two results as they are before any scale."""
    begin, lines, wide, narrow, out = places[0], places[1], places[2], places[3], places[4]
    acts[UNITS : UNITS + WIDE] = weights[wide : wide + WIDE]
    pair = 0
    for row in range(ROWS):
        first = row * ROW_UNITS
        acts[first : first + ROW_UNITS] = weights[begin : begin + ROW_UNITS]
        while pair < samples.ends[sample, row]:
            line = lines + samples.lines[sample, pair] * ROW_UNITS
            add(weights, line, samples.much[sample, pair], acts, first, ROW_UNITS)
            pair += 1
        add_layer(weights, wide + WIDE + first * WIDE, acts, first, ROW_UNITS, UNITS, WIDE, NOTHING)
    while pair < samples.ends[sample, ROWS]:
        line = wide + WIDE + (UNITS + samples.lines[sample, pair]) * WIDE
        add(weights, line, samples.much[sample, pair], acts, UNITS, WIDE)
        pair += 1
    acts[UNITS + WIDE : RESULT] = weights[narrow : narrow + NARROW]
    add_layer(weights, narrow + NARROW, acts, UNITS, WIDE, UNITS + WIDE, NARROW, NOTHING)
    acts[RESULT : RESULT + 2] = weights[out : out + 2]
    add_layer(weights, out + 2, acts, UNITS + WIDE, NARROW, RESULT, 2, weights[LEAK])


@compiled
def judge(weights: Any, places: Any, samples: Any, first: int, end: int, acts: Any) -> None:
    """Fill in how the network judges samples."""
    for sample in range(first, end):
        forward(weights, places, samples, sample, acts)
        samples.values[sample, WIN] = 1.0 / (1.0 + exp(-acts[RESULT + WIN]))
        samples.values[sample, MARGIN] = acts[RESULT + MARGIN] * MARGIN_SCALE


@compiled
def wrong(samples: Any, sample: int, acts: Any, errors: Any, losses: Any) -> None:
    """The errors of the two results, and the losses: entropy of winning, squares of the margin."""
    win = 1.0 / (1.0 + exp(-acts[RESULT + WIN]))
    wanted = samples.targets[sample, WIN]
    off = acts[RESULT + MARGIN] - samples.targets[sample, MARGIN] / MARGIN_SCALE
    errors[RESULT + WIN] = win - wanted
    errors[RESULT + MARGIN] = OF_MARGIN * off
    losses[WIN] -= wanted * log(win + 1e-9) + (1.0 - wanted) * log(1.0 - win + 1e-9)
    losses[MARGIN] += 0.5 * off * off


@compiled
def back(weights: Any, places: Any, samples: Any, sample: int, grads: Any, acts: Any, errors: Any) -> None:
    """Add the gradient of one sample, from the errors of its results."""
    begin, lines, wide, narrow, out = places[0], places[1], places[2], places[3], places[4]
    add(errors, RESULT, 1.0, grads, out, 2)
    back_layer(weights, grads, out + 2, acts, errors, UNITS + WIDE, NARROW, RESULT, 2, weights[LEAK])
    add(errors, UNITS + WIDE, 1.0, grads, narrow, NARROW)
    back_layer(weights, grads, narrow + NARROW, acts, errors, UNITS, WIDE, UNITS + WIDE, NARROW, NOTHING)
    add(errors, UNITS, 1.0, grads, wide, WIDE)
    back_layer(weights, grads, wide + WIDE, acts, errors, 0, UNITS, UNITS, WIDE, NOTHING)
    pair = 0
    for row in range(ROWS):
        add(errors, row * ROW_UNITS, 1.0, grads, begin, ROW_UNITS)
        while pair < samples.ends[sample, row]:
            line = lines + samples.lines[sample, pair] * ROW_UNITS
            add(errors, row * ROW_UNITS, samples.much[sample, pair], grads, line, ROW_UNITS)
            pair += 1
    while pair < samples.ends[sample, ROWS]:
        line = wide + WIDE + (UNITS + samples.lines[sample, pair]) * WIDE
        add(errors, UNITS, samples.much[sample, pair], grads, line, WIDE)
        pair += 1


@compiled
def gradient(
    weights: Any, places: Any, samples: Any, chosen: Any, grads: Any, acts: Any, errors: Any, losses: Any
) -> None:
    """Add the gradient of the loss over some samples, and the losses."""
    for number in range(len(chosen)):
        forward(weights, places, samples, chosen[number], acts)
        wrong(samples, chosen[number], acts, errors, losses)
        back(weights, places, samples, chosen[number], grads, acts, errors)


@compiled
def adam(
    weights: Any, averaged: Any, first: Any, second: Any, grads: Any, batch: int, step: int, rate: float, average: float
) -> None:
    """A step of Adam by the gradients of all workers, which are cleared, and the averaged weights after it."""
    warm_1 = 1.0 - BETA_1**step
    warm_2 = 1.0 - BETA_2**step
    keep = np.float32(min(average, (1.0 + step) / (10.0 + step)))
    for place in range(HEADER, len(weights)):
        grad = np.float32(0.0)
        for worker in range(len(grads)):
            grad += grads[worker, place]
            grads[worker, place] = 0.0
        grad /= batch
        first[place] = BETA_1 * first[place] + (1.0 - BETA_1) * grad
        second[place] = BETA_2 * second[place] + (1.0 - BETA_2) * grad * grad
        weights[place] -= rate * (first[place] / warm_1) / ((second[place] / warm_2) ** 0.5 + TINY)
        averaged[place] = keep * averaged[place] + (1.0 - keep) * weights[place]


def empty_acts() -> Array:
    """Room for the units of the network."""
    return np.zeros(ACTS, np.float32)
