"""What requests come to that lead to no entry of the log: advice, and the next table; and how events are kept."""

from random import Random

import pytest

from qwixx.rules.outcomes import Roll, Shuffle
from qwixx.tables import protocol
from qwixx.tables.caller import Caller
from qwixx.tables.deciding import check_hint, rematch
from qwixx.tables.entries import Rematched, Seat, Settings, decode, encode
from qwixx.tables.refusal import Refusal
from qwixx.tables.secret import hashed
from qwixx.tables.table import Table, folded
from tests.server.prepared_tables import AT, PreparedTable, person

ANNA, BEN, EVE = (Caller(hashed(name)) for name in ("Anna", "Ben", "Eve"))
SEATS = [person("Anna", "Anna", stand_in="easy"), person("Ben", "Ben", key=hashed("key"))]


def prepared(game: str = "classic", settings: Settings | None = None) -> PreparedTable:
    """A table of Anna, its host, and Ben, where the game has begun."""
    return PreparedTable("bada-bada", game, SEATS, ANNA.device, Random(1), settings).start()


def over(table: Table) -> bool:
    """Whether the game is over."""
    return table.status == "over"


# -- advice ------------------------------------------------------------------------------------------------------------


def test_advice_is_for_whoever_is_to_act_at_a_seat_of_their_own() -> None:
    table = prepared().table
    check_hint(table, BEN, protocol.Hint("x", 1))
    with pytest.raises(Refusal, match="Seat 1 is not yours") as refused:
        check_hint(table, BEN, protocol.Hint("x", 0))
    assert refused.value.code == "not-yours"


def test_there_is_no_advice_for_who_has_answered_nor_where_there_are_no_hints() -> None:
    answered = prepared().play(lambda table: table.waiting == (0,)).table
    with pytest.raises(Refusal, match="Seat 2 is not to act now") as late:
        check_hint(answered, BEN, protocol.Hint("x", 1))
    with pytest.raises(Refusal, match="no hints at this table") as never:
        check_hint(prepared(settings=Settings(hints=False)).table, BEN, protocol.Hint("x", 1))
    assert (late.value.code, never.value.code) == ("not-to-act", "not-allowed")


# -- the next table ----------------------------------------------------------------------------------------------------


def test_a_rematch_has_the_same_people_and_whoever_asks_as_its_host() -> None:
    entry = rematch(prepared().play(over).table, BEN)
    assert entry is not None
    assert (entry.game, entry.host) == ("classic", BEN.device)
    assert entry.seats == (
        person("Anna", "Anna", promise=None),
        person("Ben", "Ben", key=hashed("key"), promise=None),
    )


def test_there_is_one_rematch_and_only_after_the_end_and_only_for_those_who_sat_there() -> None:
    table = prepared().play(over).table
    assert rematch(table.after(Rematched("bada-bade"), AT), BEN) is None
    with pytest.raises(Refusal) as early:
        rematch(prepared().table, BEN)
    with pytest.raises(Refusal) as foreign:
        rematch(table, EVE)
    assert (early.value.code, foreign.value.code) == ("still-running", "not-yours")


def test_a_host_without_a_seat_may_have_a_rematch() -> None:
    seats = [Seat("bot", "Emma", "easy"), Seat("bot", "Luca", "easy")]
    table = PreparedTable("bada-bada", "classic", seats, EVE.device, Random(1)).start().play(over).table
    assert rematch(table, EVE) is not None


# -- events ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["classic", "cards"])
def test_the_events_read_from_a_log_are_those_that_were_played(game: str) -> None:
    played = prepared(game).play(over)
    read = folded("bada-bada", played.table.seed, [(AT, decode(encode(entry))) for entry in played.entries])
    assert read.events == played.table.events
    assert read.state == played.table.state


def test_equal_events_are_in_memory_once_but_for_shuffles() -> None:
    one, other = (prepared(game).play(over).table for game in ("classic", "classic"))
    assert any(isinstance(event, Roll) for event in one.events)
    assert all(event is same for event, same in zip(one.events, other.events, strict=True))
    first, second = (prepared("cards").table for _ in range(2))
    (shuffle,) = (event for event in first.events if isinstance(event, Shuffle))
    assert shuffle in second.events
    assert all(event is not shuffle for event in second.events)
