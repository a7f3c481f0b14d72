"""One game between players, event by event."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from qwixx.fairness import commitment
from qwixx.players import Player
from qwixx.records import Act, Event, Record, name_problem
from qwixx.rules.errors import SetupError, shown
from qwixx.rules.game import Game, State
from qwixx.rules.kernel.source import Rng


class Step(NamedTuple):
    """Something that happened, and the position after it."""

    event: Event
    state: State


def playing(game: Game, players: Sequence[Player], rng: Rng) -> Iterator[Step]:
    """Play a game to its end. Each player gets its own view; those asked together do not see each other's answers."""
    state = game.start(len(players))
    while not game.over(state):
        if game.awaits_chance(state):
            outcome = game.draw(state, rng)
            state = game.chance(state, outcome)
            yield Step(outcome, state)
        else:
            for seat in game.actors(state):
                action = players[seat].choose(game.view(state, seat), game.legal(state, seat))
                state = game.apply(state, seat, action)
                yield Step(Act(seat, action), state)


def play(game: Game, players: Sequence[Player], rng: Rng, names: Sequence[str] = (), seed: str | None = None) -> Record:
    """The record of a whole game; with the seed that chance came from, it carries the commitment to it."""
    if names and len(names) != len(players):
        raise SetupError(f"{len(names)} names are given for {len(players)} players.")
    for name in names:
        if problem := name_problem(name):
            raise SetupError(f"{shown(name)} cannot be a name: {problem}")
    return Record(
        game=game.id,
        names=tuple(names) or tuple(f"Player {seat + 1}" for seat in range(len(players))),
        options=game.options,
        rules=game.version,
        commitment=None if seed is None else commitment(seed),
        events=tuple(step.event for step in playing(game, players, rng)),
    )
