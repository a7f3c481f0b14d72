"""Hints are thought about in a line of their own: they hold up neither bots nor whoever waits for them."""

from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from qwixx.server import bots
from tests.server.client import PATIENCE, Json, bot, me
from tests.server.hosted import LOCAL, Hosted, hosted, ping
from tests.server.wire import Wire


class Adviser:
    """The adviser, who begins to think when told to."""

    def __init__(self) -> None:
        self.begin = Event()
        self.asked = 0
        self._think = bots._advise

    def __call__(self, *question: Any) -> Any:
        self.asked += 1
        assert self.begin.wait(PATIENCE)
        return self._think(*question)


@pytest.fixture
def adviser(monkeypatch: pytest.MonkeyPatch) -> Iterator[Adviser]:
    """An adviser who does not think yet."""
    slow = Adviser()
    monkeypatch.setattr(bots, "_advise", slow)
    yield slow
    slow.begin.set()


def answer_to(wire: Wire, request: str) -> Json:
    """The answer to a request; news on the way are passed over."""
    while (message := wire.message()).get("id") != request:
        pass
    return message


def begin(server: Hosted, *others: Json) -> Wire:
    """Anna at a table where the game has begun."""
    wire = server.wire(server.table(seats=[me("Anna"), *others]), server.anna.secret)
    wire.ask(type="start", id="start")
    assert answer_to(wire, "start")["type"] == "ack"
    return wire


def test_bots_and_people_go_on_while_hints_wait(tmp_path: Path, adviser: Adviser) -> None:
    with hosted(tmp_path, trusted=LOCAL) as server, begin(server) as waiting, begin(server, bot(), bot()) as playing:
        waiting.ask(type="hint", id="hint", seat=0)
        waiting.ask(type="act", id="act", seat=0, step=1, action="pass")
        assert answer_to(waiting, "act")["type"] == "ack"
        playing.ask(type="hint", id="hint", seat=0)
        playing.ask(type="substitute", id="bot", seat=0, level="easy")
        while playing.message().get("table", {}).get("status") != "over":
            pass
        adviser.begin.set()
        assert [answer_to(wire, "hint")["type"] for wire in (waiting, playing)] == ["advice", "advice"]


def test_so_many_hints_wait_for_a_connection(tmp_path: Path, adviser: Adviser) -> None:
    with hosted(tmp_path, trusted=LOCAL, hints=3) as server, begin(server) as wire, begin(server) as other:
        for number in range(5):
            wire.ask(type="hint", id=str(number), seat=0)
        refused = [answer_to(wire, number) for number in ("3", "4")]
        assert [refusal["code"] for refusal in refused] == ["slow-down", "slow-down"]
        other.ask(type="hint", id="other", seat=0)
        assert ping(other)["type"] == "pong"
        adviser.begin.set()
        assert [answer_to(wire, number)["type"] for number in ("0", "1", "2")] == ["advice"] * 3
        assert answer_to(other, "other")["type"] == "advice"
        wire.ask(type="hint", id="again", seat=0)
        assert answer_to(wire, "again")["type"] == "advice"


def test_who_has_left_is_not_thought_for(tmp_path: Path, adviser: Adviser) -> None:
    with (
        hosted(tmp_path, trusted=LOCAL) as server,
        begin(server) as first,
        begin(server) as gone,
        begin(server) as last,
    ):
        first.ask(type="hint", id="hint", seat=0)
        gone.ask(type="hint", id="hint", seat=0)
        assert ping(gone)["type"] == "pong"
        gone.close()
        last.ask(type="hint", id="hint", seat=0)
        while server.number("qwixx_connections") > 2:
            pass
        adviser.begin.set()
        assert [answer_to(wire, "hint")["type"] for wire in (first, last)] == ["advice", "advice"]
    assert adviser.asked == 2


def test_a_hint_that_fails_is_answered_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*question: Any) -> Any:
        raise RuntimeError(f"asked for {len(question)} things")

    monkeypatch.setattr(bots, "_advise", fail)
    with hosted(tmp_path, trusted=LOCAL) as server, begin(server) as wire:
        wire.ask(type="hint", id="hint", seat=0)
        said = answer_to(wire, "hint")
        assert (said["type"], said["code"]) == ("error", "storage")
        wire.ask(type="act", id="act", seat=0, step=1, action="pass")
        assert answer_to(wire, "act")["type"] == "ack"
