"""On Board (RULES.md, section 4): the third action, the penalty, locks. The end and the points: `test_board_end.py`."""

import pytest

from qwixx.rules.actions import Mark, Move, Pass
from qwixx.rules.dice import board, classic
from qwixx.rules.errors import GameOver, IllegalAction, WrongPlayers, WrongSeat
from qwixx.rules.game import State
from qwixx.rules.track import parse_fields
from tests.positions import GREEN, YELLOW, act, arrange, legal, roll, sheet, values

TRACK = parse_fields(
    "r5/1 y3/1 b12/2 r2/2 g10/3 y8/4 r9/5 g7/6 b4/8 y12/10 r12/12 g2/14 b2/17 r7/20"
)  # the last five: y12 r12 g2 b2 r7
BOARD = board(TRACK)
DICE = "1 2 r1 y2 g6 b6"  # white sum 3; red 2 3, yellow 3 4, green 7 8, blue 7 8
FIVE_YELLOW = "y2 y3 y4 y5 y6"
RED_LOCKED = "r2 r3 r4 r5 r6 r12"


def to_move(*sheets: str, fields: tuple[int, ...] = ()) -> State:
    """The third action of seat 1."""
    return arrange(BOARD, sheets, fields=fields, phase="move")


def third_action(*sheets: str, fields: tuple[int, ...] = ()) -> State:
    """The third action of seat 1, after nobody crossed anything in actions 1 and 2."""
    state = roll(BOARD, arrange(BOARD, sheets, fields=fields), DICE)
    return act(BOARD, state, *(f"{seat + 1}: pass" for seat in range(len(sheets))), "1: pass")


def pawns(state: State) -> tuple[int, ...]:
    return BOARD.view(state).pawns


