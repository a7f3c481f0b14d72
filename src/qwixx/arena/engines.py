"""Two ways to play the games of a contest, with the same results: compiled, or by the rules that people use."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Protocol

import numpy as np
from numba.core.errors import NumbaError

from qwixx.arena.batch import Batch, Forfeit
from qwixx.arena.deals import bot_at, deals
from qwixx.arena.numbers import numbers_of
from qwixx.arena.play import playing
from qwixx.compiled import Numbers, as_arrays
from qwixx.play import Play, Streamed
from qwixx.players import Player
from qwixx.players.guarded import NONSENSE, Guarded
from qwixx.players.policy import KINDS, Policy
from qwixx.rules.actions import Action
from qwixx.rules.errors import SetupError
from qwixx.rules.game import Game
from qwixx.rules.kernel.endings import ENDINGS
from qwixx.rules.kernel.source import Rng
from qwixx.rules.view import View
from qwixx.stream import CHANCE, Stream, own_chance


class Engine(Protocol):
    """Whatever plays games by their numbers."""

    def play(self, first: int, games: int) -> Batch: ...


class Compiled:
    """Policies against each other, in one compiled loop."""

    def __init__(self, game: Game, policies: Sequence[Policy], seed: int) -> None:
        policies = [policy.at(game, len(policies)) for policy in policies]
        chooses = sorted(
            {policy.choose for policy in policies}, key=lambda choose: (choose.__module__, choose.__qualname__)
        )
        calls = tuple(dict.fromkeys(call for policy in policies for call in policy.calls))
        self._loop = deals(game.kernel, tuple(chooses), calls)
        self._kinds = np.array([chooses.index(policy.choose) for policy in policies], np.int64)
        self._numbers = tuple(numbers_of(policy, game) for policy in policies)
        self._tables, self._seed = as_arrays(game.tables), seed
        self._size, self._room = game.kernel.size, max(game.kernel.choices, 64)
        self._scratch = max(policy.scratch for policy in policies)
        try:
            self.play(0, 0)  # compiles
        except NumbaError:
            names = ", ".join(f"{choose.__module__}.{choose.__qualname__}" for choose in chooses)
            raise SetupError(f"There is a policy that cannot be compiled among these: {names}.") from None

    def play(self, first: int, games: int) -> Batch:
        """So many games from number `first` on."""
        bots = len(self._kinds)
        batch = _empty(first, games, bots)
        nonsense = np.zeros((games, bots), np.int64)
        chance, luck = np.zeros(1, np.uint64), np.zeros((bots, 1), np.uint64)
        cells, seen, out = (np.zeros(length, np.int64) for length in (self._size, self._size, self._room))
        scratch, values = np.zeros(self._scratch), np.zeros(KINDS * self._room)
        what = (self._tables, self._kinds, self._numbers, self._seed, first)
        room = (chance, luck, cells, seen, out, scratch, values)
        self._loop(*what, *room, batch.turns, batch.ends, batch.scores, nonsense)
        return replace(batch, forfeits=tuple(_illegal(first, nonsense)))


def _illegal(first: int, nonsense: Numbers) -> Iterator[Forfeit]:
    """The choices of policies that are not among the legal ones."""
    for game, bot in np.argwhere(nonsense).tolist():
        example = f"A choice that is not there, in game {first + game + 1}."
        yield Forfeit(first + game, bot, NONSENSE, int(nonsense[game, bot]), example)


class Interpreted:
    """Any bots against each other, by the rules that people use."""

    def __init__(self, game: Game, bots: Sequence[Callable[[Rng], Player]], seed: int, limit: float) -> None:
        self._game, self._bots, self._seed, self._limit = game, bots, seed, limit

    def play(self, first: int, games: int) -> Batch:
        """So many games from number `first` on."""
        batch = _empty(first, games, len(self._bots))
        forfeits = [forfeit for place in range(games) for forfeit in self._play_game(batch, place)]
        return replace(batch, forfeits=tuple(forfeits))

    def _play_game(self, batch: Batch, place: int) -> Iterator[Forfeit]:
        """Play a game, write down its results and tell the decisions forfeited in it."""
        game, bots = batch.first + place, len(self._bots)
        deal, rotation = divmod(game, bots)
        seated = [bot_at(seat, rotation, bots) for seat in range(bots)]
        players = [self._player(bot, deal, seat) for seat, bot in enumerate(seated)]
        source = Streamed(Stream(self._seed, deal, CHANCE))
        end = self._played(Play.begin(self._game, bots, source), players, seated, game)
        batch.turns[place] = end.state.turn
        batch.ends[place] = ENDINGS.index(self._game.ending(end.state) or "")
        batch.scores[place, seated] = self._game.scores(end.state)
        for bot, guarded in zip(seated, players, strict=True):
            for reason, count in Counter(forfeit.reason for forfeit in guarded.forfeits).items():
                example = next(forfeit.words for forfeit in guarded.forfeits if forfeit.reason == reason)
                yield Forfeit(game, bot, reason, count, example)

    def _played(self, begun: Play, players: Sequence[Guarded], seated: Sequence[int], game: int) -> Play:  # noqa: ARG002
        """A play at its end; whoever debugs looks at who sits where, and in which game."""
        *_, end = playing(begun, players)
        return end

    def _player(self, bot: int, deal: int, seat: int) -> Guarded:
        try:
            made = self._bots[bot](Stream(self._seed, deal, own_chance(seat)))
        except (Exception, SystemExit) as error:
            made = _Absent(error.__cause__ or error)
        return Guarded(made, self._limit)


class Alone:
    """Every bot by itself, each in the same games; turns and endings are by game and bot."""

    def __init__(self, engines: Sequence[Engine]) -> None:
        self._engines = engines

    def play(self, first: int, games: int) -> Batch:
        """So many games from number `first` on."""
        parts = [engine.play(first, games) for engine in self._engines]
        turns, ends = (
            np.stack(numbers, axis=1) for numbers in zip(*((part.turns, part.ends) for part in parts), strict=True)
        )
        forfeits = [replace(forfeit, bot=bot) for bot, part in enumerate(parts) for forfeit in part.forfeits]
        return Batch(first, turns, ends, np.hstack([part.scores for part in parts]), tuple(forfeits))


class _Absent:
    """In the place of a bot that could not even be made: every decision is a crash."""

    def __init__(self, error: BaseException) -> None:
        self._error = error

    def choose(self, view: View, legal: Sequence[Action]) -> Action:  # noqa: ARG002 (it does not get so far)
        raise self._error


def _empty(first: int, games: int, bots: int) -> Batch:
    return Batch(first, np.zeros(games, np.int64), np.zeros(games, np.int64), np.zeros((games, bots), np.int64))
