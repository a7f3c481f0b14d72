"""Dice that can be proven: every outcome of chance of a game is worked out from one secret seed and the players' salts.

The commitment to the seed is published before the game, the seed after it; `docs/fair-dice.md` says what that proves.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from itertools import count
from struct import Struct
from typing import NamedTuple

from qwixx.records import Act, Back, Record, states
from qwixx.rules.outcomes import Outcome, Redeal

FINDINGS = ("proven", "no-commitment", "no-seed", "wrong-seed", "wrong-outcome")

_WORDS = Struct(">4Q")  # of a block


def commitment(seed: str) -> str:
    """What can be published before a game to show afterwards that the seed was chosen before it."""
    return hashlib.sha256(f"qwixx seed {seed}".encode()).hexdigest()


def chance_key(seed: str, salts: Sequence[str]) -> bytes:
    """What all chance of a game comes from: the seed, and a salt of each seat, empty for one that gave none."""
    message = "qwixx chance 1\n" + "\n".join(salts)
    return hmac.digest(seed.encode(), message.encode(), "sha256")


class Draws:
    """The generator for one outcome of chance, by its number in the game, counted from 0: it needs no other."""

    def __init__(self, key: bytes, number: int) -> None:
        self._words = _words(key, number)

    def random(self) -> float:
        """A number from 0 up to 1, one of 2**53."""
        return (next(self._words) >> 11) / (1 << 53)


def _words(key: bytes, number: int) -> Iterator[int]:
    """Words of 64 bits without end, four a block."""
    for block in count():
        yield from _WORDS.unpack(hmac.digest(key, f"{number} {block}".encode(), "sha256"))


class Verdict(NamedTuple):
    """What a record proves about its chance, or the first thing in it that does not fit."""

    finding: str  # one of FINDINGS
    outcomes: int = 0  # so many from the beginning on are what the seed gives
    event: int | None = None  # that of the outcome which is not, counted from 1
    found: Outcome | None = None
    expected: Outcome | None = None

    @property
    def proven(self) -> bool:
        """Whether every outcome follows from the seed that was committed to."""
        return self.finding == "proven"


def verify(record: Record) -> Verdict:
    """Work every outcome of chance out anew, and compare."""
    if record.commitment is None:
        return Verdict("no-commitment")
    if record.seed is None:
        return Verdict("no-seed")
    if commitment(record.seed) != record.commitment:
        return Verdict("wrong-seed")
    return _verify_outcomes(record, chance_key(record.seed, record.salts or ("",) * len(record.names)))


def _verify_outcomes(record: Record, key: bytes) -> Verdict:
    right = 0
    for number, (event, state) in enumerate(zip(record.events, states(record), strict=False), 1):
        if isinstance(event, Act | Back):
            continue
        draw = record.game.draw_redeal if isinstance(event, Redeal) else record.game.draw
        expected = draw(state, Draws(key, right))
        if event != expected:
            return Verdict("wrong-outcome", right, number, event, expected)
        right += 1
    return Verdict("proven", right)
