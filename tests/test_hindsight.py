"""The best score with known dice: brute force agrees on small sheets, the line is a game by the rules, bounds hold."""

from collections.abc import Sequence
from random import Random

import pytest

from qwixx import games
from qwixx.hindsight import Best, best, best_possible, finding, turns_at_most
from qwixx.hindsight.rows import alike, row_of
from qwixx.rules.actions import Pass
from qwixx.rules.dice import classic
from qwixx.rules.errors import SetupError
from qwixx.rules.game import Game, State
from qwixx.rules.kernel.sheet import ROW, open_in_row
from qwixx.rules.outcomes import First, Roll
from tests.test_solver import MINIATURES


def random_rolls(game: Game, seed: int) -> list[Roll]:
    """As many rolls of all dice as a game can have."""
    rng, colours = Random(seed), game.layout.colours
    return [
        Roll((rng.randint(1, 6), rng.randint(1, 6)), tuple((colour, rng.randint(1, 6)) for colour in colours))
        for _ in range(turns_at_most(game.tables))
    ]


def rolled(game: Game, state: State, roll: Roll) -> State:
    """After a roll, without the dice that have left."""
    left = game.dice_in_play(state)
    return game.chance(state, Roll(roll.whites, tuple(die for die in roll.coloured if die[0] in left)))


def brute_force(game: Game, rolls: Sequence[Roll]) -> int:
    """The best score of all games with these rolls, through the rules that people use."""
    known: dict[tuple[State, int], int] = {}

    def best_of(state: State, turn: int) -> int:
        if game.over(state):
            return game.scores(state)[0]
        if game.awaits_chance(state):
            state, turn = rolled(game, state, rolls[turn]), turn + 1
        if (state, turn) not in known:
            known[state, turn] = max(best_of(game.apply(state, 0, action), turn) for action in game.legal(state, 0))
        return known[state, turn]

    return best_of(game.chance(game.start(1), First(0)), 0)


def replayed(game: Game, rolls: Sequence[Roll], found: Best) -> State:
    """The end of the game that the line tells, every action of it by the rules."""
    state = game.chance(game.start(1), First(0))
    for roll, crosses in zip(rolls, found.line, strict=False):
        state = rolled(game, state, roll)
        for mark in crosses:
            if not game.awaits_chance(state) and not game.over(state):
                state = game.apply(state, 0, game.layout.mark_at(mark) if mark else Pass())
    return state


@pytest.mark.parametrize("name", MINIATURES)
def test_brute_force_finds_the_same_on_small_sheets(name: str) -> None:
    game = classic(MINIATURES[name])
    for seed in range(40):
        rolls = random_rolls(game, seed)
        found = best_possible(game, rolls)
        assert found.exact
        assert found.score == brute_force(game, rolls), seed
        end = replayed(game, rolls, found)
        assert game.over(end)
        assert game.scores(end) == (found.score,)


@pytest.mark.parametrize("name", ["classic", "mixx-a", "mixx-b"])
def test_the_line_is_a_whole_game_with_that_score_and_better_than_any_other_that_is_tried(name: str) -> None:
    game, rolls = games.game(name), random_rolls(games.game(name), 1)
    found = best_possible(game, rolls)
    end = replayed(game, rolls, found)
    assert (game.over(end), game.scores(end), found.exact) == (True, (found.score,), True)
    for seed in range(200):
        assert random_score(game, rolls, Random(seed)) <= found.score


def random_score(game: Game, rolls: Sequence[Roll], rng: Random) -> int:
    """The score of somebody who crosses at random."""
    state, turn = game.chance(game.start(1), First(0)), 0
    while not game.over(state):
        if game.awaits_chance(state):
            state, turn = rolled(game, state, rolls[turn]), turn + 1
        state = game.apply(state, 0, rng.choice(game.legal(state, 0)))
    return game.scores(state)[0]


def test_bounds_close_in_and_hold_wherever_the_search_is_broken_off() -> None:
    game = games.game("classic")
    steps = list(finding(game, random_rolls(game, 1)))
    scores, most = [step.score for step in steps], [step.at_most for step in steps]
    assert scores == sorted(scores)
    assert all(one >= steps[-1].score for one in most)
    assert all(step.score <= step.at_most for step in steps)


def test_with_too_little_room_what_is_told_is_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.game("classic")
    rolls = random_rolls(game, 1)
    exact = best_possible(game, rolls)
    monkeypatch.setattr(best, "MOST_SHEETS", 0)
    monkeypatch.setattr(best, "ROUGH", 2)
    rough = best_possible(game, rolls)
    assert not rough.exact
    assert rough.score <= exact.score <= rough.at_most


def test_rows_that_are_taken_for_alike_have_the_same_future_and_points() -> None:
    for name in ("classic", "mixx-a", "mixx-b"):
        tables = games.game(name).tables
        for row in range(tables.rows):
            assert len(row_of(tables, row).states) < 100
            for bits in range(ROW + 1):
                assert open_in_row(tables, row, bits) == open_in_row(tables, row, alike(bits))
                assert tables.points[bits] == tables.points[alike(bits)]


def test_games_with_more_than_dice_and_too_few_rolls_are_refused() -> None:
    game = games.game("classic")
    with pytest.raises(SetupError, match="45 turns; there are 3 rolls"):
        best_possible(game, random_rolls(game, 1)[:3])
    with pytest.raises(SetupError, match="not board"):
        best_possible(games.game("board"), random_rolls(game, 1))
