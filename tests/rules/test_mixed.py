"""The sheets of "Mixx": mixed colours with numbers in order, and one colour a row with mixed numbers."""

from dataclasses import replace

import pytest

from qwixx.conformance import check_game
from qwixx.games import game
from qwixx.records import fold, parse
from qwixx.rules.actions import Mark
from qwixx.rules.dice import classic
from qwixx.rules.errors import IllegalAction, IllegalOutcome, UnreadableAction, UnreadableSheet
from qwixx.rules.layout import CLASSIC, Layout, Row, parse_layout
from qwixx.rules.layouts import MIXX_A, MIXX_B
from qwixx.rules.sheet import Sheet
from tests.positions import BLUE, RED, ROW, act, arrange, legal, roll, sheet, values

A = game("mixx-a")
B = game("mixx-b")


def run(text: str) -> str:
    """Numbers in order as the issue writes them, `y2-4 b5-7`, one by one."""
    words = []
    for part in text.split():
        first, last = (int(number) for number in part[1:].split("-"))
        step = 1 if first < last else -1
        words += [f"{part[0]}{number}" for number in range(first, last + step, step)]
    return " ".join(words)


# -- the first sheet as it is printed ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "lock", "numbers"),
    [
        (0, "r", "y2-4 b5-7 g8-10 r11-12"),
        (1, "y", "r2-3 g4-7 b8-9 y10-12"),
        (2, "g", "b12-10 y9-7 r6-4 g3-2"),
        (3, "b", "g12-11 r10-7 y6-5 b4-2"),
    ],
)
def test_a_row_of_the_first_sheet_is_as_printed(row: int, lock: str, numbers: str) -> None:
    assert str(MIXX_A.rows[row]) == f"{run(numbers)} lock {lock}"
    assert MIXX_A.rows[row].lock == MIXX_A.rows[row].numbers[-1].colour


def test_every_colour_of_the_first_sheet_has_every_number_once() -> None:
    marks = [mark for row in range(4) for mark in MIXX_A.marks(row)]
    assert sorted(map(str, marks)) == sorted(f"{colour}{number}" for colour in "rygb" for number in range(2, 13))
    assert {mark.row for mark in marks} == {None}


def test_the_rows_of_the_first_sheet_have_their_numbers_in_order() -> None:
    assert [row.values for row in MIXX_A.rows] == [row.values for row in CLASSIC.rows]
    assert [row.colour for row in MIXX_A.rows] == [None] * 4
    assert MIXX_A.mixed


# -- the second sheet as it is printed ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("colour", "numbers"),
    [
        ("r", "10 6 2 8 3 4 12 5 9 7 11"),
        ("y", "9 12 4 6 7 2 5 8 11 3 10"),
        ("g", "8 2 10 12 6 9 7 4 5 11 3"),
        ("b", "5 7 11 9 12 3 8 10 2 6 4"),
    ],
)
def test_a_row_of_the_second_sheet_is_as_printed(colour: str, numbers: str) -> None:
    row = MIXX_B.rows[ROW[colour]]
    assert (row.colour, row.lock) == (colour, colour)
    assert " ".join(map(str, row.values)) == numbers
    assert sorted(row.values) == list(range(2, 13))


def test_the_second_sheet_is_not_mixed_in_colours() -> None:
    assert not MIXX_B.mixed
    assert [MIXX_B.row_name(row) for row in range(4)] == ["r", "y", "g", "b"]
    assert [MIXX_A.row_name(row) for row in range(4)] == ["1", "2", "3", "4"]


@pytest.mark.parametrize("layout", [MIXX_A, MIXX_B])
def test_both_sheets_are_scored_like_the_original(layout: Layout) -> None:
    assert replace(layout, rows=CLASSIC.rows) == CLASSIC
    assert layout.colours == ("r", "y", "g", "b")


# -- playing -----------------------------------------------------------------------------------------------------------


def test_the_white_sum_is_crossed_in_any_row_whatever_the_colours() -> None:
    state = roll(A, arrange(A, ["-", "-"]), "3 4 r1 y1 g1 b1")
    assert legal(A, state, 1) == {"pass", "b7", "g7", "y7", "r7"}


def test_a_coloured_die_crosses_its_sum_on_a_number_of_its_own_colour_in_whichever_row() -> None:
    """Red 2 and 3 stand in the second row, 4 to 6 in the third, 7 to 10 in the fourth, 11 and 12 in the first."""
    for white, red, row in [(1, 1, 1), (1, 4, 2), (2, 6, 3), (5, 6, 0)]:
        state = roll(A, arrange(A, ["-", "-"]), f"{white} {white} r{red} y6 g6 b6")
        state = act(A, state, "1: pass", "2: pass")
        mark = f"r{white + red}"
        after = act(A, state, f"1: {mark}")
        assert [str(found) for found in A.sheet(after, 0).crossed(row)] == [mark]


