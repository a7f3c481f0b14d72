"""Whatever is in a refused record, its reason is one short line that can be printed."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwixx.records import parse
from qwixx.rules.errors import RecordError
from tests.soak import examples

GOOD = {"format": "qwixx record 1", "game": "classic", "rules": 1, "options": {}, "names": ["A", "B"], "events": []}
HEADER = "qwixx record 1\ngame: {game}\nrules: 1\nseat 1: A\nseat 2: B\n\n"
DECK = " ".join(f"{suit}{number}" for suit in "rygb" for number in range(2, 13))
LONGEST_REASON = 500

ODD = ["two\nlines", "a\rb", "\x1b[2J", "\ud800", "\u202e", "nul\0", "long " * 9999, "r" * 99999, "1" * 4000]


def wrong_files(odd: str) -> list[str]:
    """Records with something odd in every place of which a reason may speak."""
    changes: list[dict[str, object]] = [
        {"game": odd},
        {"format": odd},
        {"options": {odd: "x"}},
        {"game": "board", "options": {"side": odd}},
        {"game": "board", "options": {"side": f"{odd}/1"}},
        {"game": "deluxe", "options": {"games": odd}},
        {"names": ["A", f"\n{odd}"]},
        {"commitment": odd},
        {"seed": odd},
        {"salts": ["", f"\n{odd}"]},
        {"promises": ["", f"\n{odd}"]},
        {"events": [odd]},
        {"events": [f"first {odd}"]},
        {"events": [f"1: {odd}"]},
        {f"x{odd}": 1},
    ]
    good = HEADER.format(game="classic")
    text_files = [
        HEADER.format(game=f"x{odd}"),
        good.replace("rules: 1", f"rules: x{odd}"),
        good.replace("rules: 1", f"x{odd}: 1"),
        good.replace("rules: 1", f"rules: 1\noption x{odd}: 1"),
        good.replace("seat 2", f"seat {odd}x"),
        good.replace("\n\n", f"\nsalt {odd}x: 1\n\n"),
        good.replace("\n\n", f"\nsalt 2: ?{odd}x\n\n"),
        good.replace("\n\n", f"\npromise {odd}x: 1\n\n"),
        good.replace("\n\n", f"\npromise 2: ?{odd}x\n\n"),
        good + f"first {odd}x",
        good + f"1: take {odd}x",
    ]
    return [json.dumps(GOOD | change) for change in changes] + text_files


def reason(data: str) -> str:
    """Why a record is refused."""
    with pytest.raises(RecordError) as caught:
        parse(data)
    return caught.value.reason


def check_reasons(odd: str) -> None:
    """Every reason that speaks of this text is one short line."""
    for data in wrong_files(odd):
        assert reason(data).isprintable()
        assert len(reason(data)) < LONGEST_REASON


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: ascii(odd[:8]))
def test_a_reason_is_one_short_line_that_can_be_printed(odd: str) -> None:
    check_reasons(odd)


@examples(12)
@given(st.text())
def test_a_reason_is_one_short_line_whatever_is_wrong(odd: str) -> None:
    check_reasons(f"?{odd}")


@pytest.mark.parametrize(
    "event", ["1: take" + " 11" * 9999, "1: play" + " r4" * 9999, "1: play r4 mark" + " r4" * 9999]
)
def test_a_long_illegal_action_is_cut_short_in_the_reason(event: str) -> None:
    dice = HEADER.format(game="classic") + f"first 1 | roll 1 1 r1 y1 g1 b1\n{event}"
    cards = HEADER.format(game="cards") + f"first 1 | shuffle {DECK}\n{event}"
    assert len(reason(dice)) < LONGEST_REASON
    assert len(reason(cards)) < LONGEST_REASON


def test_a_long_illegal_outcome_is_cut_short_in_the_reason() -> None:
    for game in ("classic", "cards"):
        text = HEADER.format(game=game) + "first 1 | shuffle" + " r4" * 9999
        assert len(reason(text)) < LONGEST_REASON
