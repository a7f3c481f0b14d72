"""The strongest player there is here, for every game: by networks, or exactly where that is known."""

from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from typing import cast

from qwixx.players.careful import careful
from qwixx.players.master import dice, models, track
from qwixx.players.master.cards import network_player
from qwixx.players.policy import Policy
from qwixx.players.solo import solo, solved_games
from qwixx.rules.game import Game
from qwixx.rules.layout import CLASSIC, Layout
from qwixx.rules.layouts import MIXX_A, MIXX_B

MOST_SEATS = 5  # that networks know
_solved: dict[Layout, Sequence[float]] = {}  # tables of solutions that were read

SHEETS: dict[Layout, str] = {CLASSIC: "classic", MIXX_A: "mixx-a", MIXX_B: "mixx-b"}


def master() -> Policy:
    """The policy: that of a network where there is one for the game, otherwise `careful`."""
    return careful()._replace(by_game=strongest)


def strongest(game: Game, seats: int) -> Policy:
    """The strongest policy for a game with so many players."""
    if seats == 1 and game.id in solved_games():
        return alone(game)
    name = network_for(game, seats)
    if not name or not models.exists(name):
        return careful()
    if game.descriptor.cards:
        return network_player(models.numbers_of_cards(name))
    return Policy(dice.choose, numbers_for(name, game), dice.CALLS, scratch=dice.SCRATCH, standing=dice.standing)


@lru_cache(maxsize=16)
def numbers_for(name: str, game: Game) -> Sequence[float]:
    """The numbers of a network that plays this game, and no other: what is remembered is kept by them."""
    return models.numbers(name, track.printed(game.tables) if game.descriptor.track else ())


def alone(game: Game) -> Policy:
    """The exact one where `qwixx solve` has solved the sheet and numba is there to read it, otherwise `careful`."""
    if game.layout not in _solved:
        with suppress(ImportError):
            from qwixx.solver.store import kept  # numba takes half a second to load; with others nobody needs it

            solution = kept(game.layout)
            if solution:
                _solved[game.layout] = cast("Sequence[float]", solution.numbers)
    numbers = _solved.get(game.layout)
    return careful() if numbers is None else solo()._replace(numbers=numbers)


def missing(game: Game, seats: int) -> str | None:
    """The name of the network that is needed for a game with so many players, and is not here."""
    name = network_for(game, seats)
    return name if name and models.exists(name) and not models.is_here(name) else None


def network_for(game: Game, seats: int) -> str | None:
    """The name of the network for a game with so many players, if its sheet is one that was trained on."""
    sheet = SHEETS.get(game.layout)
    if sheet is None or seats < 2:
        return None
    if game.descriptor.cards:
        sheet = "jokers" if game.tables.suits > game.tables.rows else "cards"
    elif game.descriptor.track:
        sheet = "board"
    return f"{sheet}-{min(seats, MOST_SEATS)}"
