"""Blank sheets for whoever plays with real dice: what a page needs to keep one by itself, without a table or Python.

The page knows no rule. What may be crossed in a row, and which fields may be landed on, is worked out here by the rules
for every state that the row can come to, and looked up there.
"""

from base64 import b64encode
from collections.abc import Callable, Iterator
from itertools import product
from struct import pack
from typing import Annotated

from msgspec import Meta, Struct

from qwixx import games
from qwixx.rules.game import Game
from qwixx.rules.kernel.pawns import may_land
from qwixx.rules.kernel.sheet import ROW_BITS, cross, open_in_row, row_bits
from qwixx.rules.options import Board
from qwixx.tables.printed import Printed, printed

STATES = 1 << ROW_BITS  # of a row, a bit for each of its numbers and one for its lock


class BlankRow(Struct, frozen=True):
    """What the rules allow in a row: the numbers of tables, which say for each of its states what is possible then."""

    open: Annotated[int, Meta(description="What may be crossed next.")]
    adds: Annotated[list[int], Meta(description="By number: what is crossed with it, itself and perhaps the lock.")]
    lands: Annotated[int | None, Meta(description="Where a pawn may go; nothing without a track.")]


class Blank(Struct, frozen=True):
    """A sheet of a game."""

    game: str
    options: dict[str, str]
    printed: Printed
    rows: list[BlankRow]
    shared: Annotated[bool, Meta(description="Whether a row that somebody locks is closed for everybody.")]
    farthest: Annotated[int, Meta(description="Fields that a pawn goes on at most, those of the others included.")]


class Blanks(Struct, frozen=True):
    """Every sheet there is, and the tables of their rows: 16 bits a state, the lower byte first, in base64."""

    sheets: list[Blank]
    tables: list[str]


def blanks() -> Blanks:
    """A sheet for every game, and for every side of a board."""
    tables: dict[str, int] = {}
    sheets = [_blank(games.game(name, **options), tables) for name in games.GAMES for options in _sides(name)]
    return Blanks(sheets, list(tables))


def _sides(name: str) -> Iterator[dict[str, str]]:
    """The ways to choose among the boards of a game; just one where there is none."""
    boards = [
        (option.name, option.choices.names)
        for option in games.descriptor(name).options
        if isinstance(option.choices, Board)
    ]
    for chosen in product(*(names for _, names in boards)):
        yield dict(zip((option for option, _ in boards), chosen, strict=True))


def _blank(game: Game, tables: dict[str, int]) -> Blank:
    about = game.descriptor
    others = about.players[-1] - 1
    return Blank(
        game.id,
        dict(about.chosen),
        printed(game),
        [_row(game, row, tables) for row in range(game.tables.rows)],
        about.cards is None,
        about.farthest + others if about.track else 0,
    )


def _row(game: Game, row: int, known: dict[str, int]) -> BlankRow:
    """What is allowed in a row; the tables of rows that are alike are known already."""

    def table(found: Callable[[int], int]) -> int:
        return known.setdefault(_table(states, found), len(known))

    states, begin = sorted(reachable(game, row)), row * ROW_BITS
    adds = [row_bits(cross(game.tables, 0, 1 << begin + place), row) for place in range(ROW_BITS - 1)]
    lands = table(lambda bits: _landing(game, row, bits)) if game.descriptor.track else None
    return BlankRow(table(lambda bits: open_in_row(game.tables, row, bits)), adds, lands)


def reachable(game: Game, row: int) -> set[int]:
    """Every state that a row can come to."""
    found, left = {0}, [0]
    while left:
        bits = left.pop()
        for place in range(ROW_BITS):
            if open_in_row(game.tables, row, bits) >> place & 1:
                after = row_bits(cross(game.tables, bits << row * ROW_BITS, 1 << row * ROW_BITS + place), row)
                left += [after] if after not in found else []
                found.add(after)
    return found


def _landing(game: Game, row: int, bits: int) -> int:
    """The numbers of a row that a pawn may go to."""
    tables, begin = game.tables, row * ROW_BITS
    open_now = open_in_row(tables, row, bits) << begin
    fields = [field for field, mark in enumerate(tables.track, 1) if row_bits(mark, row)]
    landed = [tables.track[field - 1] for field in fields if may_land(tables, field, bits << begin, open_now)]
    return row_bits(sum(set(landed)), row)


def _table(states: list[int], found: Callable[[int], int]) -> str:
    """What is found for each of these states; nothing for the others, to which no row comes."""
    table = dict.fromkeys(range(STATES), 0) | {bits: found(bits) for bits in states}
    return b64encode(pack(f"<{STATES}H", *table.values())).decode()
