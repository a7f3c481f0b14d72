"""`Record`: who played what, and every chance outcome and action in order. The state is a fold over it."""

import re
from dataclasses import dataclass
from datetime import date

from qwixx.rules import actions, outcomes
from qwixx.rules.actions import Action
from qwixx.rules.errors import UnreadableAction, shown
from qwixx.rules.game import Game
from qwixx.rules.outcomes import Outcome

LONGEST_NAME = 60
LONGEST_SALT = 64
OUTCOMES = ("first", "roll", "call", "shuffle", "redeal")  # how outcomes of chance begin


@dataclass(frozen=True, slots=True)
class Act:
    """A seat's action: `2: b10`."""

    seat: int
    action: Action

    def __str__(self) -> str:
        return f"{self.seat + 1}: {self.action}"


@dataclass(frozen=True, slots=True)
class Back:
    """Those at these seats went back to an earlier decision: `back 5 by 1 2`. The record keeps what was taken back."""

    decision: int  # counted from 1
    seats: tuple[int, ...] = ()  # who wanted to, in order

    def __str__(self) -> str:
        return " ".join([f"back {self.decision}", *(["by"] if self.seats else []), *(str(s + 1) for s in self.seats)])


@dataclass(frozen=True, slots=True)
class Correction:
    """What people had entered was not so, but this: `correct roll 3 4 r2 y5 g1 b6`. It stands in the other's place.

    All that had been done since is taken back; the record keeps it.
    """

    outcome: Outcome

    def __str__(self) -> str:
        return f"correct {self.outcome}"


Event = Outcome | Act | Back | Correction


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
    entered: bool = False  # whether people rolled or drew themselves and typed it in: then nothing of it can be proven
    day: date | None = None  # the day whose dice they are, if chance was that of a day

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
    if text.split(" ", 1)[0] in OUTCOMES:
        return outcomes.parse(text)
    if match := re.fullmatch(r"([1-9]): (.+)", text):
        return Act(int(match[1]) - 1, actions.parse(match[2]))
    if match := re.fullmatch(r"back ([1-9][0-9]{0,5})(?: by((?: [1-9])+))?", text):
        return Back(int(match[1]), tuple(int(seat) - 1 for seat in (match[2] or "").split()))
    if text.startswith("correct "):
        return Correction(outcomes.parse(text.removeprefix("correct ")))
    kinds = f"{', '.join(OUTCOMES)}, correct, back 5"
    raise UnreadableAction(f"{shown(text)} is not an event; write '2: g7' for seat 2, or {kinds}.")


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
