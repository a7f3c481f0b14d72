"""The levels below `hard` err as people do: in named positions, each time alike, never without sense."""

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random as Rng
from typing import NamedTuple

import numpy as np
import pytest

from qwixx.arena.engines import Compiled, Interpreted
from qwixx.arena.play import playing
from qwixx.games import GAMES, game
from qwixx.play import Play, Streamed
from qwixx.players import LEVELS, Player, player, policy, weigh
from qwixx.players.careful import numbers_for
from qwixx.players.greedy import skipped
from qwixx.players.human import CALLS, MOST_TEMPTING, choose
from qwixx.players.impressions import impression, seems
from qwixx.players.noticing import does_nothing, is_plain, marks_of
from qwixx.players.policy import Policy, PolicyPlayer
from qwixx.players.traits import EASY, NORMAL, Traits, in_match
from qwixx.rules.actions import Action
from qwixx.rules.dice import classic
from qwixx.rules.game import Game, State
from qwixx.rules.kernel.cells import ACTIVE, PHASE, SHEETS
from qwixx.rules.view import View
from tests.positions import act, arrange, arrange_cards, legal, roll

DICE, CARDS = classic(), game("cards")
TRAITS = {"easy": EASY, "normal": NORMAL}
KINDS = [
    *((name, {}) for name in ("classic", "mixx-a", "mixx-b")),
    ("deluxe", {"games": 1}),
    ("deluxe", {}),
    ("board", {}),
    ("board", {"side": "our-zigzag"}),
    ("cards", {}),
    ("cards", {"jokers": "yes"}),
]

GREEN_LOCKED = "g12 g11 g10 g9 g8 g2"
RED_READY = "r2 r3 r4 r5 r6"
MUCH = "b12 b11 b10 b9 b8 b7 b6 b5 b4 r2 r3 r4 r7 y2 y3 y4 y5"  # but nothing to lock with a 12


def with_traits(traits: Traits) -> Player:
    """A player with these traits."""
    return PolicyPlayer(Policy(choose, lambda book: (*numbers_for(book), *traits), CALLS), Rng(0))


def chosen(bot: Player, book: Game, state: State, seat: int = 1) -> str:
    """What a player does; seats count from 1 as in a record."""
    return str(bot.choose(book.view(state, seat - 1), book.legal(state, seat - 1)))


def white(mine: str, theirs: str, dice: str) -> State:
    """The white sum of the other player's turn."""
    return roll(DICE, arrange(DICE, [mine, theirs], active=1), dice)


def colour(mine: str, theirs: str, dice: str) -> State:
    """The colour action of one's own turn, nothing crossed yet."""
    return act(DICE, roll(DICE, arrange(DICE, [mine, theirs]), dice), "1: pass", "2: pass")


# -- mistakes ----------------------------------------------------------------------------------------------------------


class Mistake(NamedTuple):
    """A position, what `careful` does there, what these levels do, and by which trait."""

    trait: str
    state: State
    right: str
    wrong: str
    levels: tuple[str, ...] = ("easy", "normal")


