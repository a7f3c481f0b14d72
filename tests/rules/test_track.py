"""The track as data (RULES.md, section 4): "a side is data …; a bad file is refused with what is wrong"."""

from dataclasses import replace

import pytest

from qwixx.rules.dice import board
from qwixx.rules.errors import BoardError
from qwixx.rules.layout import CLASSIC, plain_row
from qwixx.rules.track import Field, Track, parse_board, parse_fields

LINE = "r5/1 y3/1 b12/2 r2/2 g10/3 y8/20"
FIELDS = (
    Field("r", 5, 1),
    Field("y", 3, 1),
    Field("b", 12, 2),
    Field("r", 2, 2),
    Field("g", 10, 3),
    Field("y", 8, 20),
)
RED_5 = '{ colour = "red", number = 5, points = 1 }'


def board_text(*entries: str) -> str:
    """A board file: one field a line, the first on line 3."""
    return "\n".join(['name = "mine"', "fields = [", *(f"  {entry}," for entry in entries), "]"])


def with_field(entry: str) -> str:
    """A good board file but for its fourth field, on line 6."""
    return board_text(RED_5, RED_5, RED_5, entry, RED_5, RED_5)


# -- one line of text --------------------------------------------------------------------------------------------------


def test_a_line_of_text_lists_the_fields() -> None:
    """A board file lists the fields (colour, number, points)."""
    assert parse_fields(LINE) == Track("custom", FIELDS)


def test_the_text_of_a_track_reads_back() -> None:
    """A side is data: its text is all of it."""
    assert str(parse_fields(LINE)) == LINE
    assert parse_fields(str(parse_fields(LINE))) == parse_fields(LINE)


def test_a_shipped_side_goes_by_its_name() -> None:
    """We ship two sides of our own, clearly named as ours."""
    assert str(Track("ours-1", FIELDS, shipped=True)) == "ours-1"


def test_a_game_names_the_side_it_is_played_on() -> None:
    """The players choose a side before the game."""
    assert board(parse_fields(LINE)).options == (("side", LINE), ("locks", "announced"))


@pytest.mark.parametrize("word", ["r5", "5/1", "red5/1", "R5/1", "r5/1/1", "r555/1", "r5/100", "r-5/1", "r٥/1"])  # noqa: RUF001
def test_a_word_that_is_no_field_is_refused(word: str) -> None:
    """A bad one is refused with what is wrong."""
    with pytest.raises(BoardError, match="is not a field; write colour, number / points, like g10/1") as refused:
        parse_fields(f"{word} {LINE}")
    assert repr(word) in str(refused.value)
    assert refused.value.line is None


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("p5/1", "'p' is not a colour; use red, yellow, green or blue."),
        ("r1/1", "there is no number 1; numbers go from 2 to 12."),
        ("b13/1", "there is no number 13; numbers go from 2 to 12."),
        ("r5/0", "0 points; they go from 1 to 20."),
        ("r5/21", "21 points; they go from 1 to 20."),
        ("r5/2", "the points fall from 3 to 2; they never do."),
    ],
)
def test_a_field_that_cannot_be_is_refused(word: str, reason: str) -> None:
    """Points never falling from 1 to 20; a bad one is refused with what is wrong."""
    with pytest.raises(BoardError) as refused:
        parse_fields(f"r5/3 {word} r6/20 r6/20 r6/20 r6/20")
    assert str(refused.value) == f"field 2: {reason}"


@pytest.mark.parametrize("count", [0, 1, 5, 201])
def test_a_line_with_too_few_or_too_many_fields_is_refused(count: int) -> None:
    """A track needs a field before its last five."""
    with pytest.raises(BoardError, match=f"^{count} fields; a track has 6 to 200.$"):
        parse_fields(" ".join(["r5/1"] * count))


@pytest.mark.parametrize("count", [6, 40, 200])
def test_a_track_may_be_shorter_or_longer_than_the_printed_forty(count: int) -> None:
    """A side is data: anyone can enter sides of their own."""
    assert len(parse_fields(" ".join(["r5/1"] * count)).fields) == count


