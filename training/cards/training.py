"""A whole training: rounds of games and learning, a log with the learning curve, checkpoints."""

import json
import time
from concurrent.futures import ThreadPoolExecutor
from math import cos, pi
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from training.cards.learning import adam, fresh_weights
from training.cards.samples import Array
from training.cards.selfplay import CAREFUL, FIXED
from training.cards.workers import Rival, Worker, book_of

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


class State:
    """Everything that a training changes."""

    def __init__(self, weights: Array) -> None:
        self.weights, self.averaged = weights.copy(), weights.copy()
        self.first, self.second = np.zeros_like(weights), np.zeros_like(weights)
        self.steps = self.played = self.rounds = 0
        self.seconds = 0.0

    def save(self, path: Path) -> None:
        """Write a checkpoint, whole or not at all."""
        about = np.array([self.steps, self.played, self.rounds, self.seconds])
        _write(path, weights=self.weights, averaged=self.averaged, first=self.first, second=self.second, about=about)

    @classmethod
    def load(cls, path: Path) -> "State":
        """Go on from a checkpoint."""
        with np.load(path) as file:
            state = cls(file["weights"])
            state.averaged, state.first, state.second = file["averaged"], file["first"], file["second"]
            steps, played, rounds, state.seconds = file["about"].tolist()
        state.steps, state.played, state.rounds = int(steps), int(played), int(rounds)
        return state


def _write(path: Path, **parts: Any) -> None:
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez(file, **parts)
    unfinished.replace(path)


def save_weights(path: Path, weights: Array, recipe: Recipe, about: dict[str, Any]) -> None:
    """Write weights with what they were trained by and what is known of them."""
    _write(path, weights=weights, recipe=np.array(json.dumps({**recipe._asdict(), **about}, sort_keys=True)))


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
        self._grads = np.zeros((recipe.workers, len(state.weights)), np.float32)
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
        """Play with the averaged weights, then learn from all of it."""
        recipe, state = self.recipe, self.state
        done = self.progress()
        trace = recipe.trace + (recipe.last_trace - recipe.trace) * done
        trials = recipe.trials * max(0.0, 1.0 - done)
        firsts = [state.played + place * recipe.round for place in range(recipe.workers)]

        def play(worker: Worker, place: int) -> Any:
            rival = self._rival_at(state.rounds + place)
            return worker.play(state.averaged, rival, recipe.seed, firsts[place], recipe.round, trials, trace)

        played = list(self._pool.map(play, self._workers, range(recipe.workers)))
        state.played += recipe.round * recipe.workers
        self._learn(sum(part.samples for part in played), done)
        self.turns = float(np.mean([part.turns for part in played]))
        state.rounds += 1

    def _rival_at(self, place: int) -> Rival:
        mixed = self.recipe.mixed
        return Rival(CAREFUL) if mixed and place % mixed == 0 else self._rival

    def _learn(self, size: int, done: float) -> None:
        recipe, state = self.recipe, self.state
        parts = max(1, round(size / recipe.batch))
        rate = recipe.last_rate + (recipe.rate - recipe.last_rate) * 0.5 * (1.0 + cos(pi * done))
        for part in range(parts):

            def learn(worker: Worker, grads: Array, part: int = part) -> tuple[int, Array]:
                return worker.learn(state.weights, part, parts, grads)

            learned = list(self._pool.map(learn, self._workers, self._grads))
            count = sum(number for number, _ in learned)
            state.steps += 1
            moments = (state.weights, state.averaged, state.first, state.second)
            adam(*moments, self._grads, count, state.steps, rate, recipe.average)
            losses = np.sum([loss for _, loss in learned], axis=0) / count
            self.losses.append((float(losses[0]), float(losses[1])))

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
        win, margin = np.mean(self.losses[-500:], axis=0) if self.losses else (0.0, 0.0)
        text = (
            f"{seconds / 60:6.2f} min {state.played:9,} games {state.played / seconds:6.0f}/s {state.steps:7,} steps"
            f" turns {self.turns:5.1f} entropy {win:.4f} margin {margin:.4f}"
        )
        about: dict[str, Any] = {"games_played": state.played, "steps": state.steps, "seconds": round(seconds, 1)}
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
