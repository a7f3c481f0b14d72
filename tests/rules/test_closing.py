"""RULES.md section 2: locking a row, and the end of the original dice game."""

import pytest

from qwixx.rules.dice import classic
from qwixx.rules.errors import GameOver, IllegalAction, IllegalOutcome
from qwixx.rules.outcomes import First, parse
from tests.positions import BLUE, GREEN, RED, ROW, YELLOW, act, arrange, legal, roll, sheet

GAME = classic()
FIVE = {"r": "r2 r3 r4 r5 r6", "y": "y2 y3 y4 y5 y6", "g": "g12 g11 g10 g9 g8", "b": "b12 b11 b10 b9 b8"}
LAST = {"r": "r12", "y": "y12", "g": "g2", "b": "b2"}
WHITES = {"r": "6 6", "y": "6 6", "g": "1 1", "b": "1 1"}


# -- locking -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", "rygb")
def test_crossing_a_last_number_closes_that_colour_for_everybody(colour: str) -> None:
    """Crossing a last number closes that colour for everybody."""
    state = roll(GAME, arrange(GAME, [FIVE[colour], "-"]), f"{WHITES[colour]} r3 y3 g3 b3")
    state = act(GAME, state, f"1: {LAST[colour]}", "2: pass", "1: pass")
    assert GAME.view(state).closed == (ROW[colour],)
    others = [c for c in "rygb" if c != colour]
    state = roll(GAME, state, " ".join(["3 4", *(f"{c}3" for c in others)]))
    for seat in (1, 2):
        assert legal(GAME, state, seat) == {"pass"} | {f"{c}7" for c in others}


@pytest.mark.parametrize("colour", "rygb")
def test_the_die_of_a_closed_colour_leaves_at_once(colour: str) -> None:
    """…and its die leaves at once: it is on the table in action 1, gone in action 2."""
    state = roll(GAME, arrange(GAME, [FIVE[colour], "-"]), f"{WHITES[colour]} r3 y3 g3 b3")
    assert (colour, 3) in GAME.view(state).coloured
    state = act(GAME, state, f"1: {LAST[colour]}", "2: pass")
    assert GAME.view(state).coloured == tuple((c, 3) for c in "rygb" if c != colour)


def test_example_laura_crosses_green_2_and_the_lock_and_the_green_die_leaves() -> None:
    """Rulebook example: Laura crosses green 2 and then the lock beside it. The green die leaves the game."""
    state = roll(GAME, arrange(GAME, [FIVE["g"], "-"]), "1 4 r3 y3 g1 b3")
    state = act(GAME, state, "1: pass", "2: pass", "1: g2")
    laura = GAME.sheet(state, 0)
    assert laura.has_lock(GREEN)
    assert laura.points(GREEN) == 28
    with pytest.raises(IllegalOutcome, match=r"^The dice to roll are two white, red, yellow, blue, in this order"):
        roll(GAME, state, "1 4 r3 y3 g1 b3")
    assert roll(GAME, state, "1 4 r3 y3 b3").phase == "white"


def test_a_lock_of_action_2_gives_the_others_nothing() -> None:
    """Only if it happens in action 1 may every other player also cross the last number and the lock."""
    state = roll(GAME, arrange(GAME, [FIVE["g"], FIVE["g"]]), "1 4 r3 y3 g1 b3")
    state = act(GAME, state, "1: pass", "2: pass", "1: g2")
    assert state.phase == "roll"
    assert sheet(GAME, state, 2) == FIVE["g"]


def test_several_players_lock_one_row_in_one_action() -> None:
    """Every other player with at least five crosses may, in that same action, also cross last number and lock."""
    state = roll(GAME, arrange(GAME, [FIVE["r"], f"{FIVE['r']} r9", FIVE["r"]]), "6 6 r3 y3 g3 b3")
    state = act(GAME, state, "1: r12", "2: r12", "3: r12")
    assert [GAME.sheet(state, seat).has_lock(RED) for seat in range(3)] == [True, True, True]
    assert GAME.scores(state) == (28, 36, 28)
    assert GAME.view(state).closed == (RED,)
    assert state.phase == "colour"


def test_with_fewer_than_five_crosses_nobody_may_lock_along() -> None:
    """A player with fewer than five may not, even though the row is closing."""
    state = roll(GAME, arrange(GAME, [FIVE["r"], "r2 r3 r4 r5"]), "6 6 r3 y3 g3 b3")
    state = act(GAME, state, "1: r12")
    assert "r12" not in legal(GAME, state, 2)
    with pytest.raises(IllegalAction) as refused:
        act(GAME, state, "2: r12")
    assert refused.value.rule == "lock-needs"


