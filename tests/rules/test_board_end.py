"""On Board (RULES.md, section 4): bonus points, the announced end and the final round."""

import pytest

from qwixx.rules.dice import board
from qwixx.rules.errors import WrongSeat
from qwixx.rules.game import State
from qwixx.rules.track import parse_fields
from tests.positions import act, arrange, roll, sheet

TRACK = parse_fields(
    "r5/1 y3/1 b12/2 r2/2 g10/3 y8/4 r9/5 g7/6 b4/8 y12/10 r12/12 g2/14 b2/17 r7/20"
)  # the last five: y12 r12 g2 b2 r7
BOARD = board(TRACK)
DICE = {"": "1 2 r1 y2 g6 b6", "r": "1 2 y2 g6 b6", "y": "1 2 r1 g6 b6"}  # by the colour closed
CLOSING_YELLOW = "y2 y3 y4 y5 y6"
RED_LOCKED = "r2 r3 r4 r5 r6 r12"
NEAR = "r7"  # r7 is crossed: field 14 can always be reached from fields 9 to 13


def play_turn(state: State, *, cross: bool = False, move: str = "pass") -> State:
    """The active player's turn: perhaps blue 8 in action 2, perhaps a move; the others pass."""
    closed = "".join("rygb"[row] for row in BOARD.view(state).closed)
    state = roll(BOARD, state, DICE[closed])
    active = state.active + 1
    state = act(BOARD, state, *(f"{seat + 1}: pass" for seat in range(state.seats)))
    return act(BOARD, state, f"{active}: {'b8' if cross else 'pass'}", f"{active}: {move}")


def announced(seats: int, active: int = 0) -> State:
    """The turn after a player's pawn has reached the last field."""
    fields = [9 if seat == active else 0 for seat in range(seats)]
    state = arrange(BOARD, [NEAR] * seats, active=active, fields=fields)
    return play_turn(state, cross=True, move="move 5 r7")


# -- points ------------------------------------------------------------------------------------------------------------


def test_the_start_field_gives_no_points() -> None:
    """At the end each player adds the points under their pawn's field (start: 0)."""
    assert BOARD.scores(arrange(BOARD, ["-", "-"], fields=[0, 0])) == (0, 0)


@pytest.mark.parametrize(("field", "points"), [(1, 1), (2, 1), (3, 2), (9, 8), (13, 17), (14, 20)])
def test_each_player_adds_the_points_under_the_pawn(field: int, points: int) -> None:
    """At the end each player adds the points under their pawn's field."""
    state = arrange(BOARD, ["r2 r3 p1", "-"], fields=[field, 0])
    assert BOARD.scores(state) == (3 - 5 + points, 0)


def test_the_points_under_the_pawn_can_win_the_game() -> None:
    """Highest total wins."""
    state = arrange(BOARD, ["r2 r3 r4", "r2 r3"], fields=[0, 6], phase="over")
    assert BOARD.scores(state) == (6, 7)
    assert BOARD.winners(state) == (1,)


# -- the end is announced ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "field", "turns"),
    [
        ("move 1 b4", 9, 0),
        ("move 2 y12", 10, 1),
        ("move 3 r12", 11, 1),
        ("move 4 g2", 12, 1),
        ("move 5 b2", 13, 1),
    ],
)
def test_a_pawn_on_one_of_the_last_five_fields_announces_the_end(move: str, field: int, turns: int) -> None:
    """When an active player's pawn reaches one of the last five fields, the end is announced."""
    five = "r2 r3 r4 r5 r6 y2 y3 y4 y5 y6 g8 g7 g6 g5 g4 b9 b8 b7 b6 b5"
    state = play_turn(arrange(BOARD, [five, "-"], fields=[8, 0]), move=move)
    view = BOARD.view(state)
    assert (view.pawns[0], view.final_turns) == (field, turns)
    assert not BOARD.over(state)


def test_the_last_field_announces_the_end() -> None:
    """When an active player's pawn reaches one of the last five fields, the end is announced."""
    assert BOARD.view(announced(2)).final_turns == 1


def test_a_turn_without_a_move_announces_nothing() -> None:
    """The end is announced when a pawn reaches one of the last five fields, not before."""
    state = play_turn(arrange(BOARD, [NEAR, "-"], fields=[9, 0]), cross=True)
    assert BOARD.view(state).final_turns == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("announcer", [0, 1])
