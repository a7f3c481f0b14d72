"""Reading a record: arbitrary bytes give a valid record or a `RecordError` with line, column and reason."""

import re
from codecs import BOM_UTF8

from qwixx.games import game
from qwixx.records.json_form import json_parts
from qwixx.records.parts import Parts
from qwixx.records.places import Lines
from qwixx.records.record import Event, Record, happen, name_problem, parse_event, salt_problem
from qwixx.records.text_form import text_parts
from qwixx.rules.errors import IllegalAction, QwixxError, RecordError, shown
from qwixx.rules.game import Game

LARGEST_FILE = 1024 * 1024


def parse(data: bytes | str) -> Record:
    """Read a record from either form."""
    text = _decode(data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data)
    return _build(json_parts(text) if text.lstrip().startswith("{") else text_parts(text))


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
    for what, word in (("commitment", parts.commitment), ("seed", parts.seed)):
        if word and not re.fullmatch(r"[0-9a-f]{64}", word.text):
            raise word.error(f"a {what} is 64 hexadecimal digits.")
    for salt in parts.salts:
        if problem := salt_problem(salt.text):
            raise salt.error(problem)
    return Record(
        game=rulebook.id,
        names=tuple(name.text for name in parts.names),
        options=rulebook.options,
        rules=rulebook.version,
        commitment=parts.commitment.text if parts.commitment else None,
        events=_events(parts, rulebook),
        seed=parts.seed.text if parts.seed else None,
        salts=tuple(salt.text for salt in parts.salts),
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
