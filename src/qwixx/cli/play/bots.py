"""The bots at this keyboard's table: ours as they are, others guarded as in the arena."""

from collections.abc import Sequence
from typing import NamedTuple

from qwixx.cli.play.seats import LocalSeat
from qwixx.cli.players import described
from qwixx.players import LEVELS, Bot, check_player, find
from qwixx.players.guarded import CRASH, LIMIT, Forfeit, Guarded
from qwixx.rules.actions import Action
from qwixx.rules.errors import SetupError
from qwixx.rules.view import View
from qwixx.stream import Stream
from qwixx.words import Words


class Replaced(NamedTuple):
    """A bot that cannot play on, by its seat: which it was, and why."""

    seat: int
    bot: str
    reason: str


class Bots:
    """Whoever thinks for the bots of a game. Their chance depends on the seed and on how often a seat has decided."""

    def __init__(self, seed: str) -> None:
        self._seed = int(seed, 16)
        self._others: dict[int, Guarded] = {}
        self._chances: dict[int, Chance] = {}

    def choose(self, name: str, decisions: int, view: View, legal: Sequence[Action]) -> Action | Forfeit:
        """What a bot does as the seat that sees this; of a bot that is not ours perhaps why it does nothing."""
        seat = view.seat or 0
        stream = Stream(self._seed, seat, decisions)
        try:
            bot = find(name)
            if bot.trusted:
                return bot.player(stream).choose(view, legal)
            guarded = self._kept(bot, seat)
        except SetupError as error:
            return Forfeit(CRASH, str(error))
        self._chances[seat].stream = stream
        action = guarded.choose(view, legal)
        return guarded.forfeits[0] if guarded.forfeits else action

    def _kept(self, bot: Bot, seat: int) -> Guarded:
        """A bot that may remember its game is made once for it."""
        if seat not in self._others:
            self._chances[seat] = Chance(Stream(self._seed, seat))
            self._others[seat] = Guarded(bot.player(self._chances[seat]), LIMIT)
        return self._others[seat]


class Chance:
    """The chance of a bot that is kept: a stream for each of its decisions, so that a saved game goes on the same."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def random(self) -> float:
        """A number from 0 up to 1."""
        return self.stream.random()


def problem_with(name: str, game: str) -> str | None:
    """Why a bot cannot be seated at a game, if so."""
    try:
        check_player(name, game)
    except SetupError as error:
        return str(error)
    return None


def introduced(seats: Sequence[LocalSeat], say: Words) -> list[str]:
    """A line for every bot that is not one of the levels: which it is, and what it does."""
    others = [(seat.name, find(seat.level)) for seat in seats if seat.level and seat.level not in LEVELS]
    return [say("play-who", name=name, bot=bot.name, about=described(bot, say)) for name, bot in others]


def told(replaced: Replaced, seats: Sequence[LocalSeat], say: Words) -> str:
    """The sentence about a bot that cannot play on."""
    return say("play-replaced", name=seats[replaced.seat].name, bot=replaced.bot, reason=replaced.reason)
