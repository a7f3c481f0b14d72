"""The text of a sheet: it comes back as the same sheet, and any other text is refused."""

import os
import pickle
import subprocess
import sys
from dataclasses import fields, replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from qwixx.conformance import check_game
from qwixx.rules.cards import cards
from qwixx.rules.dice import board, classic
from qwixx.rules.errors import SetupError
from qwixx.rules.layout import CLASSIC, Layout, Number, Row, check_layout, parse_layout, plain_row
from qwixx.rules.layouts import MIXX_A, MIXX_B
from qwixx.rules.track import parse_fields

COLOURS = "rygbv"
PIECES = ["r2", "y3", " ", "|", " | ", ";", "; ", "lock", " lock ", "needs 5", "points ", "0", "end 2"]
TEXT = "r2 y3 r4 lock r | y2 g3 r4 lock y; needs 1; points 0 2 4 6; penalty 3; boxes 2; end 1"


def rows() -> st.SearchStrategy[Row]:
    """A row of any numbers, each in any colour."""
    values = st.lists(st.integers(2, 12), min_size=1, max_size=11, unique=True)
    numbers = values.flatmap(lambda drawn: st.tuples(*(st.builds(Number, colours(), st.just(v)) for v in drawn)))
    return st.builds(Row, numbers, colours())


def colours() -> st.SearchStrategy[str]:
    return st.sampled_from(COLOURS)


def layouts() -> st.SearchStrategy[Layout]:
    """Any sheet that the kernel can hold."""
    return st.builds(
        Layout,
        rows=st.lists(rows(), min_size=1, max_size=5).map(tuple),
        lock_needs=st.integers(0, 12),
        points=st.lists(st.integers(0, 9999), min_size=1, max_size=13).map(tuple),
        penalty=st.integers(0, 999),
        boxes=st.integers(0, 7),
        rows_to_end=st.integers(0, 9),
    )


@given(layouts())
@example(CLASSIC)
@example(MIXX_A)
@example(MIXX_B)
def test_the_text_of_a_sheet_reads_back(layout: Layout) -> None:
    assert parse_layout(str(layout)) == layout


def test_the_text_of_a_sheet_in_full() -> None:
    assert parse_layout(TEXT) == Layout(
        rows=(
            Row((Number("r", 2), Number("y", 3), Number("r", 4)), "r"),
            Row((Number("y", 2), Number("g", 3), Number("r", 4)), "y"),
        ),
        lock_needs=1,
        points=(0, 2, 4, 6),
        penalty=3,
        boxes=2,
        rows_to_end=1,
    )


