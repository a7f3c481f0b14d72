"""A finished game, position by position."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Annotated, Any

from msgspec import Meta, Struct

from qwixx.positions import state_text
from qwixx.records import Event, Record, states
from qwixx.rules.game import Game, State

MOST_POSITIONS = 200


class Shown(Struct, frozen=True):
    """A position of a finished game, and the event that led to it."""

    event: Annotated[str | None, Meta(description="Nothing before the first event.")]
    view: Annotated[dict[str, Any], Meta(description="A spectator's view, as on the socket.")]
    hands: Annotated[list[list[str]], Meta(description="The cards of each seat, where a game has cards.")]
    position: Annotated[str, Meta(description="Its text, as `docs/notation.md` says.")]


def positions(
    record: Record, first: int, most: int, through: Callable[[Iterator[State]], Iterator[State]]
) -> list[Shown]:
    """The positions after so many events and the following ones; `through` may pause now and then on the way there."""
    there = islice(zip((None, *record.events), through(states(record)), strict=True), first, first + most)
    return [_shown(record.game, event, state) for event, state in there]


def _shown(game: Game, event: Event | None, state: State) -> Shown:
    hands = [[str(card) for card in game.hand(state, seat)] for seat in range(state.seats)]
    return Shown(None if event is None else str(event), game.view(state).as_json(), hands, state_text(game, state))
