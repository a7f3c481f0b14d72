"""The card game's refusals (RULES.md, section 5): each names the rule, says its sentence and changes nothing."""

import pytest

from qwixx.rules.actions import Action, Card, Mark, Pass, PlayCards, Take
from qwixx.rules.cards import cards
from qwixx.rules.errors import GameOver, IllegalAction, WrongSeat
from qwixx.rules.game import State
from tests.positions import act, arrange_cards, legal

CARDS = cards()
RED_LOCKED = "r2 r4 r5 r6 r7 r12"  # its 3, 8, 9, 10 and 11 are lost
HAND = "r3 r4 r6 y9 b2"


def to_take(own: str = "r2 r3 r4 r5") -> State:
    """Step 1 of seat 1, of two."""
    hands = [own, "y2 y3 y4 y5"]
    return arrange_cards(CARDS, ["-", "-"], hands, display="b11 b3 g7 y9", pile="g8 r6 b4 y10")


def to_call(text: str, top: str = "g8") -> State:
    """Step 2 of seat 1, of two."""
    hands = ["r2 r3 r4 r5 b9", "y2 y3 y4 y5"]
    return arrange_cards(CARDS, [text, "-"], hands, display="b11 b10 g7 y12", pile=f"{top} r6", phase="call")


def to_play(text: str, own: str = HAND) -> State:
    """Step 3 of seat 1, of two."""
    hands = [own, "y3 y5 y7 y8"]
    return arrange_cards(CARDS, [text, "-"], hands, display="b11 b10 g7 y12", pile="g8 b5", phase="play")


def refusal(state: State, action: Action) -> tuple[str, str]:
    """The rule and the sentence by which seat 1 is refused."""
    before = state.cells
    with pytest.raises(IllegalAction) as refused:
        CARDS.apply(state, 0, action)
    assert state.cells == before
    return refused.value.rule, str(refused.value)


def cards_of(words: str) -> tuple[Card, ...]:
    return tuple(Card(word[0], int(word[1:])) for word in words.split())


@pytest.mark.parametrize(
    ("own", "numbers", "rule", "sentence"),
    [
        ("r2 r3 r4 r5", (3, 7), "take-count", "Take exactly 1 card from the display, so that you hold five."),
        ("r2 r3 r4 r5", (), "take-count", "Take exactly 1 card from the display, so that you hold five."),
        ("r2 r3", (3, 7), "take-count", "Take exactly 3 cards from the display, so that you hold five."),
        ("r2 r3 r4 r5", (8,), "not-on-display", "Cards on the display with the back 8: 0. You asked for 1."),
        ("r2 r3 r4", (3, 3), "not-on-display", "Cards on the display with the back 3: 1. You asked for 2."),
        ("r2 r3 r4", (3, 13), "not-on-display", "Cards on the display with the back 13: 0. You asked for 1."),
    ],
)
def test_a_refused_take_names_its_rule(own: str, numbers: tuple[int, ...], rule: str, sentence: str) -> None:
    """Takes cards from the display until holding five."""
    assert refusal(to_take(own), Take(numbers)) == (rule, sentence)


@pytest.mark.parametrize(
    ("text", "top", "mark", "rule", "sentence"),
    [
        ("-", "g8", Mark("r", 9), "called-number", "The number called is 8, so red 9 cannot be crossed off now."),
        ("-", "g8", Mark("r", 13), "no-such-number", "There is no red 13 on the sheet."),
        ("-", "g8", Mark("x", 8), "no-such-number", "There is no x8 on the sheet."),
        ("-", "g8", Mark("ry", 8), "no-such-number", "There is no ry8 on the sheet."),
        ("-", "g8", Mark("", 8), "no-such-number", "There is no 8 on the sheet."),
        ("r8", "g8", Mark("r", 8), "already-crossed", "You have already crossed off red 8."),
        (
            "r9",
            "g8",
            Mark("r", 8),
            "left-to-right",
            "Rows are filled from left to right, and red 8 stands left of red 9, the last cross in its row.",
        ),
        (
            "r2",
            "g12",
            Mark("r", 12),
            "lock-needs",
            "The last number of a row needs 5 crosses before it: for red 12 you have 1.",
        ),
        (RED_LOCKED, "g12", Mark("r", 12), "already-crossed", "You have already crossed off red 12."),
    ],
)
def test_a_refused_cross_in_step_2_names_its_rule(text: str, top: str, mark: Mark, rule: str, sentence: str) -> None:
    """Every player may cross it in one row of their choice, by the rules of the sheet."""
    assert refusal(to_call(text, top), mark) == (rule, sentence)


