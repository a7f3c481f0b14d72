"""Real dice of which people called the white sum and nothing else: what may be crossed then, and what is known."""

import pytest

from qwixx.games import game
from qwixx.rules.errors import IllegalOutcome
from qwixx.rules.game import State
from qwixx.rules.outcomes import Call, parse
from tests.positions import act, arrange, legal, roll

CLASSIC = game("classic")


def called(number: int, *sheets: str) -> State:
    """Somebody has called the white sum, and everybody has passed."""
    state = CLASSIC.chance(arrange(CLASSIC, sheets or ["-", "-"]), Call(number))
    return act(CLASSIC, state, "1: pass", "2: pass")


def test_the_called_sum_may_be_crossed_by_everybody() -> None:
    state = CLASSIC.chance(arrange(CLASSIC, ["-", "-"]), Call(7))
    assert legal(CLASSIC, state, 2) == {"pass", "r7", "y7", "g7", "b7"}


def test_then_the_active_player_may_cross_what_some_dice_could_give() -> None:
    """With a sum of 12 both white dice show 6, so that 7 to 12 can be reached; with 2 it is 2 to 7."""
    numbers = {f"{colour}{number}" for colour in "ryg" for number in range(7, 13)} | {f"b{n}" for n in range(7, 13)}
    assert legal(CLASSIC, called(12), 1) == {"pass"} | (numbers - {"r12", "y12"})
    low = {f"{colour}{number}" for colour in "rygb" for number in range(2, 8)}
    assert legal(CLASSIC, called(2), 1) == {"pass"} | (low - {"g2", "b2"})


def test_no_die_that_has_left_gives_anything() -> None:
    state = called(7, "r2 r3 r4 r5 r6 r12", "-")
    assert not {word for word in legal(CLASSIC, state, 1) if word.startswith("r")}
    assert CLASSIC.dice_in_play(state) == ("y", "g", "b")


def test_whoever_decides_by_dice_that_only_the_table_knows_is_said_to_be_blind() -> None:
    state = called(7)
    assert CLASSIC.view(state, 0).called
    assert CLASSIC.view(state, 0).blind
    assert not CLASSIC.view(state, 1).blind


@pytest.mark.parametrize("number", [1, 13, 0, -7])
def test_two_white_dice_give_two_to_twelve(number: int) -> None:
    with pytest.raises(IllegalOutcome, match=f"Two white dice give 2 to 12 together, not {number}"):
        CLASSIC.chance(arrange(CLASSIC, ["-", "-"]), Call(number))


@pytest.mark.parametrize("number", ["7", 7.0, None])
def test_a_called_sum_is_a_whole_number(number: object) -> None:
    with pytest.raises(IllegalOutcome):
        CLASSIC.chance(arrange(CLASSIC, ["-", "-"]), Call(number))  # type: ignore[arg-type]


def test_a_called_sum_is_written_and_read() -> None:
    assert str(Call(11)) == "call 11"
    assert parse("call 11") == Call(11)


def test_a_game_of_a_match_is_played_with_called_sums_too() -> None:
    match = game("deluxe")
    state = match.chance(arrange(match, ["-", "-"]), Call(7))
    assert legal(match, state, 1) == {"pass", "r7", "y7", "g7", "b7"}


def test_compiled_loops_are_offered_what_a_match_offers() -> None:
    match = game("deluxe")
    cells = list(roll(match, arrange(match, ["r2", "-"]), "3 4 r1 y2 g3 b4").cells)
    out = [0] * match.kernel.choices
    many = match.kernel.legal(match.tables, cells, 0, out)
    assert out[:many] == match.codes(cells, 0)
