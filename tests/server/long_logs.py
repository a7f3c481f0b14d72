"""Logs in which everything happens that can, and the longest there may be."""

from random import Random

from msgspec.structs import replace

from qwixx.records import Act
from qwixx.tables import protocol
from qwixx.tables.caller import Caller
from qwixx.tables.decision import Decision
from qwixx.tables.entries import Consented, Declined, Retracted, Seat, Seated
from qwixx.tables.going_on import played
from qwixx.tables.moves import takeback
from tests.server.prepared_tables import PreparedTable, person

SECRET = "anna"
ANNA = Caller(person("Anna", SECRET).device, connected=frozenset(range(8)))


def varied(game: str, seats: int, entries: int, rng: Random, **options: str) -> PreparedTable:
    """A table of people at which whatever can happen in a game does, at random, for so many entries or to the end."""
    people = [person(f"Player {seat}", SECRET, salt=f"salt{seat}") for seat in range(seats)]
    prepared = PreparedTable("bada-bada", game, people, ANNA.device, rng, options=options).start()
    while len(prepared.entries) < entries and prepared.table.status == "running":
        prepared.go_on(_anything(prepared, rng))
    return prepared


def _anything(prepared: PreparedTable, rng: Random) -> Decision:
    table, request = prepared.table, f"request {len(prepared.entries)}"
    game, state = table.playing
    seat, answered = rng.randrange(len(table.seats)), game.answered(state)
    what = rng.random()
    if table.proposal and what < 0.7:
        return Decision(Consented(seat, request) if rng.random() < 0.9 else Declined(seat, request))
    if answered and what < 0.2:
        return Decision(Retracted(rng.choice(sorted(answered)), request))
    if table.step > 1 and what < 0.3:
        return takeback(table, ANNA, protocol.Takeback(request, seat, rng.randrange(1, table.step)))
    if what < 0.35:
        stand_in = "" if table.seats[seat].stand_in else "easy"
        return Decision(Seated(seat, replace(table.seats[seat], stand_in=stand_in)))
    actor = rng.choice(table.waiting)
    return played(table, [Act(actor, rng.choice(game.legal(state, actor)))], request)


def longest(code: str, entries: int) -> PreparedTable:
    """A person takes back what seven bots answer until the log is as long as it may be; then they play to the end."""
    seats = [person("Anna", SECRET), *(Seat("bot", f"Bot {number}", "easy") for number in range(7))]
    prepared = PreparedTable(code, "deluxe", seats, ANNA.device, Random(1)).start()
    while prepared.table.step < 30 or prepared.table.waiting != tuple(range(8)):
        _decide(prepared)
    step = prepared.table.step
    while len(prepared.entries) < entries:
        _decide(prepared)
        prepared.go_on(takeback(prepared.table, ANNA, protocol.Takeback(f"{len(prepared.entries)}", 0, step)))
    return prepared.play(lambda table: table.status == "over")


def _decide(prepared: PreparedTable) -> None:
    """Let everybody do the first thing possible, the person first, until the decision is made."""
    step = prepared.table.step
    while prepared.table.step == step:
        table = prepared.table
        game, state = table.playing
        seats = [0] if 0 in table.waiting else table.waiting
        acts = [Act(seat, game.legal(state, seat)[0]) for seat in seats]
        prepared.go_on(played(table, acts, f"{len(prepared.entries)}" if 0 in seats else ""))
