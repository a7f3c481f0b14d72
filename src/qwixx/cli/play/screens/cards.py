"""The cards: backs of display and pile, and the faces of one's own hand."""

from collections.abc import Collection, Sequence

from rich.style import Style
from rich.text import Text

from qwixx.cli.play.screens.colours import Palette, pointing_at
from qwixx.cli.play.screens.drawing import Drawing
from qwixx.rules.view import CardsView
from qwixx.words import Words

WIDTH = 6
PILE_AT = 4 * WIDTH + 3
HAND_AT = PILE_AT + WIDTH + 6


class CardsPicture(Drawing):
    """What lies on the table, and the hand of whoever is at the keyboard."""

    def draw(
        self,
        cards: CardsView,
        name: str,
        backs: Sequence[int] | None,
        taking: bool,
        cursor: int | None,
        chosen: Collection[int],
        words: Words,
    ) -> None:
        """Draw display, pile and hand, or the backs of a hand that is covered.

        The cursor is on the display while cards are taken, else on the hand.
        """
        palette = self.palette
        back, empty = palette.card_back, Style(color=palette.faint)
        lines = [Text(" "), Text(" "), Text(" "), Text(" ")]
        lines[0].append(words("display"))
        for place, number in enumerate(cards.display):
            mine = taking and number is not None
            face = "" if number is None else str(number)
            target = pointing_at("back", place) if mine else Style()
            style = (back if face else empty) + target
            _add(lines, face, style, mine and cursor == place, mine and place in chosen, palette)
        _advance(lines, PILE_AT)
        lines[0].append(words("pile", count=cards.pile))
        _add(lines, str(cards.top or ""), back if cards.top else empty, False, False, palette)
        _advance(lines, HAND_AT)
        lines[0].append(words("screen-hand", name=name))
        for number in backs or ():
            _add(lines, str(number), back, False, False, palette)
        for place, card in enumerate(cards.hand if backs is None else ()):
            style = palette.piece(card.suit) + Style(bold=True) + (Style() if taking else pointing_at("card", place))
            _add(lines, str(card), style, not taking and cursor == place, not taking and place in chosen, palette)
        self.show(*lines)


def _add(lines: list[Text], face: str, style: Style, under: bool, chosen: bool, palette: Palette) -> None:
    """One more card; a cursor points at it from above, a tick under it says that it is selected."""
    edge = Style(color=palette.text.ink, bold=True)
    lines[1].append(
        " ▼▼▼ " if under else "▄▄▄▄▄", style=edge if under else Style(color=style.bgcolor) + target_of(style)
    )
    lines[2].append(f"{face:^5}", style=style)
    lines[3].append(
        "  ✓  " if chosen else "▀▀▀▀▀", style=edge if chosen else Style(color=style.bgcolor) + target_of(style)
    )
    for line in lines[1:]:
        line.append(" ")


def target_of(style: Style) -> Style:
    """Only what a click on it means."""
    return Style(meta=style.meta) if style.meta else Style()


def _advance(lines: list[Text], column: int) -> None:
    """Go on at a column of the screen."""
    for line in lines:
        line.append(" " * max(1, column - line.cell_len))
