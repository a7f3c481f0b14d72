"""The encoding, pinned: a network trained on a version finds the same numbers in the same slots for ever."""

import hashlib
from random import Random

import pytest

from qwixx.envs import ENCODING_VERSION, Encoding, TableEnv
from qwixx.envs.rewards import REWARDS
from qwixx.games import game
from qwixx.records import parse, states
from tests.golden_games import FOLDER, KINDS
from tests.learning import steps

# What the four seats of the golden games observe and may do.
ENCODED = {
    (2, "classic"): "c1549a77f05cc238",
    (2, "deluxe"): "9beb558519ebf96b",
    (2, "mixx-a"): "a4d93ace3445db59",
    (2, "mixx-b"): "f65e18f4163e60f2",
    (2, "board"): "7e561d18486c7979",
    (2, "cards"): "209a228c81336fcb",
    (2, "cards-jokers"): "65ac71226902fb0e",
}

# What the agents observe, may do and are rewarded with in games of fixed seeds.
PLAYED = {
    (2, "classic"): "014bfec7cfb1ff29",
    (2, "deluxe"): "f5a9ab61d213c762",
    (2, "mixx-a"): "305db1c46cd0f690",
    (2, "mixx-b"): "586c925c3b96c206",
    (2, "board"): "f8453fc3e4c60e8c",
    (2, "cards"): "5b7522bd10574b7c",
    (2, "cards-jokers"): "99885f05865b0d01",
}


@pytest.mark.parametrize("name", KINDS)
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


@pytest.mark.parametrize("name", KINDS)
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
