"""Which games a dataset is made of, cut into portions that anybody may play in any order."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from qwixx.arena.play import check_playing, playing
from qwixx.encoding import Encoding
from qwixx.games import Options, game_by
from qwixx.play import Play, Streamed
from qwixx.players import Worth, player
from qwixx.players.guarded import LIMIT, Guarded
from qwixx.rules.actions import Action
from qwixx.rules.errors import SetupError
from qwixx.rules.game import Game
from qwixx.rules.view import View
from qwixx.stream import Stream

PORTION = 8  # games played at a time
CHANCE = 0  # the place of a game's dice and cards in the stream of chance; the seats' own chance follows


class Decision(NamedTuple):
    """What a seat saw and could do, what it did, what it thought of it, and whether it lost the decision."""

    view: View
    legal: tuple[Action, ...]
    action: Action
    worths: Sequence[Worth] | None
    forfeited: bool


class Played(NamedTuple):
    """A game: its number, its decisions in their order, and how it ended."""

    number: int
    decisions: list[Decision]
    end: Play


@dataclass(frozen=True)
class Plan:
    """Games between bots, each named; the same plan always gives the same games.

    In game number n, counted from 0, bot number (n + s) % bots sits at seat s: everybody sits everywhere.
    """

    name: str  # of the game
    bots: tuple[str, ...]
    games: int
    seats: int
    seed: int = 0
    options: Options = ()
    limit: float = LIMIT  # seconds a bot may think about a decision

    def check(self) -> None:
        """Refuse what cannot be played."""
        if not self.bots:
            raise SetupError("A dataset needs a bot; see: qwixx players.")
        check_playing(self.game, self.seats, self.bots, self.games)

    @property
    def game(self) -> Game:
        """The game by its name and options."""
        return game_by(self.name, self.options)

    @property
    def encoding(self) -> Encoding:
        """How its positions and actions are written."""
        return _encoding(self.game, self.seats)

    @property
    def portions(self) -> range:
        """The numbers of the portions."""
        return range(-(-self.games // PORTION))

    def bot_at(self, number: int, seat: int) -> str:
        """The bot that sits here in a game."""
        return self.bots[(number + seat) % len(self.bots)]

    def play(self, portion: int) -> list[Played]:
        """The games of a portion: the same whoever plays them, and when."""
        first = portion * PORTION
        return [self._play_game(number) for number in range(first, min(first + PORTION, self.games))]

    def _play_game(self, number: int) -> Played:
        decisions: list[Decision] = []
        bots = [self.bot_at(number, seat) for seat in range(self.seats)]
        chances = [Stream(self.seed, number, CHANCE + 1 + seat) for seat in range(self.seats)]
        guarded = [Guarded(player(bot, own), self.limit) for bot, own in zip(bots, chances, strict=True)]
        source = Streamed(Stream(self.seed, number, CHANCE))
        *_, end = playing(Play.begin(self.game, self.seats, source), [_Noted(each, decisions) for each in guarded])
        return Played(number, decisions, end)


class _Noted:
    """A player whose decisions are noted."""

    def __init__(self, player: Guarded, decisions: list[Decision]) -> None:
        self._player, self._decisions = player, decisions

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """What the player chooses."""
        before = len(self._player.forfeits)
        action = self._player.choose(view, legal)
        forfeited = len(self._player.forfeits) > before
        self._decisions.append(Decision(view, tuple(legal), action, self._player.weigh(view, legal), forfeited))
        return action


@lru_cache(maxsize=8)
def _encoding(game: Game, seats: int) -> Encoding:
    return Encoding(game, seats)
