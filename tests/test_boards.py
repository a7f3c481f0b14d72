"""Board files: the two sides of our own, and those of a user, which are read or refused with the line."""

import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwixx import boards
from qwixx.games import game
from qwixx.rules.dice import board
from qwixx.rules.errors import BoardError
from qwixx.rules.layout import CLASSIC
from qwixx.rules.track import Track
from tests.soak import examples

GOOD = """\
# a side of my own
name = "kitchen-table"
fields = [
  { colour = "red", number = 3, points = 1 },
  { colour = "green", number = 12, points = 1 },
  { colour = "yellow", number = 4, points = 2 },
  { colour = "blue", number = 9, points = 5 },
  { colour = "red", number = 7, points = 19 },
  { colour = "red", number = 12, points = 20 },
]
"""
FIELDS = "r3/1 g12/1 y4/2 b9/5 r7/19 r12/20"
EACH_SIDE = pytest.mark.parametrize("side", boards.SHIPPED)


def source(side: str) -> str:
    """The file of a shipped side."""
    return (Path(boards.__file__).parent / f"{side}.toml").read_text(encoding="utf-8")


def refusal(data: str | bytes) -> tuple[int | None, str]:
    """On which line and why a board file is refused."""
    with pytest.raises(BoardError) as caught:
        boards.parse(data.encode() if isinstance(data, str) else data)
    error = caught.value
    assert str(error) == (f"line {error.line}: {error.reason}" if error.line else error.reason)
    return error.line, error.reason


def edited(old: str, new: str) -> str:
    """The good file with one thing in it changed."""
    assert GOOD.count(old) == 1
    return GOOD.replace(old, new)


# -- the sides of our own (RULES.md, section 4) ------------------------------------------------------------------------


def test_two_sides_ship_and_differ() -> None:
    spiral, zigzag = map(boards.shipped, boards.SHIPPED)
    assert (str(spiral), str(zigzag)) == boards.SHIPPED == ("our-spiral", "our-zigzag")
    assert spiral.fields != zigzag.fields


def test_no_other_file_lies_beside_them() -> None:
    assert {file.stem for file in Path(boards.__file__).parent.glob("*.toml")} == set(boards.SHIPPED)


@EACH_SIDE
def test_a_side_has_forty_fields(side: str) -> None:
    assert len(boards.shipped(side).fields) == 40


def test_field_five_of_the_first_side_is_green_ten() -> None:
    field = boards.shipped(boards.SHIPPED[0]).fields[4]
    assert (field.colour, field.number) == ("g", 10)


@EACH_SIDE
def test_points_go_from_1_to_20_and_never_fall(side: str) -> None:
    points = [field.points for field in boards.shipped(side).fields]
    assert points == sorted(points)
    assert (points[0], points[-1]) == (1, 20)
    assert set(points) == set(range(1, 21))


@EACH_SIDE
def test_the_four_colours_have_equal_shares(side: str) -> None:
    assert Counter(field.colour for field in boards.shipped(side).fields) == dict.fromkeys("rygb", 10)


@EACH_SIDE
def test_early_fields_invite_early_crosses_in_every_row(side: str) -> None:
    early = boards.shipped(side).fields[:16]
    for row in CLASSIC.rows:
        assert {field.number for field in early if field.colour == row.colour} & set(row.values[:3])


@EACH_SIDE
def test_late_fields_invite_late_crosses_in_every_row(side: str) -> None:
    late = boards.shipped(side).fields[-12:]
    for row in CLASSIC.rows:
        assert {field.number for field in late if field.colour == row.colour} & set(row.values[-3:])


@EACH_SIDE
def test_last_numbers_stand_only_on_late_fields_and_first_numbers_never_there(side: str) -> None:
    fields = boards.shipped(side).fields
    first = {row.numbers[0] for row in CLASSIC.rows}
    last = {row.numbers[-1] for row in CLASSIC.rows}
    assert not [field for field in fields[:30] if field[:2] in last]
    assert not [field for field in fields[20:] if field[:2] in first]
    assert len([field for field in fields[-5:] if field[:2] in last]) >= 2


def test_every_row_can_be_locked_from_one_of_the_sides() -> None:
    late = {field[:2] for side in boards.SHIPPED for field in boards.shipped(side).fields[-5:]}
    assert late >= {row.numbers[-1] for row in CLASSIC.rows}


