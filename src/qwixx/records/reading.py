"""Reading a record: arbitrary bytes give a valid record or a `RecordError` with line, column and reason."""

import re
from codecs import BOM_UTF8
from contextlib import suppress
from datetime import date

from qwixx import games
from qwixx.records.folding import Folding
from qwixx.records.json_form import json_parts
from qwixx.records.parts import ENTERED, OF_THE_DAY, Parts, chance_text
from qwixx.records.places import Lines
from qwixx.records.record import Correction, Event, Record, name_problem, parse_event, promise_problem, salt_problem
from qwixx.records.text_form import text_parts
from qwixx.rules.errors import IllegalAction, IllegalOutcome, QwixxError, RecordError, shown
from qwixx.rules.game import Game
from qwixx.rules.outcomes import Call

LARGEST_FILE = 4 * 1024 * 1024  # bytes: a table may go back thousands of times, and its record tells of each
VERSIONS = tuple(map(str, range(1, games.NEWEST + 1)))


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
    game = _game(parts)
    for name in parts.names:
        if problem := name_problem(name.text):
            raise name.error(problem)
    for what, word in (("commitment", parts.commitment), ("seed", parts.seed)):
        if word and not re.fullmatch(r"[0-9a-f]{64}", word.text):
            raise word.error(f"a {what} is 64 hexadecimal digits.")
    for salt in parts.salts:
        if problem := salt_problem(salt.text):
            raise salt.error(problem)
    for promise in parts.promises:
        if problem := promise_problem(promise.text):
            raise promise.error(problem)
    day = _day(parts)
    _check_unproven(parts)
    entered = parts.chance is not None and day is None
    return Record(
        game=game,
        names=tuple(name.text for name in parts.names),
        commitment=parts.commitment.text if parts.commitment else None,
        events=_events(parts, game, entered),
        seed=parts.seed.text if parts.seed else None,
        salts=tuple(salt.text for salt in parts.salts),
        promises=tuple(promise.text for promise in parts.promises),
        entered=entered,
        day=day,
    )


def _day(parts: Parts) -> date | None:
    """The day whose dice they are, if chance was that of a day."""
    said = parts.chance
    if said is None or said.text == ENTERED:
        return None
    with suppress(ValueError):
        day = date.fromisoformat(said.text.removeprefix(OF_THE_DAY))
        if said.text == chance_text(entered=False, day=day):
            return day
    raise said.error(f"chance is '{ENTERED}' or '{OF_THE_DAY}2026-11-18', or the line is left out.")


def _check_unproven(parts: Parts) -> None:
    """Refuse what would prove chance that has no secret: that people entered, or of a day."""
    if parts.chance is None:
        return
    for word in (parts.commitment, parts.seed, *parts.salts, *parts.promises):
        if word and word.text:
            raise word.error(f"where chance is {parts.chance.text}, there is no commitment, seed, promise or salt.")


def _game(parts: Parts) -> Game:
    """The game the header names, by the version of the rules that it names."""
    name = parts.game.text
    try:
        games.game(name)
    except QwixxError as error:
        raise parts.game.error(str(error)) from None
    if parts.rules.text not in VERSIONS:
        raise parts.rules.error(
            f"the versions of the rules are {' and '.join(VERSIONS)}, not {shown(parts.rules.text)}."
        )
    options: dict[str, str] = {}
    for option, value in parts.options:
        if option.text in options:
            raise option.error(f"the option {shown(option.text)} stands here twice.")
        options[option.text] = value.text
        try:
            games.game(name, **{option.text: value.text})
        except QwixxError as error:
            raise option.error(str(error)) from None
    return games.game_by(name, tuple(options.items()), int(parts.rules.text))


def _events(parts: Parts, game: Game, entered: bool) -> tuple[Event, ...]:
    """The events, each of them legal where it stands."""
    try:
        folding = Folding(game, len(parts.names))
    except QwixxError as error:
        raise parts.game.error(str(error)) from None
    events: list[Event] = []
    for word in parts.events:
        try:
            event = parse_event(word.text)
            by_people = isinstance(event, Correction) or (isinstance(event, Call) and game.descriptor.dice)
            if by_people and not entered:
                raise IllegalOutcome(f"It needs the line 'chance: {ENTERED}': only people call, and enter wrongly.")
            folding.go_on(event)
        except QwixxError as error:
            rule = f" (rule: {error.rule})" if isinstance(error, IllegalAction) else ""
            raise word.error(f"event {len(events) + 1}, {shown(word.text)}: {error}{rule}") from None
        events.append(event)
    return tuple(events)
