"""Whether chances come true: games of the master with itself, what it said at every turn and who won in the end.

`python -m training.calibration` plays all kinds, `python -m training.calibration classic-2` those whose names begin
so; the results are kept in `calibration.json` and told in `docs/strength.md`.
"""

import argparse
import json
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from inspect import isfunction
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from qwixx.arena.order import cores
from qwixx.compiled import as_arrays, begin, compiled
from qwixx.games import game
from qwixx.players.master import strongest
from qwixx.players.policy import KINDS, WIN, Policy
from qwixx.rules.game import Game
from qwixx.rules.kernel.cells import ACTIVE, PHASE, TURN
from qwixx.rules.kernel.phases import FIRST, OVER, SHUFFLE, awaits_chance
from qwixx.rules.kernel.source import Kernel
from qwixx.rules.kernel.turn import may_act
from training.strength import PAGE, written_between

RESULTS = Path(__file__).parent / "calibration.json"
BEGIN, END = "<!-- calibrated -->\n", "<!-- end of calibrated -->\n"
BINS = 10
NOTED, SAID, WON = range(3)  # of each bin: positions, what was said of them together, and the share that was won
SEED = 3  # no contest of `training.strength` has these games
PORTION = 250  # games at a stretch

Noted = NDArray[np.float64]


class Kind(NamedTuple):
    """Games that are played."""

    name: str
    game: str
    seats: int
    games: int
    options: dict[str, str] = {}  # noqa: RUF012 (never changed)


KINDS_PLAYED = (
    *(Kind(f"classic-{seats}", "classic", seats, 40_000) for seats in (2, 3, 4, 5)),
    *(Kind(f"{mixx}-{seats}", mixx, seats, 40_000) for mixx in ("mixx-a", "mixx-b") for seats in (2, 4)),
    Kind("board-2", "board", 2, 20_000),
    Kind("board-2-zigzag", "board", 2, 20_000, {"side": "our-zigzag"}),
    Kind("board-3", "board", 3, 20_000),
    *(Kind(f"cards-{seats}", "cards", seats, 20_000) for seats in (2, 3, 4, 5)),
    *(Kind(f"jokers-{seats}", "cards", seats, 20_000, {"jokers": "yes"}) for seats in (2, 3, 4, 5)),
)


@cache
def loop(kernel: Kernel, policy_parts: tuple[Any, ...]) -> Any:
    """A compiled loop of games in which one policy sits at every seat and what it says at every turn is noted."""
    start, legal, step, size = kernel.start, kernel.legal, kernel.step, kernel.size
    draw, chance, veil, score = kernel.draw, kernel.chance, kernel.veil, kernel.score
    choose, standing, *calls = policy_parts

    def play(
        tables: Any,
        numbers: Any,
        seats: int,
        first: int,
        rng: Any,
        cells: Any,
        seen: Any,
        out: Any,
        scratch: Any,
        values: Any,
        said: Any,
        who: Any,
        noted: Noted,
    ) -> None:
        for number in range(len(noted)):
            begin(rng, SEED, first + number, 0)
            start(tables, cells, seats)
            turn, turns = -1, 0
            while cells[PHASE] != OVER:
                phase = cells[PHASE]
                if cells[TURN] != turn and phase != FIRST and phase != SHUFFLE and turns < len(said):
                    turn = cells[TURN]
                    for place in range(size):
                        seen[place] = cells[place]
                    veil(seen, cells[ACTIVE])
                    standing(tables, seen, cells[ACTIVE], numbers, scratch, values)
                    said[turns], who[turns] = values[WIN], cells[ACTIVE]
                    turns += 1
                if awaits_chance(phase):
                    draw(tables, cells, rng, out)
                    chance(tables, cells, out)
                    continue
                for seat in range(seats):
                    if cells[PHASE] == phase and may_act(cells, seat):
                        for place in range(size):
                            seen[place] = cells[place]
                        veil(seen, seat)
                        codes = legal(tables, seen, seat, out)
                        choice = choose(tables, seen, seat, out, codes, numbers, scratch, values, rng)
                        step(tables, cells, seat, out[choice])
            most, winners = -1_000, 0
            for seat in range(seats):
                if score(tables, cells, seat) > most:
                    most, winners = score(tables, cells, seat), 0
                winners += 1 if score(tables, cells, seat) == most else 0
            for place in range(turns):
                bin_ = min(int(said[place] * BINS), BINS - 1)
                noted[number, bin_, NOTED] += 1.0
                noted[number, bin_, SAID] += said[place]
                noted[number, bin_, WON] += 1.0 / winners if score(tables, cells, who[place]) == most else 0.0

    return compiled(play, *filter(isfunction, kernel), choose, standing, *calls)