def test_every_other_player_is_active_once_more(seats: int, announcer: int) -> None:
    """Every *other* player is active once more, then the game ends."""
    state = announced(seats, announcer)
    actives = []
    while not BOARD.over(state):
        actives.append(state.active)
        state = play_turn(state, cross=True)
    assert actives == [(announcer + step) % seats for step in range(1, seats)]


def test_the_turn_that_announces_the_end_still_brings_its_penalty() -> None:
    """Penalty only if they crossed nothing …; a move onto a number crossed earlier is not a cross."""
    state = play_turn(arrange(BOARD, [NEAR, "-"], fields=[9, 0]), move="move 5 r7")
    assert sheet(BOARD, state, 1) == "r7 p1"
    assert BOARD.view(state).final_turns == 1


def test_the_last_turn_of_the_final_round_still_brings_its_penalty() -> None:
    """Every *other* player is active once more: a turn like any other."""
    state = play_turn(announced(2))
    assert BOARD.over(state)
    assert sheet(BOARD, state, 2) == "r7 p1"


def test_a_second_pawn_in_the_last_five_does_not_prolong_the_final_round() -> None:
    """[ruling] A second pawn entering the last five does not prolong the final round."""
    state = arrange(BOARD, [NEAR, CLOSING_YELLOW, NEAR], active=1, fields=[14, 9, 0], final_turns=2)
    state = play_turn(state, move="move 1 y12")
    assert BOARD.view(state).final_turns == 1
    assert state.active == 2
    assert BOARD.over(play_turn(state, cross=True))


def test_a_pawn_moving_on_inside_the_last_five_does_not_prolong_the_final_round() -> None:
    """[ruling] A second pawn entering the last five does not prolong the final round."""
    state = arrange(BOARD, [NEAR, NEAR], active=1, fields=[12, 10], final_turns=1)
    assert BOARD.over(play_turn(state, cross=True, move="move 3 r7"))


# -- the game can still end at once ------------------------------------------------------------------------------------


def test_two_colours_closed_in_the_final_round_end_the_game_at_once() -> None:
    """It can still end before that, at once, by section 2's conditions."""
    state = arrange(BOARD, [RED_LOCKED, CLOSING_YELLOW, "-"], active=1, fields=[14, 9, 0], final_turns=2)
    state = play_turn(state, move="move 1 y12")
    assert BOARD.over(state)
    assert BOARD.scores(state) == (28 + 20, 28 + 10, 0)


def test_a_fourth_penalty_in_the_final_round_ends_the_game_at_once() -> None:
    """It can still end before that, at once, by section 2's conditions."""
    state = arrange(BOARD, [NEAR, "p3", "-"], active=1, fields=[14, 0, 0], final_turns=2)
    state = play_turn(state)
    assert BOARD.over(state)
    assert sheet(BOARD, state, 2) == "p4"


def test_a_fourth_penalty_ends_the_game_without_any_announcement() -> None:
    """It can still end before that, at once: the game ends when a player takes their fourth penalty."""
    assert BOARD.over(play_turn(arrange(BOARD, ["p3", "-"])))


def test_a_fourth_penalty_in_the_announcing_turn_ends_the_game_at_once() -> None:
    """It can still end before that, at once, by section 2's conditions."""
    state = arrange(BOARD, ["r7 p3", "-"], fields=[9, 0])
    assert BOARD.over(play_turn(state, move="move 5 r7"))


def test_an_end_in_action_two_allows_no_third_action() -> None:
    """The game ends at once when two colours are closed: no third action follows."""
    state = roll(BOARD, arrange(BOARD, [CLOSING_YELLOW, RED_LOCKED]), "6 1 y6 g1 b1")
    state = act(BOARD, state, "1: pass", "2: pass", "1: y12")
    assert BOARD.over(state)
    assert BOARD.actors(state) == ()
    assert BOARD.view(state).pawns == (0, 0)


def test_an_end_in_action_one_allows_no_later_action_and_no_penalty() -> None:
    """[ruling] If the game ends in action 1 there is no action 2 and no penalty for that turn."""
    state = roll(BOARD, arrange(BOARD, ["-", f"{RED_LOCKED} {CLOSING_YELLOW}"]), "6 6 y1 g1 b1")
    state = act(BOARD, state, "1: pass", "2: y12")
    assert BOARD.over(state)
    assert sheet(BOARD, state, 1) == "-"


def test_nobody_is_to_act_before_the_dice_are_rolled() -> None:
    """The active player rolls every die still in play, in the final round too."""
    with pytest.raises(WrongSeat, match="Nobody is to act before the dice are rolled"):
        act(BOARD, announced(2), "2: pass")
