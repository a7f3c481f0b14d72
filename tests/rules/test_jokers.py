"""The joker variant of the card game (RULES.md, section 5)."""

import random

import pytest

from qwixx.rules.actions import Card, PlayCards, parse
from qwixx.rules.cards import cards
from qwixx.rules.errors import IllegalAction, IllegalOutcome, UnreadableAction
from qwixx.rules.game import State
from qwixx.rules.outcomes import First, Shuffle
from qwixx.rules.view import CardsView
from tests.positions import RED, act, arrange_cards, legal, sheet

JOKERS = cards(jokers="yes")
DECK = tuple(Card(suit, number) for suit in "rygbj" for number in range(2, 13))
FIVE_RED = "r2 r3 r4 r5 r6"


def to_play(hand: str, text: str = "-") -> State:
    """Step 3 of seat 1, of two."""
    hands = [hand, "b2 b3 b4 b5"]
    return arrange_cards(JOKERS, [text, "-"], hands, display="b10 b11 y10 g5", pile="y7 b12", phase="play")


def to_take(display: str) -> State:
    """Step 1 of seat 1, of two."""
    return arrange_cards(JOKERS, ["-", "-"], ["r2 r3 r4 r5", "b2 b3 b4 b5"], display=display, pile="y7 b12")


def seen(state: State, seat: int) -> CardsView:
    """The cards as a seat sees them; seats count from 1 as in a record."""
    view = JOKERS.view(state, seat - 1).cards
    assert view is not None
    return view


def plays(state: State) -> set[str]:
    """What seat 1 may play, whatever it crosses."""
    return {text.split(" mark ")[0].removeprefix("play ") for text in legal(JOKERS, state, 1)}


def crosses(state: State, cards_played: str) -> set[str]:
    """What seat 1 may cross with these cards."""
    fitting = {text.removeprefix(f"play {cards_played}") for text in legal(JOKERS, state, 1)}
    return {text.removeprefix(" mark ") for text in fitting if not text or text.startswith(" mark ")}


# -- the deck ----------------------------------------------------------------------------------------------------------


def test_eleven_jokers_make_55_cards() -> None:
    """Eleven jokers, 2–12, are shuffled in (55 cards)."""
    outcome = JOKERS.draw(JOKERS.chance(JOKERS.start(2), First(0)), random.Random(1))
    assert isinstance(outcome, Shuffle)
    assert sorted(outcome.cards) == sorted(DECK)
    assert len(DECK) == 55


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_jokers_are_dealt_like_any_card(seats: int) -> None:
    """Deal four to each player …; its four top cards are laid beside it."""
    state = JOKERS.chance(JOKERS.chance(JOKERS.start(seats), First(0)), Shuffle(DECK[::-1]))
    assert {str(card) for seat in range(1, seats + 1) for card in seen(state, seat).hand} >= {"j12", "j11", "j10", "j9"}
    assert seen(state, 1).pile == 55 - 4 * seats - 4


def test_a_deck_without_jokers_is_not_this_game() -> None:
    """Eleven jokers are shuffled in."""
    state = JOKERS.chance(JOKERS.start(2), First(0))
    with pytest.raises(IllegalOutcome, match="The 55 discarded cards are to be shuffled"):
        JOKERS.chance(state, Shuffle(DECK[:44]))


def test_the_plain_game_has_no_jokers() -> None:
    """44 cards: 2–12 in red, yellow, green, blue; eleven jokers only in the variant."""
    plain = cards()
    with pytest.raises(IllegalOutcome, match="The 44 discarded cards are to be shuffled"):
        plain.chance(plain.chance(plain.start(2), First(0)), Shuffle(DECK))


def test_played_jokers_are_shuffled_back_as_jokers() -> None:
    """The discards are shuffled into a new pile: a joker is a joker again."""
    state = act(JOKERS, to_play("j5 r4 y9 g2 g12"), "1: play jr5")
    assert Card("j", 5) in seen(state, 2).discards


# -- the back ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [1, 2])
def test_the_back_of_a_joker_on_the_display_looks_like_any_other(seat: int) -> None:
    """A joker's back looks like any other."""
    joker, plain = to_take("j9 y10 g5 r11"), to_take("y9 y10 g5 r11")
    assert seen(joker, seat).display == seen(plain, seat).display == (9, 10, 5, 11)


def test_the_back_of_a_joker_on_the_pile_looks_like_any_other() -> None:
    """A joker's back looks like any other."""
    hands = ["r2 r3 r4 r5", "b2 b3 b4 b5"]
    state = arrange_cards(JOKERS, ["-", "-"], hands, display="b10 b11 y10 g5", pile="j7 b12")
    assert seen(state, 1).top == 7


def test_the_back_of_a_joker_in_another_hand_looks_like_any_other() -> None:
    """A joker's back looks like any other."""
    state = to_play("j5 r4 y9 g2 g12")
    assert seen(state, 2).backs[0] == (2, 4, 5, 9, 12)
    assert seen(state, 2).hand == seen(to_play("r5 r4 y9 g2 g12"), 2).hand


def test_a_joker_and_a_coloured_card_with_one_back_are_told_apart_by_their_places_only() -> None:
    """A joker's back looks like any other: which of two equal backs is taken, its place says."""
    state = to_take("j9 y9 g5 r11")
    assert legal(JOKERS, state, 1) == {"take 9@1", "take 9@2", "take 5@3", "take 11@4"}
    assert Card("j", 9) in seen(act(JOKERS, state, "1: take 9"), 1).hand
    assert Card("y", 9) in seen(act(JOKERS, to_take("y9 j9 g5 r11"), "1: take 9"), 1).hand


