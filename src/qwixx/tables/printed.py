"""What is printed of a game, and what is fixed about it: all of its descriptor that a client needs to draw it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from qwixx.rules.descriptor import Descriptor
from qwixx.rules.game import Game
from qwixx.rules.layout import Row


class PrintedNumber(Struct, frozen=True):
    """A number on the sheet, in the colour of the die that reaches it."""

    colour: str
    value: int


class PrintedRow(Struct, frozen=True):
    """A row of the sheet, from left to right."""

    numbers: list[PrintedNumber]
    lock: Annotated[str, Meta(description="The colour of the die that leaves when the row is closed.")]
    colour: Annotated[str | None, Meta(description="The one colour of the row; nothing where they are mixed.")]


class PrintedField(Struct, frozen=True):
    """A field of the track: the number that stands on it and the points under it."""

    colour: str
    number: int
    points: int


class PhaseInfo(Struct, frozen=True):
    """A phase of a turn."""

    name: str
    actor: Literal["chance", "everybody", "active", "nobody"]
    penalty: Annotated[bool, Meta(description="Whether crossing nothing in it can cost the penalty.")]


class Printed(Struct, frozen=True):
    """A game's sheet, board, cards and phases."""

    rows: list[PrintedRow]
    colours: Annotated[list[str], Meta(description="The coloured dice, in the order of a roll.")]
    mixed: Annotated[bool, Meta(description="Whether rows have to be named by their number.")]
    lock_needs: Annotated[int, Meta(description="Crosses needed before the last number of a row.")]
    points: Annotated[list[int], Meta(description="By the number of crosses in a row, the lock included.")]
    penalty: Annotated[int, Meta(description="Points that a penalty costs.")]
    boxes: Annotated[int, Meta(description="For penalties; when a player's are full, the game ends.")]
    rows_to_end: Annotated[int, Meta(description="So many closed rows end the game.")]
    phases: Annotated[list[PhaseInfo], Meta(description="Of a turn, and the end.")]
    fields: Annotated[list[PrintedField], Meta(description="The track; empty without one.")]
    last_fields: Annotated[int, Meta(description="So many fields at its end announce the end; 0 without a track.")]
    games: Annotated[int, Meta(description="Of a match; else 1.")]
    suits: Annotated[list[str], Meta(description="The letters of the cards, j for jokers; empty without cards.")]
    full_hand: Annotated[int, Meta(description="Cards to hold before playing; 0 without cards.")]
    most_played: Annotated[int, Meta(description="Cards that may be played together; 0 without cards.")]


def printed(game: Game) -> Printed:
    """What is printed for this game with its options."""
    layout, about = game.layout, game.descriptor
    return Printed(
        rows=[_row(row) for row in layout.rows],
        colours=list(layout.colours),
        mixed=layout.mixed,
        lock_needs=layout.lock_needs,
        points=list(layout.points),
        penalty=layout.penalty,
        boxes=layout.boxes,
        rows_to_end=layout.rows_to_end,
        phases=[PhaseInfo(phase.name, phase.actor, phase.penalty) for phase in about.phases],
        fields=_fields(about),
        last_fields=about.last_fields,
        games=about.panel.games if about.panel else 1,
        suits=list(about.cards.suits) if about.cards else [],
        full_hand=about.cards.full_hand if about.cards else 0,
        most_played=about.cards.most_played if about.cards else 0,
    )


def _row(row: Row) -> PrintedRow:
    return PrintedRow([PrintedNumber(number.colour, number.value) for number in row.numbers], row.lock, row.colour)


def _fields(about: Descriptor) -> list[PrintedField]:
    return (
        [PrintedField(field.colour, field.number, field.points) for field in about.track.fields] if about.track else []
    )
