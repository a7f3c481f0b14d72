"""What came of a table's game, for the statistics of those who sat there."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from qwixx.statistics import Result, Scored, kind_of, reviewed, scored
from qwixx.statistics.results import Ended, ended
from qwixx.tables.entries import AnyEntry, Closed, Forgotten, Rematched
from qwixx.tables.reviewed import ReviewInfo
from qwixx.tables.secret import same
from qwixx.tables.table import Table

AFTERWARDS = (Rematched, Forgotten, Closed)  # what may be written when a game is over


class Results(Struct, frozen=True):
    """What came of the games of a device, the latest first."""

    results: list[Result]
    more: bool  # whether there are older ones


def result(table: Table, ended_at: int, device: str) -> Result | None:
    """What came of a game that was played to its end; `device` tells whose seats are one's own."""
    seats = scores(table)
    if not seats:
        return None
    mine = [replace(seat, mine=same(held.device, device)) for seat, held in zip(seats, table.seats, strict=True)]
    return Result(table.code, ended_at, kind_of(table.game), mine, games_played(table), table.kept)


def scores(table: Table) -> list[Scored]:
    """What came of it for every seat; nothing if it was not played to its end, as when the operator closed it."""
    if table.play is None or not table.play.over:
        return []
    panel = table.game.descriptor.panel
    found = ended(table.record) if panel else Ended(table.play.state, [table.play.state])
    seats = scored(table.game, found, [seat.name for seat in table.seats])
    return [replace(seat, level=held.level) for seat, held in zip(seats, table.seats, strict=True)]


def games_played(table: Table) -> int:
    """How many games were played: one, or those on the panel of a match."""
    assert table.play is not None
    return len(table.play.view().panel) or 1


def over_at(entries: Iterable[tuple[int, AnyEntry]]) -> int:
    """When a game was over, by its log with all times: what is written later does not belong to it."""
    return max((at for at, entry in entries if not isinstance(entry, AFTERWARDS)), default=0)


def judged(review: ReviewInfo) -> list[tuple[float | None, float | None]]:
    """Luck and accuracy of every seat by a review; alone luck is in points, which no chances can be compared with."""
    wins = review.measure == "win"
    return [(player.luck if wins else None, player.accuracy) for player in review.players]


def with_review(found: Result, review: ReviewInfo) -> Result:
    """A result with what a review says of it."""
    return reviewed(found, judged(review))
