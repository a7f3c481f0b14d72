"""The card game (RULES.md, section 5): deal, step 1 and step 2. Step 3: `test_card_plays.py`."""

import itertools
import random

import pytest

from qwixx.rules.actions import Card, Pass
from qwixx.rules.cards import cards
from qwixx.rules.errors import IllegalOutcome, WrongPlayers, WrongSeat
from qwixx.rules.game import State
from qwixx.rules.outcomes import First, Roll, Shuffle
from qwixx.rules.view import CardsView
from tests.positions import act, arrange_cards, legal, sheet

CARDS = cards()
DECK = tuple(Card(suit, number) for suit in "rygb" for number in range(2, 13))


def seen(state: State, seat: int | None = 0) -> CardsView:
    """The cards as a seat sees them."""
    view = CARDS.view(state, seat).cards
    assert view is not None
    return view


def hand(state: State, seat: int = 1) -> str:
    """A hand, in words; seats count from 1 as in a record."""
    return " ".join(map(str, seen(state, seat - 1).hand))


def to_take(own: str = "r2 r3 r4 r5", *, display: str = "b11 b3 g7 y9", pile: str = "g8 r6 b4 y10") -> State:
    """Step 1 of seat 1, of two."""
    return arrange_cards(CARDS, ["-", "-"], [own, "y2 y3 y4 y5"], display=display, pile=pile)


def to_call(*sheets: str, top: str = "g8") -> State:
    """Step 2: everybody answers the number called."""
    hands = ["r2 r3 r4 r5 b9", "y2 y3 y4 y5", "b2 b3 b5 b7", "y6 y7 y9 y11"]
    return arrange_cards(CARDS, sheets, hands[: len(sheets)], display="b11 b10 g7 y12", pile=f"{top} r6", phase="call")


def reshuffle(state: State, top: str = "") -> State:
    """Shuffle the discards into a new pile with these cards on top."""
    first = [Card(word[0], int(word[1:])) for word in top.split()]
    rest = [card for card in seen(state).discards if card not in first]
    return CARDS.chance(state, Shuffle((*first, *rest)))


# -- the deck and the deal ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_card_game_is_for_two_to_five_players(seats: int) -> None:
    """The card game — 2 to 5 players."""
    assert CARDS.start(seats).seats == seats


@pytest.mark.parametrize("seats", [1, 6])
def test_the_card_game_is_for_no_other_number_of_players(seats: int) -> None:
    """The card game — 2 to 5 players."""
    with pytest.raises(WrongPlayers, match=f"cards is for 2 to 5 players, not {seats}"):
        CARDS.start(seats)


def test_there_are_44_cards() -> None:
    """44 cards: 2–12 in red, yellow, green, blue."""
    state = CARDS.chance(CARDS.start(2), First(0))
    outcome = CARDS.draw(state, random.Random(1))
    assert isinstance(outcome, Shuffle)
    assert sorted(outcome.cards) == sorted(DECK)
    assert len(DECK) == 44


def test_the_cards_are_shuffled() -> None:
    """Shuffle: any card can come on top, and no two generators need agree."""
    state = CARDS.chance(CARDS.start(2), First(0))
    rng = random.Random(1)
    piles = [CARDS.draw(state, rng) for _ in range(600)]
    assert {pile.cards[0] for pile in piles if isinstance(pile, Shuffle)} == set(DECK)
    assert len(set(piles)) == len(piles)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_four_cards_are_dealt_to_each_player(seats: int) -> None:
    """Deal four to each player."""
    state = CARDS.chance(CARDS.chance(CARDS.start(seats), First(0)), Shuffle(DECK))
    hands = [set(seen(state, seat).hand) for seat in range(seats)]
    assert [len(held) for held in hands] == [4] * seats
    assert set().union(*hands) == set(DECK[: 4 * seats])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_next_four_are_the_display_and_the_rest_is_the_pile(seats: int) -> None:
    """The rest is the draw pile, backs up; its four top cards are laid beside it, backs up, as the display."""
    state = CARDS.chance(CARDS.chance(CARDS.start(seats), First(0)), Shuffle(DECK))
    rest = DECK[4 * seats :]
    assert seen(state).display == tuple(card.number for card in rest[:4])
    assert (seen(state).top, seen(state).pile) == (rest[4].number, 44 - 4 * seats - 4)
    assert seen(state).discards == ()


