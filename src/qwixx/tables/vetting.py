"""Whether a log that somebody brings is one: every entry must be what a request, a bot or the clock comes to."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import takewhile
from typing import Any

import msgspec
from msgspec.structs import replace

from qwixx.records import Act
from qwixx.rules.errors import QwixxError
from qwixx.rules.real_hands import HANDS
from qwixx.tables import protocol
from qwixx.tables.caller import Caller, check_name, check_nobodys, own_seat
from qwixx.tables.deciding import DECIDERS, rematch
from qwixx.tables.decision import Decision
from qwixx.tables.entries import (
    AnyEntry,
    Cancelled,
    Consented,
    Declined,
    Entered,
    Opened,
    Played,
    Promised,
    Proposed,
    Rematched,
    Removed,
    Retracted,
    Revealed,
    Seat,
    Seated,
    Started,
    Starting,
)
from qwixx.tables.events import from_log
from qwixx.tables.going_on import by_clock, played
from qwixx.tables.http import NewTable
from qwixx.tables.kept import DEVICE, LOCAL_CODE, read, written
from qwixx.tables.known import KEY
from qwixx.tables.opening import planned
from qwixx.tables.refusal import Refusal
from qwixx.tables.table import Table, opened

LONGEST_ID = 40
HASH = r"[0-9a-f]{32}"  # of a device, or of a seat's key

Pace = Callable[[Iterable[str]], Iterable[str]]


class Forged(Exception):
    """An entry that nothing could have led to."""


def vetted(code: str, seed: str, texts: Sequence[str], pace: Pace = iter) -> Table:
    """The table of a log as a browser keeps it; refused, unless all of it could have happened there so."""
    number = 0
    try:
        table: Table | None = None
        for number, text in enumerate(pace(texts)):  # noqa: B007 (the refusal tells it)
            at, entry = _read(text)
            table = _after(table, entry, at) if table else _opened(code, seed, entry, at)
    except (Forged, Refusal, QwixxError, ValueError, msgspec.MsgspecError, RecursionError) as error:
        raise Refusal("bad-file", f"Entry {number} of this game cannot be: {str(error).rstrip('.')}.") from None
    if table is None:
        raise Refusal("bad-file", "This game has no log.")
    return table


def _read(text: str) -> tuple[int, AnyEntry]:
    at, entry = read(text)
    if written(at, entry) != text:
        raise Forged("it is written otherwise")
    if len(entry.id) > LONGEST_ID or len(entry.request) not in (0, KEY):
        raise Forged("no such request was ever made")
    return at, entry


# -- how it began ------------------------------------------------------------------------------------------------------


def _opened(code: str, seed: str, entry: AnyEntry, at: int) -> Table:
    """The table that was opened so, if a plan comes to that."""
    if not isinstance(entry, Opened):
        raise Forged("a table is opened first")
    document = {
        "game": entry.game,
        "options": {
            name: value for name, value in entry.options.items() if name != HANDS.name
        },  # follows from the dice
        "seats": [_plan(seat) for seat in entry.seats],
        **msgspec.to_builtins(entry.settings),
    }
    made = planned(msgspec.convert(document, NewTable), DEVICE).entry
    if entry.rules not in range(1, made.rules + 1):
        raise Forged("its rules are of another version")
    seats = [_with_keys(one, own) for one, own in zip(made.seats, entry.seats, strict=True)]
    _check_bots(entry.seats)
    _check_same(replace(made, seats=tuple(seats), rules=entry.rules), entry)
    return opened(code, seed, entry, at)


def _plan(seat: Seat) -> dict[str, object]:
    if seat.kind == "person":
        return {"kind": "device", "name": seat.name, "promise": seat.promise}
    return {"kind": "bot", "level": seat.level} if seat.kind == "bot" else {"kind": "open"}


def _with_keys(made: Seat, own: Seat) -> Seat:
    """A seat with what a plan leaves to chance, or to an earlier table: the key of a link, the name of a bot."""
    if made.kind == "bot":
        return replace(made, name=own.name)
    if made.kind == "person" and re.fullmatch(HASH, own.key):
        return replace(made, key=own.key)
    return made


def _check_bots(seats: Iterable[Seat]) -> None:
    taken: list[str] = []
    for seat in seats:
        if seat.kind != "open":
            msgspec.convert(check_name(seat.name), protocol.Name)
            check_nobodys(seat.name, taken)
            taken.append(seat.name)


# -- how it went on ----------------------------------------------------------------------------------------------------


def _after(table: Table, entry: AnyEntry, at: int) -> Table:
    """The table after an entry, if something comes to it."""
    caller = Caller(DEVICE, frozenset(range(len(table.seats))), True, at)
    made = _made(table, caller, entry)
    assert made.entry is not None
    if isinstance(entry, Seated) and isinstance(made.entry, Seated):
        key = entry.now.key if re.fullmatch(HASH, entry.now.key) else made.entry.now.key
        kept = made.entry.now.kind != "person" or table.status != "lobby"
        made = made if kept else made._replace(entry=replace(made.entry, now=replace(made.entry.now, key=key)))
    assert made.entry is not None
    _check_same(replace(made.entry, id=entry.id, request=entry.request), entry)
    return made._replace(entry=entry).applied(table, at)


def _made(table: Table, caller: Caller, entry: AnyEntry) -> Decision:
    """What comes to an entry of this kind."""
    decide = partial(_first_of, table, caller)
    match entry:
        case Played():
            return _played(table, entry)
        case Seated():
            return decide(_sitting(table, caller, entry))
        case Removed():
            return decide([("arrange", {"seat": entry.seat, "kind": "none"})])
        case Promised():
            return decide([("promise", {"seat": entry.seat, "promise": entry.promise})])
        case Revealed():
            return decide([("reveal", {"seat": entry.seat, "salt": entry.salt})])
        case Starting() | Started():
            return decide([("start", {"without": without}) for without in (False, True)], entry)
        case Cancelled():
            return decide([("cancel", {})])
        case Entered():
            said = {"step": table.step, "outcome": entry.outcome, "corrects": entry.corrects}
            return decide([("enter", said)])
        case Retracted():
            return decide([("retract", {"seat": entry.seat, "step": table.step})])
        case Proposed():
            return decide([("takeback", {"seat": entry.seat, "step": entry.step})])
        case Consented() | Declined():
            number = table.proposal.number if table.proposal else 0
            agree = isinstance(entry, Consented)
            return decide([("consent", {"seat": entry.seat, "proposal": number, "agree": agree})])
        case Rematched() if re.fullmatch(LOCAL_CODE, entry.code) and rematch(table, caller):
            return Decision(entry)
    raise Forged("nothing at this table comes to it")


def _first_of(
    table: Table, caller: Caller, requests: Iterable[tuple[str, dict[str, Any]]], wanted: AnyEntry | None = None
) -> Decision:
    """What the first of some requests comes to that is not refused, and comes to such an entry."""
    reason: Exception = Forged("nothing comes of it")
    for kind, fields in requests:
        request = msgspec.convert({"type": kind, "id": "x", **fields}, protocol.AnyRequest)
        try:
            made = DECIDERS[type(request)](table, caller, request)
        except Refusal as refusal:
            reason = refusal
            continue
        if made.entry is not None and (wanted is None or isinstance(made.entry, type(wanted))):
            return made
    raise reason


def _sitting(table: Table, caller: Caller, entry: Seated) -> Iterator[tuple[str, dict[str, Any]]]:
    """The requests by which a seat may have become so."""
    seat, now = entry.seat, entry.now
    if table.status != "lobby":
        own_seat(table, caller, seat)
        yield ("substitute", {"seat": seat, "level": now.stand_in}) if now.stand_in else ("resume", {"seat": seat})
    elif now.kind == "person":
        before = table.seats[seat].promise if seat < len(table.seats) else None
        yield "sit", {"seat": seat, "name": now.name, "promise": None if now.promise == before else now.promise}
    elif now.kind == "bot":
        yield "arrange", {"seat": seat, "kind": "bot", "level": now.level}
    else:
        yield "arrange", {"seat": seat, "kind": "open"}


def _played(table: Table, entry: Played) -> Decision:
    """What actions come to: one of a person, those of bots, or what the clock does for all."""
    if table.status != "running":
        raise Forged("the game is not running")
    acts = list(takewhile(lambda event: isinstance(event, Act), from_log(entry.events)))
    seats = [act.seat for act in acts if isinstance(act, Act)]
    if table.settings.timer and (clock := by_clock(table)).entry == replace(entry, id="", request=b""):
        return clock
    people = [seat for seat in seats if seat not in table.bots_to_act]
    if not seats or len({*seats}) != len(seats) or (people and len(seats) > 1):
        raise Forged("these do not act together")
    if any(seat not in table.waiting for seat in people):
        raise Forged("this seat is not to act")
    return played(table, [act for act in acts if isinstance(act, Act)])


def _check_same(made: AnyEntry, entry: AnyEntry) -> None:
    if made != entry:
        raise Forged("something else comes of it")
