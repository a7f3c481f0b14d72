"""What chance does, as data. Each outcome is a small value with a text form, as the actions are."""

import re
from dataclasses import dataclass

from qwixx.rules.actions import Card
from qwixx.rules.errors import IllegalOutcome, shown


@dataclass(frozen=True, slots=True)
class First:
    """Who begins: `first 2` is the second seat."""

    seat: int

    def __str__(self) -> str:
        return f"first {self.seat + 1}"


@dataclass(frozen=True, slots=True)
class Roll:
    """The two white dice, then the coloured ones still in play: `roll 1 4 r3 y2 g6 b6`."""

    whites: tuple[int, int]
    coloured: tuple[tuple[str, int], ...]

    def __str__(self) -> str:
        dice = [f"{colour}{face}" for colour, face in self.coloured]
        return " ".join(["roll", *map(str, self.whites), *dice])


@dataclass(frozen=True, slots=True)
class Shuffle:
    """A new pile, top card first: `shuffle r4 b11 j2`."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return " ".join(["shuffle", *map(str, self.cards)])


Outcome = First | Roll | Shuffle


def check_outcome(outcome: object) -> None:
    """Refuse what is no outcome, before anybody looks into it."""
    if not isinstance(outcome, Outcome):
        raise IllegalOutcome(f"{shown(outcome)} is not an outcome of chance but of the type {type(outcome).__name__}.")
    if not _well_made(outcome):
        raise IllegalOutcome(f"{shown(repr(outcome))} is not made of numbers, dice or cards as its kind should be.")


def _well_made(outcome: Outcome) -> bool:
    """Whether the parts of an outcome are what they should be; whether they can be here, the game says."""
    match outcome:
        case First():
            return type(outcome.seat) is int
        case Shuffle():
            return isinstance(outcome.cards, tuple) and all(isinstance(card, Card) for card in outcome.cards)
    dice = isinstance(outcome.whites, tuple) and isinstance(outcome.coloured, tuple)
    return dice and all(isinstance(die, tuple) and len(die) == 2 for die in outcome.coloured)


def parse(text: str) -> Outcome:
    """Read an outcome from its text."""
    if match := re.fullmatch(r"first ([1-9])", text):
        return First(int(match[1]) - 1)
    if match := re.fullmatch(r"roll ([1-6]) ([1-6])((?: [a-z][1-6])*)", text):
        coloured = tuple((word[0], int(word[1])) for word in match[3].split())
        return Roll((int(match[1]), int(match[2])), coloured)
    if match := re.fullmatch(r"shuffle((?: [a-z][1-9][0-9]?)+)", text):
        return Shuffle(tuple(Card(word[0], int(word[1:])) for word in match[1].split()))
    shapes = "Write first 2, roll 1 4 r3 y2 g6 b6, or shuffle r4 b11 …"
    raise IllegalOutcome(f"{shown(text)} is not an outcome of chance. {shapes}")