@pytest.mark.parametrize(
    ("text", "words", "marks", "rule", "sentence"),
    [
        ("-", "", (), "play-count", "You play one, two or three cards, not 0."),
        ("-", "r3 r4 r6 y9", (), "play-count", "You play one, two or three cards, not 4."),
        ("-", "r5", (), "not-in-hand", "You do not hold red 5."),
        ("-", "y3", (), "not-in-hand", "You do not hold yellow 3."),
        ("-", "j3", (), "not-in-hand", "You do not hold the joker 3."),
        ("-", "r3 r3", (), "not-in-hand", "You do not hold red 3."),
        ("-", "r3 y9", (), "one-colour", "Cards played together are of one colour, and yellow 9 is not red."),
        ("-", "y9", (9,), "one-colour", "Cards played together are of one colour, and yellow 9 is not red."),
        (
            "-",
            "r3",
            (4,),
            "mark-not-played",
            "You can only cross off what you play, and red 4 is not among your cards.",
        ),
        (
            "-",
            "r3",
            (13,),
            "mark-not-played",
            "You can only cross off what you play, and red 13 is not among your cards.",
        ),
        (
            "-",
            "r3",
            (3, 3),
            "mark-not-played",
            "You can only cross off what you play, and red 3 is not among your cards.",
        ),
        ("r3", "r3", (3,), "already-crossed", "You have already crossed off red 3."),
        (
            "r4",
            "r3",
            (3,),
            "left-to-right",
            "Rows are filled from left to right, and red 3 stands left of red 4, the last cross in its row.",
        ),
    ],
)
def test_a_refused_play_names_its_rule(text: str, words: str, marks: tuple[int, ...], rule: str, sentence: str) -> None:
    """Plays one, two or three cards, never none. One card: any. Several: all of one colour."""
    assert refusal(to_play(text), PlayCards("r", cards_of(words), marks)) == (rule, sentence)


def test_two_skips_are_refused() -> None:
    """At most one number may be skipped between the first and the last crossed now."""
    rule, sentence = refusal(to_play("-", own="y2 y4 y6 b2 b3"), PlayCards("y", cards_of("y2 y4 y6"), (2, 4, 6)))
    assert rule == "one-skip"
    assert sentence == "Between the first and the last number you cross, at most one may be skipped, not 2."


def test_a_last_number_without_five_crosses_is_refused() -> None:
    """Crossed left to right, an earlier one of the same play counts towards the five needed for the last number."""
    play = PlayCards("r", cards_of("r11 r12"), (11, 12))
    assert refusal(to_play("r2 r3 r4", own="r11 r12 b2 b3 b4"), play) == (
        "lock-needs",
        "The last number of a row needs 5 crosses before it: for red 12 you have 4.",
    )


@pytest.mark.parametrize("colour", ["x", "", "ry", "j"])
def test_cards_cannot_be_played_as_a_colour_there_is_not(colour: str) -> None:
    """Several: all of one colour."""
    rule, sentence = refusal(to_play("-"), PlayCards(colour, cards_of("r3")))
    assert (rule, sentence) == ("one-colour", f"Cards played together are of one colour, and red 3 is not {colour}.")


def test_a_lost_number_of_ones_own_completed_row_is_refused_in_step_2() -> None:
    """A lock here closes the row only for that player."""
    assert refusal(to_call(RED_LOCKED), Mark("r", 8)) == ("closed-row", "The red row is closed.")


def test_a_lost_number_of_ones_own_completed_row_is_refused_in_step_3() -> None:
    """A lock here closes the row only for that player."""
    play = PlayCards("r", cards_of("r3"), (3,))
    assert refusal(to_play(RED_LOCKED), play) == ("closed-row", "The red row is closed.")