def test_the_start_player_is_drawn_at_random() -> None:
    """The start player is drawn at random."""
    rng = random.Random(1)
    assert {CARDS.draw(CARDS.start(5), rng) for _ in range(100)} == {First(seat) for seat in range(5)}
    assert CARDS.chance(CARDS.start(5), First(3)).active == 3


def test_turns_go_clockwise() -> None:
    """… then clockwise."""
    hands = ["r2 r3 r4 r5", "y2 y3 y4 y5", "g2 g3 g4 g5 g6"]
    state = arrange_cards(CARDS, ["-"] * 3, hands, display="b2 b3 b4 b5", pile="b6", active=2, phase="play")
    assert act(CARDS, state, "3: play g2").active == 0


@pytest.mark.parametrize(
    "outcome", [Shuffle(DECK[:-1]), Shuffle((*DECK, DECK[0])), Shuffle((*DECK[:-1], Card("j", 2))), Roll((1, 2), ())]
)
def test_only_the_whole_deck_can_be_shuffled(outcome: Shuffle | Roll) -> None:
    """44 cards: a shuffle that lacks one, repeats one or is no shuffle cannot have happened."""
    state = CARDS.chance(CARDS.start(2), First(0))
    with pytest.raises(IllegalOutcome, match="The 44 discarded cards are to be shuffled, each once; not '"):
        CARDS.chance(state, outcome)


# -- step 1: taking ----------------------------------------------------------------------------------------------------


def test_one_card_is_taken_at_the_start() -> None:
    """Takes cards from the display until holding five (one at the start, …), choosing which."""
    assert legal(CARDS, to_take(), 1) == {"take 11@1", "take 3@2", "take 7@3", "take 9@4"}


def test_two_cards_are_taken_with_three_in_hand() -> None:
    """… (later one to three), choosing which."""
    pairs = {f"take {a} {b}" for a, b in itertools.combinations(["11@1", "3@2", "7@3", "9@4"], 2)}
    assert legal(CARDS, to_take("r2 r3 r4"), 1) == pairs


def test_three_cards_are_taken_with_two_in_hand() -> None:
    """… (later one to three), choosing which."""
    assert legal(CARDS, to_take("r2 r3"), 1) == {
        "take 11@1 3@2 7@3",
        "take 11@1 3@2 9@4",
        "take 11@1 7@3 9@4",
        "take 3@2 7@3 9@4",
    }


def test_the_cards_taken_come_to_the_hand_with_their_colours() -> None:
    """Takes cards from the display until holding five."""
    state = act(CARDS, to_take("r2 r3"), "1: take 3 9 11")
    assert hand(state) == "r2 r3 y9 b3 b11"


def test_the_numbers_may_be_named_in_any_order() -> None:
    """… choosing which."""
    assert act(CARDS, to_take("r2 r3"), "1: take 11 3 9") == act(CARDS, to_take("r2 r3"), "1: take 3 9 11")


def test_only_the_active_player_takes() -> None:
    """The active player: takes cards from the display."""
    assert CARDS.actors(to_take()) == (0,)
    with pytest.raises(WrongSeat, match="Seat 2 is not to act now, but seat 1"):
        act(CARDS, to_take(), "2: take 3")


def test_anna_takes_the_11_and_the_8_of_the_pile_takes_its_place() -> None:
    """Rulebook: Anna takes the 11 from the display; it is replaced at once by the 8 from the pile."""
    state = act(CARDS, to_take(), "1: take 11")
    assert hand(state) == "r2 r3 r4 r5 b11"
    assert seen(state).display == (8, 3, 7, 9)
    assert (seen(state).top, seen(state).pile, state.phase) == (6, 3, "call")


def test_a_card_drawn_leaves_nothing_behind() -> None:
    """All are taken first; then the display is filled: equal positions are equal, however they came about."""
    hands = ["r2 r3 r4 r5 b11", "y2 y3 y4 y5"]
    after = arrange_cards(CARDS, ["-", "-"], hands, display="g8 b3 g7 y9", pile="r6 b4 y10", phase="call")
    assert act(CARDS, to_take(), "1: take 11") == after


def test_all_cards_are_taken_before_the_display_is_filled() -> None:
    """All are taken first; then the display is filled to four from the pile."""
    state = act(CARDS, to_take("r2 r3"), "1: take 3 7 9")
    assert seen(state).display == (11, 8, 6, 4)
    assert seen(state).top == 10


