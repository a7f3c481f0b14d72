"""The places of an encoding as plain numbers: what a loop reads that writes observations from a position's cells.

They are read off the names of the slots and the order of the actions, so nothing is said here a second time.
"""

from collections.abc import Sequence
from typing import NamedTuple

from qwixx.encoding.encoding import Encoding
from qwixx.encoding.numbering import cards_and_marks, take_places
from qwixx.rules.descriptor import Descriptor
from qwixx.rules.kernel.phases import PHASES
from qwixx.rules.kernel.sheet import ROW_BITS
from qwixx.rules.layout import Layout

NOWHERE = -1  # the game has no such slot, or no such action
HAND_BITS = 5  # in `plays`: for the cards that are crossed


class Places(NamedTuple):
    """Where things stand in an observation, and which index an action has."""

    phases: Sequence[int]  # by phase: its slot
    asked: int
    to_act: int
    crossed: int
    active: int
    sheets: int
    sheet: int  # slots of one sheet
    penalties: int  # in a sheet: after so many slots
    of_bit: Sequence[int]  # by bit of a sheet: so many slots into it
    scores: int
    closed: int
    closing: int
    whites: int
    coloured: int
    pawns: int
    final_turns: int
    hand: int
    suits: int
    backs: int
    display: int
    top: int
    pile: int
    discards: int
    latest: int
    earlier: int
    earlier_display: int
    panel: int
    marks: Sequence[int]  # by bit of a sheet: the index of crossing it
    moves: int  # the index of the shortest move
    takes: Sequence[int]  # by set of places on the display: the index
    plays: Sequence[int]  # by cards of the hand << HAND_BITS | those of them that are crossed: the first row's index
    row_plays: int  # how many indices lie between two rows
    go_on: int


def places_of(encoding: Encoding) -> Places:
    """The places of an encoding."""
    about, slots, actions = encoding.game.descriptor, encoding.slots, encoding.actions
    layout = about.layout
    return Places(
        phases=tuple(_first(slots, f"phase {phase.name}") for phase in PHASES),
        asked=_first(slots, "asked "),
        to_act=_first(slots, "to act"),
        crossed=_first(slots, "crossed"),
        active=_first(slots, "active "),
        sheets=_first(slots, "me "),
        sheet=sum(len(row.numbers) + 1 for row in layout.rows) + layout.boxes,
        penalties=sum(len(row.numbers) + 1 for row in layout.rows),
        of_bit=_by_bit(layout, locks=True, begin=0),
        scores=_first(slots, "me score"),
        closed=_first(slots, "closed "),
        closing=_first(slots, "closing "),
        whites=_first(slots, "lower white die"),
        coloured=_first(slots, f"{about.dice.colours[0]} die") if about.dice else NOWHERE,
        pawns=_first(slots, "me pawn"),
        final_turns=_first(slots, "final turns"),
        hand=_first(slots, "hand 1"),
        suits=len(about.cards.suits) if about.cards else 0,
        backs=_first(slots, "+1 back"),
        display=_first(slots, "display 1 back"),
        top=_first(slots, "top "),
        pile=_first(slots, "pile"),
        discards=_first(slots, "discard "),
        latest=_first(slots, "latest "),
        earlier=_first(slots, "+1 earlier"),
        earlier_display=_first(slots, "display 1 earlier"),
        panel=_first(slots, "game 1 played"),
        marks=_by_bit(layout, locks=False, begin=actions.index("pass") + 1),
        moves=_first(actions, "move 1"),
        takes=_takes(about, _first(actions, "take at")),
        plays=_plays(about, _first(actions, "play ")),
        row_plays=len(list(cards_and_marks(about.cards))) if about.cards else 0,
        go_on=_first(actions, "next"),
    )


def _first(texts: Sequence[str], beginning: str) -> int:
    """The place of the first text that begins so."""
    return next((place for place, text in enumerate(texts) if text.startswith(beginning)), NOWHERE)


def _by_bit(layout: Layout, locks: bool, begin: int) -> tuple[int, ...]:
    """By bit of a sheet, row by row: numbers counted from `begin` on, with or without the lock after each row's."""
    places = [NOWHERE] * (ROW_BITS * len(layout.rows))
    for number, row in enumerate(layout.rows):
        size = len(row.numbers) + locks
        places[ROW_BITS * number : ROW_BITS * number + size] = range(begin, begin + size)
        begin += size
    return tuple(places)


def _takes(about: Descriptor, begin: int) -> tuple[int, ...]:
    """By set of places on the display, as bits: the index of taking them."""
    indices = [NOWHERE] * (1 << about.cards.display if about.cards else 1)
    for number, chosen in enumerate(take_places(about.cards) if about.cards else ()):
        indices[_bits(chosen)] = begin + number
    return tuple(indices)


def _plays(about: Descriptor, begin: int) -> tuple[int, ...]:
    """By cards of the hand and those of them that are crossed, as bits: the index of playing them in the first row."""
    indices = [NOWHERE] * (1 << 2 * HAND_BITS if about.cards else 1)
    for number, (cards, marks) in enumerate(cards_and_marks(about.cards) if about.cards else ()):
        indices[_bits(cards) << HAND_BITS | _bits(marks)] = begin + number
    return tuple(indices)


def _bits(places: Sequence[int]) -> int:
    return sum(1 << place for place in places)
