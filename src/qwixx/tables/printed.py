"""What is printed on the sheet, the board and the cards of a game: all that a client needs to draw them."""

from typing import Annotated

from msgspec import Meta, Struct

from qwixx.rules.actions import JOKER
from qwixx.rules.game import Game


class PrintedRow(Struct, frozen=True):
    """A row of the sheet, from left to right."""

    colour: Annotated[str, Meta(description="Its letter.")]
    numbers: list[int]


class PrintedField(Struct, frozen=True):
    """A field of the track: the number that stands on it and the points under it."""

    colour: str
    number: int
    points: int


class Printed(Struct, frozen=True):
    """A game's sheet, board and cards."""

    rows: list[PrintedRow]
    lock_needs: Annotated[int, Meta(description="Crosses needed before the last number of a row.")]
    points: Annotated[list[int], Meta(description="By the number of crosses in a row, the lock included.")]
    penalty: Annotated[int, Meta(description="Points that a penalty costs.")]
    boxes: Annotated[int, Meta(description="For penalties; when a player's are full, the game ends.")]
    rows_to_end: Annotated[int, Meta(description="So many closed rows end the game.")]
    fields: Annotated[list[PrintedField], Meta(description="The track; empty without one.")]
    last_fields: Annotated[int, Meta(description="So many fields at its end announce the end; 0 without a track.")]
    games: Annotated[int, Meta(description="Of a match; else 1.")]
    suits: Annotated[list[str], Meta(description="The letters of the cards, j for jokers; empty without cards.")]


def printed(game: Game) -> Printed:
    """What is printed for this game with its options."""
    layout, tables = game.layout, game.tables
    track = zip(map(layout.number_at, tables.track), tables.bonus[1:], strict=True)
    return Printed(
        rows=[PrintedRow(colour=row.colour, numbers=list(row.numbers)) for row in layout.rows],
        lock_needs=layout.lock_needs,
        points=list(layout.points),
        penalty=layout.penalty,
        boxes=layout.boxes,
        rows_to_end=layout.rows_to_end,
        fields=[PrintedField(colour=colour, number=number, points=points) for (colour, number), points in track],
        last_fields=tables.last_fields if tables.track else 0,
        games=tables.games,
        suits=[*layout.colours, JOKER][: tables.suits],
    )
