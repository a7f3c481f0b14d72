"""RULES.md section 2, "Announcing" and "Locking": a lock in action 1 is announced, and others may follow."""

from random import Random

import pytest

from qwixx.rules.actions import Mark, Pass
from qwixx.rules.errors import IllegalAction, IllegalOutcome, WrongSeat
from tests.positions import BLUE, RED, YELLOW, act, arrange, legal, roll, sheet
from tests.rules.announced_locks import BOTH, FIVE, GAME, TWELVE, TWO, announced

# -- who is asked ------------------------------------------------------------------------------------------------------


def test_who_crossed_nothing_and_may_cross_the_last_number_is_asked_once_more() -> None:
    """Every player who crossed nothing in this action and may cross that last number is asked once more."""
    state = announced(FIVE["r"], FIVE["r"], "-", answers=["1: r12", "2: pass", "3: pass"])
    assert state.phase == "reply"
    assert GAME.actors(state) == GAME.asked(state) == (1,)
    assert legal(GAME, state, 2) == {"pass", "r12"}


@pytest.mark.parametrize(
    ("colour", "dice", "last"), [("r", TWELVE, "r12"), ("y", TWELVE, "y12"), ("g", TWO, "g2"), ("b", TWO, "b2")]
)
def test_every_row_is_announced(colour: str, dice: str, last: str) -> None:
    """Whoever crosses a last number must say so aloud."""
    state = announced(FIVE[colour], FIVE[colour], answers=[f"1: {last}", "2: pass"], dice=dice)
    assert legal(GAME, state, 2) == {"pass", last}


def test_several_players_are_asked() -> None:
    """Every player who crossed nothing … is asked once more."""
    state = announced(*[FIVE["r"]] * 4, answers=["1: pass", "2: pass", "3: r12", "4: pass"])
    assert GAME.asked(state) == (0, 1, 3)


def test_who_used_the_white_sum_elsewhere_is_not_asked() -> None:
    """[ruling] Who has used the white sum elsewhere cannot change it."""
    state = announced(FIVE["r"], FIVE["r"], FIVE["r"], answers=["1: r12", "2: g12", "3: pass"])
    assert GAME.asked(state) == (2,)
    assert legal(GAME, state, 2) == set()
    assert sheet(GAME, act(GAME, state, "3: r12"), 2) == f"{FIVE['r']} g12"


def test_who_closed_another_row_is_not_asked() -> None:
    """[ruling] Who has used the white sum elsewhere cannot change it, not even for another lock."""
    state = announced(FIVE["r"], BOTH, BOTH, answers=["1: r12", "2: y12", "3: pass"])
    assert GAME.asked(state) == (2,)


def test_who_has_fewer_than_five_crosses_in_the_row_is_not_asked() -> None:
    """A player with fewer than five may not, even though the row is closing."""
    state = announced(FIVE["r"], "r2 r3 r4 r5", answers=["1: r12", "2: pass"])
    assert state.phase == "colour"


def test_who_has_closed_the_row_in_the_same_action_is_not_asked() -> None:
    """Every player who crossed nothing in this action."""
    state = announced(FIVE["r"], FIVE["r"], answers=["1: r12", "2: r12"])
    assert state.phase == "colour"


def test_five_crosses_in_another_row_do_not_help() -> None:
    """…and may cross that last number: at least five crosses in that row."""
    assert announced(FIVE["r"], FIVE["y"], answers=["1: r12", "2: pass"]).phase == "colour"


def test_nobody_is_asked_where_no_row_is_being_closed() -> None:
    """When the sealed answers of action 1 are opened and a row is being closed."""
    assert announced(BOTH, BOTH, answers=["1: g12", "2: pass"]).phase == "colour"
    assert announced(BOTH, BOTH, answers=["1: pass", "2: pass"]).phase == "colour"


def test_a_row_that_was_closed_before_is_not_asked_about() -> None:
    """…and may cross that last number: a row that is closed takes no more crosses."""
    state = roll(GAME, arrange(GAME, [f"{FIVE['r']} r12", BOTH, BOTH]), "6 6 y3 g3 b3")
    state = act(GAME, state, "1: pass", "2: y12", "3: pass")
    assert legal(GAME, state, 3) == {"pass", "y12"}


