"""The strongest player of the card game: a policy that chooses by the values of a network."""

import math
from collections.abc import Sequence

from qwixx.otherwise import apart
from qwixx.players import reading
from qwixx.players.master import (
    cards_call,
    cards_features,
    cards_memory,
    cards_network,
    cards_plays,
    cards_rows,
    cards_take,
)
from qwixx.players.master.cards_call import weigh_answers, weigh_own_call
from qwixx.players.master.cards_features import answered, hand_full, take_next
from qwixx.players.master.cards_network import NOBODY, OUT
from qwixx.players.master.cards_plays import weigh_plays
from qwixx.players.master.cards_rows import all_rows, final, judged
from qwixx.players.master.cards_take import SCRATCH, weigh_takes
from qwixx.players.master.turn import better
from qwixx.players.policy import KINDS, MARGIN, WIN, Floats, Numbers, Policy
from qwixx.rules.kernel.cards import HANDS, number_of, top
from qwixx.rules.kernel.cells import ACTIVE, ANSWERS, PHASE, SEATS, SHEETS, WAITING
from qwixx.rules.kernel.phases import CALL, FIRST, OVER, PLAY, TAKE
from qwixx.rules.kernel.sheet import count, cross
from qwixx.rules.kernel.source import Cells, Rng, Tables

EXACT = 1e7  # values are told in such parts: beyond them sums come out different where Python interprets


@apart
def choose(
    tables: Tables,
    cells: Cells,
    seat: int,
    codes: Cells,
    choices: int,
    numbers: Sequence[float],
    scratch: Floats,
    values: Floats,
    rng: Rng,  # noqa: ARG001 (it leaves nothing to chance)
) -> int:
    """The code with the highest chance to win, and of those the one with the highest margin."""
    model = int(numbers[cells[SEATS]])
    if cells[PHASE] == TAKE:
        weigh_takes(tables, cells, seat, codes, choices, numbers, model, scratch, values)
    elif cells[PHASE] == PLAY:
        weigh_plays(tables, cells, seat, codes, choices, numbers, model, scratch, values)
    elif seat == cells[ACTIVE]:
        weigh_own_call(tables, cells, seat, codes, choices, numbers, model, scratch, values)
    else:
        weigh_answers(tables, cells, seat, codes, choices, numbers, model, scratch, values)
    best = 0
    for place in range(choices):
        for kind in range(KINDS):
            values[KINDS * place + kind] = math.floor(values[KINDS * place + kind] * EXACT + 0.5) / EXACT
        if better(values, KINDS * place, values, KINDS * best, MARGIN):
            best = place
    return best


@apart
def standing(
    tables: Tables, cells: Cells, seat: int, numbers: Sequence[float], scratch: Floats, values: Floats
) -> None:
    """What a position promises a seat that waits."""
    seats, hand, sheet = cells[SEATS], cells[HANDS + seat], cells[SHEETS + seat]
    model = int(numbers[seats])
    phase = cells[PHASE]
    if phase == OVER:
        final(tables, cells, seat, scratch)
    elif phase == FIRST or not hand:
        scratch[OUT + WIN] = 1.0 / seats
        scratch[OUT + MARGIN] = 0.0
    else:
        called = number_of(top(cells)) if phase == CALL and seat != cells[ACTIVE] else 0
        if phase == CALL and cells[ANSWERS + seat] != WAITING:
            cells[SHEETS + seat] = cross(tables, sheet, cells[ANSWERS + seat])
        stage = stage_of(cells, seat)
        all_rows(tables, cells, seat, hand, 0, stage, called, numbers, model, scratch)
        judged(tables, cells, seat, stage, count(hand), NOBODY, numbers, model, scratch)
        cells[SHEETS + seat] = sheet
    values[WIN] = scratch[OUT + WIN]
    values[MARGIN] = scratch[OUT + MARGIN]


def stage_of(cells: Cells, seat: int) -> int:
    """The stage that a position is in for a seat that waits."""
    seats = cells[SEATS]
    offset = (cells[ACTIVE] - seat + seats) % seats
    if cells[PHASE] == TAKE:
        return take_next(offset)
    return answered(seats, offset) if offset else hand_full(seats)


MODULES = (reading, cards_features, cards_memory, cards_network, cards_rows, cards_plays, cards_call, cards_take)
CALLS = (*(function for module in MODULES for function in module.CALLS), better, stage_of)


def network_player(numbers: Numbers) -> Policy:
    """The policy with these numbers, or with those worked out for a game."""
    return Policy(choose, numbers, CALLS, ("cards",), SCRATCH, standing)
