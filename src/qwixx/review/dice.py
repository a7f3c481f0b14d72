"""The steps of a game in which chance is due in every turn: each event has an effect of its own."""

from collections.abc import Iterator, Sequence

from qwixx.records import Act, Happened
from qwixx.review.adviser import Adviser, answered
from qwixx.review.steps import Step, Values, decided, moved
from qwixx.rules.outcomes import Call


def dice_steps(adviser: Adviser, happened: Sequence[Happened], start: Values) -> Iterator[Step]:
    """What each roll and each decision moved; answers that are still sealed at the end are left out."""
    values, sealed, called = start, list[Happened](), False
    for one in happened:
        called = isinstance(one.event, Call) or (called and isinstance(one.event, Act))
        if called:
            if _turn_ends(adviser, one):
                yield (step := _of_called_turn(adviser, one, values))
                values = step.values
            continue
        if not isinstance(one.event, Act):
            yield (step := _of_chance(adviser, one, values))
            values = step.values
            continue
        sealed.append(one)
        if not adviser.game.answered(one.after):
            for step in _of_decisions(adviser, sealed, values):
                yield step
                values = step.values
            sealed = []


def _turn_ends(adviser: Adviser, one: Happened) -> bool:
    return adviser.game.over(one.after) or adviser.game.awaits_chance(one.after)


def _of_called_turn(adviser: Adviser, one: Happened, before: Values) -> Step:
    """A turn of which people called only the white sum: what could be chosen is not known, so all of it is luck."""
    values = adviser.judged(one.after)
    return Step("luck", one.place, one.before.turn, "", moved(before, values), values)


def _of_chance(adviser: Adviser, one: Happened, before: Values) -> Step:
    values = adviser.values(one.after)
    return Step("chance", one.place, one.after.turn, str(one.event), moved(before, values), values)


def _of_decisions(adviser: Adviser, acts: Sequence[Happened], values: Values) -> Iterator[Step]:
    """Decisions that are settled together: the best answers give way to the real ones, one after the other."""
    due = acts[0].before
    answers = adviser.best_answers(due)
    for one in acts:
        assert isinstance(one.event, Act)
        answers[one.event.seat] = one.event.action
        after = adviser.values(answered(adviser.game, due, answers))
        seat, action = one.event.seat, adviser.meant(due, one.event)
        yield decided(one, acts[0].place, adviser.weighed(due, seat), action, (moved(values, after), after))
        values = after