TAKES = "take 11@1, take 3@2, take 7@3, take 9@4"
CROSSES = "pass, r8, y8, g8, b8"


@pytest.mark.parametrize("action", [Pass(), Mark("r", 8), PlayCards("r", cards_of("r2"))], ids=str)
def test_only_taking_is_possible_in_step_1(action: Action) -> None:
    """The active player: 1. takes cards from the display."""
    assert refusal(to_take(), action) == ("not-now", f"'{action}' is not possible now; possible is: {TAKES}.")


@pytest.mark.parametrize("action", [Take((3,)), PlayCards("r", cards_of("r2"))], ids=str)
def test_only_answering_is_possible_in_step_2(action: Action) -> None:
    """2. Calls the number now on top of the pile."""
    assert refusal(to_call("-"), action) == ("not-now", f"'{action}' is not possible now; possible is: {CROSSES}.")


@pytest.mark.parametrize("action", [Pass(), Mark("r", 3), Take((3,))], ids=str)
def test_only_playing_is_possible_in_step_3(action: Action) -> None:
    """3. Plays one, two or three cards, never none."""
    rule, sentence = refusal(to_play("-"), action)
    assert rule == "not-now"
    assert sentence.startswith(f"'{action}' is not possible now; possible is: play r3, play r3 mark r3, play r4")
    assert sentence.endswith(" more.")


@pytest.mark.parametrize(
    ("state", "seat", "sentence"),
    [
        (to_take(), 1, "Seat 2 is not to act now, but seat 1."),
        (to_take(), 2, "There is no seat 3: this table has 2, 0 to 1 in code."),
        (to_take(), -1, "There is no seat 0: this table has 2, 0 to 1 in code."),
        (act(CARDS, to_call("-"), "1: pass"), 0, "Seat 1 is not to act now, but seat 2."),
        (CARDS.start(2), 0, "Nobody is to act before the first player is drawn."),
    ],
)
def test_a_seat_that_is_not_to_act_is_refused(state: State, seat: int, sentence: str) -> None:
    """Steps 1 and 3 are the active player's; in step 2 everybody answers once."""
    with pytest.raises(WrongSeat) as refused:
        CARDS.apply(state, seat, Pass())
    assert str(refused.value) == sentence
    if seat in range(2):
        assert CARDS.legal(state, seat) == ()


def test_nobody_acts_after_the_end() -> None:
    """End as soon as one player has completed two rows of their own sheet, or has four penalties."""
    state = act(CARDS, to_play("p3"), "1: play r3")
    with pytest.raises(GameOver, match=r"^The game is over\.$"):
        CARDS.apply(state, 1, Take((11,)))
    assert legal(CARDS, state, 2) == set()


def test_every_seat_is_told_about_its_own_hand_and_sheet() -> None:
    """A refusal speaks of the player's own cards and crosses, whichever seat it is."""
    hands = ["r2 r3 r4 r5", "y2 y9 y5", "b2 b3 b4 b5"]
    state = arrange_cards(CARDS, ["-", "y4", "-"], hands, display="g9 g8 g7 g6", pile="r9 b12 b11 b10", active=1)
    with pytest.raises(IllegalAction, match=r"^Take exactly 2 cards "):
        act(CARDS, state, "2: take 9")
    state = act(CARDS, state, "2: take 8 9")
    with pytest.raises(IllegalAction, match=r"^The number called is 11, so yellow 12 "):
        act(
            CARDS,
            arrange_cards(
                CARDS, ["-", "y2 y3 y4 y5 y6"], ["r2", "r3"], display="g9 g8 g7 g6", pile="b11", phase="call"
            ),
            "2: y12",
        )
    state = act(CARDS, state, "1: pass", "2: pass", "3: pass")
    with pytest.raises(IllegalAction, match="yellow 2 stands left of yellow 4"):
        act(CARDS, state, "2: play y2 mark y2")
    with pytest.raises(IllegalAction, match=r"^You do not hold red 2"):
        act(CARDS, state, "2: play r2")
