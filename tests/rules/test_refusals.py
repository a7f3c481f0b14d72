"""What the dice game refuses: typed errors whose text a player could read. Nothing has changed then."""

import re
from dataclasses import FrozenInstanceError
from random import Random

import pytest

from qwixx.rules import errors
from qwixx.rules.actions import Mark, Pass, parse
from qwixx.rules.dice import classic
from qwixx.rules.errors import IllegalAction, IllegalOutcome, UnreadableAction, WrongSeat
from qwixx.rules.game import State
from qwixx.rules.outcomes import First, Outcome, Roll, Shuffle
from qwixx.rules.reasons import RULES, illegal
from tests.positions import act, arrange, arrange_cards, roll
from tests.tables import CARDS

GAME = classic()
DICE = "1 4 r2 y3 g5 b6"
FIVE_RED = "r2 r3 r4 r5 r6"


def in_action_1(*sheets: str, dice: str = DICE) -> State:
    """Everybody is to answer the white sum; five with the usual dice."""
    return roll(GAME, arrange(GAME, sheets), dice)


def in_action_2(*sheets: str, dice: str = DICE) -> State:
    """Everybody has passed the white sum; the first seat is active."""
    return act(GAME, in_action_1(*sheets, dice=dice), *(f"{seat + 1}: pass" for seat in range(len(sheets))))


def in_reply(*sheets: str) -> State:
    """The second seat has crossed the last red number; whoever else has five crosses there may follow."""
    state = in_action_1(*sheets, dice="6 6 r1 y1 g1 b1")
    answers = (f"{seat + 1}: {'r12' if seat == 1 else 'pass'}" for seat in range(len(sheets)))
    return act(GAME, state, *answers)


# -- against a rule ----------------------------------------------------------------------------------------------------

ILLEGAL = [
    (in_action_1("-", "-"), "next", "not-now", "'next' is not possible now; possible is: pass, r5, y5, g5, b5."),
    (in_action_1("-", "-"), "stop", "not-now", "'stop' is not possible now; possible is: pass, r5, y5, g5, b5."),
    (in_action_1("r5", "-"), "take 3", "not-now", "'take 3' is not possible now; possible is: pass, y5, g5, b5."),
    (
        in_action_2("-", "-"),
        "move 4 g7",
        "not-now",
        "'move 4 g7' is not possible now; possible is: pass, r3, r6, y4, y7, g9, g6, b10 and 1 more.",
    ),
    (
        in_action_2("r9 y9", "-"),
        "play r4",
        "not-now",
        "'play r4' is not possible now; possible is: pass, g9, g6, b10, b7.",
    ),
    (
        in_action_2("r3", "-"),
        "take 7",
        "not-now",
        "'take 7' is not possible now; possible is: pass, r6, y4, y7, g9, g6, b10, b7.",
    ),
    (in_action_1("-", "-"), "r13", "no-such-number", "There is no red 13 on the sheet."),
    (in_action_1("-", "-"), "r1", "no-such-number", "There is no red 1 on the sheet."),
    (in_action_2("-", "-"), "x5", "no-such-number", "There is no x5 on the sheet."),
    (in_action_1("-", "-"), "r6", "white-sum", "The white dice make 5, so red 6 cannot be crossed off now."),
    (in_action_2("-", "-"), "r5", "white-and-colour", "No white die makes red 5 together with the red die."),
    (in_action_2("-", "-"), "g10", "white-and-colour", "No white die makes green 10 together with the green die."),
    (in_action_1("-", f"{FIVE_RED} r12", dice="1 4 y3 g5 b6"), "r5", "closed-row", "The red row is closed."),
    (in_action_2("-", f"{FIVE_RED} r12", dice="1 4 y3 g5 b6"), "r5", "closed-row", "The red row is closed."),
    (
        in_reply(FIVE_RED, FIVE_RED),
        "r7",
        "reply",
        "Only a number that closes a row now can be crossed off, and red 7 does not.",
    ),
    (in_reply(f"{FIVE_RED} g12", FIVE_RED), "g12", "already-crossed", "You have already crossed off green 12."),
    (in_reply(FIVE_RED, FIVE_RED), "next", "not-now", "'next' is not possible now; possible is: pass, r12."),
    (in_action_1("r5", "-"), "r5", "already-crossed", "You have already crossed off red 5."),
    (
        in_action_1("r7", "-"),
        "r5",
        "left-to-right",
        "Rows are filled from left to right, and red 5 stands left of red 7, the last cross in its row.",
    ),
    (
        in_action_2("b6 b3", "-"),
        "b10",
        "left-to-right",
        "Rows are filled from left to right, and blue 10 stands left of blue 3, the last cross in its row.",
    ),
    (
        in_action_1("r2 r3 r4 r5", "-", dice="6 6 r1 y1 g1 b1"),
        "r12",
        "lock-needs",
        "The last number of a row needs 5 crosses before it: for red 12 you have 4.",
    ),
    (
        in_action_2("-", "-", dice="1 1 r1 y1 g1 b1"),
        "g2",
        "lock-needs",
        "The last number of a row needs 5 crosses before it: for green 2 you have 0.",
    ),
]


