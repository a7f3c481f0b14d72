"""What a policy looks at: the position as whole numbers, with everything hidden from its seat blank."""

from random import Random

import pytest

from qwixx.games import game
from qwixx.rules.errors import WrongSeat
from qwixx.rules.kernel.cards import BACKS_SHIFT, DISPLAY, HANDS, MOST_CARDS, PILE, PILE_SIZE, backs, origin_shown
from qwixx.rules.kernel.cells import ANSWERS, PASS, WAITING
from tests.positions import act, arrange, arrange_cards, card_code, roll


def test_a_sealed_answer_of_another_seat_is_blank_and_one_s_own_is_not() -> None:
    book = game("classic")
    state = act(book, roll(book, arrange(book, ["-", "-", "-"]), "1 4 r2 y3 g5 b6"), "2: y5")
    seen = book.observe(book.view(state, 0))
    assert seen[ANSWERS : ANSWERS + 3] == [WAITING, PASS, WAITING]
    assert book.observe(book.view(state, 1))[ANSWERS + 1] == state.cells[ANSWERS + 1] != PASS


def test_of_other_hands_the_display_and_the_pile_only_numbers_are_left() -> None:
    book = game("cards-jokers")
    state = arrange_cards(
        book, ["-", "-"], ["r2 y2 g5 b9", "y4 g4 b4 j12"], display="r3 g3 b7 j8", pile="b10 r11 y12", phase="take"
    )
    seen = book.observe(book.view(state, 0))
    assert seen[HANDS] == state.cells[HANDS]
    assert seen[HANDS + 1] == 3 << BACKS_SHIFT * 2 | 1 << BACKS_SHIFT * 10
    assert seen[DISPLAY : DISPLAY + 4] == [MOST_CARDS + card_code(f"r{number}") for number in (3, 3, 7, 8)]
    assert [origin_shown(seen, place) for place in range(4)] == [1, 1, 1, 1]
    assert seen[PILE_SIZE] == 3
    assert seen[PILE : PILE + 3] == [0, 0, card_code("r10")]


def test_a_gap_in_the_display_stays_a_gap() -> None:
    book = game("cards")
    hands = ["r2 y2 g5", "y4 g4 b4 r12"]
    state = act(book, arrange_cards(book, ["-", "-"], hands, display="r3 g3 b7 b8", pile="b10"), "1: take 7 8")
    assert state.phase == "shuffle"
    cells = list(state.cells)
    before = cells[DISPLAY : DISPLAY + 4]
    book.kernel.veil(cells, 0)
    assert [place == -1 for place in cells[DISPLAY : DISPLAY + 4]] == [place == -1 for place in before]
    assert -1 in before


def test_five_cards_of_one_number_are_counted() -> None:
    assert backs(sum(1 << card_code(f"{suit}12") for suit in "rygbj")) == 5 << BACKS_SHIFT * 10
    assert backs(0) == 0


def test_a_spectator_has_nothing_to_observe() -> None:
    book = game("classic")
    with pytest.raises(WrongSeat, match="spectator"):
        book.observe(book.view(book.start(2)))


def test_nothing_hidden_is_left_in_what_a_policy_sees() -> None:
    """Two positions that differ only in what is hidden from a seat are the same to its policy."""
    book = game("cards")
    state = book.start(3)
    while book.awaits_chance(state):
        state = book.chance(state, book.draw(state, Random(4)))
    seat = book.actors(state)[0]
    view = book.view(state, seat)
    others = [book.determinize(view, Random(number)) for number in range(20)]
    assert len(set(others)) > 1
    assert {tuple(book.observe(book.view(other, seat))) for other in others} == {tuple(book.observe(view))}
