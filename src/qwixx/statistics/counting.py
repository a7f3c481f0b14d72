"""What many games come to, for one player."""

from collections.abc import Callable, Iterable, Sequence
from math import floor

from msgspec import Struct

from qwixx.statistics.filtering import Played, met_as
from qwixx.statistics.results import Scored

BIN = 10  # points: how wide the bars of a distribution are


class Group(Struct, frozen=True):
    """Games of one kind, or with so many players: how many, against others, and won."""

    key: str
    games: int
    against: int
    wins: int


class Met(Struct, frozen=True):
    """Somebody one has played against: how often, and how often one had more points, or as many."""

    key: str
    games: int
    ahead: int
    even: int


class Bar(Struct, frozen=True):
    """How many games have so many points or up to nine more."""

    start: int
    games: int


class Counted(Struct, frozen=True):
    """What a player's games come to. Shares are of the games against others: alone everybody wins."""

    games: int
    against: int  # games against others
    wins: int
    shared: int  # of the wins
    streak: int  # won in a row, up to the latest game
    longest: int
    average: float | None
    best: float | None
    worst: float | None
    locks: int
    penalties: int
    sheets: int  # on which these were counted: a match has several
    real: int  # games whose dice people rolled
    luck: float | None
    accuracy: float | None
    reviewed: int
    bars: list[Bar]
    by_game: list[Group]
    by_players: list[Group]
    bots: list[Met]
    people: list[Met]


def count(played: Sequence[Played]) -> Counted:
    """What these games come to; they are in the order in which they were played."""
    points = [one.points for one in played]
    against = [one for one in played if one.others]
    runs = list(_runs(one.own.won for one in against))
    return Counted(
        games=len(played),
        against=len(against),
        wins=_wins(against),
        shared=sum(one.own.won and any(other.won for other in one.others) for one in against),
        streak=runs[-1] if runs else 0,
        longest=max(runs, default=0),
        average=mean(points),
        best=max(points, default=None),
        worst=min(points, default=None),
        locks=sum(one.own.locks for one in played),
        penalties=sum(one.own.penalties for one in played),
        sheets=sum(one.result.games for one in played),
        real=sum(one.result.real for one in played),
        luck=mean([one.own.luck for one in played if one.own.luck is not None]),
        accuracy=mean([one.own.accuracy for one in played if one.own.accuracy is not None]),
        reviewed=sum(one.own.accuracy is not None for one in played),
        bars=bars(points),
        by_game=_groups(played, lambda one: one.result.game),
        by_players=_groups(played, lambda one: str(len(one.result.seats))),
        bots=_met(played, lambda seat: bool(seat.level)),
        people=_met(played, lambda seat: not seat.level),
    )


def mean(values: Sequence[float]) -> float | None:
    """The mean of some numbers; nothing of none."""
    return sum(values) / len(values) if values else None


def bars(points: Iterable[float]) -> list[Bar]:
    """The distribution of points, with no gap between the lowest and the highest bar."""
    starts = [floor(value / BIN) * BIN for value in points]
    if not starts:
        return []
    return [Bar(start, starts.count(start)) for start in range(min(starts), max(starts) + 1, BIN)]


def _wins(played: Iterable[Played]) -> int:
    return sum(one.own.won for one in played)


def _runs(won: Iterable[bool]) -> Iterable[int]:
    """After every game, how many were won in a row."""
    run = 0
    for one in won:
        run = run + 1 if one else 0
        yield run


def _groups(played: Iterable[Played], key: Callable[[Played], str]) -> list[Group]:
    """The games by something, the largest group first."""
    found: dict[str, list[Played]] = {}
    for one in played:
        found.setdefault(key(one), []).append(one)
    groups = [
        Group(name, len(all_), len(against), _wins(against))
        for name, all_ in found.items()
        for against in [[one for one in all_ if one.others]]
    ]
    return sorted(groups, key=lambda group: (-group.games, group.key))


def _met(played: Iterable[Played], who: Callable[[Scored], bool]) -> list[Met]:
    """Whom one has played against, the most frequent first."""
    found: dict[str, list[int]] = {}
    for one in played:
        for other in filter(who, one.others):
            numbers = found.setdefault(met_as(other), [0, 0, 0])
            numbers[0] += 1
            numbers[1] += one.own.score > other.score
            numbers[2] += one.own.score == other.score
    met = [Met(key, *numbers) for key, numbers in found.items()]
    return sorted(met, key=lambda one: (-one.games, one.key))
