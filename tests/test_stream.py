"""The streams of chance: the same at both speeds, different everywhere else."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwixx.compiled import begin, compiled
from qwixx.rules.kernel.source import pick
from qwixx.stream import Stream, mixed

WORDS = st.integers(0, 2**63 - 1)


def draws(rng: Any, seed: int, first: int, second: int, out: Any, count: int) -> None:
    begin(rng, seed, first, second)
    for place in range(len(out)):
        out[place] = pick(rng, count)


@pytest.fixture(scope="module")
def machine() -> Callable[..., None]:
    loop: Callable[..., None] = compiled(draws)
    loop(np.zeros(1, np.uint64), 0, 0, 0, np.zeros(1, np.int64), 1)
    return loop


@given(seed=WORDS, first=WORDS, second=st.integers(0, 100), count=st.integers(1, 2**16 - 1))
def test_compiled_and_interpreted_streams_are_the_same(
    machine: Callable[..., None], seed: int, first: int, second: int, count: int
) -> None:
    out = np.zeros(20, np.int64)
    machine(np.zeros(1, np.uint64), seed, first, second, out, count)
    stream = Stream(seed, first, second)
    assert out.tolist() == [pick(stream, count) for _ in range(20)]


def test_the_words_are_those_of_splitmix64() -> None:
    """The first outputs of the published generator begun at 1234567."""
    word, gamma = 1234567, 0x9E3779B97F4A7C15
    outputs = [mixed((word + gamma * step) % 2**64) for step in (1, 2, 3)]
    assert outputs == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_every_place_has_a_stream_of_its_own() -> None:
    places = [(), (0,), (1,), (0, 0), (0, 1), (1, 0), (1, 1)]
    firsts = [Stream(seed, *place).random() for seed in (0, 1, 2**63) for place in places]
    assert len(set(firsts)) == len(firsts)
    assert all(0 <= first < 1 for first in firsts)


def test_faces_are_equally_likely() -> None:
    faces = np.zeros(6, np.int64)
    for game in range(2_000):
        stream = Stream(7, game, 0)
        for _ in range(30):
            faces[pick(stream, 6)] += 1
    deviations = (faces - 10_000) / np.sqrt(60_000 * 5 / 36)
    assert abs(deviations).max() < 4
