"""The arena plays what is asked for, the same however it is played."""

from dataclasses import replace
from functools import partial

import numpy as np
import pytest

from qwixx.arena.batch import Batch
from qwixx.arena.contest import Contest
from qwixx.arena.deals import bot_at, seat_of
from qwixx.arena.engines import Compiled, Interpreted
from qwixx.games import GAMES, game
from qwixx.players.policy import Policy, PolicyPlayer
from qwixx.rules.errors import SetupError
from qwixx.rules.game import Game, State
from tests.arena_bots import CURIOUS, LOST, MORE_CURIOUS, MUDDLED
from tests.positions import arrange

LIMIT = 60.0


def interpreted(book: Game, policies: list[Policy], seed: int) -> Interpreted:
    """Policies at a table."""
    return Interpreted(book, [partial(PolicyPlayer, policy) for policy in policies], seed, LIMIT)


def rows(batch: Batch) -> list[list[int]]:
    """The games of a batch: turns, ending, scores."""
    table: list[list[int]] = np.column_stack([batch.turns, batch.ends, batch.scores]).tolist()
    return table


def forfeits(batch: Batch) -> list[tuple[int, int, int]]:
    """How many decisions were forfeited, by game and bot."""
    return [(forfeit.game, forfeit.bot, forfeit.count) for forfeit in batch.forfeits]


# -- one source, two speeds --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_compiled_and_interpreted_contests_are_the_same(name: str) -> None:
    book, bots = game(name), [CURIOUS, LOST, MORE_CURIOUS]
    fast, slow = Compiled(book, bots, 7), interpreted(book, bots, 7)
    games = 3 if name == "deluxe" else 9
    for first in (0, 3_000_000):
        quick, thorough = fast.play(first, games), slow.play(first, games)
        assert rows(quick) == rows(thorough)
        assert forfeits(quick) == forfeits(thorough)


def test_a_choice_that_is_not_there_is_forfeited_and_reported() -> None:
    batch = Compiled(game("classic"), [CURIOUS, LOST, MORE_CURIOUS], 3).play(0, 6)
    assert [(forfeit.game, forfeit.bot, forfeit.reason) for forfeit in batch.forfeits] == [
        (number, 1, "nonsense") for number in range(6)
    ]


def test_a_policy_that_cannot_be_compiled_is_refused() -> None:
    with pytest.raises(SetupError, match=r"that cannot be compiled among these: tests\.arena_bots\.muddled\.$"):
        Compiled(game("classic"), [MUDDLED, MUDDLED], 1)


def test_games_depend_on_their_numbers_only() -> None:
    engine = Compiled(game("classic"), [CURIOUS, LOST, MORE_CURIOUS], 1)
    assert rows(engine.play(0, 30))[12:] == rows(engine.play(12, 18))
    assert rows(engine.play(0, 30)) != rows(Compiled(game("classic"), [CURIOUS, LOST, MORE_CURIOUS], 2).play(0, 30))


@pytest.mark.parametrize("name", ["classic", "cards"])
def test_a_deal_has_the_same_chance_in_every_rotation(name: str) -> None:
    """Three times the same bot: whoever sits where, the same game is played."""
    by_deal = interpreted(game(name), [CURIOUS] * 3, 1).play(0, 12).scores.reshape(4, 3, 3)
    for rotation in range(3):
        assert np.array_equal(np.roll(by_deal[:, rotation], rotation, axis=1), by_deal[:, 0])
    assert len(np.unique(by_deal[:, 0], axis=0)) == 4


def test_everybody_sits_everywhere() -> None:
    for bots in range(2, 9):
        for seat in range(bots):
            assert {bot_at(seat, rotation, bots) for rotation in range(bots)} == set(range(bots))
            for rotation in range(bots):
                assert seat_of(bot_at(seat, rotation, bots), rotation, bots) == seat


# -- endings -----------------------------------------------------------------------------------------------------------

RED, GREEN = "r2 r3 r4 r5 r6 r12", "g12 g11 g10 g9 g8 g2"


def how_ended(book: Game, state: State) -> str | None:
    return book.ending(state)


@pytest.mark.parametrize("name", ["classic", "board"])
def test_a_game_ends_by_closed_rows_or_by_penalties(name: str) -> None:
    book = game(name)
    assert how_ended(book, arrange(book, [RED, GREEN], phase="over")) == "rows"
    assert how_ended(book, arrange(book, [f"{RED} {GREEN}", "-"], phase="over")) == "rows"
    assert how_ended(book, arrange(book, [RED, "p4"], phase="over")) == "penalties"


def test_a_game_on_a_board_ends_by_the_final_round_if_by_nothing_else() -> None:
    book = game("board")
    assert how_ended(book, arrange(book, [RED, "p3"], fields=[38, 20], phase="over")) == "track"


def test_a_match_ends_like_its_last_game_unless_all_agree_to_stop() -> None:
    book = game("deluxe", games=2)
    over = arrange(book, [RED, "p4"], phase="over")
    for games, how in ((1, "agreed"), (2, "penalties")):
        cells = list(over.cells)
        cells[book.tables.panel] = games
        assert how_ended(book, State(tuple(cells))) == how


@pytest.mark.parametrize(
    ("bots", "games", "problem"),
    [
        ((), 10, "A contest needs a bot."),
        (("greedy", "random"), 0, "At least one game must be played, not 0."),
        (("greedy",) * 6, 10, "classic is for 1 to 5 players, not 6."),
        (("greedy", "nobody"), 10, "There is no player 'nobody'"),
    ],
)
def test_a_contest_that_cannot_be_held_is_refused(bots: tuple[str, ...], games: int, problem: str) -> None:
    with pytest.raises(SetupError, match=f"^{problem}"):
        Contest("classic", bots, games).check()


def test_bots_named_twice_are_told_apart() -> None:
    contest = Contest("classic", ("greedy", "random", "greedy", "greedy"), 10)
    assert contest.labels == ("greedy", "random", "greedy (2)", "greedy (3)")


# -- portions ----------------------------------------------------------------------------------------------------------


def test_portions_make_up_exactly_the_games_asked_for() -> None:
    contest = Contest("classic", ("greedy", "random", "greedy"), 7_001, seed=5)
    batches = [contest.play(number) for number in contest.portions]
    assert [batch.first for batch in batches] == [0, 3_000, 6_000]
    assert sum(map(len, batches)) == 7_001
    whole = replace(contest, games=9_000)
    assert [row for batch in batches for row in rows(batch)] == [
        row for number in whole.portions for row in rows(whole.play(number))
    ][:7_001]
