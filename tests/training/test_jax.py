"""On JAX, where it is installed, the same games are played and the same is learned as on numpy."""

import numpy as np
import pytest

from qwixx.games import game
from training.learning import Recipe, new_learner
from training.lookups import shape_for
from training.loops import mapped
from training.network import new_weights, value_of
from training.responses import by_value
from training.rivals import shape_of
from training.selfplay import Chance, beginning, chance_sizes, match, one_round, played, response_match
from training.sheets import sheet_of


@pytest.mark.parametrize(
    ("name", "seats", "against"),
    [
        ("classic", 2, ""),
        ("mixx-a", 3, ""),
        ("board", 2, ""),
        ("board", 3, ""),
        ("classic", 2, "them"),
        ("classic", 3, "them"),
        ("board", 2, "them"),
    ],
)
def test_jax_plays_and_learns_as_numpy_does(name: str, seats: int, against: str) -> None:
    """Move by move, and weight by weight; everybody by the weights, or one among others who do not learn."""
    jax = pytest.importorskip("jax", reason="the extra `training` is not installed")
    recipe = Recipe(game=name, seats=seats, hidden=(16, 8), games=24, turns=12, batch=64, explore=0.2, against=against)
    chance = None
    found = []
    for xp, compiled in ((np, lambda function: function), (jax.numpy, jax.jit)):
        sheet = sheet_of(game(name), xp, boards=1)
        shape = shape_of(sheet, recipe)
        plain_shape = shape_for(sheet, seats, recipe.hidden)
        others = value_of(sheet, plain_shape, new_weights(plain_shape, np.random.default_rng(4), xp))
        fixed = by_value(sheet, others) if against else None
        learner = new_learner(shape, np.random.default_rng(1), xp)
        rng = np.random.default_rng(2)
        chance = chance or Chance(*(rng.random(size, np.float32) for size in chance_sizes(sheet, recipe)))
        given = mapped(xp.asarray, chance)
        start = beginning(sheet, recipe)
        rate = xp.asarray(1e-3, xp.float32)
        _, past = compiled(
            lambda start, u, s=sheet, h=shape, w=learner, f=fixed: played(s, h, recipe, w.average, start, u, f)
        )(start, given.turns)
        after, _, news = compiled(
            lambda learner, start, chance, rate, s=sheet, h=shape, f=fixed: one_round(
                s, h, recipe, learner, start, chance, rate, f
            )
        )(learner, start, given, rate)
        dice = xp.asarray(np.random.default_rng(3).random((10, 24, 6), np.float32))
        share, over = compiled(
            lambda a, b, u, s=sheet, h=shape, f=fixed: (
                response_match(s, value_of(s, h, a), f, seats, u) if f else match(s, h, a, b, u)
            )
        )(after.average, learner.average, dice)
        found.append((past, after, news, share, over))
    plain, fast = found
    for one, other in zip(plain[0].turn.chosen, fast[0].turn.chosen, strict=True):
        assert (one == np.asarray(other)).all()
    for part in plain[1].weights:
        assert np.asarray(fast[1].weights[part]) == pytest.approx(plain[1].weights[part], abs=2e-4)
    assert np.asarray(fast[2].losses) == pytest.approx(plain[2].losses, abs=1e-4)
    assert (np.asarray(fast[4]) == plain[4]).all()
