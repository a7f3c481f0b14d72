"""`Result`: what came of a finished game, as the rules say. Everything that is counted is counted from these."""

from collections.abc import Sequence
from typing import Annotated, NamedTuple

from msgspec import Meta, Struct
from msgspec.structs import replace

from qwixx.records import Record, fold, lasting
from qwixx.rules.game import Game, State

JOKERS = "cards-jokers"  # the card game with jokers: other scores, so a kind of its own


class Scored(Struct, frozen=True, omit_defaults=True):
    """What came of it for one seat."""

    name: str
    score: Annotated[int, Meta(description="Of a match the sum of its games.")]
    locks: int
    penalties: int
    won: Annotated[bool, Meta(description="Highest score, perhaps shared.")]
    level: Annotated[str, Meta(description="Of the bot; a person has none.")] = ""
    mine: Annotated[bool, Meta(description="Whether it was played on this device.")] = False
    luck: Annotated[float | None, Meta(description="By the review, in chance to win; where there is one.")] = None
    accuracy: Annotated[float | None, Meta(description="By the review, 0 to 100; where there is one.")] = None


class Result(Struct, frozen=True, omit_defaults=True):
    """What came of a game that was played to its end."""

    code: Annotated[str, Meta(description="Of the table, or the name of the file.")]
    ended_at: Annotated[int, Meta(description="Milliseconds since 1970.")]
    game: Annotated[str, Meta(description="Its id; `cards-jokers` with jokers.")]
    seats: list[Scored]
    games: Annotated[int, Meta(description="How many were played; more than one in a match.")] = 1
    real: Annotated[bool, Meta(description="Whether people rolled and entered it.")] = False


class Marks(NamedTuple):
    """How many locks and penalties stand on somebody's sheets."""

    locks: int
    penalties: int


def kind_of(game: Game) -> str:
    """What a game is counted as."""
    return JOKERS if ("jokers", "yes") in game.options else game.id


class Ended(NamedTuple):
    """Where a game is at the end of its record, and where its games ended: of a match each, else the same position."""

    last: State
    ends: Sequence[State]


def ended(record: Record) -> Ended:
    """The positions that a result is read from."""
    if record.game.descriptor.panel is None:
        last = fold(record)
        return Ended(last, [last])
    happened = lasting(record)
    games = [one.after for one in happened if is_end(one.before.phase, one.after.phase)]
    return Ended(happened[-1].after if happened else fold(record), games)


def is_end(before: str, after: str) -> bool:
    """Whether a game ended between these phases; that a match is stopped afterwards is no other end."""
    return after in ("between", "over") and before != "between"


def marks_of(game: Game, ends: Sequence[State], seat: int) -> Marks:
    """What stands on a seat's sheets where games ended."""
    sheets = [game.sheet(state, seat) for state in ends]
    rows = range(len(game.layout.rows))
    return Marks(sum(sheet.has_lock(row) for sheet in sheets for row in rows), sum(one.penalties for one in sheets))


def scored(game: Game, found: Ended, names: Sequence[str]) -> list[Scored]:
    """What came of a finished game for every seat."""
    scores, winners = game.scores(found.last), game.winners(found.last)
    marks = [marks_of(game, found.ends, seat) for seat in range(len(names))]
    return [Scored(name, scores[seat], *marks[seat], won=seat in winners) for seat, name in enumerate(names)]


def result_of(record: Record, code: str, ended_at: int) -> Result | None:
    """What came of a recorded game; nothing if it was not played to its end."""
    found = ended(record)
    if not record.game.over(found.last):
        return None
    seats = scored(record.game, found, record.names)
    return Result(code, ended_at, kind_of(record.game), seats, len(found.ends), record.entered)


def reviewed(result: Result, found: Sequence[tuple[float | None, float | None]]) -> Result:
    """The same with luck and accuracy, seat by seat."""
    seats = [
        replace(seat, luck=luck, accuracy=accuracy) for seat, (luck, accuracy) in zip(result.seats, found, strict=True)
    ]
    return replace(result, seats=seats)
