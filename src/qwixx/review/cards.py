"""The steps of a card game: what turns up in a turn cannot be told apart, so it is one piece of luck at its end."""

from collections.abc import Iterator, Sequence

from qwixx.records import Act, Happened
from qwixx.review.adviser import Adviser
from qwixx.review.steps import Step, Values, cost_of, decided, moved


def card_steps(adviser: Adviser, happened: Sequence[Happened], start: Values) -> Iterator[Step]:
    """What each decision cost, which goes to the others, and what each turn moved beside that."""
    values, sealed = start, list[Happened]()
    for one in happened:
        if isinstance(one.event, Act):
            sealed.append(one)
            if not adviser.game.answered(one.after):
                for step in _of_decisions(adviser, sealed, values):
                    yield step
                    values = step.values
                sealed = []
        if _turn_ends(adviser, one):
            after = adviser.judged(one.after)
            yield Step("luck", one.place, one.before.turn, "", moved(values, after), after)
            values = after


def _turn_ends(adviser: Adviser, one: Happened) -> bool:
    return one.after.turn > one.before.turn or adviser.game.over(one.after)


def _of_decisions(adviser: Adviser, acts: Sequence[Happened], values: Values) -> Iterator[Step]:
    """Decisions that are settled together: nobody knew of the others."""
    due = acts[0].before
    for one in acts:
        assert isinstance(one.event, Act)
        decision, action = adviser.weighed(due, one.event.seat), adviser.meant(due, one.event)
        after = _paid(values, one.event.seat, cost_of(decision, action) or 0.0)
        yield decided(one, acts[0].place, decision, action, (moved(values, after), after))
        values = after


def _paid(values: Values, seat: int, cost: float) -> Values:
    """What everybody has left after a decision: its cost goes to the others by what they have."""
    lost, rest = min(cost, values[seat]), sum(values) - values[seat]
    return tuple(
        value - lost if other == seat else value + lost * (value / rest if rest else 1 / (len(values) - 1))
        for other, value in enumerate(values)
    )
