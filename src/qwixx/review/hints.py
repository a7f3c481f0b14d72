"""Hints: every choice of a decision with what it is worth and why, best first."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from qwixx.players import Worth
from qwixx.review.adviser import ADVISER, Weighed, weighed
from qwixx.review.comparing import Reasons
from qwixx.review.facts import Situation
from qwixx.review.reasons import Reason, reason
from qwixx.rules.actions import Action
from qwixx.rules.errors import SetupError
from qwixx.rules.view import View

EQUAL = 1e-6  # chances or points by which two choices may differ and are as good as each other
DIGITS = 6  # of numbers in JSON


class Choice(NamedTuple):
    """A choice: what it is worth, whether it is as good as the best, and at most two reasons."""

    action: Action
    worth: Worth
    equal: bool
    reasons: tuple[Reason, ...] = ()

    def as_json(self) -> dict[str, object]:
        """In the types of JSON."""
        return {
            "action": str(self.action),
            "win": rounded(self.worth.win),
            "margin": rounded(self.worth.margin),
            "equal": self.equal,
            "reasons": [why.as_json() for why in self.reasons],
        }


def hint(view: View, legal: Sequence[Action], adviser: str = ADVISER) -> list[Choice]:
    """Every choice of the seat that sees this, the best first."""
    if view.blind:
        raise SetupError("There is no hint by dice or cards that only those at the table know.")
    return choices(weighed(view, legal, adviser))


def hint_json(view: View, hints: Iterable[Choice], adviser: str = ADVISER) -> dict[str, object]:
    """A hint in the types of JSON."""
    told = [choice.as_json() for choice in hints]
    return {"adviser": adviser, "seat": view.seat, "phase": view.phase, "choices": told}


def reasons_of(decision: Weighed) -> Reasons:
    """The reasons for and against the choices of a decision."""
    return Reasons(Situation(decision.view), decision.legal)


def choices(
    decision: Weighed, shown: int | None = None, chosen: Action | None = None, reasons: Reasons | None = None
) -> list[Choice]:
    """The choices of a decision that was weighed, best first: all, or so many and the one chosen."""
    if len(decision.legal) == 1:
        return [Choice(decision.legal[0], decision.worths[0], True, (reason("only"),))]
    order = _best_first(decision)
    reasons = reasons or reasons_of(decision)
    worse = next((decision.legal[place] for place in order if not is_as_good(decision, place)), None)
    found = []
    for rank, place in enumerate(order):
        action, good = decision.legal[place], is_as_good(decision, place)
        if shown is None or rank < shown or action == chosen:
            why = reasons.why(action, worse) if good else reasons.why_not(action, decision.best_action)
            found.append(Choice(action, decision.worths[place], good, why))
    return found


def is_as_good(decision: Weighed, place: int) -> bool:
    """Whether a choice is as good as the best."""
    return place == decision.best or (
        decision.worths[place] != Worth()
        and all(_close(*pair) for pair in zip(decision.worths[place], decision.worths[decision.best], strict=True))
    )


def rounded(value: float | None) -> float | None:
    """A number as JSON has it."""
    return None if value is None else round(value, DIGITS)


def _best_first(decision: Weighed) -> list[int]:
    """The places of the legal actions in order of their worth; those of unknown worth last."""
    low = float("-inf")

    def rank(place: int) -> tuple[bool, float, float]:
        win, margin = decision.worths[place]
        return place == decision.best, low if win is None else win, low if margin is None else margin

    return sorted(range(len(decision.legal)), key=rank, reverse=True)


def _close(one: float | None, other: float | None) -> bool:
    return one == other or (one is not None and other is not None and abs(one - other) <= EQUAL)
