"""A paragraph in a terminal."""

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

NO_BREAK = "\N{NO-BREAK SPACE}"
HELD = "\ue000"  # stands for it while lines are broken, since Rich breaks at any space


class Paragraph:
    """A text whose lines are all indented, and are not broken at a no-break space."""

    def __init__(self, text: Text | str, style: str = "", indent: int = 0) -> None:
        self._text = Text(text, style=style) if isinstance(text, str) else text
        self._indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The lines, one after the other."""
        held = self._text.copy()
        held.plain = held.plain.replace(NO_BREAK, HELD)
        indent = min(self._indent, options.max_width - 1)
        for line in held.wrap(console, options.max_width - indent):
            line.plain = line.plain.replace(HELD, NO_BREAK)
            line.pad_left(indent)
            yield line
