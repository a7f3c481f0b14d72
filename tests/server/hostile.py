"""Hostile messages, each with what may be answered to it. Nothing here would change a table."""

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, NamedTuple, get_args

import msgspec

from qwixx.players import LEVELS
from qwixx.rules.actions import parse
from qwixx.rules.errors import IllegalAction, IllegalOutcome, QwixxError, UnreadableAction, WrongSeat
from qwixx.rules.outcomes import parse as parse_outcome
from qwixx.tables import protocol
from qwixx.tables.secret import hashed
from qwixx.tables.table import Table
from tests.server.client import Json
from tests.server.wire import CONT, TEXT, frame

MALFORMED = frozenset({"malformed"})
TOO_LARGE = frozenset({"too-large"})
LARGEST = 4096  # characters of a message
HARD_LIMIT = 64 * 1024  # bytes, from which on the connection is closed
TYPES: dict[str, type] = {protocol.type_of(kind): kind for kind in get_args(protocol.AnyRequest)}
OFTEN = [*TYPES, *["act"] * 8]
NAMES = ["Eve", "Anna", "x" * 30, "<b>", "👩‍👩‍👧", "'; --", " x", "a\nb", "\u202eevE", "\x00", "\u200b"]
OUTCOMES = [
    "first 2",
    "roll 1 4 r3 y2 g6 b6",
    "roll 1 4 r3 y2 g6",
    "roll 0 7 r3 y2 g6 b6",
    "call 7",
    "call 13",
    "shuffle r4",
]
ODD_ACTIONS = ["", " ", "pass", "next", "stop", "r2", "r13", "x5", "j5", "g0", "take", "take 2", "take 2 2 2", "play"]
ODD_ACTIONS += [
    "play r2 g3",
    "play jr5 mark r5",
    "move 1 g7",
    "move 9 g7",
    "take 2@1",
    "take 2@9 3@1",
    "take 2@1 2@1",
    "take 2@1 3",
    "r2@1",
    "r2@9",
    "PASS",
    "pass ",
    "٣",
    "²",
    "r2\n",
    "\x00",
]
OTHER_DIGITS = {ord(digit): 0xFF10 + int(digit) for digit in "0123456789"}  # as wide as letters of Chinese
NUMBERS = ["-1", "1e999", "-1e999", "1.5", "NaN", "Infinity", "-Infinity", "9" * 400, "1" + "0" * 3000, "0x1", "01"]


class Shot(NamedTuple):
    """A message as it goes over the wire, and what may come back: codes of errors, or `ack` for nothing new."""

    frames: bytes
    codes: frozenset[str]
    id: str | None = None  # what the answer must carry, if the message is whole enough to be understood


class Attacker:
    """Somebody at a table at which everybody else is too."""

    def __init__(self, table: Table, secret: str | None) -> None:
        self.table = table
        self.secret = secret  # of the device
        mine = hashed(secret) if secret else None
        self.seats = [place for place, held in enumerate(table.seats) if held.device and held.device == mine]
        self.is_host = table.host == mine
        self.actions = [str(a) for place in table.waiting for a in table.game.legal(table.playing[1], place)]


OWN = ("stand", "promise", "reveal", "act", "retract", "takeback", "consent", "hint", "resume", "link", "react")
BEFORE = ("sit", "stand", "arrange", "promise", "start", "reveal", "cancel")
OPTIONAL = ("device", "key", "promise", "without", "level", "corrects")


# -- what is in order as a message, but not here or now ----------------------------------------------------------------


def reasons(here: Attacker, request: Any) -> set[str]:
    """Every reason for which this must be refused; none if it must not."""
    table = here.table
    kind, seat = protocol.type_of(request), getattr(request, "seat", None)
    found = _at_this_time(table, kind)
    held = table.seats[seat] if seat is not None and seat < len(table.seats) else None
    if seat is not None and held is None:
        found.add("no-such-seat")
    if kind in OWN and seat not in here.seats:
        found.add("not-yours")
    others = kind == "substitute" and seat not in here.seats
    if (kind in ("arrange", "start", "cancel") or others) and not here.is_host:
        found.add("not-host")
    special = SPECIAL.get(kind)
    return found | (special(here, request, held) if special else set())


def _at_this_time(table: Table, kind: str) -> set[str]:
    if kind in BEFORE and table.status != "lobby":
        return {"started"}
    if kind in ("act", "enter", "retract", "takeback", "substitute") and table.status != "running":
        return {"not-running" if table.status == "lobby" else "game-over"}
    if kind == "react" and table.status == "lobby":
        return {"not-running"}
    return {"still-running"} if kind == "rematch" and table.status != "over" else set()


