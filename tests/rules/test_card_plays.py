"""The card game (RULES.md, section 5): step 3, the penalty, locks and the end."""

import pytest

from qwixx.rules.cards import cards
from qwixx.rules.game import State
from qwixx.rules.view import CardsView
from tests.positions import GREEN, RED, act, arrange_cards, legal, sheet

CARDS = cards()
RED_LOCKED = "r2 r3 r4 r5 r6 r12"
FIVE_YELLOW = "y2 y3 y4 y5 y6"
FIVE_GREEN = "g12 g11 g10 g9 g8"
OTHERS = ["b2 b3 b4 b5", "b6 b7 b8 b9"]


def to_play(hand: str, text: str = "-", *, other: str = "-") -> State:
    """Step 3 of seat 1, of two, nothing crossed in step 2."""
    hands = [hand, OTHERS[0]]
    return arrange_cards(CARDS, [text, other], hands, display="b10 b11 y10 g5", pile="y7 b12", phase="play")


def to_call(top: str, *sheets: str) -> State:
    """Step 2 of seat 1; there is a card of every colour but blue in the hand."""
    hands = ["r7 r8 y8 g3 g6", *OTHERS][: len(sheets)]
    return arrange_cards(CARDS, sheets, hands, display="b10 b11 y10 g5", pile=f"{top} b12", phase="call")


def seen(state: State, seat: int) -> CardsView:
    """The cards as a seat sees them; seats count from 1 as in a record."""
    view = CARDS.view(state, seat - 1).cards
    assert view is not None
    return view


def plays(state: State) -> set[str]:
    """What seat 1 may play, whatever it crosses."""
    return {text.split(" mark ")[0] for text in legal(CARDS, state, 1)}


def crosses(state: State, cards_played: str) -> set[str]:
    """What seat 1 may cross with these cards."""
    fitting = {text.removeprefix(f"play {cards_played}") for text in legal(CARDS, state, 1)}
    return {text.removeprefix(" mark ") for text in fitting if not text or text.startswith(" mark ")}


# -- which cards -------------------------------------------------------------------------------------------------------


def test_one_card_may_be_any() -> None:
    """One card: any."""
    state = to_play("r4 r9 y4 g12 g2")
    assert {"play r4", "play r9", "play y4", "play g12", "play g2"} <= plays(state)


def test_at_least_one_card_must_be_played() -> None:
    """Plays one, two or three cards, never none."""
    state = to_play("r4 r9 y4 g12 g2", "r10 y5 g2 g3 g4 g5 g6 g7")
    assert all(text.startswith("play ") and text != "play" for text in legal(CARDS, state, 1))


def test_never_more_than_three_cards_are_played() -> None:
    """Plays one, two or three cards."""
    state = to_play("r2 r3 r4 r5 r6")
    assert {len(text.split()) - 1 for text in plays(state)} == {1, 2, 3}
    assert len(plays(state)) == 5 + 10 + 10


def test_several_cards_are_all_of_one_colour() -> None:
    """Several: all of one colour."""
    state = to_play("r4 r9 y4 g12 g2")
    assert plays(state) == {"play r4", "play r9", "play y4", "play g12", "play g2", "play r4 r9", "play g12 g2"}


@pytest.mark.parametrize(
    ("words", "rest"), [("r2 r6 r11", "g2 g3"), ("y3 y9", "g2 g3 g6"), ("g10 g9 g4", "r2 r3"), ("b8 b7", "g2 g3 g6")]
)
def test_several_cards_may_have_any_numbers(words: str, rest: str) -> None:
    """Several: all of one colour, any numbers. (Rulebook: red 2-6-11, yellow 3-9, green 10-9-4, blue 8-7.)"""
    assert f"play {words}" in plays(to_play(f"{words} {rest}"))


def test_the_cards_played_leave_the_hand_for_the_discards() -> None:
    """They are shown and discarded face down."""
    before = to_play("r4 r5 r7 g2 g12")
    state = act(CARDS, before, "1: play r4 r5 r7")
    assert [str(card) for card in seen(state, 1).hand] == ["g2", "g12"]
    assert {str(card) for card in set(seen(state, 2).discards) - set(seen(before, 2).discards)} == {"r4", "r5", "r7"}


