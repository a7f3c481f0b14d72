"""The compiled loop of the arena: deals of chance, each played once in every rotation of the bots."""

from collections.abc import Callable
from functools import cache
from inspect import isfunction
from typing import Any

from qwixx.compiled import Numbers, begin, compiled
from qwixx.players.policy import Choose
from qwixx.rules.kernel.cells import PHASE, TURN
from qwixx.rules.kernel.phases import OVER, awaits_chance
from qwixx.rules.kernel.source import Kernel
from qwixx.rules.kernel.turn import may_act
from qwixx.stream import CHANCE, own_chance

DEFAULT = 0  # the first legal choice, for a bot that forfeits its own

Function = Callable[..., Any]


def bot_at(seat: int, rotation: int, bots: int) -> int:
    """Who sits here: everybody moves one seat on in every rotation."""
    return (seat + bots - rotation) % bots


def seat_of(bot: int, rotation: int, bots: int) -> int:
    """Where a bot sits in a rotation."""
    return (bot + rotation) % bots


@cache
def deals(kernel: Kernel, chooses: tuple[Choose, ...], calls: tuple[Function, ...]) -> Callable[..., None]:
    """A compiled loop that plays games between these policies."""
    start, legal, step, size = kernel.start, kernel.legal, kernel.step, kernel.size
    draw, chance, veil, score, ending = kernel.draw, kernel.chance, kernel.veil, kernel.score, kernel.ending
    *parts, ask = asking(chooses)

    def play(
        tables: Any,
        kinds: Numbers,
        numbers: Any,
        seed: int,
        first: int,
        rng: Any,
        luck: Any,
        cells: Any,
        seen: Any,
        out: Any,
        scratch: Any,
        values: Any,
        turns: Numbers,
        ends: Numbers,
        scores: Numbers,
        nonsense: Numbers,
    ) -> None:
        """Fill `turns`, `ends` and `scores` game by game from number `first` on; count illegal choices by bot.

        What the policies write into `values` is not read here.
        """
        bots = len(kinds)
        for game in range(len(turns)):
            deal, rotation = (first + game) // bots, (first + game) % bots
            begin(rng, seed, deal, CHANCE)
            for seat in range(bots):
                begin(luck[seat], seed, deal, own_chance(seat))
            start(tables, cells, bots)
            while cells[PHASE] != OVER:
                phase = cells[PHASE]
                if awaits_chance(phase):
                    draw(tables, cells, rng, out)
                    chance(tables, cells, out)
                    continue
                for seat in range(bots):
                    if cells[PHASE] == phase and may_act(cells, seat):
                        for place in range(size):
                            seen[place] = cells[place]
                        veil(seen, seat)
                        count = legal(tables, seen, seat, out)
                        bot = bot_at(seat, rotation, bots)
                        own = numbers[bot]
                        choice = ask(kinds[bot], tables, seen, seat, out, count, own, scratch, values, luck[seat])
                        if choice < 0 or choice >= count:
                            nonsense[game, bot] += 1
                            choice = DEFAULT
                        step(tables, cells, seat, out[choice])
            turns[game] = cells[TURN]
            ends[game] = ending(tables, cells)
            for seat in range(bots):
                scores[game, bot_at(seat, rotation, bots)] = score(tables, cells, seat)

    functions: tuple[Any, ...] = (*filter(isfunction, kernel), *chooses, *calls, *parts, ask, own_chance, bot_at)
    loop: Callable[..., None] = compiled(play, *functions, packages=packages_of(chooses + calls))
    return loop


def asking(chooses: tuple[Choose, ...]) -> list[Function]:
    """Functions each of which asks the policy of its number, or else the function before it; the last one asks any.

    Compiled code cannot look functions up in a list.
    """
    asks: list[Function] = []
    for number, choose in enumerate(chooses):
        asks.append(_either(number, choose, asks[-1]) if asks else _only(choose))
    return asks


def _only(choose: Choose) -> Function:
    def ask(_: int, *question: Any) -> int:
        return choose(*question)

    return ask


def _either(number: int, choose: Choose, other: Function) -> Function:
    def ask(kind: int, *question: Any) -> int:
        if kind == number:
            return choose(*question)
        return int(other(kind, *question))

    return ask


def packages_of(functions: tuple[Function, ...]) -> tuple[str, ...]:
    """The packages other than this one that functions come from."""
    return tuple(sorted({function.__module__.partition(".")[0] for function in functions} - {"qwixx"}))
