"""`SideBySide`: many games of one kind, whose lanes are shared out among threads."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np
from numba.core.errors import NumbaError

from qwixx.compiled import as_arrays
from qwixx.encoding import Encoding
from qwixx.encoding.cells import indexer, writer
from qwixx.encoding.places import places_of
from qwixx.envs.bots import crew
from qwixx.envs.lanes import Flags, Numbers, Words, desk_of, lanes_of
from qwixx.envs.loops import Loops, finding, loops
from qwixx.envs.rewards import REWARDS
from qwixx.envs.seats import Seats
from qwixx.rules.errors import SetupError, shown
from qwixx.rules.game import State
from qwixx.rules.view import View

FEWEST = 128  # lanes for which another thread is worth its start


class SideBySide:
    """Games that go on together. What they come to stands in `lanes`."""

    def __init__(self, encoding: Encoding, seats: Seats, reward: str, count: int, threads: int) -> None:
        game, team = encoding.game, crew(encoding.game, seats)
        self.encoding, self.lanes = encoding, lanes_of(encoding, count)
        self._tables, self._places = as_arrays(game.tables), as_arrays(places_of(encoding))
        self._bots, self._goal = team.bots, list(REWARDS).index(reward)
        self._chosen = np.zeros(count, np.int64)
        threads = max(1, min(threads, count // FEWEST))
        ends = [count * part // threads for part in range(threads + 1)]
        self._shares = [(desk_of(encoding, team.scratch), *ends) for ends in pairwise(ends)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._compile(loops(game.kernel, writer(game), indexer(game), team.chooses, team.calls), seats)

    def begin(self, which: Flags, seeds: Words | None = None) -> None:
        """Begin the next game in these lanes, or the first one under these seeds."""
        if seeds is None:
            self.lanes.games[which] += 1
        else:
            self.lanes.seeds[which], self.lanes.games[which] = seeds[which], 0

    def find(self, actions: Numbers) -> Numbers:
        """The place of every lane's action among what is legal there, -1 where it is not."""
        self._find(self.lanes, actions, self._chosen)
        return self._chosen

    def go_on(self, doing: Numbers, chosen: Numbers) -> None:
        """Do in every lane what is to be done, then write what the learner is told."""
        self._shared(lambda desk, first, last: self._play_and_look(desk, first, last, doing, chosen))
        if any(desk.nonsense[0] for desk, *_ in self._shares):
            raise IndexError("A bot chose what is not among its legal choices.")

    def look(self, doing: Numbers) -> None:
        """Write what the learner is told, once more."""
        self._shared(lambda _, first, last: self._look(self._tables, self._places, self.lanes, first, last, doing))

    def state(self, lane: int) -> State:
        """The position of a lane."""
        return State(tuple(self.lanes.cells[lane].tolist()))

    def view(self, lane: int) -> View:
        """What the seat that is asked in a lane may know."""
        return self.encoding.game.view(self.state(lane), int(self.lanes.asked[lane]))

    def close(self) -> None:
        """End the threads."""
        if self._pool:
            self._pool.shutdown()

    def _play_and_look(self, desk: object, first: int, last: int, doing: Numbers, chosen: Numbers) -> None:
        self._play(self._tables, self._goal, self._bots, desk, self.lanes, first, last, doing, chosen)
        self._look(self._tables, self._places, self.lanes, first, last, doing)

    def _shared(self, work: Callable[..., None]) -> None:
        """Let every thread work on its share."""
        if not self._pool:
            work(*self._shares[0])
            return
        for piece in [self._pool.submit(work, *share) for share in self._shares]:
            piece.result()

    def _compile(self, made: Loops, seats: Seats) -> None:
        """Compile the loops now, and not in the first step."""
        nothing, (desk, first, last) = self._chosen, self._shares[0]
        try:
            self._play = made.play.ready(
                self._tables, self._goal, self._bots, desk, self.lanes, first, last, nothing, nothing
            )
        except NumbaError:
            names = ", ".join(shown(name) for name in seats.bots.values())
            raise SetupError(f"There is a bot that cannot be compiled among these: {names}.") from None
        self._look = made.look.ready(self._tables, self._places, self.lanes, first, last, nothing)
        self._find = finding().ready(self.lanes, nothing, nothing)
