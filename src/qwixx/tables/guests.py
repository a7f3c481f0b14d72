"""Bots beside the levels at a table: which there are, who may choose them, and what becomes of one that fails."""

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from qwixx.players import LEVELS
from qwixx.players.registry import STAND_IN
from qwixx.rules.errors import shown
from qwixx.rules.game import Game
from qwixx.tables.decision import Decision
from qwixx.tables.entries import Seated
from qwixx.tables.refusal import Refusal
from qwixx.tables.table import Table


class BotInfo(msgspec.Struct, frozen=True):
    """A bot beside the levels that can be chosen."""

    name: str
    description: Annotated[str, Meta(description="In its author's words; empty if it is ours.")]
    games: Annotated[tuple[str, ...], Meta(description="The ids of the games that it plays.")]
    ours: Annotated[bool, Meta(description="Whether it comes with qwixx, not with another package.")]


def check_for_bots(game: Game) -> None:
    """Refuse bots, and what they would advise, where the cards are real."""
    if game.by_people_only:
        raise Refusal(
            "cards-unknown", "The cards here are real: a bot does not see its hand, and cannot play or advise."
        )


def check_bot(level: str, game: Game, guests: Sequence[BotInfo]) -> str:
    """A level of ours, or the name of a bot that is allowed here and plays this game."""
    check_for_bots(game)
    if level in LEVELS or any(guest.name == level and game.id in guest.games for guest in guests):
        return level
    there = [*LEVELS, *(guest.name for guest in guests if game.id in guest.games)]
    raise Refusal("bad-setup", f"There is no bot {shown(level)} for {game.id}; there are {', '.join(there)}.")


def play_on(table: Table, place: int) -> Decision:
    """From now on a bot of ours plays for one that cannot; the seat keeps its name."""
    return Decision(Seated(place, msgspec.structs.replace(table.seats[place], stand_in=STAND_IN)))
