"""What is asked about on the command line: the decisions in a record, a saved game, or the text of a position."""

import sys
from pathlib import Path
from typing import NamedTuple

from qwixx import positions, records
from qwixx.cli.exits import WRONG_FILE, fail
from qwixx.cli.play.saves import Saves, record_in
from qwixx.games import game_by
from qwixx.records import LARGEST_FILE, Record
from qwixx.rules.actions import Action
from qwixx.rules.errors import RecordError, SetupError
from qwixx.rules.game import Game, NoChance, State
from qwixx.rules.view import View
from qwixx.words import Words

STDIN = "-"


class Decision(NamedTuple):
    """What one seat is to decide."""

    view: View
    legal: tuple[Action, ...]


class Asked(NamedTuple):
    """Decisions that are due together, the names at the table, and after how many events of a record, if of one."""

    decisions: tuple[Decision, ...]
    names: tuple[str, ...]
    at: int | None = None


def asked(source: str, at: int | None, say: Words) -> Asked:
    """The decisions that somebody asks about."""
    data = given(source)
    if is_record(data):
        return _in_record(_record(source, data), at)
    if at is not None:
        raise SetupError("--at is for records and saved games; a position is only one moment.")
    return _in_position(data.decode(errors="replace").strip(), say)


def record_of(source: str) -> Record:
    """The record in a file, a saved game or what comes through a pipe."""
    data = given(source)
    if not is_record(data):
        fail(f"{source}: this is not a record.", WRONG_FILE)
    return _record(source, data)


def given(source: str) -> bytes:
    """What an argument names: a file, a saved game, what comes through a pipe; or it is a position itself."""
    if source == STDIN:
        return sys.stdin.buffer.read(LARGEST_FILE + 1)
    if ";" in source:
        return source.encode()
    if not source.strip():
        raise SetupError("That is empty; name a file, a saved game or a position.")
    file = Path(source)
    try:
        with (file if file.exists() else Saves().file(source) or file).open("rb") as stream:
            return stream.read(LARGEST_FILE + 1)
    except OSError as error:
        raise SetupError(f"{source} cannot be read: {error.strerror}.") from None


def is_record(data: bytes) -> bool:
    """A record begins with its title or as JSON."""
    return data.removeprefix(b"\xef\xbb\xbf").lstrip().startswith((b"{", b"qwixx"))


def _record(source: str, data: bytes) -> Record:
    try:
        return record_in(data)
    except RecordError as error:
        fail(f"{source}: {error}", WRONG_FILE)


def _in_record(record: Record, at: int | None) -> Asked:
    """The decision after so many events, or the last there was."""
    events = len(record.events)
    if at is not None and not 0 <= at <= events:
        raise SetupError(f"--at goes from 0 to {events} in this record, not {at}.")
    due = {number: state for number, state in enumerate(records.states(record)) if record.game.actors(state)}
    if not due:
        raise SetupError("Nothing has been decided in this record yet.")
    number = max(due) if at is None else at
    if number not in due:
        nearest = min(due, key=lambda other: abs(other - number))
        raise SetupError(f"After {number} events nothing is to be decided; it is after {nearest}, for example.")
    return Asked(tuple(_decisions(record.game, due[number])), record.names, number)


def _in_position(text: str, say: Words) -> Asked:
    """The decision in a position: of one seat if it is a view, else of all that are to act."""
    if positions.is_view(text):
        view = positions.parse_view(text)
        game = game_by(view.game, view.options)
        state = game.determinize(view, NoChance())
        legal = game.legal(state, view.seat) if view.seat is not None else ()
        decisions = [Decision(view, legal)] if legal else []
    else:
        game, state = positions.parse(text)
        decisions = _decisions(game, state)
    if not decisions:
        raise SetupError("In this position nobody whose view it is has anything to decide.")
    return Asked(tuple(decisions), tuple(say("home-player", number=seat + 1) for seat in range(state.seats)))


def _decisions(game: Game, state: State) -> list[Decision]:
    return [Decision(game.view(state, seat), game.legal(state, seat)) for seat in game.actors(state)]
