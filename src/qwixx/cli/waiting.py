"""Telling people at a terminal that something takes a moment."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from qwixx.words import Words


def preparing(say: Words) -> AbstractContextManager[object]:
    """While rules and bots are compiled, which takes long only the first time; silence where nobody looks on."""
    console = Console(stderr=True)
    return console.status(say("preparing")) if console.is_terminal else nullcontext()


@contextmanager
def progress(games: int, left: str) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, with the time left as the games played so far suggest; elsewhere silence."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(left), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=games)
        yield lambda played: bar.advance(task, played)
