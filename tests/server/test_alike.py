"""What is hidden makes no difference: a connection is told the same about all positions that look the same to it."""

from dataclasses import replace
from itertools import product
from random import Random

import msgspec
import pytest

from qwixx.games import GAMES, descriptor
from qwixx.play import History
from qwixx.records import Act, Event
from qwixx.rules.actions import Action, Pass
from qwixx.rules.game import State
from qwixx.rules.outcomes import Shuffle
from qwixx.tables import protocol
from qwixx.tables.caller import Caller
from qwixx.tables.going_on import played
from qwixx.tables.moves import act
from qwixx.tables.news import News, Presence
from qwixx.tables.refusal import Refusal
from qwixx.tables.secret import hashed
from qwixx.tables.summary import summary
from qwixx.tables.table import Table
from tests.server.locking import announced
from tests.server.prepared_tables import AT, PreparedTable, person


def tails(table: Table, state: State) -> tuple[Event, ...]:
    """The events of a table as they would be if this were its position: other shuffles, other sealed answers."""
    game = table.game
    settled = [Shuffle(event.cards[::-1]) if isinstance(event, Shuffle) else event for event in table.settled]
    sealed = [(seat, game.sealed(state, seat)) for seat in range(state.seats)]
    return (*settled, *(Act(seat, answer) for seat, answer in sealed if answer is not None))


def other(table: Table, seat: int | None, rng: Random) -> Table:
    """A table that looks the same to a seat, everything hidden from it chosen anew."""
    game, state = table.playing
    imagined = game.determinize(game.view(state, seat), rng)
    assert table.play is not None
    return replace(table, play=replace(table.play, state=imagined, events=History(tails(table, imagined))))


def everything(table: Table, before: Table, mine: tuple[int, ...]) -> list[bytes]:
    """All that is ever told of a table to who has these seats."""
    news = News(table, Presence(frozenset({0}), 1), 0, before)
    return [
        *news.changes(mine, False),
        news.snapshot(mine, False),
        news.table(mine, False),
        msgspec.json.encode(summary(table)),
    ]


def refusals(table: Table, seat: int | None, rng: Random) -> list[object]:
    """What is said to a seat that tries everything."""
    found: list[object] = []
    for text in (
        "pass",
        "r5",
        "take 3",
        "take 3@1 5@4",
        "play r4 r5 mark r4",
        "play jg5",
        "move 1 g7",
        "next",
        "nonsense",
        "g12",
    ):
        request = protocol.ActRequest("x", table.step, seat if seat is not None else rng.randrange(3), text)
        try:
            act(table, Caller(hashed(f"device {seat}")), request)
        except Refusal as refusal:
            found.append((text, refusal.code, str(refusal), refusal.rule, refusal.facts))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_makes_no_difference(name: str) -> None:
    rng = Random(name)
    differed = 0
    seats = [person(f"Player {seat}", f"device {seat}") for seat in range(3)]
    for _ in range(3):
        prepared = PreparedTable("bada-bada", name, seats, hashed("device 0"), rng).start()
        for _ in range(60):
            before = prepared.table
            version = before.version
            prepared.play(lambda table, version=version: table.version > version or table.status == "over")  # type: ignore[misc]
            table = prepared.table
            if table.status == "over":
                break
            differed += check_alike(table, before, rng)
    assert differed > 50  # it is not the same for who may see it


def check_alike(table: Table, before: Table, rng: Random) -> int:
    """Everybody is told the same whatever is hidden from them; for how many it was other than for who sees all."""
    everybody, differed = tuple(range(len(table.seats))), 0
    for seat in (None, *everybody):
        mine = () if seat is None else (seat,)
        changed, earlier = other(table, seat, rng), other(before, seat, rng)
        assert everything(table, before, mine) == everything(changed, earlier, mine)
        assert refusals(table, seat, Random(1)) == refusals(changed, seat, Random(1))
        differed += everything(table, before, everybody) != everything(changed, earlier, everybody)
    return differed


@pytest.mark.parametrize("name", [name for name in GAMES if descriptor(name).dice])
def test_a_sealed_reply_to_a_lock_makes_no_difference(name: str) -> None:
    rng = Random(name)
    prepared, mark = announced("bada-bada", [person(f"Player {seat}", f"device {seat}") for seat in range(4)], name)
    before, differed = prepared.table, 0
    answers: list[Action] = [Pass(), mark] * 5
    for seat, action in product(before.waiting, answers):
        differed += check_alike(played(before, [Act(seat, action)]).applied(before, AT), before, rng)
    assert differed > 10