# -- before the game ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_board_is_for_two_to_four_players(seats: int) -> None:
    """On Board — 2 to 4 players."""
    assert BOARD.start(seats).seats == seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_on_board_is_for_no_other_number_of_players(seats: int) -> None:
    """On Board — 2 to 4 players."""
    with pytest.raises(WrongPlayers, match=f"board is for 2 to 4 players, not {seats}"):
        BOARD.start(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_pawns_start_on_the_start_field(seats: int) -> None:
    """All pawns start on the start field, before the first field."""
    assert pawns(BOARD.start(seats)) == (0,) * seats


def test_the_players_choose_a_side() -> None:
    """The players choose a side before the game."""
    other = board(parse_fields("r2/1 r3/1 r4/1 r5/1 r6/1 r7/1"))
    assert other.options == (("side", "r2/1 r3/1 r4/1 r5/1 r6/1 r7/1"), ("locks", "announced"))
    assert other != BOARD


@pytest.mark.parametrize("phase", ["white", "colour"])
@pytest.mark.parametrize("text", ["-", "r2 r3 g7", FIVE_YELLOW, RED_LOCKED])
def test_nothing_changes_about_how_a_sheet_is_crossed(text: str, phase: str) -> None:
    """Nothing changes about how a sheet is crossed."""
    dice = "1 2 y2 g6 b6" if text == RED_LOCKED else DICE
    original = roll(classic(), arrange(classic(), ["-", text]), dice)
    state = roll(BOARD, arrange(BOARD, ["-", text]), dice)
    if phase == "colour":
        original = act(classic(), original, "1: pass", "2: pass")
        state = act(BOARD, state, "1: pass", "2: pass")
    assert [legal(BOARD, state, seat) for seat in (1, 2)] == [legal(classic(), original, seat) for seat in (1, 2)]


# -- the third action --------------------------------------------------------------------------------------------------


def test_actions_one_and_two_come_before_the_third() -> None:
    """The active player does actions 1 and 2 as above, then a third action."""
    state = roll(BOARD, arrange(BOARD, ["-", "-"]), DICE)
    assert state.phase == "white"
    state = act(BOARD, state, "1: y3", "2: r3")
    assert state.phase == "colour"
    state = act(BOARD, state, "1: g8")
    assert (state.phase, state.active) == ("move", 0)
    state = act(BOARD, state, "1: move 1 r5")
    assert (state.phase, state.active) == ("roll", 1)


def test_the_third_action_is_the_active_players_alone() -> None:
    """… then a third action, theirs alone …"""
    state = third_action("-", "-", "-")
    assert BOARD.actors(state) == (0,)
    assert legal(BOARD, state, 2) == set()
    with pytest.raises(WrongSeat, match="Seat 2 is not to act now, but seat 1"):
        act(BOARD, state, "2: move 1 r5")


def test_the_third_action_is_optional() -> None:
    """… theirs alone and optional."""
    state = act(BOARD, third_action("-", "-"), "1: pass")
    assert pawns(state) == (0, 0)
    assert (state.phase, state.active) == ("roll", 1)


def test_a_pawn_moves_one_to_five_fields() -> None:
    """Move the pawn forward 1 to 5 free fields."""
    moves = [str(action) for action in BOARD.legal(to_move("-", "-"), 0)]
    assert moves == ["pass", "move 1 r5", "move 2 y3", "move 3 b12", "move 4 r2", "move 5 g10"]


def test_a_pawn_never_moves_back() -> None:
    """… (never back)."""
    state = to_move("r5 y3 b12 r2 g10", "-", fields=(5, 0))
    assert legal(BOARD, state, 1) == {"pass", "move 1 y8", "move 2 r9", "move 3 g7", "move 4 b4"}


def test_occupied_fields_are_skipped_and_not_counted() -> None:
    """Occupied fields are skipped and not counted."""
    state = to_move("-", "-", "-", fields=(0, 1, 3))
    assert legal(BOARD, state, 1) == {"pass", "move 1 y3", "move 2 r2", "move 3 g10", "move 4 y8", "move 5 r9"}


def test_three_occupied_fields_in_a_row_are_all_skipped() -> None:
    """Occupied fields are skipped and not counted."""
    state = to_move("-", "-", "-", "-", fields=(4, 5, 6, 7))
    assert legal(BOARD, state, 1) == {"pass", "move 1 g7", "move 2 b4"}
    assert pawns(act(BOARD, state, "1: move 1 g7")) == (8, 5, 6, 7)


def test_a_field_holds_one_pawn() -> None:
    """A field holds one pawn."""
    state = to_move("r5", "-", fields=(0, 1))
    with pytest.raises(IllegalAction, match="the pawn comes to yellow 3, not to red 5"):
        act(BOARD, state, "1: move 1 r5")


def test_nobody_is_thrown_out() -> None:
    """Nobody is thrown out."""
    state = to_move("-", "-", "-", fields=(0, 1, 3))
    assert pawns(act(BOARD, state, "1: move 2 r2")) == (4, 1, 3)


def test_the_start_field_holds_any_number_of_pawns() -> None:
    """(The start field holds any number.)"""
    state = to_move("-", "-", "-", "-")
    assert pawns(act(BOARD, state, "1: move 1 r5")) == (1, 0, 0, 0)


def test_a_pawn_never_moves_past_the_last_field() -> None:
    """Move the pawn forward 1 to 5 free fields: there are no fields past the end."""
    state = to_move("b2 b3 b4 b5 b6 b7 r5 r7", "-", fields=(12, 0))
    assert legal(BOARD, state, 1) == {"pass", "move 1 b2", "move 2 r7"}


def test_a_pawn_on_the_last_field_stays() -> None:
    """Move the pawn forward: nothing lies ahead of the last field."""
    assert legal(BOARD, to_move("r5 r7", "-", fields=(14, 0)), 1) == {"pass"}


def test_an_occupied_last_field_is_past_the_end() -> None:
    """Occupied fields are skipped: behind an occupied last field there is none."""
    state = to_move("r5 r7", "-", fields=(13, 14))
    assert legal(BOARD, state, 1) == {"pass"}


# -- what the field allows ---------------------------------------------------------------------------------------------


def test_the_move_crosses_the_number_of_the_field() -> None:
    """… either crosses that number on their sheet now, by the normal rules …"""
    state = act(BOARD, to_move("r2 r3", "-"), "1: move 1 r5")
    assert sheet(BOARD, state, 1) == "r2 r3 r5"


def test_tim_moves_five_fields_to_green_10_and_crosses_it() -> None:
    """Example 1: Tim moves 5 free fields from the start to green 10 and crosses green 10."""
    state = act(BOARD, third_action("-", "-"), "1: move 5 g10")
    assert (sheet(BOARD, state, 1), pawns(state)) == ("g10", (5, 0))


def test_linus_moves_four_fields_to_green_7_crossed_already() -> None:
    """Example 2: Linus moves 4 free fields to green 7, which he has crossed already: allowed, nothing is crossed."""
    state = act(BOARD, to_move("g10 g7 g5", "-", fields=(4, 0)), "1: move 4 g7")
    assert pawns(state) == (8, 0)
    assert values(BOARD.sheet(state, 0).crossed(GREEN)) == (10, 7, 5)


def test_a_number_that_cannot_be_crossed_allows_no_move() -> None:
    """Otherwise they may not move there."""
    state = to_move("r6 y4 b11 g9", "-")
    assert legal(BOARD, state, 1) == {"pass"}


def test_a_number_crossed_in_a_closed_colour_still_allows_the_move() -> None:
    """… or has it crossed already."""
    state = to_move("r9", RED_LOCKED, fields=(6, 0))
    assert "move 1 r9" in legal(BOARD, state, 1)
    assert pawns(act(BOARD, state, "1: move 1 r9")) == (7, 0)


def test_a_number_crossed_in_ones_own_completed_row_allows_the_move() -> None:
    """… or has it crossed already."""
    assert "move 1 r5" in legal(BOARD, to_move(RED_LOCKED, "-"), 1)


def test_a_closed_colour_cannot_be_crossed_by_a_move() -> None:
    """… crosses that number on their sheet now, by the normal rules: a closed colour is dead."""
    assert "move 1 r5" not in legal(BOARD, to_move("-", RED_LOCKED), 1)


def test_a_last_number_needs_five_crosses_for_a_move_too() -> None:
    """… by the normal rules: the last number needs five crosses."""
    four, five = "y2 y3 y4 y5", FIVE_YELLOW
    assert "move 1 y12" not in legal(BOARD, to_move(four, "-", fields=(9, 0)), 1)
    assert "move 1 y12" in legal(BOARD, to_move(five, "-", fields=(9, 0)), 1)


def test_crosses_of_actions_one_and_two_count_for_the_third() -> None:
    """A number crossed in action 1 counts: it can be the fifth cross that allows the last number."""
    state = roll(BOARD, arrange(BOARD, ["y2 y4 y5", "-"], fields=(9, 0)), "3 3 r1 y4 g1 b1")
    state = act(BOARD, state, "1: y6", "2: pass", "1: y7")
    assert sheet(BOARD, act(BOARD, state, "1: move 1 y12"), 1) == "y2 y4 y5 y6 y7 y12"


def test_a_number_crossed_this_turn_allows_the_move_without_a_cross() -> None:
    """… or has it crossed already."""
    state = roll(BOARD, arrange(BOARD, ["-", "-"]), DICE)
    state = act(BOARD, state, "1: y3", "2: pass", "1: pass", "1: move 2 y3")
    assert (sheet(BOARD, state, 1), pawns(state)) == ("y3", (2, 0))


def test_a_colour_closed_in_action_one_is_dead_in_the_third() -> None:
    """A third action crosses by the normal rules: a colour closed in action 1 is out."""
    state = roll(BOARD, arrange(BOARD, ["-", "r2 r3 r4 r5 r6"]), "6 6 r1 y1 g1 b1")
    state = act(BOARD, state, "1: pass", "2: r12", "1: pass")
    assert legal(BOARD, state, 1) == {"pass", "move 2 y3", "move 3 b12", "move 5 g10"}


# -- crosses and penalties ---------------------------------------------------------------------------------------------


def test_the_active_player_can_make_three_crosses() -> None:
    """So the active player can make up to three crosses."""
    state = roll(BOARD, arrange(BOARD, ["-", "-"]), DICE)
    state = act(BOARD, state, "1: y3", "2: pass", "1: g8", "1: move 1 r5")
    assert sheet(BOARD, state, 1) == "r5 y3 g8"


@pytest.mark.parametrize(
    ("white", "colour", "move", "penalties"),
    [
        ("pass", "pass", "pass", 1),
        ("y3", "pass", "pass", 0),
        ("pass", "g8", "pass", 0),
        ("pass", "pass", "move 1 r5", 0),
        ("y3", "g8", "move 1 r5", 0),
    ],
)
def test_penalty_only_if_nothing_was_crossed_in_all_three(white: str, colour: str, move: str, penalties: int) -> None:
    """Penalty only if they crossed nothing in all three actions."""
    state = roll(BOARD, arrange(BOARD, ["-", "-"]), DICE)
    state = act(BOARD, state, f"1: {white}", "2: pass", f"1: {colour}", f"1: {move}")
    assert BOARD.sheet(state, 0).penalties == penalties


def test_a_move_onto_a_number_crossed_earlier_is_not_a_cross() -> None:
    """… a move onto a number crossed earlier is not a cross."""
    state = act(BOARD, third_action("r5", "-"), "1: move 1 r5")
    assert sheet(BOARD, state, 1) == "r5 p1"


def test_the_others_never_take_a_penalty() -> None:
    """If the active player crosses nothing … they take a penalty. The others never do."""
    state = act(BOARD, third_action("-", "-", "-"), "1: pass")
    assert [sheet(BOARD, state, seat) for seat in (1, 2, 3)] == ["p1", "-", "-"]


# -- locking with the third action -------------------------------------------------------------------------------------


def test_a_third_action_may_lock_a_row() -> None:
    """A third action may cross a last number and so lock the row."""
    state = act(BOARD, to_move(FIVE_YELLOW, "-", fields=(9, 0)), "1: move 1 y12")
    assert BOARD.sheet(state, 0).has_lock(YELLOW)
    assert BOARD.sheet(state, 0).points(YELLOW) == 28


def test_a_row_locked_by_a_third_action_is_closed_for_everybody() -> None:
    """… with the effects of section 2: the colour closes for everybody, and its die leaves at once."""
    state = act(BOARD, to_move(FIVE_YELLOW, FIVE_YELLOW, fields=(9, 0)), "1: move 1 y12")
    assert BOARD.view(state).closed == (YELLOW,)
    state = roll(BOARD, state, "6 6 r1 g1 b1")
    assert legal(BOARD, state, 2) == {"pass", "g12", "b12"}


def test_the_others_cannot_lock_with_a_third_action_of_somebody_else() -> None:
    """If it happens in action 1, every other player … may also cross: after a third action nobody may."""
    state = act(BOARD, to_move(FIVE_YELLOW, FIVE_YELLOW, fields=(9, 0)), "1: move 1 y12")
    assert not BOARD.sheet(state, 1).has_lock(YELLOW)
    assert BOARD.awaits_chance(state)


def test_two_colours_closed_by_a_third_action_end_the_game() -> None:
    """The game ends at once … when two colours are closed (by whomever)."""
    state = act(BOARD, to_move(FIVE_YELLOW, RED_LOCKED, fields=(9, 0)), "1: move 1 y12")
    assert BOARD.over(state)


# -- refusals ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sheets", "fields", "move", "rule", "sentence"),
    [
        ("-", (0, 0), Move(0, Mark("r", 5)), "steps", "The pawn moves 1 to 5 free fields, not 0."),
        ("-", (3, 0), Move(-1, Mark("y", 3)), "steps", "The pawn moves 1 to 5 free fields, not -1."),
        ("-", (0, 0), Move(6, Mark("y", 8)), "steps", "The pawn moves 1 to 5 free fields, not 6."),
        (
            "-",
            (13, 0),
            Move(2, Mark("r", 7)),
            "past-the-end",
            "The track ends before that: there are not 2 free fields ahead.",
        ),
        (
            "-",
            (0, 0),
            Move(2, Mark("r", 5)),
            "other-field",
            "Counting 2 free fields, the pawn comes to yellow 3, not to red 5.",
        ),
        (
            "r6",
            (0, 0),
            Move(2, Mark("r", 5)),
            "other-field",
            "Counting 2 free fields, the pawn comes to yellow 3, not to red 5.",
        ),
        (
            "-",
            (0, 0),
            Move(1, Mark("x", 99)),
            "other-field",
            "Counting 1 free fields, the pawn comes to red 5, not to x99.",
        ),
        (
            "-",
            (0, 0),
            Move(1, Mark("ry", 5)),
            "other-field",
            "Counting 1 free fields, the pawn comes to red 5, not to ry5.",
        ),
        (
            "-",
            (0, 0),
            Move(1, Mark("", 5)),
            "other-field",
            "Counting 1 free fields, the pawn comes to red 5, not to 5.",
        ),
        (
            "r6",
            (0, 0),
            Move(1, Mark("r", 5)),
            "left-to-right",
            "Rows are filled from left to right, and red 5 stands left of red 6, the last cross in its row.",
        ),
        (
            "y2 y3",
            (9, 0),
            Move(1, Mark("y", 12)),
            "lock-needs",
            "The last number of a row needs 5 crosses before it: for yellow 12 you have 2.",
        ),
        ("-", (0, 0), Mark("r", 5), "not-now", "'r5' is not possible now; possible is: pass, move 1 r5, move 2 y3"),
    ],
)
def test_a_refused_third_action_names_its_rule(
    sheets: str, fields: tuple[int, ...], move: Move | Mark, rule: str, sentence: str
) -> None:
    """Otherwise they may not move there: the refusal says why, and nothing changes."""
    state = to_move(sheets, "-", fields=fields)
    before = state.cells
    with pytest.raises(IllegalAction) as refused:
        BOARD.apply(state, 0, move)
    assert refused.value.rule == rule
    assert str(refused.value).startswith(sentence)
    assert state.cells == before


