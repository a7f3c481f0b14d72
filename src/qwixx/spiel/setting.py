"""What stays the same while a game is played: its rules, who plays it and for what."""

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache

from qwixx.encoding import Encoding
from qwixx.games import Options, game_by
from qwixx.rules.errors import SetupError, shown
from qwixx.rules.game import Game, State

SHUFFLES_A_TURN = 2  # at most: the display is filled, then a card is called


class Setting:
    """A game for so many seats, what it is worth, and whether those asked together are asked one by one."""

    def __init__(self, game: Game, seats: int, reward: str, one_by_one: bool) -> None:
        if reward not in REWARDS:
            raise SetupError(f"There is no reward {shown(reward)}; there are {', '.join(REWARDS)}.")
        self.encoding = Encoding(game, seats)
        self.game, self.seats, self.reward, self.one_by_one = game, seats, reward, one_by_one

    def __deepcopy__(self, memo: dict[int, object]) -> "Setting":
        return self  # nothing in it ever changes

    def __reduce__(self) -> tuple[object, ...]:
        # The rules of a match cannot be pickled, the name of a game can.
        return setting, (self.game.id, self.game.options, self.seats, self.reward, self.one_by_one)

    @property
    def hides(self) -> bool:
        """Whether somebody can know more than others when asked: cards, or an answer that is sealed already."""
        return self.game.descriptor.cards is not None or (self.one_by_one and self.seats > 1)

    def returns(self, state: State) -> list[float]:
        """What the end is worth to each seat; alone it is the points. Nothing before the end."""
        if not self.game.over(state):
            return [0.0] * self.seats
        scores, winners = self.game.scores(state), self.game.winners(state)
        return [float(scores[0])] if self.seats == 1 else REWARDS[self.reward](scores, winners)

    @cached_property
    def utilities(self) -> tuple[float, float]:
        """The least and the most that the end can be worth."""
        place = self.encoding.slots.index("me score")
        low, high = round(100 * self.encoding.low[place]), round(100 * self.encoding.high[place])
        if self.seats == 1:
            return float(low), float(high)
        return (-1.0, 1.0) if self.reward == "win" else (float(low - high), float(high - low))

    # -- how long a game can be ----------------------------------------------------------------------------------------

    @cached_property
    def _turns(self) -> int:
        """In every turn its player crosses a number, moves on or takes a penalty."""
        about = self.game.descriptor
        numbers = sum(len(row.numbers) for row in about.layout.rows)
        fields = len(about.track.fields) if about.track else 0
        games = about.panel.games if about.panel else 1
        return games * self.seats * (numbers + fields + about.layout.boxes)

    @property
    def longest(self) -> int:
        """No game has more decisions; those made together are one."""
        together = self.seats if self.one_by_one else 1
        weights = {"everybody": together, "active": 1}
        return self._turns * sum(weights.get(phase.actor, 0) for phase in self.game.descriptor.phases)

    @property
    def most_draws(self) -> int:
        """No game has more things drawn: first players, faces, cards."""
        about = self.game.descriptor
        dice = about.dice.white + len(about.dice.colours) if about.dice else 0
        return self._turns * (1 + dice + SHUFFLES_A_TURN * self._deck) + self._deck

    @property
    def most_outcomes(self) -> int:
        """No draw has more outcomes: a seat, a face or a card."""
        faces = self.game.descriptor.dice.faces if self.game.descriptor.dice else 0
        return max(self.seats, faces, self._deck)

    @property
    def _deck(self) -> int:
        cards = self.game.descriptor.cards
        return len(cards.suits) * len(cards.numbers) if cards else 0


@lru_cache
def setting(name: str, options: Options, seats: int, reward: str, one_by_one: bool) -> Setting:
    """A setting as it is written down; the same one each time."""
    return Setting(game_by(name, options), seats, reward, one_by_one)


def win(scores: Sequence[int], winners: Sequence[int]) -> list[float]:
    """1 for the winner, shared in a tie, and the same in all against the others."""
    seats = len(scores)
    return [((seat in winners) * seats / len(winners) - 1) / (seats - 1) for seat in range(seats)]


def margin(scores: Sequence[int], winners: Sequence[int]) -> list[float]:  # noqa: ARG001 (as `win` is called)
    """The score less the mean score of the others."""
    return [score - (sum(scores) - score) / (len(scores) - 1) for score in scores]


REWARDS: dict[str, Callable[[Sequence[int], Sequence[int]], list[float]]] = {"win": win, "margin": margin}