def test_a_track_is_read_for_a_layout() -> None:
    """Section 6: sheets are data; nothing should stand in the way of other sheets."""
    purple = replace(CLASSIC, rows=(plain_row("p", tuple(range(2, 13))), *CLASSIC.rows[1:]))
    assert parse_fields(LINE.replace("r", "p"), purple).fields[0] == Field("p", 5, 1)
    with pytest.raises(BoardError, match="field 1: 'r' is not a colour"):
        parse_fields(LINE, purple)


# -- board files -------------------------------------------------------------------------------------------------------


def test_a_board_file_lists_the_fields() -> None:
    """A board file lists the fields (colour, number, points)."""
    entries = [
        '{ colour = "red", number = 5, points = 1 }',
        '{ colour = "yellow", number = 3, points = 1 }',
        '{ colour = "blue", number = 12, points = 2 }',
        '{ colour = "r", number = 2, points = 2 }',
        '{ points = 3, number = 10, colour = "green" }',
        '{ colour = "yellow", number = 8, points = 20 }',
    ]
    assert parse_board(board_text(*entries)) == Track("mine", FIELDS)


def test_a_board_file_may_write_each_field_as_a_table() -> None:
    """A board file lists the fields (colour, number, points)."""
    table = '[[fields]]\ncolour = "red"\nnumber = 5\npoints = 1\n'
    assert parse_board(table * 6) == Track("custom", (Field("r", 5, 1),) * 6)


def test_a_board_without_a_name_is_custom() -> None:
    """Anyone who owns the game can enter its printed sides as board files."""
    assert parse_board(board_text(*[RED_5] * 6).replace('name = "mine"', "")).name == "custom"


@pytest.mark.parametrize("name", ["a", "a" * 40, "lato-1", "seite_2", "città"])
def test_a_name_is_one_word(name: str) -> None:
    """Anyone who owns the game can enter its printed sides as board files."""
    assert parse_board(board_text(*[RED_5] * 6).replace("mine", name)).name == name


@pytest.mark.parametrize("name", ['""', '"two words"', f'"{"a" * 41}"', "5", "true", '["mine"]', '"a/b"', '"a\\n"'])
def test_a_name_that_is_not_one_word_is_refused(name: str) -> None:
    """A bad file is refused with what is wrong."""
    with pytest.raises(BoardError) as refused:
        parse_board(board_text(*[RED_5] * 6).replace('"mine"', name))
    assert refused.value.line == 1
    assert refused.value.reason == "the name must be one word of at most 40 letters, digits or dashes."
    assert str(refused.value) == f"line 1: {refused.value.reason}"


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ('{ colour = "pink", number = 5, points = 1 }', "'pink' is not a colour; use red, yellow, green or blue."),
        ('{ colour = "Red", number = 5, points = 1 }', "'Red' is not a colour; use red, yellow, green or blue."),
        ('{ colour = "", number = 5, points = 1 }', "'' is not a colour; use red, yellow, green or blue."),
        ('{ colour = "ry", number = 5, points = 1 }', "'ry' is not a colour; use red, yellow, green or blue."),
        ('{ colour = "red", number = 1, points = 1 }', "there is no number 1; numbers go from 2 to 12."),
        ('{ colour = "red", number = 13, points = 1 }', "there is no number 13; numbers go from 2 to 12."),
        ('{ colour = "red", number = -5, points = 1 }', "there is no number -5; numbers go from 2 to 12."),
        ('{ colour = "red", number = 5, points = 0 }', "0 points; they go from 1 to 20."),
        ('{ colour = "red", number = 5, points = 21 }', "21 points; they go from 1 to 20."),
        ("{ number = 5, points = 1 }", "it has no colour."),
        ('{ colour = "red", points = 1 }', "it has no number."),
        ('{ colour = "red", number = 5 }', "it has no points."),
        (
            '{ colour = "red", number = 5, points = 1, bonus = 2 }',
            "'bonus' is unknown; a field has a colour, a number and points.",
        ),
        ("{ colour = 7, number = 5, points = 1 }", "its colour must be a word."),
        ('{ colour = ["red"], number = 5, points = 1 }', "its colour must be a word."),
        ('{ colour = "red", number = "5", points = 1 }', "its number must be a whole number."),
        ('{ colour = "red", number = 5.0, points = 1 }', "its number must be a whole number."),
        ('{ colour = "red", number = nan, points = 1 }', "its number must be a whole number."),
        ('{ colour = "red", number = 5, points = true }', "its points must be a whole number."),
        ('{ colour = "red", number = 5, points = 1e400 }', "its points must be a whole number."),
        ('"r5/1"', 'a field is { colour = "red", number = 5, points = 1 }.'),
        ("5", 'a field is { colour = "red", number = 5, points = 1 }.'),
        ('["red", 5, 1]', 'a field is { colour = "red", number = 5, points = 1 }.'),
    ],
)
def test_a_wrong_field_is_refused_with_its_line(entry: str, reason: str) -> None:
    """A bad file is refused with what is wrong."""
    with pytest.raises(BoardError) as refused:
        parse_board(with_field(entry))
    assert (refused.value.line, refused.value.reason) == (6, f"field 4: {reason}")
    assert str(refused.value) == f"line 6: field 4: {reason}"