@pytest.mark.parametrize(("state", "text", "rule", "message"), ILLEGAL, ids=[f"{r}-{t}" for _, t, r, _ in ILLEGAL])
def test_an_action_against_a_rule_is_refused_with_its_name(state: State, text: str, rule: str, message: str) -> None:
    """IllegalAction: against a rule, `.rule` names it, and the text reads as a sentence."""
    before = State(state.cells)
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(state, 0, parse(text))
    assert refused.value.rule == rule
    assert str(refused.value) == message
    assert str(illegal(rule, **refused.value.facts)) == message
    assert state == before


def test_a_colour_is_told_as_a_letter_and_said_as_a_word() -> None:
    """Whoever says the sentence in another language needs the letter."""
    refused = illegal("closed-row", row="g")
    assert (refused.facts, str(refused)) == ({"row": "g"}, "The green row is closed.")


def test_a_row_of_several_colours_is_told_and_said_by_its_number() -> None:
    """On a mixed sheet no colour names a row."""
    refused = illegal("closed-row", row="2")
    assert (refused.facts, str(refused)) == ({"row": "2"}, "Row 2 is closed.")


def test_every_rule_of_the_dice_game_is_among_these_refusals() -> None:
    """Each rule the dice game can name is tried above."""
    others_games = {"called-number", "steps", "past-the-end", "other-field", "take-count", "not-on-display"}
    others_games |= {
        "not-at-place",
        "which-row",
        "play-count",
        "not-in-hand",
        "one-colour",
        "mark-not-played",
        "one-skip",
    }
    assert {rule for _, _, rule, _ in ILLEGAL} == RULES.keys() - others_games


@pytest.mark.parametrize(("neighbour", "last"), [("r11", "r12"), ("y11", "y12"), ("g3", "g2"), ("b3", "b2")])
def test_a_last_number_right_of_a_cross_is_refused_for_its_lock(neighbour: str, last: str) -> None:
    """The last number stands right of its neighbour: what is missing is the five crosses."""
    state = in_action_1(neighbour, "-", dice="6 6 r1 y1 g1 b1" if last.endswith("12") else "1 1 r1 y1 g1 b1")
    with pytest.raises(IllegalAction, match=r"needs 5 crosses before it: for .* you have 1\.$"):
        act(GAME, state, f"1: {last}")


@pytest.mark.parametrize("colour", ["", "ry", "rygb", "R"])
def test_a_colour_is_one_letter_of_the_sheet(colour: str) -> None:
    """There is no such number on the sheet: not even where letters of colours stand together."""
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(in_action_1("-", "-"), 0, Mark(colour, 5))
    assert refused.value.rule == "no-such-number"


@pytest.mark.parametrize("seat", range(3))
def test_a_refusal_speaks_of_ones_own_sheet(seat: int) -> None:
    """Each seat is judged by its own sheet."""
    sheets = ["r5", "r7", "r9"]
    message = ["You have already crossed off red 5.", "red 5 stands left of red 7,", "red 5 stands left of red 9,"][
        seat
    ]
    with pytest.raises(IllegalAction, match=re.escape(message)):
        act(GAME, in_action_1(*sheets), f"{seat + 1}: r5")


@pytest.mark.parametrize("seat", [0, 1])
def test_a_lock_of_this_action_does_not_explain_a_refusal(seat: int) -> None:
    """Sealed answers are secret: a refusal must not tell that somebody else is closing the row."""
    state = in_action_1("r2", "r3", FIVE_RED, dice="6 6 r1 y1 g1 b1")
    for position in (state, act(GAME, state, "3: r12")):
        with pytest.raises(IllegalAction) as refused:
            GAME.apply(position, seat, Mark("r", 12))
        assert refused.value.rule == "lock-needs"


def test_a_row_closed_in_action_1_is_refused_in_action_2() -> None:
    """[ruling] A colour closed in action 1 is out of action 2 of the same turn."""
    state = in_action_1("-", FIVE_RED, dice="6 6 r1 y1 g1 b1")
    with pytest.raises(IllegalAction, match=r"^The red row is closed\.$"):
        act(GAME, state, "1: pass", "2: r12", "1: r7")


