"""Screens that say what is wrong: a game that cannot be saved, a bot that is gone or cannot play on."""

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


class Gone(Screen[bool]):
    """A saved game whose bot is gone. Dismissed with true to let another play on, with false to leave it as it is."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss(True)", show=False),
        Binding("q,escape", "dismiss(False)", show=False),
    ]

    def __init__(self, sentence: str, words: Words) -> None:
        super().__init__()
        self._sentence = sentence
        self._words = words

    def compose(self) -> ComposeResult:
        words = self._words
        yield Static(self._sentence, id="whose", markup=False)
        yield Static(words("play-gone"), id="how", markup=False)


class Noticed(Screen[None]):
    """A sentence that is not to be missed. Dismissed once it is read."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space,escape", "dismiss(None)", show=False)]

    def __init__(self, sentence: str, words: Words) -> None:
        super().__init__()
        self._sentence = sentence
        self._words = words

    def compose(self) -> ComposeResult:
        words = self._words
        yield Static(self._sentence, id="whose", markup=False)
        yield Static(words("screen-go-on"), id="how", markup=False)
