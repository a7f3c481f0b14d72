"""Reading a record: arbitrary bytes give a valid record or a `RecordError` with line, column and reason."""

import json
import re
from codecs import BOM_UTF8
from collections.abc import Sequence
from typing import Any, NamedTuple

from qwixx.games import game
from qwixx.records.places import Lines, Places
from qwixx.records.record import Event, Record, happen, name_problem, parse_event
from qwixx.records.writing import TITLE
from qwixx.rules.errors import IllegalAction, QwixxError, RecordError, shown
from qwixx.rules.game import Game

LARGEST_FILE = 1024 * 1024


class Word(NamedTuple):
    """A piece of the file and where it stands."""

    text: str
    line: int
    column: int

    def error(self, reason: str) -> RecordError:
        """A refusal that points here."""
        return RecordError(reason, self.line, self.column)


class Parts(NamedTuple):
    """What both forms of a record consist of, still as text."""

    game: Word
    rules: Word
    options: Sequence[tuple[Word, Word]]
    commitment: Word | None
    names: Sequence[Word]
    events: Sequence[Word]


def parse(data: bytes | str) -> Record:
    """Read a record from either form."""
    text = _decode(data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data)
    return _build(_json_parts(text) if text.lstrip().startswith("{") else _text_parts(text))


def _decode(data: bytes) -> str:
    if len(data) > LARGEST_FILE:
        raise RecordError(f"a record is not larger than {LARGEST_FILE // 1024} KiB.", 1, 1)
    try:
        return data.removeprefix(BOM_UTF8).decode().replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        before = data.removeprefix(BOM_UTF8)[: error.start].decode()
        raise RecordError("it is not UTF-8 text.", *Lines(before).place(len(before))) from None


def _build(parts: Parts) -> Record:
    """Check every part and play the events through."""
    rulebook = _rulebook(parts)
    for name in parts.names:
        if problem := name_problem(name.text):
            raise name.error(problem)
    if parts.rules.text != str(rulebook.version):
        raise parts.rules.error(f"these are rules version {rulebook.version}, not {shown(parts.rules.text)}.")
    if parts.commitment and not re.fullmatch(r"[0-9a-f]{64}", parts.commitment.text):
        raise parts.commitment.error("a commitment is 64 hexadecimal digits.")
    return Record(
        game=rulebook.id,
        names=tuple(name.text for name in parts.names),
        options=rulebook.options,
        rules=rulebook.version,
        commitment=parts.commitment.text if parts.commitment else None,
        events=_events(parts, rulebook),
    )


def _rulebook(parts: Parts) -> Game:
    """The game the header names."""
    try:
        game(parts.game.text)
    except QwixxError as error:
        raise parts.game.error(str(error)) from None
    options: dict[str, str] = {}
    for name, value in parts.options:
        if name.text in options:
            raise name.error(f"the option {shown(name.text)} stands here twice.")
        options[name.text] = value.text
        try:
            game(parts.game.text, **{name.text: value.text})
        except QwixxError as error:
            raise name.error(str(error)) from None
    return game(parts.game.text, **options)


def _events(parts: Parts, rulebook: Game) -> tuple[Event, ...]:
    """The events, each of them legal where it stands."""
    try:
        state = rulebook.start(len(parts.names))
    except QwixxError as error:
        raise parts.game.error(str(error)) from None
    events: list[Event] = []
    for word in parts.events:
        try:
            event = parse_event(word.text)
            state = happen(rulebook, state, event)
        except QwixxError as error:
            rule = f" (rule: {error.rule})" if isinstance(error, IllegalAction) else ""
            raise word.error(f"event {len(events) + 1}, {shown(word.text)}: {error}{rule}") from None
        events.append(event)
    return tuple(events)


# -- the notation for people -------------------------------------------------------------------------------------------


