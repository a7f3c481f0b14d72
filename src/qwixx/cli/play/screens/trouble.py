"""Screens that say what is wrong: a game that cannot be saved, a bot that is gone or cannot play on."""

from typing import ClassVar, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from qwixx.words import Words

Answer = TypeVar("Answer")


class Said(Screen[Answer]):
    """A sentence, and below it what can be done."""

    def __init__(self, sentence: str, words: Words) -> None:
        super().__init__()
        self._sentence = sentence
        self._words = words

    def how(self) -> str:
        """What can be done."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        yield Static(self._sentence, id="whose", markup=False)
        yield Static(self.how(), id="how", markup=False)


class Unsaved(Said[bool]):
    """Dismissed with true to try again, with false to play on without saving."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss(True)", show=False),
        Binding("n", "dismiss(False)", show=False),
        Binding("q", "app.leave(0)", show=False),
    ]

    def how(self) -> str:
        """What can be done."""
        return self._words("play-unsaved")


class Gone(Said[bool]):
    """A saved game whose bot is gone. Dismissed with true to let another play on, with false to leave it as it is."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss(True)", show=False),
        Binding("q,escape", "dismiss(False)", show=False),
    ]

    def how(self) -> str:
        """What can be done."""
        return self._words("play-gone")


class Noticed(Said[None]):
    """A sentence that is not to be missed. Dismissed once it is read."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space,escape", "dismiss(None)", show=False)]

    def how(self) -> str:
        """What can be done."""
        return self._words("screen-go-on")
