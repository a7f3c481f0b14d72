"""The rules in the terminal: what cannot be guessed at the table is told for every game."""

import pytest

from qwixx.games import game
from qwixx.words.rulespage import RULES_PAGES, rules_page


def told(name: str) -> set[str]:
    """The sentences of a game's rules page."""
    return {key for _, keys in rules_page(game(name)) for key in keys}


@pytest.mark.parametrize("name", RULES_PAGES)
def test_that_all_choose_at_the_same_time_in_secret_is_told(name: str) -> None:
    assert told(name) & {"turn-free", "call-secret"}


def test_that_the_pawn_can_lock_a_row_is_told() -> None:
    assert "lock-pawn" in told("board")


def test_that_the_discards_become_the_new_pile_is_told() -> None:
    assert "take-fill" in told("cards")
