"""The track of On Board as data: read from a board file (TOML) or from one line of text."""

import re
import tomllib
from dataclasses import dataclass
from typing import NamedTuple

from qwixx.rules.actions import Mark
from qwixx.rules.errors import BoardError, shown
from qwixx.rules.layout import CLASSIC, Layout

FEWEST_FIELDS = 6
MOST_FIELDS = 200
MOST_POINTS = 20
LONGEST_LINE = 10_000
LONGEST_NUMBER = 128  # bits
KEYS = ("name", "fields")
FIELD_KEYS = ("colour", "number", "points")
COLOUR_LETTERS = {"red": "r", "yellow": "y", "green": "g", "blue": "b"}
LIST_BEGINS = re.compile(r"^\s*[\"']?fields[\"']?\s*=\s*\[")


class Field(NamedTuple):
    """One field: the number that stands on it and the points under it."""

    colour: str
    number: int
    points: int

    def __str__(self) -> str:
        return f"{self.colour}{self.number}/{self.points}"


@dataclass(frozen=True, slots=True)
class Track:
    """One side of the board. Its text is its name if it comes with the package, else its fields: `g10/1 r5/2 …`."""

    name: str
    fields: tuple[Field, ...]
    shipped: bool = False

    def __str__(self) -> str:
        return self.name if self.shipped else " ".join(map(str, self.fields))


def parse_fields(text: str, layout: Layout = CLASSIC) -> Track:
    """A track from one line: colour, number and points of every field, `g10/1 r5/2 …`."""
    fields = []
    for word in text.split():
        match = re.fullmatch(r"([a-z])([0-9]{1,2})/([0-9]{1,2})", word)
        if not match:
            raise BoardError(f"{shown(word)} is not a field; write colour, number / points, like g10/1.")
        fields.append(Field(match[1], int(match[2]), int(match[3])))
    for place in range(len(fields)):
        reason = _wrong_field(fields, place, layout)
        if reason:
            raise BoardError(f"field {place + 1}: {reason}")
    _check_length(len(fields))
    return Track("custom", tuple(fields))


def parse_board(text: str, layout: Layout = CLASSIC) -> Track:
    """A track from a board file; a wrong one is refused with the line and the reason."""
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise BoardError(f"the line is longer than {LONGEST_LINE} characters.", number)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _toml_error(error, text) from None
    except RecursionError:
        raise BoardError("it is nested too deeply.") from None
    except ValueError:
        raise BoardError("it has a number of more digits than can be read.") from None
    for key in data:
        if key not in KEYS:
            raise BoardError(f"{shown(key)} is unknown; a board has a name and fields.", _line_of_key(text, key))
    name = data.get("name", "custom")
    if not isinstance(name, str) or not re.fullmatch(r"[\w-]{1,40}", name):
        raise BoardError(
            "the name must be one word of at most 40 letters, digits or dashes.", _line_of_key(text, "name")
        )
    entries = data.get("fields", [])
    if not isinstance(entries, list):
        raise BoardError("fields must be a list: fields = [ … ].", _line_of_key(text, "fields"))
    _check_length(len(entries), _line_of_key(text, "fields"))
    fields: list[Field] = []
    for place, entry in enumerate(entries):
        reason = _wrong_entry(entry)
        if not reason:
            colour = COLOUR_LETTERS.get(entry["colour"], entry["colour"])
            fields.append(Field(colour, entry["number"], entry["points"]))
            reason = _wrong_field(fields, place, layout)
        if reason:
            raise BoardError(f"field {place + 1}: {reason}", _line_of_field(text, place))
    return Track(name, tuple(fields))


def _wrong_entry(entry: object) -> str | None:
    """What is wrong with the shape of a field in a board file."""
    if not isinstance(entry, dict):
        return 'a field is { colour = "red", number = 5, points = 1 }.'
    for key in FIELD_KEYS:
        if key not in entry:
            return f"it has no {key}."
    for key in entry:
        if key not in FIELD_KEYS:
            return f"{shown(key)} is unknown; a field has a colour, a number and points."
    if not isinstance(entry["colour"], str):
        return "its colour must be a word."
    for key in ("number", "points"):
        if type(entry[key]) is not int or entry[key].bit_length() > LONGEST_NUMBER:
            return f"its {key} must be a whole number."
    return None


def _wrong_field(fields: list[Field], place: int, layout: Layout) -> str | None:
    """What is wrong with a field as such, or after the one before it."""
    field = fields[place]
    if field.colour not in layout.colours:
        return f"{shown(field.colour)} is not a colour; use red, yellow, green or blue."
    if layout.find(Mark(field.colour, field.number)) is None:
        return f"there is no number {field.number}; numbers go from 2 to 12."
    if not 1 <= field.points <= MOST_POINTS:
        return f"{field.points} points; they go from 1 to {MOST_POINTS}."
    if place and field.points < fields[place - 1].points:
        return f"the points fall from {fields[place - 1].points} to {field.points}; they never do."
    return None


def _check_length(length: int, line: int | None = None) -> None:
    if not FEWEST_FIELDS <= length <= MOST_FIELDS:
        raise BoardError(f"{length} fields; a track has {FEWEST_FIELDS} to {MOST_FIELDS}.", line)


def _toml_error(error: tomllib.TOMLDecodeError, text: str) -> BoardError:
    """The parser's words, its line where we keep ours."""
    reason, _, place = str(error).partition(" (at ")
    line = re.match(r"line (\d+)", place)
    end = text.count("\n") + (not text.endswith("\n"))
    return BoardError(f"it is not TOML: {reason}.", int(line[1]) if line else end)


def _line_of_key(text: str, key: str) -> int | None:
    """The line on which a key of a board file stands."""
    bare = re.fullmatch(r"[\w-]+", key)
    quoted = rf"[\"']{'?' if bare else ''}{re.escape(key)}[\"']{'?' if bare else ''}"
    match = re.search(rf"^[ \t]*\[*[ \t]*{quoted}[ \t]*[].=]", text, re.MULTILINE)
    return text.count("\n", 0, match.start()) + 1 if match else None


def _line_of_field(text: str, place: int) -> int | None:
    """The line on which a field of a board file stands, counted from field 0."""
    seen, in_list = 0, False
    for number, line in enumerate(text.split("\n"), 1):
        in_list = in_list or bool(LIST_BEGINS.match(line))
        here = _fields_on(line)
        if here is None and in_list and seen == place:
            return number
        seen += here or 0
        if seen > place:
            return number
    return None


def _fields_on(line: str) -> int | None:
    """How many fields stand on a line; nothing if it is not a line of whole fields."""
    if re.match(r"\s*\[\[", line):
        return 1
    for ending in ("\n]", ""):
        try:
            return len(tomllib.loads(f"line = [{LIST_BEGINS.sub('', line)}{ending}")["line"])
        except (ValueError, RecursionError):
            continue
    return None
