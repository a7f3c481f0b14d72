"""The review of a game: luck and skill apart, what each decision cost, and the mistakes that mattered."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from qwixx.records import Record, fold, lasting
from qwixx.review.adviser import ADVISER, Adviser
from qwixx.review.cards import card_steps
from qwixx.review.course import course_steps
from qwixx.review.dice import dice_steps
from qwixx.review.grades import GRADES, WORST, scale
from qwixx.review.steps import Step, Values

MISTAKES = 3  # that are told of each player


class Progress(NamedTuple):
    """How far a review has come: so many events of so many."""

    done: int
    total: int


@dataclass(frozen=True, slots=True)
class Played:
    """How one seat played. Start, luck, own and others' decisions add up to the result."""

    seat: int
    name: str
    start: float
    luck: float
    own: float
    others: float
    result: float
    cost: float  # of all its decisions
    accuracy: float | None
    grades: dict[str, int]
    mistakes: tuple[int, ...]  # places among the steps, the costliest first

    @property
    def decisions(self) -> int:
        """How many decisions count: where there was a choice, and its worth is known."""
        return sum(self.grades.values())


@dataclass(frozen=True, slots=True)
class Review:
    """A game, reviewed."""

    record: Record
    adviser: str
    over: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    start: Values
    result: Values
    steps: tuple[Step, ...]
    players: tuple[Played, ...]

    @property
    def measure(self) -> str:
        """In what everything is counted: `win`, the chance to win, or alone `points`.

        Of hands that nobody here knew there is only the `course`: the points that were made, and no judgement.
        """
        if self.record.game.by_people_only:
            return "course"
        return "win" if len(self.record.names) > 1 else "points"


def review(record: Record, adviser: str = ADVISER) -> Review:
    """The review of a record, finished or not."""
    for found in reviewing(record, adviser):
        if isinstance(found, Review):
            return found
    raise AssertionError("a review comes to its end")


def reviewing(record: Record, adviser: str = ADVISER) -> Iterator[Progress | Review]:
    """The same while it is made: how far it has come, and at last the review."""
    game, asked = record.game, Adviser(record.game, adviser)
    happened, seats = lasting(record), len(record.names)
    if game.by_people_only:
        start: Values = (0.0,) * seats
        walk = course_steps(game, happened, start)
    else:
        start = (1 / seats,) * seats if seats > 1 else asked.judged(game.start(seats))
        walk = (card_steps if game.descriptor.cards else dice_steps)(asked, happened, start)
    steps: list[Step] = []
    total = len(record.events)
    yield Progress(0, total)
    for step in walk:
        steps.append(step)
        yield Progress(step.event + 1, total)
    yield _summed(record, adviser, start, steps)


def _summed(record: Record, adviser: str, start: Values, steps: Sequence[Step]) -> Review:
    game, end = record.game, fold(record)
    result = steps[-1].values if steps else start
    return Review(
        record=record,
        adviser=adviser,
        over=game.over(end),
        scores=game.scores(end),
        winners=game.winners(end),
        start=start,
        result=result,
        steps=tuple(steps),
        players=tuple(_played(record, seat, start[seat], result[seat], steps) for seat in range(len(start))),
    )


def _played(record: Record, seat: int, start: float, result: float, steps: Sequence[Step]) -> Played:
    measure = scale(len(record.names))
    made = [(place, step.cost) for place, step in enumerate(steps) if step.seat == seat and step.cost is not None]
    costs = [cost for _, cost in made]
    grades = [measure.grade(cost) for cost in costs]
    wrong = [(cost, place) for place, cost in made if measure.grade(cost) in WORST]
    return Played(
        seat=seat,
        name=record.names[seat],
        start=start,
        luck=sum(step.effect[seat] for step in steps if step.seat is None),
        own=sum(step.effect[seat] for step in steps if step.seat == seat),
        others=sum(step.effect[seat] for step in steps if step.seat not in (None, seat)),
        result=result,
        cost=sum(costs),
        accuracy=measure.accuracy(costs),
        grades={grade: grades.count(grade) for grade in GRADES},
        mistakes=tuple(place for _, place in sorted(wrong, key=lambda one: (-one[0], one[1]))[:MISTAKES]),
    )
