"""A whole training: rounds of games and learning, a log with the learning curve, checkpoints."""

import json
import time
from concurrent.futures import ThreadPoolExecutor
from math import cos, pi
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from training.cards.learning import fresh_weights
from training.cards.samples import Array
from training.cards.selfplay import CAREFUL, FIXED
from training.cards.state import State, written
from training.cards.workers import Played, Rival, Worker, book_of

MATCH_SEED = 77
CHECKPOINT = "checkpoint.npz"


class Recipe(NamedTuple):
    """How to train."""

    jokers: str = "no"
    seats: int = 2
    minutes: float = 4.0
    games: int = 0  # if given, the training is as long as that instead
    workers: int = 1
    round: int = 24  # games of a worker between two times of learning
    batch: int = 128
    rate: float = 2e-3
    last_rate: float = 2e-5
    average: float = 0.9995
    trace: float = 0.95
    last_trace: float = 0.7
    trials: float = 0.02
    seed: int = 1
    against: str = ""  # nobody: itself; careful; or a file of weights
    mixed: int = 0  # if given, one of so many workers and rounds plays against careful players instead of itself
    matches: int = 600
    curve: int = 8  # matches during a training


def save_weights(path: Path, weights: Array, recipe: Recipe, about: dict[str, Any]) -> None:
    """Write weights with what they were trained by and what is known of them."""
    written(path, weights=weights, recipe=np.array(json.dumps({**recipe._asdict(), **about}, sort_keys=True)))


def load_weights(path: Path) -> tuple[Array, dict[str, Any]]:
    """The weights with their header, and what is known of them."""
    with np.load(path) as file:
        return file["weights"], json.loads(str(file["recipe"]))


def rival_of(against: str) -> Rival:
    """Who sits in the other seats."""
    if not against:
        return Rival()
    return Rival(CAREFUL) if against == "careful" else Rival(FIXED, load_weights(Path(against))[0])


class Training:
    """Rounds of self-play and learning by several workers together."""

    def __init__(self, recipe: Recipe, state: State, out: Path) -> None:
        self.recipe, self.state, self.out = recipe, state, out
        out.mkdir(parents=True, exist_ok=True)
        self.name = f"cards-{recipe.seats}{'-jokers' if recipe.jokers == 'yes' else ''}"
        book = book_of(recipe.jokers)
        self._workers = [Worker(book, recipe.seats, recipe.round) for _ in range(recipe.workers)]
        self._pool = ThreadPoolExecutor(recipe.workers)
        self._rival = rival_of(recipe.against)
        self.losses: list[tuple[float, float]] = []

    def progress(self) -> float:
        """How much of the training is done."""
        recipe, state = self.recipe, self.state
        done = state.played / recipe.games if recipe.games else state.seconds / (60 * recipe.minutes)
        return min(1.0, done)

    def run(self) -> None:
        """Train to the end."""
        self._log(f"{self.name}: {len(self.state.weights):,} weights, {self.recipe}")
        self._workers[0].play(self.state.averaged, Rival(), 0, 0, 0, 0.0, 0.0)
        self._log("compiled")
        before = 0.0
        while self.progress() < 1.0:
            began = time.perf_counter()
            self.round()
            self.state.seconds += time.perf_counter() - began
            if int(before * self.recipe.curve) < int(self.progress() * self.recipe.curve) < self.recipe.curve:
                self._report()
            before = self.progress()
        self._report()
        self._pool.shutdown()

    def round(self) -> None:
        """Every worker plays with the averaged weights, then learns from its games."""
        recipe, state = self.recipe, self.state
        done = self.progress()
        trace = recipe.trace + (recipe.last_trace - recipe.trace) * done
        trials = recipe.trials * max(0.0, 1.0 - done)
        rate = recipe.last_rate + (recipe.rate - recipe.last_rate) * 0.5 * (1.0 + cos(pi * done))
        firsts = [state.played + place * recipe.round for place in range(recipe.workers)]

        def work(worker: Worker, place: int) -> tuple[Played, int, Array]:
            rival = self._rival_at(state.rounds + place)
            played = worker.play(state.averaged, rival, recipe.seed, firsts[place], recipe.round, trials, trace)
            return played, *worker.study(state, recipe.batch, rate, recipe.average)

        parts = list(self._pool.map(work, self._workers, range(recipe.workers)))
        state.played += recipe.round * recipe.workers
        losses = np.sum([losses for _, _, losses in parts], axis=0) / sum(size for _, size, _ in parts)
        self.losses.append((float(losses[0]), float(losses[1])))
        self.turns = float(np.mean([played.turns for played, _, _ in parts]))
        state.rounds += 1

    def _rival_at(self, place: int) -> Rival:
        mixed = self.recipe.mixed
        return Rival(CAREFUL) if mixed and place % mixed == 0 else self._rival

    def match(self, games: int) -> tuple[float, float]:
        """The share of the wins against careful players, and half the width of its 95 % interval."""
        each = min(self.recipe.round, -(-games // self.recipe.workers))
        firsts = range(0, games, each)

        def some(worker: Worker, first: int) -> Any:
            return worker.play(self.state.averaged, Rival(CAREFUL), MATCH_SEED, first, each, 0.0, 0.0)

        found = []
        for first in range(0, len(firsts), len(self._workers)):
            found += list(self._pool.map(some, self._workers, firsts[first : first + len(self._workers)]))
        share = float(np.average([part.wins for part in found], weights=[part.games for part in found]))
        return share, 1.96 * (share * (1.0 - share) / games) ** 0.5

    def _report(self) -> None:
        state, recipe = self.state, self.recipe
        seconds = max(state.seconds, 1e-9)
        win, margin = np.mean(self.losses[-50:], axis=0) if self.losses else (0.0, 0.0)
        text = (
            f"{seconds / 60:6.2f} min {state.played:9,} games {state.played / seconds:6.0f}/s {state.steps[0]:7,} steps"
            f" turns {self.turns:5.1f} entropy {win:.4f} margin {margin:.4f}"
        )
        about: dict[str, Any] = {
            "games_played": state.played,
            "steps": int(state.steps[0]),
            "seconds": round(seconds, 1),
        }
        if recipe.matches:
            share, half = self.match(recipe.matches)
            about["share"] = share
            text += f" careful {100 * share:.1f} ± {100 * half:.1f} % ({share * recipe.seats:.3f} of fair)"
        self._log(text)
        save_weights(self.out / f"{self.name}.npz", state.averaged, recipe, about)
        state.save(self.out / CHECKPOINT)

    def _log(self, text: str) -> None:
        print(text, flush=True)
        with (self.out / "log.txt").open("a") as file:
            file.write(text + "\n")


def begun(recipe: Recipe, out: Path, weights: Path | None, resume: bool) -> Training:
    """A training from scratch, from weights, or from its checkpoint."""
    if resume and (out / CHECKPOINT).exists():
        return Training(recipe, State.load(out / CHECKPOINT), out)
    begin = load_weights(weights)[0] if weights else fresh_weights(recipe.seats, recipe.seed)
    return Training(recipe, State(begin), out)