def test_a_lock_of_action_2_is_not_asked_about() -> None:
    """In action 1 they may complete it as well: in action 2 the others have no action."""
    state = roll(GAME, arrange(GAME, [FIVE["r"], FIVE["r"]]), "6 5 r6 y3 g3 b3")
    state = act(GAME, state, "1: pass", "2: pass", "1: r12")
    assert (state.phase, state.turn) == ("roll", 2)


# -- the active player -------------------------------------------------------------------------------------------------


def test_the_active_player_is_asked_too() -> None:
    """Every player who crossed nothing in this action: the active one too."""
    state = announced(FIVE["r"], FIVE["r"], answers=["1: pass", "2: r12"])
    assert GAME.asked(state) == (0,)


def test_a_reply_of_the_active_player_counts_against_the_penalty() -> None:
    """If the active player crosses nothing in either action they take a penalty: a reply is a cross in action 1."""
    state = announced(FIVE["r"], FIVE["r"], answers=["1: pass", "2: r12"])
    assert sheet(GAME, act(GAME, state, "1: r12", "1: pass"), 1) == f"{FIVE['r']} r12"
    assert sheet(GAME, act(GAME, state, "1: pass", "1: pass"), 1) == f"{FIVE['r']} p1"


def test_a_reply_counts_for_action_2() -> None:
    """A number crossed in action 1 counts for action 2 of the same turn: the player has crossed, and the row is out."""
    state = act(GAME, announced(FIVE["r"], FIVE["r"], answers=["1: pass", "2: r12"]), "1: r12")
    assert (state.phase, GAME.view(state).crossed) == ("colour", True)
    assert not GAME.passing_costs(state, 0)
    assert legal(GAME, state, 1) == {"pass", "y9", "g9", "b9"}


def test_passing_in_reply_costs_nothing_by_itself() -> None:
    """The penalty is for crossing nothing in either action, and action 2 is still to come."""
    state = announced(FIVE["r"], FIVE["r"], answers=["1: pass", "2: r12"])
    assert not GAME.passing_costs(state, 0)
    assert GAME.passing_costs(act(GAME, state, "1: pass"), 0)


def test_the_others_never_take_a_penalty_for_a_reply() -> None:
    """The others never do."""
    state = announced(FIVE["r"], FIVE["r"], answers=["1: r12", "2: pass"])
    assert sheet(GAME, act(GAME, state, "2: pass", "1: pass"), 2) == FIVE["r"]


# -- what is answered --------------------------------------------------------------------------------------------------


def test_replies_are_sealed_again() -> None:
    """Asked once more (sealed again …)."""
    state = announced(*[FIVE["r"]] * 3, answers=["1: r12", "2: pass", "3: pass"])
    one, other = act(GAME, state, "2: r12"), act(GAME, state, "2: pass")
    assert GAME.actors(one) == GAME.actors(other) == (2,)
    for seat in (0, 2, None):
        assert GAME.view(one, seat) == GAME.view(other, seat)
    assert (GAME.sealed(one, 1), GAME.sealed(other, 1)) == (Mark("r", 12), Pass())
    assert sheet(GAME, one, 2) == FIVE["r"]


def test_only_those_rows_or_nothing() -> None:
    """Asked once more (… only those rows, or nothing)."""
    state = announced(FIVE["r"], BOTH, answers=["1: r12", "2: pass"])
    assert legal(GAME, state, 2) == {"pass", "r12"}
    for mark in ("g12", "y12", "r7"):
        with pytest.raises(IllegalAction) as refused:
            act(GAME, state, f"2: {mark}")
        assert refused.value.rule == "reply"


