"""A whole training: rounds until the time is up, with a log, matches against earlier weights, and checkpoints."""

import math
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from qwixx.games import game
from training.learning import Learner, Recipe, new_learner, rate_at
from training.lookups import Shape
from training.network import Weights, value_of
from training.rivals import rivals_of, shape_of
from training.selfplay import Chance, beginning, chance_sizes, match, one_round, response_match
from training.sheets import WHITES, Array, Sheet, sheet_of
from training.tracks import side_named
from training.turns import Position
from training.weights import load_checkpoint, save_checkpoint, save_weights

Random = Callable[[tuple[int, ...]], Array]

SAVED_EVERY = 60.0  # seconds
LOGGED_EVERY = 10.0
MATCH_TURNS = 36  # a seat; hardly any game is longer


def train(
    recipe: Recipe, out: Path, name: str, *, resume: Path | None = None, plain: bool = False, matches: int = 0
) -> dict[str, Any]:
    """Train by a recipe for its minutes, those before a checkpoint included; write `name`.npz and what is known.

    So many times there is a match against the weights at the match before, or against the players that do not learn.
    """
    out.mkdir(parents=True, exist_ok=True)
    xp, compile_it, random = library(recipe, plain)
    groups: dict[str, Weights] = {}
    about: dict[str, Any] = {"games_played": 0, "spent": 0.0, "rounds": 0}
    if resume:
        groups, earlier, about = load_checkpoint(resume)
        recipe = earlier._replace(minutes=recipe.minutes)
    return _Training(recipe, out, name, xp, compile_it, random, groups, about, matches).run()