def noted(book: Game, policy: Policy, seats: int, first: int, games: int) -> Noted:
    """What was said and what happened, by game and bin."""
    run = loop(book.kernel, (policy.choose, policy.standing, *policy.calls))
    found = np.zeros((games, BINS, 3))
    room = max(book.kernel.choices, 64)
    cells, seen, out = (np.zeros(length, np.int64) for length in (book.kernel.size, book.kernel.size, room))
    numbers = np.asarray(policy.numbers_for(book))
    said, who = np.zeros(400), np.zeros(400, np.int64)
    rng, scratch, values = np.zeros(1, np.uint64), np.zeros(policy.scratch), np.zeros(KINDS * room)
    run(as_arrays(book.tables), numbers, seats, first, rng, cells, seen, out, scratch, values, said, who, found)
    return found


def measured(kind: Kind, games: int | None = None) -> list[dict[str, float]]:
    """By bin: how many positions, what was said of them on average, and by how much more or fewer were won."""
    book = game(kind.game, **kind.options)
    policy = strongest(book, kind.seats)
    noted(book, policy, kind.seats, 0, 0)  # compiles
    with ThreadPoolExecutor(cores()) as threads:
        firsts = range(0, games or kind.games, PORTION)
        parts = threads.map(lambda first: noted(book, policy, kind.seats, first, PORTION), firsts)
        return binned(np.concatenate(list(parts)))


def binned(found: Noted) -> list[dict[str, float]]:
    """The bins in which there is something; the positions of one game count together for the error."""
    told = []
    for bin_ in range(BINS):
        positions, said, won = found[:, bin_].T
        if total := positions.sum():
            off = (won.sum() - said.sum()) / total
            error = np.sqrt(((won - said - off * positions) ** 2).sum()) / total
            told.append({"bin": bin_, "positions": int(total), "said": round(said.sum() / total, 4)})
            told[-1] |= {"off": round(off, 4), "error": round(float(error), 4)}
    return told


def told(results: dict[str, Any]) -> str:
    """The results as a table: by how many points more, or fewer, were won of the positions of each bin."""
    heads = [f"{100 * low // BINS}–{100 * (low + 1) // BINS} %" for low in range(BINS)]
    lines = ["| game | games | " + " | ".join(heads) + " |", "|---" * (BINS + 2) + "|"]
    for kind in KINDS_PLAYED:
        if kind.name in results:
            by_bin = {one["bin"]: f"{100 * one['off']:+.1f} ± {100 * one['error']:.1f}" for one in results[kind.name]}
            cells = " | ".join(by_bin.get(bin_, "") for bin_ in range(BINS))
            lines.append(f"| {kind.name} | {kind.games:,} | {cells} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Play, keep what came of it, and write it down."""
    parser = argparse.ArgumentParser(prog="python -m training.calibration", description="Whether chances come true.")
    parser.add_argument("names", nargs="*", help="of kinds, or how their names begin; else all")
    names = tuple(parser.parse_args().names) or ("",)
    results = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    for kind in KINDS_PLAYED:
        if kind.name.startswith(names):
            results[kind.name] = measured(kind)
            print(kind.name, json.dumps(results[kind.name]), flush=True)
            RESULTS.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    written_between(PAGE, BEGIN, told(results), END)


if __name__ == "__main__":
    main()
