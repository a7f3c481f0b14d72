"""RULES.md section 2: the original dice game, its turns. Locks and the end stand in test_closing.py."""

from itertools import combinations, permutations
from random import Random

import pytest

from qwixx.rules.dice import classic
from qwixx.rules.errors import IllegalAction, WrongPlayers, WrongSeat
from qwixx.rules.outcomes import First, Roll, parse
from tests.positions import RED, act, arrange, legal, roll, sheet

GAME = classic()
MAX, EMMA, LAURA, LINO = range(4)
FIVE_RED = "r2 r3 r4 r5 r6"


# -- the table ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players(seats: int) -> None:
    """2 to 5 players."""
    state = GAME.start(seats)
    assert state.seats == seats
    assert [sheet(GAME, state, seat + 1) for seat in range(seats)] == ["-"] * seats


@pytest.mark.parametrize("seats", [-1, 0, 6, 8])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """2 to 5 players; one for practice."""
    with pytest.raises(WrongPlayers, match=rf"^classic is for 1 to 5 players, not {seats}\.$"):
        GAME.start(seats)


def test_there_are_six_dice_two_white_and_one_of_each_colour() -> None:
    """Six dice: two white, one red, yellow, green, blue."""
    rolled = GAME.draw(arrange(GAME, ["-", "-"]), Random(1))
    assert isinstance(rolled, Roll)
    assert len(rolled.whites) == 2
    assert [colour for colour, _ in rolled.coloured] == ["r", "y", "g", "b"]


def test_every_face_of_every_die_comes_up() -> None:
    """The active player rolls: each die shows 1 to 6."""
    state, rng = arrange(GAME, ["-", "-"]), Random(1)
    rolls = [str(GAME.draw(state, rng)).split()[1:] for _ in range(200)]
    for place, colour in enumerate(["", "", "r", "y", "g", "b"]):
        assert {dice[place] for dice in rolls} == {f"{colour}{face}" for face in range(1, 7)}


def test_the_dice_fall_independently() -> None:
    """The active player rolls every die: any two of them show every pair of faces."""
    state, rng = arrange(GAME, ["-", "-"]), Random(1)
    rolls = [str(GAME.draw(state, rng)).split()[1:] for _ in range(1000)]
    for one, other in combinations(range(6), 2):
        assert len({(dice[one], dice[other]) for dice in rolls}) == 36


@pytest.mark.parametrize("seats", range(1, 6))
def test_the_first_active_player_is_drawn_at_random(seats: int) -> None:
    """The first active player is drawn at random."""
    state, rng = GAME.start(seats), Random(1)
    assert state.phase == "first"
    assert {GAME.draw(state, rng) for _ in range(100)} == {First(seat) for seat in range(seats)}


@pytest.mark.parametrize("seat", range(3))
def test_whoever_is_drawn_is_active_first(seat: int) -> None:
    """The first active player is drawn at random."""
    state = GAME.chance(GAME.start(3), First(seat))
    assert (state.active, state.turn, state.phase) == (seat, 1, "roll")


def test_then_the_turn_passes_clockwise() -> None:
    """Then clockwise."""
    state = GAME.chance(GAME.start(3), First(1))
    active = []
    for _ in range(5):
        active.append(state.active)
        state = act(GAME, roll(GAME, state, "1 4 r2 y2 g2 b2"), "1: pass", "2: pass", "3: pass")
        state = act(GAME, state, f"{active[-1] + 1}: pass")
    assert active == [1, 2, 0, 1, 2]
    assert state.turn == 6


def test_the_active_player_rolls_every_die_still_in_play() -> None:
    """The active player rolls every die still in play."""
    state = arrange(GAME, [f"{FIVE_RED} r12", "-"], active=1)
    drawn = GAME.draw(state, Random(1))
    assert isinstance(drawn, Roll)
    assert [colour for colour, _ in drawn.coloured] == ["y", "g", "b"]


def test_nobody_acts_before_the_roll() -> None:
    """The active player rolls. Then, in this order, the two actions."""
    state = arrange(GAME, ["-", "-"])
    assert GAME.awaits_chance(state)
    assert GAME.actors(state) == ()
    assert GAME.legal(state, 0) == ()


