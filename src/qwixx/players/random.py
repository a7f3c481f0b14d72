"""The player that leaves it to chance."""

from collections.abc import Sequence

from qwixx.players.policy import Floats, Policy
from qwixx.rules.actions import Action
from qwixx.rules.kernel.source import Cells, Rng, Tables, pick
from qwixx.rules.view import View


def choose(
    tables: Tables,  # noqa: ARG001 (it does not look)
    cells: Cells,  # noqa: ARG001
    seat: int,  # noqa: ARG001
    codes: Cells,  # noqa: ARG001
    choices: int,
    numbers: Sequence[float],  # noqa: ARG001
    scratch: Floats,  # noqa: ARG001
    values: Floats,  # noqa: ARG001
    rng: Rng,
) -> int:
    """Any legal code, each as likely."""
    return pick(rng, choices)


RANDOM = Policy(choose)


class Random:
    """A player that does anything legal, each as likely, in any game, registered or not."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: View, legal: Sequence[Action]) -> Action:  # noqa: ARG002 (it does not look)
        """One of the legal actions."""
        return legal[pick(self._rng, len(legal))]
