"""What the widgets of the library look like in a palette, and how a screen without colours is written."""

from rich.color import Color as RichColor
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter
from textual.theme import Theme

from qwixx.cli.play.screens.colours import Palette

BLOCKS = frozenset("▀▄█▌▐▔▁▊▎")
BRIGHT = 0.5


def theme_of(palette: Palette) -> Theme:
    """A palette as the library has it; every colour is given, so that none is mixed of others."""
    text, panel, field, cursor = palette.text, palette.panel, palette.field, palette.cursor
    given = {
        "text": text.ink,
        "text-muted": panel.ink,
        "text-disabled": palette.faint,
        "text-error": palette.wrong,
        "block-cursor-foreground": cursor.ink,
        "block-cursor-background": cursor.paper,
        "block-cursor-blurred-foreground": panel.ink,
        "block-cursor-blurred-background": panel.paper,
        "block-hover-background": field.paper,
        "border": palette.frame,
        "border-blurred": field.paper,
        "scrollbar": palette.frame,
        "scrollbar-hover": palette.frame,
        "scrollbar-active": palette.frame,
        "scrollbar-background": field.paper,
        "input-cursor-foreground": cursor.ink,
        "input-cursor-background": cursor.paper,
        "input-selection-foreground": cursor.ink,
        "input-selection-background": cursor.paper,
        "button-foreground": field.ink,
        "panel-ink": panel.ink,
        "cursor-ink": cursor.ink,
        "cursor-paper": cursor.paper,
    }
    return Theme(
        name=palette.name,
        primary=palette.frame,
        error=palette.wrong,
        foreground=text.ink,
        background=text.paper,
        surface=field.paper,
        panel=panel.paper,
        dark=palette.dark,
        variables=given,
    )


class WithoutColour(LineFilter):
    """Takes all colours away: what stands on a bright ground is shown the other way round instead."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002 (as filters are called)
        """The same line in the terminal's own two colours."""
        return [Segment(*_bare(text, style), control) for text, style, control in segments]


def _bare(text: str, style: Style | None) -> tuple[str, Style | None]:
    if style is None:
        return text, style
    ink, paper = _bright(style.color), _bright(style.bgcolor)
    if ink == paper and BLOCKS.issuperset(text.strip()):
        text = " " * len(text)  # the edge of something that is not to be seen
    kept = style.without_color + Style(reverse=bool(style.reverse) != paper, dim=False)
    return text, kept + Style(meta=style.meta) if style.meta else kept


def _bright(colour: RichColor | None) -> bool:
    return colour is not None and Color.from_rich_color(colour).brightness > BRIGHT
