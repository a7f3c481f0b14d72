"""The texts of actions and outcomes: `str` gives what a person types, `parse` reads it back, all else is refused."""

import pytest

from qwixx.rules import actions, outcomes
from qwixx.rules.actions import Action, Card, GoOn, Mark, Move, Pass, PlayCards, Stop, Take
from qwixx.rules.errors import IllegalOutcome, UnreadableAction
from qwixx.rules.outcomes import First, Outcome, Redeal, Roll, Shuffle

ACTIONS: list[tuple[str, Action]] = [
    ("pass", Pass()),
    ("next", GoOn()),
    ("stop", Stop()),
    ("g7", Mark("g", 7)),
    ("r12", Mark("r", 12)),
    ("g7@2", Mark("g", 7, 1)),
    ("move 4 g7", Move(4, Mark("g", 7))),
    ("move 12 b10", Move(12, Mark("b", 10))),
    ("take 11", Take((11,))),
    ("take 3 3 11", Take((3, 3, 11))),
    ("take 3@2", Take((3,), (1,))),
    ("take 3@1 3@3 11@4", Take((3, 3, 11), (0, 2, 3))),
    ("move 4 g7@3", Move(4, Mark("g", 7, 2))),
    ("play r4", PlayCards("r", (Card("r", 4),))),
    ("play y2 y4 y6 mark y2 y4", PlayCards("y", (Card("y", 2), Card("y", 4), Card("y", 6)), (2, 4))),
    ("play r4 jr5 r7 mark r4 r5", PlayCards("r", (Card("r", 4), Card("j", 5), Card("r", 7)), (4, 5))),
    ("play jb2", PlayCards("b", (Card("j", 2),))),
]

OUTCOMES: list[tuple[str, Outcome]] = [
    ("first 1", First(0)),
    ("first 8", First(7)),
    ("roll 1 4 r3 y2 g6 b6", Roll((1, 4), (("r", 3), ("y", 2), ("g", 6), ("b", 6)))),
    ("roll 6 6 g1", Roll((6, 6), (("g", 1),))),
    ("roll 1 1", Roll((1, 1), ())),
    ("shuffle r4", Shuffle((Card("r", 4),))),
    ("shuffle r4 b11 j2", Shuffle((Card("r", 4), Card("b", 11), Card("j", 2)))),
    ("redeal r4", Redeal((Card("r", 4),), (0,))),
    ("redeal r4@1 b11 j2@12", Redeal((Card("r", 4), Card("b", 11), Card("j", 2)), (1, 0, 12))),
]


@pytest.mark.parametrize(("text", "action"), ACTIONS, ids=[text for text, _ in ACTIONS])
def test_the_text_of_an_action_reads_back(text: str, action: Action) -> None:
    """Text forms round-trip."""
    assert str(action) == text
    assert actions.parse(text) == action


@pytest.mark.parametrize("text", [text for text, _ in ACTIONS])
def test_an_action_is_a_value(text: str) -> None:
    """Each action is a small value: equal ones count as one."""
    assert len({actions.parse(text), actions.parse(text)}) == 1


def test_every_kind_of_action_has_a_text() -> None:
    """Each kind of action is tried above."""
    assert {type(action) for _, action in ACTIONS} == {Pass, Mark, Move, Take, PlayCards, GoOn, Stop}


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "Pass",
        "pass ",
        " pass",
        "g",
        "7",
        "g07",
        "g0",
        "g100",
        "G7",
        "g 7",
        "gg7",
        "j7",
        "g-7",
        "g7\n",
        "g\u0667",
        "\uff477",
        "pass pass",
        "g7 g8",
        "move",
        "move 4",
        "move g7",
        "move g7 4",
        "move 0 g7",
        "move 4 g7 g8",
        "move 4  g7",
        "take",
        "take ",
        "take r4",
        "take 7@",
        "take 7@0",
        "take 7@1 8",
        "take 7@1@2",
        "take @1",
        "g7@",
        "g7@0",
        "g7@10",
        "move 4 g7@0",
        "play r4@1",
        "play r4 mark r4@1",
        "take 0",
        "take 3  4",
        "take 100",
        "play",
        "play ",
        "play 4",
        "play j5",
        "play jj5",
        "play r4 mark mark",
        "play r4 mark 4",
        "mark r4",
    ],
)
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    """UnreadableAction: not the text of an action; the refusal shows how one looks."""
    with pytest.raises(UnreadableAction) as refused:
        actions.parse(text)
    assert str(refused.value) == (
        f"{text!r} is not an action. Write pass, g7, move 4 g7, take 11@4, play r4 r5 mark r4, next or stop."
    )


