"""Telling people at a terminal that something takes a moment."""

from contextlib import AbstractContextManager, nullcontext

from rich.console import Console

from qwixx.words import Words


def preparing(say: Words) -> AbstractContextManager[object]:
    """While rules and bots are compiled, which takes long only the first time; silence where nobody looks on."""
    console = Console(stderr=True)
    return console.status(say("preparing")) if console.is_terminal else nullcontext()
