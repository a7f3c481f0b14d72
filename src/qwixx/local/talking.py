"""Wires: somebody connects to a table, and asks for something there. What the server's sockets and hall do."""

import re
from collections.abc import Callable
from functools import partial

from qwixx.local.desk import Desk
from qwixx.local.house import Live, Question, Wire
from qwixx.tables import protocol
from qwixx.tables.deciding import check_hint, check_reaction, claim, decide, rematch
from qwixx.tables.decision import Decision
from qwixx.tables.entries import Rematched
from qwixx.tables.hearing import POLICY, error, hello, id_of, read
from qwixx.tables.kept import DEVICE
from qwixx.tables.news import News
from qwixx.tables.refusal import Refusal
from qwixx.tables.seeing import Shown, is_open_to, unknown
from qwixx.tables.table import Table

PATH = r"/api/tables/([^/]*)/socket"
MOST_QUESTIONS = 3  # that wait on a wire
MOST_WIRES = 200  # at a table, of those who only watch
NO_LINKS = "A table of this browser is played on this device only; hand it to a server to play from others."


def connect(desk: Desk, number: int, path: str) -> None:
    """A wire to a table; who is there is known with hello."""
    found = re.fullmatch(PATH, path.partition("?")[0])
    if not found:
        desk.hang_up(number, POLICY, "there is no such address")
        return
    if number in desk.house.wires:
        leave(desk, number)
    desk.house.wires[number] = Wire(found[1])


def leave(desk: Desk, number: int) -> None:
    """Somebody is gone."""
    wire = desk.house.wires.pop(number, None)
    desk.house.questions = tuple(one for one in desk.house.questions if one.wire != number)
    if wire:
        desk.tell_presence(wire.code)


def hear(desk: Desk, number: int, text: str) -> None:
    """A message on a wire: whatever is wrong with it is said, and changes nothing."""
    wire = desk.house.wires.get(number)
    if wire is None:
        return  # it was closed meanwhile
    if not wire.said_hello:
        _come(desk, number, wire, text)
        return
    request = None
    try:
        request = read(text)
        _do(desk, number, desk.live(wire.code), request)
    except Refusal as refusal:
        desk.send(number, error(refusal, request.id if request else id_of(text)))


def _come(desk: Desk, number: int, wire: Wire, text: str) -> None:
    try:
        first = hello(text)
        live = desk.live(wire.code)
        _join(desk, number, live, first)
    except Refusal as refusal:
        desk.send(number, error(refusal, id_of(text)))
        desk.hang_up(number, POLICY)


def _join(desk: Desk, number: int, live: Live, first: protocol.Hello) -> None:
    """Somebody comes: they are told everything, the others that they are there."""
    code, device = live.table.code, DEVICE if first.device else ""
    if not is_open_to(live.table, Shown(device, first.record or "", first.key or ""), desk.now):
        raise unknown()
    if first.key is not None:
        _write(desk, live, partial(claim, device=device, key=first.key))
    live = desk.live(code)
    wire = desk.sits(Wire(code, True, device), live.table)
    if len(desk.house.at(code)) >= MOST_WIRES and not wire.mine:
        raise Refusal("too-many", "Too many people watch this table.")
    desk.house.wires[number] = wire
    news = News(live.table, desk.presence(code), desk.now)
    desk.send(number, news.snapshot(wire.mine, wire.host))
    desk.tell_presence(code, but=number)


def _do(desk: Desk, number: int, live: Live, request: protocol.AnyRequest) -> None:
    """Do what somebody asks for, or refuse it."""
    wire, table = desk.house.wires[number], live.table
    match request:
        case protocol.Hello():
            raise Refusal("malformed", "You have said hello already.")
        case protocol.Link():
            raise Refusal("not-allowed", NO_LINKS)
        case protocol.Ping():
            desk.send(number, protocol.encode(protocol.Pong(request.id, desk.now)))
        case protocol.Hint():
            _hint(desk, number, live, request)
        case protocol.React():
            check_reaction(table, desk.caller(live, wire), request)
            for other in desk.house.at(table.code):
                desk.send(other, protocol.encode(protocol.Reaction(request.seat, request.reaction)))
            desk.send(number, protocol.encode(protocol.Ack(request.id, table.version)))
        case protocol.Rematch():
            _rematch(desk, number, live, request)
        case _:
            decision = _write(desk, live, lambda table: decide(table, desk.caller(live, wire), request))
            _acknowledge(desk, number, request, decision)


def _write(desk: Desk, live: Live, deciding: Callable[[Table], Decision]) -> Decision:
    decision = deciding(live.table)
    if decision.entry is not None:
        desk.append(live, decision)
    return decision


def _acknowledge(desk: Desk, number: int, request: protocol.AnyRequest, decision: Decision) -> None:
    if decision.key and isinstance(request, protocol.Sit):
        desk.send(number, protocol.encode(protocol.Key(request.id, request.seat, decision.key)))
    version = desk.house.tables[desk.house.wires[number].code].table.version
    desk.send(number, protocol.encode(protocol.Ack(request.id, version, decision.entry is None)))


def _hint(desk: Desk, number: int, live: Live, request: protocol.Hint) -> None:
    """Let it be thought about when nothing else is due: whoever waits for advice may act meanwhile."""
    table = live.table
    check_hint(table, desk.caller(live, desk.house.wires[number]), request)
    if sum(one.wire == number for one in desk.house.questions) >= MOST_QUESTIONS:
        raise Refusal("slow-down", "You wait for hints already; ask again when they have come.")
    desk.need_network(table.game, len(table.seats))
    desk.house.questions += (Question(number, table, request),)


def _rematch(desk: Desk, number: int, live: Live, request: protocol.Rematch) -> None:
    """A new table with the same people; whoever asks is its host."""
    entry = rematch(live.table, desk.caller(live, desk.house.wires[number]))
    if entry is None:
        _acknowledge(desk, number, request, Decision(None))
        return
    code = desk.free_code()
    decision = Decision(Rematched(code))
    desk.append(live, decision)
    desk.open(entry, code)
    _acknowledge(desk, number, request, decision)