class _Training:
    """What a training holds while it runs."""

    def __init__(
        self,
        recipe: Recipe,
        out: Path,
        name: str,
        xp: ModuleType,
        compile_it: Callable[[Any], Any],
        random: Random,
        groups: dict[str, Weights],
        about: dict[str, Any],
        matches: int,
    ) -> None:
        self.recipe, self.out, self.name, self.xp, self.random, self.about = recipe, out, name, xp, random, about
        self.sheet: Sheet = sheet_trained(recipe, xp)
        self.shape: Shape = shape_of(self.sheet, recipe)
        self.fixed = rivals_of(self.sheet, recipe)
        self.learner = new_learner(self.shape, np.random.default_rng(recipe.seed), xp)
        self.position = beginning(self.sheet, recipe)
        if groups:
            self._take_up(groups)
        self.round = compile_it(self._one_round)
        self.match = compile_it(self._match)
        self.earlier = self.learner.average
        self.matches, self.held = matches, int(matches * about["spent"] / (60.0 * recipe.minutes))

    def run(self) -> dict[str, Any]:
        """Rounds until the minutes are spent."""
        began, before = time.perf_counter(), self.about["spent"]
        saved = logged = 0.0
        seconds = 60.0 * self.recipe.minutes
        while True:
            self.about["spent"] = before + time.perf_counter() - began
            progress = self.about["spent"] / seconds
            if progress >= 1.0:
                break
            news = self._next_round(progress)
            now = time.perf_counter() - began
            if now - logged > LOGGED_EVERY or self.about["rounds"] == 1:
                self._log(progress, news, now)
                logged = now
            if now - saved > SAVED_EVERY:
                self._save()
                saved = now
            if progress * self.matches >= self.held + 1:
                self._measure()
        if self.matches:
            self._measure()
        self._save()
        return self.about

    def _one_round(self, learner: Learner, position: Position, chance: Chance, rate: Array) -> Any:
        return one_round(self.sheet, self.shape, self.recipe, learner, position, chance, rate, self.fixed)

    def _match(self, new: Weights, old: Weights, uniform: Array) -> Any:
        if self.fixed:
            own = value_of(self.sheet, self.shape, new)
            return response_match(self.sheet, own, self.fixed, self.recipe.seats, uniform)
        return match(self.sheet, self.shape, new, old, uniform)

    def _next_round(self, progress: float) -> Any:
        """One round; the numbers it gives are read, so that it is over."""
        chance = Chance(*map(self.random, chance_sizes(self.sheet, self.recipe)))
        rate = self.xp.asarray(rate_at(self.recipe, progress), self.xp.float32)
        self.learner, self.position, news = self.round(self.learner, self.position, chance, rate)
        self.about["games_played"] += int(news.games)
        self.about["rounds"] += 1
        return news

    def _log(self, progress: float, news: Any, now: float) -> None:
        entropy, margin = (float(part) for part in news.losses)
        self._say(
            f"{now:7.1f} s {100 * progress:5.1f} % {self.about['games_played']:>10,} games"
            f"  steps {int(self.learner.steps):>6}  entropy {entropy:.4f}  margin {margin:.4f}"
            f"  explored {float(news.explored):.3f}  first {float(news.first):.4f}"
        )
        if not math.isfinite(entropy):
            raise FloatingPointError("The loss is no longer a number.")

    def _measure(self) -> None:
        """A match against the weights of the match before, or the fixed players: the share of the wins."""
        games = self.recipe.games // 2
        numbers = self.random((MATCH_TURNS * self.recipe.seats, games, WHITES + self.sheet.dice))
        share, over = (np.asarray(part) for part in self.match(self.learner.average, self.earlier, numbers))
        ended = share[over]
        half = 1.96 * ended.std() / max(1, len(ended)) ** 0.5
        seats, others = self.recipe.seats, self.recipe.against or "the weights before"
        self._say(
            f"    match {self.held + 1}: {100 * ended.mean():.2f} ± {100 * half:.2f} % against {others}"
            f" ({seats * ended.mean():.3f} of a fair share; {len(ended)} of {games} games)"
        )
        self.held += 1
        self.earlier = {name: self.xp.array(part) for name, part in self.learner.average.items()}

    def _save(self) -> None:
        parts = {group: getattr(self.learner, group) for group in ("weights", "average", "first", "second")}
        steps = {"steps": self.learner.steps}
        save_checkpoint(self.out / "checkpoint.npz", {**parts, "learner": steps}, self.recipe, self.about)
        save_weights(self.out / f"{self.name}.npz", self.learner.average, self.recipe, self.about)

    def _take_up(self, groups: dict[str, Weights]) -> None:
        """Go on with the learner of a checkpoint; its games begin anew."""
        steps = self.xp.asarray(int(groups.pop("learner")["steps"]))
        parts = {
            group: {name: self.xp.asarray(part) for name, part in named.items()} for group, named in groups.items()
        }
        self.learner = Learner(**parts, steps=steps)

    def _say(self, line: str) -> None:
        print(f"{self.name}: {line}", flush=True)
        with (self.out / "log.txt").open("a", encoding="utf-8") as file:
            file.write(f"{self.name}: {line}\n")


def sheet_trained(recipe: Recipe, xp: ModuleType) -> Sheet:
    """What is printed on the sheets that a recipe trains on, and on its one board or on many."""
    if recipe.side:
        return sheet_of(game(recipe.game, side=side_named(recipe.side)), xp)
    return sheet_of(game(recipe.game), xp, boards=recipe.seed)


def library(recipe: Recipe, plain: bool) -> tuple[ModuleType, Callable[[Any], Any], Random]:
    """The array library, how it compiles a function, and where its random numbers come from."""
    if plain:
        rng = np.random.default_rng(recipe.seed)
        return np, lambda function: function, lambda shape: rng.random(shape, np.float32)
    import jax
    import jax.numpy as jnp

    jax.config.update("jax_default_matmul_precision", "tensorfloat32")
    key = jax.random.key(recipe.seed)
    drawn = 0

    def random(shape: tuple[int, ...]) -> Array:
        nonlocal drawn
        drawn += 1
        return jax.random.uniform(jax.random.fold_in(key, drawn), shape)

    return jnp, jax.jit, random