@EACH_SIDE
def test_what_a_side_says_about_itself_is_true(side: str) -> None:
    """A side that promises the four ends of the rows at its end has them there."""
    if "the four ends of the rows last" in source(side):
        late = {field[:2] for field in boards.shipped(side).fields[-10:]}
        assert late >= {row.numbers[-1] for row in CLASSIC.rows}


@EACH_SIDE
def test_a_shipped_file_can_be_loaded_like_any_other(side: str) -> None:
    loaded = boards.load(Path(boards.__file__).parent / f"{side}.toml")
    assert loaded.fields == boards.shipped(side).fields
    assert loaded.name == side
    assert str(loaded) != side


# -- a user's file -----------------------------------------------------------------------------------------------------


def test_a_good_file_is_loaded(tmp_path: Path) -> None:
    file = tmp_path / "side.toml"
    file.write_text(GOOD, encoding="utf-8")
    track = boards.load(file)
    assert (track.name, str(track), track.shipped) == ("kitchen-table", FIELDS, False)
    assert game("board", side=track).options == (("side", FIELDS), ("locks", "announced"))


def test_windows_line_ends_and_a_byte_order_mark_are_read() -> None:
    assert str(boards.parse(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())) == FIELDS


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match=r"nowhere\.toml cannot be read: No such file or directory\.$") as caught:
        boards.load(tmp_path / "nowhere.toml")
    assert caught.value.line is None


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match=r" cannot be read: Is a directory\.$"):
        boards.load(tmp_path)


def test_a_path_that_cannot_exist_is_refused() -> None:
    with pytest.raises(BoardError, match="cannot be read"):
        boards.load(Path("nul\0byte.toml"))


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"\x89PNG\r\n\x1a\n", 1),
        (b'name = "a"\n\n# caf\xe9\n', 3),
        (b"\xef\xbb\xbf\n\n\xff", 3),
        (GOOD.encode("utf-16"), 1),
    ],
)
def test_bytes_that_are_not_utf_8_are_refused_with_the_line(data: bytes, line: int) -> None:
    assert refusal(data) == (line, "it is not UTF-8 text.")


def test_a_file_may_be_32_kib_and_no_larger() -> None:
    filled = GOOD + "\n" * (boards.LARGEST_FILE - len(GOOD))
    assert str(boards.parse(filled.encode())) == FIELDS
    assert refusal(filled + "\n") == (None, "it is larger than 32 KiB.")


WRONG = [
    ('"yellow"', '"purple"', 6, "field 3: 'purple' is not a colour; use red, yellow, green or blue."),
    ('"yellow"', '""', 6, "field 3: '' is not a colour; use red, yellow, green or blue."),
    ('"yellow"', '"ry"', 6, "field 3: 'ry' is not a colour; use red, yellow, green or blue."),
    ('"yellow"', "7", 6, "field 3: its colour must be a word."),
    ("number = 4", "number = 13", 6, "field 3: there is no number 13; numbers go from 2 to 12."),
    ("number = 4", "number = 1", 6, "field 3: there is no number 1; numbers go from 2 to 12."),
    ("number = 4", "number = 4.0", 6, "field 3: its number must be a whole number."),
    ("number = 4", "number = true", 6, "field 3: its number must be a whole number."),
    ("number = 4, ", "", 6, "field 3: it has no number."),
    (
        "points = 2 ",
        "points = 2, bonus = 1 ",
        6,
        "field 3: 'bonus' is unknown; a field has a colour, a number and points.",
    ),
    ("points = 5", "points = 1", 7, "field 4: the points fall from 2 to 1; they never do."),
    ("points = 20", "points = 21", 9, "field 6: 21 points; they go from 1 to 20."),
    ("points = 20", "points = -1", 9, "field 6: -1 points; they go from 1 to 20."),
    ('  { colour = "red", number = 3', '  3, { colour = "red", number = 3', 4, "field 1: a field is"),
    ('"kitchen-table"', '"two words"', 2, "the name must be one word of at most 40 letters, digits or dashes."),
    ('"kitchen-table"', "5", 2, "the name must be one word of at most 40 letters, digits or dashes."),
    ("name =", "title =", 2, "'title' is unknown; a board has a name and fields."),
    ('name = "kitchen-table"', "name = ", 2, "it is not TOML: Invalid value."),
    ("]\n", "", 9, "it is not TOML: "),
    ('  { colour = "blue", number = 9, points = 5 },\n', "", 3, "5 fields; a track has 6 to 200."),
]


