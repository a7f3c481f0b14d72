"""RULES.md section 6: sheets are data. A changed layout changes play, and nothing else has to."""

from dataclasses import replace
from random import Random

import pytest

from qwixx.rules.dice import classic
from qwixx.rules.errors import IllegalAction, SetupError, UnreadableSheet
from qwixx.rules.layout import CLASSIC, FALLING, RISING, Row, bit_at, plain_row
from qwixx.rules.sheet import Sheet
from tests.positions import BLUE, GREEN, RED, YELLOW, act, arrange, legal, roll, sheet, values

FIVE = ["r2 r3 r4 r5 r6", "y2 y3 y4 y5 y6", "g2 g3 g4 g5 g6", "b2 b3 b4 b5 b6"]
ALL_RISING = replace(CLASSIC, rows=tuple(plain_row(colour, RISING) for colour in "rygb"))
MIXED = replace(CLASSIC, rows=(plain_row("r", (10, 6, 2, 8, 3, 4, 12, 5, 9, 7, 11)), *CLASSIC.rows[1:]))
SHORT = replace(CLASSIC, rows=tuple(plain_row(colour, tuple(range(2, 12))) for colour in "rygb"))
VIOLET = replace(CLASSIC, rows=(plain_row("v", RISING), plain_row("o", FALLING)))


@pytest.mark.parametrize("needs", range(11))
def test_the_crosses_a_lock_needs_are_data(needs: int) -> None:
    """Sheets are data (…lock needs…)."""
    layout = replace(CLASSIC, lock_needs=needs)
    for count in range(11):
        row = " ".join(f"r{number}" for number in range(2, 2 + count)) or "-"
        assert (12 in values(Sheet.parse(row, layout).open(RED))) == (count >= needs)


def test_another_lock_need_changes_play_and_its_refusal() -> None:
    """Sheets are data (…lock needs…): five crosses are not enough where six are needed."""
    game = classic(replace(CLASSIC, lock_needs=6))
    state = roll(game, arrange(game, [FIVE[0], f"{FIVE[0]} r7"]), "6 6 r1 y1 g1 b1")
    assert "r12" not in legal(game, state, 1)
    assert "r12" in legal(game, state, 2)
    with pytest.raises(IllegalAction, match=r"needs 6 crosses before it, not 5\.$"):
        act(game, state, "1: r12")
    with pytest.raises(UnreadableSheet, match=r"^r12 needs 6 crosses before it in its row\.$"):
        Sheet.parse(f"{FIVE[0]} r12", game.layout)


def test_the_points_are_data() -> None:
    """Sheets are data (…points)."""
    layout = replace(CLASSIC, points=tuple(100 * crosses for crosses in range(13)), penalty=7)
    assert Sheet.parse("r2 r3 y7 p2", layout).total == 300 - 14
    game = classic(layout)
    assert game.scores(arrange(game, ["r2 r3 y7 p2", "-"])) == (286, 0)


def test_the_numbers_of_a_row_are_data() -> None:
    """Sheets are data (rows, numbers…): a reversed row is crossed the other way round."""
    layout = replace(CLASSIC, rows=(plain_row("r", FALLING), *CLASSIC.rows[1:]))
    assert values(Sheet.parse("r7", layout).open(RED)) == (6, 5, 4, 3)
    game = classic(layout)
    state = roll(game, arrange(game, ["r12 r11 r10 r9 r8", "r12 r11 r10"]), "1 1 r1 y1 g1 b1")
    assert "r2" in legal(game, state, 1)
    state = act(game, state, "1: r2", "2: pass")
    assert game.view(state).closed == (RED,)


def test_numbers_may_stand_in_any_order() -> None:
    """The family has more members with the same rules and other sheets: left to right is not small to large."""
    example = Sheet.parse("r2 r8 r12", MIXED)
    assert str(example) == "r2 r8 r12"
    assert values(example.skipped(RED)) == (10, 6, 3, 4)
    assert values(example.open(RED)) == (5, 9, 7)
    assert values(Sheet.parse("r10 r6 r2 r8 r3", MIXED).open(RED))[-1] == 11


