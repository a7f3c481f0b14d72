"""`Record`: who played what, and every chance outcome and action in order. The state is a fold over it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from qwixx.rules import actions, outcomes
from qwixx.rules.actions import Action
from qwixx.rules.errors import UnreadableAction, shown
from qwixx.rules.game import Game, State
from qwixx.rules.outcomes import Outcome

LONGEST_NAME = 60
LONGEST_SALT = 64


@dataclass(frozen=True, slots=True)
class Act:
    """A seat's action: `2: b10`."""

    seat: int
    action: Action

    def __str__(self) -> str:
        return f"{self.seat + 1}: {self.action}"


Event = Outcome | Act


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """A game, finished or not. Made by playing or by `parse`, both of which only make valid ones."""

    game: Game
    names: tuple[str, ...]  # one a seat
    commitment: str | None = None  # to the seed that chance came from: a SHA-256, 64 hexadecimal digits
    events: tuple[Event, ...] = ()
    seed: str | None = None  # revealed after the game: 64 hexadecimal digits
    salts: tuple[str, ...] = ()  # what the seats added to the seed, one a seat; none if all are empty
    promises: tuple[str, ...] = ()  # of the salts, before any was revealed: SHA-256s, one a seat; none if all are empty

    def __post_init__(self) -> None:
        """That nobody gave or promised a salt is written in one way only, so that equal games are equal records."""
        if not any(self.salts):
            object.__setattr__(self, "salts", ())
        if not any(self.promises):
            object.__setattr__(self, "promises", ())

    def __repr__(self) -> str:
        return f"<Record of {self.game.id} for {', '.join(self.names)}: {len(self.events)} events>"


def parse_event(text: str) -> Event:
    """Read one event from its text."""
    if match := re.fullmatch(r"([1-9]): (.+)", text):
        return Act(int(match[1]) - 1, actions.parse(match[2]))
    if text.split(" ")[0] in ("first", "roll", "shuffle"):
        return outcomes.parse(text)
    raise UnreadableAction(f"{shown(text)} is not an event; write '2: g7' for seat 2, or first, roll, shuffle.")


def happen(game: Game, state: State, event: Event) -> State:
    """The position after one more event."""
    if isinstance(event, Act):
        return game.apply(state, event.seat, event.action)
    return game.chance(state, event)


def states(record: Record) -> Iterator[State]:
    """Every position of a record, from the start on."""
    state = record.game.start(len(record.names))
    yield state
    for event in record.events:
        state = happen(record.game, state, event)
        yield state


def fold(record: Record, events: int | None = None) -> State:
    """The position after so many events of a record, or after all."""
    last = len(record.events) if events is None else events
    if not 0 <= last <= len(record.events):
        raise IndexError(f"the record has {len(record.events)} events, not {events}")
    state = record.game.start(len(record.names))
    for event in record.events[:last]:
        state = happen(record.game, state, event)
    return state


def name_problem(name: object) -> str | None:
    """What is wrong with a player's name, if anything: free text, but on one line."""
    if not isinstance(name, str) or not name or name != name.strip():
        return "a name is text without spaces around it."
    if len(name) > LONGEST_NAME:
        return f"a name has at most {LONGEST_NAME} characters."
    joined = name.replace("\u200c", "").replace("\u200d", "")  # family emoji and some scripts need joiners
    return None if joined and joined.isprintable() else "a name has only printable characters."


def promise_problem(promise: str) -> str | None:
    """What is wrong with the promise of a salt, if anything; it may be empty."""
    return None if re.fullmatch(r"([0-9a-f]{64})?", promise) else "a promise is 64 hexadecimal digits."


def salt_problem(salt: str) -> str | None:
    """What is wrong with a player's salt, if anything; it may be empty."""
    if re.fullmatch(rf"[0-9A-Za-z_-]{{0,{LONGEST_SALT}}}", salt):
        return None
    return f"a salt is 1 to {LONGEST_SALT} of the letters a to z and A to Z, digits, - and _."
