"""`Encoding`: a game's observations and actions as numbers, fixed under a version."""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import TypeAlias

from qwixx.encoding.numbering import groups_of
from qwixx.encoding.observation import parts_of
from qwixx.games import game_by
from qwixx.rules.actions import Action
from qwixx.rules.errors import ActionError, SetupError, WrongSeat, shown
from qwixx.rules.game import Game
from qwixx.rules.view import View

ENCODING_VERSION = 2
"""It grows when any slot, index or reward comes to mean something else."""

Observation: TypeAlias = "array[float]"  # of 32 bits each
Mask: TypeAlias = "array[int]"  # of 8 bits each


class Encoding:
    """How one game, with its options and for so many seats, is written as numbers. Nothing in it ever changes.

    `slots` names every number of an observation, `actions` every index of an action.
    """

    def __init__(self, game: Game, seats: int) -> None:
        game.start(seats)  # refuses a wrong number of players
        if game.by_people_only:
            raise SetupError(f"{game.id} with real cards is played by people only: no program sees a hand.")
        self.game = game
        self.seats = seats
        self._parts, self._groups = parts_of(game, seats), groups_of(game.descriptor)
        self._values = [part.values for part in self._parts]
        ends = accumulate(len(group.texts) for group in self._groups)
        self._places = {
            group.kind: (end - len(group.texts), group.place) for end, group in zip(ends, self._groups, strict=True)
        }
        self.slots = tuple(slot for part in self._parts for slot in part.slots)
        self.actions = tuple(text for group in self._groups for text in group.texts)

    # -- observations --------------------------------------------------------------------------------------------------

    @property
    def low(self) -> Observation:
        """The least each slot can be."""
        return array("f", [part.low for part in self._parts for _ in part.slots])

    @property
    def high(self) -> Observation:
        """The most each slot can be."""
        return array("f", [part.high for part in self._parts for _ in part.slots])

    def observe(self, view: View) -> Observation:
        """What a seat sees, as numbers."""
        seat = self._seat(view)
        return array("f", b"".join([values(view, seat) for values in self._values]))

    def _seat(self, view: View) -> int:
        if view.seat is None:
            raise WrongSeat("An observation is made for a seat; this is a spectator's view.")
        if (view.game, view.options, len(view.sheets)) != (self.game.id, self.game.options, self.seats):
            raise SetupError(f"This encodes {self.game.id} for {self.seats}, not that view's game, options or seats.")
        return view.seat

    # -- actions -------------------------------------------------------------------------------------------------------

    def index(self, view: View, action: Action) -> int:
        """The index of an action that is legal in this view."""
        try:
            begin, place = self._places[type(action)]
            return begin + place(view, action)
        except (LookupError, ValueError):
            raise ActionError(f"{shown(action)} has no index here: it is not legal.") from None

    def choices(self, view: View, legal: Sequence[Action]) -> dict[int, Action]:
        """The legal actions by their indices."""
        return {self.index(view, action): action for action in legal}

    def mask(self, indices: Iterable[int]) -> Mask:
        """1 for each of these indices, 0 for the others."""
        mask = array("b", bytes(len(self.actions)))
        for index in indices:
            mask[index] = 1
        return mask

    # -- describing it -------------------------------------------------------------------------------------------------

    def describe(self) -> str:
        """Every part of the observation and every group of actions, with their places: two tables in Markdown."""
        lines = ["| slots | named | meaning | from | to |", "|---|---|---|---|---|"]
        for span, part in zip(_spans(part.slots for part in self._parts), self._parts, strict=True):
            lines.append(f"| {span} | {_ends(part.slots)} | {part.meaning} | {part.low:g} | {part.high:g} |")
        lines += ["", "| indices | named | meaning |", "|---|---|---|"]
        for span, group in zip(_spans(group.texts for group in self._groups), self._groups, strict=True):
            lines.append(f"| {span} | {_ends(group.texts)} | {group.meaning} |")
        return "\n".join(lines) + "\n"

    def __reduce__(self) -> tuple[object, ...]:
        # The rules of a match cannot be pickled, the name of a game can.
        return _encoding, (self.game.id, self.game.options, self.seats)


def _encoding(name: str, options: tuple[tuple[str, str], ...], seats: int) -> Encoding:
    return Encoding(game_by(name, options), seats)


def _spans(groups: Iterable[Sequence[str]]) -> Iterator[str]:
    """The places each group takes up, `7–110`."""
    end = 0
    for group in groups:
        begin, end = end, end + len(group)
        yield str(begin) if len(group) == 1 else f"{begin}–{end - 1}"


def _ends(texts: Sequence[str]) -> str:
    """The first and the last of some texts."""
    return f"`{texts[0]}`" if len(texts) == 1 else f"`{texts[0]}` … `{texts[-1]}`"
