"""Who sits where: people at this keyboard, and bots."""

import getpass
from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import quote, unquote

from qwixx.players import LEVELS, check_player, find
from qwixx.players.names import all_differ, bot_name, seen_as, unseen_problem
from qwixx.players.naming import from_anywhere
from qwixx.players.registry import ALONE
from qwixx.players.registry import names as all_names
from qwixx.records import name_problem
from qwixx.rules.errors import SetupError, shown
from qwixx.rules.game import Game

BOT = "bot"
PERSON = "person"
NORMAL = "normal"
PLAINLY = ":/,."  # beside letters and digits, written as they are


@dataclass(frozen=True, slots=True)
class LocalSeat:
    """A seat: a person's if it has no level, else a bot's, which is a level or any other name of a bot."""

    name: str
    level: str | None = None


def read_seats(texts: Sequence[str]) -> tuple[LocalSeat, ...]:
    """The seats as they were typed: a name for a person, `bot:NAME` for a bot, `bot` for one of the usual level."""
    levels = [_level(text) for text in texts]
    people = [text for text, level in zip(texts, levels, strict=True) if level is None]
    for place, name in enumerate(people):
        if problem := name_problem(name) or unseen_problem(name):
            raise SetupError(f"{shown(name)} cannot be a name: {problem}")
        if seen_as(name) in map(seen_as, people[:place]):
            raise SetupError(f"Two seats are called {shown(name)}; everybody needs a name of their own.")
    return named_seats([name if level is None else None for name, level in zip(texts, levels, strict=True)], levels)


def other_bots() -> list[str]:
    """The bots beside the levels that can be offered by their names; none is loaded for that."""
    return [name for name in all_names() if name not in (*LEVELS, ALONE, PERSON) and not name_problem(name)]


def check_for_bots(seats: Sequence[LocalSeat], game: Game) -> None:
    """Refuse bots where the cards are real."""
    if game.by_people_only and any(seat.level for seat in seats):
        raise SetupError(
            "The cards are real, and a bot does not see its hand: name people only, --seat Ada --seat Ben."
        )


def check_bots(seats: Sequence[LocalSeat], game: str) -> None:
    """Refuse a bot that cannot be made, or is not for this game."""
    for name in dict.fromkeys(seat.level for seat in seats):
        if name is not None and name not in LEVELS:
            check_player(name, game)


def can_be_names(people: Sequence[str]) -> bool:
    """Whether these names can be shown and seen, and told apart."""
    return all_differ(people) and not any(name_problem(name) or unseen_problem(name) for name in people)


def named_seats(names: Sequence[str | None], levels: Sequence[str | None]) -> tuple[LocalSeat, ...]:
    """Seats in this order; the bots, who have no names yet, are given those that nobody has."""
    taken = {name for name in names if name is not None}
    seats = []
    for name, level in zip(names, levels, strict=True):
        given = bot_name(taken) if name is None else name
        taken.add(given)
        seats.append(LocalSeat(given, level))
    return tuple(seats)


def somebody(otherwise: str) -> str:
    """What to call the person at this keyboard: as the system does, if it does."""
    try:
        name = getpass.getuser().capitalize()
    except (KeyError, OSError, ImportError):
        return otherwise
    return otherwise if name == "Root" or name_problem(name) else name


def _level(text: str) -> str | None:
    kind, colon, level = text.partition(":")
    if kind != BOT:
        return None
    chosen = level if colon else NORMAL
    if chosen not in LEVELS:
        find(chosen)  # or it is refused
    return from_anywhere(chosen)


# -- as words of a save ------------------------------------------------------------------------------------------------


def to_word(level: str | None) -> str:
    """Who sits at a seat, in one word: a person, a level, or any other bot by its name."""
    return level if level in LEVELS else f"{BOT}:{quote(level, PLAINLY)}" if level else PERSON


def is_word(word: str) -> bool:
    """Whether this is such a word; a bot of that name need not be there any more."""
    return word in (PERSON, *LEVELS) or word.startswith(f"{BOT}:")


def from_word(word: str) -> str | None:
    """The bot that such a word names; nothing for a person."""
    return None if word == PERSON else unquote(word.removeprefix(f"{BOT}:"))
