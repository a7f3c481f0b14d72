"""The sequential test of two bots: play on until one of two claims about their difference is decided."""

from dataclasses import asdict, dataclass
from math import log

import numpy as np
from numpy.typing import NDArray

from qwixx.arena.tally import IMAGINED, WIN
from qwixx.compiled import Numbers
from qwixx.rules.errors import SetupError

ERROR = 0.05  # how often either verdict may be wrong


@dataclass(frozen=True, slots=True)
class Verdict:
    """Where the test stands: `elo1` is "accepted", or "rejected" in favour of `elo0`, or it is "undecided"."""

    elo0: float
    elo1: float
    llr: float
    lower: float
    upper: float
    verdict: str

    def as_json(self) -> dict[str, object]:
        """The verdict in the types of JSON."""
        return asdict(self)


class Sprt:
    """Two claims, that the first bot is `elo0` or `elo1` points better, weighed deal by deal.

    The logarithm of the likelihood ratio is that of normally distributed results of whole deals, with the variance
    seen so far; some imagined deals keep it from vanishing at the start.
    """

    def __init__(self, elo0: float, elo1: float) -> None:
        if not -1000 <= elo0 < elo1 <= 1000:
            raise SetupError("--sprt takes two differences in Elo points, the smaller first, from -1000 to 1000.")
        self._elo = elo0, elo1
        self._claims = expected(elo0), expected(elo1)
        self._deals = self._sum = self._squares = 0
        self._llr = 0.0
        self._bound = log((1 - ERROR) / ERROR)

    def add(self, won: Numbers) -> int | None:
        """Weigh what the first bot won in each of these deals of two games; after how many it is decided, if it is."""
        number = self._deals + np.arange(1, len(won) + 1)
        sums = self._sum + np.cumsum(won)
        squares = self._squares + np.cumsum(won**2)
        ratios = self._ratios(number, sums / (2 * WIN), squares / (2 * WIN) ** 2)
        decided = np.flatnonzero(abs(ratios) >= self._bound)
        used = int(decided[0]) + 1 if len(decided) else len(won)
        if used:
            self._deals, self._sum = int(number[used - 1]), int(sums[used - 1])
            self._squares, self._llr = int(squares[used - 1]), float(ratios[used - 1])
        return used if len(decided) else None

    def _ratios(self, deals: Numbers, sums: NDArray[np.float64], squares: NDArray[np.float64]) -> NDArray[np.float64]:
        low, high = self._claims
        mean = (sums + IMAGINED) / (deals + 2 * IMAGINED)
        variance = (squares + IMAGINED) / (deals + 2 * IMAGINED) - mean**2
        ratios: NDArray[np.float64] = (high - low) * (2 * sums - deals * (low + high)) / (2 * variance)
        return ratios

    def verdict(self) -> Verdict:
        """What is decided so far."""
        verdict = "undecided"
        if abs(self._llr) >= self._bound:
            verdict = "accepted" if self._llr > 0 else "rejected"
        return Verdict(*self._elo, self._llr, -self._bound, self._bound, verdict)


def expected(elo: float) -> float:
    """The share of the wins that a bot so many Elo points better takes."""
    return float(1 / (1 + 10 ** (-elo / 400)))
