"""Games whose chance can be proven, as a fair table plays them."""

from collections.abc import Sequence
from random import Random

from qwixx.fairness import Draws, chance_key, commitment
from qwixx.games import game
from qwixx.players import player
from qwixx.records import Act, Event, Record
from qwixx.rules.outcomes import Outcome

SEED = "0123456789abcdef" * 4
SALTS = ("apple", "", "Cherry-3_", "", "", "fig", "", "")
NAMES = ("Emma", "Max", "Laura", "Lino", "Anna", "Tim", "Linus", "Sara")


def fair_game(name: str, seats: int = 2, salts: Sequence[str] = SALTS, bots: Sequence[str] = ("greedy",)) -> Record:
    """A whole game between bots; every outcome of chance has a generator of its own."""
    book = game(name, **({"games": 2} if name == "deluxe" else {}))
    given, luck = tuple(salts[:seats]), Random(5)
    key, players = chance_key(SEED, given), [player(bots[seat % len(bots)], luck) for seat in range(seats)]
    state, drawn = book.start(seats), 0
    events: list[Event] = []
    while not book.over(state):
        if book.awaits_chance(state):
            outcome = book.draw(state, Draws(key, drawn))
            state, drawn = book.chance(state, outcome), drawn + 1
            events.append(outcome)
        for seat in book.actors(state):
            action = players[seat].choose(book.view(state, seat), book.legal(state, seat))
            state = book.apply(state, seat, action)
            events.append(Act(seat, action))
    promise = commitment(SEED)
    return Record(name, NAMES[:seats], book.options, book.version, promise, tuple(events), SEED, given)


def outcomes(record: Record) -> list[tuple[int, Outcome]]:
    """The outcomes of chance of a record, each with the number of its event, counted from 1."""
    return [(number, event) for number, event in enumerate(record.events, 1) if not isinstance(event, Act)]