def test_two_equal_backs_are_two_choices_by_their_places() -> None:
    """A player chooses which card of the display to take, by its place."""
    state = to_take(display="b3 y9 g3 r9")
    assert legal(CARDS, state, 1) == {"take 3@1", "take 9@2", "take 3@3", "take 9@4"}
    assert hand(act(CARDS, state, "1: take 3@1")) == "r2 r3 r4 r5 b3"
    assert hand(act(CARDS, state, "1: take 3@3")) == "r2 r3 r4 r5 g3"


def test_of_two_equal_backs_without_a_place_the_leftmost_is_taken() -> None:
    """`take 3`, as older records have it, is the leftmost 3."""
    state = act(CARDS, to_take(display="b3 y9 g3 r9"), "1: take 3")
    assert hand(state) == "r2 r3 r4 r5 b3"
    assert seen(state).display == (8, 9, 3, 9)


def test_two_equal_backs_can_both_be_taken() -> None:
    """… choosing which: two equal backs are two cards."""
    state = to_take("r2 r3 r4", display="b3 y9 g3 r9")
    assert legal(CARDS, state, 1) == {
        f"take {a} {b}" for a, b in itertools.combinations(["3@1", "9@2", "3@3", "9@4"], 2)
    }
    assert hand(act(CARDS, state, "1: take 3 3")) == "r2 r3 r4 g3 b3"
    assert hand(act(CARDS, state, "1: take 3 9")) == "r2 r3 r4 y9 b3"


def test_of_three_equal_backs_without_places_the_two_leftmost_are_taken() -> None:
    """`take 9 9`, as older records have it, is the two leftmost."""
    state = to_take("r2 r3 r4", display="y9 b8 r9 g9", pile="g2 r6")
    assert {text for text in legal(CARDS, state, 1) if "8" not in text} == {
        "take 9@1 9@3",
        "take 9@1 9@4",
        "take 9@3 9@4",
    }
    assert hand(act(CARDS, state, "1: take 9 9")) == "r2 r3 r4 r9 y9"


# -- the pile runs dry -------------------------------------------------------------------------------------------------


def test_the_discards_become_the_pile_in_the_middle_of_filling_two() -> None:
    """If the pile is empty, the discards are shuffled into a new pile."""
    state = act(CARDS, to_take("r2 r3 r4", pile="g8"), "1: take 3 7")
    assert (state.phase, seen(state).display, seen(state).pile) == ("shuffle", (11, 8, None, 9), 0)
    state = reshuffle(state, top="r12 g4")
    assert (state.phase, seen(state).display, seen(state).top) == ("call", (11, 8, 12, 9), 4)


@pytest.mark.parametrize(
    ("pile", "half", "full", "top"),
    [
        ("g8", (8, 3, None, None), (8, 3, 12, 4), 5),
        ("g8 r6", (8, 3, 6, None), (8, 3, 6, 12), 4),
    ],
)
def test_the_discards_become_the_pile_in_the_middle_of_filling_three(
    pile: str, half: tuple[int | None, ...], full: tuple[int, ...], top: int
) -> None:
    """If the pile is empty, the discards are shuffled into a new pile."""
    state = act(CARDS, to_take("r2 r3", pile=pile), "1: take 7 9 11")
    assert (state.phase, seen(state).display) == ("shuffle", half)
    state = reshuffle(state, top="r12 g4 b5")
    assert (state.phase, seen(state).display, seen(state).top) == ("call", full, top)


@pytest.mark.parametrize(
    ("own", "take", "pile"), [("r2 r3 r4 r5", "11", "g8"), ("r2 r3", "7 9 11", "g8 r6 b4")], ids=["one", "three"]
)
def test_the_discards_become_the_pile_when_step_2_needs_a_top_card(own: str, take: str, pile: str) -> None:
    """[ruling] Also when the pile has run out and step 2 needs a top card."""
    state = act(CARDS, to_take(own, pile=pile), f"1: take {take}")
    assert (state.phase, seen(state).top, None in seen(state).display) == ("shuffle", None, False)
    state = reshuffle(state, top="r12")
    assert (state.phase, seen(state).top) == ("call", 12)
    assert state.turn == 1


def test_the_new_pile_is_all_the_discards_and_nothing_else() -> None:
    """The discards are shuffled into a new pile."""
    state = act(CARDS, to_take(pile="g8"), "1: take 11")
    discards = seen(state).discards
    assert len(discards) == 44 - 5 - 4 - 4
    outcome = CARDS.draw(state, random.Random(7))
    assert isinstance(outcome, Shuffle)
    assert sorted(outcome.cards) == sorted(discards)
    state = CARDS.chance(state, outcome)
    assert (seen(state).pile, seen(state).discards) == (len(discards), ())


