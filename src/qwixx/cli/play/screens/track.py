"""The track with its pawns: strips of fields, the pawns over them, the points under them."""

from collections.abc import Mapping, Sequence

from rich.style import Style
from rich.text import Text

from qwixx.cli.play.screens.colours import Palette, pointing_at
from qwixx.cli.play.screens.drawing import Drawing
from qwixx.rules.track import Field
from qwixx.words import Words

STRIP = 20
LINES = 3  # of a strip


class TrackPicture(Drawing):
    """The part of the track where one's own pawn is, which is the whole of a usual one."""

    def draw(
        self, fields: Sequence[Field], pawns: Sequence[tuple[str, int]], own: int, moves: Mapping[int, int], under: int
    ) -> None:
        """Draw pawns as letter and field, and steps by the fields they lead to, one of them under the cursor."""
        strips = max(1, self.height // LINES)
        first = max(0, min(own // STRIP, -(-len(fields) // STRIP) - strips)) * STRIP
        width = max(4, min(6, self.width // STRIP))
        lines: list[Text] = []
        for begin in range(first, min(first + strips * STRIP, len(fields)), STRIP):
            above, middle, below = Text(), Text(), Text()
            for place in range(begin + 1, min(begin + STRIP, len(fields)) + 1):
                field = fields[place - 1]
                above.append_text(_above(place, pawns, own, moves, under, width))
                style = _style(field, place, moves, under, self.palette)
                middle.append(f"{f'{field.colour}{field.number}':^{width - 1}}", style=style)
                middle.append(" ")
                below.append(f"{field.points:^{width - 1}} ", style=self.palette.faint)
            lines += [above, middle, below]
        self.show(*lines)


def at_the_start(pawns: Sequence[tuple[str, int]], words: Words) -> str:
    """Whose pawns have not left the start."""
    waiting = [letter for letter, place in pawns if not place]
    return f"{words('piece-start')} {' '.join(waiting)}" if waiting else ""


def _above(
    place: int, pawns: Sequence[tuple[str, int]], own: int, moves: Mapping[int, int], under: int, width: int
) -> Text:
    """The pawn on a field, or the steps that lead there."""
    here = [letter for letter, at in pawns if at == place]
    if here:
        style = Style(bold=True, reverse=place == own)
        return Text(" ").append(f"{here[0]}", style=style).append(" " * (width - 2))
    if place in moves:
        arrow = "▼" if place == under else "↓"
        return Text(f"{f'{arrow}{moves[place]}':<{width}}", style="bold")
    return Text(" " * width)


def _style(field: Field, place: int, moves: Mapping[int, int], under: int, palette: Palette) -> Style:
    if place not in moves:
        return palette.plain(field.colour)
    style = palette.under_cursor if place == under else palette.open_to_choice(field.colour)
    return style + pointing_at("field", place)
