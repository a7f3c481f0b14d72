"""What a socket was told, put together as a client does, and compared with the log."""

from collections.abc import Iterable

from qwixx.records import Event
from qwixx.tables.secret import record_key
from qwixx.tables.table import Table
from tests.server.client import Client, Json
from tests.server.knowledge import masked as masked_event
from tests.server.knowledge import own_part, shown_proposal
from tests.server.table_history import TableHistory

PUBLIC = ("kind", "name", "level", "stand_in", "promise", "salt")  # of a seat, but for who is connected


def masked(events: Iterable[Event]) -> list[str]:
    """Events as everybody may know them."""
    return [masked_event(event) for event in events]


def shown_table(table: Table) -> Json:
    """What everybody is told of a table, but for who is connected."""
    salted = table.status != "lobby"
    seats = [{name: getattr(seat, name) for name in PUBLIC} for seat in table.seats]
    return {
        "code": table.code,
        "game": table.game.id,
        "options": dict(table.game.options),
        "status": table.status,
        "seats": [seat if salted else seat | {"salt": ""} for seat in seats],
        "starting": table.starting and {"waits_for": table.starting, "seats": list(table.awaited)},
        "proposal": table.proposal and shown_proposal(table, table.proposal),
        "commitment": table.commitment,
        "seed": table.seed if table.status == "over" else None,
        "record": record_key(table.seed) if table.status == "over" else None,
        "next": table.next,
    }


def told_table(info: Json) -> Json:
    """The same of a message."""
    seats = [{name: seat[name] for name in PUBLIC} for seat in info["seats"]]
    rest = ("watchers", "settings", "earliest")  # of these the first and the last depend on who is connected
    return {name: value for name, value in info.items() if name not in rest} | {"seats": seats}


def shown_position(table: Table) -> Json | None:
    """The game as everybody sees it, but for the events."""
    if table.state is None:
        return None
    view = table.game.view(table.state).as_json()
    return {"step": table.step, "since": table.step_at, "view": view, "deadline": table.deadline}


def shown_own(table: Table, seat: int) -> Json:
    """What only a seat may know."""
    game, state = table.playing
    return own_part(game, state, seat)


class ClientMemory:
    """What one socket of a device was told."""

    def __init__(self, history: TableHistory, device: str) -> None:
        self.history = history
        self.device = device
        self.version = -1
        self.table: Json = {}
        self.position: Json | None = None
        self.own: dict[int, Json] = {}
        self.events: dict[int, str] = {}

    @property
    def then(self) -> Table:
        """The table at this version."""
        return self.history.tables[self.version]

    def take(self, message: Json) -> None:
        """One more message that tells a version; when another version is told, all about this one has been."""
        assert message["version"] >= self.version, "versions never go back"
        if message["version"] > self.version >= 0:
            self.check()
        self.version = message["version"]
        if "table" in message:
            self._take_table(message)
        if message.get("position"):
            self._take_position(message["position"])
        if message["type"] == "answered":
            self._take_waiting(message)
        self.own |= {own["seat"]: own for own in message.get("you", ())}

    def _take_table(self, message: Json) -> None:
        self.table = message["table"]
        assert message["mine"] == self._mine()
        assert message["host"] == (self.then.host == self.device)

    def _take_position(self, position: Json) -> None:
        first, events = position["first"], position["events"]
        assert events == masked(self.then.settled[first:])
        self.position = {name: position[name] for name in ("step", "since", "view", "deadline")}
        self.events = {place: event for place, event in self.events.items() if place < first}
        self.events |= dict(enumerate(events, first))

    def _take_waiting(self, message: Json) -> None:
        assert self.position is not None
        assert message["step"] == self.position["step"]
        self.position = self.position | {"view": self.position["view"] | {"waiting": message["waiting"]}}

    def _mine(self) -> list[int]:
        return [seat for seat, held in enumerate(self.then.seats) if held.device == self.device]

    def check(self) -> None:
        """Everything is as the log says it was at this version."""
        assert told_table(self.table) == shown_table(self.then)
        assert self.position == shown_position(self.then)
        if self.then.state:
            assert self.own == {seat: shown_own(self.then, seat) for seat in self._mine()}

    def check_end(self) -> None:
        """The game is over, and the events are those of the record, as many as were told."""
        self.check()
        assert self.then.status == "over"
        assert [self.events[place] for place in sorted(self.events)] == masked(self.then.events)[min(self.events) :]


def memory_of(history: TableHistory, client: Client, device: str) -> ClientMemory:
    """What a socket was told in the end; on the way there everything was as the log says."""
    memory = ClientMemory(history, device)
    for message in client.messages:
        if "version" in message and message["type"] != "ack":
            memory.take(message)
    return memory