def test_the_dice_are_picked_up_before_the_next_roll() -> None:
    """The active player rolls: before that nothing lies on the table."""
    state = roll(GAME, arrange(GAME, ["-", "-"]), "1 4 r2 y3 g4 b6")
    assert (GAME.view(state).whites, len(GAME.view(state).coloured)) == ((1, 4), 4)
    state = act(GAME, state, "1: pass", "2: pass", "1: pass")
    assert (GAME.view(state).whites, GAME.view(state).coloured) == ((), ())


# -- action 1: the white sum, everybody --------------------------------------------------------------------------------


def test_everybody_may_cross_the_white_sum_in_a_row_of_their_choice() -> None:
    """Every player, the active one too, may cross that number in one row of their choice."""
    state = roll(GAME, arrange(GAME, ["-", "-", "-"], active=1), "1 4 r2 y3 g4 b6")
    assert state.phase == "white"
    assert GAME.actors(state) == (0, 1, 2)
    for seat in (1, 2, 3):
        assert legal(GAME, state, seat) == {"pass", "r5", "y5", "g5", "b5"}


def test_the_white_sum_may_be_left_uncrossed() -> None:
    """…or not."""
    state = roll(GAME, arrange(GAME, ["r2", "y3"]), "1 4 r2 y3 g4 b6")
    state = act(GAME, state, "1: pass", "2: pass")
    assert [sheet(GAME, state, seat) for seat in (1, 2)] == ["r2", "y3"]


def test_the_white_sum_is_crossed_in_one_row_only() -> None:
    """…in one row of their choice."""
    state = roll(GAME, arrange(GAME, ["-", "-"]), "1 4 r2 y3 g4 b6")
    state = act(GAME, state, "1: r5")
    with pytest.raises(WrongSeat, match=r"^Seat 1 is not to act now, but seat 2\.$"):
        act(GAME, state, "1: y5")


def test_the_colours_do_not_count_in_action_1() -> None:
    """The sum of the two white dice is called."""
    state = roll(GAME, arrange(GAME, ["-", "-"]), "1 4 r2 y3 g4 b6")
    assert not {"r3", "r6", "y4", "y7"} & legal(GAME, state, 1)


# -- action 2: white + colour, the active player -----------------------------------------------------------------------


def test_only_the_active_player_has_an_action_2() -> None:
    """White + colour, active player only."""
    state = roll(GAME, arrange(GAME, ["-", "-", "-"], active=2), "1 4 r2 y3 g4 b6")
    state = act(GAME, state, "1: pass", "2: pass", "3: pass")
    assert state.phase == "colour"
    assert GAME.actors(state) == (2,)
    assert GAME.legal(state, 0) == ()


def test_one_white_die_is_added_to_one_coloured_die_both_of_choice() -> None:
    """They may add one white die to one coloured die, both of their choice, and cross that sum in its row."""
    state = roll(GAME, arrange(GAME, ["-", "-"]), "1 4 r2 y3 g5 b6")
    state = act(GAME, state, "1: pass", "2: pass")
    sums = {"r3", "r6", "y4", "y7", "g6", "g9", "b7", "b10"}
    assert legal(GAME, state, 1) == {"pass"} | sums
    for mark in sums:
        assert sheet(GAME, act(GAME, state, f"1: {mark}"), 1) == mark


def test_two_equal_white_dice_make_one_choice() -> None:
    """They may add one white die to one coloured die: the same sum twice is one action."""
    state = roll(GAME, arrange(GAME, ["-", "-"]), "3 3 r1 y1 g1 b1")
    state = act(GAME, state, "1: pass", "2: pass")
    assert sorted(map(str, GAME.legal(state, 0))) == ["b4", "g4", "pass", "r4", "y4"]


def test_action_2_may_be_left_out() -> None:
    """…or not."""
    state = roll(GAME, arrange(GAME, ["-", "-"]), "1 4 r2 y3 g4 b6")
    state = act(GAME, state, "1: r5", "2: pass", "1: pass")
    assert (sheet(GAME, state, 1), state.active) == ("r5", 1)


