"""What all pictures on the table have in common."""

from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_uppercase

from rich.text import Text
from textual.widgets import Static

from qwixx.cli.play.screens.colours import Palette, palette_of
from qwixx.rules.actions import Mark
from qwixx.words import Words

LOCK, OPEN_LOCK, SHUT = "▣", "□", "■"
CROSS, BOX, EMPTY_BOX = "✕", "☒", "☐"


class Drawing(Static):
    """A picture made of text; parts of it may be clicked, and no part looks like a link."""

    auto_links = False
    width, height = 80, 1
    _drawn = Text()

    @property
    def palette(self) -> Palette:
        """The colours to draw in."""
        return palette_of(self.app)

    def make_room(self, width: int, height: int) -> None:
        """Be so large from now on; without lines it is not there at all."""
        if (width, height) != (self.width, self.height):
            self.width, self.height = width, height
            self.styles.height = height
            self.display = height > 0

    def show(self, *lines: Text) -> None:
        """Draw these lines, unless they stand there already."""
        text = Text("\n").join(lines)
        if text != self._drawn:
            self._drawn = text
            self.update(text, layout=False)


@dataclass(frozen=True, slots=True)
class Lit:
    """What is lit up: numbers that can be chosen, those under the cursor, whether these wait to be confirmed."""

    open: frozenset[Mark] = frozenset()
    under: frozenset[Mark] = frozenset()
    sure: bool = False


def title_of(game: str, words: Words) -> str:
    """What a game is called where there is little room."""
    return words("home-deluxe") if game == "deluxe" else words(f"game-{game}")


def boxes(penalties: int, most: int) -> str:
    """The penalty boxes of a sheet."""
    return BOX * penalties + EMPTY_BOX * (most - penalties)


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """A letter for everybody, of their name if it is still free."""
    found: list[str] = []
    for name in names:
        letters = [letter for letter in name.upper() if letter.isalpha() and len(letter.encode()) <= 2]
        found.append(next(letter for letter in (*letters, *ascii_uppercase) if letter not in found))
    return tuple(found)
