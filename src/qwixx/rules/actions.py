"""What a player can do. Each action is a small value; `str` gives the text a person types, `parse` reads it back."""

import re
from dataclasses import dataclass

from qwixx.rules.errors import UnreadableAction, shown

JOKER = "j"


@dataclass(frozen=True, slots=True)
class Pass:
    """Cross nothing, or leave the pawn where it is."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Mark:
    """Cross one number: `g7`."""

    colour: str
    number: int

    def __str__(self) -> str:
        return f"{self.colour}{self.number}"


@dataclass(frozen=True, slots=True)
class Move:
    """Move the pawn so many free fields forward, onto this number: `move 4 g7`."""

    steps: int
    field: Mark

    def __str__(self) -> str:
        return f"move {self.steps} {self.field}"


@dataclass(frozen=True, slots=True)
class Take:
    """Take cards with these backs from the display: `take 3 11`."""

    numbers: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(["take", *map(str, self.numbers)])


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """A card: `r4`, or `j4` for a joker."""

    suit: str
    number: int

    def __str__(self) -> str:
        return f"{self.suit}{self.number}"


@dataclass(frozen=True, slots=True)
class Play:
    """Play cards as one colour, cross some of their numbers: `play r4 jr5 r7 mark r4 r5`, `jr5` a joker as red."""

    colour: str
    cards: tuple[Card, ...]
    marks: tuple[int, ...] = ()

    def __str__(self) -> str:
        words = ["play"]
        words += [f"j{self.colour}{card.number}" if card.suit == JOKER else str(card) for card in self.cards]
        if self.marks:
            words += ["mark", *(f"{self.colour}{number}" for number in self.marks)]
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class GoOn:
    """Play the next game of the match."""

    def __str__(self) -> str:
        return "next"


@dataclass(frozen=True, slots=True)
class Stop:
    """Stop the match here, if all agree."""

    def __str__(self) -> str:
        return "stop"


Action = Pass | Mark | Move | Take | Play | GoOn | Stop

_PLAIN: dict[str, Action] = {str(action): action for action in (Pass(), GoOn(), Stop())}
_SHAPES = "Write pass, g7, move 4 g7, take 11, play r4 r5 mark r4, next or stop."


def parse(text: str) -> Action:
    """Read an action from its full text, whatever the game."""
    words = text.split(" ")
    if text in _PLAIN:
        return _PLAIN[text]
    if words[0] == "move" and len(words) == 3:
        return Move(_whole(words[1], text), _mark(words[2], text))
    if words[0] == "take" and len(words) > 1:
        return Take(tuple(_whole(word, text) for word in words[1:]))
    if words[0] == "play" and len(words) > 1:
        return _play(words[1:], text)
    if len(words) == 1:
        return _mark(text, text)
    raise _unreadable(text)


def _play(words: list[str], text: str) -> Play:
    """The cards up to `mark`, then the numbers crossed; every word must name the same colour."""
    split = words.index("mark") if "mark" in words else len(words)
    cards = [_card(word, text) for word in words[:split]]
    marks = [_mark(word, text) for word in words[split + 1 :]]
    colours = {colour for colour, _ in cards} | {mark.colour for mark in marks}
    if len(colours) != 1 or not cards or (split < len(words) and not marks):
        raise UnreadableAction(f"{shown(text)} does not play cards of one colour. {_SHAPES}")
    return Play(colours.pop(), tuple(card for _, card in cards), tuple(mark.number for mark in marks))


def _card(word: str, text: str) -> tuple[str, Card]:
    if word.startswith(JOKER):
        mark = _mark(word[1:], text)
        return mark.colour, Card(JOKER, mark.number)
    mark = _mark(word, text)
    return mark.colour, Card(mark.colour, mark.number)


def _mark(word: str, text: str) -> Mark:
    match = re.fullmatch(r"([a-ik-z])([1-9][0-9]?)", word)
    if not match:
        raise _unreadable(text)
    return Mark(match[1], int(match[2]))


def _whole(word: str, text: str) -> int:
    if not re.fullmatch(r"[1-9][0-9]?", word):
        raise _unreadable(text)
    return int(word)


def _unreadable(text: str) -> UnreadableAction:
    return UnreadableAction(f"{shown(text)} is not an action. {_SHAPES}")