# -- the penalty -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second", "after"),
    [("pass", "pass", "p1"), ("r5", "pass", "r5"), ("pass", "b10", "b10"), ("r5", "b10", "r5 b10")],
)
def test_only_an_active_player_who_crosses_nothing_takes_a_penalty(first: str, second: str, after: str) -> None:
    """If the active player crosses nothing in either action they take a penalty."""
    state = roll(GAME, arrange(GAME, ["-", "-"]), "1 4 r2 y3 g4 b6")
    state = act(GAME, state, f"1: {first}", "2: pass", f"1: {second}")
    assert sheet(GAME, state, 1) == after


@pytest.mark.parametrize("answer", ["pass", "r5"])
def test_the_others_never_take_a_penalty(answer: str) -> None:
    """The others never do, whether they cross something or not."""
    state = roll(GAME, arrange(GAME, ["-", "-", "-"]), "1 4 r2 y3 g4 b6")
    state = act(GAME, state, "1: pass", f"2: {answer}", "3: pass", "1: pass")
    assert [GAME.sheet(state, seat).penalties for seat in range(3)] == [1, 0, 0]


def test_a_cross_of_the_turn_before_does_not_save_from_a_penalty() -> None:
    """If the active player crosses nothing in either action of this turn."""
    state = roll(GAME, arrange(GAME, ["-", "-"]), "1 4 r2 y3 g4 b6")
    state = act(GAME, state, "1: r5", "2: r5", "1: b10")
    state = act(GAME, roll(GAME, state, "1 4 r2 y3 g4 b6"), "1: pass", "2: pass", "2: pass")
    assert [sheet(GAME, state, seat) for seat in (1, 2)] == ["r5 b10", "r5 p1"]


def test_example_max_emma_laura_and_lino() -> None:
    """Whites 1 and 4: Emma crosses yellow 5, Max, active, red 5, Laura and Lino nothing. Then Max crosses blue 10."""
    state = roll(GAME, arrange(GAME, ["-"] * 4, active=MAX), "1 4 r3 y2 g6 b6")
    state = act(GAME, state, "2: y5", "1: r5", "3: pass", "4: pass")
    assert GAME.actors(state) == (MAX,)
    state = act(GAME, state, "1: b10")
    assert [sheet(GAME, state, seat + 1) for seat in (MAX, EMMA, LAURA, LINO)] == ["r5 b10", "y5", "-", "-"]
    assert state.active == EMMA


# -- action 1 counts for action 2 --------------------------------------------------------------------------------------


def test_a_cross_of_action_1_moves_the_right_edge_for_action_2() -> None:
    """A number crossed in action 1 counts for action 2 of the same turn: it moves the row's right edge."""
    state = roll(GAME, arrange(GAME, ["-", "-"]), "2 5 r1 y6 g6 b6")
    assert {"r3", "r6"} <= legal(GAME, act(GAME, state, "1: pass", "2: pass"), 1)
    assert not {"r3", "r6"} & legal(GAME, act(GAME, state, "1: r7", "2: pass"), 1)


def test_the_fifth_cross_of_action_1_allows_the_last_number_in_action_2() -> None:
    """…and it can be the fifth cross that allows the last number."""
    state = roll(GAME, arrange(GAME, ["r2 r3 r4 r5", "-"]), "2 6 r6 y1 g1 b1")
    assert "r12" not in legal(GAME, act(GAME, state, "1: pass", "2: pass"), 1)
    state = act(GAME, state, "1: r8", "2: pass", "1: r12")
    assert sheet(GAME, state, 1) == "r2 r3 r4 r5 r8 r12"
    assert GAME.sheet(state, 0).has_lock(RED)


# -- sealed answers ----------------------------------------------------------------------------------------------------


def test_nobodys_choice_depends_on_anothers() -> None:
    """Action 1 is simultaneous. Nobody's choice depends on another's: not even on a lock."""
    state = roll(GAME, arrange(GAME, [FIVE_RED, FIVE_RED, "y2"]), "6 6 r1 y1 g1 b1")
    sealed = act(GAME, state, "1: r12")
    for seat in (2, 3):
        assert legal(GAME, sealed, seat) == legal(GAME, state, seat)


