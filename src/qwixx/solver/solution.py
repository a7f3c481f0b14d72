"""`Solution`: what solo play is worth, as people ask for it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from qwixx.rules.actions import Action
from qwixx.rules.dice import classic
from qwixx.rules.errors import SetupError, UnreadableSheet, shown
from qwixx.rules.game import State
from qwixx.rules.kernel.sheet import locked, row_bits
from qwixx.rules.layout import Layout
from qwixx.rules.outcomes import Roll
from qwixx.rules.sheet import Sheet
from qwixx.rules.tables import tables_of
from qwixx.solver.lookup import STATES, added, gain_ahead
from qwixx.solver.plan import Floats
from qwixx.solver.position import position, position_rolled


class Choice(NamedTuple):
    """What can be done with a roll, and the expected final score after it."""

    white: Action
    colour: Action | None  # None: the white cross has ended the game
    value: float


@dataclass(frozen=True, eq=False)
class Solution:
    """The expected final score of every sheet in solo play, if all goes on as well as possible."""

    layout: Layout
    numbers: Floats  # the table, as `lookup.py` reads it

    @property
    def states(self) -> int:
        """How many sheets have a value of their own, those alike by symmetry counted once."""
        return int(self.numbers[STATES])

    def value(self, sheet: Sheet) -> float:
        """The expected final score of a sheet before the dice are rolled."""
        self._check(sheet)
        tables = tables_of(self.layout)
        return sheet.total + float(gain_ahead(tables, self.numbers, sheet.bits, locked(tables, sheet.bits)))

    def choices(self, sheet: Sheet, roll: Roll) -> list[Choice]:
        """Everything that can be done with a roll, best first."""
        self._check(sheet)
        return sorted(self._choices(position_rolled(sheet, roll)), key=lambda choice: -choice.value)

    def _choices(self, rolled: State) -> Iterator[Choice]:
        game = classic(self.layout)
        for white in game.legal(rolled, 0):
            called = game.apply(rolled, 0, white)
            if game.over(called):
                yield Choice(white, None, self.value(game.sheet(called, 0)))
            for colour in game.legal(called, 0):
                yield Choice(white, colour, self.value(game.sheet(game.apply(called, 0, colour), 0)))

    def _check(self, sheet: Sheet) -> None:
        """Refuse a sheet that has no value."""
        if sheet.layout != self.layout:
            raise SetupError("This sheet has another layout than the one that was solved.")
        if any(added(self.numbers, row, row_bits(sheet.bits, row)) < 0 for row in range(len(self.layout.rows))):
            raise UnreadableSheet(f"{shown(sheet)} cannot come up by the rules.")
        position(sheet)