def _text_parts(text: str) -> Parts:
    lines = text.split("\n")
    if lines[0].strip() != TITLE:
        raise RecordError(f"a record begins with the line '{TITLE}'.", 1, 1)
    end = next((number for number in range(1, len(lines)) if not lines[number].strip()), len(lines))
    fields: dict[str, Word] = {}
    keys: dict[str, Word] = {}
    for number in range(1, end):
        if not lines[number].lstrip().startswith("#"):
            key, value = _header_line(lines[number], number + 1)
            if key.text in fields:
                raise key.error(f"{shown(key.text)} stands here twice.")
            fields[key.text], keys[key.text] = value, key
    names = _seats(fields, keys, end)
    options = [(keys[k]._replace(text=k[7:]), v) for k, v in fields.items() if k.startswith("option ")]
    for name, place in keys.items():
        if name not in ("game", "rules", "commitment") and not name.startswith(("option ", "seat ")):
            raise place.error(f"{shown(name)} is unknown; a header has game, rules, option, commitment and seat.")
    for needed in ("game", "rules"):
        if needed not in fields:
            raise RecordError(f"the header has no '{needed}: …'.", end, 1)
    events = [word for number in range(end, len(lines)) for word in _body_line(lines[number], number + 1)]
    return Parts(fields["game"], fields["rules"], options, fields.get("commitment"), names, events)


def _header_line(line: str, number: int) -> tuple[Word, Word]:
    key, colon, value = line.partition(":")
    column = len(line) - len(line.lstrip()) + 1
    if not colon:
        raise RecordError("a header line is 'name: value'; an empty line ends the header.", number, column)
    start = len(key) + 1 + len(value) - len(value.lstrip()) + 1
    return Word(" ".join(key.split()), number, column), Word(value.strip(), number, start)


def _seats(fields: dict[str, Word], keys: dict[str, Word], end: int) -> list[Word]:
    """The names, seat by seat without a gap."""
    seats = [key for key in fields if key.startswith("seat ")]
    for number, key in enumerate(seats, 1):
        if key != f"seat {number}":
            raise keys[key].error(f"here 'seat {number}: …' is expected.")
    if not seats:
        raise RecordError("the header has no 'seat 1: …'.", end, 1)
    return [fields[key] for key in seats]


def _body_line(line: str, number: int) -> list[Word]:
    """The events of a line, between bars, up to a comment."""
    words = []
    column = 1
    content = line.partition("#")[0]
    for piece in content.split("|") if content.strip() else []:
        indent = len(piece) - len(piece.lstrip())
        words.append(Word(" ".join(piece.split()), number, column + indent))
        column += len(piece) + 1
    return words


# -- JSON --------------------------------------------------------------------------------------------------------------


def _json_parts(text: str) -> Parts:
    data = _load(text)
    places = Places(text)
    known = ("format", "game", "rules", "options", "commitment", "names", "events")

    def word(value: object, *path: str | int) -> Word:
        return Word(str(value), *places.of(*path))

    for key in data:
        if key not in known:
            raise word(key, key).error(f"{shown(key)} is unknown; a record has {', '.join(known)}.")
    shapes = {"format": str, "game": str, "rules": int, "options": dict, "names": list, "events": list}
    for key, shape in shapes.items():
        if type(data.get(key)) is not shape:
            raise word("", key).error(f"'{key}' must be {_SHAPES[shape]}.")
    if data["format"] != TITLE:
        raise word("", "format").error(f"the format must be '{TITLE}'.")
    for key, items in (("names", data["names"]), ("events", data["events"])):
        for place, item in enumerate(items):
            if not isinstance(item, str):
                raise word("", key, place).error(f"{key} are texts.")
    if not all(isinstance(value, str) for value in data["options"].values()):
        raise word("", "options").error("the values of options are texts.")
    commitment = data.get("commitment")
    if not isinstance(commitment, str | None):
        raise word("", "commitment").error("'commitment' must be a text or null.")
    return Parts(
        word(data["game"], "game"),
        word(data["rules"], "rules"),
        [(word(name, "options"), word(value, "options")) for name, value in data["options"].items()],
        None if commitment is None else word(commitment, "commitment"),
        [word(name, "names", place) for place, name in enumerate(data["names"])],
        [word(event, "events", place) for place, event in enumerate(data["events"])],
    )


_SHAPES = {str: "a text", int: "a whole number", dict: "an object", list: "a list"}


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON, in which no key may stand twice."""
    keys = [key for key, _ in pairs]
    for key in keys:
        if keys.count(key) > 1:
            raise RecordError(f"{shown(key)} stands here twice.", 1, 1)
    return dict(pairs)


def _load(text: str) -> dict[str, Any]:
    try:
        data: dict[str, Any] = json.loads(text, object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        raise RecordError(f"it is not JSON: {error.msg}.", error.lineno, error.colno) from None
    except (RecursionError, ValueError):
        raise RecordError("it is JSON of a size that no record has.", 1, 1) from None
    return data
