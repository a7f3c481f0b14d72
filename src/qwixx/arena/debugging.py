"""A contest that stops at the first forfeit, so that its reason can be found."""

from collections.abc import Generator, Sequence
from functools import partial

from qwixx.arena.batch import Batch
from qwixx.arena.contest import Contest
from qwixx.arena.engines import Alone, Interpreted
from qwixx.arena.play import playing
from qwixx.play import Play
from qwixx.players import player
from qwixx.players.guarded import Forfeit, Guarded
from qwixx.records import Record
from qwixx.rules.errors import QwixxError


class Stopped(QwixxError):
    """The first forfeit: of which bot, in which game, and the record of the game up to that decision."""

    def __init__(self, bot: int, game: int, forfeit: Forfeit, record: Record) -> None:
        super().__init__(str(forfeit))
        self.bot, self.game, self.forfeit, self.record = bot, game, forfeit, record


class _Debugged(Interpreted):
    """Any bots by the rules that people use, up to the first forfeit."""

    def _played(self, begun: Play, players: Sequence[Guarded], seated: Sequence[int], game: int) -> Play:
        before = begun
        for after in playing(begun, players):
            for seat, guarded in enumerate(players):
                if guarded.forfeits:
                    names = [f"Bot {bot + 1}" for bot in seated]
                    raise Stopped(seated[seat], game, guarded.forfeits[0], before.record(names))
            before = after
        return before


def debugging(contest: Contest) -> Generator[Batch, None, None]:
    """Every portion in its order, played here and not compiled; the first forfeit is raised."""
    bots = [partial(player, bot) for bot in contest.bots]
    make = partial(_Debugged, contest.game, seed=contest.seed, limit=contest.limit)
    engine = Alone([make(bots=[bot]) for bot in bots]) if contest.seats == 1 else make(bots=bots)
    for first in range(0, contest.games, contest.seats):
        yield engine.play(first, min(contest.seats, contest.games - first))
