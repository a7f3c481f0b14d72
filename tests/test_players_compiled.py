"""The policies at full speed: the same games as at a table, and how strong they are."""

from functools import partial

import numpy as np
import pytest

from qwixx.arena.engines import Compiled, Interpreted
from qwixx.games import GAMES, game
from qwixx.players import policy
from qwixx.players.policy import Policy, PolicyPlayer
from qwixx.rules.game import Game

LIMIT = 60.0


def short(name: str) -> Game:
    """A game, a match being one of two games."""
    return game(name, games=2) if name == "deluxe" else game(name)


def policies(*names: str) -> list[Policy]:
    """The policies of these names."""
    return [found for name in names if (found := policy(name))]


def shares(book: Game, bots: list[Policy], games: int) -> list[float]:
    """The share of wins of every bot, all of them having sat everywhere."""
    scores = Compiled(book, bots, 1).play(0, games).scores
    won = scores == scores.max(axis=1, keepdims=True)
    means: list[float] = (won / won.sum(axis=1, keepdims=True)).mean(axis=0).tolist()
    return means


@pytest.mark.parametrize("name", GAMES)
def test_compiled_and_interpreted_policies_play_the_same_games(name: str) -> None:
    book, bots = short(name), policies("careful", "greedy")
    fast = Compiled(book, bots, 5).play(0, 12)
    slow = Interpreted(book, [partial(PolicyPlayer, bot) for bot in bots], 5, LIMIT).play(0, 12)
    assert np.array_equal(fast.turns, slow.turns)
    assert np.array_equal(fast.scores, slow.scores)
    assert not slow.forfeits


@pytest.mark.parametrize("name", ["classic", "board", "deluxe"])
def test_the_master_plays_the_same_games_compiled_and_interpreted(name: str) -> None:
    book, bots = short(name), [found.at(short(name), 2) for found in policies("master", "greedy")]
    fast = Compiled(book, bots, 5).play(0, 4)
    slow = Interpreted(book, [partial(PolicyPlayer, bot) for bot in bots], 5, LIMIT).play(0, 4)
    assert np.array_equal(fast.scores, slow.scores)
    assert not slow.forfeits


@pytest.mark.parametrize("tolerance", range(7))
def test_careful_beats_greedy_in_three_of_five_games_of_the_original_whatever_its_tolerance(tolerance: int) -> None:
    careful, greedy = shares(game("classic"), policies("careful", f"greedy:{tolerance}"), 4_000)
    assert careful >= 0.60 > greedy


@pytest.mark.parametrize("name", GAMES)
def test_careful_beats_greedy_in_every_game(name: str) -> None:
    careful, greedy = shares(short(name), policies("careful", "greedy"), 2_000)
    assert careful > 0.60 > greedy
