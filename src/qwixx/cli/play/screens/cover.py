"""The screen that hides a hand while the keyboard changes hands."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from qwixx.words import Words


class Cover(Screen[None]):
    """Shows nothing but whose turn it is to look."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "uncover", show=False)]

    def __init__(self, name: str, words: Words) -> None:
        super().__init__()
        self._whose = name
        self._words = words

    def compose(self) -> ComposeResult:
        words = self._words
        yield Static(self._whose, id="whose", markup=False)
        yield Static(words("play-hand-over", name=self._whose), id="how", markup=False)

    def action_uncover(self) -> None:
        """Go on to the table."""
        self.dismiss()

    def on_click(self) -> None:
        """A click uncovers too."""
        self.dismiss()