def test_points_that_fall_are_refused() -> None:
    """Points never falling from 1 to 20."""
    text = with_field('{ colour = "red", number = 5, points = 2 }')
    with pytest.raises(BoardError, match="line 7: field 5: the points fall from 2 to 1; they never do"):
        parse_board(text)


def test_a_wrong_field_written_as_a_table_is_refused_with_its_line() -> None:
    """A bad file is refused with what is wrong."""
    table = '[[fields]]\ncolour = "red"\nnumber = 5\npoints = 1\n'
    with pytest.raises(BoardError, match="line 5: field 2: there is no number 15"):
        parse_board(table + table.replace("= 5", "= 15") + table * 4)


@pytest.mark.parametrize("count", [0, 1, 5, 201])
def test_a_file_with_too_few_or_too_many_fields_is_refused(count: int) -> None:
    """A bad file is refused with what is wrong."""
    with pytest.raises(BoardError, match=f"^line 2: {count} fields; a track has 6 to 200.$"):
        parse_board(board_text(*[RED_5] * count))


@pytest.mark.parametrize("text", ["", "# nothing\n", 'name = "mine"\n'])
def test_a_file_without_fields_is_refused(text: str) -> None:
    """A bad file is refused with what is wrong: a missing list is no line's fault."""
    with pytest.raises(BoardError) as refused:
        parse_board(text)
    assert (refused.value.line, str(refused.value)) == (None, "0 fields; a track has 6 to 200.")


@pytest.mark.parametrize("value", ["5", '"r5/1 r6/1"', "{ a = 1 }", "true", "1979-05-27"])
def test_fields_that_are_no_list_are_refused(value: str) -> None:
    """A bad file is refused with what is wrong."""
    with pytest.raises(BoardError) as refused:
        parse_board(f'name = "mine"\n\nfields = {value}\n')
    assert str(refused.value) == "line 3: fields must be a list: fields = [ … ]."


@pytest.mark.parametrize("extra", ["author = 1", "[author]", '"name " = 1', "Name = 1", '"" = 1'])
def test_an_unknown_key_is_refused(extra: str) -> None:
    """A bad file is refused with what is wrong."""
    with pytest.raises(BoardError, match=r"^line 9: '.*' is unknown; a board has a name and fields\.$"):
        parse_board(f"{board_text(*[RED_5] * 5)}\n{extra}\n")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("fields = [\n  oops\n]", 2),
        ("fields = [\n\n", 2),
        ("name = mine", 1),
        ('name = "a"\nname = "b"\n', 2),
        ('\n\nname = "a', 3),
        ('name = """a\n\n', 2),
        ("\x00", 1),
        ("{}", 1),
        ('{ "name": "json" }', 1),
        ("<html>", 1),
    ],
)
def test_a_file_that_is_not_toml_is_refused_with_the_line(text: str, line: int) -> None:
    """A bad file is refused with what is wrong."""
    with pytest.raises(BoardError) as refused:
        parse_board(text)
    assert refused.value.line == line
    assert str(refused.value).startswith(f"line {line}: it is not TOML: ")
    assert "(at " not in str(refused.value)


