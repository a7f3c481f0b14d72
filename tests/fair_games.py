"""Games whose chance can be proven, as a fair table plays them."""

from collections.abc import Sequence
from random import Random

from qwixx.arena.play import play_game
from qwixx.fairness import promise
from qwixx.games import game
from qwixx.play import Fair
from qwixx.players import player
from qwixx.records import Record
from qwixx.rules.outcomes import Outcome

SEED = "0123456789abcdef" * 4
SALTS = ("apple", "", "Cherry-3_", "", "", "fig", "", "")
NAMES = ("Emma", "Max", "Laura", "Lino", "Anna", "Tim", "Linus", "Sara")


def fair_game(name: str, seats: int = 2, salts: Sequence[str] = SALTS, bots: Sequence[str] = ("greedy",)) -> Record:
    """A whole game between bots; every outcome of chance has a generator of its own."""
    book = game(name, **({"games": 2} if name == "deluxe" else {}))
    luck = Random(5)
    players = [player(bots[seat % len(bots)], luck) for seat in range(seats)]
    given = tuple(salts[:seats])
    return play_game(book, players, Fair(SEED, given, promises(given)), NAMES[:seats])


def promises(salts: Sequence[str]) -> tuple[str, ...]:
    """What was published of these salts before they were revealed."""
    return tuple(salt and promise(salt) for salt in salts)


def outcomes(record: Record) -> list[tuple[int, Outcome]]:
    """The outcomes of chance of a record, each with the number of its event, counted from 1."""
    return [(number, event) for number, event in enumerate(record.events, 1) if isinstance(event, Outcome)]
