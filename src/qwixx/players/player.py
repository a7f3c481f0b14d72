"""What a player is."""

from collections.abc import Sequence
from typing import Protocol

from qwixx.rules.actions import Action
from qwixx.rules.view import View


class Player(Protocol):
    """A player is one method: what it sees and what it may do in, what it does out."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action: ...
