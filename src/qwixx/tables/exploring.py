"""What every choice in a position is worth, for the roll that lies there and for every other. Pure."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from itertools import combinations_with_replacement
from typing import NamedTuple, TypeVar

import msgspec

from qwixx import games, positions
from qwixx.players import Worth, standing, weigh
from qwixx.positions import Position
from qwixx.review import ADVISER, hint
from qwixx.review import Choice as Explained
from qwixx.rules.actions import Action
from qwixx.rules.game import Game, NoChance, State
from qwixx.rules.outcomes import Roll
from qwixx.rules.tables import FACES
from qwixx.stream import Stream
from qwixx.tables.arranging import read
from qwixx.tables.parts import ViewInfo
from qwixx.tables.printed import printed
from qwixx.tables.weighed import Chance, Choice, EveryRoll, RollInfo, Weighed, told

SAMPLES = 2  # rolls of the coloured dice for every white sum
EXPLORED = tuple(name for name in games.GAMES if (about := games.descriptor(name)).dice and not about.panel)

T = TypeVar("T")
Pace = Callable[[Iterable[T]], Iterable[T]]


class Valued(NamedTuple):
    """An action and what it is worth."""

    action: str
    worth: Worth


def weighed(position: Position, seat: int | None = None) -> Weighed:
    """A position and what every choice of a seat is worth in it, best first; of the active one if none is named."""
    game, state = position
    actors = game.actors(state)
    known = [actor for actor in actors if not game.view(state, actor).blind]
    chosen = seat if seat is not None and seat < state.seats else _first(actors, state)
    return Weighed(
        position=positions.state_text(game, state),
        view=msgspec.convert(game.view(state).as_json(), ViewInfo),
        printed=printed(game),
        games=list(EXPLORED),
        players=(game.players[0], game.players[-1]),
        seat=chosen,
        choices=[told(choice) for choice in explained(game, state, chosen)] if chosen in known else [],
        before=[Chance(*worth) for worth in _before(game, state)],
    )


def explained(game: Game, state: State, seat: int) -> list[Explained]:
    """Every legal action of a seat that is to act with its worth and why, best first; only its view is looked at."""
    return hint(game.view(state, seat), game.legal(state, seat))


def choices(game: Game, state: State, seat: int) -> list[Valued]:
    """Every legal action of a seat that is to act, best first; in their own order where nothing is known."""
    legal = game.legal(state, seat)
    return ranked(legal, weigh(ADVISER, game.view(state, seat), legal))


def ranked(legal: Sequence[Action], worths: Sequence[Worth] | None) -> list[Valued]:
    """Actions with their worths, best first."""
    valued = [Valued(str(action), worth) for action, worth in zip(legal, worths or [Worth()] * len(legal), strict=True)]
    return sorted(valued, key=lambda one: _rank(one.worth), reverse=True)


def every_roll(position: Position, seat: int | None = None, pace: Pace[tuple[int, int]] = iter) -> EveryRoll:
    """What the white sums of the next roll offer a seat; the coloured dice are drawn a few times for each of them."""
    game, state = unrolled(*position)
    chosen = state.active if seat is None or seat >= state.seats else seat
    if not game.awaits_chance(state):
        return EveryRoll(seat=chosen, rolls=[])
    pairs = list(combinations_with_replacement(range(1, FACES + 1), 2))
    found = {pair: _sampled(game, state, chosen, pair) for pair in pace(pairs)}
    return EveryRoll(seat=chosen, rolls=[_of_sum(total, found) for total in range(2, 2 * FACES + 1)])


def _first(actors: Sequence[int], state: State) -> int:
    """The seat that is looked at where none is named: the active one, or whoever is asked."""
    return state.active if state.active in actors or not actors else actors[0]


def _rank(worth: Worth) -> tuple[float, float]:
    win, margin = (float("-inf") if value is None else value for value in worth)
    return win, margin


def _choice(valued: Valued, best: Valued) -> Choice:
    return Choice(valued.action, *valued.worth, valued.worth == best.worth, [])


def _before(game: Game, state: State) -> Sequence[Worth]:
    """What the position promises every seat before the roll, or at the end; nothing where that is not known."""
    start = unrolled(game, state)
    known = game.over(state) or game.awaits_chance(start.state)
    return (standing(ADVISER, *start) if known else None) or ()


def unrolled(game: Game, state: State) -> Position:
    """The beginning of the same turn; within a turn, and once it is over, the position itself."""
    view = game.view(state)
    if view.phase != "white":
        return Position(game, state)
    bare = replace(view, phase="roll", whites=(), coloured=(), asked=(), waiting=())
    return Position(game, game.determinize(bare, NoChance()))


def _sampled(game: Game, state: State, seat: int, whites: tuple[int, int]) -> list[list[Valued]]:
    """The choices of a seat after this white roll, for a few rolls of the coloured dice: the same for every sum."""
    rng, found = Stream(0), []
    for _ in range(SAMPLES):
        drawn = game.draw(state, rng)
        assert isinstance(drawn, Roll)
        found.append(choices(game, game.chance(state, Roll(whites, drawn.coloured)), seat))
    return found


def _of_sum(total: int, found: dict[tuple[int, int], list[list[Valued]]]) -> RollInfo:
    """What a white sum offers, over the ways in which it can be rolled."""
    pairs = [pair for pair in found if sum(pair) == total]
    weights = [1 if first == second else 2 for first, second in pairs]
    cases = [(weight, case) for weight, pair in zip(weights, pairs, strict=True) for case in found[pair]]
    actions = [valued.action for valued in cases[0][1]]
    mean = partial(_mean, cases)
    worths = [Valued(action, mean(partial(_of_action, action))) for action in actions]
    ordered = sorted(worths, key=lambda one: _rank(one.worth), reverse=True)
    best = mean(lambda case: case[0].worth)
    return RollInfo(total, sum(weights), best.win, best.margin, [_choice(valued, ordered[0]) for valued in ordered])


def _of_action(action: str, case: list[Valued]) -> Worth:
    return next(valued.worth for valued in case if valued.action == action)


def _mean(cases: list[tuple[int, list[Valued]]], worth_of: Callable[[list[Valued]], Worth]) -> Worth:
    """The mean over weighted cases, of what is known in all of them."""
    weighted = [(weight, worth_of(case)) for weight, case in cases]
    total = sum(weight for weight, _ in weighted)

    def mean(values: list[tuple[int, float | None]]) -> float | None:
        known = [weight * value for weight, value in values if value is not None]
        return sum(known) / total if len(known) == len(values) else None

    wins = [(weight, worth.win) for weight, worth in weighted]
    return Worth(mean(wins), mean([(weight, worth.margin) for weight, worth in weighted]))


@lru_cache(maxsize=256)
def weighed_text(text: str, seat: int | None) -> Weighed:
    """The same for a text; what was asked for lately is remembered."""
    return weighed(read(text), seat)
