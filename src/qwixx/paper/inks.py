"""The colours of the game on paper, as the page has them, or none."""

from typing import NamedTuple

BLACK, QUIET, LINE, WHITE = "#221f1a", "#625b4f", "#8a8172", "#ffffff"


class Inks(NamedTuple):
    """How a colour is printed: its band, the cells on it, what is written on either."""

    band: str
    cell: str
    ink: str
    on: str  # written on the band


COLOURS = {  # as in web/src/style/tokens.css
    "r": Inks("#cf2740", "#fdeaec", "#9c142a", WHITE),
    "y": Inks("#f0b400", "#fff6d8", "#6e4f00", BLACK),
    "g": Inks("#24803e", "#e4f5e8", "#14602c", WHITE),
    "b": Inks("#2a62cc", "#e6eefc", "#17479e", WHITE),
}
OTHER = Inks("#7d8794", "#eef0f2", "#3a424e", WHITE)  # a colour of a user's sheet
GREY = Inks("#d9d9d9", WHITE, "#000000", "#000000")  # every colour, without any


class Palette(NamedTuple):
    """What there is to print with."""

    coloured: bool

    def inks(self, colour: str) -> Inks:
        """How a colour of the game is printed."""
        return COLOURS.get(colour, OTHER) if self.coloured else GREY

    @property
    def ink(self) -> str:
        """What everything else is written in."""
        return BLACK if self.coloured else "#000000"

    @property
    def quiet(self) -> str:
        """What is written to be overlooked."""
        return QUIET if self.coloured else "#444444"

    @property
    def neutral(self) -> str:
        """The band of a row that has several colours."""
        return "#ece5d6" if self.coloured else "#eeeeee"

    @property
    def edge(self) -> str:
        """The edges of what is filled in by hand."""
        return LINE if self.coloured else "#444444"
