"""What everybody saw and was promised at a table, compared with its log."""

from itertools import pairwise

from qwixx.fairness import verify
from qwixx.records import parse
from qwixx.tables.entries import (
    AnyEntry,
    Consented,
    Declined,
    Played,
    Proposed,
    Retracted,
    Revealed,
    Seated,
    Started,
    Starting,
)
from qwixx.tables.secret import hashed, record_key
from tests.server.chaos import Party, Person
from tests.server.client import Client, Device, Json
from tests.server.client_memory import memory_of
from tests.server.table_history import TableHistory

BECOMES: dict[str, tuple[type, ...]] = {
    "sit": (Seated,),
    "start": (Starting, Started),
    "reveal": (Revealed,),
    "act": (Played,),
    "retract": (Retracted,),
    "takeback": (Proposed,),
    "consent": (Consented, Declined),
    "substitute": (Seated,),
    "resume": (Seated,),
}  # what a request comes to in the log
USUAL = frozenset(
    (
        "started",
        "stale",
        "answered",
        "not-to-act",
        "replaced",
        "nothing-sealed",
        "no-proposal",
        "game-over",
        "here",
        "illegal",
    )
)  # what can be wrong with a request that comes late


def check_party(party: Party, history: TableHistory, refusals: frozenset[str] = USUAL) -> None:
    """A table that was played to its end is as everybody saw it, and nothing that was promised is missing."""
    assert history.end.status == "over"
    check_once(history, party.people)
    for person in party.people:
        for client in person.sockets:
            check_promises(history, person, client)
            check_refusals(history, client, refusals)
    for somebody in (*party.people, *party.watchers):
        for client in somebody.sockets:
            memory = memory_of(history, client, hashed(somebody.secret or ""))
            if client is somebody.last:
                memory.check_end()


def check_once(history: TableHistory, people: list[Person]) -> None:
    """No request is in the log twice, and none that nobody sent."""
    stored = [request for request, _ in history.requests()]
    assert len(stored) == len(set(stored))
    assert set(stored) <= {request for person in people for request in person.sent}


def check_promises(history: TableHistory, person: Person, client: Client) -> None:
    """What was acknowledged is in the log at the version that was told, in this order; or it was there before."""
    acks = [message for message in client.messages if message["type"] == "ack"]
    fresh = [ack["version"] for ack in acks if not ack["duplicate"]]
    assert all(one < other for one, other in pairwise(fresh))
    for ack in acks:
        request = person.sent[ack["id"]]
        if not ack["duplicate"]:
            assert is_it(request, history.entries[ack["version"]]), request
        else:
            assert was_done(history, request, ack["version"]), request


def is_it(request: Json, entry: AnyEntry) -> bool:
    """Whether this entry is what the request asked for."""
    if not isinstance(entry, BECOMES[request["type"]]):
        return False
    if entry.id != request["id"]:
        return False
    if isinstance(entry, Played):
        return entry.events[0] == f"{request['seat'] + 1}: {request['action']}"
    return getattr(entry, "seat", None) == request.get("seat")


def was_done(history: TableHistory, request: Json, version: int) -> bool:
    """Whether a request had been done by then."""
    return (request["id"], True) in [(known, at <= version) for known, at in history.requests()]


def check_refusals(history: TableHistory, client: Client, refusals: frozenset[str]) -> None:
    """What was refused was in order to refuse; what had been done is never refused when it comes again."""
    done, version = dict(history.requests()), -1
    for message in client.messages:
        if message["type"] == "error":
            assert message["code"] in refusals, message
            assert message["code"] == "storage" or done.get(message["id"], version + 1) > version, message
        version = max(version, message.get("version", -1))


def check_record(history: TableHistory, url: str) -> None:
    """The record that can be downloaded is the fold of the log, and proves that chance was fair."""
    for form in ("text", "json"):
        key = record_key(history.end.seed)
        record = parse(Device(url).get(f"/api/tables/{history.end.code}/record?form={form}&key={key}").text)
        assert record == history.end.record
        assert verify(record).finding == ("proven" if any(record.promises) else "no-salt")
