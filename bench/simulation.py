"""Random play, compiled: against plain C on one core, on all cores, and one game against the other.

Each line takes the best of several short runs on either side, in turn, so that both meet the same machine.
"""

import json
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from qwixx.arena.order import cores
from qwixx.arena.simulate import Result, simulate
from qwixx.games import GAMES, game
from qwixx.rules.game import Game

ROUNDS = 12
GAMES_A_ROUND = 200_000
SEED = 1
LOCKS = ("sealed", "announced")  # by what the yardstick calls them: 0 and 1


def in_c(program: Path, locks: str) -> dict[str, Any]:
    """The yardstick's totals and speed."""
    command = [str(program), str(GAMES_A_ROUND), str(SEED), str(LOCKS.index(locks))]
    answer: dict[str, Any] = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    return answer


def build(folder: str) -> Path | None:
    """The yardstick, if there is a compiler."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if not compiler:
        return None
    program = Path(folder) / "yardstick"
    subprocess.run([compiler, "-O3", "-o", str(program), str(Path(__file__).parent / "yardstick.c")], check=True)
    return program


def ours(played: Game, workers: int, games: int = GAMES_A_ROUND) -> Result:
    """The compiled rules."""
    return simulate(played, 2, games, SEED, workers)


def speed_of(played: Game, workers: int = 1, games: int = GAMES_A_ROUND) -> Callable[[], float]:
    """To be run for its games a second."""
    return lambda: ours(played, workers, games).games_per_second


def best(*runs: Callable[[], float]) -> list[float]:
    """The best speed of each, run in turn."""
    speeds = [[run() for run in runs] for _ in range(ROUNDS)]
    return [max(speed) for speed in zip(*speeds, strict=True)]


def against_c(program: Path, locks: str) -> None:
    """Both play the same games; one core each."""
    played = game("classic", locks=locks)
    run = partial(in_c, program, locks)
    theirs, mine = run(), ours(played, 1)
    totals = round(mine.turns_mean * mine.games), round(mine.score_mean * mine.games * mine.players)
    if totals != (theirs["turns"], theirs["scores"]):
        raise SystemExit(f"The yardstick plays other games: {theirs}, not {totals}.")
    speed, yardstick = best(speed_of(played), lambda: float(run()["games_per_second"]))
    ratio = f"ratio {speed / yardstick:.2f}"
    print(f"{'classic, ' + locks:<20}{speed:>12,.0f} games/s   plain C {yardstick:>12,.0f}   {ratio}")


def main() -> None:
    """Print one line a comparison."""
    with tempfile.TemporaryDirectory() as folder:
        program = build(folder)
        for locks in LOCKS if program else ():
            against_c(program, locks)
        if not program:
            print("There is no C compiler here: install gcc to compare with plain C.")
    classic = game("classic")
    one, many = best(speed_of(classic), speed_of(classic, cores(), 4 * GAMES_A_ROUND))
    print(f"classic, {cores()} cores    {many:>12,.0f} games/s   one core {one:>11,.0f}   ratio {many / one:.2f}")
    for name in GAMES:
        speed, first = best(speed_of(game(name), games=GAMES_A_ROUND // 10), speed_of(classic))
        print(f"{name + ', one core':<24}{speed:>8,.0f} games/s   classic {first:>12,.0f}   ratio {speed / first:.2f}")


if __name__ == "__main__":
    main()
