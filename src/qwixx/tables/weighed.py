"""What is told of choices: in hints, and of positions that somebody sets up (`exploring.py`)."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from qwixx.games import GAMES
from qwixx.review import Choice as Explained
from qwixx.tables.parts import ViewInfo
from qwixx.tables.printed import Printed

LONGEST_POSITION = 4000
DIGITS = 4  # of chances and points

Win = Annotated[float | None, Meta(description="The chance to win, 0 to 1, a tie counted in parts; null: not known.")]
Margin = Annotated[
    float | None, Meta(description="Points expected more than the best of the others; alone, the final score.")
]
Face = Annotated[int, Meta(ge=1, le=6)]


class PositionText(Struct, frozen=True):
    """A position by its text, and whose choices are asked for."""

    position: Annotated[
        str,
        Meta(
            max_length=LONGEST_POSITION,
            description="As `docs/notation.md` says.",
            examples=["classic; white 5 1; sheets r5 p1 | y2; dice 3 4 r2 y5 g1 b6"],
        ),
    ]
    seat: Annotated[int, Meta(ge=0, le=7, description="Else the active one.")] | UnsetType = UNSET


class SetUp(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as it is set up: what can be seen of it, as in a view. What follows from the rest need not be said."""

    game: Annotated[str, Meta(max_length=20, extra_json_schema={"enum": [*GAMES]})]
    sheets: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Annotated[str, Meta(max_length=2000)]], Meta(max_length=8)] = {}
    phase: Annotated[str, Meta(max_length=10)] = "white"
    turn: Annotated[int, Meta(ge=1, le=999)] = 1
    active: Annotated[int, Meta(ge=0, le=7)] = 0
    crossed: Annotated[bool, Meta(description="Whether the active player has crossed off something this turn.")] = False
    whites: Annotated[list[Face], Meta(max_length=2)] = []
    coloured: Annotated[dict[str, Face], Meta(max_length=8)] = {}
    pawns: Annotated[list[Annotated[int, Meta(ge=0, le=200)]], Meta(max_length=8)] = []
    final_turns: Annotated[int, Meta(ge=0, le=8)] = 0
    seat: Annotated[int, Meta(ge=0, le=7, description="Whose choices are asked for.")] | None = None


class ReasonInfo(Struct, frozen=True):
    """Why a choice is good or not: the sentence `reason-KEY` in `locales/`, and what it speaks of."""

    key: str
    facts: Annotated[dict[str, int], Meta(description="Numbers; a `row` and a `seat` count from 0.")]
    against: Annotated[bool, Meta(description="Whether it speaks against the choice.")]


class Choice(Struct, frozen=True):
    """Something that can be done, what may be expected of it, and why."""

    action: str
    win: Win
    margin: Margin
    equal: Annotated[bool, Meta(description="Whether it is as good as the best.")]
    reasons: list[ReasonInfo]


class Chance(Struct, frozen=True):
    """What a seat may expect."""

    win: Win
    margin: Margin


class Weighed(Struct, frozen=True):
    """A position, and what every choice of a seat is worth in it."""

    position: Annotated[str, Meta(description="Its text.")]
    view: ViewInfo
    printed: Printed
    games: Annotated[list[str], Meta(description="Those of which positions can be set up.")]
    players: Annotated[tuple[int, int], Meta(description="From so many to so many.")]
    seat: int
    choices: Annotated[list[Choice], Meta(description="Best first; none if this seat has nothing to decide.")]
    before: Annotated[list[Chance], Meta(description="By seat: before the roll, or at the end; none if not known.")]


class RollInfo(Struct, frozen=True):
    """What a white sum offers a seat, the coloured dice drawn a few times."""

    sum: int
    ways: Annotated[int, Meta(description="Of 36, in which the white dice show it.")]
    win: Win
    margin: Margin
    choices: list[Choice]


class EveryRoll(Struct, frozen=True):
    """What the next roll may bring a seat, by its white sum; nothing once the turn has gone on or the game is over."""

    seat: int
    rolls: list[RollInfo]


def told(choice: Explained) -> Choice:
    """A choice that was weighed and explained, as a client is told it."""
    reasons = [ReasonInfo(why.key, dict(why.facts), why.against) for why in choice.reasons]
    win, margin = choice.worth
    return Choice(str(choice.action), _rounded(win), _rounded(margin), choice.equal, reasons)


def _rounded(value: float | None) -> float | None:
    """To a hundredth of a per cent: nobody can tell more, and numbers stay short."""
    return None if value is None else round(value, DIGITS)