def test_the_only_number_of_a_closing_row_within_reach_is_its_last() -> None:
    """A player who in the same action 1 crosses another number of the closing row keeps that cross.

    On the printed sheet this cannot come up: there is one white sum, and it stands once in each row.
    """
    state = roll(GAME, arrange(GAME, [FIVE["r"], FIVE["r"], "-"]), "6 6 r3 y3 g3 b3")
    for seat in (2, 3):
        assert {mark for mark in legal(GAME, state, seat) if mark.startswith("r")} <= {"r12"}


def test_every_cross_made_while_a_row_closes_is_kept() -> None:
    """A colour is dead only afterwards: who locks along keeps cross and lock, whoever answered first."""
    state = roll(GAME, arrange(GAME, [FIVE["r"], FIVE["r"], "-"]), "6 6 r3 y3 g3 b3")
    for order in (["1: r12", "2: r12", "3: g12"], ["3: g12", "2: r12", "1: r12"]):
        after = act(GAME, state, *order)
        assert [sheet(GAME, after, seat) for seat in (2, 3)] == [f"{FIVE['r']} r12", "g12"]


@pytest.mark.parametrize("answer", ["pass", "g12", "y12"])
def test_nobody_gets_the_lock_without_the_last_number(answer: str) -> None:
    """Nobody gets the lock without crossing the last number."""
    state = roll(GAME, arrange(GAME, [FIVE["r"], f"{FIVE['r']} {FIVE['y']}"]), "6 6 r3 y3 g3 b3")
    state = act(GAME, state, "1: r12", f"2: {answer}")
    assert not GAME.sheet(state, 1).has_lock(RED)
    assert GAME.sheet(state, 1).points(RED) == 15


def test_crosses_of_a_closed_row_keep_their_points() -> None:
    """Closing a colour takes nothing from the other sheets."""
    state = roll(GAME, arrange(GAME, [FIVE["r"], "r2 r3 r4"]), "6 6 r3 y3 g3 b3")
    assert GAME.scores(act(GAME, state, "1: r12", "2: pass")) == (28, 6)


def test_a_colour_closed_in_action_1_is_out_of_action_2() -> None:
    """[ruling] A colour closed in action 1 is out of action 2 of the same turn: its die has left."""
    state = roll(GAME, arrange(GAME, ["-", FIVE["r"]]), "6 6 r3 y3 g3 b3")
    still_open = act(GAME, state, "1: pass", "2: pass")
    closed = act(GAME, state, "1: pass", "2: r12")
    assert legal(GAME, still_open, 1) == {"pass", "r9", "y9", "g9", "b9"}
    assert legal(GAME, closed, 1) == {"pass", "y9", "g9", "b9"}


def test_one_closed_colour_does_not_spare_the_penalty() -> None:
    """The game goes on with one colour closed: who crosses nothing in action 1 and 2 takes a penalty."""
    state = roll(GAME, arrange(GAME, ["-", FIVE["r"]]), "6 6 r3 y3 g3 b3")
    state = act(GAME, state, "1: pass", "2: r12", "1: pass")
    assert sheet(GAME, state, 1) == "p1"
    assert not GAME.over(state)


# -- the end -----------------------------------------------------------------------------------------------------------


def test_the_fourth_penalty_ends_the_game_at_once() -> None:
    """The game ends at once when a player takes their fourth penalty."""
    state = roll(GAME, arrange(GAME, ["p3", "r2 p3", "-"]), "1 4 r3 y3 g3 b3")
    state = act(GAME, state, "1: pass", "2: pass", "3: pass", "1: pass")
    assert GAME.over(state)
    assert (state.phase, GAME.actors(state), GAME.awaits_chance(state)) == ("over", (), False)
    assert GAME.scores(state) == (-20, -14, 0)
    assert GAME.winners(state) == (2,)


@pytest.mark.parametrize("seat", range(5))
def test_anybodys_fourth_penalty_ends_the_game(seat: int) -> None:
    """…when a player takes their fourth penalty: any player."""
    sheets = ["p3" if other == seat else "-" for other in range(5)]
    state = roll(GAME, arrange(GAME, sheets, active=seat), "1 4 r3 y3 g3 b3")
    state = act(GAME, state, *(f"{other + 1}: pass" for other in range(5)), f"{seat + 1}: pass")
    assert GAME.over(state)


def test_the_third_penalty_does_not_end_the_game() -> None:
    """…their fourth penalty: one player's own, not everybody's together."""
    state = roll(GAME, arrange(GAME, ["p2", "p3", "p3"]), "1 4 r3 y3 g3 b3")
    state = act(GAME, state, "1: pass", "2: pass", "3: pass", "1: pass")
    assert sheet(GAME, state, 1) == "p3"
    assert not GAME.over(state)


