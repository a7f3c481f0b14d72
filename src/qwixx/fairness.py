"""Dice that can be proven: every outcome of chance of a game is worked out from one secret seed and the players' salts.

The commitment to the seed and the promises of the salts are published before the game, the seed after it;
`docs/fair-dice.md` says what that proves.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from datetime import date
from functools import lru_cache
from itertools import count
from struct import Struct
from typing import NamedTuple

from qwixx.records import Act, Back, Correction, Record, states
from qwixx.rules.outcomes import Outcome, Redeal

FITTING = (
    "proven",
    "withheld",
    "no-salt",
    "unpromised-salt",
    "of-the-day",
)  # every outcome is what seed and salts give
FINDINGS = (*FITTING, "entered", "no-commitment", "no-seed", "wrong-seed", "wrong-promise", "wrong-outcome")

_WORDS = Struct(">4Q")  # of a block


def commitment(seed: str) -> str:
    """What can be published before a game to show afterwards that the seed was chosen before it."""
    return hashlib.sha256(f"qwixx seed {seed}".encode()).hexdigest()


def promise(salt: str) -> str:
    """What is published of a salt before any salt is revealed, so that nobody can choose it by the others'."""
    return hashlib.sha256(f"qwixx salt {salt}".encode()).hexdigest()


def chance_key(seed: str, salts: Sequence[str]) -> bytes:
    """What all chance of a game comes from: the seed, and a salt of each seat, empty for one that gave none."""
    message = "qwixx chance 1\n" + "\n".join(salts)
    return hmac.digest(seed.encode(), message.encode(), "sha256")


def day_seed(day: date, game: str, seats: int) -> str:
    """The seed of a day's dice for a game at a table of so many: anybody can work it out, before that day too."""
    return hashlib.sha256(f"qwixx daily 1 {day.isoformat()} {game} {seats}".encode()).hexdigest()


@lru_cache
def day_key(day: date, game: str, seats: int) -> bytes:
    """What all chance of a day's game comes from: the seed of the day, and no salts."""
    return chance_key(day_seed(day, game, seats), ("",) * seats)


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
    givers: tuple[int, ...] = ()  # the seats whose promised salts are in the dice, counted from 0
    withheld: tuple[int, ...] = ()  # the seats that promised a salt which is not
    unpromised: tuple[int, ...] = ()  # the seats whose salts were not promised, or not these

    @property
    def proven(self) -> bool:
        """Whether nobody could choose the dice, unless the server and all who gave a salt worked together."""
        return self.finding == "proven"

    @property
    def fits(self) -> bool:
        """Whether every outcome follows from the seed that was committed to, and from the salts."""
        return self.finding in FITTING


def verify(record: Record) -> Verdict:
    """Work every outcome of chance out anew, and compare; then tell who could have chosen them."""
    if record.entered:
        return Verdict("entered")
    if record.day is not None:
        verdict = _verify_outcomes(record, day_key(record.day, record.game.id, len(record.names)))
        return verdict._replace(finding="of-the-day") if verdict.proven else verdict
    if record.commitment is None:
        return Verdict("no-commitment")
    if record.seed is None:
        return Verdict("no-seed")
    if commitment(record.seed) != record.commitment:
        return Verdict("wrong-seed")
    none = ("",) * len(record.names)
    salts, promises = record.salts or none, record.promises or none
    pairs = enumerate(zip(salts, promises, strict=True))
    if others := tuple(seat for seat, (salt, given) in pairs if salt and given and promise(salt) != given):
        return Verdict("wrong-promise", unpromised=others)
    verdict = _verify_outcomes(record, chance_key(record.seed, salts))
    return _with_parties(verdict, salts, promises) if verdict.proven else verdict


def _with_parties(verdict: Verdict, salts: Sequence[str], promises: Sequence[str]) -> Verdict:
    """What it comes to that all outcomes fit, by which salts were promised and which of them were given."""
    seats = range(len(salts))
    givers = tuple(seat for seat in seats if salts[seat] and promises[seat])
    withheld = tuple(seat for seat in seats if promises[seat] and not salts[seat])
    unpromised = tuple(seat for seat in seats if salts[seat] and not promises[seat])
    finding = "unpromised-salt" if unpromised else "no-salt" if not givers else "withheld" if withheld else "proven"
    return verdict._replace(finding=finding, givers=givers, withheld=withheld, unpromised=unpromised)


def _verify_outcomes(record: Record, key: bytes) -> Verdict:
    right = 0
    for number, (event, state) in enumerate(zip(record.events, states(record), strict=False), 1):
        if isinstance(event, Act | Back | Correction):
            continue
        draw = record.game.draw_redeal if isinstance(event, Redeal) else record.game.draw
        expected = draw(state, Draws(key, right))
        if event != expected:
            return Verdict("wrong-outcome", right, number, event, expected)
        right += 1
    return Verdict("proven", right)