@pytest.mark.parametrize(("old", "new", "line", "reason"), WRONG)
def test_a_wrong_file_is_refused_with_the_line_and_the_reason(old: str, new: str, line: int, reason: str) -> None:
    for ending in ("\n", "\r\n"):
        at, why = refusal(edited(old, new).replace("\n", ending))
        assert at == line
        assert why.startswith(reason)


def test_a_wrong_file_is_refused_by_path_too(tmp_path: Path) -> None:
    file = tmp_path / "side.toml"
    file.write_text(edited("number = 4", "number = 44"), encoding="utf-8")
    with pytest.raises(BoardError, match=r"^line 6: field 3: there is no number 44; numbers go from 2 to 12\.$"):
        boards.load(file)


@pytest.mark.parametrize("text", ["", "# nothing\n", 'name = "empty"\n', "fields = []\n"])
def test_a_file_without_fields_is_refused(text: str) -> None:
    assert refusal(text)[1] == "0 fields; a track has 6 to 200."


@pytest.mark.parametrize("odd", ["two\\nlines", "\\u001b[2J", "\\u202e", "x" * 9999])
def test_a_reason_is_one_short_line_that_can_be_printed(odd: str) -> None:
    for text in (
        edited('"yellow"', f'"{odd}"'),
        edited('"yellow"', f'["{odd}"]'),
        edited("points = 2 ", f'points = 2, "{odd}" = 1 '),
        edited("name =", f'"{odd}" ='),
    ):
        reason = refusal(text)[1]
        assert reason.isprintable()
        assert len(reason) < 500


# -- anything at all ---------------------------------------------------------------------------------------------------

VALUES = ["0", "1", "-1", "2.5", "nan", "inf", "true", '""', '"red"', "[]", "{}", "[[]]", "1979-05-27", "0xff", "1_000"]
ODD = [
    *VALUES,
    "=",
    ",",
    "{",
    "}",
    "[",
    "]",
    "[[fields]]",
    "fields",
    "[fields]",
    "name",
    '"""',
    "'",
    "#",
    "\\",
    "\r",
    "\0",
]


def reads_or_refuses(data: bytes) -> None:
    """A track that can be played on, or a refusal with a line of the file."""
    found = read(data)
    if isinstance(found, BoardError):
        assert found.line is None or 1 <= found.line <= data.count(b"\n") + 1
        assert found.reason
    else:
        assert game("board", side=str(found)).options == board(found).options


def read(data: bytes) -> Track | BoardError:
    """What comes of parsing, the refusal as a value."""
    try:
        return boards.parse(data)
    except BoardError as error:
        return error


@examples(50)
@given(st.binary() | st.text().map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_arbitrary_bytes(data: bytes) -> None:
    reads_or_refuses(data)


@examples(50)
@given(st.lists(st.sampled_from([*ODD, "\n", "fields = [", "name = ", '{ colour = "red", number = 2, points = 1 },'])))
def test_arbitrary_words(words: list[str]) -> None:
    reads_or_refuses(" ".join(words).encode())


@examples(50)
@given(st.lists(st.tuples(st.integers(0), st.binary(max_size=3)), min_size=1, max_size=3))
def test_bytes_changed(changes: list[tuple[int, bytes]]) -> None:
    data = bytearray(GOOD.encode())
    for place, new in changes:
        at = place % len(data)
        data[at : at + 1] = new
    reads_or_refuses(bytes(data))


@examples(75)
@given(st.integers(0), st.sampled_from(ODD) | st.integers() | st.integers(2**63).map(hex), st.booleans())
def test_a_word_replaced_by_another(place: int, new: str | int, twice: bool) -> None:
    words = re.split(r"(\s+|,)", GOOD)
    words[place % len(words)] = str(new)
    reads_or_refuses("".join(words * 2 if twice else words).encode())


@pytest.mark.parametrize("number", ["1" * 5000, "0x" + "f" * 5000, "-" + "9" * 4300, "1e999"])
@pytest.mark.parametrize("key", ['"yellow"', "4", "2 "])
def test_huge_numbers(number: str, key: str) -> None:
    with pytest.raises(BoardError):
        boards.parse(GOOD.replace(f"= {key}", f"= {number} ", 1).encode())


@pytest.mark.parametrize("depth", [100, 300, 1000, 30_000])
def test_deep_nesting(depth: int) -> None:
    for text in (f"fields = {'[' * depth}", f"name = {'[' * depth}{']' * depth}", "x = " + "{a = " * (depth // 3)):
        assert isinstance(read(text.encode()), BoardError)
