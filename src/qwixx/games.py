"""The registry: every game by its id, with its options."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache, partial
from inspect import signature

from qwixx import boards
from qwixx.rules.cards import JOKERS, cards
from qwixx.rules.descriptor import Descriptor
from qwixx.rules.dice import ANNOUNCED, LOCKS, SEALED, board, dice_game
from qwixx.rules.errors import BoardError, UnknownGame, UnknownOption, shown
from qwixx.rules.game import Game
from qwixx.rules.layout import CLASSIC, Layout, parse_layout
from qwixx.rules.layouts import MIXX_A, MIXX_B
from qwixx.rules.match import deluxe
from qwixx.rules.options import Board
from qwixx.rules.real_hands import HANDS, REAL, real_hands
from qwixx.rules.track import Track, parse_fields

Value = str | int | Track | Layout
Options = tuple[tuple[str, str], ...]

NEWEST = 2  # version of the rules; a record or log of an earlier one says which
ANNOUNCED_SINCE = 2  # before that a lock was not announced
SHEET = "sheet"  # the option by which a game is played on another sheet than its own
UNLISTED = {"cards": (HANDS,)}  # options that nobody is offered, by game: whoever plays with real cards has chosen them
EARLIER_GAMES = {"cards-jokers": ("cards", {"jokers": "yes"})}  # ids of earlier versions, with what they are now


def _board(side: Value = boards.SHIPPED[0], locks: str = ANNOUNCED, layout: Layout = CLASSIC) -> Game:
    """On a shipped side by its name, a user's as a `Track`, or any side by its fields in one line."""
    return board(_track(side, layout), locks=locks, sides=boards.SHIPPED, layout=layout)


def _track(side: Value, layout: Layout) -> Track:
    if isinstance(side, Track):
        return side
    if side in boards.SHIPPED:
        return boards.shipped(str(side))
    if "/" not in str(side):
        raise UnknownOption(f"There is no side {shown(side)}; there are {', '.join(boards.SHIPPED)}.")
    try:
        return parse_fields(str(side), layout)
    except BoardError as error:
        raise UnknownOption(f"The side cannot be played on: {error}") from None


def _cards(layout: Layout = CLASSIC, *, jokers: str = JOKERS.default, hands: str = HANDS.default) -> Game:
    """With cards that are dealt here, or with real ones."""
    game = cards(layout, jokers=jokers)
    return real_hands(game) if hands == REAL else game


GAMES: dict[str, Callable[..., Game]] = {
    "classic": partial(dice_game, "classic", CLASSIC),
    "deluxe": deluxe,
    "mixx-a": partial(dice_game, "mixx-a", MIXX_A),
    "mixx-b": partial(dice_game, "mixx-b", MIXX_B),
    "board": _board,
    "cards": _cards,
}
"""Every registered game by its id: how it is made from its options."""


@cache
def descriptor(name: str) -> Descriptor:
    """What a registered game is, with no option chosen."""
    return GAMES[name]().descriptor


def game(name: str, /, **options: Value) -> Game:
    """A game by its id, with its options: `game("board", side="our-zigzag")`."""
    earlier = EARLIER_GAMES.get(name)
    if earlier:
        return game(earlier[0], **{**earlier[1], **options})
    if name not in GAMES:
        raise UnknownGame(f"There is no game {shown(name)}; there are {', '.join(GAMES)}.")
    layout = options.pop(SHEET, None) if _plays_on_any_sheet(name) else None
    _check_options(name, options)
    if layout is None:
        return GAMES[name](**options)
    return GAMES[name](layout=layout if isinstance(layout, Layout) else parse_layout(str(layout)), **options)


def _plays_on_any_sheet(name: str) -> bool:
    return "layout" in signature(GAMES[name]).parameters


def _check_options(name: str, options: Mapping[str, Value]) -> None:
    """Refuse an option that the game does not have, or a value that the option does not have."""
    known = {option.name: option for option in (*descriptor(name).options, *UNLISTED.get(name, ()))}
    for given, value in options.items():
        if given not in known:
            raise UnknownOption(f"There is no option {shown(given)}; {name} has the option {', '.join(known)}.")
        if not isinstance(known[given].choices, Board):  # a board is refused by what is wrong with it
            known[given].check(value)


@lru_cache
def game_by(name: str, options: Options, rules: int = NEWEST) -> Game:
    """A game as it is written down, and by which version of the rules; the same one each time."""
    found = game(name, **dict(options))
    if rules < ANNOUNCED_SINCE and LOCKS in found.descriptor.options and LOCKS.name not in dict(options):
        return game(name, **{LOCKS.name: SEALED, **dict(options)})
    return found


def with_real_cards(game: Game) -> Game:
    """The same game at a real table: if it has cards, nobody but those who hold them knows them."""
    return game_by(game.id, (*game.options, (HANDS.name, REAL)), game.version) if game.descriptor.cards else game
