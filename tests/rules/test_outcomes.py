"""Chance as data: every outcome that is due, with its exact probability."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from math import factorial
from random import Random

import pytest

from qwixx.games import game
from qwixx.rules.dice import classic
from qwixx.rules.errors import IllegalOutcome
from qwixx.rules.game import Game, State
from qwixx.rules.outcomes import First, Outcome, Roll, Shuffle
from tests.positions import arrange, arrange_cards, roll

Position = Callable[[], tuple[Game, State]]

LOCKED = "r2 r3 r4 r5 r6 r12"
SMALL = game("classic", sheet="r2 r3 lock r; needs 0; points 0 1 3; penalty 5; boxes 2; end 1")


def shuffling() -> tuple[Game, State]:
    """A card game in which four cards are to be shuffled."""
    held = [" ".join(f"{suit}{n}" for suit in "rygb" for n in numbers) for numbers in ((2, 3, 4, 5), (6, 7, 8, 9, 10))]
    cards = game("cards")
    return cards, arrange_cards(cards, ["-", "-"], held, display="r11 y11 g11 b11", pile="", phase="shuffle")


def three_dice() -> tuple[Game, State]:
    """A game on a sheet of one row: two white dice and a red one."""
    return SMALL, SMALL.chance(SMALL.start(2), First(0))


def test_the_first_player_is_any_seat_each_as_likely() -> None:
    outcomes = classic().outcomes(classic().start(3))
    assert list(outcomes) == [(First(seat), Fraction(1, 3)) for seat in range(3)]


def test_a_roll_is_every_face_of_every_die_in_play() -> None:
    state = arrange(classic(), ["-", "-"])
    outcomes = classic().outcomes(state)
    every = [outcome for outcome, _ in outcomes]
    assert (outcomes.count, outcomes.probability) == (6**6, Fraction(1, 6**6))
    assert len(set(every)) == 6**6
    assert every[0] == Roll((1, 1), (("r", 1), ("y", 1), ("g", 1), ("b", 1)))
    assert every[-1] == Roll((6, 6), (("r", 6), ("y", 6), ("g", 6), ("b", 6)))


def test_a_die_that_has_left_is_not_rolled() -> None:
    outcomes = classic().outcomes(arrange(classic(), [LOCKED, "-"]))
    assert outcomes.count == 6**5
    assert next(iter(outcomes))[0] == Roll((1, 1), (("y", 1), ("g", 1), ("b", 1)))


def test_a_shuffle_is_every_order_of_the_discards() -> None:
    cards, state = shuffling()
    outcomes = cards.outcomes(state)
    orders = {str(outcome) for outcome, _ in outcomes}
    assert outcomes.count == len(orders) == 24
    assert "shuffle r12 y12 g12 b12" in orders


def test_a_whole_deck_has_more_orders_than_anybody_lists() -> None:
    cards = game("cards", jokers="yes")
    outcomes = cards.outcomes(cards.chance(cards.start(2), First(0)))
    assert outcomes.probability == Fraction(1, factorial(55))
    assert isinstance(next(iter(outcomes))[0], Shuffle)


def test_cards_can_be_drawn_one_after_the_other() -> None:
    cards, state = shuffling()
    outcomes, drawn = cards.outcomes(state), list[int]()
    while left := outcomes.left(drawn):
        assert len(left) == 4 - len(drawn)
        drawn.append(left[-1])
    assert str(outcomes.outcome(drawn)) == "shuffle b12 g12 y12 r12"


def test_dice_can_be_drawn_one_after_the_other() -> None:
    small, state = three_dice()
    outcomes = small.outcomes(state)
    assert [outcomes.left(drawn) for drawn in ((), (5,), (5, 5))] == [tuple(range(6))] * 3
    assert outcomes.left((5, 5, 0)) == ()
    assert outcomes.outcome((5, 5, 0)) == Roll((6, 6), (("r", 1),))


@pytest.mark.parametrize("position", [three_dice, shuffling])
def test_probabilities_add_up_to_one_and_the_rules_accept_every_outcome(position: Position) -> None:
    this, state = position()
    every = list(this.outcomes(state))
    assert sum(probability for _, probability in every) == 1
    after = {this.chance(state, outcome) for outcome, _ in every}
    assert len(after) == len(every)


@pytest.mark.parametrize("position", [three_dice, shuffling])
def test_what_is_drawn_is_as_frequent_as_said(position: Position) -> None:
    this, state = position()
    rng, games = Random(1), 24_000
    drawn: Counter[Outcome] = Counter(this.draw(state, rng) for _ in range(games))
    expected = {outcome: games * float(probability) for outcome, probability in this.outcomes(state)}
    assert drawn.keys() <= expected.keys()
    freedom = len(expected) - 1
    chi_square = sum((drawn[outcome] - mean) ** 2 / mean for outcome, mean in expected.items())
    assert abs(chi_square - freedom) < 4 * (2 * freedom) ** 0.5


def test_a_match_has_the_chance_of_its_game() -> None:
    several = game("deluxe")
    begun = several.chance(several.start(2), First(1))
    assert list(several.outcomes(several.start(2))) == [(First(0), Fraction(1, 2)), (First(1), Fraction(1, 2))]
    assert several.outcomes(begun).count == 6**6


def test_there_are_no_outcomes_where_none_is_due() -> None:
    state = roll(classic(), arrange(classic(), ["-", "-"]), "1 2 r3 y4 g5 b6")
    with pytest.raises(IllegalOutcome, match=r"^Nothing is to be rolled or shuffled now\.$"):
        classic().outcomes(state)
