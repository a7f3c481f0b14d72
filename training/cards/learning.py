"""The gradient of the network, written out, and Adam with averaged weights; compiled."""

from collections.abc import Callable
from math import exp, log
from typing import Any, TypeVar

import numba
import numpy as np

from qwixx.players.master.cards_features import row_lines, table_lines
from qwixx.players.master.cards_network import (
    HEADER,
    LEAK,
    MARGIN_SCALE,
    NARROW,
    ROW_UNITS,
    ROWS,
    TOLD,
    WIDE,
    weights_of,
)
from qwixx.players.policy import MARGIN, WIN
from training.cards.samples import Array

OF_MARGIN = 0.1  # how much the margin counts beside winning
LEAKS = 0.1  # how much of a narrow unit below zero counts in a fresh network
NOTHING: Any = np.float32(0.0)
BETA_1, BETA_2 = 0.9, 0.999
KEPT_1, KEPT_2, ONE, SMALL = np.float32(BETA_1), np.float32(BETA_2), np.float32(1.0), np.float32(1e-8)
UNITS = ROWS * ROW_UNITS
BROAD = UNITS + ROWS * TOLD  # among the units: those of the rows, the first ones of the rows, then the wide ones
DEEP = BROAD + WIDE
RESULT = DEEP + NARROW
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
        lines = HEADER + TOLD
        units = lines + row_lines(seats) * TOLD
        wide = units + ROW_UNITS + TOLD * ROW_UNITS
        narrow = wide + WIDE + (UNITS + table_lines(seats)) * WIDE
        out = narrow + NARROW + WIDE * NARROW
        assert out + 2 + 2 * NARROW == HEADER + weights_of(seats)
        self.array = np.array([HEADER, lines, units, wide, narrow, out], np.int64)


def fresh_weights(seats: int, seed: int) -> Array:
    """Weights to begin with: small where many lines meet, nothing in the results."""
    rng = np.random.default_rng(seed)
    _, lines, units, wide, narrow, out = Places(seats).array
    weights = np.zeros(HEADER + weights_of(seats), np.float32)
    weights[:HEADER], weights[LEAK] = HEADER, LEAKS
    layers = (
        (lines, units, 80),  # what is seldom looked up shall say little, or it is chosen for what it does not know
        (units + ROW_UNITS, wide, TOLD),
        (wide + WIDE, narrow, UNITS // 2),
        (narrow + NARROW, out, WIDE),
    )
    for first, end, inputs in layers:
        weights[first:end] = rng.normal(size=end - first) * (0.4 / inputs) ** 0.5
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
    begin, lines, units = places[0], places[1], places[2]
    wide, narrow, out = places[3], places[4], places[5]
    acts[BROAD:DEEP] = weights[wide : wide + WIDE]
    pair = 0
    for row in range(ROWS):
        first, second = UNITS + row * TOLD, row * ROW_UNITS
        acts[first : first + TOLD] = weights[begin : begin + TOLD]
        while pair < samples.ends[sample, row]:
            line = lines + samples.lines[sample, pair] * TOLD
            add(weights, line, samples.much[sample, pair], acts, first, TOLD)
            pair += 1
        acts[second : second + ROW_UNITS] = weights[units : units + ROW_UNITS]
        add_layer(weights, units + ROW_UNITS, acts, first, TOLD, second, ROW_UNITS, NOTHING)
        add_layer(weights, wide + WIDE + second * WIDE, acts, second, ROW_UNITS, BROAD, WIDE, NOTHING)
    while pair < samples.ends[sample, ROWS]:
        line = wide + WIDE + (UNITS + samples.lines[sample, pair]) * WIDE
        add(weights, line, samples.much[sample, pair], acts, BROAD, WIDE)
        pair += 1
    acts[DEEP:RESULT] = weights[narrow : narrow + NARROW]
    add_layer(weights, narrow + NARROW, acts, BROAD, WIDE, DEEP, NARROW, NOTHING)
    acts[RESULT : RESULT + 2] = weights[out : out + 2]
    add_layer(weights, out + 2, acts, DEEP, NARROW, RESULT, 2, weights[LEAK])


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
    begin, lines, units = places[0], places[1], places[2]
    wide, narrow, out = places[3], places[4], places[5]
    add(errors, RESULT, 1.0, grads, out, 2)
    back_layer(weights, grads, out + 2, acts, errors, DEEP, NARROW, RESULT, 2, weights[LEAK])
    add(errors, DEEP, 1.0, grads, narrow, NARROW)
    back_layer(weights, grads, narrow + NARROW, acts, errors, BROAD, WIDE, DEEP, NARROW, NOTHING)
    add(errors, BROAD, 1.0, grads, wide, WIDE)
    back_layer(weights, grads, wide + WIDE, acts, errors, 0, UNITS, BROAD, WIDE, NOTHING)
    pair = 0
    for row in range(ROWS):
        first, second = UNITS + row * TOLD, row * ROW_UNITS
        add(errors, second, 1.0, grads, units, ROW_UNITS)
        back_layer(weights, grads, units + ROW_UNITS, acts, errors, first, TOLD, second, ROW_UNITS, NOTHING)
        add(errors, first, 1.0, grads, begin, TOLD)
        while pair < samples.ends[sample, row]:
            line = lines + samples.lines[sample, pair] * TOLD
            add(errors, first, samples.much[sample, pair], grads, line, TOLD)
            pair += 1
    while pair < samples.ends[sample, ROWS]:
        line = wide + WIDE + (UNITS + samples.lines[sample, pair]) * WIDE
        add(errors, BROAD, samples.much[sample, pair], grads, line, WIDE)
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
    """A step of Adam by the gradient of so many samples, which is cleared, and the averaged weights after it."""
    warm_1 = np.float32(1.0 / (1.0 - BETA_1**step))
    warm_2 = np.float32(1.0 / (1.0 - BETA_2**step))
    keep, far = np.float32(min(average, (1.0 + step) / (10.0 + step))), np.float32(rate)
    share = np.float32(1.0 / batch)
    for place in range(HEADER, len(weights)):
        grad = grads[place] * share
        grads[place] = NOTHING
        first[place] += (ONE - KEPT_1) * (grad - first[place])
        second[place] += (ONE - KEPT_2) * (grad * grad - second[place])
        weights[place] -= far * first[place] * warm_1 / (np.sqrt(second[place] * warm_2) + SMALL)
        averaged[place] += (ONE - keep) * (weights[place] - averaged[place])


@compiled
def study(
    weights: Any,
    averaged: Any,
    first: Any,
    second: Any,
    steps: Any,
    places: Any,
    samples: Any,
    order: Any,
    batch: int,
    rate: float,
    average: float,
    grads: Any,
    acts: Any,
    errors: Any,
    losses: Any,
) -> None:
    """Learn from samples in this order, about so many at a time; several workers may do so at once, each with its own.

    They change the same weights then without waiting for each other: what one of them overlooks is little.
    """
    size = len(order)
    parts = max(1, round(size / batch))
    for part in range(parts):
        chosen = order[size * part // parts : size * (part + 1) // parts]
        gradient(weights, places, samples, chosen, grads, acts, errors, losses)
        steps[0] += 1
        adam(weights, averaged, first, second, grads, len(chosen), steps[0], rate, average)


def empty_acts() -> Array:
    """Room for the units of the network."""
    return np.zeros(ACTS, np.float32)
