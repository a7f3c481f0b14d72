"""`Descriptor`: everything that is fixed about a game with its options chosen, as data. Whoever draws, drives, encodes
or compiles a game reads it here."""

from dataclasses import dataclass, field

from qwixx.rules.errors import SetupError, shown
from qwixx.rules.kernel.phases import PHASES, Phase
from qwixx.rules.layout import Layout
from qwixx.rules.options import Option
from qwixx.rules.track import Track


@dataclass(frozen=True, slots=True)
class Dice:
    """The dice of a game: how many white ones, the colours of the others, how many faces each has."""

    white: int
    colours: tuple[str, ...]
    faces: int


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards of a game: their suits, and how many of them are dealt, shown, held, played and skipped."""

    suits: tuple[str, ...]
    numbers: tuple[int, ...]
    deal: int
    display: int
    full_hand: int
    most_played: int
    most_skipped: int


@dataclass(frozen=True, slots=True)
class Panel:
    """The score panel of a match: how many games it has."""

    games: int


@dataclass(frozen=True, slots=True)
class Descriptor:
    """What a game is."""

    id: str
    players: range
    minutes: int
    layout: Layout
    phases: tuple[Phase, ...]
    options: tuple[Option, ...] = field(default=(), compare=False)  # what can be chosen
    chosen: tuple[tuple[str, str], ...] = ()  # what is
    dice: Dice | None = None
    cards: Cards | None = None
    track: Track | None = field(default=None, compare=False)  # chosen by its text; its name is not in a record
    farthest: int = 0  # free fields that a pawn moves at most
    last_fields: int = 0  # of the track: who reaches one announces the end
    panel: Panel | None = None
    version: int = 2  # of the behaviour: the same version plays the same record the same way

    def phase(self, name: str) -> Phase:
        """A phase of this game by its name."""
        found = [phase for phase in self.phases if phase.name == name]
        if not found:
            raise SetupError(f"{self.id} has no phase {shown(name)}.")
        return found[0]


def phases(*names: str, penalty: str) -> tuple[Phase, ...]:
    """These phases in the order of a turn, and at last the end; passing in one of them can cost the penalty."""
    found = {phase.name: phase for phase in PHASES}
    return tuple(found[name]._replace(penalty=name == penalty) for name in (*names, "over"))


def sheet_chosen(layout: Layout, own: Layout) -> tuple[tuple[str, str], ...]:
    """A game that is not played on its own sheet says so among its options, so that its records can be read."""
    return () if layout == own else (("sheet", str(layout)),)
