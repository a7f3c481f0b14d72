"""What `make test` samples and `make soak` tries whole; `docs/testing.md` has the rule.

`make soak` sets QWIXX_SOAK to a seed: every case runs, chance follows the seed, and properties are tried with more
examples. Without it the sample is the same on every run.
"""

import os
from collections.abc import Collection
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

SEED = os.environ.get("QWIXX_SOAK", "")
TIMES = 20 if SEED else 1  # as many of what is tried by chance
EXAMPLES = 30

only = pytest.mark.soak
settings.register_profile(  # no deadline: the first call may have to compile
    "test",
    deadline=None,
    max_examples=EXAMPLES,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("soak", settings.get_profile("test"), max_examples=EXAMPLES * TIMES, derandomize=False)
settings.load_profile("soak" if SEED else "test")


def examples(number: int) -> settings:
    """Return the settings of a property that is tried with so many examples, where the usual number is not right."""
    return settings(max_examples=number * TIMES)


def chance(salt: object = "") -> Random:
    """Return a source of chance that depends on the seed of the run; `salt` tells several apart."""
    return Random(f"{SEED} {salt}")


def sample(values: Collection[Any], *chosen: Any) -> list[Any]:
    """Return the values as parameters; all that are not chosen are for the soak."""
    assert set(chosen) <= set(values)
    return [pytest.param(value, marks=() if value in chosen else only) for value in values]


def covering(*dimensions: Collection[Any]) -> list[Any]:
    """Return every combination as a parameter; all but a sample in which each value stands once are for the soak.

    The values of a shorter dimension are taken in turn, one place further each time round.
    """
    sizes = [len(dimension) for dimension in dimensions]
    sample = {tuple((step + step // size) % size for size in sizes) for step in range(max(sizes))}
    combinations = zip(product(*map(range, sizes)), product(*dimensions), strict=True)
    return [pytest.param(*values, marks=() if places in sample else only) for places, values in combinations]