def test_a_refusal_speaks_of_the_row_as_it_is_printed() -> None:
    """A row is crossed strictly left to right, whatever its numbers."""
    game = classic(MIXED)
    state = roll(game, arrange(game, ["r12", "-"]), "4 6 r1 y1 g1 b1")
    with pytest.raises(IllegalAction, match=r"^r10 stands left of r12, the last cross in its row"):
        act(game, state, "1: r10")


@pytest.mark.parametrize(("rows_to_end", "over"), [(1, True), (2, False)])
def test_the_rows_that_end_a_game_are_data(rows_to_end: int, over: bool) -> None:
    """…when two colours are closed: two is data as well."""
    game = classic(replace(CLASSIC, rows_to_end=rows_to_end))
    state = roll(game, arrange(game, [FIVE[0], "-"]), "6 6 r1 y1 g1 b1")
    assert game.over(act(game, state, "1: r12", "2: pass")) == over


def test_the_penalty_boxes_are_data() -> None:
    """A sheet has four penalty boxes: four is data as well."""
    game = classic(replace(CLASSIC, boxes=2))
    state = roll(game, arrange(game, ["p1", "-"]), "1 4 r1 y1 g1 b1")
    assert game.over(act(game, state, "1: pass", "2: pass", "1: pass"))
    with pytest.raises(UnreadableSheet, match=r"^3 penalties: a sheet has 2 boxes\.$"):
        Sheet.parse("p3", game.layout)


def test_the_colours_are_data() -> None:
    """Sheets are data (rows, numbers, colours…): two rows of other colours, and their two dice."""
    game = classic(VIOLET)
    state = roll(game, arrange(game, ["v7", "-"]), "1 4 v3 o6")
    assert legal(game, state, 1) == {"pass", "o5"}
    state = act(game, state, "1: o5", "2: pass")
    assert legal(game, state, 1) == {"pass"}
    with pytest.raises(IllegalAction, match=r"^There is no r5 on the sheet\.$"):
        act(game, state, "1: r5")


def test_a_colour_without_a_name_is_called_by_its_letter() -> None:
    """Sheets are data (…colours…): a refusal needs no list of all colours there will ever be."""
    game = classic(VIOLET)
    state = roll(game, arrange(game, ["-", "-"]), "1 4 v3 o6")
    with pytest.raises(IllegalAction, match=r"^No white die makes o6 together with the 'o' die\.$"):
        act(game, state, "1: pass", "2: pass", "1: o6")


def test_four_colours_close_together_where_all_rows_rise() -> None:
    """In action 1 more than one colour can close together, so three (or four) may end up closed."""
    game = classic(ALL_RISING)
    state = roll(game, arrange(game, FIVE), "6 6 r1 y1 g1 b1")
    state = act(game, state, "1: r12", "2: y12", "3: g12", "4: b12")
    assert game.over(state)
    assert game.view(state).closed == (RED, YELLOW, GREEN, BLUE)
    assert game.view(state).coloured == ()
    assert game.winners(state) == (0, 1, 2, 3)


def test_a_shorter_row_plays_to_its_own_last_number() -> None:
    """Sheets are data (rows, numbers…): the lock stands after the last number, wherever that is."""
    game = classic(SHORT)
    state = roll(game, arrange(game, [FIVE[0], "-"]), "5 6 r1 y1 g1 b1")
    assert legal(game, state, 2) == {"pass"}
    state = act(game, state, "1: r11", "2: pass")
    assert game.sheet(state, 0).has_lock(RED)
    assert game.scores(state) == (28, 0)
    assert sheet(game, state, 1) == f"{FIVE[0]} r11"
    assert game.sheet(state, 0).open(RED) == ()


def test_a_number_missing_from_the_sheet_is_refused_like_any_other() -> None:
    """Sheets are data (…numbers…): 12 is no number of a sheet that has none."""
    game = classic(SHORT)
    state = roll(game, arrange(game, ["-", "-"]), "6 6 r1 y1 g1 b1")
    assert legal(game, state, 1) == {"pass"}
    with pytest.raises(IllegalAction, match=r"^There is no r12 on the sheet\.$"):
        act(game, state, "1: r12")


