"""What the server refuses: a code for programs, a sentence for people. Whatever is refused, nothing has changed."""

from typing import Literal

from qwixx.rules.errors import (
    ActionError,
    GameOver,
    IllegalAction,
    IllegalOutcome,
    QwixxError,
    SetupError,
    UnreadableAction,
    WrongSeat,
)

Code = Literal[
    "answered",
    "bad-device",
    "bad-file",
    "bad-key",
    "bad-name",
    "bad-roll",
    "bad-salt",
    "bad-setup",
    "cards-unknown",
    "dice-unknown",
    "entered",
    "forbidden-origin",
    "game-over",
    "here",
    "hello-first",
    "illegal",
    "malformed",
    "moved",
    "name-taken",
    "no-proposal",
    "no-such-seat",
    "not-allowed",
    "not-host",
    "not-running",
    "not-starting",
    "not-to-act",
    "not-yours",
    "nothing-sealed",
    "open-seats",
    "replaced",
    "seat-taken",
    "slow-down",
    "stale",
    "started",
    "starting",
    "storage",
    "still-running",
    "too-large",
    "too-late",
    "too-many",
    "unknown-table",
    "unproven",
]


class Refusal(Exception):
    """A request that is refused; `code` is for programs, the text for people."""

    def __init__(self, code: Code, message: str, rule: str | None = None, facts: dict[str, str] | None = None) -> None:
        super().__init__(message)
        self.code: Code = code
        self.rule = rule
        self.facts = facts


def refusal_of(error: QwixxError) -> Refusal:
    """The refusal that a rule's own error comes to."""
    message = str(error)
    if isinstance(error, IllegalAction):
        return Refusal("illegal", message, error.rule, {name: str(fact) for name, fact in error.facts.items()})
    if isinstance(error, UnreadableAction):
        return Refusal("malformed", message)
    if isinstance(error, IllegalOutcome):
        return Refusal("bad-roll", message)
    if isinstance(error, GameOver):
        return Refusal("game-over", message)
    if isinstance(error, WrongSeat):
        return Refusal("not-to-act", message)
    if isinstance(error, SetupError):
        return Refusal("bad-setup", message)
    assert isinstance(error, ActionError)  # nothing else is raised by what the server asks of the rules
    return Refusal("illegal", message)