@given(st.text() | st.lists(st.sampled_from(PIECES)).map("".join))
@example("")
@example(" lock ")
@example(TEXT.replace(" | ", " |  lock  | "))
@example(f"{TEXT} ")
@example(f"{TEXT}\n")
@example(TEXT.replace("points 0 2 4 6", "points " + "1" * 400))
@example(TEXT.replace("points 0 2 4 6", "points " + "1 " * 4000 + "x"))
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(SetupError, match="is not a sheet; write rows like"):
        parse_layout(text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("r2", "R2"),
        ("r2", "r"),
        ("r2", "2"),
        ("r2", "j2"),
        ("r2", "p2"),
        ("r2", "rr2"),
        (" | ", "|"),
        ("lock r", "lock"),
        ("lock r", "r"),
        ("; needs 1", ""),
        ("needs 1", "needs -1"),
        ("points 0 2 4 6", "points"),
        ("points 0 2 4 6", "points 0  2"),
        ("points 0 2 4 6", "points 0 2 "),
        ("points 0 2 4 6", "points 0 x"),
        ("penalty 3", "penalty 3000"),
        ("end 1", "end 10"),
        ("end 1", "end \u0661"),
        ("end 1", "end 1; end 1"),
    ],
)
def test_a_text_with_something_wrong_is_refused(old: str, new: str) -> None:
    assert old in TEXT
    with pytest.raises(SetupError, match="is not a sheet; write rows like"):
        parse_layout(TEXT.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("r2", "r13", "numbers from 2 to 12"),
        ("r2", "y3", "each once"),
        ("lock r", "lock red", "'red' is no colour"),
        ("lock r", "lock j", "'j' is no colour"),
        ("r2 y3 r4", "r2 y3 b4 v5 o6", "at most 5 colours, not 6"),
        ("boxes 2", "boxes 8", "at most 7 boxes"),
    ],
)
def test_a_text_of_a_sheet_that_cannot_be_is_refused_with_what_is_wrong(old: str, new: str, reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        parse_layout(TEXT.replace(old, new, 1))


@pytest.mark.parametrize(
    "layout",
    [
        replace(CLASSIC, boxes=8),
        replace(CLASSIC, boxes=-1),
        replace(CLASSIC, points=()),
        replace(CLASSIC, points=(0, -1)),
        replace(CLASSIC, points=(0, 10_000)),
        replace(CLASSIC, penalty=1000),
        replace(CLASSIC, penalty=-5),
        replace(CLASSIC, lock_needs=-1),
        replace(CLASSIC, lock_needs=100),
        replace(CLASSIC, rows_to_end=10),
    ],
)
def test_a_sheet_whose_text_could_not_be_read_back_is_refused(layout: Layout) -> None:
    """Three bits count the penalties, and a record names the sheet by its text."""
    with pytest.raises(SetupError, match="A sheet has"):
        check_layout(layout)


# -- games on other sheets ---------------------------------------------------------------------------------------------

OTHERS = {
    "five-rows": replace(CLASSIC, rows=(*CLASSIC.rows, plain_row("v", (2, 3, 4, 5, 6, 7, 8)))),
    "two-dice": parse_layout(TEXT),
    "twice-in-one-colour": parse_layout(TEXT.replace("g3", "y3")),
    "few-points": replace(CLASSIC, points=(0, 1, 3)),
    "one-number": parse_layout("r2 lock r; needs 0; points 0 1 3; penalty 5; boxes 1; end 1"),
}


@pytest.mark.parametrize("name", OTHERS)
def test_a_game_on_another_sheet_keeps_every_law_and_its_records_are_read(name: str) -> None:
    check_game(classic(OTHERS[name]), every=5)


def test_on_board_on_another_sheet_keeps_every_law_and_its_records_are_read() -> None:
    track = parse_fields("r5/1 y3/1 b12/2 r2/2 g10/3 y8/4 r9/5 g7/6", MIXX_B)
    check_game(board(track, layout=MIXX_B), every=9)


def test_a_track_with_a_number_that_the_sheet_does_not_have_is_refused() -> None:
    track = parse_fields("r5/1 y3/1 b12/2 r2/2 g10/3 y8/4")
    with pytest.raises(SetupError, match=r"^The sheet has no r5 that field 1 of the track could mean\.$"):
        board(track, layout=parse_layout(TEXT))


@pytest.mark.parametrize("layout", [MIXX_B, replace(CLASSIC, rows=CLASSIC.rows[:3])], ids=["mixx-b", "three-rows"])
def test_the_card_game_on_another_sheet_keeps_every_law_and_its_records_are_read(layout: Layout) -> None:
    check_game(cards(layout), every=9)


@pytest.mark.parametrize(
    "layout",
    [
        MIXX_A,
        OTHERS["five-rows"],
        replace(CLASSIC, rows=CLASSIC.rows[:2]),
        replace(CLASSIC, rows=(*CLASSIC.rows[:3], plain_row("b", (2, 3, 4)))),
    ],
    ids=["mixed", "five-rows", "two-rows", "short-row"],
)
def test_the_card_game_refuses_a_sheet_that_its_cards_do_not_fit(layout: Layout) -> None:
    """44 cards, 2 to 12 in each colour, and never fewer than five players hold and the display shows."""
    with pytest.raises(
        SetupError, match=r"^The card game needs a sheet of 3 to 4 rows, each of one colour with 2 to 12"
    ):
        cards(layout)


def test_a_sheet_that_offers_more_numbers_than_a_choice_can_list_is_refused() -> None:
    many = " | ".join(f"{first} lock r" for first in ["r2 y3 g4 b5 v6 r7 y8 g9 b10 v11 r12"] * 5)
    with pytest.raises(SetupError, match=r"^A roll offers at most 15 numbers; on this sheet it could be \d+\.$"):
        classic(parse_layout(f"{many}; needs 5; points 0 1; penalty 5; boxes 4; end 2"))


# -- a value -----------------------------------------------------------------------------------------------------------


def test_a_sheet_from_another_process_is_equal_and_has_an_equal_hash() -> None:
    """Hashes of texts differ from process to process."""
    program = (
        "import pickle, sys; from qwixx.rules.layouts import MIXX_A as a; hash(a);"
        "a.find; a.colours; a.mixed; a.marks(0); sys.stdout.buffer.write(pickle.dumps(a))"
    )
    environment = os.environ | {"PYTHONHASHSEED": "12345", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, env=environment)
    found = pickle.loads(done.stdout)
    assert found == MIXX_A
    assert hash(found) == hash(MIXX_A)


def test_nothing_that_was_worked_out_goes_along_with_a_sheet() -> None:
    assert hash(MIXX_A)
    assert MIXX_A.colours
    assert vars(pickle.loads(pickle.dumps(MIXX_A))).keys() == {field.name for field in fields(MIXX_A)}
