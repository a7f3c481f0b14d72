"""The parts of a position's text, each by its name; one that cannot be read is refused with what it is to be."""

import re
from typing import NamedTuple

from qwixx.positions.writing import LIST, NONE
from qwixx.rules import outcomes
from qwixx.rules.actions import Card
from qwixx.rules.errors import IllegalOutcome, UnreadablePosition, shown
from qwixx.rules.outcomes import Call, Roll

LONGEST = 20_000
SHAPE = "write it as qwixx does: 'classic; white 5 1; sheets r5 p1 | y2; dice 3 4 r2 y5 g1 b6'."
BAR = LIST.strip()
PHASE = "phase"  # stands first and has no name
NAMES = (
    *("for", "sheets", "answers", "dice", "closing", "pawns", "final", "panel"),
    *("hand", "hands", "backs", "display", "pile", "pools"),
)

Parts = dict[str, str]


class Turn(NamedTuple):
    """What is said first: the phase, the turn, who is active, and whether they have crossed something."""

    phase: str
    number: int
    active: int | None
    crossed: bool


def split(text: str) -> tuple[str, Parts]:
    """The game with its options, and each part by its name."""
    if len(text) > LONGEST:
        raise UnreadablePosition(f"A position has at most {LONGEST} characters.")
    head, *others = (" ".join(part.split()) for part in re.split(r';(?=(?:[^"]*"[^"]*")*[^"]*$)', text))
    parts = {PHASE: others[0]} if others else {}
    for other in others[1:]:
        name, _, value = other.partition(" ")
        if name not in NAMES:
            raise UnreadablePosition(f"A position has no part {shown(name)}; it has {', '.join(NAMES)}.")
        if name in parts:
            raise UnreadablePosition(f"The part {shown(name)} stands there twice.")
        parts[name] = LIST.join(thing.strip() for thing in value.split(BAR))
    return head, parts


def there(parts: Parts, name: str) -> str:
    """A part that has to be there."""
    if name not in parts:
        raise UnreadablePosition(f"The part {shown(name)} of the position is missing; {SHAPE}")
    return parts[name]


def listed(parts: Parts, name: str, seats: int | None = None) -> list[str]:
    """The things of a part, between bars; if there are any, one for each seat."""
    things = parts[name].split(LIST) if name in parts else []
    if "" in things:
        raise UnreadablePosition(f"Something is missing in the part {shown(name)}; what is empty is written -.")
    if things and seats not in (None, len(things)):
        raise UnreadablePosition(f"There are {seats} sheets, but {len(things)} in the part {shown(name)}.")
    return things


def numbers(text: str, what: str, lowest: int, highest: int) -> tuple[int, ...]:
    """The whole numbers that stand side by side."""
    return tuple(_number(word, what, lowest, highest) for word in text.split())


def turn_of(parts: Parts, seats: int) -> Turn:
    """The part that stands first."""
    match = re.fullmatch(r"(\S+) ([0-9]{1,9}) ([0-9]+|-)( x)?", parts[PHASE])
    if not match:
        first = "the phase, the turn and whose it is, like 'white 5 1', and an x if they have crossed something"
        raise UnreadablePosition(f"{shown(parts[PHASE])} cannot be read: first stand {first}.")
    phase, number, active, crossed = match.groups()
    whose = None if active == NONE else _number(active, "whose turn it is", 1, seats) - 1
    return Turn(phase, int(number), whose, bool(crossed))


def dice_of(parts: Parts) -> tuple[tuple[int, ...], tuple[tuple[str, int], ...]]:
    """The white dice and the coloured ones; or one number, where only the white sum was called."""
    if "dice" not in parts:
        return (), ()
    text = parts["dice"]
    try:
        rolled = outcomes.parse(f"roll {text}" if " " in text else f"call {text}")
    except IllegalOutcome:
        raise UnreadablePosition(f"{shown(text)} are not dice; write them like '3 4 r2 y5 g1 b6'.") from None
    if isinstance(rolled, Call):
        return (rolled.number,), ()
    assert isinstance(rolled, Roll)
    return rolled.whites, rolled.coloured


def cards_of(text: str) -> tuple[Card, ...]:
    """The cards that stand side by side; a line if there are none."""
    return tuple(card_of(word) for word in text.split() if word != NONE)


def card_of(word: str) -> Card:
    """A card, by its colour and number."""
    if not re.fullmatch(r"[a-z][0-9]{1,2}", word):
        raise UnreadablePosition(f"{shown(word)} is not a card; write it like 'r4'.")
    return Card(word[0], int(word[1:]))


def back_of(word: str) -> tuple[int | None, int | None]:
    """What is seen of a card from behind: its number, and the shuffle that it came from."""
    if word == NONE:
        return None, None
    if not re.fullmatch(r"[0-9]{1,2}@[0-9]{1,4}", word):
        raise UnreadablePosition(f"{shown(word)} is not the back of a card; write it like '7@1'.")
    number, _, origin = word.partition("@")
    return int(number), int(origin)


def _number(word: str, what: str, lowest: int, highest: int) -> int:
    if not re.fullmatch(r"-?[0-9]{1,9}", word) or not lowest <= int(word) <= highest:
        raise UnreadablePosition(f"{shown(word)} cannot be: {what} is a whole number from {lowest} to {highest}.")
    return int(word)