# -- wrong seat --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [-1, 3, 8])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    """WrongSeat: no such seat."""
    state = in_action_1("-", "-", "-")
    refusal = rf"^There is no seat {seat + 1}: this table has 3, 0 to 2 in code\.$"
    with pytest.raises(WrongSeat, match=refusal):
        GAME.apply(state, seat, Pass())
    with pytest.raises(WrongSeat, match=refusal):
        GAME.view(state, seat)
    with pytest.raises(WrongSeat, match=refusal):
        GAME.legal(state, seat)


@pytest.mark.parametrize(
    ("state", "message"),
    [
        (GAME.start(3), "Nobody is to act before the first player is drawn."),
        (arrange(GAME, ["-", "-", "-"]), "Nobody is to act before the dice are rolled."),
        (act(GAME, in_action_1("-", "-", "-"), "2: r5"), "Seat 2 is not to act now, but seat 1 and 3."),
        (in_action_2("-", "-", "-"), "Seat 2 is not to act now, but seat 1."),
    ],
)
def test_a_seat_that_is_not_to_act_is_refused(state: State, message: str) -> None:
    """WrongSeat: somebody else is to act; the text says who."""
    with pytest.raises(WrongSeat) as refused:
        GAME.apply(state, 1, Pass())
    assert str(refused.value) == message


# -- chance ------------------------------------------------------------------------------------------------------------

WRONG_ROLLS: list[Outcome] = [
    Roll((1, 4), ()),
    Roll((1, 4), (("r", 2), ("y", 3), ("g", 5))),
    Roll((1, 4), (("r", 2), ("y", 3), ("g", 5), ("b", 6), ("b", 6))),
    Roll((1, 4), (("y", 3), ("r", 2), ("g", 5), ("b", 6))),
    Roll((1, 4), (("r", 2), ("y", 3), ("g", 5), ("x", 6))),
    First(0),
    Shuffle(()),
]


@pytest.mark.parametrize("outcome", WRONG_ROLLS, ids=str)
def test_other_dice_than_those_in_play_are_refused(outcome: Outcome) -> None:
    """IllegalOutcome: a roll that cannot have happened here."""
    with pytest.raises(IllegalOutcome) as refused:
        GAME.chance(arrange(GAME, ["-", "-"]), outcome)
    expected = f"The dice to roll are two white, red, yellow, green, blue, in this order; not '{outcome}'."
    assert str(refused.value) == expected


def test_the_die_of_a_closed_colour_cannot_be_rolled() -> None:
    """Its die leaves at once."""
    state = arrange(GAME, [f"{FIVE_RED} r12", "-"])
    with pytest.raises(IllegalOutcome, match=r"^The dice to roll are two white, yellow, green, blue, in this order"):
        roll(GAME, state, DICE)


@pytest.mark.parametrize(
    ("whites", "green"), [((0, 4), 5), ((1, 7), 5), ((1, 4), 0), ((1, 4), 7), ((1,), 5), ((1, 2, 3), 5)]
)
def test_a_face_no_die_has_is_refused(whites: tuple[int, int], green: int) -> None:
    """A die shows 1 to 6, and two dice are white."""
    with pytest.raises(IllegalOutcome, match=r"^A die shows a whole number from 1 to 6: 'roll .*' cannot be\.$"):
        GAME.chance(arrange(GAME, ["-", "-"]), Roll(whites, (("r", 2), ("y", 3), ("g", green), ("b", 6))))


@pytest.mark.parametrize("outcome", [First(-1), First(2), Roll((1, 4), ())], ids=str)
def test_only_a_seat_at_the_table_can_be_drawn_first(outcome: Outcome) -> None:
    """The first active player is drawn at random: one of those who play."""
    with pytest.raises(IllegalOutcome) as refused:
        GAME.chance(GAME.start(2), outcome)
    assert str(refused.value) == f"The first player is to be drawn: first 1 to first 2, not '{outcome}'."


@pytest.mark.parametrize("state", [in_action_1("-", "-"), in_action_2("-", "-")])
def test_nothing_happens_by_chance_while_somebody_is_to_act(state: State) -> None:
    """IllegalOutcome: chance is not due."""
    with pytest.raises(IllegalOutcome, match=r"^Nothing is to be rolled or shuffled now\.$"):
        roll(GAME, state, DICE)
    with pytest.raises(IllegalOutcome, match=r"^Nothing is to be rolled or shuffled now\.$"):
        GAME.draw(state, Random(1))


# -- reading what a person types ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("pass", "pass"), ("p", "pass"), ("r", "r5"), ("R5", "r5"), ("  g5 ", "g5"), ("B", "b5"), ("PaSs", "pass")],
)
def test_any_beginning_that_fits_only_one_action_is_read(typed: str, meant: str) -> None:
    """`Game.read`: the text of a legal action, or any beginning of it that fits only one."""
    assert str(GAME.read(in_action_1("-", "-"), 0, typed)) == meant


