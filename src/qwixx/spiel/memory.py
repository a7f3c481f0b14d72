"""What the seats have seen and done so far: perfect recall, as information states need it."""

from collections.abc import Mapping
from hashlib import blake2b

from qwixx.positions import view_text
from qwixx.rules.actions import Action
from qwixx.rules.game import Game, State

BYTES = 16  # of a digest: two pasts with the same one will not be met
NOTHING = "-"


class Memory:
    """All that each seat saw at every decision so far, and its own actions, as one digest a seat.

    Digests are worked out when they are asked for: search that never asks need not wait for them.
    """

    _game: Game
    _state: State
    _actions: Mapping[int, Action]

    def __init__(self, digests: dict[int, str], before: "Memory | None" = None) -> None:
        self._digests, self._before = digests, before

    @classmethod
    def empty(cls, seats: int) -> "Memory":
        """Before the first decision."""
        return cls(dict.fromkeys(range(seats), NOTHING))

    def then(self, game: Game, state: State, actions: Mapping[int, Action]) -> "Memory":
        """The memory after these seats did this in a position."""
        later = Memory({}, self)
        later._game, later._state, later._actions = game, state, actions
        return later

    def of(self, seat: int) -> str:
        """What a seat remembers, as a digest."""
        path, link = [], self
        while seat not in link._digests and link._before:
            path.append(link)
            link = link._before
        for later in reversed(path):
            later._digests[seat] = later._digest(link._digests[seat], seat)
            link = later
        return link._digests[seat]

    def _digest(self, before: str, seat: int) -> str:
        seen = view_text(self._game.view(self._state, seat))
        return blake2b(f"{before}\n{seen}\n{self._actions.get(seat, '')}".encode(), digest_size=BYTES).hexdigest()

    def __deepcopy__(self, memo: dict[int, object]) -> "Memory":
        return self  # what is remembered never changes

    def __reduce__(self) -> tuple[object, ...]:
        first = self
        while first._before:
            first = first._before
        return Memory, ({seat: self.of(seat) for seat in first._digests},)
