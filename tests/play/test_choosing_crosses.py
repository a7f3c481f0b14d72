"""What real cards crossed, chosen on the screen of the terminal: by arrows, by clicks, by typing."""

from qwixx.cli.play.screens.choosing import Choosing, Crossing, choosing
from qwixx.positions import parse
from qwixx.rules.actions import Action, Mark, Pass
from qwixx.rules.actions import parse as parse_action

GAME, STATE = parse("cards hands=real jokers=no; play 1 1; sheets r2 r3 r4 r5 y11 | -; dice 7")


def begun() -> Choosing:
    """Nothing chosen yet, with four crosses in red and all but the last number of yellow lost."""
    return choosing(GAME.legal(STATE, 0), GAME.view(STATE, 0))


def meant(chosen: Choosing) -> str:
    """What would be done."""
    action: Action | None = chosen.pending or chosen.current
    return str(action)


def test_the_cursor_goes_over_the_numbers_and_to_passing() -> None:
    chosen = begun()
    assert isinstance(chosen, Crossing)
    assert meant(chosen) == "play mark r6"
    chosen.move(-1, 0)
    assert meant(chosen) == "pass"
    chosen.move(0, 1)
    assert meant(chosen) == "play mark r6"
    chosen.move(0, 1)  # nothing is left to cross in yellow
    assert meant(chosen) == "play mark g12"


def test_numbers_are_added_where_cards_can_cross_them_together() -> None:
    chosen = begun()
    assert chosen.point(Mark("r", 8))
    assert chosen.point(Mark("r", 6))
    assert meant(chosen) == "play mark r6 r8"
    assert chosen.point(Mark("r", 10))  # two would be skipped
    assert meant(chosen) == "play mark r10"
    assert chosen.point(Mark("r", 10))
    assert chosen.pending is None


def test_a_lock_brings_along_the_number_it_needs() -> None:
    chosen = begun()
    assert chosen.point(Mark("r", 12))
    assert meant(chosen) in ("play mark r10 r12", "play mark r11 r12")
    assert not chosen.point(Mark("y", 2))


def test_what_is_chosen_can_be_left_and_typed() -> None:
    chosen = begun()
    chosen.toggle()
    assert chosen.clear()
    assert not chosen.clear()
    chosen.settle_on(parse_action("play mark b12 b11"))
    chosen.drop()
    assert chosen.clear()
    chosen.settle_on(Pass())
    assert meant(chosen) == "pass"
