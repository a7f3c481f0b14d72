"""Mass simulation: random players, compiled rules, all cores."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from qwixx.arena.order import cores, in_order
from qwixx.arena.playouts import playouts
from qwixx.compiled import Numbers
from qwixx.rules.game import Game

CHUNK = 10_000  # games played between two looks at the results, so that memory stays flat


@dataclass(frozen=True, slots=True)
class Simulation:
    """What came of many games."""

    game: str
    players: int
    games: int
    seed: int
    turns_mean: float
    score_mean: float
    games_per_second: float


class Simulator:
    """Plays the games of one seed, each from a stream of its own; compiled when it is made."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        game.start(seats)  # refuses a wrong number of players
        self._play = playouts(game.kernel, game.tables)
        self._seats = seats
        self._seed = seed
        self._size = game.kernel.size
        self._room = max(game.kernel.choices, 64)
        self.run(0, 0)

    def run(self, first: int, games: int, trace_room: int = 0) -> tuple[Numbers, Numbers, Numbers]:
        """The turns and scores of so many games from number `first` on, and their first events as (who, code)."""
        turns = np.zeros(games, np.int64)
        scores = np.zeros((games, self._seats), np.int64)
        trace = np.zeros((trace_room, 2), np.int64)
        cells, out, rng = np.zeros(self._size, np.int64), np.zeros(self._room, np.int64), np.zeros(1, np.uint64)
        traced = self._play(self._seats, self._seed, first, rng, cells, out, turns, scores, trace)
        return turns, scores, trace[:traced]


def simulate(game: Game, players: int, games: int, seed: int, workers: int | None = None) -> Simulation:
    """Random play of many games on all cores, or so many; the same seed gives the same means whatever the cores."""
    simulator = Simulator(game, players, seed)

    def chunk(first: int) -> tuple[int, int]:
        turns, scores, _ = simulator.run(first, min(CHUNK, games - first))
        return int(turns.sum()), int(scores.sum())

    workers = workers or cores()
    turns_sum = scores_sum = 0
    begin = time.perf_counter()
    with ThreadPoolExecutor(workers) as pool:
        for turns, scores in in_order(pool, workers, chunk, range(0, games, CHUNK)):
            turns_sum += turns
            scores_sum += scores
    seconds = time.perf_counter() - begin
    return Simulation(game.id, players, games, seed, turns_sum / games, scores_sum / games / players, games / seconds)