# -- playing jokers ----------------------------------------------------------------------------------------------------


def test_the_colour_of_a_joker_is_declared_when_it_is_played() -> None:
    """Its colour is declared when it is played."""
    state = to_play("j5 r12 y12 g2 g12")
    assert {"jr5", "jy5", "jg5", "jb5"} <= plays(state)
    assert sheet(JOKERS, act(JOKERS, state, "1: play jb5 mark b5"), 1) == "b5"


def test_the_number_of_a_joker_is_fixed() -> None:
    """A joker's number is fixed."""
    state = to_play("j5 r12 y12 g2 g12")
    assert crosses(state, "jr5") == {"", "r5"}
    assert "jr6" not in plays(state)


def test_a_joker_may_take_the_colour_of_the_cards_played_with_it() -> None:
    """[ruling] A joker may be declared the colour of the cards played with it."""
    state = to_play("r4 j5 r7 y9 g2")
    assert {"r4 jr5", "jr5 r7", "r4 jr5 r7", "jy5 y9", "jg5 g2"} <= plays(state)
    assert sheet(JOKERS, act(JOKERS, state, "1: play r4 jr5 r7 mark r4 r5 r7"), 1) == "r4 r5 r7"


def test_a_joker_does_not_join_two_colours() -> None:
    """Several: all of one colour."""
    state = to_play("r4 j5 r7 y9 g2")
    assert not any("r4" in text and "y9" in text for text in plays(state))


def test_jokers_played_together_are_all_of_one_colour() -> None:
    """Several: all of one colour; a joker's colour is declared when it is played."""
    state = to_play("j4 j5 j7 y9 g2")
    assert {"jr4 jr5 jr7", "jy4 jy5 jy7", "jg7 jg5 jg4", "jb7 jb5 jb4"} <= plays(state)
    assert crosses(state, "jr4 jr5 jr7") == {"", "r4", "r5", "r7", "r4 r5", "r5 r7", "r4 r5 r7"}
    assert sheet(JOKERS, act(JOKERS, state, "1: play jg7 jg5 jg4 mark g5 g4"), 1) == "g5 g4"


def test_never_more_than_three_jokers_are_played() -> None:
    """Plays one, two or three cards."""
    state = to_play("j2 j3 j4 j5 j6")
    assert {len(text.split()) for text in plays(state)} == {1, 2, 3}
    assert len(plays(state)) == 4 * (5 + 10 + 10)


def test_two_cards_of_the_same_number_may_be_played_together() -> None:
    """[ruling] Two cards of the same number may be played together but give one cross."""
    state = to_play("r5 j5 y9 g2 g12")
    assert crosses(state, "r5 jr5") == {"", "r5"}
    state = act(JOKERS, state, "1: play r5 jr5 mark r5")
    assert JOKERS.sheet(state, 0).points(RED) == 1
    assert len(seen(state, 1).hand) == 3


def test_the_same_number_cannot_be_crossed_twice() -> None:
    """[ruling] Two cards of the same number … give one cross."""
    with pytest.raises(IllegalAction, match="r5 is not among the cards played") as refused:
        JOKERS.apply(to_play("r5 j5 y9 g2 g12"), 0, PlayCards("r", (Card("r", 5), Card("j", 5)), (5, 5)))
    assert refused.value.rule == "mark-not-played"


def test_two_cards_of_the_same_number_and_a_third_give_two_crosses() -> None:
    """[ruling] Two cards of the same number may be played together but give one cross."""
    assert crosses(to_play("r5 j5 r6 g2 g12"), "r5 jr5 r6") == {"", "r5", "r6", "r5 r6"}


def test_the_one_skip_holds_for_jokers() -> None:
    """At most one number may be skipped between the first and the last crossed now."""
    assert crosses(to_play("y2 j4 y6 g2 g12"), "y2 jy4 y6") == {"", "y2", "y4", "y6", "y2 y4", "y4 y6"}


def test_a_joker_can_lock_a_row() -> None:
    """The last number may be crossed only if at least five numbers of that row are crossed already."""
    assert crosses(to_play("j12 y9 g2 g3 g4"), "jr12") == {""}
    state = act(JOKERS, to_play("j12 y9 g2 g3 g4", FIVE_RED), "1: play jr12 mark r12")
    assert JOKERS.sheet(state, 0).has_lock(RED)


def test_a_joker_played_as_one_colour_crosses_no_other() -> None:
    """The player may cross any of the numbers played in that colour's row."""
    with pytest.raises(UnreadableAction, match="does not play cards of one colour"):
        parse("play jr5 mark y5")


@pytest.mark.parametrize("colour", ["x", "j", "", "ry"])
def test_a_joker_is_declared_one_of_the_four_colours(colour: str) -> None:
    """Its colour is declared when it is played."""
    with pytest.raises(
        IllegalAction, match=f"j5 is not {colour!r}: cards played together are of one colour"
    ) as refused:
        JOKERS.apply(to_play("j5 r12 y12 g2 g12"), 0, PlayCards(colour, (Card("j", 5),)))
    assert refused.value.rule == "one-colour"


def test_a_joker_not_held_cannot_be_played() -> None:
    """Plays cards: one's own."""
    with pytest.raises(IllegalAction, match="You do not hold j6") as refused:
        act(JOKERS, to_play("j5 r6 y12 g2 g12"), "1: play jr6")
    assert refused.value.rule == "not-in-hand"


@pytest.mark.parametrize("text", ["play jr5", "play r4 jr5 r7 mark r4 r5", "play jg7 jg5 jg4"])
def test_a_play_with_jokers_reads_back(text: str) -> None:
    """Its colour is declared when it is played: the text says which."""
    assert str(parse(text)) == text
