"""Random play, compiled: against plain C on one core, on all cores, and one game against the other.

The runs that are compared take turns, so that all meet the same machine. What is printed is the median of the rounds; a
ratio is the median of the ratios of each round. On one core the processor's time counts, on several the clock's.
"""

import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from qwixx.arena.order import cores
from qwixx.arena.simulate import Simulation, simulate
from qwixx.games import GAMES, game
from qwixx.rules.game import Game

ROUNDS = 9
GAMES_A_ROUND = 200_000
SEED = 1
BUILDS = (("-O3",), ("-O3", "-march=native"))

Speed = Callable[[], float]  # plays some games: so many a second


def in_c(program: Path) -> dict[str, Any]:
    """The yardstick's totals and speed."""
    command = [str(program), str(GAMES_A_ROUND), str(SEED)]
    answer: dict[str, Any] = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    return answer


def build(folder: str, flags: tuple[str, ...]) -> Path | None:
    """The yardstick, if there is a compiler."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if not compiler:
        return None
    program = Path(folder) / "".join(("yardstick", *flags))
    source = Path(__file__).parent / "yardstick.c"
    subprocess.run([compiler, *flags, "-o", str(program), str(source)], check=True)
    return program


def ours(played: Game, workers: int, games: int = GAMES_A_ROUND) -> Simulation:
    """The compiled rules."""
    return simulate(played, 2, games, SEED, workers)


def on_one_core(played: Game, games: int = GAMES_A_ROUND) -> Speed:
    """To be run for the games a second of the processor's time; compiled before the first run."""
    ours(played, 1, 1)

    def speed() -> float:
        begin = time.process_time()
        ours(played, 1, games)
        return games / (time.process_time() - begin)

    return speed


def on_all_cores(played: Game) -> Speed:
    """To be run for the games a second by the clock."""
    return lambda: ours(played, cores(), 4 * GAMES_A_ROUND).games_per_second


def compare(what: str, speed: Speed, against: str, yardstick: Speed) -> None:
    """Print one line: both speeds and their ratio."""
    rounds = [(speed(), yardstick()) for _ in range(ROUNDS)]
    mine, theirs = (median(column) for column in zip(*rounds, strict=True))
    ratio = median(one / other for one, other in rounds)
    print(f"{what:<36}{mine:>10,.0f} games/s   {against:<25}{theirs:>10,.0f}   ratio {ratio:.2f}", flush=True)


def against_c(program: Path, flags: tuple[str, ...]) -> None:
    """Both play the same games; one core each."""
    classic = game("classic")
    theirs, mine = in_c(program), ours(classic, 1)
    totals = round(mine.turns_mean * mine.games), round(mine.score_mean * mine.games * mine.players)
    if totals != (theirs["turns"], theirs["scores"]):
        raise SystemExit(f"The yardstick plays other games: {theirs}, not {totals}.")
    yardstick = f"C {' '.join(flags)}"
    compare("classic, one core", on_one_core(classic), yardstick, lambda: float(in_c(program)["games_per_second"]))


def main() -> None:
    """Print one line a comparison."""
    with tempfile.TemporaryDirectory() as folder:
        for flags in BUILDS:
            program = build(folder, flags)
            if not program:
                print("There is no C compiler here: install gcc to compare with plain C.")
                break
            against_c(program, flags)
    classic = game("classic")
    alone = on_one_core(classic)
    compare(f"classic, {cores()} cores", on_all_cores(classic), "one core", lambda: ours(classic, 1).games_per_second)
    others = {name: game(name) for name in GAMES if name != "classic"}
    others |= {"classic locks=sealed": game("classic", locks="sealed"), "cards jokers=yes": game("cards", jokers="yes")}
    for name, other in others.items():
        compare(f"{name}, one core", on_one_core(other, GAMES_A_ROUND // 4), "classic", alone)


if __name__ == "__main__":
    main()
