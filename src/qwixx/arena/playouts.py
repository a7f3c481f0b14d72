"""The loop of mass simulation: whole games with random players, compiled once for each kind of game."""

from collections.abc import Callable
from functools import cache
from inspect import isfunction
from typing import Any

from qwixx.compiled import Numbers, as_arrays, begin, compiled
from qwixx.rules.kernel.cells import PHASE, SEATS, TURN
from qwixx.rules.kernel.phases import OVER, awaits_chance
from qwixx.rules.kernel.source import Kernel, Tables
from qwixx.rules.kernel.turn import may_act

CHANCE = -1  # who acts in a trace when chance does


@cache
def playouts(kernel: Kernel, printed: Tables) -> Callable[..., int]:
    """A compiled loop that plays whole games of this kind with random players, the tables built into it."""
    tables = as_arrays(printed)
    start, any_code, step = kernel.start, kernel.any_code, kernel.step
    draw, chance, score = kernel.draw, kernel.chance, kernel.score

    def play(
        seats: int,
        seed: int,
        first: int,
        rng: Any,
        cells: Any,
        out: Any,
        turns: Numbers,
        scores: Numbers,
        trace: Numbers,
    ) -> int:
        """Fill `turns` and `scores` game by game; write (who, code) of every event into `trace` while it has room."""
        traced = 0
        room = len(trace)
        for game in range(len(turns)):
            begin(rng, seed, first + game, 0)
            start(tables, cells, seats)
            while cells[PHASE] != OVER:
                phase = cells[PHASE]
                if awaits_chance(phase):
                    drawn = draw(tables, cells, rng, out)
                    for place in range(drawn):
                        if traced < room:
                            trace[traced, 0], trace[traced, 1] = CHANCE, out[place]
                            traced += 1
                    chance(tables, cells, out)
                    continue
                for seat in range(cells[SEATS]):
                    if cells[PHASE] == phase and may_act(cells, seat):
                        code = any_code(tables, cells, seat, rng, out)
                        if traced < room:
                            trace[traced, 0], trace[traced, 1] = seat, code
                            traced += 1
                        step(tables, cells, seat, code)
            turns[game] = cells[TURN]
            for seat in range(seats):
                scores[game, seat] = score(tables, cells, seat)
        return traced

    loop: Callable[..., int] = compiled(play, *filter(isfunction, kernel))
    return loop
