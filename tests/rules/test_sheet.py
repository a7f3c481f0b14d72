"""RULES.md section 1: the score sheet, and the text of one."""

import pytest

from qwixx.rules.actions import Mark
from qwixx.rules.dice import classic
from qwixx.rules.errors import QwixxError, UnreadableSheet
from qwixx.rules.layout import CLASSIC
from qwixx.rules.sheet import Sheet
from tests.positions import BLUE, GREEN, RED, ROW, YELLOW, act, arrange, legal, roll, sheet, values

RISING = tuple(range(2, 13))
FALLING = tuple(range(12, 1, -1))
ROWS = {"r": RISING, "y": RISING, "g": FALLING, "b": FALLING}
ROW_POINTS = (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78)


def crosses(colour: str, count: int) -> str:
    """The text of a row with its first numbers crossed."""
    return " ".join(f"{colour}{number}" for number in ROWS[colour][:count]) or "-"


def test_there_are_four_coloured_rows_of_eleven_numbers() -> None:
    """Four coloured rows of eleven numbers."""
    assert CLASSIC.colours == ("r", "y", "g", "b")
    assert [len(row.numbers) for row in CLASSIC.rows] == [11, 11, 11, 11]


@pytest.mark.parametrize("colour", "ry")
def test_red_and_yellow_run_from_2_to_12(colour: str) -> None:
    """Red and yellow run 2→12."""
    assert CLASSIC.rows[ROW[colour]].values == (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)


@pytest.mark.parametrize("colour", "gb")
def test_green_and_blue_run_from_12_to_2(colour: str) -> None:
    """Green and blue run 12→2."""
    assert CLASSIC.rows[ROW[colour]].values == (12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2)


@pytest.mark.parametrize("colour", "rygb")
def test_after_each_row_stands_a_lock(colour: str) -> None:
    """After each row stands a lock."""
    blank = Sheet.parse("-")
    full = Sheet.parse(crosses(colour, 11))
    assert not blank.has_lock(ROW[colour])
    assert [other for other in "rygb" if full.has_lock(ROW[other])] == [colour]


@pytest.mark.parametrize("colour", "rygb")
@pytest.mark.parametrize("place", range(10))
def test_a_row_is_crossed_strictly_left_to_right(colour: str, place: int) -> None:
    """A row is crossed strictly left to right."""
    numbers = ROWS[colour]
    assert values(Sheet.parse(f"{colour}{numbers[place]}").open(ROW[colour])) == numbers[place + 1 : -1]


@pytest.mark.parametrize("colour", "rygb")
def test_a_player_may_start_anywhere(colour: str) -> None:
    """A player may start anywhere; only the last number has a condition of its own."""
    assert values(Sheet().open(ROW[colour])) == ROWS[colour][:-1]


def test_a_player_may_skip_numbers() -> None:
    """A player may start anywhere and may skip numbers."""
    game = classic()
    state = roll(game, arrange(game, ["r2 g12", "-"]), "5 6 r1 y1 g1 b1")
    assert sheet(game, act(game, state, "1: r11", "2: pass"), 1) == "r2 r11 g12"


@pytest.mark.parametrize(("dice", "lost"), [("1 1", "r2"), ("1 3", "r4"), ("2 4", "r6"), ("3 4", "r7")])
def test_a_skipped_number_can_never_be_crossed_later(dice: str, lost: str) -> None:
    """A skipped number can never be crossed later (and a crossed one not twice)."""
    game = classic()
    state = roll(game, arrange(game, ["r5 r7", "-"]), f"{dice} r1 y1 g1 b1")
    assert lost not in legal(game, state, 1)
    assert lost in legal(game, state, 2)


def test_example_red_5_then_7_loses_red_2_3_4_and_6() -> None:
    """Rulebook example: red 5 then 7 crossed → red 2, 3, 4, 6 are lost."""
    example = Sheet.parse("r5 r7")
    assert values(example.skipped(RED)) == (2, 3, 4, 6)
    assert not {2, 3, 4, 6} & set(values(example.open(RED)))


def test_example_yellow_10_leaves_only_11_and_12() -> None:
    """Yellow with its 10 crossed → only 11 and 12 are left (the rulebook's picture has five crosses there)."""
    assert values(Sheet.parse("y3 y4 y7 y8 y10").open(YELLOW)) == (11, 12)


def test_example_green_6_goes_on_to_its_right() -> None:
    """Green with its 6 crossed → on from the right of 6."""
    assert values(Sheet.parse("g6").open(GREEN)) == (5, 4, 3)


