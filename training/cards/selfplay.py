"""Games of the network with itself or with another player, and the samples they give; compiled."""

from collections.abc import Callable
from functools import cache
from inspect import isfunction
from typing import Any

from qwixx.compiled import begin, compiled
from qwixx.otherwise import apart
from qwixx.players.careful import CALLS as CAREFUL_CALLS
from qwixx.players.careful import choose as careful_chosen
from qwixx.players.master import cards as network
from qwixx.players.master.cards_features import answered, hand_full, take_next
from qwixx.players.master.cards_network import OUT
from qwixx.players.master.cards_rows import final
from qwixx.players.policy import KINDS, MARGIN, WIN
from qwixx.rules.kernel.cards import DISPLAY, HANDS, KERNEL, SHOWN, SIZE, number_of, top
from qwixx.rules.kernel.cells import ACTIVE, PHASE, SHEETS
from qwixx.rules.kernel.phases import CALL, OVER, PLAY, TAKE, awaits_chance
from qwixx.rules.kernel.plays import FULL_HAND
from qwixx.rules.kernel.sheet import count, cross
from qwixx.rules.kernel.source import pick
from qwixx.rules.kernel.turn import may_act
from training.cards import samples as sampling
from training.cards.samples import Samples, record, set_targets

SELF, CAREFUL, FIXED = range(3)  # who sits in the other seats
PLACES = 1 << 16
WAITS = 4  # one of so many positions in which a seat waits for a play is a sample
LONGEST = 50  # turns of a seat

chosen = network.choose
start, legal, step, draw, chance, veil = (
    KERNEL.start,
    KERNEL.legal,
    KERNEL.step,
    KERNEL.draw,
    KERNEL.chance,
    KERNEL.veil,
)


@apart
def look(cells: Any, seen: Any, seat: int) -> None:
    """What a seat sees."""
    for place in range(SIZE):
        seen[place] = cells[place]
    veil(seen, seat)


@apart
def note(
    tables: Any,
    seen: Any,
    seat: int,
    stage: int,
    gone: int,
    called: int,
    held: int,
    scratch: Any,
    rng: Any,
    symmetries: Any,
    samples: Samples,
    sample: int,
    cut: Any,
) -> int:
    """A sample of what a seat sees, after a trial with what would have been best; the number of the next sample."""
    order = symmetries[pick(rng, len(symmetries))]
    record(tables, seen, seat, stage, seen[HANDS + seat], gone, called, held, scratch, order, samples, sample)
    if cut[seat, KINDS] > 0.0:
        samples.cuts[sample] = 1
        for kind in range(KINDS):
            samples.greedy[sample, kind] = cut[seat, kind]
        cut[seat, KINDS] = 0.0
    return sample + 1


