"""What is known with hindsight: the sheet, every roll, and what each offers in each row."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from qwixx.hindsight.rows import Row, places, row_of
from qwixx.rules.errors import SetupError
from qwixx.rules.game import Game
from qwixx.rules.kernel.dice import ROLLED, colour_numbers, white_numbers
from qwixx.rules.kernel.sheet import row_bits
from qwixx.rules.kernel.source import Tables
from qwixx.rules.outcomes import First, Roll


class Ending(NamedTuple):
    """How a game ends: after so many turns, by closed rows or, if it is `full`, by the last penalty box."""

    turns: int
    full: bool

    @property
    def crossing(self) -> int:
        """The turns in which something can be crossed: the one of the last penalty is not among them."""
        return self.turns - self.full


@dataclass(frozen=True)
class Known:
    """A sheet, and the rolls of a game in their order, no die away, as the kernel has them."""

    tables: Tables
    rolls: Sequence[int]

    @cached_property
    def rows(self) -> list[Row]:
        """Each row on its own."""
        return [row_of(self.tables, row) for row in range(self.tables.rows)]

    @cached_property
    def white(self) -> list[list[list[int]]]:
        """By row and turn: the places of the white sum."""
        return self._offered([white_numbers(self.tables, roll) for roll in self.rolls])

    @cached_property
    def colour(self) -> list[list[list[int]]]:
        """By row and turn: the places that a white and a coloured die reach, while no die has left."""
        return self._offered([colour_numbers(self.tables, roll) for roll in self.rolls])

    @cached_property
    def endings(self) -> list[Ending]:
        """Every way in which a game with these dice may end."""
        return [Ending(turns, full) for turns in range(1, len(self.rolls) + 1) for full in (False, True)]

    def _offered(self, numbers: list[int]) -> list[list[list[int]]]:
        return [[places(row_bits(marks, row)) for marks in numbers] for row in range(self.tables.rows)]


def known_of(game: Game, rolls: Sequence[Roll]) -> Known:
    """What is known of a game alone with these rolls, of which as many are taken as a game can have."""
    about = game.descriptor
    if not about.dice or about.track or about.panel:
        raise SetupError(f"With hindsight only games of dice alone are worked out, not {game.id}.")
    turns = turns_at_most(game.tables)
    if len(rolls) < turns:
        raise SetupError(f"A game of {game.id} can have {turns} turns; there are {len(rolls)} rolls.")
    blank = game.chance(game.start(1), First(0))
    return Known(game.tables, [game.chance(blank, roll).cells[ROLLED] for roll in rolls[:turns]])


def turns_at_most(tables: Tables) -> int:
    """No game alone has more turns: each takes a number or a box, and a row that is not locked keeps its last number.

    One that ends by closed rows has a lock more than one that ends by the boxes, and leaves a box instead.
    """
    numbers = sum(row_bits(tables.lasts, row).bit_length() for row in range(tables.rows))
    return numbers - tables.rows + min(tables.rows, tables.rows_to_end - 1) + tables.boxes
