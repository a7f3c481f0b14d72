"""Logs in which everything happens that can, and the longest there may be."""

from random import Random

from msgspec.structs import replace

from qwixx.fairness import promise
from qwixx.records import Act
from qwixx.tables import protocol
from qwixx.tables.caller import Caller
from qwixx.tables.decision import Decision
from qwixx.tables.entries import Consented, Declined, Retracted, Seat, Seated
from qwixx.tables.going_on import played
from qwixx.tables.moves import takeback
from qwixx.tables.salting import reveal
from tests.server.prepared_tables import PreparedTable, person

SECRET = "anna"
ANNA = Caller(person("Anna", SECRET).device, connected=frozenset(range(8)))


def varied(game: str, seats: int, entries: int, rng: Random, **options: str) -> PreparedTable:
    """A table of people at which whatever can happen in a game does, at random, for so many entries or to the end."""
    salts = [f"salt{seat}" for seat in range(seats)]
    people = [person(f"Player {seat}", SECRET, promise=promise(salt)) for seat, salt in enumerate(salts)]
    prepared = PreparedTable("bada-bada", game, people, ANNA.device, rng, options=options).start()
    for seat, salt in enumerate(salts):
        prepared.go_on(reveal(prepared.table, ANNA, protocol.Reveal("reveal", seat, salt)))
    while len(prepared.entries) < entries and prepared.table.status == "running":
        prepared.go_on(_asked(_anything(prepared, rng), len(prepared.entries)))
    return prepared


def _asked(decision: Decision, number: int) -> Decision:
    """A decision as it comes from a person's request, known by its number."""
    assert decision.entry is not None
    return decision._replace(entry=replace(decision.entry, request=f"{number:08}".encode()))


def _anything(prepared: PreparedTable, rng: Random) -> Decision:
    table = prepared.table
    game, state = table.playing
    seat, answered = rng.randrange(len(table.seats)), game.answered(state)
    what = rng.random()
    if table.proposal and what < 0.7:
        return Decision(Consented(seat) if rng.random() < 0.9 else Declined(seat))
    if answered and what < 0.2:
        return Decision(Retracted(rng.choice(sorted(answered))))
    if table.step > 1 and what < 0.3:
        return takeback(table, ANNA, protocol.Takeback("back", seat, rng.randrange(1, table.step)))
    if what < 0.35:
        stand_in = "" if table.seats[seat].stand_in else "easy"
        return Decision(Seated(seat, replace(table.seats[seat], stand_in=stand_in)))
    actor = rng.choice(table.waiting)
    return played(table, [Act(actor, rng.choice(game.legal(state, actor)))])


def longest(code: str, entries: int) -> PreparedTable:
    """A person takes back what seven bots answer until the log is as long as it may be; then they play to the end."""
    seats = [person("Anna", SECRET), *(Seat("bot", f"Bot {number}", "easy") for number in range(7))]
    prepared = PreparedTable(code, "deluxe", seats, ANNA.device, Random(1)).start()
    while prepared.table.step < 30 or prepared.table.waiting != tuple(range(8)):
        _decide(prepared)
    step = prepared.table.step
    while len(prepared.entries) < entries:
        _decide(prepared)
        back = takeback(prepared.table, ANNA, protocol.Takeback("back", 0, step))
        prepared.go_on(_asked(back, len(prepared.entries)))
    return prepared.play(lambda table: table.status == "over")


def _decide(prepared: PreparedTable) -> None:
    """Let everybody do the first thing possible, the person first, until the decision is made."""
    step = prepared.table.step
    while prepared.table.step == step:
        table = prepared.table
        game, state = table.playing
        seats = [0] if 0 in table.waiting else table.waiting
        acts = [Act(seat, game.legal(state, seat)[0]) for seat in seats]
        decision = played(table, acts)
        prepared.go_on(_asked(decision, len(prepared.entries)) if 0 in seats else decision)
