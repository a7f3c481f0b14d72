"""What can be chosen about a game: each option with its default and its typed choices."""

from dataclasses import dataclass

from qwixx.rules.errors import UnknownOption, shown


@dataclass(frozen=True, slots=True)
class Names:
    """One of these names."""

    names: tuple[str, ...]

    def __str__(self) -> str:
        return " or ".join(self.names)

    def allows(self, value: str) -> bool:
        """Whether this can be chosen."""
        return value in self.names


@dataclass(frozen=True, slots=True)
class Range:
    """A whole number between two."""

    first: int
    last: int

    def __str__(self) -> str:
        return f"{self.first}-{self.last}"

    def allows(self, value: str) -> bool:
        """Whether this can be chosen."""
        return value in map(str, range(self.first, self.last + 1))


@dataclass(frozen=True, slots=True)
class Board:
    """A side of On Board: one that comes with the package, by its name, or any by its fields in one line."""

    names: tuple[str, ...]

    def __str__(self) -> str:
        return " or ".join(self.names)

    def allows(self, value: str) -> bool:
        """Whether this can be chosen; whether the fields make a track is for the track to say."""
        return value in self.names or "/" in value


Choices = Names | Range | Board


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a game: what it is called, what it is without being chosen, and what it can be."""

    name: str
    default: str
    choices: Choices

    def check(self, value: object) -> str:
        """The value as text, if it can be chosen."""
        text = str(value)
        if self.choices.allows(text):
            return text
        raise UnknownOption(f"The option {self.name} is {self.choices}, not {shown(text)}.")
