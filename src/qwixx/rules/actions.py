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
    """Cross one number: `g7`; where the sheet has two of them, `g7@2` is the one in the second row."""

    colour: str
    number: int
    row: int | None = None  # counted from 0; only where it is needed

    def __str__(self) -> str:
        return f"{self.colour}{self.number}" if self.row is None else f"{self.colour}{self.number}@{self.row + 1}"


@dataclass(frozen=True, slots=True)
class Move:
    """Move the pawn so many free fields forward, onto this number: `move 4 g7`."""

    steps: int
    field: Mark

    def __str__(self) -> str:
        return f"move {self.steps} {self.field}"


@dataclass(frozen=True, slots=True)
class Take:
    """Take cards from the display, by their backs and places: `take 3@1 11@4`.

    `take 7`, as older records have it, is the leftmost 7.
    """

    numbers: tuple[int, ...]
    places: tuple[int, ...] = ()  # of these numbers, counted from 0, left to right

    def __str__(self) -> str:
        at = [f"{number}@{place + 1}" for number, place in zip(self.numbers, self.places, strict=False)]
        return " ".join(["take", *(at or map(str, self.numbers))])


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """A card: `r4`, or `j4` for a joker."""

    suit: str
    number: int

    def __post_init__(self) -> None:
        """Refuse what only looks like a card."""
        if type(self.number) is not int or type(self.suit) is not str:
            raise UnreadableAction(f"A card is a letter and a whole number, not {self.suit!r} and {self.number!r}.")

    def __str__(self) -> str:
        return f"{self.suit}{self.number}"


@dataclass(frozen=True, slots=True)
class PlayCards:
    """Play cards as one colour, cross some of their numbers: `play r4 jr5 r7 mark r4 r5`, `jr5` a joker as red.

    Where the cards are real nobody says which they were, only what was crossed: `play mark r4 r5`.
    """

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


Action = Pass | Mark | Move | Take | PlayCards | GoOn | Stop

_PLAIN: dict[str, Action] = {str(action): action for action in (Pass(), GoOn(), Stop())}
_SHAPES = "Write pass, g7, move 4 g7, take 11@4, play r4 r5 mark r4, next or stop."


def parse(text: str) -> Action:
    """Read an action from its full text, whatever the game."""
    words = text.split(" ")
    if text in _PLAIN:
        return _PLAIN[text]
    if words[0] == "move" and len(words) == 3:
        return Move(_whole(words[1], text), _mark(words[2], text))
    if words[0] == "take" and len(words) > 1:
        return _take(words[1:], text)
    if words[0] == "play" and len(words) > 1:
        return _play(words[1:], text)
    if len(words) == 1:
        return _mark(text, text)
    raise _unreadable(text)


def _take(words: list[str], text: str) -> Take:
    """Backs with their places, or without."""
    parts = [word.partition("@") for word in words]
    numbers = tuple(_whole(number, text) for number, _, _ in parts)
    if not any(at for _, at, _ in parts):
        return Take(numbers)
    return Take(numbers, tuple(_whole(place, text) - 1 for _, _, place in parts))


def _play(words: list[str], text: str) -> PlayCards:
    """The cards up to `mark`, then the numbers crossed; every word must name the same colour."""
    split = words.index("mark") if "mark" in words else len(words)
    cards = [_card(word, text) for word in words[:split]]
    marks = [_plain(word, text) for word in words[split + 1 :]]
    colours = {colour for colour, _ in cards} | {mark.colour for mark in marks}
    if len(colours) != 1 or (split < len(words) and not marks):
        raise UnreadableAction(f"{shown(text)} does not play cards of one colour. {_SHAPES}")
    return PlayCards(colours.pop(), tuple(card for _, card in cards), tuple(mark.number for mark in marks))


def _card(word: str, text: str) -> tuple[str, Card]:
    if word.startswith(JOKER):
        mark = _plain(word[1:], text)
        return mark.colour, Card(JOKER, mark.number)
    mark = _plain(word, text)
    return mark.colour, Card(mark.colour, mark.number)


def _mark(word: str, text: str) -> Mark:
    match = re.fullmatch(r"([a-ik-z])([1-9][0-9]?)(?:@([1-9]))?", word)
    if not match:
        raise _unreadable(text)
    return Mark(match[1], int(match[2]), int(match[3]) - 1 if match[3] else None)


def _plain(word: str, text: str) -> Mark:
    """A colour and a number, of a card or in the row of a colour."""
    mark = _mark(word, text)
    if mark.row is not None:
        raise _unreadable(text)
    return mark


def _whole(word: str, text: str) -> int:
    if not re.fullmatch(r"[1-9][0-9]?", word):
        raise _unreadable(text)
    return int(word)


def _unreadable(text: str) -> UnreadableAction:
    return UnreadableAction(f"{shown(text)} is not an action. {_SHAPES}")


def check_action(action: object) -> None:
    """Refuse what is no action, before anybody looks into it."""
    if isinstance(action, str):
        raise UnreadableAction(f"{shown(action)} is a text; read it first: game.read(state, seat, {shown(action)}).")
    if not isinstance(action, Action):
        raise UnreadableAction(f"{shown(action)} is not an action but of the type {type(action).__name__}.")
    if not _well_made(action):
        raise UnreadableAction(f"{shown(repr(action))} is not made of letters and whole numbers as its kind should be.")


def _well_made(action: Action) -> bool:
    """Whether the parts of an action are what they should be, which a type checker would have said."""
    match action:
        case Mark():
            row = 0 if action.row is None else action.row
            return type(action.colour) is str and _whole_numbers((action.number, row))
        case Move():
            return _whole_numbers((action.steps,)) and isinstance(action.field, Mark) and _well_made(action.field)
        case Take():
            whole = _whole_numbers(action.numbers) and _whole_numbers(action.places)
            return whole and len(action.places) in (0, len(action.numbers))
        case PlayCards():
            cards = isinstance(action.cards, tuple) and all(isinstance(card, Card) for card in action.cards)
            return cards and type(action.colour) is str and _whole_numbers(action.marks)
    return True


def _whole_numbers(numbers: object) -> bool:
    """Whether this is a tuple of whole numbers."""
    return isinstance(numbers, tuple) and all(type(number) is int for number in numbers)
