"""Lists that fit a line."""

from collections.abc import Sequence

from qwixx.words import Words

FEW = 8  # things that are listed in a line


def few(things: Sequence[str], say: Words) -> str:
    """These things, the first of them if they are many."""
    if len(things) <= FEW + 1:  # one more needs no more room than saying so
        return ", ".join(things)
    return say("play-and-more", listed=", ".join(things[:FEW]), count=len(things) - FEW)
