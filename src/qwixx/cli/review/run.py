"""Reviewing a record on the command line, with progress where somebody looks on."""

from rich.console import Console
from rich.progress import Progress as Bar

from qwixx.records import Record
from qwixx.review import Review, reviewing
from qwixx.words import Words


def reviewed(record: Record, say: Words) -> Review:
    """The review of a record; how far it has come is shown on a terminal only."""
    console = Console(stderr=True)
    with Bar(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(say("review-working"), total=len(record.events))
        for found in reviewing(record):
            if isinstance(found, Review):
                return found
            bar.update(task, completed=found.done)
    raise AssertionError("a review comes to its end")
