"""Random play, compiled: against plain C on one core, on all cores, and one game against the other.

Each line takes the best of several short runs on either side, in turn, so that both meet the same machine.
"""

import json
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from qwixx.arena.order import cores
from qwixx.arena.simulate import Simulation, simulate
from qwixx.games import GAMES, game
from qwixx.rules.game import Game

ROUNDS = 12
GAMES_A_ROUND = 200_000
SEED = 1


def in_c(program: Path) -> dict[str, Any]:
    """The yardstick's totals and speed."""
    command = [str(program), str(GAMES_A_ROUND), str(SEED)]
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


def ours(played: Game, workers: int, games: int = GAMES_A_ROUND) -> Simulation:
    """The compiled rules."""
    return simulate(played, 2, games, SEED, workers)


def speed_of(played: Game, workers: int = 1, games: int = GAMES_A_ROUND) -> Callable[[], float]:
    """To be run for its games a second."""
    return lambda: ours(played, workers, games).games_per_second


def best(*runs: Callable[[], float]) -> list[float]:
    """The best speed of each, run in turn."""
    speeds = [[run() for run in runs] for _ in range(ROUNDS)]
    return [max(speed) for speed in zip(*speeds, strict=True)]


def against_c(program: Path) -> None:
    """Both play the same games; one core each."""
    classic = game("classic")
    theirs, mine = in_c(program), ours(classic, 1)
    totals = round(mine.turns_mean * mine.games), round(mine.score_mean * mine.games * mine.players)
    if totals != (theirs["turns"], theirs["scores"]):
        raise SystemExit(f"The yardstick plays other games: {theirs}, not {totals}.")
    speed, yardstick = best(speed_of(classic), lambda: float(in_c(program)["games_per_second"]))
    print(f"classic, one core   {speed:>12,.0f} games/s   plain C {yardstick:>12,.0f}   ratio {speed / yardstick:.2f}")


def main() -> None:
    """Print one line a comparison."""
    with tempfile.TemporaryDirectory() as folder:
        program = build(folder)
        if program:
            against_c(program)
        else:
            print("There is no C compiler here: install gcc to compare with plain C.")
    classic = game("classic")
    one, many = best(speed_of(classic), speed_of(classic, cores(), 4 * GAMES_A_ROUND))
    print(f"classic, {cores()} cores    {many:>12,.0f} games/s   one core {one:>11,.0f}   ratio {many / one:.2f}")
    others = {name: game(name) for name in GAMES} | {"classic locks=sealed": game("classic", locks="sealed")}
    for name, other in others.items():
        speed, first = best(speed_of(other, games=GAMES_A_ROUND // 10), speed_of(classic))
        print(f"{name + ', one core':<32}{speed:>8,.0f} games/s   classic {first:>12,.0f}   ratio {speed / first:.2f}")


if __name__ == "__main__":
    main()
