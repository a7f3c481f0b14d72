"""The player that leaves it to chance."""

from collections.abc import Sequence

from qwixx.rules.actions import Action
from qwixx.rules.kernel.source import Rng, pick
from qwixx.rules.view import View


class Random:
    """Any legal action, each as likely."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: View, legal: Sequence[Action]) -> Action:  # noqa: ARG002 (it does not look)
        """One of the legal actions."""
        return legal[pick(self._rng, len(legal))]
