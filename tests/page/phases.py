"""Tables in every phase of every game, at which only the person on this device is to choose."""

from collections.abc import Sequence
from itertools import count
from random import Random
from typing import NamedTuple

from qwixx.records import Act
from qwixx.rules.actions import Action, Mark, Pass
from qwixx.tables import protocol
from qwixx.tables.caller import Caller
from qwixx.tables.entering import enter
from qwixx.tables.entries import Seat, Settings
from qwixx.tables.going_on import played
from qwixx.tables.secret import CONSONANTS, VOWELS
from qwixx.tables.table import Table
from tests.server.locking import announced
from tests.server.prepared_tables import AT, PreparedTable, person

SECRET = "sizes" + "A" * 38  # of the device that everything is looked at on
NAMES = ("Anna", "Bartholomäus", "Cleo", "Dino", "Emmanuelle")
CHOICES = 3  # at least, where there is a choice at all
TURNS = 6  # at least, so that there are crosses


class Scene(NamedTuple):
    """A game in one phase."""

    game: str
    phase: str
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
    "kept": ("classic", {}),
    "kept-cards": ("cards", {"hands": "real"}),
}
ENTERED = ("first", "roll", "top")  # phases in which the bar asks what real dice or cards showed
DICE = ("white", "colour")
PHASES: dict[str, tuple[str, ...]] = {
    "classic": (*DICE, "reply", "over"),
    "deluxe": (*DICE, "between"),
    "mixx-a": DICE,
    "mixx-b": DICE,
    "board": (*DICE, "reply", "move"),
    "cards": ("take", "call", "play"),
    "jokers": ("take", "call", "play"),
    "kept": ("first", "roll", *DICE),
    "kept-cards": ("top", "call", "play"),
}
TOGETHER = (
    ("classic", "white"),
    ("board", "move"),
    ("jokers", "call"),
    ("jokers", "play"),
    ("kept", "roll"),
    ("kept-cards", "top"),
    ("kept-cards", "play"),
)
SCENES = (
    *(Scene(game, phase) for game, phases in PHASES.items() for phase in phases),
    *(Scene(game, phase, together=True) for game, phase in TOGETHER),
)


def code_of(scene: Scene) -> str:
    """The code of its table."""
    number = SCENES.index(scene)
    return f"ta{CONSONANTS[number // len(VOWELS)]}{VOWELS[number % len(VOWELS)]}-bada"


def seated(game: str, together: bool) -> list[Seat]:
    """As many as may play, of five: Anna and bots, or all around her device; with real dice each has one."""
    names = NAMES[: 4 if game == "board" else 5]
    if together or game.startswith("kept"):
        return [person(name, SECRET if together or name == names[0] else name) for name in names]
    return [person(names[0], SECRET), *(Seat("bot", name, level="easy") for name in names[1:])]


def prepare(scene: Scene) -> PreparedTable:
    """Its table, played by seeds until one comes to the phase."""
    (game, options), seats = GAMES[scene.game], seated(scene.game, scene.together)
    if scene.phase == "reply":
        return _asked_to_reply(code_of(scene), seats, game)
    settings = Settings(dice="real", hints=scene.game == "kept") if scene.game.startswith("kept") else None
    for seed in count():
        table = PreparedTable(code_of(scene), game, seats, seats[0].device, Random(seed), settings, options).start()
        _play(table, scene, Random(seed))
        if table.table.status != "over":
            return table
    raise AssertionError


def _play(table: PreparedTable, scene: Scene, rng: Random) -> None:
    """Play until it comes to the phase, or to the end; the host enters what real dice and cards show."""
    while table.table.status != "over" and not _reached(table.table, scene):
        game, state = table.table.playing
        if game.awaits_chance(state):
            outcome = str(game.draw(state, rng))
            request = protocol.Enter("enter", table.table.step, outcome)
            table.go_on(enter(table.table, Caller(table.table.host), request))
        else:
            table.play(lambda at: not at.waiting or _reached(at, scene), _sensible)


def _asked_to_reply(code: str, seats: Sequence[Seat], game: str) -> PreparedTable:
    """Somebody has announced a lock, and of those who may follow only the first has not said whether they do."""
    for turn in range(len(seats)):
        table, _ = announced(code, [*seats[turn:], *seats[:turn]], game)
        own = table.table.seats.index(seats[0])
        if own in table.table.waiting:
            for seat in set(table.table.waiting) - {own}:
                table.go_on(played(table.table, [Act(seat, Pass())]))
            return table
    raise AssertionError


def _reached(table: Table, scene: Scene) -> bool:
    """Whether the first seat is to choose in this phase, and everybody who is not on its device has answered."""
    game, state = table.playing
    if scene.phase in ENTERED:
        return state.phase == scene.phase and (scene.phase == "first" or (state.turn >= TURNS and state.active == 0))
    if 0 not in table.waiting or (len(table.waiting) > 1 and not scene.together):
        return False
    if scene.phase == "over":
        return _ends_by_passing(table)
    if state.phase != scene.phase:
        return False
    return scene.phase == "between" or (game.view(state).turn >= TURNS and _worth_a_look(game.legal(state, 0), scene))


def _worth_a_look(legal: Sequence[Action], scene: Scene) -> bool:
    """Whether there are enough choices, with a joker where there are jokers to play."""
    jokers = scene.game == "jokers" and scene.phase == "play"
    return len(legal) > CHOICES and (not jokers or any(" j" in str(action) for action in legal))


def _ends_by_passing(table: Table) -> bool:
    """Whether the game is over if the first seat crosses nothing."""
    game, state = table.playing
    return Pass() in game.legal(state, 0) and played(table, [Act(0, Pass())]).applied(table, AT).status == "over"


def _sensible(table: Table, seat: int) -> Action:
    """Cross what skips fewest numbers, or do anything."""
    game, state = table.playing
    legal = game.legal(state, seat)
    ways = [game.sheet(state, seat).open(row) for row in range(len(game.layout.rows))]
    marks = {mark: way.index(mark) for mark in legal if isinstance(mark, Mark) for way in ways if mark in way}
    if marks:
        return min(marks, key=lambda mark: marks[mark])
    return Random(f"{state}").choice(legal)
