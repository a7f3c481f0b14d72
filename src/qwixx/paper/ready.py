"""Files made beforehand, for a page that has no server to ask: every game as it is usually printed."""

from collections.abc import Iterator

from qwixx.games import GAMES, descriptor, game
from qwixx.paper.document import Wanted, document
from qwixx.paper.pages import SIZES
from qwixx.rules.game import Game
from qwixx.rules.options import Range
from qwixx.words import LANGUAGES, words

FOLDER = "print"
MATTER = ("side", "jokers")  # options that change what is printed beyond a number of boxes


def ready_files() -> Iterator[tuple[str, bytes]]:
    """Every file by its path, like `print/classic-en-a4.pdf`."""
    for name, one in _games():
        for language in LANGUAGES:
            for paper in SIZES:
                yield f"{FOLDER}/{name}-{language}-{paper}.pdf", document(one, words(language), Wanted(paper=paper))


def _games() -> Iterator[tuple[str, Game]]:
    """Every game by its name, and by each other choice that matters: `board-our-zigzag`, `cards-yes`."""
    for name in GAMES:
        yield name, game(name)
        for option in descriptor(name).options:
            if option.name in MATTER and not isinstance(option.choices, Range):
                others = [choice for choice in option.choices.names if choice != option.default]
                yield from ((f"{name}-{choice}", game(name, **{option.name: choice})) for choice in others)
