"""What a position is worth to each seat. A reward is the change of it, so a return is what the end is worth."""

from collections.abc import Callable

from qwixx.envs.running import Running


def win(running: Running) -> list[float]:
    """Nothing before the end; then 1 for the winner, shared in a tie, and the same in all against the others."""
    seats = running.encoding.seats
    if not running.over or seats == 1:
        return [0.0] * seats
    winners = running.winners
    return [((seat in winners) * seats / len(winners) - 1) / (seats - 1) for seat in range(seats)]


def margin(running: Running) -> list[float]:
    """The score less the mean score of the others; alone, the score."""
    total, others = sum(running.scores), max(running.encoding.seats - 1, 1)
    return [score - (total - score) / others for score in running.scores]


REWARDS: dict[str, Callable[[Running], list[float]]] = {"win": win, "margin": margin}
