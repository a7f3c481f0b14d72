"""Every body, query and answer over HTTP. `docs/protocol.md` tells what each is for."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from qwixx.games import GAMES
from qwixx.tables.entries import Dice
from qwixx.tables.guests import BotInfo
from qwixx.tables.protocol import LONGEST_LEVEL, LONGEST_NAME, PROMISE_PATTERN
from qwixx.tables.refusal import Code
from qwixx.tables.replaying import MOST_POSITIONS, Shown
from qwixx.tables.secret import RECORD_PATTERN
from qwixx.tables.summary import TableSummary

DAY_PATTERN = r"^[0-9]{4}-[0-9]{2}-[0-9]{2}\Z"
LONGEST_DAILY = 12_000  # characters of a record: a game alone has 45 turns at most

# -- what a client sends -----------------------------------------------------------------------------------------------


class Nothing(Struct, frozen=True):
    """No parameters."""


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: open for anybody, for somebody on this device, or for a bot."""

    kind: Literal["open", "device", "bot"]
    name: Annotated[str, Meta(max_length=LONGEST_NAME, description="Of the person on this device.")] = ""
    level: Annotated[str, Meta(max_length=LONGEST_LEVEL, description="Of the bot, or its name.")] = ""
    promise: (
        Annotated[str, Meta(pattern=PROMISE_PATTERN, description="Of the salt of the person on this device.")] | None
    ) = ""  # none is given; null: it will be said later


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=20, extra_json_schema={"enum": [*GAMES]})]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Annotated[str, Meta(max_length=2000)]], Meta(max_length=8)] = {}
    timer: Annotated[int, Meta(ge=5, le=3600, description="Seconds for a decision.")] | None = None
    hints: bool = True
    takebacks: bool = True
    listed: Annotated[bool, Meta(description="Whether anybody may find it in the list.")] = False
    dice: Annotated[Dice, Meta(description="`real`: the people roll, or deal real cards, and enter what it was.")] = (
        "ours"
    )
    day: (
        Annotated[str, Meta(pattern=DAY_PATTERN, description="The challenge of this date, with its dice.")] | UnsetType
    ) = UNSET


class BoardOf(Struct, frozen=True):
    """Which board of a day."""

    day: Annotated[str, Meta(pattern=DAY_PATTERN, examples=["2026-11-18"])]
    game: Annotated[str, Meta(max_length=20, extra_json_schema={"enum": [*GAMES]})]


class NewBoardEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A game of the day, to be entered on its board."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME, description="To be shown there.")]
    record: Annotated[str, Meta(max_length=LONGEST_DAILY, description="Of the whole game, in either form.")]


class Older(Struct, frozen=True):
    """Which of one's tables."""

    before: (
        Annotated[int, Meta(ge=0, le=2**53, description="Only those opened before; milliseconds since 1970.")]
        | UnsetType
    ) = UNSET


class From(Struct, frozen=True):
    """Which of one's results."""

    first: Annotated[int, Meta(ge=0, le=1_000_000, description="Not the latest ones: so many are left out.")] = 0


class Keyed(Struct, frozen=True):
    """With what a finished game may be seen that one did not play."""

    key: Annotated[str, Meta(pattern=RECORD_PATTERN, description="Of the record: part of its link.")] | UnsetType = (
        UNSET
    )


class RecordForm(Keyed, frozen=True):
    """How a record is written."""

    form: Literal["text", "json"] = "text"


class OnPaper(Struct, frozen=True):
    """What is to be printed; what is not said is as for one table."""

    game: Annotated[str, Meta(max_length=20, extra_json_schema={"enum": [*GAMES]})]
    language: Literal["en", "it", "de", "fr", "es"] = "en"
    paper: Literal["a4", "letter"] = "a4"
    sheets: Annotated[int, Meta(ge=1, le=100, description="Else enough for a full table.")] | UnsetType = UNSET
    large: Annotated[bool, Meta(description="Two sheets to a page, not four.")] = False
    black_and_white: bool = False
    side: Annotated[str, Meta(max_length=2000, description="Of the board: an option of the game.")] | UnsetType = UNSET
    sheet: Annotated[str, Meta(max_length=2000, description="Another than the game's own.")] | UnsetType = UNSET
    jokers: Literal["yes", "no"] | UnsetType = UNSET
    games: Annotated[int, Meta(ge=1, le=5, description="Of a match.")] | UnsetType = UNSET

    @property
    def options(self) -> dict[str, str | int]:
        """The options of the game that were chosen."""
        said = {"side": self.side, "sheet": self.sheet, "jokers": self.jokers, "games": self.games}
        return {name: value for name, value in said.items() if not isinstance(value, UnsetType)}