FEW = "r2 r3 y2 g12 b12"
MISTAKES = {
    "four numbers are skipped though passing costs nothing": Mistake(
        "hasty", white(FEW, "-", "3 4 r6 y6 g6 b6"), "pass", "y7"
    ),
    "a skip that only a beginner makes": Mistake("hasty", white(FEW, "-", "3 3 r6 y6 g6 b6"), "pass", "y6", ("easy",)),
    "the lock of a row of seven is not noticed": Mistake(
        "locks", white(f"{RED_READY} r9 r11 y2 y3", "r2", "6 6 r6 y6 g1 b1"), "r12", "g12"
    ),
    "a penalty is taken rather than skip two numbers": Mistake(
        "careless", colour("r4 y5 g9 b8", "r4", "3 4 r4 y5 g1 b1"), "r7", "pass"
    ),
    "ahead, it is not seen that the lock ends the game": Mistake(
        "ends", white(f"{RED_READY} {GREEN_LOCKED}", "r4", "6 6 r1 y1 b1"), "r12", "b12"
    ),
    "it is not seen that the other one is about to end the game": Mistake(
        "ends", white(f"{RED_READY} {GREEN_LOCKED}", f"{MUCH} y6", "6 6 r1 y1 b1"), "r12", "b12"
    ),
    "the better of two crosses is not noticed": Mistake("choices", white(FEW, "y2 y3", "2 3 r6 y6 g6 b6"), "r5", "y5"),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_level_makes_a_mistake_that_careful_does_not_and_for_the_reason_given(name: str) -> None:
    trait, state, right, wrong, levels = MISTAKES[name]
    assert {right, wrong} <= legal(DICE, state, 1)
    assert chosen(player("careful", Rng(0)), DICE, state) == right
    for level, traits in TRAITS.items():
        assert chosen(player(level, Rng(0)), DICE, state) == (wrong if level in levels else right)
        assert chosen(with_traits(traits._replace(**{trait: 0.0})), DICE, state) == right


def test_every_trait_is_shown_by_a_mistake() -> None:
    shown = {mistake.trait for mistake in MISTAKES.values()}
    assert shown | {"eager"} == {*Traits._fields}  # how much a hasty player is mistaken is seen where it is hasty


def test_who_misjudges_nothing_plays_as_careful_does_but_for_the_worth_of_a_plain_cross() -> None:
    books = [game(name) for name in ("classic", "mixx-b", "board", "cards")]
    flawless, careful = with_traits(Traits()), player("careful", Rng(0))
    asked = [(view, options) for book in books for view, options, _ in decisions(book, [careful, careful], 3)]
    alike = [flawless.choose(view, options) == careful.choose(view, options) for view, options in asked]
    assert sum(alike) > 0.98 * len(alike)


# -- the same position -------------------------------------------------------------------------------------------------


class Listening:
    """A player who remembers what was asked and answered."""

    def __init__(self, bot: Player) -> None:
        self.bot = bot
        self.heard: list[tuple[View, Sequence[Action], Action]] = []

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """What the player does."""
        self.heard.append((view, legal, self.bot.choose(view, legal)))
        return self.heard[-1][2]


def decisions(book: Game, bots: Sequence[Player], seed: int) -> Iterator[tuple[View, Sequence[Action], Action]]:
    """All that the first of these players is asked in a game, and what it answers."""
    first = Listening(bots[0])
    for _ in playing(Play.begin(book, len(bots), Streamed(Rng(seed))), [first, *bots[1:]]):
        pass
    return iter(first.heard)


@pytest.mark.parametrize("level", TRAITS)
def test_the_same_position_gives_the_same_choice_whatever_chance_does(level: str) -> None:
    for name in ("classic", "board", "cards"):
        bot, hard = player(level, Rng(0)), player("hard", Rng(0))
        for view, options, action in decisions(game(name), [bot, hard], 4):
            assert player(level, Rng(99)).choose(view, options) == action


@pytest.mark.parametrize("level", TRAITS)
def test_what_others_have_sealed_changes_nothing(level: str) -> None:
    state = white("r2 y3 g11 b9", "r5 y4", "2 4 r1 y1 g1 b1")
    alone = chosen(player(level, Rng(0)), DICE, state)
    for other in ("pass", "r6", "g6"):
        assert chosen(player(level, Rng(0)), DICE, act(DICE, state, f"2: {other}")) == alone


def test_positions_strike_a_player_differently_and_evenly() -> None:
    looks = [impression([2, 2, 1, 0, 0, sheet, 7], 0, [0, 1 << (sheet % 40)], 2) for sheet in range(2_000)]
    shares = [seems(look, about) for look in looks for about in (1, 2, 3, 1 << 50)]
    assert all(0.0 <= share <= 1.0 for share in shares)
    assert np.allclose(np.histogram(shares, 10, (0.0, 1.0))[0] / len(shares), 0.1, atol=0.02)


@pytest.mark.parametrize("name", GAMES)
def test_compiled_and_interpreted_levels_play_the_same_games(name: str) -> None:
    book = game(name, games=2) if name == "deluxe" else game(name)
    bots = [found for level in TRAITS if (found := policy(level))]
    fast = Compiled(book, bots, 6).play(0, 8)
    slow = Interpreted(book, [partial(PolicyPlayer, bot) for bot in bots], 6, 60.0).play(0, 8)
    assert np.array_equal(fast.scores, slow.scores)
    assert np.array_equal(fast.turns, slow.turns)


# -- sense -------------------------------------------------------------------------------------------------------------


def nonsense(book: Game, view: View, options: Sequence[Action], action: Action) -> str:
    """What makes no sense to anybody who watches; empty if it makes some.

    In one's own turn to pass up a cross that skips nothing and locks nothing; ever to skip more than four numbers,
    locking nothing, where passing is better.
    """
    cells, seat = book.observe(view), view.seat or 0
    codes = book.codes(cells, seat)
    marks = [marks_of(book.tables, cells, seat, code) for code in codes]
    place = list(options).index(action)
    plain = any(is_plain(book.tables, cells, seat, each) for each in marks)
    if seat == cells[ACTIVE] and plain and does_nothing(cells[PHASE], codes[place]):
        return f"{action} where {[str(option) for option in options]} were there"
    skips = skipped(book.tables, cells[SHEETS + seat], marks[place])
    if skips > MOST_TEMPTING and not marks[place] & book.tables.lasts:
        worths = [worth.win or 0.0 for worth in weigh("careful", view, options) or ()]
        passing = [worth for worth, each in zip(worths, marks, strict=True) if not each]
        return f"{action} skips {skips}" if worths[place] < max(passing) else ""
    return ""


@pytest.mark.parametrize("level", TRAITS)
@pytest.mark.parametrize(("name", "options"), [kind for kind in KINDS if kind != ("deluxe", {})])
def test_no_level_plays_nonsense(level: str, name: str, options: dict[str, int | str]) -> None:
    book, bots = game(name, **options), [player(level, Rng(0)), player("hard", Rng(0))]
    asked = [each for seed in range(6) for each in decisions(book, bots, seed)]
    assert len(asked) > 100
    assert [
        said for each in asked if each[0].phase not in ("take", "between") and (said := nonsense(book, *each))
    ] == []


def test_nonsense_is_known_as_such() -> None:
    first_turn = roll(DICE, arrange(DICE, ["-", "-"]), "6 6 r1 y1 g1 b1")
    view, options = DICE.view(first_turn, 0), DICE.legal(first_turn, 0)
    said = {str(option): nonsense(DICE, view, options, option) for option in options}
    assert {option for option, words in said.items() if words} == {"pass"}
    high = roll(DICE, arrange(DICE, ["-", "-"]), "5 6 r1 y1 g1 b1")
    view, options = DICE.view(high, 0), DICE.legal(high, 0)
    assert {str(option) for option in options if nonsense(DICE, view, options, option)} == {"r11", "y11"}


@pytest.mark.parametrize("level", TRAITS)
@pytest.mark.parametrize("dice", ["6 6 r1 y1 g1 b1", "5 6 r6 y6 g1 b1", "6 6 r6 y6 g6 b6", "5 5 r6 y6 g1 b1"])
def test_nobody_begins_with_a_row_s_far_end(level: str, dice: str) -> None:
    state = roll(DICE, arrange(DICE, ["-", "-"]), dice)
    for seat in (1, 2):
        assert chosen(player(level, Rng(0)), DICE, state, seat) in {"pass", "g12", "b12", "g11", "b11", "g10", "b10"}


@pytest.mark.parametrize("level", TRAITS)
def test_cards_are_played_with_sense(level: str) -> None:
    state = arrange_cards(
        CARDS,
        ["r2 r3 y9 g3 b3", "-"],
        ["r5 r4 b12 g10 y10", "y2 y3 y4 y5"],
        display="r8 b2 r10 g8",
        pile="b7 b8",
        phase="play",
    )
    assert chosen(player(level, Rng(0)), CARDS, state) == "play r4 r5 mark r4 r5"


# -- strength ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_each_level_beats_the_one_below_as_often_in_every_game(name: str, options: dict[str, int | str]) -> None:
    book = game(name, **options)
    for better, worse in (("hard", "normal"), ("normal", "easy")):
        bots = [found for level in (better, worse) if (found := policy(level))]
        scores = Compiled(book, bots, 2).play(0, 1_500).scores
        won = scores == scores.max(axis=1, keepdims=True)
        assert 0.60 < (won / won.sum(axis=1, keepdims=True)).mean(axis=0)[0] < 0.75


def test_the_levels_are_listed_from_the_weakest() -> None:
    assert list(LEVELS)[:3] == ["easy", "normal", "hard"]


def test_in_a_match_mistakes_are_rarer_but_no_smaller() -> None:
    one, five = (in_match(EASY, game("deluxe", games=games)) for games in (1, 5))
    assert one == in_match(EASY, DICE) == EASY
    assert five.eager == EASY.eager
    assert five.hasty < EASY.hasty / 2
