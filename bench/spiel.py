"""Random play through OpenSpiel, and datasets, against the plain loop of the same run, in games a second."""

import tempfile
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

import pyspiel

from qwixx.arena.play import playing
from qwixx.dataset.plan import Plan
from qwixx.dataset.writing import write
from qwixx.play import Play, Streamed
from qwixx.players import player
from qwixx.spiel import NAMES
from qwixx.stream import Stream

SLICES = 5  # those that are compared take turns, so that a busy moment hits both
SECONDS = 0.4  # for each slice
TOGETHER = 8  # games of a dataset


def rates(*engines: Callable[[], int]) -> list[float]:
    """Games a second of each engine; calling one plays some and gives their number."""
    games, seconds = [0] * len(engines), [0.0] * len(engines)
    for _ in range(SLICES):
        for number, play in enumerate(engines):
            begin = time.process_time()
            while time.process_time() - begin < SECONDS:
                games[number] += play()
            seconds[number] += time.process_time() - begin
    return [played / spent for played, spent in zip(games, seconds, strict=True)]


def plain(name: str, bot: str) -> Callable[[], int]:
    """A game of two bots by the rules people use."""
    numbers, game = count(), pyspiel.load_game(name).setting.game

    def play() -> int:
        chance = Stream(next(numbers))
        *_, _end = playing(Play.begin(game, 2, Streamed(chance)), [player(bot, chance)] * 2)
        return 1

    return play


def spiel(name: str) -> Callable[[], int]:
    """A game of random actions in OpenSpiel."""
    game, rng = pyspiel.load_game(name), Random(1)

    def play() -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_simultaneous_node():
                state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in range(2)])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        return 1

    return play


def dataset(name: str, bot: str, folder: Path) -> Callable[[], int]:
    """Some games of two bots, written as a dataset by one process."""
    numbers = count()

    def play() -> int:
        seed = next(numbers)
        write(Plan(NAMES[name], (bot,), TOGETHER, 2, seed), folder / f"{seed}.parquet", 1, "", lambda _: None)
        return TOGETHER

    return play


def main() -> None:
    """Print one line for each game in OpenSpiel, and for some datasets."""
    print(f"{'':<28}{'plain/s':>10}{'games/s':>10}{'of plain':>10}")
    lines = [(name, plain(name, "random"), spiel(name)) for name in NAMES]
    with tempfile.TemporaryDirectory() as folder:
        for name in ("qwixx_classic", "qwixx_cards"):
            for bot in ("random", "careful"):
                place = Path(tempfile.mkdtemp(dir=folder))
                lines.append((f"dataset {NAMES[name]} {bot}", plain(name, bot), dataset(name, bot, place)))
        for label, loop, engine in lines:
            yardstick, games = rates(loop, engine)
            print(f"{label:<28}{yardstick:>10,.0f}{games:>10,.0f}{games / yardstick:>9.2f}x")


if __name__ == "__main__":
    main()
