"""What a connection may know: every message it may be sent, worked out anew from the log and the rules alone."""

import json
import re
from collections.abc import Sequence
from itertools import count, islice
from typing import Any

import msgspec

from qwixx.play import Play, TypedIn
from qwixx.records import Back, Event
from qwixx.rules.actions import Action, Move
from qwixx.rules.game import Game, State
from qwixx.server.database import Database
from qwixx.server.queries import log_of
from qwixx.tables.entries import decode
from qwixx.tables.protocol import PROTOCOL
from qwixx.tables.secret import hashed, record_key
from qwixx.tables.table import Proposal, Table, folded
from tests.server.client import Json

FULL_HAND = 5
LATEST = 20  # events in a snapshot
ANSWERS = ("ack", "error", "advice", "key", "pong")  # to what the connection itself has sent
CARD = re.compile(r"\b[rygbj]{1,2}[0-9]{1,2}\b")


class PositionHistory:
    """A table at every version of its log, with each position folded from its events by the rules."""

    def __init__(self, database: str, code: str) -> None:
        with Database(database).connect() as connection:
            stored = log_of(connection, code)
        assert stored is not None
        entries = [(at, decode(body)) for at, body in stored.entries]
        self.tables = [folded(code, stored.seed, entries[:1])]
        for at, entry in entries[1:]:
            self.tables.append(self.tables[-1].after(entry, at))
        self.game: Game = self.end.game
        begun = Play.begin(self.game, len(self.end.seats), TypedIn())
        self._plays: dict[Sequence[Event], Play] = {(): begun}
        self._standing: dict[int, list[str]] = {}  # by version

    @property
    def end(self) -> Table:
        """The table as it is now."""
        return self.tables[-1]

    def state(self, table: Table) -> State:
        """The position after the events of a table."""
        return self._after(table.events)

    def _after(self, events: Sequence[Event]) -> State:
        return self._play(events).state

    def _play(self, events: Sequence[Event]) -> Play:
        if events not in self._plays:
            self._plays[events] = self._play(events[:-1]).after(events[-1])
        return self._plays[events]

    def settled(self, table: Table) -> list[str]:
        """What everybody may know to have happened: no sealed answer, and of a shuffle only that it was."""
        return [masked(event) for event in self._settled(table)]

    def standing(self, table: Table) -> list[str]:
        """The same without what was taken back."""
        if table.version not in self._standing:
            self._standing[table.version] = self._not_taken_back(self._settled(table))
        return self._standing[table.version]

    def _not_taken_back(self, events: Sequence[Event]) -> list[str]:
        kept: list[str] = []
        due: dict[int, int] = {}  # by decision: how many of those kept came before it
        for number, event in enumerate(events):
            kept = kept[: due[event.decision]] if isinstance(event, Back) else [*kept, masked(event)]
            due[self._play(events[: number + 1]).decision] = len(kept)
        return kept

    def _settled(self, table: Table) -> Sequence[Event]:
        events = table.events
        while any(self.game.sealed(self._after(events), seat) is not None for seat in range(len(table.seats))):
            events = events[:-1]
        return events


