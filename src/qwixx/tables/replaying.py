"""A finished game, position by position."""

from itertools import islice
from typing import Any

from pydantic import BaseModel, Field

from qwixx.records import Record, states
from qwixx.rules.game import Game, State

MOST_POSITIONS = 200


class Shown(BaseModel):
    """A position of a finished game, and the event that led to it."""

    event: str | None = Field(description="Nothing before the first event.")
    view: dict[str, Any] = Field(description="A spectator's view, as on the socket.")
    hands: list[list[str]] = Field(description="The cards of each seat, where a game has cards.")


def positions(record: Record, first: int, most: int) -> list[Shown]:
    """The positions after so many events and the following ones."""
    rules, events = record.rulebook, (None, *map(str, record.events))
    there = islice(zip(events, states(record), strict=True), first, first + most)
    return [_shown(rules, event, state) for event, state in there]


def _shown(rules: Game, event: str | None, state: State) -> Shown:
    hands = [[str(card) for card in rules.hand(state, seat)] for seat in range(state.seats)]
    return Shown(event=event, view=rules.view(state).as_json(), hands=hands)
