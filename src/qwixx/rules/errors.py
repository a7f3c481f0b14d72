"""Everything that can be refused, one small tree. Whatever is refused, nothing has changed.

QwixxError
├── SetupError            a game that cannot be set up like this
│   ├── UnknownGame
│   ├── UnknownOption     no such option, or no such value of it
│   ├── WrongPlayers      too few or too many
│   └── MissingExtra      what an optional part needs is not installed (`qwixx.extras`)
├── ActionError           an action that cannot be done now
│   ├── IllegalAction     against a rule: `.rule` names it
│   ├── WrongSeat         no such seat, or somebody else is to act
│   ├── GameOver
│   └── UnreadableAction  not the text of an action
├── IllegalOutcome        a roll or shuffle that cannot have happened here
├── UnreadableSheet       not the text of a sheet
├── UnreadablePosition    not the text of a position
├── BoardError            a board file, with the line
└── RecordError           a record, with line and column
"""

from collections.abc import Callable
from typing import ClassVar


def shown(thing: object) -> str:
    """What somebody wrote, quoted for a sentence: on one line, printable and not too long."""
    text = str(thing)
    return repr(text if len(text) <= 40 else text[:40] + "…")


class QwixxError(Exception):
    """Any refusal; its text is a sentence a player could read."""


class SetupError(QwixxError):
    """A game that cannot be set up like this."""


class UnknownGame(SetupError):
    """There is no game of this name."""


class UnknownOption(SetupError):
    """The game has no such option, or the option no such value."""


class WrongPlayers(SetupError):
    """The game is not for so many players."""


class ActionError(QwixxError):
    """An action that cannot be done now."""


class IllegalAction(ActionError):
    """An action against the rules: `rule` is the name of the rule, `facts` what its sentence speaks of.

    The sentences stand in `locales/`, once for each language. `say` puts an error into English; where there are no
    words, as in a browser's Python, an error tells its rule and facts.
    """

    say: ClassVar[Callable[["IllegalAction"], str | None]] = staticmethod(lambda _: None)

    def __init__(self, rule: str, facts: dict[str, object]) -> None:
        super().__init__(rule, facts)
        self.rule = rule
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {fact}" for name, fact in self.facts.items())
        return IllegalAction.say(self) or f"{self.rule}: {facts}"


class WrongSeat(ActionError):
    """The seat does not exist, or somebody else is to act."""


class GameOver(ActionError):
    """The game has ended."""


class UnreadableAction(ActionError):
    """The text is not that of an action, or of more than one."""


class IllegalOutcome(QwixxError):
    """Chance cannot have come out like this here."""


class UnreadableSheet(QwixxError):
    """The text is not that of a sheet that can exist."""


class UnreadablePosition(QwixxError):
    """The text is not that of a position that can exist."""


class BoardError(QwixxError):
    """A board that cannot be played on; `line` is where, counted from 1, if it is one line's fault."""

    def __init__(self, reason: str, line: int | None = None) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.reason = reason
        self.line = line


class RecordError(QwixxError):
    """A record that cannot be read; `line` and `column` are where, counted from 1."""

    def __init__(self, reason: str, line: int, column: int) -> None:
        super().__init__(f"line {line}, column {column}: {reason}")
        self.reason = reason
        self.line = line
        self.column = column