def test_only_the_active_player_plays() -> None:
    """3. Plays (the active player); rulebook: the others cross nothing now."""
    state = to_play("r4 r5 r7 g2 g12")
    assert CARDS.actors(state) == (0,)
    assert legal(CARDS, state, 2) == set()


def test_after_the_play_the_next_player_takes_from_the_display() -> None:
    """… then clockwise."""
    state = act(CARDS, to_play("r4 r5 r7 g2 g12"), "1: play r4 r5 r7")
    assert (state.phase, state.active, state.turn) == ("take", 1, 2)


@pytest.mark.parametrize(("played", "missing"), [("r4", 1), ("r4 r5", 2), ("r4 r5 r7", 3)])
def test_as_many_cards_are_taken_as_were_played(played: str, missing: int) -> None:
    """Takes cards from the display until holding five (… later one to three)."""
    state = act(CARDS, to_play("r4 r5 r7 g2 g12"), f"1: play {played}", "2: take 5", "1: pass", "2: pass", "2: play b2")
    assert {len(text.split()) - 1 for text in legal(CARDS, state, 1)} == {missing}


# -- which numbers -----------------------------------------------------------------------------------------------------


def test_any_of_the_numbers_played_may_be_crossed_or_none() -> None:
    """The player may cross any of the numbers played in that colour's row, or none."""
    state = to_play("r4 r5 y9 g2 g12")
    assert crosses(state, "r4 r5") == {"", "r4", "r5", "r4 r5"}


def test_crossing_none_of_the_cards_played_is_allowed() -> None:
    """… or none."""
    state = act(CARDS, to_play("r4 r5 y9 g2 g12"), "1: play r4 r5")
    assert CARDS.sheet(state, 0).crossed(RED) == ()


def test_only_numbers_by_the_rules_of_the_sheet_can_be_crossed() -> None:
    """A row is crossed strictly left to right."""
    assert crosses(to_play("r4 r5 r7 g2 g12", "r5"), "r4 r5 r7") == {"", "r7"}


def test_the_active_player_crosses_on_their_own_sheet() -> None:
    """The player may cross any of the numbers played: by their own sheet, whichever seat is active."""
    hands = ["b2 b3 b4 b5", "r4 r5 r7 g2 g12"]
    state = arrange_cards(CARDS, ["r8", "r4"], hands, display="b10 b11 y10 g5", pile="y7 b12", active=1, phase="play")
    assert "play r4 r5 r7 mark r5 r7" in legal(CARDS, state, 2)
    assert "play r4 mark r4" not in legal(CARDS, state, 2)
    state = act(CARDS, state, "2: play r4 r5 r7 mark r5 r7")
    assert [sheet(CARDS, state, seat) for seat in (1, 2)] == ["r8", "r4 r5 r7"]


def test_four_five_seven_red_may_all_be_crossed() -> None:
    """4-5-7 red: all three may be crossed."""
    state = to_play("r4 r5 r7 g2 g12")
    assert crosses(state, "r4 r5 r7") == {"", "r4", "r5", "r7", "r4 r5", "r5 r7", "r4 r5 r7"}
    assert sheet(CARDS, act(CARDS, state, "1: play r4 r5 r7 mark r4 r5 r7"), 1) == "r4 r5 r7"


def test_the_first_and_the_last_of_four_five_seven_skip_two() -> None:
    """At most one number may be skipped between the first and the last crossed now."""
    assert "r4 r7" not in crosses(to_play("r4 r5 r7 g2 g12"), "r4 r5 r7")


def test_two_four_six_yellow_may_not_all_be_crossed() -> None:
    """2-4-6 yellow: not all three, two skips."""
    assert crosses(to_play("y2 y4 y6 g2 g12"), "y2 y4 y6") == {"", "y2", "y4", "y6", "y2 y4", "y4 y6"}