def test_a_number_is_not_shortened() -> None:
    """`b1` does not mean b11: words may be shortened, numbers may not."""
    state = in_action_2("-", "-", dice="1 5 r1 y1 g1 b6")
    with pytest.raises(UnreadableAction, match=r"^'b1' is none of: pass, "):
        GAME.read(state, 0, "b1")
    assert str(GAME.read(state, 0, "b11")) == "b11"
    assert str(GAME.read(state, 0, "b7")) == "b7"


@pytest.mark.parametrize(
    ("state", "typed", "message"),
    [
        (in_action_2("-", "-"), "r", "'r' could mean: r3, r6."),
        (in_action_1("-", "-"), "r6", "'r6' is none of: pass, r5, y5, g5, b5."),
        (in_action_1("-", "-"), "", "'' is none of: pass, r5, y5, g5, b5."),
        (in_action_1("-", "-"), "  ", "'' is none of: pass, r5, y5, g5, b5."),
        (in_action_2("-", "-"), "x", "'x' is none of: pass, r3, r6, y4, y7, g9, g6, b10 and 1 more."),
        (in_action_1("-", "-"), "x" * 99, f"'{'x' * 40}…' is none of: pass, r5, y5, g5, b5."),
        (arrange(GAME, ["-", "-"]), "p", "'p' is none of: nothing."),
    ],
)
def test_a_text_that_fits_none_or_several_is_refused(state: State, typed: str, message: str) -> None:
    """UnreadableAction: not the text of an action, or of more than one; the text says which there are."""
    with pytest.raises(UnreadableAction) as refused:
        GAME.read(state, 0, typed)
    assert str(refused.value) == message


# -- the tree of errors ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "parents"),
    [
        (errors.UnknownGame, (errors.SetupError,)),
        (errors.UnknownOption, (errors.SetupError,)),
        (errors.WrongPlayers, (errors.SetupError,)),
        (errors.IllegalAction, (errors.ActionError,)),
        (errors.WrongSeat, (errors.ActionError,)),
        (errors.GameOver, (errors.ActionError,)),
        (errors.UnreadableAction, (errors.ActionError,)),
        (errors.SetupError, (errors.QwixxError,)),
        (errors.ActionError, (errors.QwixxError,)),
        (errors.IllegalOutcome, (errors.QwixxError,)),
        (errors.UnreadableSheet, (errors.QwixxError,)),
        (errors.BoardError, (errors.QwixxError,)),
        (errors.RecordError, (errors.QwixxError,)),
    ],
)
def test_everything_that_can_be_refused_is_one_small_tree(kind: type[Exception], parents: tuple[type, ...]) -> None:
    """The tree in the docstring of errors.py."""
    assert kind.__bases__ == parents


def test_a_board_or_record_error_says_where() -> None:
    """BoardError: a board file, with the line. RecordError: a record, with line and column."""
    assert str(errors.BoardError("no such colour.", 3)) == "line 3: no such colour."
    assert str(errors.BoardError("no fields.")) == "no fields."
    assert str(errors.RecordError("no such seat.", 2, 7)) == "line 2, column 7: no such seat."


def test_a_state_is_never_changed() -> None:
    """A position is a value: an action makes a new one."""
    state = in_action_1("-", "-")
    before = State(tuple(state.cells))
    assert act(GAME, state, "1: r5") != state
    assert (state, hash(state)) == (before, hash(before))
    with pytest.raises(FrozenInstanceError):
        state.cells = ()  # type: ignore[misc]


def test_spaces_and_capitals_do_not_matter_when_typing() -> None:
    """Game.read: the text of an action, however it is spaced."""
    state = arrange_cards(CARDS, ["-", "-"], ["r2 r3 r4", "b2 b3 b4 b5"], display="r9 g11 y3 b7", pile="b12 g12")
    assert str(CARDS.read(state, 0, "  Take   11  3 ")) == "take 11@2 3@3"
    with pytest.raises(UnreadableAction, match=r"^'take 9' could mean: take 9@1 11@2, take 9@1 3@3, take 9@1 7@4\.$"):
        CARDS.read(state, 0, "take 9")


def test_the_whole_text_of_an_action_is_not_taken_for_the_beginning_of_another() -> None:
    """Game.read: `play r3` is an action, though `play r3 mark r3` begins with it too."""
    state = arrange_cards(
        CARDS, ["-", "-"], ["r2 r3 r4 y9 g7", "b2 b3 b4 b5"], display="r9 g11 y3 b7", pile="b12 g12", phase="play"
    )
    assert str(CARDS.read(state, 0, "play r3")) == "play r3"
