"""The dice: with their spots where there is room, else in one line."""

from rich.style import Style
from rich.text import Text

from qwixx.cli.play.screens.colours import Palette
from qwixx.cli.play.screens.drawing import Drawing
from qwixx.words import Words

SPOTS = {
    1: ("       ", "   ●   ", "       "),
    2: (" ●     ", "       ", "     ● "),
    3: (" ●     ", "   ●   ", "     ● "),
    4: (" ●   ● ", "       ", " ●   ● "),
    5: (" ●   ● ", "   ●   ", " ●   ● "),
    6: (" ●   ● ", " ●   ● ", " ●   ● "),
}
WHITE = "w"
AMPLE = 100  # columns


class DicePicture(Drawing):
    """The dice on the table; those that have left are gone."""

    def draw(self, whites: tuple[int, ...], coloured: tuple[tuple[str, int], ...], words: Words) -> None:
        """Draw the dice as they lie."""
        if not whites:
            self.show(Text())
            return
        dice = [(WHITE, face) for face in whites] + list(coloured)
        if len(whites) == 1:  # only a number was called
            self.show(Text(f" {words('told-call', sum=whites[0])}", style="bold"))
            return
        total = Text(words("white-sum", sum=sum(whites)), style="bold")
        if self.height < 3:
            self.show(
                Text(" ").append_text(Text("  ").join(_small(*die, self.palette) for die in dice)).append("   ") + total
            )
            return
        gap = Text("   " if self.width >= AMPLE else " ")
        lines = [gap.join(_line(*die, line, self.palette) for die in dice) for line in range(3)]
        lines[1].append("  ").append_text(total)
        self.show(*(Text(" ").append_text(line) for line in lines))


def tumbling(face: int, moment: int) -> int:
    """What a die shows while it is rolling, so many moments before it lies still."""
    return (face + moment * 5 - 1) % 6 + 1 if moment else face


def _small(colour: str, face: int, palette: Palette) -> Text:
    letter = "" if colour == WHITE else colour
    return Text(f" {letter}{face} ", style=palette.piece(colour) + Style(bold=True))


def _line(colour: str, face: int, line: int, palette: Palette) -> Text:
    """A line of a die; beside its spots stand its letter and its number, for whoever sees no colours."""
    beside = (" " if colour == WHITE else colour, str(face), " ")[line]
    text = Text(beside, style=palette.ink(colour) + Style(bold=True))
    return text.append(SPOTS[face][line], style=palette.piece(colour))
