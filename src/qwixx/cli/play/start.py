"""The questions before a game in lines: which one, how, who plays. Enter takes what is proposed."""

from collections.abc import Sequence

from qwixx.cli.play.choices import called, heading, values
from qwixx.cli.play.plain import Left
from qwixx.cli.play.seats import NORMAL, LocalSeat, can_be_names, named_seats, somebody
from qwixx.cli.play.talk import Talk
from qwixx.games import GAMES, descriptor, game, with_real_cards
from qwixx.players import LEVELS
from qwixx.rules.game import Game
from qwixx.rules.options import Option, Range
from qwixx.words import Words


def ask_game(talk: Talk, say: Words, real: bool = False) -> Game:
    """Which game, and each of its options."""
    talk.tell(say("home-welcome"))
    names = list(GAMES)
    name = _one_of(talk, names, [say(f"game-{name}") for name in names], 1, say)
    chosen = game(name, **{option.name: _option(talk, option, say) for option in descriptor(name).options})
    return with_real_cards(chosen) if real else chosen


def wants_rematch(talk: Talk, say: Words) -> bool:
    """What comes after the end: the same again, or another game. One Enter too many begins nothing."""
    question = say("play-again")
    while True:
        match talk.ask(question):
            case "q" | "quit":
                raise Left
            case "n":
                return False
            case "" if question == say("play-again-sure"):
                return True
            case "":
                question = say("play-again-sure")


def ask_seats(book: Game, talk: Talk, say: Words, known: Sequence[str] = ()) -> tuple[LocalSeat, ...]:
    """Who plays, people first; those who have played are proposed."""
    most = book.players[-1]
    if book.by_people_only:
        return _only_people(book, talk, say, known[:most])
    people = _people(talk, range(1, most + 1), known[:most] or [somebody(say("play-somebody"))], say)
    fewest = max(0, book.players[0] - len(people))
    bots = _number(talk, say("play-start-bots"), fewest, most - len(people), max(fewest, int(len(people) == 1)), say)
    level = NORMAL
    if bots:
        talk.tell(say("play-start-level"))
        levels = list(LEVELS)
        level = _one_of(talk, levels, [say(f"home-level-{name}") for name in levels], levels.index(NORMAL) + 1, say)
    return named_seats([*people, *[None] * bots], [*[None] * len(people), *[level] * bots])


def _only_people(book: Game, talk: Talk, say: Words, known: Sequence[str]) -> tuple[LocalSeat, ...]:
    """Those who play where no bot can."""
    proposed = known if len(known) in book.players else [seat.name for seat in default_seats(book, say)]
    people = _people(talk, book.players, proposed, say)
    return named_seats(people, [None] * len(people))


def default_seats(book: Game, say: Words) -> tuple[LocalSeat, ...]:
    """Whoever sits at the keyboard, and a bot of the usual level; with real cards as many people as it needs."""
    if book.by_people_only:
        people = [say("home-player", number=number + 1) for number in range(book.players[0])]
        return named_seats(people, [None] * len(people))
    return named_seats([somebody(say("play-somebody")), None], [None, NORMAL])


def _option(talk: Talk, option: Option, say: Words) -> str:
    """What an option shall be."""
    if isinstance(option.choices, Range):
        first, last = option.choices.first, option.choices.last
        return str(_number(talk, heading(option, say), first, last, int(option.default), say))
    talk.tell(heading(option, say))
    possible = values(option)
    shown = [called(option, value, say) for value in possible]
    return _one_of(talk, possible, shown, possible.index(option.default) + 1, say)


def _people(talk: Talk, players: range, proposed: Sequence[str], say: Words) -> list[str]:
    """The names of those who share the keyboard."""
    while True:
        typed = talk.ask(f"{say('play-start-people')} [{', '.join(proposed)}]")
        names = [" ".join(name.split()) for name in typed.split(",")] if typed else list(proposed)
        if len(names) in players and can_be_names(names):
            return names
        talk.tell(say("play-start-names", few=players[0], count=players[-1]))


def _one_of(talk: Talk, things: Sequence[str], shown: Sequence[str], proposed: int, say: Words) -> str:
    """One of several things, by its number."""
    for number, thing in enumerate(shown, 1):
        talk.tell(f"  {number} {thing}")
    return things[_number(talk, say("play-start-number"), 1, len(things), proposed, say) - 1]


def _number(talk: Talk, question: str, fewest: int, most: int, proposed: int, say: Words) -> int:
    """A whole number between two, or the one that is proposed."""
    if fewest == most:
        return fewest
    possible = [str(number) for number in range(fewest, most + 1)]
    while True:
        typed = talk.ask(f"{question} [{proposed}]") or str(proposed)
        if typed in possible:
            return int(typed)
        talk.tell(say("play-possible", possible=f"{fewest}–{most}"))
