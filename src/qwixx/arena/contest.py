"""A contest: which bots play which game how often, cut into portions that anybody may play in any order."""

from dataclasses import dataclass
from functools import lru_cache, partial

from qwixx.arena.batch import Batch
from qwixx.arena.engines import Alone, Compiled, Engine, Interpreted
from qwixx.arena.play import check_playing
from qwixx.games import game_by
from qwixx.players import player, policy
from qwixx.players.guarded import LIMIT
from qwixx.players.policy import Policy
from qwixx.rules.errors import SetupError
from qwixx.rules.game import Game

COMPILED_DEALS, INTERPRETED_DEALS = 1_000, 4  # of a portion, however many work on them


@dataclass(frozen=True)
class Contest:
    """Games between bots, each named; the same contest always gives the same results.

    Game number n is rotation n % seats of deal n // seats. All rotations of a deal have the same chance. Alone, each
    of the bots plays game number n by itself.
    """

    name: str  # of the game
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: tuple[tuple[str, str], ...] = ()
    limit: float = LIMIT  # seconds a bot that is not compiled may think about a decision
    alone: bool = False  # whether every bot plays by itself, all of them with the same chance

    def check(self) -> None:
        """Refuse what cannot be played."""
        if not self.bots:
            raise SetupError("A contest needs a bot.")
        check_playing(self.game, self.seats, self.bots, self.games)

    @property
    def seats(self) -> int:
        """How many sit at a table: all the bots, or one; and how many games a deal has."""
        return 1 if self.alone else len(self.bots)

    @property
    def game(self) -> Game:
        """The game by its name and options."""
        return game_by(self.name, self.options)

    @property
    def is_compiled(self) -> bool:
        """Whether all the bots are compiled, so that all of it can be."""
        return _policies(self.bots) is not None

    @property
    def portion(self) -> int:
        """How many games are played at a time."""
        return self.seats * (COMPILED_DEALS if self.is_compiled else INTERPRETED_DEALS)

    @property
    def portions(self) -> range:
        """The numbers of the portions."""
        return range(-(-self.games // self.portion))

    @property
    def labels(self) -> tuple[str, ...]:
        """The bots as they are shown: whoever was named before has a number."""
        before = [self.bots[:place].count(bot) for place, bot in enumerate(self.bots)]
        return tuple(f"{bot} ({number + 1})" if number else bot for bot, number in zip(self.bots, before, strict=True))

    def play(self, number: int) -> Batch:
        """Play one portion: the same games whoever plays them, and when."""
        first = number * self.portion
        return _engine(self).play(first, min(self.portion, self.games - first))

    def prepare(self) -> None:
        """Compile what is to be compiled."""
        _engine(self)


@lru_cache(maxsize=8)
def _engine(contest: Contest) -> Engine:
    game, policies = contest.game, _policies(contest.bots)
    if contest.seats == 1 and policies:
        return Alone([Compiled(game, [each], contest.seed) for each in policies])
    if contest.seats == 1:
        kinds = [partial(player, bot) for bot in contest.bots]
        return Alone([Interpreted(game, [kind], contest.seed, contest.limit) for kind in kinds])
    if policies:
        return Compiled(game, policies, contest.seed)
    return Interpreted(game, [partial(player, bot) for bot in contest.bots], contest.seed, contest.limit)


@lru_cache(maxsize=8)
def _policies(bots: tuple[str, ...]) -> tuple[Policy, ...] | None:
    """The bots as policies, if all of them are."""
    policies = tuple(found for bot in bots if (found := policy(bot)))
    return policies if len(policies) == len(bots) else None
