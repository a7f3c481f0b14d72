"""Who sits where: the learner at the first seat, and at the others bots by their names, or the learner as well."""

from collections.abc import Sequence
from typing import NamedTuple

from qwixx.players import check_player
from qwixx.rules.errors import SetupError, shown

SELF = "self"  # among opponents: the learner plays this seat too

ILLEGAL = ("refuse", "replace")


class Seats(NamedTuple):
    """By seat the name of its bot, or `SELF`."""

    names: tuple[str, ...]

    @property
    def bots(self) -> dict[int, str]:
        """The bots by their seats."""
        return {seat: name for seat, name in enumerate(self.names) if name != SELF}


def seated(game: str, opponents: Sequence[str]) -> Seats:
    """The learner, then clockwise the opponents, each of whom is checked."""
    if isinstance(opponents, str):
        raise SetupError(f"Opponents are a list of names, one for each other seat: [{shown(opponents)}].")
    for name in opponents:
        if not isinstance(name, str):
            raise SetupError(f"An opponent is the name of a bot, or {shown(SELF)}; not {shown(name)}.")
        if name != SELF:
            check_player(name, game)
    return Seats((SELF, *opponents))


def check_illegal(what: str) -> None:
    """Refuse anything else that is to be done with an action that is not legal."""
    if what not in ILLEGAL:
        raise SetupError(f"There is no way {shown(what)} to treat what is not legal; there are {', '.join(ILLEGAL)}.")