class Portion(Keyed, frozen=True):
    """Which positions of a game."""

    first: Annotated[int, Meta(ge=0, le=100_000, description="The first position: after so many events.")] = 0
    most: Annotated[int, Meta(ge=1, le=MOST_POSITIONS, description="How many positions at most.")] = 100


# -- what the server answers -------------------------------------------------------------------------------------------


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was refused; where it was by a rule of a game, its name and the facts of the case."""

    code: Code
    message: str
    rule: str | None = None
    facts: dict[str, str] | None = None


class OptionInfo(Struct, frozen=True):
    """An option of a game."""

    name: str
    default: str
    kind: Annotated[
        Literal["names", "range", "board"],
        Meta(description="One of the names, a whole number, or a side of On Board by its name or its fields."),
    ]
    names: list[str]
    first: Annotated[int, Meta(description="Of a range.")] = 0
    last: Annotated[int, Meta(description="Of a range.")] = 0


class GameInfo(Struct, frozen=True):
    """A game that can be played."""

    id: str
    players: Annotated[tuple[int, int], Meta(description="From so many to so many.")]
    minutes: Annotated[int, Meta(description="About how long a game takes; a match so often as it has games.")]
    options: list[OptionInfo]
    dice: Annotated[bool, Meta(description="Whether it is played with dice; else with cards. Both can be real.")]


class Games(Struct, frozen=True):
    """What can be played, and against which bots."""

    games: list[GameInfo]
    levels: list[str]
    bots: Annotated[list[BotInfo], Meta(description="Beside the levels, as the operator allows them.")]


class SeatKey(Struct, frozen=True):
    """The secret key of a seat's link."""

    seat: int
    key: str


class TableOpened(Struct, frozen=True):
    """A new table, and the secret keys of the seats of this device."""

    code: str
    link: Annotated[str, Meta(description="Where the others come in, on this server.", examples=["/t/tire-vopa"])]
    commitment: str
    keys: list[SeatKey]


class Tables(Struct, frozen=True):
    """A list of tables, the latest first."""

    tables: list[TableSummary]


class Going(Struct, frozen=True):
    """How a game stands that is not over, at which the device has a seat."""

    code: str
    seats: Annotated[list[int], Meta(description="Of this device.")]
    waiting: Annotated[list[int], Meta(description="The seats to act now; none before the start.")]
    since: Annotated[
        int, Meta(description="When this decision began, or the table was opened; milliseconds since 1970.")
    ]


class MyTables(Tables, frozen=True):
    """The tables at which a device has or had a seat, the latest first, and how the latest stand that are not over."""

    going: list[Going]


class Reach(Struct, frozen=True):
    """Where other devices reach the server; told only to who asks on its own machine, at a name like localhost."""

    listens: Annotated[
        Literal["network", "here", "untold"],
        Meta(description="To other devices too, to its own machine only; or it is not said."),
    ]
    address: Annotated[
        str | None, Meta(description="For other devices in the same network.", examples=["http://192.168.1.20:8000"])
    ] = None


class Replay(Struct, frozen=True):
    """Some positions of a finished game."""

    names: list[str]
    events: Annotated[int, Meta(description="How many there are: the last position is after all of them.")]
    first: int
    positions: list[Shown]


class Health(Struct, frozen=True):
    """Whether all is well."""

    status: Literal["ok"]


class Kept(Struct, frozen=True):
    """How many days tables are kept at which nothing happens any more, by their status."""

    lobby: int
    running: int
    over: int


class Deleted(Struct, frozen=True):
    """What was deleted: the table, or, since others sat there too, only this device's part in it."""

    what: Literal["table", "name"]


class BoardEntry(Struct, frozen=True):
    """An entry on a board of a day."""

    name: str
    score: int
    mine: Annotated[bool, Meta(description="Whether it is of this device.")]


class Board(Struct, frozen=True):
    """The board of a day for a game."""

    kept: Annotated[bool, Meta(description="Whether this server keeps boards.")]
    entries: Annotated[list[BoardEntry], Meta(description="The best first.")]


class Forgotten(Struct, frozen=True):
    """What was deleted of a device."""

    tables: Annotated[int, Meta(description="That are gone.")]
    names: Annotated[int, Meta(description="Tables that others keep, without this device.")]
    running: Annotated[int, Meta(description="Tables at which others still play with it: nothing was deleted there.")]
