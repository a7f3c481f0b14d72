"""The exact solver of solo play: brute force agrees, symmetry holds, choices and values fit together."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from qwixx.rules.actions import Mark, Pass
from qwixx.rules.errors import GameOver, IllegalOutcome, SetupError, UnreadableSheet
from qwixx.rules.kernel.sheet import ROW
from qwixx.rules.layout import CLASSIC, FALLING, RISING, Layout, parse_layout, plain_row
from qwixx.rules.outcomes import Roll
from qwixx.rules.sheet import Sheet
from qwixx.rules.tables import tables_of
from qwixx.solver.lookup import gain_ahead
from qwixx.solver.solo import solve
from qwixx.solver.store import load_or_solve
from tests.expectimax import expectimax, layout, rolls
from tests.solved import solution


def mixed(rows: str, ends: str) -> Layout:
    """A miniature sheet of mixed colours."""
    return parse_layout(f"{rows}; points 0 1 3 6 10; penalty 5; {ends}")


MINIATURES = {
    "one row": layout((5, 6, 7, 8, 9), lock_needs=3, boxes=2, rows_to_end=1),
    "two rows alike": layout((7, 8), (7, 8), lock_needs=1, boxes=2, rows_to_end=1),
    "two rows like mirror images": layout((4, 7, 8), (10, 7, 6), lock_needs=2, boxes=1, rows_to_end=2),
    "two rows unlike": layout((5, 9), (12, 3, 7), lock_needs=1, boxes=1, rows_to_end=2),
    "three rows": layout((7,), (6, 8), (8,), lock_needs=0, boxes=1, rows_to_end=2),
    "four rows, two like mirror images of two": layout((6,), (6,), (8,), (8,), lock_needs=0, boxes=1, rows_to_end=2),
    "more rows to close than there are": layout((8, 3, 11), lock_needs=1, boxes=3, rows_to_end=2),
    "mixed colours": mixed("r7 y8 lock y | y6 r5 lock r; needs 1", "boxes 1; end 2"),
    "mixed colours, a die that leaves within the turn": mixed(
        "y7 y9 lock y | y8 r6 r7 lock r; needs 1", "boxes 1; end 2"
    ),
    "mixed colours, one die for both locks": mixed("r6 y8 lock r | y7 r8 lock r; needs 0", "boxes 2; end 2"),
    "one row mixed, the other its own": mixed("y6 r7 lock y | b7 b8 lock b; needs 1", "boxes 1; end 2"),
    "points that fall": layout((6, 7, 8), lock_needs=2, boxes=3, rows_to_end=1, points="0 2 7 3"),
}
NUMBERS = {"r": RISING, "y": RISING, "g": FALLING, "b": FALLING}
LOCKED = {colour: " ".join(f"{colour}{n}" for n in (*row[:5], row[-1])) for colour, row in NUMBERS.items()}


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    """Any sheet of solo play with a penalty box left."""
    words = [f"p{draw(st.integers(0, 3))}"]
    for colour, numbers in NUMBERS.items():
        crossed = draw(st.sets(st.sampled_from(numbers[:-1])))
        words += [f"{colour}{number}" for number in crossed]
        if len(crossed) >= CLASSIC.lock_needs and draw(st.booleans()):
            words.append(f"{colour}{numbers[-1]}")
    sheet = Sheet.parse(" ".join(words))
    assume(locks(sheet) <= CLASSIC.rows_to_end)
    return sheet


def locks(sheet: Sheet) -> int:
    """How many rows are locked."""
    return sum(map(sheet.has_lock, range(len(sheet.layout.rows))))


def moved(sheet: Sheet, colours: str, mirror: bool = False) -> Sheet:
    """The sheet with the crosses of red, yellow, green and blue in these rows, and n as 14 - n in a mirror."""
    words = [
        f"{there}{14 - mark.number if mirror else mark.number}"
        for row, there in enumerate(colours)
        for mark in sheet.crossed(row)
    ]
    return Sheet.parse(" ".join([*words, f"p{sheet.penalties}"]))


# -- values ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("miniature", MINIATURES.values(), ids=MINIATURES)
def test_brute_force_over_every_roll_and_choice_agrees(miniature: Layout) -> None:
    solved, known = solve(miniature), expectimax(miniature)
    assert len(known) > 3
    for sheet, value in known.items():
        assert solved.value(sheet) == pytest.approx(value, rel=0, abs=1e-9), str(sheet)


def test_solo_play_is_solved_anew_into_an_empty_folder(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    fresh = load_or_solve(progress=lambda done, total: told.append((done, total)), folder=tmp_path)
    assert fresh.value(Sheet()) == pytest.approx(115.4831, abs=5e-5)
    assert np.array_equal(fresh.numbers, solution().numbers)
    assert told == sorted(told)
    assert told[-1] == (fresh.states, fresh.states)
    kept = load_or_solve(progress=lambda *_: pytest.fail("It is kept."), folder=tmp_path)
    assert np.array_equal(fresh.numbers, kept.numbers)


@pytest.mark.parametrize("threads", [1, 5])
def test_the_number_of_threads_makes_no_difference(threads: int) -> None:
    two_rows = replace(CLASSIC, rows=(CLASSIC.rows[0], CLASSIC.rows[2]))
    assert np.array_equal(solve(two_rows, threads=threads).numbers, solve(two_rows).numbers)


@given(sheets())
def test_sheets_alike_by_symmetry_have_equal_values(sheet: Sheet) -> None:
    value = solution().value(sheet)
    assert solution().value(moved(sheet, "yrgb")) == value
    assert solution().value(moved(sheet, "rybg")) == value
    assert solution().value(moved(sheet, "gbry", mirror=True)) == value


@given(sheets())
def test_a_sheet_is_worth_its_points_once_it_is_over_and_before_at_least_what_passing_leaves(sheet: Sheet) -> None:
    boxes_left = 0 if locks(sheet) == CLASSIC.rows_to_end else CLASSIC.boxes - sheet.penalties
    value = solution().value(sheet)
    assert value >= sheet.total - CLASSIC.penalty * boxes_left
    assert (value == sheet.total) or boxes_left


def test_the_last_penalty_ends_it() -> None:
    assert solution().value(Sheet.parse("r5 y7 p4")) == 1 + 1 - 20


@given(sheets())
def test_a_row_that_others_have_closed_counts_as_locked(sheet: Sheet) -> None:
    tables = tables_of(CLASSIC)
    without_red = sheet.bits & ~ROW
    locked_red = Sheet.parse(LOCKED["r"]).bits
    closed = tables.locks & (without_red | locked_red)
    gain = gain_ahead(tables, solution().numbers, without_red, closed)
    assert gain == gain_ahead(tables, solution().numbers, without_red | locked_red, closed)


# -- choices -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("miniature", "text"),
    [(CLASSIC, f"{LOCKED['r']} y11 g4 b8 b7 b6 b4 b3 p2"), (MINIATURES["two rows unlike"], "y12")],
    ids=["original", "miniature"],
)
def test_the_best_choices_of_all_rolls_average_to_the_value(miniature: Layout, text: str) -> None:
    solved = solution() if miniature == CLASSIC else solve(miniature)
    sheet = Sheet.parse(text, miniature)
    best = [(ways, solved.choices(sheet, roll)[0].value) for ways, roll in rolls(sheet)]
    mean = sum(ways * value for ways, value in best) / sum(ways for ways, _ in best)
    assert mean == pytest.approx(solved.value(sheet), rel=0, abs=1e-9)


def test_choices_come_best_first_and_are_all_there() -> None:
    roll = Roll((3, 4), (("r", 6), ("y", 5), ("g", 1), ("b", 6)))
    choices = solution().choices(Sheet.parse("r5 r7 y2 g12 p1"), roll)
    values = [choice.value for choice in choices]
    assert values == sorted(values, reverse=True)
    found = {(str(choice.white), str(choice.colour)) for choice in choices}
    assert len(found) == len(choices)
    assert {white for white, _ in found} == {"pass", "y7", "g7", "b7"}
    colours = {colour for white, colour in found if white == "pass"}
    assert colours == {"pass", "r9", "r10", "y8", "y9", "g4", "g5", "b9", "b10"}
    assert {colour for white, colour in found if white == "g7"} == colours
    assert {colour for white, colour in found if white == "b7"} == colours - {"b9", "b10"}


def test_crossing_nothing_is_worth_the_sheet_with_a_penalty() -> None:
    choices = solution().choices(Sheet(), Roll((1, 1), (("r", 6), ("y", 6), ("g", 1), ("b", 1))))
    nothing = next(choice for choice in choices if (choice.white, choice.colour) == (Pass(), Pass()))
    assert nothing.value == solution().value(Sheet.parse("p1"))


def test_a_white_cross_that_ends_the_game_leaves_no_second_choice() -> None:
    sheet = Sheet.parse(f"{LOCKED['r']} y2 y3 y4 y5 y6")
    choices = solution().choices(sheet, Roll((6, 6), (("y", 1), ("g", 1), ("b", 1))))
    ends = [choice for choice in choices if choice.white == Mark("y", 12)]
    assert [(choice.colour, choice.value) for choice in ends] == [(None, 28 + 28)]


# -- refusals ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [f"{LOCKED['r']} {LOCKED['y']} {LOCKED['g']}", f"{LOCKED['r']} {LOCKED['b']} p4"])
def test_a_sheet_on_which_the_game_was_over_before_is_refused(text: str) -> None:
    with pytest.raises(UnreadableSheet, match="cannot come up: the game was over before"):
        solution().value(Sheet.parse(text))


@pytest.mark.parametrize("text", [f"{LOCKED['r']} {LOCKED['y']} p3", f"{LOCKED['r']} p4", "p4"])
def test_nothing_is_rolled_on_a_sheet_that_is_over(text: str) -> None:
    with pytest.raises(GameOver, match=r"is over with .*: nothing is rolled any more"):
        solution().choices(Sheet.parse(text), Roll((1, 1), ()))


def test_a_sheet_that_the_rules_do_not_allow_is_refused() -> None:
    with pytest.raises(UnreadableSheet, match="cannot come up by the rules"):
        solution().value(Sheet(1 << 10))


def test_a_sheet_of_another_layout_is_refused() -> None:
    with pytest.raises(SetupError, match="another layout"):
        solution().value(Sheet(layout=MINIATURES["one row"]))


def test_dice_that_are_not_in_play_are_refused() -> None:
    with pytest.raises(IllegalOutcome, match="The dice to roll are two white, yellow, green, blue"):
        solution().choices(Sheet.parse(LOCKED["r"]), Roll((1, 1), (("r", 1), ("y", 1), ("g", 1), ("b", 1))))


@pytest.mark.parametrize("sheets", [replace(CLASSIC, boxes=0), replace(CLASSIC, rows_to_end=0)])
def test_a_game_that_is_over_before_it_begins_is_refused(sheets: Layout) -> None:
    with pytest.raises(SetupError, match="over before it begins"):
        solve(sheets)


def test_a_layout_that_is_too_large_is_refused() -> None:
    with pytest.raises(SetupError, match="sheets is too large to solve"):
        solve(replace(CLASSIC, rows=(*CLASSIC.rows, plain_row("w", RISING))))
