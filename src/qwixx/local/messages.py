"""Every message between a browser and the tables that it keeps. `docs/local.md` tells what each is for."""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from qwixx.statistics import Result
from qwixx.tables.http import Problem
from qwixx.tables.summary import TableSummary

LONGEST_PATH = 8000
MODEL = "model:"  # before the name of a network in what is needed

Number = Annotated[int, Meta(ge=0, le=2**53)]
Milliseconds = Annotated[int, Meta(ge=0, le=2**53)]


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is kept of a table beside its log, so that tables can be listed without being read."""

    code: str
    seed: str
    version: int  # of the last entry of its log
    summary: TableSummary
    seats: list[int] = []  # of this device
    waiting: list[int] = []
    since: int = 0  # when the decision that is due began, or the table was opened
    moved: str = ""  # the code of the table on a server that goes on with it
    result: Result | None = None  # of a game that was played to its end
    lost: bool = False  # what came of it cannot be found out any more


# -- what is asked -----------------------------------------------------------------------------------------------------


class Request(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower):
    """What the browser asks for."""


class Begin(Request, frozen=True):
    """The rows of all tables that are kept: once, before anything else."""

    tables: list[Raw]


class Load(Request, frozen=True):
    """The log of a table that was needed, from its opening on."""

    code: str
    entries: list[str]


class Ask(Request, frozen=True):
    """What else would be asked over HTTP."""

    id: Number
    method: str
    path: Annotated[str, Meta(max_length=LONGEST_PATH)]
    device: str = ""
    body: Raw = Raw(b"null")


class Connect(Request, frozen=True):
    """A wire to a table, as a socket would be; hello comes first on it."""

    wire: Number
    path: Annotated[str, Meta(max_length=LONGEST_PATH)]


class Hear(Request, frozen=True):
    """A message on a wire."""

    wire: Number
    text: str


class Leave(Request, frozen=True):
    """A wire has ended."""

    wire: Number


class Work(Request, frozen=True):
    """Do one piece of what is due."""


class Unwritten(Request, frozen=True):
    """What the last call wanted to be written could not be: it is as if that call had not been."""


AnyCall = Begin | Load | Ask | Connect | Hear | Leave | Work | Unwritten

# -- what is answered --------------------------------------------------------------------------------------------------


class Written(msgspec.Struct, frozen=True):
    """One more entry of a log, with the row as it is after it."""

    code: str
    version: int
    entry: str
    row: Row


class Marked(msgspec.Struct, frozen=True):
    """Another row of a table, whose log stays as it is."""

    code: str
    row: Row


class Gone(msgspec.Struct, frozen=True):
    """A table that is to be removed, with its log and row."""

    gone: str


class Said(msgspec.Struct, frozen=True):
    """A message on a wire."""

    wire: int
    text: str


class Hung(msgspec.Struct, frozen=True):
    """A wire that is closed, after what was said on it."""

    wire: int
    close: int
    reason: str = ""


class Answered(msgspec.Struct, frozen=True):
    """The answer to what was asked."""

    id: int
    status: int
    body: Any


class Answer(msgspec.Struct, frozen=True):
    """What comes of a call: what it needs first, or what is to be written and, once it is, to be told."""

    needs: list[str] = []
    writes: list[Written | Marked | Gone] = []
    tell: list[Said | Hung | Answered] = []
    due: float | None = None  # milliseconds until work is to be done
    problem: Problem | None = None  # where the call itself could not be understood


class _Known(msgspec.Struct):
    """Who waits for the answer to a call that cannot be understood."""

    id: Number | UnsetType = UNSET


decoder: msgspec.json.Decoder[AnyCall] = msgspec.json.Decoder(AnyCall)
encoder = msgspec.json.Encoder()
row_decoder: msgspec.json.Decoder[Row] = msgspec.json.Decoder(Row)


def asker(text: str) -> int | None:
    """Who asked in a call that cannot be understood, if that can be read at all."""
    try:
        known = msgspec.json.decode(text, type=_Known)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return None if isinstance(known.id, UnsetType) else known.id
