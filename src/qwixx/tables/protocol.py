"""Every message on a socket. `docs/protocol.md` tells what each is for."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from qwixx.tables.parts import Own, PositionInfo, TableInfo
from qwixx.tables.refusal import Code
from qwixx.tables.secret import DEVICE_PATTERN, RECORD_PATTERN
from qwixx.tables.weighed import Choice

PROTOCOL = 2
LONGEST_NAME = 30
LONGEST_LEVEL = 30
SALT_PATTERN = r"^[0-9A-Za-z_-]{1,64}\Z"  # `$` would let a line end by
PROMISE_PATTERN = r"^([0-9a-f]{64})?\Z"

Id = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Step = Annotated[int, Meta(ge=0, le=1_000_000)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
Secret = Annotated[str, Meta(pattern=DEVICE_PATTERN)]
RecordKey = Annotated[str, Meta(pattern=RECORD_PATTERN)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Salt = Annotated[str, Meta(pattern=SALT_PATTERN)]
PromiseText = Annotated[str, Meta(pattern=PROMISE_PATTERN)]
Level = Annotated[str, Meta(max_length=LONGEST_LEVEL)]
ReactionName = Literal["applause", "party", "laugh", "wow", "sad", "luck", "fire", "thumb"]  # there are no others


# -- what a client sends -----------------------------------------------------------------------------------------------


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What a client asks for; the answer carries the same id."""

    id: Id


class Hello(Request, frozen=True):
    """The first message: which device this is, and the key of a seat's link or a record's if it was opened by one."""

    device: Secret | None = None
    key: Secret | None = None
    record: RecordKey | None = None


class Sit(Request, frozen=True):
    """Take an open seat, or change the name at one's own; with the promise of a salt, empty if none is given."""

    seat: SeatNumber
    name: Name
    promise: PromiseText | None = None


class Stand(Request, frozen=True):
    """Leave a seat before the start."""

    seat: SeatNumber


class Arrange(Request, frozen=True):
    """The host opens a seat, gives it to a bot or takes it away, before the start."""

    seat: SeatNumber
    kind: Literal["open", "bot", "none"]
    level: Level = ""


class PromiseRequest(Request, frozen=True, tag="promise"):
    """Promise a salt at one's own seat, before the start; empty if none is given."""

    seat: SeatNumber
    promise: PromiseText


class Start(Request, frozen=True):
    """The host starts the game; `without` those who are waited for."""

    without: bool = False


class Reveal(Request, frozen=True):
    """The salt that was promised, once all promises are fixed."""

    seat: SeatNumber
    salt: Salt


class Cancel(Request, frozen=True):
    """The host breaks a start off that waits for somebody."""


class ActRequest(Request, frozen=True, tag="act"):
    """Do something in the game."""

    step: Step
    seat: SeatNumber
    action: Annotated[str, Meta(max_length=100)]


class Enter(Request, frozen=True):
    """Where dice or cards are real: what was rolled or called, or who begins; or what it was in truth."""

    step: Step
    outcome: Annotated[str, Meta(max_length=100)]
    corrects: bool = False


class Retract(Request, frozen=True):
    """Take back an answer that is still sealed."""

    step: Step
    seat: SeatNumber


class Takeback(Request, frozen=True):
    """Ask the others to go back to an earlier decision."""

    seat: SeatNumber
    step: Step


class Consent(Request, frozen=True):
    """Agree to what is proposed, or not."""

    seat: SeatNumber
    proposal: Version
    agree: bool


class Hint(Request, frozen=True):
    """Ask what a good player would do."""

    seat: SeatNumber


class Substitute(Request, frozen=True):
    """Let a bot play for somebody who is missing, or for oneself."""

    seat: SeatNumber
    level: Level


class Resume(Request, frozen=True):
    """Take one's seat back from the bot."""

    seat: SeatNumber


class Link(Request, frozen=True):
    """A new secret key for one's seat; the old one is void."""

    seat: SeatNumber


class Rematch(Request, frozen=True):
    """A new table for the same people, after the end."""


class React(Request, frozen=True):
    """Show everybody at the table how one feels, for a moment."""

    seat: SeatNumber
    reaction: ReactionName


class Ping(Request, frozen=True):
    """Is anybody there?"""


AnyRequest = (
    Hello
    | Sit
    | Stand
    | Arrange
    | PromiseRequest
    | Start
    | Reveal
    | Cancel
    | ActRequest
    | Enter
    | Retract
    | Takeback
    | Consent
    | Hint
    | Substitute
    | Resume
    | Link
    | Rematch
    | React
    | Ping
)

# -- what the server sends ---------------------------------------------------------------------------------------------


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """What the server says."""


class Snapshot(Message, frozen=True):
    """Everything, after hello."""

    protocol: int
    version: int
    now: int  # the server's clock
    host: bool  # whether this device is the host
    mine: list[int]  # the seats of this device
    you: list[Own]  # what only they may know, once the game has started
    table: TableInfo
    position: PositionInfo | None


class TableNews(Message, frozen=True, tag="table"):
    """The table has changed: seats, who is connected, proposals, the end."""

    version: int
    host: bool
    mine: list[int]  # the seats of this device
    table: TableInfo


class Position(Message, frozen=True):
    """The game has gone on."""

    version: int
    now: int
    you: list[Own]
    position: PositionInfo


class Answered(Message, frozen=True):
    """Somebody has sealed an answer or taken it back; nobody else learns which."""

    version: int
    step: int
    waiting: list[int]
    you: list[Own]  # the seat concerned, where it is this device's


class Reaction(Message, frozen=True):
    """How somebody feels; to be shown for a moment, and kept nowhere."""

    seat: int
    reaction: ReactionName


class Ack(Message, frozen=True):
    """A request is done and stored. `duplicate`: it had been done before."""

    id: str
    version: int
    duplicate: bool = False


class Error(Message, frozen=True):
    """A request is refused, and nothing has changed."""

    id: str | None
    code: Code
    message: str
    rule: str | None = None
    facts: dict[str, str] | None = None


class Advice(Message, frozen=True):
    """What the strongest player says of a decision: what it would do, and every choice, best first."""

    id: str
    seat: int
    action: str
    choices: list[Choice]


class Key(Message, frozen=True):
    """The secret key of a seat's link; it is told only once."""

    id: str
    seat: int
    key: str


class Pong(Message, frozen=True):
    """Yes."""

    id: str
    now: int


class Goodbye(Message, frozen=True):
    """The server is about to stop; connect again in a moment."""

    retry: float  # seconds


AnyMessage = Snapshot | TableNews | Position | Answered | Reaction | Ack | Error | Advice | Key | Pong | Goodbye


def type_of(message: Request | Message | type[Request | Message]) -> str:
    """The type of a message, or of all of its kind, as it stands in it."""
    return str(message.__struct_config__.tag)


decoder: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)
encode = msgspec.json.Encoder().encode
