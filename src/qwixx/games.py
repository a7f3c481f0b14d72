"""The registry: every game by its id, with its options."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from qwixx import boards
from qwixx.rules.cards import cards, cards_with_jokers
from qwixx.rules.dice import board, classic
from qwixx.rules.errors import BoardError, UnknownGame, UnknownOption, shown
from qwixx.rules.game import Game
from qwixx.rules.kernel.match import MOST_GAMES
from qwixx.rules.match import deluxe, wrong_number_of_games
from qwixx.rules.track import Track, parse_fields

Value = str | int | Track


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a game: what it is called, what it is without being chosen, and what it can be."""

    name: str
    default: str
    choices: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A registered game: how it is made from its options."""

    make: Callable[..., Game]
    options: tuple[Option, ...] = ()


def _deluxe(games: Value) -> Game:
    if str(games) not in [str(number) for number in range(1, MOST_GAMES + 1)]:
        raise wrong_number_of_games(games)
    return deluxe(int(str(games)))


def _board(side: Value) -> Game:
    """On a shipped side by its name, a user's as a `Track`, or any side by its fields in one line."""
    if isinstance(side, Track):
        return board(side)
    if side in boards.SHIPPED:
        return board(boards.shipped(str(side)))
    if "/" not in str(side):
        raise UnknownOption(f"There is no side {shown(side)}; there are {', '.join(boards.SHIPPED)}.")
    try:
        return board(parse_fields(str(side)))
    except BoardError as error:
        raise UnknownOption(f"The side cannot be played on: {error}") from None


GAMES: dict[str, Entry] = {
    "classic": Entry(classic),
    "deluxe": Entry(_deluxe, (Option("games", str(MOST_GAMES), f"1-{MOST_GAMES}"),)),
    "board": Entry(_board, (Option("side", boards.SHIPPED[0], " or ".join(boards.SHIPPED)),)),
    "cards": Entry(cards),
    "cards-jokers": Entry(cards_with_jokers),
}


def game(name: str, /, **options: Value) -> Game:
    """A game by its id, with its options: `game("board", side="our-zigzag")`."""
    if name not in GAMES:
        raise UnknownGame(f"There is no game {shown(name)}; there are {', '.join(GAMES)}.")
    entry = GAMES[name]
    known = {option.name: option.default for option in entry.options}
    for given in options:
        if given not in known:
            has = f"has the option {', '.join(known)}" if known else "has no options"
            raise UnknownOption(f"There is no option {shown(given)}; {name} {has}.")
    return entry.make(**(known | options))


@lru_cache
def rulebook(name: str, options: tuple[tuple[str, str], ...]) -> Game:
    """A game with its options as they are written down; the same one each time."""
    return game(name, **dict(options))
