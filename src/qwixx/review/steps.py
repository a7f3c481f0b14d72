"""The steps of a reviewed game: what chance did and what was decided, each with what it moved."""

from dataclasses import dataclass

from qwixx.records import Happened
from qwixx.review.adviser import Weighed, measured
from qwixx.review.hints import Choice, choices, is_as_good, reasons_of
from qwixx.review.reasons import Reason
from qwixx.rules.actions import Action
from qwixx.rules.view import View

SHOWN = 5  # choices that are told of a decision, beside the one that was made

Values = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """Something that happened: by seat, what it moved, and the chances after it."""

    kind: str  # chance, luck (of a turn with cards, all together) or decision
    event: int  # its place in the record, counted from 0
    turn: int
    text: str
    effect: Values
    values: Values
    seat: int | None = None
    phase: str = ""
    due: int = 0  # how many events had happened when a decision came due
    cost: float | None = None  # against the best choice; nothing if there was no other, or no worth is known
    best: Action | None = None
    choices: tuple[Choice, ...] = ()
    why: tuple[Reason, ...] = ()  # the best is better than what was chosen
    view: View | None = None  # what the seat knew when it decided


def moved(before: Values, after: Values) -> Values:
    """By seat, what changed."""
    return tuple(now - was for was, now in zip(before, after, strict=True))


def cost_of(decision: Weighed, action: Action) -> float | None:
    """What an action cost its seat with what was known then; nothing if it had no choice or it cannot be told."""
    seats, place = len(decision.view.sheets), decision.legal.index(action)
    made, best = (measured(decision.worths[which], seats) for which in (place, decision.best))
    if made is None or best is None or len(decision.legal) == 1:
        return None
    return 0.0 if is_as_good(decision, place) else max(0.0, best - made)


def decided(happened: Happened, place: int, decision: Weighed, action: Action, moved: tuple[Values, Values]) -> Step:
    """The step of a decision that came due at this place of the record; `moved` are its effect and the values after."""
    view, cost, reasons = decision.view, cost_of(decision, action), reasons_of(decision)
    return Step(
        "decision",
        happened.place,
        view.turn,
        str(action),
        *moved,
        seat=view.seat,
        phase=view.phase,
        due=place,
        cost=cost,
        best=decision.best_action,
        choices=tuple(choices(decision, SHOWN, action, reasons)),
        why=reasons.why(decision.best_action, action) if cost else (),
        view=view,
    )