def test_of_two_rows_that_close_at_once_one_is_chosen() -> None:
    """Only those rows, or nothing: the white sum is crossed in one row."""
    state = announced(FIVE["r"], FIVE["y"], BOTH, FIVE["y"], answers=["1: r12", "2: y12", "3: pass", "4: pass"])
    assert GAME.view(state).closing == (RED, YELLOW)
    assert legal(GAME, state, 3) == {"pass", "r12", "y12"}
    assert legal(GAME, state, 4) == {"pass", "y12"}
    state = act(GAME, state, "3: y12", "4: pass")
    assert sheet(GAME, state, 3) == f"{BOTH} y12"


def test_who_follows_gets_the_last_number_and_the_lock() -> None:
    """Every other player … may, in that same action, also cross the last number and the lock."""
    state = act(GAME, announced(FIVE["r"], FIVE["r"], answers=["1: r12", "2: pass"]), "2: r12")
    assert GAME.sheet(state, 1).has_lock(RED)
    assert GAME.scores(state) == (28, 28)


def test_who_does_not_follow_gets_nothing() -> None:
    """Nobody gets the lock without crossing the last number."""
    state = act(GAME, announced(FIVE["r"], FIVE["r"], answers=["1: r12", "2: pass"]), "2: pass")
    assert not GAME.sheet(state, 1).has_lock(RED)
    assert GAME.scores(state) == (28, 15)


def test_there_is_one_round_of_replies() -> None:
    """[ruling] A reply closes nothing new, so there is one round of replies."""
    state = announced(*[BOTH] * 4, answers=["1: r12", "2: pass", "3: pass", "4: pass"])
    state = act(GAME, state, "2: pass", "4: pass", "3: r12")
    assert state.phase == "colour"


# -- when the row closes -----------------------------------------------------------------------------------------------


def test_the_row_closes_only_after_the_replies() -> None:
    """Asked once more: in that same action, so the row is closed only afterwards."""
    state = announced(FIVE["r"], FIVE["r"], answers=["1: r12", "2: pass"])
    view = GAME.view(state)
    assert (view.closed, view.closing) == ((), (RED,))
    view = GAME.view(act(GAME, state, "2: pass"))
    assert (view.closed, view.closing) == ((RED,), ())


def test_the_die_leaves_after_the_replies() -> None:
    """Its die leaves at once: when the row is closed."""
    state = announced(FIVE["r"], FIVE["r"], answers=["1: r12", "2: pass"])
    assert GAME.view(state).coloured == (("r", 3), ("y", 3), ("g", 3), ("b", 3))
    assert GAME.view(act(GAME, state, "2: r12")).coloured == (("y", 3), ("g", 3), ("b", 3))


def test_the_die_of_an_announced_row_is_gone_in_action_2() -> None:
    """[ruling] A colour closed in action 1 is out of action 2."""
    state = act(GAME, announced("r2 r3 r4", FIVE["r"], FIVE["r"], answers=["1: pass", "2: r12", "3: pass"]), "3: pass")
    assert legal(GAME, state, 1) == {"pass", "y9", "g9", "b9"}


def test_the_cross_of_who_announced_stands_already() -> None:
    """When the sealed answers of action 1 are opened: they count, whatever the replies are."""
    state = announced(FIVE["r"], FIVE["r"], "-", answers=["1: r12", "2: pass", "3: b12"])
    assert [sheet(GAME, state, seat) for seat in (1, 2, 3)] == [f"{FIVE['r']} r12", FIVE["r"], "b12"]


def test_the_game_ends_only_after_the_replies() -> None:
    """The game ends when two colours are closed: a reply to the second lock still counts."""
    sheets = [f"{FIVE['b']} b2 {FIVE['r']}", FIVE["r"]]
    state = act(GAME, roll(GAME, arrange(GAME, sheets), "6 6 r3 y3 g3"), "1: r12", "2: pass")
    assert (state.phase, GAME.over(state), GAME.ending(state)) == ("reply", False, None)
    state = act(GAME, state, "2: r12")
    assert (GAME.over(state), GAME.ending(state)) == (True, "rows")
    assert GAME.scores(state) == (56, 28)
    assert GAME.view(state).closed == (RED, BLUE)