def test_a_coloured_die_does_not_cross_its_sum_in_another_colour() -> None:
    """Red and a white die make 5; blue, green and yellow 5 stand elsewhere and are not reached."""
    state = act(A, roll(A, arrange(A, ["-", "-"]), "1 1 r4 y1 g1 b1"), "1: pass", "2: pass")
    assert legal(A, state, 1) == {"pass", "r5", "y2"}
    with pytest.raises(IllegalAction, match=r"^No white die makes b5 together with the blue die\.$"):
        act(A, state, "1: b5")


def test_a_row_is_crossed_left_to_right_across_its_colours() -> None:
    assert [str(mark) for mark in Sheet.parse("b6", MIXX_A).open(0)] == ["b7", "g8", "g9", "g10", "r11"]
    assert [str(mark) for mark in Sheet.parse("b6", MIXX_A).skipped(0)] == ["y2", "y3", "y4", "b5"]
    state = roll(A, arrange(A, ["g8", "-"]), "3 3 r1 y1 g1 b1")
    with pytest.raises(IllegalAction, match=r"^b6 stands left of g8, the last cross in its row"):
        act(A, state, "1: b6")


def test_five_crosses_of_any_colours_allow_the_last_number() -> None:
    state = roll(A, arrange(A, ["y2 y3 b5 g8 g10", "y2 y3 b5 g8"]), "6 6 r1 y1 g1 b1")
    assert "r12" in legal(A, state, 1)
    assert "r12" not in legal(A, state, 2)


def test_a_closed_row_takes_no_more_crosses_of_any_colour() -> None:
    state = arrange(A, ["y2 y3 y4 b5 b6 r12", "-"])
    state = roll(A, state, "3 6 y1 g3 b1")
    assert legal(A, state, 2) == {"pass", "b9", "y9", "r9"}
    with pytest.raises(IllegalAction) as refused:
        act(A, state, "2: g9")
    assert str(refused.value) == "The first row is closed."
    assert refused.value.facts == {"row": "1"}


def test_the_die_of_the_last_number_s_colour_leaves() -> None:
    state = roll(A, arrange(A, ["y2 y3 y4 b5 b6", "-"]), "6 6 r3 y3 g3 b3")
    state = act(A, state, "1: r12", "2: pass")
    assert A.view(state).closed == (0,)
    assert A.view(state).coloured == (("y", 3), ("g", 3), ("b", 3))
    state = act(A, state, "1: pass")
    with pytest.raises(IllegalOutcome, match=r"^The dice to roll are two white, yellow, green, blue, in this order"):
        roll(A, state, "1 1 r1 y1 g1 b1")


def test_numbers_of_a_colour_whose_die_has_left_are_reached_by_the_white_sum_only() -> None:
    """The red die has left: red 7 in the fourth row, which is open, is crossed with the white sum or never."""
    state = roll(A, arrange(A, ["y2 y3 y4 b5 b6 r12", "-"], active=1), "3 4 y1 g1 b1")
    assert "r7" in legal(A, state, 2)
    state = act(A, state, "1: pass", "2: pass")
    assert not [mark for mark in legal(A, state, 2) if mark.startswith("r")]
    with pytest.raises(IllegalAction, match=r"^No white die makes r7 together with the red die\.$"):
        act(A, state, "2: r7")


def test_numbers_of_other_dice_in_a_closed_row_are_out() -> None:
    """The first row is closed: yellow 2 to 4 and blue 5 to 7 stood in it, though their dice are still there."""
    state = roll(A, arrange(A, ["y2 y3 y4 b5 b6 r12", "-"], active=1), "1 2 y1 g6 b6")
    state = act(A, state, "1: pass", "2: pass")
    assert legal(A, state, 2) == {"pass", "g7", "b8"}


def test_two_closed_rows_end_the_game_on_a_mixed_sheet() -> None:
    sheets = ["y2 y3 y4 b5 b6 r12", "r2 r3 g4 g5 g6"]
    state = act(A, roll(A, arrange(A, sheets), "6 6 y3 g3 b3"), "1: pass", "2: y12")
    assert (A.over(state), A.ending(state), A.view(state).closed) == (True, "rows", (0, 1))


def test_the_rows_of_the_second_sheet_are_crossed_as_printed() -> None:
    marks = Sheet.parse("r6 r8", MIXX_B)
    assert values(marks.skipped(RED)) == (10, 2)
    assert values(marks.open(RED)) == (3, 4, 12, 5, 9, 7)
    state = roll(B, arrange(B, ["b5 b7 b11 b9 b12", "-"]), "1 3 r1 y1 g1 b1")
    assert "b4" in legal(B, state, 1)
    state = act(B, state, "1: b4", "2: pass")
    assert B.view(state).closed == (BLUE,)


def test_a_game_on_each_sheet_is_told_apart_by_its_id() -> None:
    assert (A.id, B.id) == ("mixx-a", "mixx-b")
    assert (A.layout, B.layout) == (MIXX_A, MIXX_B)


# -- the same colour and number in two rows ----------------------------------------------------------------------------

