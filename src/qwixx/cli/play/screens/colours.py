"""The colours of rows, dice and cards. Every one is written as its letter too, so nothing is told by colour alone."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, Protocol, cast, runtime_checkable

from rich.style import Style
from textual.app import App

from qwixx.rules.layout import Layout

OTHER = "w"  # jokers aside, what is not of one of the four colours; a colour that only somebody's own sheet has, too


class Pair(NamedTuple):
    """What is written, and what it is written on."""

    ink: str
    paper: str


@dataclass(frozen=True, eq=False)
class Palette:
    """All colours of the table and of what is around it, for one kind of terminal."""

    name: str
    dark: bool
    text: Pair
    panel: Pair  # the first and the last line, and the title
    field: Pair  # what can be filled in, lists, pages
    cursor: Pair  # what would be chosen
    back: Pair  # the back of a card
    frame: str
    faint: str
    wrong: str
    free: Mapping[
        str, Pair
    ]  # what is printed and free, by colour; dice and cards too, unless they have a look of their own
    crossed: Mapping[str, Pair]
    lost: Mapping[str, Pair]  # what can no longer be crossed
    open: Mapping[str, Pair]  # what can be chosen now
    written: Mapping[str, str]  # what is written in a colour
    thing: Mapping[str, Pair] | None = None  # dice and cards

    def plain(self, colour: str) -> Style:
        """What is printed and free."""
        return _style(self.free[self._known(colour)])

    def piece(self, colour: str) -> Style:
        """A die or a card."""
        return _style((self.thing or self.free)[self._known(colour)])

    def ink(self, colour: str) -> Style:
        """What is written in a colour."""
        return Style(color=self.written[self._known(colour)])

    def deep(self, colour: str) -> Style:
        """What is crossed."""
        return _style(self.crossed[self._known(colour)], bold=True)

    def gone(self, colour: str) -> Style:
        """What can no longer be crossed: struck through."""
        return _style(self.lost[self._known(colour)]) + Style(strike=True)

    def open_to_choice(self, colour: str) -> Style:
        """What can be chosen now."""
        return _style(self.open[self._known(colour)], bold=True)

    @property
    def under_cursor(self) -> Style:
        """What would be chosen."""
        return _style(self.cursor, bold=True)

    @property
    def card_back(self) -> Style:
        """A card of which nobody sees the face."""
        return _style(self.back)

    def row_style(self, layout: Layout, row: int) -> Style:
        """What a row is called: in its colour, if it is called by it."""
        return Style(bold=True) if layout.mixed else self.ink(layout.rows[row].lock) + Style(bold=True)

    def _known(self, colour: str) -> str:
        """A colour that can be shown; any other is shown as white, and told by its letter."""
        return colour if colour in self.free else OTHER


@runtime_checkable
class Painted(Protocol):
    """What has a palette."""

    palette: Palette


def palette_of(app: App[object]) -> Palette:
    """The palette in which everything is drawn."""
    return cast(Painted, app).palette


@cache
def _style(pair: Pair, bold: bool = False) -> Style:
    return Style(color=pair.ink, bgcolor=pair.paper, bold=bold or None)


@cache
def pointing_at(*target: str | int) -> Style:
    """A click here tells the screen what was meant."""
    said = ", ".join(repr(part) for part in target)
    return Style(meta={"@click": f"screen.point({said})"})
