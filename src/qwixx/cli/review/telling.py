"""The numbers and steps of a review, in words."""

from collections.abc import Sequence

from qwixx.cli.hints import tell_reason, tell_worth
from qwixx.review import Choice, Reason, Review, Step
from qwixx.review.grades import Scale, scale
from qwixx.words import Words
from qwixx.words.tell import tell, tell_choice

PERCENT = 100


def amount(value: float, review: Review, say: Words, *, sign: bool = False) -> str:
    """A chance or points; a change with its sign."""
    if review.measure != "win":
        return say.number(value, 1, sign=sign)
    unit = say.percent(0, 0).removeprefix("0")
    return say.number(value * PERCENT, 1, sign=True) + unit if sign else say.percent(value, 1)


def tell_measure(review: Review, say: Words) -> str:
    """What the graph shows."""
    match review.measure:
        case "win":
            return say("review-graph")
        case "points":
            return say("review-graph-points")
    return say("review-graph-course")


def accuracy(value: float | None, say: Words) -> str:
    """An accuracy, a dash where nothing counts."""
    return "–" if value is None else say.number(value, 1)


def tell_step(review: Review, step: Step, say: Words) -> str:
    """What happened, as a sentence."""
    if step.kind == "luck":
        return say("review-turn", turn=step.turn) if review.measure == "course" else say("review-cards", turn=step.turn)
    sheet = step.view.sheets[step.seat] if step.view and step.seat is not None else None
    return tell(review.record.events[step.event], review.record.names, say, sheet)


def made(step: Step) -> Choice:
    """What was chosen in a decision."""
    return next(choice for choice in step.choices if str(choice.action) == step.text)


def tell_made(review: Review, step: Step, say: Words) -> str:
    """What was chosen in a decision, with what it was worth."""
    return _told(review, step, made(step), (), say)


def tell_better(review: Review, step: Step, say: Words) -> str:
    """What would have been better, and why."""
    return _told(review, step, step.choices[0], step.why, say)


def _told(review: Review, step: Step, choice: Choice, why: Sequence[Reason], say: Words) -> str:
    record, sheet = review.record, step.view.sheets[step.seat or 0] if step.view else None
    offer = tell_choice(choice.action, step.phase, say, sheet)
    worth = ", ".join(tell_worth(choice, say))
    told = "; ".join(tell_reason(one, record.game.layout, record.names, say) for one in why)
    return f"{offer} ({worth}){f': {told}' if told else ''}"


def tell_cost(review: Review, step: Step, say: Words) -> str:
    """How a decision is graded, and what it cost."""
    cost = step.cost or 0.0
    grade = scale(len(review.players)).grade(cost)
    return f"{say(f'grade-{grade}')} ({amount(-cost, review, say, sign=True)})"


def tell_scale(review: Review, say: Words) -> str:
    """How decisions are graded."""
    measure: Scale = scale(len(review.record.names))
    facts = {name: amount(value, review, say) for name, value in measure._asdict().items()}
    return say("review-scale", **facts)