TWICE = parse_layout(
    "r2 g7 r8 lock r | y2 g7 y9 lock y | g3 b7 g5 lock g; needs 1; points 0 1 3 6 10; penalty 5; boxes 4; end 2"
)
T = classic(TWICE)


def test_a_number_that_stands_in_two_rows_names_its_row() -> None:
    assert [str(mark) for row in range(3) for mark in TWICE.marks(row)] == [
        *["r2", "g7@1", "r8"],
        *["y2", "g7@2", "y9"],
        *["g3", "b7", "g5"],
    ]
    state = roll(T, arrange(T, ["-", "-"]), "3 4 r1 y1 g1 b1")
    assert legal(T, state, 1) == {"pass", "g7@1", "g7@2", "b7"}
    assert sheet(T, act(T, state, "1: g7@2", "2: b7"), 1) == "g7@2"


def test_a_die_reaches_its_number_in_both_rows() -> None:
    state = act(T, roll(T, arrange(T, ["-", "-"]), "1 1 r6 y6 g6 b6"), "1: pass", "2: pass")
    assert legal(T, state, 1) == {"pass", "g7@1", "g7@2", "b7"}


def test_a_number_without_its_row_is_refused_with_how_to_name_it() -> None:
    state = roll(T, arrange(T, ["-", "-"]), "3 4 r1 y1 g1 b1")
    with pytest.raises(IllegalAction) as refused:
        act(T, state, "1: g7")
    assert refused.value.rule == "which-row"
    assert str(refused.value) == "g7 stands in several rows of the sheet; name the row, like g7@1."
    assert refused.value.facts == {"mark": Mark("g", 7), "example": Mark("g", 7, 0)}


def test_a_row_in_which_the_number_does_not_stand_is_refused() -> None:
    state = roll(T, arrange(T, ["-", "-"]), "3 4 r1 y1 g1 b1")
    for text in ("g7@3", "b7@1", "g7@9"):
        with pytest.raises(IllegalAction, match=f"^There is no {text} on the sheet"):
            act(T, state, f"1: {text}")


def test_a_number_that_stands_once_may_name_its_row_too() -> None:
    state = roll(T, arrange(T, ["-", "-"]), "3 4 r1 y1 g1 b1")
    assert act(T, state, "1: b7@3") == act(T, state, "1: b7")
    assert T.sheet(act(T, state, "1: b7@3", "2: pass"), 0).has(Mark("b", 7))


def test_what_a_person_types_may_leave_the_row_out_where_only_one_is_possible() -> None:
    state = roll(T, arrange(T, ["g7@1", "-"]), "3 4 r1 y1 g1 b1")
    assert str(T.read(state, 0, "g7")) == "g7@2"
    with pytest.raises(UnreadableAction, match=r"^'g7' could mean: g7@1, g7@2\.$"):
        T.read(state, 1, "g7")
    assert str(T.read(state, 1, "g7@1")) == "g7@1"


def test_a_sheet_with_a_number_in_two_rows_has_a_text_that_reads_back() -> None:
    written = Sheet.parse("g7@1 y2 g7@2 p1", TWICE)
    assert str(written) == "g7@1 y2 g7@2 p1"
    assert Sheet.parse(str(written), TWICE) == written
    assert (written.has(Mark("g", 7, 0)), written.has(Mark("g", 7, 2)), written.has(Mark("g", 7))) == (
        True,
        False,
        False,
    )
    with pytest.raises(UnreadableSheet, match="'g7' is not a number on the sheet"):
        Sheet.parse("g7", TWICE)


def test_a_game_with_a_number_in_two_rows_keeps_every_law_and_its_records_are_read() -> None:
    check_game(T, every=3)
    header = f"qwixx record 1\ngame: classic\nrules: 2\noption sheet: {TWICE}\nseat 1: A\nseat 2: B\n\n"
    record = parse(f"{header}first 1\nroll 3 4 r1 y1 g1 b1 | 1: g7@2 | 2: g7@1\n")
    assert record.game == T
    assert [str(T.sheet(fold(record), seat)) for seat in (0, 1)] == ["g7@2", "g7@1"]


def test_two_rows_of_one_colour_are_a_mixed_sheet() -> None:
    twin = replace(CLASSIC, rows=(CLASSIC.rows[0], CLASSIC.rows[0]))
    assert twin.mixed
    assert twin.colours == ("r",)
    assert [twin.row_name(row) for row in (0, 1)] == ["1", "2"]


def test_a_lock_may_take_a_die_of_another_colour_than_its_row() -> None:
    odd = replace(CLASSIC, rows=(Row(CLASSIC.rows[0].numbers, "y"), *CLASSIC.rows[1:]))
    book = classic(odd)
    assert odd.rows[0].colour is None
    assert odd.colours == ("y", "g", "b", "r")
    state = roll(book, arrange(book, ["r2 r3 r4 r5 r6", "-"]), "6 6 y3 g3 b3 r3")
    state = act(book, state, "1: r12", "2: pass")
    assert book.view(state).coloured == (("g", 3), ("b", 3), ("r", 3))
    check_game(book, every=9, players=range(2, 4))