def _when(*facts: tuple[bool, str]) -> set[str]:
    return {code for true, code in facts if true}


def _sit(here: Attacker, request: Any, held: Any) -> set[str]:
    name = request.name
    odd = name != name.strip() or not name.replace("\u200d", "").isprintable()
    taken = held is not None and held.kind != "open" and request.seat not in here.seats
    others = [seat.name for seat in here.table.seats if seat is not held and seat.kind == "person"]
    alike = name.casefold() in map(str.casefold, others)
    return _when((odd, "bad-name"), (here.secret is None, "bad-device"), (taken, "seat-taken"), (alike, "name-taken"))


def _arrange(here: Attacker, request: Any, _: Any) -> set[str]:
    few = request.kind == "none" and len(here.table.seats) - 1 not in here.table.game.players
    return _when((few or (request.kind == "bot" and request.level not in LEVELS), "bad-setup"))


def _act(here: Attacker, request: Any, held: Any) -> set[str]:
    late = request.step != here.table.step
    if held is None or here.table.state is None:
        return _when((late, "stale"))
    game, state = here.table.playing
    answered = game.sealed(state, request.seat) is not None
    found = _when((late, "stale"), (answered, "answered"), (bool(held.stand_in), "not-to-act"))
    try:
        game.apply(state, request.seat, parse(request.action))
    except UnreadableAction:
        found.add("malformed")
    except WrongSeat:
        found.add("not-to-act")
    except IllegalAction:
        found.add("illegal")
    except QwixxError:
        found.add("game-over")
    return found


def _enter(here: Attacker, request: Any, _: Any) -> set[str]:
    table = here.table
    if table.status != "running" or not table.kept:
        return _when((table.status == "running", "not-allowed"))
    assert table.play is not None
    late = request.step != table.step or not (request.corrects or table.play.awaits_chance)
    found = _when((late, "stale"), (not here.is_host, "not-to-act"))
    try:
        table.entered(parse_outcome(request.outcome), request.corrects)
    except IllegalOutcome:
        found.add("bad-roll")
    return found


def _retract(here: Attacker, request: Any, held: Any) -> set[str]:
    sealed = (
        held is not None and here.table.state is not None and here.table.game.sealed(here.table.state, request.seat)
    )
    return _when((request.step != here.table.step, "stale"), (not sealed, "nothing-sealed"))


def _takeback(here: Attacker, request: Any, _: Any) -> set[str]:
    outside = not 1 <= request.step < here.table.step
    return _when((not here.table.settings.takebacks, "not-allowed"), (outside, "stale"))


def _substitute(here: Attacker, request: Any, held: Any) -> set[str]:
    bot = held is not None and held.kind != "person"
    present = held is not None and held.kind == "person" and request.seat not in here.seats
    return _when((bot, "not-allowed"), (present, "here"), (request.level not in LEVELS, "bad-setup"))


def _consent(here: Attacker, request: Any, _: Any) -> set[str]:
    proposal = here.table.proposal
    return _when(
        (proposal is None, "no-proposal"), (proposal is not None and proposal.number != request.proposal, "stale")
    )


def _hint(here: Attacker, request: Any, _: Any) -> set[str]:
    waits = request.seat in here.table.waiting
    return _when((not here.table.settings.hints, "not-allowed"), (not waits, "not-to-act"))


SPECIAL: dict[str, Callable[[Attacker, Any, Any], set[str]]] = {
    "hello": lambda *_: {"malformed"},  # it has been said
    "sit": _sit,
    "arrange": _arrange,
    "start": lambda here, *_: _when((any(seat.kind == "open" for seat in here.table.seats), "open-seats")),
    "act": _act,
    "enter": _enter,
    "retract": _retract,
    "takeback": _takeback,
    "consent": _consent,
    "substitute": _substitute,
    "hint": _hint,
    "rematch": lambda here, *_: _when((not here.seats and not here.is_host, "not-yours")),
    "reveal": lambda here, *_: _when((here.table.status == "lobby", "not-starting")),
    "cancel": lambda here, *_: _when((here.table.status == "lobby", "ack")),  # nothing is starting
}


def request(rng: Random, here: Attacker) -> Json:
    """A request of any type, every field as it may be."""
    kind = rng.choice(OFTEN)
    return {"type": kind} | {name: VALUES[name](rng, here) for name in fields(kind)}


def seat(rng: Random, here: Attacker) -> int:
    """A seat: often one's own, seldom one that is not there."""
    if here.seats and rng.random() < 0.5:
        return here.seats[0]
    return rng.randrange(len(here.table.seats) if rng.random() < 0.9 else 8)


