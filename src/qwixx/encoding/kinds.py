"""What each kind of game adds to the encoding: its phases, what lies on the table, its actions."""

from typing import NamedTuple

from qwixx.encoding.devices import cards, dice, panel, track
from qwixx.encoding.numbering import Group, crosses, moves, next_or_stop, plays, takes
from qwixx.encoding.slots import Part, range_of
from qwixx.rules.actions import JOKER
from qwixx.rules.cards import CardGame
from qwixx.rules.dice import DiceGame
from qwixx.rules.errors import SetupError
from qwixx.rules.game import Game
from qwixx.rules.match import Match
from qwixx.rules.track import Track


class Kind(NamedTuple):
    """The phases in which somebody acts, the parts of the observation beside the sheets, and all actions."""

    phases: tuple[str, ...]
    parts: list[Part]
    groups: list[Group]


def kind_of(game: Game, seats: int) -> Kind:
    """What kind of game this is."""
    layout = game.layout
    match game:
        case Match():
            phases, parts, groups = kind_of(game.game, seats)
            totals = panel(game.tables.games, seats, *range_of(layout))
            return Kind((*phases, "between"), [*parts, totals], [*groups, *next_or_stop()])
        case DiceGame(track=None):
            return Kind(("white", "colour"), dice(layout.colours), crosses(layout))
        case DiceGame(track=Track() as side):
            parts = [*dice(layout.colours), *track(len(side.fields), seats)]
            return Kind(("white", "colour", "move"), parts, [*crosses(layout), moves()])
        case CardGame():
            suits = (*layout.colours, JOKER)[: game.tables.suits]
            groups = [*crosses(layout), takes(), plays(layout)]
            return Kind(("take", "call", "play"), cards(suits, seats), groups)
    raise SetupError(f"There is no encoding of {game.id} yet.")