def test_example_blue_10_goes_on_to_its_right() -> None:
    """Blue with its 10 crossed → on from the right of 10."""
    assert values(Sheet.parse("b10").open(BLUE)) == (9, 8, 7, 6, 5, 4, 3)


@pytest.mark.parametrize("colour", "rygb")
@pytest.mark.parametrize("count", range(11))
def test_the_last_number_needs_five_crosses(colour: str, count: int) -> None:
    """The last number of a row may be crossed only if at least five numbers of that row are crossed already."""
    last = ROWS[colour][-1]
    assert (last in values(Sheet.parse(crosses(colour, count)).open(ROW[colour]))) == (count >= 5)


def test_crosses_of_other_rows_do_not_help_the_last_number() -> None:
    """…at least five numbers of that row."""
    assert 12 not in values(Sheet.parse("r2 r3 r4 r5 y2 y3 y4 y5 y6 y7").open(RED))


@pytest.mark.parametrize(("last", "dice"), [("r12", "6 6"), ("y12", "6 6"), ("g2", "1 1"), ("b2", "1 1")])
def test_whoever_crosses_the_last_number_crosses_the_lock(last: str, dice: str) -> None:
    """Whoever crosses it crosses the lock beside it as well."""
    game = classic()
    colour = last[0]
    state = roll(game, arrange(game, [crosses(colour, 5), "-"]), f"{dice} r1 y1 g1 b1")
    after = game.sheet(act(game, state, f"1: {last}", "2: pass"), 0)
    assert after.has_lock(ROW[colour])
    assert after.open(ROW[colour]) == ()


@pytest.mark.parametrize("colour", "rygb")
def test_the_lock_counts_as_one_more_cross(colour: str) -> None:
    """The lock counts as one more cross: five numbers, the last one and the lock are seven."""
    locked = Sheet.parse(f"{crosses(colour, 5)} {colour}{ROWS[colour][-1]}")
    assert len(locked.crossed(ROW[colour])) == 6
    assert locked.points(ROW[colour]) == ROW_POINTS[7]


@pytest.mark.parametrize("colour", "rygb")
@pytest.mark.parametrize("count", range(11))
def test_a_row_is_worth_points_by_its_crosses(colour: str, count: int) -> None:
    """A row is worth 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78 points for 1…12 crosses."""
    assert Sheet.parse(crosses(colour, count)).points(ROW[colour]) == ROW_POINTS[count]


def test_the_crosses_of_a_row_are_counted_with_its_lock() -> None:
    """The lock counts as one more cross."""
    assert [Sheet.parse("r2 r3 r4 r5 r6 r12 g9").crosses(row) for row in range(4)] == [7, 0, 1, 0]


def test_a_number_is_crossed_or_not() -> None:
    """`has` speaks of numbers of the sheet, and of no others."""
    marks = Sheet.parse("r5 g12")
    crossed = [marks.has(mark) for mark in (Mark("r", 5), Mark("g", 12), Mark("r", 6), Mark("x", 5), Mark("r", 13))]
    assert crossed == [True, True, False, False, False]


@pytest.mark.parametrize("colour", "rygb")
def test_eleven_crosses_with_the_lock_are_worth_66(colour: str) -> None:
    """…66, 78 points for 11, 12 crosses: nine numbers, the last one and the lock are eleven."""
    assert Sheet.parse(f"{crosses(colour, 9)} {colour}{ROWS[colour][-1]}").points(ROW[colour]) == 66


@pytest.mark.parametrize("colour", "rygb")
def test_a_full_row_is_twelve_crosses_worth_78(colour: str) -> None:
    """…78 points for 12 crosses: all eleven numbers and the lock."""
    assert Sheet.parse(crosses(colour, 11)).points(ROW[colour]) == 78


@pytest.mark.parametrize("taken", range(5))
def test_each_penalty_costs_5(taken: int) -> None:
    """Each penalty costs 5."""
    marked = Sheet.parse(f"r2 r3 p{taken}")
    assert marked.penalties == taken
    assert marked.total == 3 - 5 * taken


def test_example_lauras_sheet_is_worth_70() -> None:
    """Rulebook example: red 4 → 10, yellow 3 → 6, green 7 → 28, blue 8 → 36, two penalties → −10: total 70."""
    laura = Sheet.parse(" ".join([crosses("r", 4), crosses("y", 3), crosses("g", 7), crosses("b", 8), "p2"]))
    assert [laura.points(ROW[colour]) for colour in "rygb"] == [10, 6, 28, 36]
    assert laura.total == 70


