"""The search for the best score with known dice: rough first, then with as much room as it takes."""

from collections.abc import Iterator, Sequence
from math import floor
from typing import NamedTuple

from qwixx.hindsight.known import Ending, Known, known_of
from qwixx.hindsight.prices import Prices, first_prices, lowered
from qwixx.hindsight.searching import ALMOST, Crosses, searching
from qwixx.rules.game import Game
from qwixx.rules.outcomes import Roll

ROUNDS = 100  # of looking for prices that serve all endings
FINE_ROUNDS = 60  # for those of one ending
ROUGH = 60  # sheets a turn at first
ROOMS = (300, 3000, 30_000)
MOST_SHEETS = 200_000  # after which it is told what is known


class Best(NamedTuple):
    """The best score that is known to be possible, and what no game can have more than; the line reaches the score."""

    score: int
    at_most: int
    line: tuple[Crosses, ...]  # by turn: the white cross and the coloured one as bits of the sheet, 0 for none

    @property
    def exact(self) -> bool:
        """Whether no game can have more."""
        return self.score == self.at_most


def best_possible(game: Game, rolls: Sequence[Roll]) -> Best:
    """The best score of a game alone whose rolls are these, with all dice."""
    *_, best = finding(game, rolls)
    return best


def finding(game: Game, rolls: Sequence[Roll]) -> Iterator[Best]:
    """What is known of the best score after each piece of work; the last is the result."""
    hunt = Hunt(known_of(game, rolls))
    for _ in hunt.go_on():
        yield hunt.best
    yield hunt.best


class Left(NamedTuple):
    """An ending that may still bring more than is known."""

    at_most: float
    ending: Ending
    prices: Prices


class Hunt:
    """What is known so far, and the endings that are left. To pass until the boxes are full is always possible."""

    def __init__(self, known: Known) -> None:
        tables = known.tables
        self._known = known
        self._sheets = 0
        self.score = -tables.penalty * tables.boxes
        self.line: list[Crosses] = [(0, 0)] * tables.boxes
        prices, found = lowered(known, first_prices(len(known.rolls)), known.endings, self.score, ROUNDS)
        self.left = [Left(bound.value, bound.ending, prices) for bound in found]

    @property
    def best(self) -> Best:
        """What is known."""
        most = max(self.score, *(one.at_most for one in self.left)) if self.left else self.score
        return Best(self.score, floor(most + ALMOST), tuple(self.line))

    def go_on(self) -> Iterator[None]:
        """Piece after piece, until nothing is left or it takes too long."""
        for one in self._promising():
            yield from self._search(one, ROUGH)
        self._forget()
        for one in self._promising():
            prices, (bound,) = lowered(self._known, one.prices, [one.ending], self.score, FINE_ROUNDS)
            self.left.remove(one)
            self.left.append(Left(min(one.at_most, bound.value), one.ending, prices))
            yield
        self._forget()
        for room in ROOMS:
            for one in self._promising():
                if self._sheets > MOST_SHEETS:
                    return
                yield from self._search(one, room)
            self._forget()

    def _promising(self) -> Iterator[Left]:
        """The endings that are left, the most promising first, but for those that have become too bad meanwhile."""
        for one in sorted(self.left, key=lambda one: -one.at_most):
            if self._may_win(one):
                yield one

    def _may_win(self, one: Left) -> bool:
        return one.at_most >= self.score + 1 - ALMOST

    def _forget(self) -> None:
        self.left = [one for one in self.left if self._may_win(one)]

    def _search(self, one: Left, room: int) -> Iterator[None]:
        found = yield from searching(self._known, one.prices, one.ending, self.score, room)
        self._sheets += found.sheets
        if found.line:
            self.score, self.line = found.score, found.line
        self.left.remove(one)
        self.left.append(one._replace(at_most=min(one.at_most, found.left_out)))
