"""The announced lock as others see it (views, guesses, policies), and in every game that has it."""

from random import Random

import pytest

from qwixx.rules.actions import Mark
from qwixx.rules.cards import cards
from qwixx.rules.dice import board, dice_game
from qwixx.rules.kernel.cells import ANSWERS, NOT_ASKED, PASS, WAITING
from qwixx.rules.layouts import MIXX_A
from qwixx.rules.match import deluxe
from qwixx.rules.track import parse_fields
from tests.positions import GREEN, RED, act, arrange, legal, roll, sheet
from tests.rules.announced_locks import BOTH, FIVE, GAME, SEALED, TWELVE, TWO, announced

# -- views -------------------------------------------------------------------------------------------------------------


def test_everybody_sees_who_is_asked_and_what_is_closing() -> None:
    """Must say so aloud: everybody hears it."""
    state = announced(*[FIVE["r"]] * 3, answers=["1: r12", "2: pass", "3: pass"])
    for seat in (0, 1, 2, None):
        view = GAME.view(state, seat)
        assert (view.phase, view.asked, view.waiting, view.closing) == ("reply", (1, 2), (1, 2), (RED,))
        assert view.as_json()["closing"] == [RED]
    view = GAME.view(act(GAME, state, "3: pass"), 0)
    assert (view.asked, view.waiting) == ((1, 2), (1,))


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_a_guess_at_a_position_in_reply_looks_the_same(seat: int | None) -> None:
    """A view can be determinized: the closing rows, who is asked, and one's own reply are in it."""
    sheets = [FIVE["r"], BOTH, BOTH, "-"]
    state = announced(*sheets, answers=["1: r12", "2: pass", "3: pass", "4: pass"])
    for position in (state, act(GAME, state, "2: r12"), act(GAME, state, "3: pass")):
        view = GAME.view(position, seat)
        guesses = [GAME.determinize(view, Random(number)) for number in range(20)]
        assert {GAME.view(guess, seat) for guess in guesses} == {view}
        assert {GAME.actors(guess) for guess in guesses} == {GAME.actors(position)}


def test_the_sealed_reply_of_another_is_guessed_among_the_legal_ones() -> None:
    """Sealed again."""
    state = act(GAME, announced(*[FIVE["r"]] * 3, answers=["1: r12", "2: pass", "3: pass"]), "2: r12")
    view = GAME.view(state, 2)
    sealed = {str(GAME.sealed(GAME.determinize(view, Random(number)), 1)) for number in range(30)}
    assert sealed == {"pass", "r12"}


def test_what_a_policy_sees_in_reply_hides_the_replies_of_others() -> None:
    """A sealed reply is blank to the others; who is not asked is known to all."""
    state = act(GAME, announced(*[FIVE["r"]] * 3, answers=["1: r12", "2: pass", "3: pass"]), "2: r12")
    assert GAME.observe(GAME.view(state, 2))[ANSWERS : ANSWERS + 3] == [NOT_ASKED, PASS, WAITING]
    own = GAME.observe(GAME.view(state, 1))[ANSWERS : ANSWERS + 3]
    assert own == [NOT_ASKED, GAME.layout.find(Mark("r", 12)), WAITING]


# -- where it is played ------------------------------------------------------------------------------------------------


def test_the_option_of_sealed_locks_plays_without_this_round() -> None:
    """[ruling] The option `locks=sealed` plays without this round; the default is `locks=announced`."""
    state = act(SEALED, roll(SEALED, arrange(SEALED, [FIVE["r"]] * 2), TWELVE), "1: r12", "2: pass")
    assert state.phase == "colour"
    assert SEALED.view(state).closed == (RED,)
    assert dict(GAME.options)["locks"] == "announced"


def test_alone_nobody_is_asked() -> None:
    """One seat alone: whoever locks has crossed something."""
    state = roll(GAME, arrange(GAME, [BOTH]), TWELVE)
    for answer in ("r12", "y12", "pass"):
        assert act(GAME, state, f"1: {answer}").phase == "colour"


def test_it_is_played_in_a_match() -> None:
    """The deluxe edition: rules of section 2, word for word."""
    match = deluxe(2)
    state = act(match, roll(match, arrange(match, [BOTH, BOTH]), TWELVE), "1: r12", "2: pass")
    assert (state.phase, match.actors(state)) == ("reply", (1,))
    assert act(match, state, "2: r12").phase == "colour"


def test_a_game_of_a_match_ends_after_the_replies_too() -> None:
    """The game ends only after the replies, and only then its totals are written down."""
    match = deluxe(2)
    sheets = [f"{FIVE['b']} b2 {FIVE['r']}", FIVE["r"]]
    state = act(match, roll(match, arrange(match, sheets), "6 6 r3 y3 g3"), "1: r12", "2: pass")
    assert match.view(state).panel == ()
    state = act(match, state, "2: r12")
    assert (state.phase, match.view(state).panel) == ("between", ((56, 28),))
    state = act(match, state, "1: next", "2: next")
    assert (state.phase, match.view(state).closing) == ("first", ())


def test_it_is_played_on_board_and_a_third_action_follows() -> None:
    """On Board: the original game plus a track."""
    game = board(parse_fields("r5/1 y3/1 b12/2 r2/2 g10/3 y8/4 r9/5 g7/6"))
    state = act(game, roll(game, arrange(game, [FIVE["r"], FIVE["r"]]), TWELVE), "1: pass", "2: r12")
    assert (state.phase, game.actors(state)) == ("reply", (0,))
    state = act(game, state, "1: r12", "1: pass")
    assert state.phase == "move"
    assert sheet(game, act(game, state, "1: pass"), 1) == f"{FIVE['r']} r12"


def test_a_lock_of_a_third_action_is_not_asked_about() -> None:
    """A third action may cross a last number and so lock the row: the others have no action then."""
    game = board(parse_fields("r12/1 y3/1 b12/2 r2/2 g10/3 y8/4 r9/5 g7/6"))
    state = roll(game, arrange(game, [FIVE["r"], FIVE["r"]]), "1 2 r1 y1 g1 b1")
    state = act(game, state, "1: pass", "2: pass", "1: pass", "1: move 1 r12")
    assert (state.phase, game.view(state).closed) == ("roll", (RED,))


def test_it_is_played_on_a_mixed_sheet() -> None:
    """The last number of a row that ends in another colour than it begins."""
    game = dice_game("mixx-a", MIXX_A)
    five = "y2 y3 y4 b5 b6"
    state = act(game, roll(game, arrange(game, [five, five, "-"]), TWELVE), "1: r12", "2: pass", "3: pass")
    assert legal(game, state, 2) == {"pass", "r12"}
    assert game.view(state).closing == (0,)
    assert game.view(act(game, state, "2: r12")).coloured == (("y", 3), ("g", 3), ("b", 3))


def test_it_is_not_played_with_cards() -> None:
    """A lock here closes the row only for that player."""
    assert "reply" not in [phase.name for phase in cards().descriptor.phases]
    assert "reply" in [phase.name for phase in GAME.descriptor.phases]


def test_replies_are_the_same_whoever_locks_whichever_row() -> None:
    """Every other player with at least five crosses in that row may also cross: seen from each seat."""
    for locker in range(3):
        answers = [f"{seat + 1}: {'g2' if seat == locker else 'pass'}" for seat in range(3)]
        state = announced(*[FIVE["g"]] * 3, answers=answers, dice=TWO, active=1)
        assert GAME.asked(state) == tuple(seat for seat in range(3) if seat != locker)
        assert GAME.view(state).closing == (GREEN,)
