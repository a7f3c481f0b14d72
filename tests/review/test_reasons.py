"""The reasons of a hint: each is said where it is true and makes a difference, and nowhere else."""

import pytest

from qwixx import positions
from qwixx.review import REASONS, WARNINGS, hint
from qwixx.review.comparing import Reasons
from qwixx.review.facts import Situation
from qwixx.review.reasons import Reason
from qwixx.rules.actions import Action, Mark, Pass
from tests.review.reasons import SAID, SEALED, UNSAID, Case


def named(case: Case) -> str:
    """A case for people."""
    return f"{case.key}: {case.action} rather than {case.other}"


@pytest.mark.parametrize("case", SAID, ids=named)
def test_a_reason_is_said_where_it_holds(case: Case) -> None:
    assert Reason(case.key, case.facts) in case.told()


@pytest.mark.parametrize("case", UNSAID, ids=named)
def test_a_reason_is_not_said_where_it_does_not_hold(case: Case) -> None:
    assert case.key not in [why.key for why in case.told()]


def test_every_reason_has_positions_for_both() -> None:
    assert {case.key for case in SAID} == {case.key for case in UNSAID} == set(REASONS) - {"only"}


@pytest.mark.parametrize("case", SAID, ids=named)
def test_a_reason_has_its_facts_and_speaks_for_or_against(case: Case) -> None:
    assert set(case.facts) == set(REASONS[case.key])
    told = [why.key in WARNINGS for why in case.told() if not why.key.startswith("ends-")]
    assert set(told) <= {case.against}


def test_where_nothing_else_is_possible_that_is_the_reason() -> None:
    book, state = positions.parse("classic; white 9 2; sheets r8 y8 g5 b5 | -; dice 3 4 r1 y1 g1 b1")
    only = hint(book.view(state, 0), book.legal(state, 0))
    assert [(choice.equal, choice.reasons) for choice in only] == [(True, (Reason("only", {}),))]


@pytest.mark.parametrize("answer", [Pass(), Mark("b", 12)])
def test_what_the_others_have_sealed_makes_no_difference(answer: Action) -> None:
    book, state = positions.parse(SEALED)
    sealed = book.apply(state, 1, answer)
    before, after = (Reasons(Situation(book.view(one, 0)), book.legal(one, 0)) for one in (state, sealed))
    lock = Mark("y", 12)
    assert after.why(lock, Pass()) == before.why(lock, Pass())
    assert after.why(lock, Pass())[0] == Reason("ends-ahead-least", {"points": 54})
