"""Cards dealt anew after going back: nothing that was public changes, and nothing that was seen is known."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwixx.games import game
from qwixx.play import Play, Streamed
from qwixx.rules.actions import Card
from qwixx.rules.errors import IllegalOutcome
from qwixx.rules.game import Game, State
from qwixx.rules.outcomes import Redeal, Shuffle

GAMES = (game("cards"), game("cards", jokers="yes"))


def position(cards: Game, seats: int, seed: int, events: int) -> State:
    """A position of a random game in which somebody is to act, after about so many events."""
    rng = Random(seed)
    play = Play.begin(cards, seats, Streamed(rng)).go_on()
    while len(play.events) < events and not play.over:
        seat = rng.choice(play.waiting)
        following = play.act(seat, rng.choice(play.legal(seat))).go_on()
        if following.over:
            break
        play = following
    return play.state


@given(st.sampled_from(GAMES), st.integers(2, 5), st.integers(0, 10_000), st.integers(2, 160))
def test_nobody_sees_a_difference_and_every_hand_stays(cards: Game, seats: int, seed: int, events: int) -> None:
    state = position(cards, seats, seed, events)
    after = cards.redeal(state, cards.draw_redeal(state, Random(seed)))
    for seat in (None, *range(seats)):
        assert cards.view(after, seat) == cards.view(state, seat)
    for seat in range(seats):
        assert cards.hand(after, seat) == cards.hand(state, seat)
        assert cards.legal(after, seat) == cards.legal(state, seat)
    assert lying(cards, after) == lying(cards, state)


def lying(cards: Game, state: State) -> Counter[Card | None]:
    """The cards that nobody holds."""
    there = cards.face_down(state)
    return Counter((*there.display, *there.pile))


@pytest.mark.parametrize("cards", GAMES)
def test_it_is_hardly_ever_the_order_that_was_seen(cards: Game) -> None:
    same = 0
    for seed in range(100):
        state = position(cards, 3, seed, 4 + seed)
        after = cards.redeal(state, cards.draw_redeal(state, Random(seed)))
        same += cards.face_down(after) == cards.face_down(state)
    assert same < 5


def test_a_place_of_the_display_gets_every_card_that_looks_so_equally_often() -> None:
    cards = GAMES[0]
    state = position(cards, 2, 3, 2)
    number = cards.view(state).cards.display[0]  # type: ignore[union-attr]
    free = [card for card in lying(cards, state) if card and card.number == number]
    rng, draws = Random(1), 4000
    first = Counter(cards.draw_redeal(state, rng).cards[0] for _ in range(draws))
    assert sorted(first) == sorted(free)
    assert len(free) > 1
    for card in free:
        assert first[card] == pytest.approx(draws / len(free), rel=0.15)


def test_under_the_top_every_card_lies_everywhere_equally_often() -> None:
    cards = GAMES[0]
    state = position(cards, 5, 3, 2)
    there, rng, draws = cards.face_down(state), Random(2), 6000
    shown = {card.number for card in (*there.display, there.pile[0]) if card}
    free = [card for card in there.pile if card.number not in shown]
    dealt = [cards.draw_redeal(state, rng).cards for _ in range(draws)]
    for place in (5, -1):
        seen = Counter(order[place] for order in dealt)
        for card in free:
            assert seen[card] == pytest.approx(draws / (len(there.pile) - 1), rel=0.3)


def test_a_card_of_an_earlier_shuffle_stays_among_those() -> None:
    cards = GAMES[0]
    for seed in range(60):
        state = position(cards, 5, seed, 120)
        view = cards.view(state).cards
        assert view is not None
        outcome = cards.draw_redeal(state, Random(seed))
        told = tuple(shuffle or len(view.pools) for shuffle in outcome.shuffles[:4])
        assert told == view.display_origins
        if any(outcome.shuffles):
            assert "@" in str(outcome)
            return
    pytest.fail("no card of an earlier shuffle was on any display")


def test_what_looks_otherwise_is_refused() -> None:
    cards = GAMES[0]
    state = position(cards, 3, 5, 20)
    dealt = cards.draw_redeal(state, Random(1))
    other = list(dealt.cards)
    place = next(p for p in range(1, 5) if other[p].number != other[0].number)
    other[0], other[place] = other[place], other[0]
    for wrong in (
        Redeal(tuple(other), dealt.shuffles),
        Redeal(dealt.cards[:-1], dealt.shuffles[:-1]),
        Redeal((*dealt.cards[:-1], dealt.cards[0]), dealt.shuffles),
        Redeal(dealt.cards, (9, *dealt.shuffles[1:])),
        Redeal(dealt.cards, dealt.shuffles[1:]),
        Shuffle(dealt.cards),
        "redeal",
    ):
        with pytest.raises(IllegalOutcome):
            cards.redeal(state, wrong)


def test_a_game_of_dice_has_nothing_to_deal_anew() -> None:
    dice = game("classic")
    with pytest.raises(IllegalOutcome, match="no cards"):
        dice.draw_redeal(dice.start(2), Random(1))
    with pytest.raises(IllegalOutcome, match="no cards"):
        dice.redeal(dice.start(2), Redeal((), ()))


def test_before_the_cards_are_dealt_nothing_is_dealt_anew() -> None:
    cards = GAMES[0]
    with pytest.raises(IllegalOutcome, match="No cards lie on the table"):
        cards.draw_redeal(cards.start(2), Random(1))
