"""On JAX, where it is installed, the same games are played and the same is learned as on numpy."""

import numpy as np
import pytest

from qwixx.games import game
from training.learning import Recipe, new_learner
from training.lookups import shape_for
from training.loops import mapped
from training.selfplay import Chance, chance_sizes, match, one_round, played
from training.sheets import sheet_of
from training.turns import blank


@pytest.mark.parametrize(("name", "seats"), [("classic", 2), ("mixx-a", 3), ("board", 2), ("board", 3)])
def test_jax_plays_and_learns_as_numpy_does(name: str, seats: int) -> None:
    """Move by move, and weight by weight."""
    jax = pytest.importorskip("jax", reason="the extra `training` is not installed")
    recipe = Recipe(game=name, seats=seats, hidden=(16, 8), games=24, turns=12, batch=64, explore=0.2)
    chance = None
    found = []
    for xp, compiled in ((np, lambda function: function), (jax.numpy, jax.jit)):
        sheet = sheet_of(game(name), xp, boards=1)
        shape = shape_for(sheet, seats, recipe.hidden)
        learner = new_learner(shape, np.random.default_rng(1), xp)
        rng = np.random.default_rng(2)
        chance = chance or Chance(*(rng.random(size, np.float32) for size in chance_sizes(sheet, recipe)))
        given = mapped(xp.asarray, chance)
        start = blank(sheet, recipe.games, seats)
        rate = xp.asarray(1e-3, xp.float32)
        _, past = compiled(lambda start, u, s=sheet, h=shape, w=learner: played(s, h, recipe, w.average, start, u))(
            start, given.turns
        )
        after, _, news = compiled(
            lambda learner, start, chance, rate, s=sheet, h=shape: one_round(s, h, recipe, learner, start, chance, rate)
        )(learner, start, given, rate)
        dice = xp.asarray(np.random.default_rng(3).random((10, 24, 6), np.float32))
        share, over = compiled(lambda a, b, u, s=sheet, h=shape: match(s, h, a, b, u))(
            after.average, learner.average, dice
        )
        found.append((past, after, news, share, over))
    plain, fast = found
    for one, other in zip(plain[0].turn.chosen, fast[0].turn.chosen, strict=True):
        assert (one == np.asarray(other)).all()
    for part in plain[1].weights:
        assert np.asarray(fast[1].weights[part]) == pytest.approx(plain[1].weights[part], abs=2e-4)
    assert np.asarray(fast[2].losses) == pytest.approx(plain[2].losses, abs=1e-4)
    assert (np.asarray(fast[4]) == plain[4]).all()
