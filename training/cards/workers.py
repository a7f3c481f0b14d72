"""A worker: room to play games in and to learn from them. Workers are threads; compiled code lets them run together."""

from typing import Any, NamedTuple

import numpy as np

from qwixx.compiled import as_arrays
from qwixx.games import game as game_by_name
from qwixx.players.careful import numbers_for as careful_numbers
from qwixx.players.master.cards_network import HEADER, weights_of
from qwixx.players.master.cards_take import SCRATCH
from qwixx.players.policy import KINDS
from qwixx.rules.game import Game
from qwixx.rules.kernel.cards import CHOICES, SIZE
from training.cards.learning import Places, empty_acts, judge, study
from training.cards.samples import SYMMETRIES, Array, room_for
from training.cards.selfplay import LONGEST, SELF, loops
from training.cards.state import State

ROOM = 90  # samples of a game and seat, more than most give


class Rival(NamedTuple):
    """Who sits in the other seats, and by which weights if it has some."""

    kind: int = SELF
    weights: Array = np.zeros(16, np.float32)


class Played(NamedTuple):
    """How many games there were, how many samples, and of whom learned the mean of the wins, and the mean of turns."""

    games: int
    samples: int
    wins: float
    turns: float


class Worker:
    """Plays games of a table and works out gradients."""

    def __init__(self, book: Game, seats: int, games: int) -> None:
        self._tables, self._seats = as_arrays(book.tables), seats
        self._careful = np.ascontiguousarray(careful_numbers(book), np.float64)
        self._places = Places(seats).array
        self.samples = room_for(seats, games * seats * ROOM + 3 * seats * seats * LONGEST)
        self._room = (np.zeros(SIZE, np.int64), np.zeros(SIZE, np.int64), np.zeros(max(CHOICES, 64), np.int64))
        self._words = (np.zeros(1, np.uint64), np.zeros(1, np.uint64))
        self._scratch, self._values = np.zeros(SCRATCH, np.float32), np.zeros(KINDS * CHOICES, np.float32)
        self._cut = np.zeros((seats, KINDS + 1), np.float32)
        self._acts, self._errors = empty_acts(), empty_acts()
        self._grads = np.zeros(HEADER + weights_of(seats), np.float32)
        self._order = np.zeros(0, np.int64)

    def play(
        self, weights: Array, rival: Rival, seed: int, first: int, games: int, trials: float, trace: float
    ) -> Played:
        """Play games from number `first` on, and work out what their positions came to."""
        firsts, turns = np.zeros(games + 1, np.int64), np.zeros(games, np.int64)
        results = np.zeros((games, self._seats, KINDS + 1), np.float32)
        which, into = (self._seats, seed, first, games, trials), (self.samples, firsts, results, turns)
        played = self.run(weights, rival, which, into)
        size = int(firsts[played])
        mine = (first + np.arange(played)) % self._seats
        wins = float(results[np.arange(played), mine, 0].mean()) if played else 0.0
        judge(weights, self._places, self.samples, 0, size, self._acts)
        self.trace_back(firsts, played, results, trace)
        self._order = np.random.default_rng((seed, first)).permutation(size)
        return Played(played, size, wins, float(turns[:played].mean()) if played else 0.0)

    def run(self, weights: Array, rival: Rival, which: tuple[Any, ...], into: tuple[Any, ...]) -> int:
        """Play these games, compiled; how many there was room for."""
        numbers = (self._tables, weights, rival.kind, rival.weights, self._careful)
        own = (self._room, self._words, self._scratch, self._values, SYMMETRIES, self._cut)
        return loops()[0](*numbers, *which, *own, *into)

    def trace_back(self, firsts: Array, games: int, results: Array, trace: float) -> None:
        """Set the targets of all samples of so many games."""
        loops()[1](self.samples, firsts, games, results, trace)

    def study(self, state: State, batch: int, rate: float, average: float) -> tuple[int, Array]:
        """Learn from the games that were played; how many samples they had, and their losses."""
        losses = np.zeros(KINDS)
        moments = (state.weights, state.averaged, state.first, state.second, state.steps)
        room = (self._grads, self._acts, self._errors, losses)
        study(*moments, self._places, self.samples, self._order, batch, rate, average, *room)
        return len(self._order), losses


def book_of(jokers: str) -> Game:
    """The card game with or without jokers."""
    return game_by_name("cards", jokers=jokers)
