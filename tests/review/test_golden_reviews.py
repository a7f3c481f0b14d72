"""The golden reviews: what is said of a few games does not change unnoticed."""

import pytest

from tests.review.golden_reviews import GAMES, REVIEWS, written


@pytest.mark.parametrize("name", GAMES)
def test_a_review_is_as_it_was(name: str) -> None:
    kept = (REVIEWS / f"{name}.jsonl").read_text(encoding="utf-8")
    assert written(name) == kept, "if this is meant to change: python -m tests.review.golden_reviews"


def test_there_is_a_file_for_every_golden_review_and_no_other() -> None:
    assert {file.stem for file in REVIEWS.iterdir()} == set(GAMES)
