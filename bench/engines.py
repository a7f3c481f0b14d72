"""Games a second, compiled, and how many times the interpreted engine of the same run that is."""

import time

import numpy as np

from qwixx.arena.play import playing
from qwixx.arena.simulate import simulate
from qwixx.games import GAMES, game
from qwixx.play import Play, Streamed
from qwixx.players import Random

SECONDS = 2.0  # for each game and engine
SEATS = 2


def interpreted(name: str) -> float:
    """Games a second of the engine people use, with random players."""
    rng = np.random.default_rng(1)
    games, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < SECONDS:
        for _ in playing(Play.begin(game(name), SEATS, Streamed(rng)), [Random(rng)] * SEATS):
            pass
        games += 1
    return games / (time.perf_counter() - begin)


def compiled(name: str) -> float:
    """Games a second of the same rules compiled."""
    trial = simulate(game(name), SEATS, 2_000, seed=1).games_per_second
    return simulate(game(name), SEATS, max(2_000, int(trial * SECONDS)), seed=1).games_per_second


def main() -> None:
    """Print one line a game."""
    print(f"{'game':<14}{'interpreted/s':>14}{'compiled/s':>14}{'ratio':>9}{'of classic':>12}")
    first = 0.0
    for name in GAMES:
        slow, fast = interpreted(name), compiled(name)
        first = first or fast
        print(f"{name:<14}{slow:>14,.0f}{fast:>14,.0f}{fast / slow:>8,.0f}x{fast / first:>11.2f}x")


if __name__ == "__main__":
    main()
