"""What is written in a table's log, one entry for each thing that happened. A table is the fold of its entries."""

from typing import Literal

import msgspec

Dice = Literal["ours", "real"]  # the program rolls; or the people at the table do, and enter what it was


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed when the table was opened."""

    timer: int | None = None  # seconds for a decision
    hints: bool = True
    takebacks: bool = True
    listed: bool = False
    dice: Literal["real"] | msgspec.UnsetType = msgspec.UNSET  # or the cards; else they are rolled here
    day: str | msgspec.UnsetType = msgspec.UNSET  # the date whose dice they are; at such a table nothing is undone


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat at a table. Devices and keys are hashes."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: str = ""  # of the bot
    device: str = ""  # whose seat it is
    key: str = ""  # of the seat's link
    salt: str = ""  # what this person gave to chance
    promise: str | None = ""  # of that salt, before it is revealed; empty: none is given, None: nothing is said yet
    stand_in: str = ""  # the level of the bot that plays for a missing person, or for a bot that cannot play on

    @property
    def bot(self) -> str:
        """The level of the bot that decides here, if one does."""
        return self.stand_in or self.level

    @property
    def undecided(self) -> bool:
        """Whether nobody has said yet if this person gives a salt; in old logs salts were given without a promise."""
        return self.kind == "person" and (self.promise is None or bool(self.salt and not self.promise))

    @property
    def withheld(self) -> bool:
        """Whether a salt was promised and is not revealed."""
        return bool(self.promise) and not self.salt

    def unsalted(self) -> "Seat":
        """The same seat, of whose person it is not known whether they will give a salt."""
        return msgspec.structs.replace(self, salt="", promise=None) if self.kind == "person" else self


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="t", tag=str.lower):
    """Something that happened at a table."""

    id: str = ""  # of the person's request that led to it
    request: bytes = b""  # by which that request is known when it comes again


class Opened(Entry, frozen=True):
    """The table was opened."""

    game: str
    options: dict[str, str]
    seats: tuple[Seat, ...]
    host: str
    settings: Settings = Settings()
    rules: int = 1  # the version of the rules; logs that do not name it are of the first


class Seated(Entry, frozen=True):
    """A seat was taken, left, given to a bot or opened before the start, or went to another device."""

    seat: int
    now: Seat
    renamed: dict[int, str] = {}  # bots that had the name of whoever sat down, with their new ones


class Removed(Entry, frozen=True):
    """A seat was taken away before the start."""

    seat: int


class Promised(Entry, frozen=True):
    """Somebody promised a salt or gave none, before the start; the game began if it only waited for that."""

    seat: int
    promise: str
    events: tuple[str, ...] = ()


class Starting(Entry, frozen=True):
    """The host wants to start. `fixed`: from now on no promise can be made, and the salts are revealed."""

    fixed: bool = False


class Revealed(Entry, frozen=True):
    """Somebody revealed the salt that was promised; the game began if it was the last."""

    seat: int
    salt: str
    events: tuple[str, ...] = ()


class Cancelled(Entry, frozen=True):
    """The start was broken off; every salt has to be promised anew."""


class Started(Entry, frozen=True):
    """The game began; these outcomes of chance came first."""

    events: tuple[str, ...]


class Played(Entry, frozen=True):
    """Actions and the outcomes of chance that followed; by a person, by bots, or by the clock."""

    events: tuple[str, ...]


class Entered(Entry, frozen=True):
    """Somebody entered what was rolled, or who begins; `corrects`: in the place of what was entered last."""

    outcome: str
    corrects: bool = False


class Retracted(Entry, frozen=True):
    """A sealed answer was taken back."""

    seat: int


class Proposed(Entry, frozen=True):
    """Somebody asks the others to go back to an earlier decision."""

    seat: int
    step: int
    anew: bool = False  # chance goes on from there; logs without it went back as if nothing had happened since


class BotProposed(Entry, frozen=True):
    """Somebody asks the others to let a bot play for a person who does not answer."""

    seat: int
    absent: int
    level: str


class Consented(Entry, frozen=True):
    """Somebody agrees to what is proposed; when the last one does, it is done."""

    seat: int


class Declined(Entry, frozen=True):
    """Somebody does not want what is proposed."""

    seat: int


class Rematched(Entry, frozen=True):
    """The same people have a new table."""

    code: str


class Forgotten(Entry, frozen=True):
    """The name at a seat was forgotten; whoever sat there may have given up the seat with it."""

    seat: int
    leaves: bool = False


class Closed(Entry, frozen=True):
    """The operator ended the game as it stood."""


AnyEntry = (
    Opened
    | Seated
    | Removed
    | Promised
    | Starting
    | Revealed
    | Cancelled
    | Started
    | Played
    | Entered
    | Retracted
    | Proposed
    | BotProposed
    | Consented
    | Declined
    | Rematched
    | Forgotten
    | Closed
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def encode(entry: AnyEntry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def decode(body: bytes) -> AnyEntry:
    """An entry from the store."""
    return _decoder.decode(body)
