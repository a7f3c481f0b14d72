"""The value network: positions looked up in a table, a few layers, and two heads, with its gradient written out.

So the same lines run on numpy, for tests and for measuring, and on JAX, which makes them fast. Each position looks up
some lines of the table (`lookups.py`); their sum is the first layer before its nonlinearity.
"""

from types import ModuleType

import numpy as np

from training.lookups import Shape, lookups
from training.loops import kept
from training.sheets import Array, Sheet
from training.turns import Position, Value, Worth

POINTS = 40.0  # of margin are one unit of the second head
MARGIN_WEIGHT = 0.1  # of the second head's error
ALIGNED = 8  # a GPU multiplies matrices fast whose sides are multiples of this
MOST_LINES = 2_048  # in a larger table lines are added up one by one

Weights = dict[str, Array]


def new_weights(shape: Shape, rng: np.random.Generator, xp: ModuleType = np) -> Weights:
    """Random weights; the table and each layer are scaled so that signals keep their size."""
    weights = {"table": rng.normal(0.0, (2.0 / len(shape.slots)) ** 0.5, (shape.lines, shape.hidden[0]))}
    weights["bias_0"] = np.zeros(shape.hidden[0])
    for number, (width, following) in enumerate(zip(shape.hidden, shape.hidden[1:], strict=False), 1):
        weights[f"weight_{number}"] = rng.normal(0.0, (2.0 / width) ** 0.5, (width, following))
        weights[f"bias_{number}"] = np.zeros(following)
    for head in ("win", "margin"):
        weights[f"weight_{head}"] = rng.normal(0.0, 0.1 / shape.hidden[-1] ** 0.5, (shape.hidden[-1], shape.seats))
        weights[f"bias_{head}"] = np.zeros(shape.seats)
    return {name: xp.asarray(part.astype(np.float32)) for name, part in weights.items()}


def first_layer(weights: Weights, lines: Array, xp: ModuleType) -> Array:
    """The sum of the lines that are looked up, before the nonlinearity; of a small table a GPU multiplies fastest."""
    if xp is not np and len(weights["table"]) <= MOST_LINES:
        table = weights["table"]
        padded = xp.pad(table, ((0, -len(table) % ALIGNED), (0, 0)))
        return looked_up(lines, len(padded), xp) @ padded + weights["bias_0"]
    total = weights["bias_0"]
    for place in range(lines.shape[1]):
        total = total + weights["table"][lines[:, place]]
    return total


def layers(weights: Weights, lines: Array, xp: ModuleType) -> list[Array]:
    """What every layer puts out, the first to the last before the heads."""
    out = [xp.maximum(first_layer(weights, lines, xp), 0)]
    while f"weight_{len(out)}" in weights:
        number = len(out)
        out.append(xp.maximum(out[-1] @ weights[f"weight_{number}"] + weights[f"bias_{number}"], 0))
    return out


def heads(weights: Weights, last: Array, xp: ModuleType) -> tuple[Array, Array]:
    """The chances to win, and the margins in units of `POINTS`."""
    logits = last @ weights["weight_win"] + weights["bias_win"]
    powers = xp.exp(logits - logits.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True), last @ weights["weight_margin"] + weights["bias_margin"]


def value_of(sheet: Sheet, shape: Shape, weights: Weights) -> Value:
    """What positions are worth by these weights."""

    def value(position: Position) -> Worth:
        lines = kept(sheet.xp, lookups(sheet, shape, position))
        last = layers(weights, lines, sheet.xp)[-1]
        win, margin = heads(weights, last, sheet.xp)
        return Worth(win, margin * POINTS)

    return value


def loss_and_gradient(weights: Weights, lines: Array, target: Worth, xp: ModuleType) -> tuple[Array, Weights]:
    """Cross-entropy of the chances plus a little squared error of the margins, and what to change in the weights."""
    out = layers(weights, lines, xp)
    win, margin = heads(weights, out[-1], xp)
    error = margin - target.margin / POINTS
    entropy = -(target.win * xp.log(win + 1e-9)).sum(-1).mean()
    loss = xp.stack([entropy, (error * error).mean()])
    back_win = (win - target.win) / len(lines)
    back_margin = 2.0 * MARGIN_WEIGHT * error / error.size
    gradient = {
        "weight_win": out[-1].T @ back_win,
        "bias_win": back_win.sum(0),
        "weight_margin": out[-1].T @ back_margin,
        "bias_margin": back_margin.sum(0),
    }
    back = back_win @ weights["weight_win"].T + back_margin @ weights["weight_margin"].T
    for number in range(len(out) - 1, 0, -1):
        back = back * (out[number] > 0)
        gradient[f"weight_{number}"] = out[number - 1].T @ back
        gradient[f"bias_{number}"] = back.sum(0)
        back = back @ weights[f"weight_{number}"].T
    back = back * (out[0] > 0)
    gradient["bias_0"] = back.sum(0)
    size = len(weights["table"])
    gradient["table"] = (looked_up(lines, size + -size % ALIGNED, xp).T @ back)[:size]
    return loss, gradient


def looked_up(lines: Array, size: int, xp: ModuleType) -> Array:
    """By position and line of the table: 1.0 if it is looked up; no line is looked up twice."""
    found = lines[:, :1] == xp.arange(size)
    for place in range(1, lines.shape[1]):
        found = found | (lines[:, place : place + 1] == xp.arange(size))
    return found.astype(xp.float32)
