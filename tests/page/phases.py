"""Tables in every phase of every game, at which only the person on this device is to choose."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from random import Random
from typing import NamedTuple

from qwixx.records import Act
from qwixx.rules.actions import Action, Mark, Pass, PlayCards
from qwixx.tables.entries import Seat
from qwixx.tables.going_on import played
from qwixx.tables.secret import CONSONANTS, VOWELS
from qwixx.tables.table import Table
from tests.server.locking import announced
from tests.server.prepared_tables import AT, PreparedTable, person

SECRET = "sizes" + "A" * 38  # of the device that everything is looked at on
NAMES = ("Anna", "Bartholomäus", "Cleo", "Dino", "Emmanuelle")
CHOICES = 3  # at least, where there is a choice at all
TURNS = 6  # at least, so that there are crosses

Until = Callable[[Table], bool]


class Scene(NamedTuple):
    """A table in one phase: as it is prepared, and what is tapped before it is looked at."""

    game: str
    phase: str
    prepared: PreparedTable
    together: bool = False  # everybody sits around this device

    @property
    def name(self) -> str:
        """By which it is known in a test and as a picture."""
        return f"{self.game}-{self.phase}{'-together' if self.together else ''}"


GAMES: dict[str, tuple[str, dict[str, str]]] = {
    "classic": ("classic", {}),
    "deluxe": ("deluxe", {"games": "2"}),
    "mixx-a": ("mixx-a", {}),
    "mixx-b": ("mixx-b", {}),
    "board": ("board", {}),
    "cards": ("cards", {}),
    "jokers": ("cards", {"jokers": "yes"}),
}
DICE = ("white", "colour")
PHASES: dict[str, tuple[str, ...]] = {
    "classic": (*DICE, "reply", "over"),
    "deluxe": (*DICE, "between"),
    "mixx-a": DICE,
    "mixx-b": DICE,
    "board": (*DICE, "reply", "move"),
    "cards": ("take", "call", "play"),
    "jokers": ("take", "call", "play"),
}
TOGETHER = (("classic", "white"), ("board", "move"), ("jokers", "call"), ("jokers", "play"))


def scenes() -> list[Scene]:
    """All of them, each at a table of its own."""
    wanted = [(game, phase, False) for game, phases in PHASES.items() for phase in phases]
    wanted += [(game, phase, True) for game, phase in TOGETHER]
    codes = (f"ta{one}a-ba{other}{vowel}" for one in CONSONANTS for other in CONSONANTS for vowel in VOWELS)
    return [Scene(game, phase, prepare(code, game, phase, together), together)
            for code, (game, phase, together) in zip(codes, wanted, strict=False)]


def seats(game: str, together: bool) -> list[Seat]:
    """As many as may play, of five: Anna and bots, or everybody around her device."""
    names = NAMES[: 4 if game == "board" else 5]
    others = [person(name, SECRET) if together else Seat("bot", name, level="easy") for name in names[1:]]
    return [person(names[0], SECRET), *others]


def prepare(code: str, game: str, phase: str, together: bool) -> PreparedTable:
    """A table in this phase."""
    seated = seats(game, together)
    kind, options = GAMES[game]
    if phase == "reply":
        return _asked_to_reply(code, seated, kind)
    until = partial(_reached, phase=phase, alone=not together, jokers=game == "jokers")
    for seed in count():
        table = PreparedTable(code, kind, seated, seated[0].device, Random(seed), options=options).start()
        table.play(lambda at: at.status == "over" or until(at), _sensible)
        if until(table.table):
            return table
    raise AssertionError


def _asked_to_reply(code: str, seated: Sequence[Seat], game: str) -> PreparedTable:
    """Somebody has announced a lock, and of those who may follow only the first has not said whether they do."""
    for turn in range(len(seated)):
        table, _ = announced(code, [*seated[turn:], *seated[:turn]], game)
        own = table.table.seats.index(seated[0])
        if own in table.table.waiting:
            for seat in set(table.table.waiting) - {own}:
                table.go_on(played(table.table, [Act(seat, Pass())]))
            return table
    raise AssertionError


def _reached(table: Table, phase: str, alone: bool, jokers: bool) -> bool:
    """Whether the person in front is to choose from enough in this phase, and everybody else has answered."""
    game, state = table.playing
    if phase == "over":
        return table.waiting == (0,) and _ends_by_passing(table)
    if state.phase != phase:
        return False
    if phase == "between":
        return table.waiting == (0,) if alone else True
    if 0 not in table.waiting or (alone and len(table.waiting) > 1) or game.view(state).turn < TURNS:
        return False
    legal = game.legal(state, 0)
    if jokers and phase == "play" and not any(isinstance(one, PlayCards) and "j" in str(one) for one in legal):
        return False
    return len(legal) > CHOICES


def _ends_by_passing(table: Table) -> bool:
    """Whether the game is over if the first seat crosses nothing."""
    game, state = table.playing
    return Pass() in game.legal(state, 0) and played(table, [Act(0, Pass())]).applied(table, AT).status == "over"


def _sensible(table: Table, seat: int) -> Action:
    """Cross what skips fewest numbers."""
    game, state = table.playing
    legal = game.legal(state, seat)
    ways = [game.sheet(state, seat).open(row) for row in range(len(game.layout.rows))]
    marks = {mark: way.index(mark) for mark in legal if isinstance(mark, Mark) for way in ways if mark in way}
    if marks:
        return min(marks, key=lambda mark: marks[mark])
    return Random(f"{state}").choice(legal)