def test_a_game_that_ends_after_the_replies_has_no_action_2_and_no_penalty() -> None:
    """[ruling] If the game ends in action 1 there is no action 2 and no penalty for that turn."""
    sheets = [f"{FIVE['r']} p3", f"{FIVE['b']} b2 {FIVE['r']}"]
    state = act(GAME, roll(GAME, arrange(GAME, sheets), "6 6 r3 y3 g3"), "1: pass", "2: r12", "1: pass")
    assert state.phase == "over"
    assert sheet(GAME, state, 1) == f"{FIVE['r']} p3"


def test_a_game_ends_at_once_where_nobody_can_follow() -> None:
    """The game ends at once."""
    sheets = [f"{FIVE['b']} b2 {FIVE['r']}", "r2 r3 r4 r5"]
    assert act(GAME, roll(GAME, arrange(GAME, sheets), "6 6 r3 y3 g3"), "1: r12", "2: pass").phase == "over"


def test_nothing_is_rolled_while_replies_are_missing() -> None:
    """Chance waits for those who are asked."""
    state = announced(FIVE["r"], FIVE["r"], answers=["1: r12", "2: pass"])
    with pytest.raises(IllegalOutcome, match="Nothing is to be rolled"):
        roll(GAME, state, "1 1 y3 g3 b3")
    with pytest.raises(IllegalOutcome, match="Nothing is to be rolled"):
        GAME.draw(state, Random(1))


# -- seats that are not asked, and answers taken back ------------------------------------------------------------------


def test_a_seat_that_is_not_asked_cannot_act() -> None:
    """Every player who … is asked once more; the others are not."""
    state = announced(FIVE["r"], FIVE["r"], "-", answers=["1: r12", "2: pass", "3: pass"])
    for seat in (0, 2):
        assert GAME.legal(state, seat) == ()
        with pytest.raises(WrongSeat, match=rf"^Seat {seat + 1} is not to act now, but seat 2\.$"):
            GAME.apply(state, seat, Pass())


def test_a_seat_that_is_not_asked_has_nothing_to_take_back() -> None:
    """What was answered in action 1 is opened and stands."""
    state = announced(FIVE["r"], FIVE["r"], "-", answers=["1: r12", "2: pass", "3: pass"])
    for seat in range(3):
        assert GAME.sealed(state, seat) is None
        with pytest.raises(WrongSeat, match=rf"^Seat {seat + 1} has no sealed answer to take back\.$"):
            GAME.retract(state, seat)


def test_a_reply_can_be_taken_back_until_all_have_replied() -> None:
    """Sealed again: as every sealed answer."""
    state = announced(*[FIVE["r"]] * 3, answers=["1: r12", "2: pass", "3: pass"])
    answered = act(GAME, state, "2: r12")
    assert GAME.retract(answered, 1) == state
    with pytest.raises(WrongSeat):
        GAME.retract(answered, 0)
    with pytest.raises(WrongSeat):
        GAME.retract(act(GAME, answered, "3: pass"), 1)


def test_who_has_replied_cannot_reply_again() -> None:
    """Asked once more."""
    state = act(GAME, announced(*[FIVE["r"]] * 3, answers=["1: r12", "2: pass", "3: pass"]), "2: pass")
    with pytest.raises(WrongSeat, match=r"^Seat 2 is not to act now, but seat 3\.$"):
        act(GAME, state, "2: r12")


def test_replies_in_any_order_give_the_same() -> None:
    """Applied together."""
    state = announced(*[FIVE["r"]] * 4, answers=["1: pass", "2: r12", "3: pass", "4: pass"])
    one = act(GAME, state, "1: r12", "3: pass", "4: r12")
    assert one == act(GAME, state, "4: r12", "3: pass", "1: r12")


def test_after_the_replies_nobody_is_left_out() -> None:
    """The next action for everybody asks everybody again."""
    state = announced(FIVE["r"], FIVE["r"], "-", answers=["1: r12", "2: pass", "3: pass"])
    state = act(GAME, state, "2: pass", "1: pass")
    state = roll(GAME, state, "3 4 y3 g3 b3")
    assert GAME.asked(state) == GAME.actors(state) == (0, 1, 2)
