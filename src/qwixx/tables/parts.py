"""What the messages of the server consist of: a table, its seats, the position, what only a seat may know."""

from typing import Literal

import msgspec

from qwixx.tables.entries import Settings


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str
    stand_in: str
    connected: bool
    promise: str | None  # of the salt; empty: none is given, null: nothing is said yet
    salt: str  # shown from the start on


class ProposalInfo(msgspec.Struct, frozen=True):
    """To go back to an earlier decision, or to let a bot play for somebody; and who wants to so far."""

    number: int  # which proposal this is
    step: int | None  # to go back to
    absent: int | None  # the seat for which a bot is to play
    agreed: list[int]
    asked: list[int]  # who has not said yet


class StartingInfo(msgspec.Struct, frozen=True):
    """What a start waits for, and from whom."""

    waits_for: Literal["promises", "salts"]
    seats: list[int]


class TableInfo(msgspec.Struct, frozen=True):
    """Everything about a table but the game itself; the same for everybody."""

    code: str
    game: str
    options: dict[str, str]
    settings: Settings
    status: Literal["lobby", "running", "over"]
    seats: list[SeatInfo]
    watchers: int
    starting: StartingInfo | None  # in the lobby, once the host has started
    proposal: ProposalInfo | None
    earliest: int  # the first decision to go back to: not past where a bot replaced somebody who is not here to agree
    commitment: str
    seed: str | None  # once the game is over
    record: str | None  # once the game is over: the key to it, for a link
    next: str | None


class CardsInfo(msgspec.Struct, frozen=True):
    """The cards of a view."""

    hand: list[str]
    backs: list[list[int]]
    display: list[int | None]
    top: int | None
    pile: int
    discards: list[str]
    origins: list[list[int]]
    display_origins: list[int | None]
    pools: list[list[str]]


class ViewInfo(msgspec.Struct, frozen=True):
    """A spectator's view of the game: `View.as_json`."""

    game: str
    options: dict[str, str]
    seat: None
    phase: str
    turn: int
    active: int | None
    asked: list[int]
    waiting: list[int]
    crossed: bool
    sheets: list[str]
    scores: list[int]
    closed: list[int]
    closing: list[int]
    answer: None
    whites: list[int]
    coloured: dict[str, int]
    pawns: list[int]
    final_turns: int
    cards: CardsInfo | None
    panel: list[list[int]]
    ending: str | None


class PositionInfo(msgspec.Struct, frozen=True):
    """The game as everybody sees it."""

    step: int  # the number of the decision that is due
    since: int  # when it became due, in milliseconds
    view: ViewInfo
    first: int  # how many events came before these
    events: list[str]  # the latest
    deadline: int | None  # when the clock answers, in milliseconds


class Own(msgspec.Struct, frozen=True):
    """What only this seat may know."""

    seat: int
    answer: str | None  # sealed
    hand: list[str]
    legal: list[str]
    penalty: bool  # whether crossing nothing now costs the penalty
    landings: dict[str, int]  # by each move of the pawn: the field it leads to, counted from 1
    takes: int  # cards to be taken from the display now