def test_windows_line_ends_are_counted_as_one() -> None:
    """A bad file is refused with what is wrong."""
    with pytest.raises(BoardError, match="line 6: field 4: 'pink' is not a colour"):
        parse_board(with_field(RED_5.replace("red", "pink")).replace("\n", "\r\n"))


@pytest.mark.parametrize("mark", ["\u2028", "\u0085"])
def test_a_comment_may_hold_any_character_toml_allows(mark: str) -> None:
    """A bad file is refused with what is wrong: the line is the one an editor shows."""
    with pytest.raises(BoardError) as refused:
        parse_board(f"# a{mark}b\nauthor = 1\n")
    assert refused.value.line == 2


@pytest.mark.parametrize("item", ["[1,\n2]", '"""a\nb"""', "[\n\n]"])
def test_an_item_over_several_lines_is_refused_where_it_begins(item: str) -> None:
    """A bad file is refused with what is wrong: a field stands on one line, so this is none."""
    with pytest.raises(BoardError, match=r"^line 3: field 2: a field is \{"):
        parse_board(f"fields = [\n{RED_5},\n{item},\n" + f"{RED_5},\n" * 4 + "]\n")


def test_a_file_written_to_confuse_is_refused_without_a_line() -> None:
    """A bad file is refused with what is wrong, and no line is better than a wrong one."""
    with pytest.raises(BoardError, match=r"^field 1: a field is \{"):
        parse_board('"\\u0066ields" = [\n[1,\n2],\n3,4,5,6,7\n]\n'.replace("3,4,5,6,7", "[\n],[\n],[\n],[\n],[\n]"))


def test_a_field_may_be_a_table_of_its_own() -> None:
    """A side is data: a board file lists the fields (colour, number, points)."""
    tables = '[[fields]]\ncolour = "red"\nnumber = 5\npoints = 1\n' * 6
    assert len(parse_board(tables).fields) == 6
    with pytest.raises(BoardError, match=r"^line 21: field 6: 'pink' is not a colour"):
        parse_board(tables[:-34] + tables[-34:].replace("red", "pink"))


# -- files made to break the reader ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    ["fields = " + "[" * 4000, "fields = " + "[" * 4000 + "]" * 4000, "a = " + "{a=" * 3000],
    ids=["lists", "closed lists", "tables"],
)
def test_deep_nesting_is_refused(text: str) -> None:
    """A bad file is refused with what is wrong."""
    with pytest.raises(BoardError, match=r"^it is nested too deeply\.$"):
        parse_board(text)


def test_a_very_long_line_is_refused() -> None:
    """A bad file is refused with what is wrong."""
    with pytest.raises(BoardError, match=r"^line 2: the line is longer than 10000 characters\.$"):
        parse_board(f"name = 'a'\n{'a.' * 5000}a = 1\n")


def test_a_deeply_nested_colour_is_refused() -> None:
    """A bad file is refused with what is wrong."""
    with pytest.raises(BoardError, match=r"field 4: .*colour"):
        parse_board(with_field(f"{{ colour{'.a' * 2000} = 1, number = 5, points = 1 }}"))


@pytest.mark.parametrize("digits", ["9" * 25, "-" + "9" * 25, "0x" + "f" * 25])
def test_a_huge_number_is_refused(digits: str) -> None:
    """A bad file is refused with what is wrong."""
    with pytest.raises(BoardError, match=r"line 6: field 4: there is no number -?\d{25,}; numbers go from 2 to 12"):
        parse_board(with_field(f'{{ colour = "red", number = {digits}, points = 1 }}'))


@pytest.mark.parametrize("digits", ["9" * 5000, "0x" + "f" * 5000], ids=["decimal", "hexadecimal"])
@pytest.mark.parametrize(
    "entry",
    [
        '{ colour = "red", number = HUGE, points = 1 }',
        '{ colour = "red", number = 5, points = HUGE }',
        "{ colour = HUGE, number = 5, points = 1 }",
    ],
)
def test_a_number_too_long_for_python_is_refused(entry: str, digits: str) -> None:
    """A bad file is refused with what is wrong: whatever the file, the refusal is a `BoardError`."""
    with pytest.raises(BoardError):
        parse_board(with_field(entry.replace("HUGE", digits)))