def test_answers_are_applied_only_when_all_are_in() -> None:
    """[ruling] Choices are sealed until all have chosen, then applied together."""
    state = roll(GAME, arrange(GAME, ["-", "-", "-"]), "1 4 r2 y3 g4 b6")
    state = act(GAME, state, "1: r5", "3: y5")
    assert state.phase == "white"
    assert GAME.actors(state) == (1,)
    assert [sheet(GAME, state, seat) for seat in (1, 2, 3)] == ["-", "-", "-"]
    state = act(GAME, state, "2: g5")
    assert [sheet(GAME, state, seat) for seat in (1, 2, 3)] == ["r5", "g5", "y5"]


def test_answers_settle_the_same_in_any_order() -> None:
    """…applied together: the order of the answers makes no difference."""
    state = roll(GAME, arrange(GAME, [FIVE_RED, FIVE_RED, "y2 y3 y4 y5 y6", "-"]), "6 6 r1 y1 g1 b1")
    answers = ("1: r12", "2: r12", "3: g12", "4: b12")
    assert len({act(GAME, state, *order) for order in permutations(answers)}) == 1


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_sealed_answer_is_visible_to_nobody_else(seat: int | None) -> None:
    """Choices are sealed: what the others see does not depend on the answer, only that there is one."""
    state = roll(GAME, arrange(GAME, ["-", "-", "-"]), "1 4 r2 y3 g4 b6")
    views = {GAME.view(act(GAME, state, f"2: {answer}"), seat) for answer in ("pass", "r5", "b5")}
    assert len(views) == 1
    assert views.pop().waiting == (0, 2)


def test_one_sees_ones_own_sealed_answer() -> None:
    """Choices are sealed from the others, not from oneself."""
    state = roll(GAME, arrange(GAME, ["-", "-"]), "1 4 r2 y3 g4 b6")
    assert str(GAME.view(act(GAME, state, "2: b5"), 1).answer) == "b5"
    assert GAME.view(state, 1).answer is None


def test_a_sealed_answer_can_be_taken_back() -> None:
    """Choices are sealed until all have chosen: until then one may choose again."""
    state = roll(GAME, arrange(GAME, ["-", "-"]), "1 4 r2 y3 g4 b6")
    back = GAME.retract(act(GAME, state, "1: r5"), 0)
    assert back == state
    assert sheet(GAME, act(GAME, back, "1: y5", "2: pass"), 1) == "y5"


@pytest.mark.parametrize("seat", [0, 1])
def test_without_a_sealed_answer_there_is_nothing_to_take_back(seat: int) -> None:
    """After the last answer nothing is sealed any more; before one's own neither."""
    state = roll(GAME, arrange(GAME, ["-", "-"]), "1 4 r2 y3 g4 b6")
    settled = act(GAME, state, "1: r5", "2: y5")
    for position in (state, settled):
        with pytest.raises(WrongSeat, match=rf"^Seat {seat + 1} has no sealed answer to take back\.$"):
            GAME.retract(position, seat)


# -- practice ----------------------------------------------------------------------------------------------------------


def test_solo_play_is_one_seat_always_active() -> None:
    """Solo play (one seat, always active): same rules, one player."""
    state = GAME.chance(GAME.start(1), GAME.draw(GAME.start(1), Random(1)))
    for mark in ("r5", "pass", "g5"):
        assert state.active == 0
        state = act(GAME, roll(GAME, state, "1 4 r1 y1 g1 b1"), f"1: {mark}", "1: pass")
    assert sheet(GAME, state, 1) == "r5 g5 p1"


def test_solo_play_ends_like_any_game() -> None:
    """Same rules, one player: the fourth penalty ends it."""
    state = roll(GAME, arrange(GAME, ["r2 p3"]), "1 4 r1 y1 g1 b1")
    state = act(GAME, state, "1: pass", "1: pass")
    assert GAME.over(state)
    assert GAME.scores(state) == (1 - 20,)
    assert GAME.winners(state) == (0,)


def test_an_illegal_answer_is_refused_and_the_seat_still_to_act() -> None:
    """An illegal action raises and changes nothing."""
    state = roll(GAME, arrange(GAME, ["r7", "-"]), "1 4 r2 y3 g4 b6")
    before = state.cells
    with pytest.raises(IllegalAction):
        act(GAME, state, "1: r5")
    assert state.cells == before
    assert GAME.actors(state) == (0, 1)
    assert GAME.chance(arrange(GAME, ["r7", "-"]), parse("roll 1 4 r2 y3 g4 b6")) == state
