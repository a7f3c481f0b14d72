"""What a position is worth to each seat. A reward is the change of it, so a return is what the end is worth.

Written as the kernel is, so that interpreted and compiled environments reward alike.
"""

from collections.abc import Callable, Sequence

from qwixx.rules.errors import SetupError, shown

Worths = list[float]


def win(scores: Sequence[int], seats: int, over: bool, worths: Worths) -> None:
    """Nothing before the end; then 1 for the winner, shared in a tie, and the same in all against the others."""
    for seat in range(seats):
        worths[seat] = 0.0
    if not over or seats == 1:
        return
    most, winners = scores[0], 0
    for seat in range(seats):
        most = max(most, scores[seat])
    for seat in range(seats):
        winners += 1 if scores[seat] == most else 0
    for seat in range(seats):
        won = seats / winners if scores[seat] == most else 0.0
        worths[seat] = (won - 1) / (seats - 1)


def margin(scores: Sequence[int], seats: int, over: bool, worths: Worths) -> None:  # noqa: ARG001 (so at any time)
    """The score less the mean score of the others; alone, the score."""
    total = 0
    for seat in range(seats):
        total += scores[seat]
    for seat in range(seats):
        worths[seat] = scores[seat] - (total - scores[seat]) / max(seats - 1, 1)


REWARDS: dict[str, Callable[[Sequence[int], int, bool, Worths], None]] = {"win": win, "margin": margin}


def check_reward(name: str | None, seats: int) -> str:
    """The reward of this name; without one, winning in company and points alone."""
    if name is None:
        return "win" if seats > 1 else "margin"
    if name not in REWARDS:
        raise SetupError(f"There is no reward {shown(name)}; there are {', '.join(REWARDS)}.")
    return name


class Rewarding:
    """What each seat is rewarded with, from one look at the scores to the next."""

    def __init__(self, reward: str, seats: int) -> None:
        self._worth_of, self._seats = REWARDS[reward], seats
        self._worths = [0.0] * seats

    def changes(self, scores: Sequence[int], over: bool) -> list[float]:
        """By seat how much more the position is worth than the last time."""
        before, self._worths = self._worths, [0.0] * self._seats
        self._worth_of(scores, self._seats, over, self._worths)
        return [now - then for now, then in zip(self._worths, before, strict=True)]