class Reader:
    """Reads what one connection was sent, and compares it with what it may be."""

    def __init__(self, history: PositionHistory, device: str | None, sent: set[str]) -> None:
        self.history = history
        self.device = hashed(device) if device else None
        self.sent = sent  # the ids of its requests

    def check(self, raw: str) -> Json:
        """This message is what it may be, byte for byte but for the clock and who is connected."""
        message: Json = json.loads(raw)
        assert json.dumps(message, separators=(",", ":"), ensure_ascii=False) == raw
        if message["type"] in ANSWERS:
            self._check_answer(message)
        else:
            table = self.history.tables[message["version"]]
            assert message == getattr(self, message["type"])(table, message)
        return message

    def _check_answer(self, message: Json) -> None:
        assert message["id"] in self.sent or (message["type"] == "error" and message["id"] is None)
        if message["type"] in ("advice", "key"):
            assert any(message["seat"] in self.mine(table) for table in self.history.tables)

    def mine(self, table: Table) -> list[int]:
        """The seats of this device."""
        return [place for place, seat in enumerate(table.seats) if seat.device and seat.device == self.device]

    def snapshot(self, table: Table, message: Json) -> Json:
        """What a snapshot must be."""
        first = max(0, len(self.history.settled(table)) - LATEST) if table.status != "lobby" else 0
        return {
            "type": "snapshot",
            "protocol": PROTOCOL,
            "version": table.version,
            "now": message["now"],
            "host": table.host == self.device,
            "mine": self.mine(table),
            "you": self.you(table, self.mine(table)),
            "table": self.info(table, message["table"]),
            "position": self.place(table, first) if table.status != "lobby" else None,
        }

    def table(self, table: Table, message: Json) -> Json:
        """What news of a table must be."""
        return {
            "type": "table",
            "version": table.version,
            "host": table.host == self.device,
            "mine": self.mine(table),
            "table": self.info(table, message["table"]),
        }

    def position(self, table: Table, message: Json) -> Json:
        """What news of the game must be."""
        return {
            "type": "position",
            "version": table.version,
            "now": message["now"],
            "you": self.you(table, self.mine(table)),
            "position": self.place(table, message["position"]["first"]),
        }

    def answered(self, table: Table, _: Json) -> Json:
        """What news of a sealed answer must be: who, and to whoever gave it what."""
        before = self.history.tables[table.version - 1]
        changed = set(before.waiting) ^ set(table.waiting)
        return {
            "type": "answered",
            "version": table.version,
            "step": table.step,
            "waiting": list(self.history.game.actors(self.history.state(table))),
            "you": self.you(table, [seat for seat in self.mine(table) if seat in changed]),
        }

    def you(self, table: Table, seats: list[int]) -> list[Json]:
        """What only these seats may know."""
        if table.status == "lobby":
            return []
        return [own_part(self.history.game, self.history.state(table), seat) for seat in seats]

    def place(self, table: Table, first: int) -> Json:
        """The game as everybody sees it."""
        events = self.history.settled(table)
        assert 0 <= first <= len(events)
        return {
            "step": table.step,
            "since": table.step_at,
            "view": self.history.game.view(self.history.state(table)).as_json(),
            "first": first,
            "events": events[first:],
            "deadline": table.deadline,
        }

    def info(self, table: Table, told: Json) -> Json:
        """Everything about a table but the game itself."""
        begun, over = table.status != "lobby", table.status == "over"
        here = [seat["connected"] for seat in told["seats"]]
        assert all(type(one) is bool for one in here)
        assert type(told["watchers"]) is int
        return {
            "code": table.code,
            "game": table.game.id,
            "options": dict(table.game.options),
            "settings": msgspec.to_builtins(table.settings),
            "status": table.status,
            "seats": [
                {
                    "kind": seat.kind,
                    "name": seat.name,
                    "level": seat.level,
                    "stand_in": seat.stand_in,
                    "connected": connected and seat.kind == "person",
                    "promise": seat.promise,
                    "salt": seat.salt if begun else "",
                }
                for seat, connected in zip(table.seats, here, strict=True)
            ],
            "watchers": told["watchers"],
            "starting": table.starting and {"waits_for": table.starting, "seats": list(table.awaited)},
            "proposal": table.proposal and shown_proposal(table, table.proposal),
            "earliest": max(
                (since for seat, since in table.replaced if not here[seat]),
                default=1,
            ),
            "commitment": table.commitment,
            "seed": table.seed if over and not table.kept else None,
            "record": record_key(table.seed) if over else None,
            "next": table.next,
        }


def shown_proposal(table: Table, proposal: Proposal) -> Json:
    """What is proposed, who has agreed, and who is still asked."""
    people = {seat for seat, held in enumerate(table.seats) if not held.level and not held.stand_in}
    if proposal.step is not None:
        people |= {seat for seat, since in table.replaced if since > proposal.step}
    return {
        "number": proposal.number,
        "step": proposal.step,
        "absent": proposal.absent,
        "agreed": sorted(proposal.agreed),
        "asked": sorted(people - proposal.agreed - {proposal.absent}),
    }


def own_part(game: Game, state: State, seat: int) -> Json:
    """What only this seat may know."""
    legal = game.legal(state, seat)
    return {
        "seat": seat,
        "answer": text(game.sealed(state, seat)),
        "hand": [str(card) for card in game.hand(state, seat)],
        "legal": [str(action) for action in legal],
        "penalty": any(penalised(game, state, seat, action) for action in legal),
        "landings": {str(move): walked(game, state, seat, move.steps) for move in legal if isinstance(move, Move)},
        "takes": FULL_HAND - len(game.hand(state, seat)) if legal and state.phase == "take" else 0,
    }


def penalised(game: Game, state: State, seat: int, action: Action) -> bool:
    """Whether a seat has one more penalty after an action of its own."""
    return game.sheet(game.apply(state, seat, action), seat).penalties > game.sheet(state, seat).penalties


def walked(game: Game, state: State, seat: int, steps: int) -> int:
    """The field after so many free ones."""
    pawns = game.view(state).pawns
    free = (field for field in count(pawns[seat] + 1) if field not in pawns)
    return next(islice(free, steps - 1, None))


def masked(event: Event) -> str:
    """An event as everybody may know it."""
    kind, *_ = str(event).split()
    return kind if kind in ("shuffle", "redeal") else str(event)


def text(thing: object) -> str | None:
    """The text of something, if it is there."""
    return None if thing is None else str(thing)


def cards_in(message: Any) -> set[str]:
    """All cards that are named anywhere in something."""
    return set(CARD.findall(json.dumps(message)))