def test_anna_plays_green_11_9_3_and_crosses_11_and_9() -> None:
    """Green 11, 9, 3 played: 11 and 9 crossed."""
    state = to_play("g11 g9 g3 r2 r12")
    assert crosses(state, "g11 g9 g3") == {"", "g11", "g9", "g3", "g11 g9"}
    state = act(CARDS, state, "1: play g11 g9 g3 mark g11 g9")
    assert sheet(CARDS, state, 1) == "g11 g9"
    assert len(seen(state, 1).hand) == 2


def test_numbers_skipped_before_the_first_do_not_count() -> None:
    """At most one number may be skipped *between the first and the last* crossed now."""
    assert "r9 r10" in crosses(to_play("r9 r10 y9 g2 g12", "r2"), "r9 r10")


def test_three_numbers_in_a_row_skip_nothing() -> None:
    """At most one number may be skipped between the first and the last crossed now."""
    assert "g10 g9 g8" in crosses(to_play("g10 g9 g8 r2 r12"), "g10 g9 g8")


@pytest.mark.parametrize("order", ["r4 r5 r7", "r7 r4 r5"])
@pytest.mark.parametrize("marks", ["r4 r5 r7", "r5 r7 r4"])
def test_cards_and_crosses_may_be_named_in_any_order(order: str, marks: str) -> None:
    """They are crossed left to right."""
    state = act(CARDS, to_play("r4 r5 r7 g2 g12"), f"1: play {order} mark {marks}")
    assert sheet(CARDS, state, 1) == "r4 r5 r7"


def test_an_earlier_cross_of_the_same_play_counts_towards_the_five() -> None:
    """[ruling] An earlier one of the same play counts towards the five needed for the last number."""
    state = to_play("r10 r11 r12 g2 g3", "r2 r3 r4")
    assert crosses(state, "r10 r11 r12") == {"", "r10", "r11", "r10 r11", "r10 r11 r12"}
    state = act(CARDS, state, "1: play r10 r11 r12 mark r10 r11 r12")
    assert CARDS.sheet(state, 0).has_lock(RED)


def test_a_cross_of_step_2_counts_for_step_3() -> None:
    """The number called is crossed before cards are played: it moves the row's right edge and can be the fifth."""
    state = act(CARDS, to_call("r6", "-", "-"), "1: r6", "2: pass")
    assert "play r7 mark r7" in legal(CARDS, state, 1)
    state = arrange_cards(
        CARDS,
        ["r2 r3 r4 r5", "-"],
        ["r12 r8 y8 g3 g6", OTHERS[0]],
        display="b10 b11 y10 g5",
        pile="y7 b12",
        phase="call",
    )
    assert "play r12 mark r12" in legal(CARDS, act(CARDS, state, "1: r7", "2: pass"), 1)


# -- the penalty -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "play", "penalties"),
    [
        ("pass", "play r7", 1),
        ("r6", "play r7", 0),
        ("pass", "play r7 mark r7", 0),
        ("r6", "play r7 mark r7", 0),
    ],
)
def test_nothing_crossed_in_steps_2_and_3_brings_a_penalty(answer: str, play: str, penalties: int) -> None:
    """Nothing crossed in steps 2 and 3 → a penalty for the active player."""
    state = act(CARDS, to_call("b6", "-", "-"), f"1: {answer}", "2: pass", f"1: {play}")
    assert CARDS.sheet(state, 0).penalties == penalties


def test_the_others_never_take_a_penalty() -> None:
    """Others never."""
    state = act(CARDS, to_call("g7", "-", "-", "-"), "1: pass", "2: pass", "3: pass", "1: play r7")
    assert [sheet(CARDS, state, seat) for seat in (1, 2, 3)] == ["p1", "-", "-"]


def test_a_cross_of_somebody_else_does_not_save_the_active_player() -> None:
    """Nothing crossed in steps 2 and 3 → a penalty for the active player."""
    state = act(CARDS, to_call("g7", "-", "-"), "1: pass", "2: r7", "1: play r7")
    assert sheet(CARDS, state, 1) == "p1"


# -- locks -------------------------------------------------------------------------------------------------------------


