"""A worker of the card game's training that plays interpreted: compiling its games takes longer than a few of them."""

from collections.abc import Callable
from typing import Any

import numpy as np

from qwixx.players.careful import numbers_for as careful_numbers
from qwixx.players.master.cards_take import SCRATCH
from qwixx.players.policy import KINDS
from qwixx.rules.game import Game
from qwixx.rules.kernel.cards import CHOICES, SIZE
from qwixx.stream import Stream
from training.cards.samples import SYMMETRIES, Array
from training.cards.selfplay import play_games, trace_back
from training.cards.workers import Rival, Worker


class Luck(Stream):
    """A stream that is begun anew as compiled code does it."""

    def __init__(self) -> None:
        super().__init__(0)

    def __setitem__(self, place: int, word: int) -> None:
        self._word = int(word)


class Plain(Worker):
    """Plays the same games as any worker, without compiling them."""

    def __init__(self, book: Game, seats: int, games: int) -> None:
        super().__init__(book, seats, games)
        self._book = book

    def run(self, weights: Array, rival: Rival, which: tuple[Any, ...], into: tuple[Any, ...]) -> int:
        """Play these games on lists."""
        book = self._book
        numbers = (book.tables, weights.tolist(), rival.kind, rival.weights.tolist(), careful_numbers(book))
        room = ([0] * SIZE, [0] * SIZE, [0] * CHOICES)
        own = (room, (Luck(), Luck()), [0.0] * SCRATCH, [0.0] * (KINDS * CHOICES), SYMMETRIES.tolist(), self._cut)
        play: Callable[..., int] = play_games
        with np.errstate(over="ignore"):
            return play(*numbers, *which, *own, *into)

    def trace_back(self, firsts: Array, games: int, results: Array, trace: float) -> None:
        """Set the targets of all samples of so many games."""
        trace_back(self.samples, firsts, games, results, trace)
