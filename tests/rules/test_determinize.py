"""A guess at what is hidden: `determinize(view, rng)` looks the same to the seat and may be anything it cannot know."""

import random

import pytest

from qwixx.rules.actions import Card
from qwixx.rules.cards import CardGame, _shuffled, cards
from qwixx.rules.dice import board, classic
from qwixx.rules.errors import SetupError
from qwixx.rules.game import Game, State
from qwixx.rules.match import deluxe
from qwixx.rules.track import parse_fields
from tests.positions import act, arrange, arrange_cards, roll
from tests.tables import CARDS, playout, seen, table

BOARD = board(parse_fields("r5/1 y3/1 b12/2 r2/2 g10/3 y8/4 r9/5 g7/6"))
JOKERS = cards(jokers="yes")
GAMES: list[Game] = [classic(), deluxe(2), BOARD, CARDS, JOKERS]

by_id = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def guesses(state: State, seat: int | None, count: int = 200, game: Game = CARDS) -> list[State]:
    """States that a seat thinks possible."""
    view = game.view(state, seat)
    return [game.determinize(view, random.Random(seed)) for seed in range(count)]


@by_id
def test_a_guess_looks_the_same(game: Game) -> None:
    """`determinize(view, rng)` yields a state that looks the same."""
    rng = random.Random(11)
    for state in playout(game, 3, rng):
        for seat in (0, 1, 2, None):
            view = game.view(state, seat)
            assert game.view(game.determinize(view, rng), seat) == view


@by_id
def test_a_game_goes_on_from_a_guess(game: Game) -> None:
    """`determinize(view, rng)` yields a state: one from which the game can be played to its end."""
    rng = random.Random(12)
    state = playout(game, 3, rng, limit=60)[-1]
    guess = game.determinize(game.view(state, 1), rng)
    while not game.over(guess):
        if game.awaits_chance(guess):
            guess = game.chance(guess, game.draw(guess, rng))
        else:
            seat = game.actors(guess)[0]
            guess = game.apply(guess, seat, rng.choice(game.legal(guess, seat)))
    assert game.winners(guess)


@pytest.mark.parametrize("game", [classic(), deluxe(2), BOARD], ids=lambda game: game.id)
def test_dice_hide_nothing(game: Game) -> None:
    """A view never depends on anything hidden: with dice nothing is, but sealed answers."""
    for state in playout(game, 2, random.Random(4)):
        if state.phase not in ("white", "between"):
            assert game.determinize(game.view(state), random.Random(1)) == state


def test_ones_own_hand_is_no_guess() -> None:
    """Numbers of other hands are visible, their colours never; one's own hand is known in full."""
    assert {seen(guess, 1).hand for guess in guesses(table(), 1)} == {seen(table(), 1).hand}


@pytest.mark.parametrize("game", [CARDS, JOKERS], ids=lambda game: game.id)
def test_another_hand_may_hold_every_card_its_backs_allow(game: CardGame) -> None:
    """Numbers of other hands are visible, their colours never."""
    state = table(game)
    shown = seen(state, 1, game)
    held = {card for guess in guesses(state, 1, game=game) for card in seen(guess, 0, game).hand}
    suits = "rygbj" if game is JOKERS else "rygb"
    unknown = {Card(suit, number) for suit in suits for number in range(2, 13)}
    assert held == {card for card in unknown - {*shown.hand, *shown.discards} if card.number in shown.backs[0]}


def test_the_display_may_hold_every_card_its_backs_allow() -> None:
    """Everybody sees the numbers (not the colours) of the display."""
    hands = [seen(act(CARDS, guess, "1: take 8"), 0).hand for guess in guesses(table(), 0)]
    assert {str(card) for hand in hands for card in hand if card.number == 8} == {"g8", "y8"}


def test_the_top_of_the_pile_may_be_every_card_its_back_allows() -> None:
    """Everybody sees the numbers (not the colours) … of the top of the pile."""
    held = [seen(guess, 0).hand for guess in guesses(table(), 1)]
    assert {str(card) for hand in held for card in hand if card.number == 7} == {"y7", "b7"}


def test_the_order_of_the_pile_is_guessed() -> None:
    """The rest is the draw pile: under its top card any order is possible."""
    seconds = {seen(act(CARDS, guess, "1: take 8"), None).top for guess in guesses(table(), 0)}
    assert seconds >= {6, 11}


def test_a_spectator_guesses_every_hand() -> None:
    """Numbers of other hands are visible, their colours never."""
    for seat in range(3):
        assert len({seen(guess, seat).hand for guess in guesses(table(), None)}) > 1


def test_the_discards_are_no_guess() -> None:
    """They are shown and discarded face down."""
    assert {seen(guess, 0).discards for guess in guesses(table(), 1)} == {seen(table(), 0).discards}


def test_the_sealed_answers_of_others_are_guessed() -> None:
    """Choices are sealed until all have chosen: whatever was legal may have been chosen."""
    state = act(CARDS, table(phase="call"), "1: r7", "2: g7")
    answers = {str(CARDS.view(guess, 1).answer) for guess in guesses(state, 0)}
    assert answers == {"pass", "r7", "y7", "g7", "b7"}
    assert {str(CARDS.view(guess, 0).answer) for guess in guesses(state, 0)} == {"r7"}


def test_those_who_have_not_answered_are_still_waited_for() -> None:
    """Choices are sealed until all have chosen."""
    game = classic()
    state = act(game, roll(game, arrange(game, ["-", "-", "-"]), "1 2 r1 y2 g6 b6"), "2: r3")
    assert {game.actors(guess) for guess in guesses(state, 0, game=game)} == {(0, 2)}


def test_a_gap_on_the_display_is_no_guess() -> None:
    """If the pile is empty, the discards are shuffled into a new pile."""
    state = arrange_cards(CARDS, ["-"] * 2, ["r2 r3 r4", "b2 b3"], display="b11 g8 y8 r12", pile="y7")
    state = act(CARDS, state, "1: take 8 8")
    for guess in guesses(state, 1, 20):
        assert guess.phase == "shuffle"
        assert seen(guess, 1) == seen(state, 1)


def test_a_view_of_a_dice_game_is_no_view_of_a_card_game() -> None:
    """A view is determinized by the game it is of."""
    with pytest.raises(SetupError, match=r"^This is a view of 'classic' with other options or rules, not of cards\.$"):
        CARDS.determinize(classic().view(classic().start(2)), random.Random(1))
    with pytest.raises(SetupError, match="'board'"):
        BOARD.determinize(board(parse_fields("r5/1 " * 6)).view(BOARD.start(2)), random.Random(1))


class Always:
    """A generator that always says the same."""

    def __init__(self, value: float) -> None:
        self.value = value

    def random(self) -> float:
        return self.value


@pytest.mark.parametrize(("value", "order"), [(0.0, [3, 2, 1]), (0.4, [2, 3, 1]), (0.6, [1, 3, 2]), (0.99, [1, 2, 3])])
def test_hidden_cards_are_put_anywhere_each_place_as_likely(value: float, order: list[int]) -> None:
    """Chance is data: the pile imagined is shuffled fairly, each card going to one of the places there are."""
    assert _shuffled([1, 2, 3], Always(value)) == order