def test_laura_locks_green_for_herself_alone() -> None:
    """Laura crosses green 2 and the lock: green is closed for Laura alone."""
    state = act(CARDS, to_call("g2", FIVE_GREEN, "g12"), "1: g2", "2: pass")
    assert CARDS.sheet(state, 0).has_lock(GREEN)
    assert not any(" mark g" in text for text in legal(CARDS, state, 1))
    assert CARDS.view(state).closed == ()


def test_the_others_go_on_in_a_row_somebody_has_locked() -> None:
    """A lock here closes the row only for that player. The others go on."""
    assert legal(CARDS, to_call("g7", RED_LOCKED, "-"), 2) == {"pass", "r7", "y7", "g7", "b7"}
    assert "play r7 mark r7" in legal(CARDS, to_play("r7 r8 y8 g3 g6", "-", other=RED_LOCKED), 1)


def test_others_can_still_lock_the_same_row_later() -> None:
    """A lock here closes the row only for that player. The others go on."""
    state = act(CARDS, to_call("y12", RED_LOCKED, "r2 r3 r4 r5 r6"), "1: pass", "2: r12")
    assert CARDS.sheet(state, 1).has_lock(RED)
    assert not CARDS.over(state)


def test_a_completed_row_cannot_be_crossed_by_its_owner() -> None:
    """A lock here closes the row only for that player."""
    assert legal(CARDS, to_call("g7", RED_LOCKED, "-"), 1) == {"pass", "y7", "g7", "b7"}
    assert crosses(to_play("r7 r8 y8 g3 g6", RED_LOCKED), "r7 r8") == {""}


# -- the end -----------------------------------------------------------------------------------------------------------


def test_two_rows_of_ones_own_sheet_end_the_game_in_step_3() -> None:
    """End as soon as one player has completed two rows of their own sheet."""
    state = act(CARDS, to_play("y12 r8 y8 g3 g6", f"{RED_LOCKED} {FIVE_YELLOW}"), "1: play y12 mark y12")
    assert CARDS.over(state)
    assert CARDS.scores(state) == (28 + 28, 0)


def test_two_rows_completed_by_two_players_do_not_end_the_game() -> None:
    """End as soon as *one* player has completed two rows of *their own* sheet."""
    state = to_play("y12 r8 y8 g3 g6", FIVE_YELLOW, other=RED_LOCKED)
    assert not CARDS.over(act(CARDS, state, "1: play y12 mark y12"))


def test_one_completed_row_does_not_end_the_game() -> None:
    """End as soon as one player has completed *two* rows."""
    state = act(CARDS, to_call("r12", FIVE_YELLOW, "r2 r3 r4 r5 r6"), "1: y12", "2: r12")
    assert (state.phase, CARDS.over(state)) == ("play", False)


def test_two_rows_completed_in_step_2_end_the_game_without_step_3() -> None:
    """[ruling] If it happens in step 2 … there is no step 3 and no penalty."""
    state = act(CARDS, to_call("r12", "-", f"{RED_LOCKED} {FIVE_YELLOW}"), "1: pass", "2: y12")
    assert CARDS.over(state)
    assert sheet(CARDS, state, 1) == "-"
    assert len(seen(state, 1).hand) == 5


def test_all_crosses_of_the_step_2_that_ends_the_game_count() -> None:
    """[ruling] If it happens in step 2 all crosses of that step count."""
    two_rows = f"{RED_LOCKED} {FIVE_YELLOW}"
    state = act(CARDS, to_call("r12", "b3", two_rows, two_rows), "2: y12", "3: y12", "1: g12")
    assert CARDS.over(state)
    assert CARDS.scores(state) == (1 + 1, 56, 56)
    assert CARDS.winners(state) == (1, 2)


def test_a_fourth_penalty_ends_the_game() -> None:
    """End as soon as one player … has four penalties."""
    state = act(CARDS, to_play("r7 r8 y8 g3 g6", "p3"), "1: play r7")
    assert CARDS.over(state)
    assert CARDS.scores(state) == (-20, 0)


def test_a_third_penalty_does_not_end_the_game() -> None:
    """End as soon as one player … has *four* penalties."""
    assert not CARDS.over(act(CARDS, to_play("r7 r8 y8 g3 g6", "p2"), "1: play r7"))