def test_a_move_into_a_closed_colour_is_refused_as_closed() -> None:
    """Otherwise they may not move there: a colour is closed for everybody."""
    with pytest.raises(IllegalAction, match=r"^The red row is closed\.$") as refused:
        act(BOARD, to_move("-", RED_LOCKED), "1: move 1 r5")
    assert refused.value.rule == "closed-row"


def test_a_move_before_the_third_action_is_refused() -> None:
    """The active player does actions 1 and 2 as above, then a third action."""
    state = roll(BOARD, arrange(BOARD, ["-", "-"]), DICE)
    with pytest.raises(IllegalAction, match="'move 1 r5' is not possible now; possible is: pass, r3, y3") as refused:
        act(BOARD, state, "1: move 1 r5")
    assert refused.value.rule == "not-now"


def test_nobody_acts_after_the_end() -> None:
    """The game ends at once."""
    state = arrange(BOARD, ["-", "-"], phase="over")
    with pytest.raises(GameOver, match=r"^The game is over\.$"):
        BOARD.apply(state, 0, Pass())


def test_a_move_onto_a_number_crossed_earlier_is_not_a_cross_for_any_seat() -> None:
    """Penalty only if they crossed nothing …; a move onto a number crossed earlier is not a cross."""
    state = arrange(BOARD, ["-", "r5", "-"], active=1)
    state = act(BOARD, roll(BOARD, state, "6 6 r6 y6 g1 b1"), "1: pass", "2: pass", "3: pass", "2: pass")
    state = act(BOARD, state, "2: move 1 r5")
    assert sheet(BOARD, state, 2) == "r5 p1"


def test_five_free_fields_are_not_too_far_but_must_be_usable() -> None:
    """Move the pawn forward 1 to 5 free fields … otherwise they may not move there."""
    state = to_move("g8", "-")
    with pytest.raises(IllegalAction, match="green 10 stands left of green 8") as refused:
        act(BOARD, state, "1: move 5 g10")
    assert refused.value.rule == "left-to-right"
    assert BOARD.descriptor.track == TRACK
