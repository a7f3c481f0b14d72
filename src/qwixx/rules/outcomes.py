"""What chance does, as data. Each outcome is a small value with a text form, as the actions are."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations, product
from math import perm

from qwixx.rules.actions import Card
from qwixx.rules.errors import IllegalOutcome, shown

ROLL = re.compile(r"roll ([1-6]) ([1-6])((?: [a-z][1-6])*)")


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


@dataclass(frozen=True, slots=True)
class Redeal:
    """The cards that nobody holds, dealt anew after going back: `redeal r4@1 y7 b2 g5 r9 …`.

    The display from the left, then the pile, top card first. A card of an earlier shuffle than the pile's says which.
    """

    cards: tuple[Card, ...]
    shuffles: tuple[int, ...]  # by card: the earlier shuffle it came from, 0 for that of the pile

    def __str__(self) -> str:
        dealt = zip(self.cards, self.shuffles, strict=True)
        return " ".join(["redeal", *(f"{card}@{shuffle}" if shuffle else str(card) for card, shuffle in dealt)])


@dataclass(frozen=True, slots=True)
class Call:
    """A number that people called out, and nothing else of what lay there: `call 7` is the sum of the white dice."""

    number: int

    def __str__(self) -> str:
        return f"call {self.number}"


Outcome = First | Roll | Shuffle | Redeal | Call


@dataclass(frozen=True, slots=True)
class Outcomes:
    """Every outcome of the chance that is due, each as likely: some things, drawn one after the other.

    Iterating over it gives each outcome with its probability. The things are numbers: seats, the faces of a die, or
    cards suit by suit, all counted from 0. Nobody lists all the orders of a pile: who needs them explicit draws card by
    card, from what is `left`.
    """

    things: tuple[int, ...]
    draws: int  # how many of them make an outcome
    again: bool  # whether the same can be drawn again: a face can, a card cannot
    outcome: Callable[[Sequence[int]], Outcome]  # of the things drawn

    @property
    def count(self) -> int:
        """How many outcomes there are."""
        return len(self.things) ** self.draws if self.again else perm(len(self.things), self.draws)

    @property
    def probability(self) -> Fraction:
        """Of each outcome."""
        return Fraction(1, self.count)

    def left(self, drawn: Sequence[int] = ()) -> tuple[int, ...]:
        """What can be drawn next, each as likely; nothing once the outcome is complete."""
        if len(drawn) >= self.draws:
            return ()
        return self.things if self.again else tuple(thing for thing in self.things if thing not in drawn)

    def __iter__(self) -> Iterator[tuple[Outcome, Fraction]]:
        """Each outcome with its probability."""
        every = product(self.things, repeat=self.draws) if self.again else permutations(self.things, self.draws)
        probability = self.probability
        return ((self.outcome(drawn), probability) for drawn in every)


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
        case Call():
            return type(outcome.number) is int
        case Shuffle():
            return _are_cards(outcome.cards)
        case Redeal():
            whole = isinstance(outcome.shuffles, tuple) and all(type(number) is int for number in outcome.shuffles)
            return _are_cards(outcome.cards) and whole and len(outcome.cards) == len(outcome.shuffles)
    dice = isinstance(outcome.whites, tuple) and isinstance(outcome.coloured, tuple)
    return dice and all(isinstance(die, tuple) and len(die) == 2 for die in outcome.coloured)


def _are_cards(cards: object) -> bool:
    return isinstance(cards, tuple) and all(isinstance(card, Card) for card in cards)


def parse(text: str) -> Outcome:
    """Read an outcome from its text."""
    if match := ROLL.fullmatch(text):  # by far the most
        coloured = tuple([(word[0], int(word[1])) for word in match[3].split()])
        return Roll((int(match[1]), int(match[2])), coloured)
    if match := re.fullmatch(r"first ([1-9])", text):
        return First(int(match[1]) - 1)
    if match := re.fullmatch(r"call ([1-9][0-9]?)", text):
        return Call(int(match[1]))
    if match := re.fullmatch(r"shuffle((?: [a-z][1-9][0-9]?)+)", text):
        return Shuffle(tuple(_card(word) for word in match[1].split()))
    if match := re.fullmatch(r"redeal((?: [a-z][1-9][0-9]?(?:@[1-9][0-9]{0,3})?)+)", text):
        dealt = [word.partition("@") for word in match[1].split()]
        return Redeal(tuple(_card(card) for card, _, _ in dealt), tuple(int(number or 0) for _, _, number in dealt))
    shapes = "Write first 2, roll 1 4 r3 y2 g6 b6, call 7, shuffle r4 b11 …, or redeal r4 b11 …"
    raise IllegalOutcome(f"{shown(text)} is not an outcome of chance. {shapes}")


def _card(word: str) -> Card:
    return Card(word[0], int(word[1:]))
