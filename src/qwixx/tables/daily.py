"""What a table must be for the challenge of a day, and what an attempt is compared with."""

from collections.abc import Sequence
from datetime import date
from typing import Annotated

from msgspec import Meta, Struct

from qwixx.daily import OPPONENT, PERFECT, SOLO, is_challenge
from qwixx.hindsight import Best
from qwixx.rules.errors import shown
from qwixx.rules.game import Game
from qwixx.tables.entries import Seat
from qwixx.tables.refusal import Refusal
from qwixx.tables.table import Table

NOT_SO = f"The challenge of a day is played alone, or against one {OPPONENT}, without options."


class Possible(Struct, frozen=True):
    """The best score that a day's dice allow: no game can have more than `most`, and one that has `score` was found."""

    score: int
    most: Annotated[int, Meta(description="The same as the score where that is exact.")]


class Compared(Struct, frozen=True):
    """What an attempt alone is compared with, once it is over."""

    score: int
    perfect: Annotated[float, Meta(description="What perfect play expects.")]
    possible: Annotated[Possible | None, Meta(description="Null while it is worked out: ask again.")]


def check_day(day: str) -> date:
    """A date that there is."""
    try:
        return date.fromisoformat(day)
    except ValueError:
        raise Refusal("bad-setup", f"There is no day {shown(day)}.") from None


def check_challenge(game: Game, seats: Sequence[Seat]) -> None:
    """Refuse other games and seats than those of a day."""
    person, *others = seats
    if person.kind != "person" or any(seat.level != OPPONENT for seat in others) or not is_challenge(game, len(seats)):
        raise Refusal("bad-setup", NOT_SO)


def of_a_day(table: Table) -> tuple[date, str]:
    """The day and the game of an attempt alone."""
    if table.day is None or len(table.seats) != SOLO:
        raise Refusal("not-allowed", "Only a day's game alone is compared.")
    return table.day, table.game.id


def compared(table: Table, best: Best | None) -> Compared:
    """What the attempt of a table is compared with, as far as that is known."""
    assert table.state is not None
    possible = best and Possible(best.score, best.at_most)
    return Compared(table.game.scores(table.state)[0], PERFECT[table.game.id], possible)