def step(rng: Random, here: Attacker) -> int:
    """A decision: often the one that is due."""
    now = here.table.step
    return now if rng.random() < 0.6 else rng.choice([max(0, now - 1), now + 1, 0, 1, 1_000_000])


@cache
def fields(kind: str) -> list[str]:
    """The fields of a type of request."""
    return [field.name for field in msgspec.structs.fields(TYPES[kind])]


def secret(rng: Random) -> str:
    """A secret that nobody has."""
    return f"{rng.getrandbits(172):043x}"


def action(rng: Random, here: Attacker) -> str:
    """The text of an action: something odd, or one that is legal somewhere, with a part of it changed."""
    if not here.actions or rng.random() < 0.2:
        return rng.choice(ODD_ACTIONS)
    text = rng.choice(here.actions)
    place = rng.randrange(len(text) + 1)
    changed = [
        text,
        text[:place],
        text[:place] + rng.choice("rygbj0123456789 x") + text[place:],
        text[:place] + rng.choice("rygbj0123456789 x") + text[place + 1 :],
        text.upper(),
        f"{text} {text.split()[-1]}",
        " ".join(rng.sample(text.split(), len(text.split()))),
        text.translate(OTHER_DIGITS),
    ]
    return rng.choice(changed)[:100]


VALUES: dict[str, Callable[[Random, Attacker], object]] = {
    "id": lambda rng, _: f"{rng.getrandbits(60):x}",
    "device": lambda rng, _: secret(rng),
    "key": lambda rng, _: secret(rng),
    "record": lambda rng, _: secret(rng)[:22],
    "seat": seat,
    "step": step,
    "action": action,
    "outcome": lambda rng, here: rng.choice([*OUTCOMES, action(rng, here)]),
    "corrects": lambda rng, _: rng.random() < 0.5,
    "name": lambda rng, _: rng.choice(NAMES),
    "salt": lambda rng, _: rng.choice(["salt", "x" * 64]),
    "promise": lambda rng, _: rng.choice(["", "0" * 64, f"{rng.getrandbits(256):064x}"]),
    "without": lambda rng, _: rng.random() < 0.5,
    "kind": lambda rng, _: rng.choice(["open", "bot", "none"]),
    "level": lambda rng, _: rng.choice([*LEVELS, "", "grandmaster"]),
    "proposal": lambda rng, here: rng.choice([0, 1, here.table.version, 1_000_000]),
    "agree": lambda rng, _: rng.random() < 0.5,
    "reaction": lambda rng, _: rng.choice(get_args(protocol.ReactionName)),
}


# -- what is not a message at all --------------------------------------------------------------------------------------


def valid(rng: Random, here: Attacker) -> Shot | None:
    """A request as it should be, unless it would be in order here."""
    sent = request(rng, here)
    text = json.dumps(sent)
    found = reasons(here, protocol.decoder.decode(text)) if sent["type"] != "ping" else set()
    if not found:
        return None
    return Shot(cut(rng, text) if rng.random() < 0.05 else frame(text), frozenset(found), sent["id"])


def cut(rng: Random, text: str) -> bytes:
    """A message in several pieces."""
    places = sorted(rng.randrange(len(text)) for _ in range(rng.randint(1, 4)))
    parts = [text[a:b].encode() for a, b in zip([0, *places], [*places, len(text)], strict=True)]
    last = len(parts) - 1
    return b"".join(frame(part, CONT if n else TEXT, n == last) for n, part in enumerate(parts))


def wrong_value(rng: Random, here: Attacker) -> Shot | None:
    """A request with a value of the wrong type or outside of its range."""
    sent = request(rng, here)
    name = rng.choice([name for name in sent if sent["type"] != "hello" or name in ("type", "id")])
    wrong: dict[str, list[str]] = {
        "seat": ['"0"', "null", "[]", "{}", "true", "8", "99", *NUMBERS],
        "step": ['"0"', "null", "[0]", "{}", "false", "1000001", *NUMBERS],
        "proposal": ['"0"', "null", "[0]", "{}", "false", "1000001", *NUMBERS],
        "agree": ["0", "1", '"true"', "null", "[]", *NUMBERS],
        "id": ["0", "null", '""', json.dumps("x" * 41), "[]", "{}", '"\\ud800"', *NUMBERS],
        "type": ["0", "null", '""', '"Act"', '"act "', '"nonsense"', '"__proto__"', "[]", '"\\ud800"', *NUMBERS],
        "name": ["0", "null", '""', json.dumps("x" * 31), "[]", "{}", '"\\udc00"', *NUMBERS],
        "action": ["0", "null", json.dumps("x" * 101), '["pass"]', "{}", *NUMBERS],
        "outcome": ["0", "null", json.dumps("x" * 101), '["call 7"]', "{}", *NUMBERS],
        "corrects": ["0", "1", '"true"', "null", "[]", *NUMBERS],
        "salt": ["0", "null", '""', '"a b"', '"a\\n"', json.dumps("x" * 65), "[]", *NUMBERS],
        "promise": ["0", '"0"', json.dumps("A" * 64), json.dumps("0" * 65), '"\\n"', "[]", *NUMBERS],
        "without": ["0", "1", '"true"', "null", "[]", *NUMBERS],
        "level": ["0", "null", json.dumps("x" * 31), "[]", *NUMBERS],
        "reaction": ["0", "null", '""', '"👏"', '"Fire"', '"fire "', '"rude"', json.dumps("x" * 999), "[]", *NUMBERS],
        "kind": ["0", "null", '"person"', '"device"', '""', "[]", *NUMBERS],
    }
    parts = [f'"{key}":{rng.choice(wrong[name]) if key == name else json.dumps(sent[key])}' for key in sent]
    return Shot(frame("{" + ",".join(parts) + "}"), MALFORMED)


