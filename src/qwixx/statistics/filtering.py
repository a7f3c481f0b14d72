"""Which games are counted, and for whom."""

from collections.abc import Iterable
from typing import NamedTuple

from qwixx.statistics.results import Result, Scored


class Wanted(NamedTuple):
    """What is asked for; what is left out makes no difference."""

    player: str = ""  # whose games; else those of whoever played on this device
    game: str = ""
    players: int = 0  # so many at the table
    opponent: str = ""  # a name, or the level of a bot
    since: int | None = None  # milliseconds since 1970, this moment included
    until: int | None = None  # this moment not


class Played(NamedTuple):
    """A game, and the seat for which it is counted."""

    result: Result
    seat: int

    @property
    def own(self) -> Scored:
        """What came of it for that seat."""
        return self.result.seats[self.seat]

    @property
    def others(self) -> list[Scored]:
        """Everybody else."""
        return [seat for place, seat in enumerate(self.result.seats) if place != self.seat]

    @property
    def points(self) -> float:
        """The points of a game; in a match the mean of its games, so that it can be compared."""
        return self.own.score / self.result.games


def met_as(seat: Scored) -> str:
    """What somebody at another seat is counted as: a bot by its level, a person by the name."""
    return seat.level or seat.name


def seat_in(result: Result, player: str) -> int | None:
    """The seat of a player: a person of this name, or else the first one of this device."""
    fits = [place for place, seat in enumerate(result.seats) if not seat.level and _is(seat, player)]
    return fits[0] if fits else None


def _is(seat: Scored, player: str) -> bool:
    return seat.name == player if player else seat.mine


def by_player(results: Iterable[Result], by: Wanted) -> dict[str, list[Played]]:
    """The games that are asked for, by everybody who played them or by the one player, each the oldest first."""
    found: dict[str, list[Played]] = {}
    for result in sorted(results, key=lambda one: (one.ended_at, one.code)):
        for place, seat in enumerate(result.seats):
            one = Played(result, place)
            if by.player in ("", seat.name) and _fits(one, by):
                found.setdefault(seat.name, []).append(one)
    return found


def wanted(results: Iterable[Result], by: Wanted) -> list[Played]:
    """The games that are asked for, the oldest first."""
    found = [Played(result, seat) for result in results if (seat := seat_in(result, by.player)) is not None]
    return sorted((one for one in found if _fits(one, by)), key=lambda one: (one.result.ended_at, one.result.code))


def _fits(played: Played, by: Wanted) -> bool:
    result = played.result
    return (
        by.game in ("", result.game)
        and by.players in (0, len(result.seats))
        and (not by.opponent or by.opponent in map(met_as, played.others))
        and (by.since is None or result.ended_at >= by.since)
        and (by.until is None or result.ended_at < by.until)
    )
