"""The screen that says that the game cannot be saved."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from qwixx.words import Words


class Unsaved(Screen[bool]):
    """Dismissed with true to try again, with false to play on without saving."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss(True)", show=False),
        Binding("n", "dismiss(False)", show=False),
        Binding("q", "app.leave(0)", show=False),
    ]

    def __init__(self, sentence: str, words: Words) -> None:
        super().__init__()
        self._sentence = sentence
        self._words = words

    def compose(self) -> ComposeResult:
        words = self._words
        yield Static(self._sentence, id="whose", markup=False)
        yield Static(words("play-unsaved"), id="how", markup=False)
