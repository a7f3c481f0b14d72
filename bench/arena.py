"""Games a second of compiled bots on one worker and on two, against random playouts of the same run on one.

Each figure is the best of a few rounds, taken in turn, so that whatever else runs on the machine weighs little.
"""

import time

from qwixx.arena.contest import Contest
from qwixx.arena.simulate import Simulator
from qwixx.arena.tournament import hold
from qwixx.arena.workers import on_this_machine
from qwixx.games import GAMES, game

BOTS = ("careful", "greedy")
ROUNDS = 5
SECONDS = 0.6  # a round, about
TRIAL = 4_000


def playouts(name: str) -> float:
    """Games a second of random players in one thread."""
    simulator = Simulator(game(name), len(BOTS), seed=1)
    games, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < SECONDS:
        simulator.run(games, TRIAL)
        games += TRIAL
    return games / (time.perf_counter() - begin)


def contest(name: str, games: int, workers: int) -> float:
    """Games a second of a contest, all its counting included."""
    held = Contest(name, BOTS, games, seed=1)
    held.prepare()
    return games / hold(held, on_this_machine(held, workers)).seconds


def main() -> None:
    """Print one line a game."""
    print(f"{'game':<14}{'random/s':>12}{'1 worker/s':>12}{'of random':>11}{'2 workers/s':>13}{'of 1':>7}")
    for name in GAMES:
        games = max(TRIAL, int(contest(name, TRIAL, 1) * SECONDS))
        rounds = [(playouts(name), contest(name, games, 1), contest(name, games, 2)) for _ in range(ROUNDS)]
        alone, one, two = map(max, zip(*rounds, strict=True))
        print(f"{name:<14}{alone:>12,.0f}{one:>12,.0f}{one / alone:>10.2f}x{two:>13,.0f}{two / one:>6.2f}x")


if __name__ == "__main__":
    main()