def test_points_go_as_far_as_a_row_has_crosses() -> None:
    """Sheets are data (…points): ten numbers and a lock are eleven crosses, and need no points for twelve."""
    layout = replace(SHORT, points=SHORT.points[:12])
    assert Sheet.parse("r2 r3", layout).points(RED) == 3


def test_rows_may_differ_in_length() -> None:
    """Sheets are data (rows, numbers…): each row has its own last number and its own lock."""
    layout = replace(CLASSIC, rows=(CLASSIC.rows[0], plain_row("y", tuple(range(2, 12)))))
    game = classic(layout)
    state = roll(game, arrange(game, ["y2 y3 y4 y5", FIVE[1]]), "5 6 r1 y1")
    assert "y11" not in legal(game, state, 1)
    state = act(game, state, "1: pass", "2: y11")
    assert game.view(state).closed == (YELLOW,)


def test_a_layout_finds_its_numbers_both_ways() -> None:
    """A number has one place on the sheet, and a place one number."""
    for layout in (CLASSIC, ALL_RISING, MIXED, SHORT, VIOLET):
        for row in range(len(layout.rows)):
            for place, mark in enumerate(layout.marks(row)):
                assert layout.find(mark) == bit_at(row, place)
                assert layout.mark_at(bit_at(row, place)) == mark


def test_a_layout_is_a_value() -> None:
    """Variants are values: equal layouts make equal games, and a changed one leaves the original as it is."""
    assert replace(CLASSIC) == CLASSIC
    assert replace(CLASSIC) is not CLASSIC
    assert hash(replace(CLASSIC)) == hash(CLASSIC)
    assert classic(replace(CLASSIC)) == classic()
    assert classic(replace(CLASSIC, lock_needs=6)) != classic()
    assert CLASSIC.lock_needs == 5


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        ((), "1 to 5 rows, not 0"),
        (tuple(plain_row(colour, (2, 3)) for colour in "abcdef"), "1 to 5 rows, not 6"),
        ((plain_row("j", (2, 3)),), "'j' is no colour"),
        ((plain_row("p", (2, 3)),), "'p' is no colour"),
        ((plain_row("red", (2, 3)),), "'red' is no colour"),
        ((plain_row("r", ()),), "A row has numbers"),
        ((plain_row("r", (2, 2)),), "A row has numbers"),
        ((plain_row("r", (1, 2)),), "A row has numbers"),
        ((plain_row("r", (12, 13)),), "A row has numbers"),
    ],
)
def test_a_sheet_that_cannot_be_played_on_is_refused(rows: tuple[Row, ...], reason: str) -> None:
    """Sheets are data (rows, numbers, colours …): wrong data is refused with what is wrong."""
    with pytest.raises(SetupError, match=reason):
        classic(replace(CLASSIC, rows=rows))


def test_a_sheet_may_have_a_fifth_row_with_a_die_of_its_own() -> None:
    """Sheets are data (rows …), because the family has more members with the same rules and other sheets."""
    game = classic(replace(CLASSIC, rows=(*CLASSIC.rows, plain_row("v", tuple(range(2, 13))))))
    state = roll(game, arrange(game, ["v2 v3 v4 v5 v6", "-"]), "6 6 r1 y1 g1 b1 v6")
    state = act(game, state, "1: v12", "2: pass")
    assert game.view(state).closed == (4,)
    assert str(game.draw(arrange(game, ["-", "-"]), Random(1))).split()[-1].startswith("v")


def test_a_number_missing_from_a_row_cannot_be_crossed_in_action_2_either() -> None:
    """Sheets are data (…numbers…): white and colour make 12, which this sheet does not have."""
    game = classic(SHORT)
    state = act(game, roll(game, arrange(game, ["-", "-"]), "6 6 r6 y6 g6 b6"), "1: pass", "2: pass")
    assert legal(game, state, 1) == {"pass"}