def test_one_closed_colour_does_not_end_the_game() -> None:
    """…when two colours are closed: one alone does not."""
    state = roll(GAME, arrange(GAME, [FIVE["r"], FIVE["r"]]), "6 6 r3 y3 g3 b3")
    state = act(GAME, state, "1: r12", "2: r12", "1: pass")
    assert (state.phase, state.active) == ("roll", 1)


@pytest.mark.parametrize(
    "sheets", [[f"{FIVE['b']} b2", FIVE["r"]], ["-", f"{FIVE['b']} b2 {FIVE['r']}"], [FIVE["r"], f"{FIVE['b']} b2"]]
)
def test_two_closed_colours_end_the_game_whoever_closed_them(sheets: list[str]) -> None:
    """…or when two colours are closed (by whomever)."""
    state = roll(GAME, arrange(GAME, sheets), "6 6 r3 y3 g3")
    locker = 1 + [FIVE["r"] in text for text in sheets].index(True)
    state = act(GAME, state, f"{locker}: r12", f"{3 - locker}: pass")
    assert GAME.over(state)
    assert GAME.view(state).closed == (RED, BLUE)


def test_the_second_colour_closed_in_action_2_ends_the_game_at_once() -> None:
    """The game ends at once: the turn does not pass on."""
    state = roll(GAME, arrange(GAME, [FIVE["r"], f"{FIVE['b']} b2"]), "1 6 r6 y3 g3")
    state = act(GAME, state, "1: pass", "2: pass", "1: r12")
    assert (state.phase, state.active, state.turn) == ("over", 0, 1)
    assert GAME.scores(state) == (28, 28)
    assert GAME.winners(state) == (0, 1)


@pytest.mark.parametrize(("whites", "first", "second"), [("6 6", "r", "y"), ("1 1", "g", "b")])
def test_two_colours_close_together(whites: str, first: str, second: str) -> None:
    """In action 1 more than one colour can close together."""
    state = roll(GAME, arrange(GAME, ["-", FIVE[first], FIVE[second]]), f"{whites} r3 y3 g3 b3")
    state = act(GAME, state, "1: pass", f"2: {LAST[first]}", f"3: {LAST[second]}")
    assert GAME.over(state)
    assert GAME.view(state).closed == (ROW[first], ROW[second])
    assert GAME.scores(state) == (0, 28, 28)


def test_example_max_locks_red_and_lino_yellow_when_blue_is_closed_already() -> None:
    """Blue is closed already, whites show 12, Max locks red and Lino locks yellow in the same action; both count."""
    emma, max_, lino = f"{FIVE['b']} b2", FIVE["r"], FIVE["y"]
    state = roll(GAME, arrange(GAME, [emma, max_, lino]), "6 6 r3 y3 g3")
    state = act(GAME, state, "1: pass", "2: r12", "3: y12")
    assert GAME.over(state)
    assert GAME.view(state).closed == (RED, YELLOW, BLUE)
    assert GAME.scores(state) == (28, 28, 28)
    assert GAME.winners(state) == (0, 1, 2)


def test_an_end_in_action_1_leaves_no_action_2_and_no_penalty() -> None:
    """[ruling] If the game ends in action 1 there is no action 2 and no penalty for that turn."""
    state = roll(GAME, arrange(GAME, ["p3", FIVE["r"], FIVE["y"]]), "6 6 r3 y3 g3 b3")
    state = act(GAME, state, "1: pass", "2: r12", "3: y12")
    assert state.phase == "over"
    assert sheet(GAME, state, 1) == "p3"


def test_other_crosses_of_the_last_action_count() -> None:
    """Applied together: whoever crosses elsewhere in the action that ends the game keeps that cross."""
    state = roll(GAME, arrange(GAME, ["-", FIVE["r"], FIVE["y"]]), "6 6 r3 y3 g3 b3")
    assert sheet(GAME, act(GAME, state, "1: g12", "2: r12", "3: y12"), 1) == "g12"


def test_a_finished_game_takes_no_action_and_no_roll() -> None:
    """The game ends at once."""
    over = arrange(GAME, ["p4", "-"], phase="over")
    with pytest.raises(GameOver, match=r"^The game is over\.$"):
        act(GAME, over, "1: pass")
    for outcome in (parse("roll 1 4 r1 y1 g1 b1"), First(0)):
        with pytest.raises(IllegalOutcome, match=r"^Nothing is to be rolled or shuffled now\.$"):
            GAME.chance(over, outcome)
    assert GAME.legal(over, 0) == ()
