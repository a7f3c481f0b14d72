"""Mass simulation: random players, compiled rules."""

import time
from dataclasses import dataclass

import numpy as np

from qwixx.arena.playouts import playouts
from qwixx.compiled import Numbers, as_arrays
from qwixx.rules.game import Game

CHUNK = 10_000  # games played between two looks at the results, so that memory stays flat


@dataclass(frozen=True, slots=True)
class Result:
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
        self._tables = as_arrays(game.tables)
        self._play = playouts(game.kernel)
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
        traced = self._play(self._tables, self._seats, self._seed, first, rng, cells, out, turns, scores, trace)
        return turns, scores, trace[:traced]


def simulate(game: Game, players: int, games: int, seed: int) -> Result:
    """Random play of many games on all cores; the same seed gives the same means."""
    simulator = Simulator(game, players, seed)
    turns_sum = scores_sum = 0
    begin = time.perf_counter()
    for done in range(0, games, CHUNK):
        turns, scores, _ = simulator.run(done, min(CHUNK, games - done))
        turns_sum += int(turns.sum())
        scores_sum += int(scores.sum())
    seconds = time.perf_counter() - begin
    return Result(game.id, players, games, seed, turns_sum / games, scores_sum / games / players, games / seconds)