@pytest.mark.parametrize(
    ("sheets", "winners"), [(["r2", "-"], (0,)), (["p1", "-"], (1,)), (["p1", "r2 r3", "y4"], (1,))]
)
def test_the_highest_total_wins(sheets: list[str], winners: tuple[int, ...]) -> None:
    """Highest total wins."""
    game = classic()
    assert game.winners(arrange(game, sheets, phase="over")) == winners


def test_a_tie_is_a_shared_win() -> None:
    """[ruling] A tie is a shared win."""
    game = classic()
    assert game.winners(arrange(game, ["r2 r3", "y4", "g9 b3 y4", "p4"], phase="over")) == (0, 2)


def test_nobody_has_won_before_the_end() -> None:
    """Highest total wins: when the game has ended."""
    game = classic()
    assert game.winners(arrange(game, ["r2", "-"])) == ()


def test_a_sheet_has_four_penalty_boxes() -> None:
    """A sheet has four penalty boxes."""
    assert CLASSIC.boxes == 4
    assert Sheet.parse("p4").penalties == 4
    with pytest.raises(UnreadableSheet):
        Sheet.parse("p5")


def test_a_skipped_number_may_be_shown_struck_through() -> None:
    """A skipped number may be shown struck through so that nobody crosses it by mistake (a display aid)."""
    shown = Sheet.parse("r5 r7 g10 y2 y3 y4 y5 y7 y12")
    assert {colour: values(shown.skipped(ROW[colour])) for colour in "rygb"} == {
        "r": (2, 3, 4, 6),
        "y": (6, 8, 9, 10, 11),
        "g": (12, 11),
        "b": (),
    }


# -- the text of a sheet -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["-", "p1", "r5 r7 y2 g12 p1", "r2 r3 r4 r5 r6 r12", "g12 g11 g10 g9 g8 g2 b3", "y2 b12 p4"]
)
def test_the_text_of_a_sheet_reads_back(text: str) -> None:
    """`str` and `Sheet.parse` are each other's reverse."""
    assert str(Sheet.parse(text)) == text
    assert Sheet.parse(str(Sheet.parse(text))) == Sheet.parse(text)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("", "-"),
        (" - ", "-"),
        ("g12 r7  r5", "r5 r7 g12"),
        ("p1 b2 b3 b4 b5 b6 b7", "b7 b6 b5 b4 b3 b2 p1"),
    ],
)
def test_the_crosses_may_be_written_in_any_order(text: str, canonical: str) -> None:
    """A sheet is printed row by row, left to right, whatever the order it was written in."""
    assert str(Sheet.parse(text)) == canonical


def test_locks_follow_from_the_last_numbers() -> None:
    """Whoever crosses the last number crosses the lock: the text does not repeat it."""
    assert Sheet.parse("r2 r3 r4 r5 r6 r12").has_lock(RED)


@pytest.mark.parametrize("word", ["r1", "r13", "x5", "r", "5", "p", "p10", "R5", "r5,", "r-", "j4", "r\u0665"])
def test_a_word_that_is_no_number_is_refused(word: str) -> None:
    """A refusal says which word is wrong and what could stand there."""
    with pytest.raises(UnreadableSheet) as refused:
        Sheet.parse(f"r2 {word} g7")
    assert str(refused.value) == f"'{word}' is not a number on the sheet (like r5) nor penalties (like p2)."


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("r5 r5 p2", "r5 stands there twice; a number is crossed once."),
        ("g7 r5 g7", "g7 stands there twice; a number is crossed once."),
        ("r5 p1 p1", "The penalties stand there twice; write all of them once, like p2."),
        ("p0 p2", "The penalties stand there twice; write all of them once, like p2."),
    ],
)
def test_what_stands_there_twice_is_refused(text: str, problem: str) -> None:
    """A number is crossed once, and the penalties are one number."""
    with pytest.raises(UnreadableSheet) as refused:
        Sheet.parse(text)
    assert str(refused.value) == problem


def test_more_penalties_than_boxes_are_refused() -> None:
    """A sheet has four penalty boxes."""
    with pytest.raises(UnreadableSheet, match=r"^5 penalties: a sheet has 4 boxes\.$"):
        Sheet.parse("p5")


@pytest.mark.parametrize("text", ["r12", "r2 r3 r4 r5 r12", "y2 y3 y4 y5 r6 r12"])
def test_a_last_number_without_five_crosses_is_refused(text: str) -> None:
    """The last number may be crossed only if at least five numbers of that row are crossed already."""
    with pytest.raises(UnreadableSheet, match=r"^r12 needs 5 crosses before it in its row\.$"):
        Sheet.parse(text)


def test_an_unreadable_sheet_is_a_refusal_like_the_others() -> None:
    """Everything that can be refused is one small tree."""
    assert issubclass(UnreadableSheet, QwixxError)