def wrong_shape(rng: Random, here: Attacker) -> Shot | None:
    """A request with a field too many or too few, or not an object at all."""
    sent = request(rng, here)
    needed = [name for name in sent if name not in OPTIONAL or sent["type"] in ("substitute", "promise")]
    shape = rng.randrange(4)
    if shape == 0:
        del sent[rng.choice(needed)]
    elif shape == 1:
        sent[rng.choice(["extra", "", "seats", "host", "version", "__class__", "id "])] = rng.choice(
            [0, None, "x", [], {}]
        )
    elif shape == 2:
        return Shot(frame(json.dumps(rng.choice([[sent], [], "x", 0, None, True, {}, {"": sent}]))), MALFORMED)
    else:
        key = rng.choice(needed)
        sent = {
            rng.choice([key.upper(), key + " ", "\u200b" + key]) if name == key else name: sent[name] for name in sent
        }
    return Shot(frame(json.dumps(sent)), MALFORMED)


def deep(rng: Random, _: Attacker) -> Shot | None:
    """A message nested as deeply as it can be."""
    much = rng.randint(100, 2000)
    some = much // 3
    inner = rng.choice(["[" * much + "]" * much, '{"a":' * some + "1" + "}" * some, "[" * much, '{"a":' * some])
    whole = rng.choice(
        [
            inner,
            f'{{"a":{inner},"type":"ping","id":"x"}}',
            f'{{"type":"ping","id":"x","a":{inner}}}',
            f'{{"type":"act","id":{inner}}}',
        ]
    )
    return Shot(frame(whole), MALFORMED)


def broken(rng: Random, here: Attacker) -> Shot | None:
    """A request of which a byte was changed, or the end is missing."""
    data = bytearray(json.dumps(request(rng, here)).encode())
    if rng.random() < 0.5:
        data = data[: rng.randrange(len(data))]
    else:
        data[rng.randrange(len(data))] = rng.randrange(128)
    return None if decodes(bytes(data)) else Shot(frame(bytes(data), TEXT), MALFORMED)


def noise(rng: Random, _: Attacker) -> Shot | None:
    """Random bytes as a binary frame, or random text."""
    if rng.random() < 0.5:
        return Shot(frame(rng.randbytes(rng.randrange(100))), MALFORMED)
    text = "".join(chr(rng.randrange(0xD800)) for _ in range(rng.randrange(40)))
    return Shot(frame(text), MALFORMED)


def large(rng: Random, here: Attacker) -> Shot | None:
    """Too large, up to the limit from which on nothing is read any more."""
    size = rng.choice([LARGEST + 1, rng.randrange(LARGEST + 1, HARD_LIMIT), HARD_LIMIT])
    text = rng.choice([json.dumps(request(rng, here)), '{"type":"act","id":"', "["])
    return Shot(frame(text + rng.choice([" ", "x", "["]) * (size - len(text))), TOO_LARGE)


def decodes(data: bytes) -> bool:
    """Whether this is a message after all."""
    try:
        protocol.decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return True


Kind = Callable[[Random, Attacker], Shot | None]
KINDS: dict[Kind, float] = {
    valid: 50,
    wrong_value: 20,
    wrong_shape: 12,
    broken: 8,
    noise: 6,
    deep: 3,
    large: 0.3,
}


def shot(rng: Random, here: Attacker) -> Shot:
    """Any hostile message."""
    kind = rng.choices(list(KINDS), list(KINDS.values()))[0]
    return kind(rng, here) or shot(rng, here)
