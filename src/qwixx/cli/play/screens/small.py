"""The screen for a window that is too small."""

from textual.app import ComposeResult
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Static

from qwixx.cli.play.screens.room import HEIGHT, WIDTH
from qwixx.words import Words


class TooSmall(Screen[None]):
    """Asks for a larger window, and goes away when there is one."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        words = self._words
        yield Static(words("screen-too-small", width=WIDTH, height=HEIGHT), id="how", markup=False)

    def on_screen_resume(self) -> None:
        """What lay over this screen is gone; if the window has grown meanwhile, so is the reason for it."""
        if not too_small(self.app.size):
            self.call_later(self.dismiss)


def too_small(size: Size) -> bool:
    """Whether the table does not fit."""
    return size.width < WIDTH or size.height < HEIGHT
