"""The encoding, pinned: a network trained on a version finds the same numbers in the same slots for ever."""

import hashlib
from random import Random

import pytest

from qwixx.envs import ENCODING_VERSION, Encoding, TableEnv
from qwixx.envs.rewards import REWARDS
from qwixx.games import GAMES, game
from qwixx.records import parse, states
from tests.golden_games import FOLDER
from tests.learning import steps

# What the four seats of the golden games observe and may do.
ENCODED = {
    (1, "classic"): "e277bb849769f798",
    (1, "deluxe"): "99b6444bb4b546a1",
    (1, "board"): "cbc99d4d12e367b0",
    (1, "cards"): "253c6b55512ddc05",
    (1, "cards-jokers"): "fac4262df1781d5c",
}

# What the agents observe, may do and are rewarded with in games of fixed seeds.
PLAYED = {
    (1, "classic"): "08a8edd4b0a64c29",
    (1, "deluxe"): "fe6968298f72d7f8",
    (1, "board"): "7f292966474fcf5b",
    (1, "cards"): "87334cc33409b37a",
    (1, "cards-jokers"): "7969b0d54c9bda8a",
}


@pytest.mark.parametrize("name", GAMES)
def test_the_same_positions_are_the_same_numbers_as_ever(name: str) -> None:
    digest = hashlib.sha256()
    record = parse((FOLDER / f"{name}.txt").read_bytes())
    book, encoding = record.game, Encoding(record.game, len(record.names))
    for state in states(record):
        for seat in range(encoding.seats):
            view = book.view(state, seat)
            digest.update(encoding.observe(view).tobytes())
            digest.update(encoding.mask(encoding.choices(view, book.legal(state, seat))).tobytes())
    assert digest.hexdigest()[:16] == ENCODED.get((ENCODING_VERSION, name)), (
        "The encoding is not what it was. If that is on purpose, make ENCODING_VERSION one more and pin it anew; "
        "if only the golden game is another, pin it anew."
    )


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seeds_give_the_same_games_as_ever(name: str) -> None:
    digest = hashlib.sha256()
    for seats in (game(name).players[0], game(name).players[-1]):
        for seed, reward in enumerate(REWARDS):
            env = TableEnv(name, seats, reward=reward)
            env.reset(seed=seed)
            for agent in steps(env, Random(seed)):
                digest.update(b"".join(part.tobytes() for part in env.observe(agent).values()))
                digest.update(" ".join(f"{value:.6f}" for value in env.rewards.values()).encode())
    assert digest.hexdigest()[:16] == PLAYED.get((ENCODING_VERSION, name)), (
        "Seeds do not give the games they gave. If rewards have changed on purpose, make ENCODING_VERSION one more and "
        "pin it anew; if only chance or a rule has, pin it anew."
    )