def test_a_card_in_a_hand_cannot_be_shuffled_into_the_new_pile() -> None:
    """The discards are shuffled into a new pile: only they."""
    state = act(CARDS, to_take(pile="g8"), "1: take 11")
    held = (*seen(state).discards[1:], Card("r", 2))
    with pytest.raises(IllegalOutcome, match="The 31 discarded cards are to be shuffled, each once; not 'shuffle "):
        CARDS.chance(state, Shuffle(held))


def test_nobody_acts_before_the_new_pile_is_shuffled() -> None:
    """If the pile is empty, the discards are shuffled into a new pile: before anything else."""
    state = act(CARDS, to_take(pile="g8"), "1: take 11")
    assert CARDS.actors(state) == ()
    with pytest.raises(WrongSeat, match="Nobody is to act before the cards are shuffled"):
        CARDS.apply(state, 0, Pass())


def test_nothing_is_shuffled_while_the_pile_lasts() -> None:
    """If the pile is empty, the discards are shuffled: not before."""
    with pytest.raises(IllegalOutcome, match="Nothing is to be rolled or shuffled now"):
        CARDS.chance(to_take(), Shuffle(DECK))
    with pytest.raises(IllegalOutcome, match="Nothing is to be rolled or shuffled now"):
        CARDS.draw(to_take(), random.Random(1))


# -- step 2: the number called -----------------------------------------------------------------------------------------


def test_the_number_called_is_the_top_of_the_pile_after_filling() -> None:
    """Calls the number now on top of the pile."""
    state = act(CARDS, to_take(), "1: take 3")
    assert legal(CARDS, state, 1) == {"pass", "r6", "y6", "g6", "b6"}


def test_every_player_may_cross_the_number_called() -> None:
    """Every player may cross it in one row of their choice, or not."""
    state = to_call("-", "r9", "-")
    assert CARDS.actors(state) == (0, 1, 2)
    assert legal(CARDS, state, 1) == legal(CARDS, state, 3) == {"pass", "r8", "y8", "g8", "b8"}
    assert legal(CARDS, state, 2) == {"pass", "y8", "g8", "b8"}


def test_anna_calls_a_4_for_all() -> None:
    """Rulebook: "A 4 for all." Max crosses red 4, Anna yellow 4, Lino yellow 4, Laura nothing."""
    state = act(CARDS, to_call("-", "-", "-", "-", top="g4"), "1: y4", "2: r4", "3: y4", "4: pass")
    assert [sheet(CARDS, state, seat) for seat in (1, 2, 3, 4)] == ["y4", "r4", "y4", "-"]


def test_answers_are_sealed_until_all_have_answered() -> None:
    """(simultaneous and sealed, as in section 2)"""
    state = act(CARDS, to_call("-", "-"), "2: y8")
    assert sheet(CARDS, state, 2) == "-"
    assert CARDS.actors(state) == (0,)
    state = act(CARDS, state, "1: g8")
    assert (sheet(CARDS, state, 1), sheet(CARDS, state, 2), state.phase) == ("g8", "y8", "play")


def test_the_order_of_the_answers_does_not_matter() -> None:
    """(simultaneous and sealed, as in section 2)"""
    state = to_call("-", "-", "-")
    answers = ["1: g8", "2: y8", "3: pass"]
    ends = {act(CARDS, state, *order) for order in itertools.permutations(answers)}
    assert len(ends) == 1


def test_a_sealed_answer_can_be_taken_back_until_all_have_answered() -> None:
    """[ruling] Choices are sealed until all have chosen, then applied together."""
    state = to_call("-", "-")
    assert CARDS.retract(act(CARDS, state, "2: y8"), 1) == state
    with pytest.raises(WrongSeat, match="Seat 1 has no sealed answer to take back"):
        CARDS.retract(state, 0)


def test_the_card_called_stays_on_the_pile() -> None:
    """The card stays on the pile."""
    state = act(CARDS, to_call("-", "-"), "1: g8", "2: pass")
    assert (seen(state).top, seen(state).pile) == (8, 2)


def test_the_card_called_is_the_next_to_fill_the_display() -> None:
    """The card stays on the pile: the next refill draws it."""
    state = act(CARDS, to_call("-", "-"), "1: g8", "2: pass", "1: play r2", "2: take 11")
    assert seen(state).display == (8, 10, 7, 12)