def play_games(
    tables: Any,
    numbers: Any,
    rival: int,
    rival_numbers: Any,
    careful_numbers: Any,
    seats: int,
    seed: int,
    first: int,
    games: int,
    trials: float,
    room: Any,
    words: Any,
    scratch: Any,
    values: Any,
    symmetries: Any,
    cut: Any,
    samples: Samples,
    firsts: Any,
    results: Any,
    turns: Any,
) -> int:
    """Play games and write samples, as long as there is room; how many games there were.

    `firsts` holds by game its first sample, `results` by game and seat win and margin.
    """
    cells, seen, out = room[0], room[1], room[2]
    rng, luck = words[0], words[1]
    sample = 0
    largest = len(samples.owners) - 3 * seats * LONGEST * seats
    for game in range(games):
        firsts[game] = sample
        if sample > largest:
            return game
        begin(rng, seed, first + game, 0)
        begin(luck, seed, first + game, 1)
        mine = -1 if rival == 0 else (first + game) % seats
        for seat in range(seats):
            cut[seat, KINDS] = 0.0
        start(tables, cells, seats)
        while cells[PHASE] != OVER:
            phase = cells[PHASE]
            if awaits_chance(phase):
                draw(tables, cells, rng, out)
                chance(tables, cells, out)
                continue
            if phase == PLAY and pick(luck, WAITS) == 0:
                for seat in range(seats):
                    if seat != cells[ACTIVE] and (mine < 0 or seat == mine):
                        look(cells, seen, seat)
                        stage = answered(seats, (cells[ACTIVE] - seat + seats) % seats)
                        held = count(seen[HANDS + seat])
                        sample = note(
                            tables, seen, seat, stage, 0, 0, held, scratch, luck, symmetries, samples, sample, cut
                        )
            for seat in range(seats):
                if cells[PHASE] != phase or not may_act(cells, seat):
                    continue
                look(cells, seen, seat)
                choices = legal(tables, seen, seat, out)
                learns = mine < 0 or seat == mine
                if not learns and rival == CAREFUL:
                    choice = careful_chosen(tables, seen, seat, out, choices, careful_numbers, scratch, values, luck)
                else:
                    own = numbers if learns else rival_numbers
                    choice = chosen(tables, seen, seat, out, choices, own, scratch, values, luck)
                if learns and pick(luck, PLACES) < trials * PLACES:
                    tried = pick(luck, choices)
                    if tried != choice and cut[seat, KINDS] == 0.0:
                        cut[seat, WIN] = values[KINDS * choice + WIN]
                        cut[seat, MARGIN] = values[KINDS * choice + MARGIN]
                        cut[seat, KINDS] = 1.0
                    choice = tried
                code = out[choice]
                if learns and phase == TAKE:
                    for place in range(SHOWN):
                        if (code >> place) & 1:
                            seen[HANDS + seat] |= 1 << cells[DISPLAY + place]
                    stage = hand_full(seats)
                    sample = note(
                        tables, seen, seat, stage, code, 0, FULL_HAND, scratch, luck, symmetries, samples, sample, cut
                    )
                if learns and phase == CALL and seat != cells[ACTIVE]:
                    seen[SHEETS + seat] = cross(tables, seen[SHEETS + seat], code)
                    stage = answered(seats, (cells[ACTIVE] - seat + seats) % seats)
                    held = count(seen[HANDS + seat])
                    sample = note(
                        tables,
                        seen,
                        seat,
                        stage,
                        0,
                        number_of(top(cells)),
                        held,
                        scratch,
                        luck,
                        symmetries,
                        samples,
                        sample,
                        cut,
                    )
                step(tables, cells, seat, code)
            if phase == PLAY and cells[PHASE] != OVER:
                for seat in range(seats):
                    if mine < 0 or seat == mine:
                        look(cells, seen, seat)
                        stage = take_next((cells[ACTIVE] - seat + seats) % seats)
                        held = count(seen[HANDS + seat])
                        sample = note(
                            tables, seen, seat, stage, 0, 0, held, scratch, luck, symmetries, samples, sample, cut
                        )
        turns[game] = cells[2]
        for seat in range(seats):
            final(tables, cells, seat, scratch)
            results[game, seat, WIN] = scratch[OUT + WIN]
            results[game, seat, MARGIN] = scratch[OUT + MARGIN]
            results[game, seat, KINDS] = cut[seat, KINDS]
            if cut[seat, KINDS] > 0.0:
                results[game, seat, WIN] = cut[seat, WIN]
                results[game, seat, MARGIN] = cut[seat, MARGIN]
        firsts[game + 1] = sample
    return games


def trace_back(samples: Samples, firsts: Any, games: int, results: Any, trace: float) -> None:
    """Set the targets of all samples of so many games."""
    for game in range(games):
        set_targets(samples, firsts[game], firsts[game + 1], trace, results[game])


@cache
def loops() -> tuple[Callable[..., int], Callable[..., None]]:
    """Both loops, compiled."""
    functions = (
        *filter(isfunction, KERNEL),
        *network.CALLS,
        *CAREFUL_CALLS,
        *sampling.CALLS,
        network.choose,
        careful_chosen,
        look,
        note,
    )
    play: Any = compiled(play_games, *functions, packages=("training.cards",))
    trace: Any = compiled(trace_back, *functions, packages=("training.cards",))
    return play, trace