@pytest.mark.parametrize(
    "text", ["play r4 b5", "play r4 jb5", "play r4 mark b4", "play r4 mark", "play mark r4 b5", "play mark"]
)
def test_a_play_of_more_than_one_colour_or_of_nothing_is_refused(text: str) -> None:
    """Several cards: all of one colour; and a text that says `mark` says what."""
    with pytest.raises(UnreadableAction, match=rf"^'{text}' does not play cards of one colour\. Write pass, g7"):
        actions.parse(text)


@pytest.mark.parametrize("text", ["x" * 1000, "play r4 b5" + " r4" * 300], ids=["word", "play"])
def test_a_long_text_is_cut_short_in_the_refusal(text: str) -> None:
    """A refusal is a sentence a player could read, whatever was sent."""
    with pytest.raises(UnreadableAction, match=rf"^'{text[:40]}…' (is not an action|does not play cards of one)"):
        actions.parse(text)


@pytest.mark.parametrize(("text", "outcome"), OUTCOMES, ids=[text for text, _ in OUTCOMES])
def test_the_text_of_an_outcome_reads_back(text: str, outcome: Outcome) -> None:
    """Text forms round-trip."""
    assert str(outcome) == text
    assert outcomes.parse(text) == outcome


@pytest.mark.parametrize("text", [text for text, _ in OUTCOMES])
def test_an_outcome_is_a_value(text: str) -> None:
    """Each outcome is a small value: equal ones count as one."""
    assert len({outcomes.parse(text), outcomes.parse(text)}) == 1


def test_every_kind_of_outcome_has_a_text() -> None:
    """Each kind of outcome is tried above."""
    assert {type(outcome) for _, outcome in OUTCOMES} == {First, Roll, Shuffle, Redeal}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "first",
        "first 0",
        "first 10",
        "first  1",
        "First 1",
        "roll",
        "roll 1",
        "roll 0 4",
        "roll 1 7",
        "roll 1 4 r0",
        "roll 1 4 r7",
        "roll 1 4 3",
        "roll 1 4 r3 ",
        "roll 1 4 r3\n",
        "roll r3 1 4",
        "shuffle",
        "shuffle ",
        "shuffle r0",
        "shuffle 4",
        "shuffle r4  b5",
        "shuffle r100",
        "shuffle r4@1",
        "redeal",
        "redeal r4@",
        "redeal r4@0",
        "redeal r4@12345",
        "redeal r4  b5",
        "redeal 4",
        "pass",
        "first \u0661",
    ],
)
def test_a_text_that_is_no_outcome_is_refused(text: str) -> None:
    """IllegalOutcome: the refusal shows how one looks."""
    with pytest.raises(IllegalOutcome) as refused:
        outcomes.parse(text)
    shapes = "Write first 2, roll 1 4 r3 y2 g6 b6, call 7, shuffle r4 b11 …, or redeal r4 b11 …"
    assert str(refused.value) == f"{text!r} is not an outcome of chance. {shapes}"


def test_a_long_outcome_is_cut_short_in_the_refusal() -> None:
    """A refusal is a sentence a player could read, whatever was sent."""
    with pytest.raises(IllegalOutcome, match=rf"^'{'x' * 40}…' is not an outcome of chance\. "):
        outcomes.parse("x" * 1000)
