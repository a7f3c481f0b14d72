"""The card game with real cards: a called number, what was crossed with cards that only people saw, nothing else."""

from fractions import Fraction
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwixx.games import game, with_real_cards
from qwixx.positions import parse, parse_view, state_text, view_text
from qwixx.rules.actions import Card, Mark, Pass, PlayCards, Take
from qwixx.rules.actions import parse as parse_action
from qwixx.rules.errors import IllegalAction, IllegalOutcome, UnknownOption, UnreadableAction, WrongSeat
from qwixx.rules.game import State
from qwixx.rules.outcomes import Call, First, Shuffle
from tests.positions import arrange_cards
from tests.soak import examples

REAL = game("cards", hands="real")
CARDS = game("cards")


def on_top(*sheets: str) -> State:
    """The first seat is active, and looks at the top of the pile."""
    return parse(f"cards jokers=no hands=real; top 1 1; sheets {' | '.join(sheets)}").state


def called(sheets: list[str], number: int, crossed: bool = False) -> State:
    """The first seat is active; this number was called, and everybody passed or, if crossed, the first crossed it."""
    state = REAL.chance(on_top(*sheets), Call(number))
    for seat in range(len(sheets)):
        marks = [action for action in REAL.legal(state, seat) if isinstance(action, Mark)]
        state = REAL.apply(state, seat, marks[0] if crossed and seat == 0 else Pass())
    return state


def refused(state: State, text: str) -> str:
    """The rule that forbids the first seat's action."""
    with pytest.raises(IllegalAction) as error:
        REAL.apply(state, 0, parse_action(text))
    return error.value.rule


def test_hands_are_an_option_that_no_list_offers() -> None:
    assert [option.name for option in REAL.descriptor.options] == ["jokers"]
    assert REAL.options == (("jokers", "no"), ("hands", "real"))
    assert game("cards", hands="dealt") == CARDS
    with pytest.raises(UnknownOption, match="dealt or real"):
        game("cards", hands="unreal")
    with pytest.raises(UnknownOption, match="no option 'hands'"):
        game("classic", hands="real")


def test_at_a_real_table_only_cards_are_played_otherwise() -> None:
    jokers = game("cards", jokers="yes")
    assert with_real_cards(jokers) == game("cards", jokers="yes", hands="real")
    assert with_real_cards(REAL) is REAL
    assert with_real_cards(game("classic")) == game("classic")
    assert [book.by_people_only for book in (REAL, CARDS, game("classic"))] == [True, False, False]


def test_nothing_is_dealt_taken_or_shuffled() -> None:
    state = REAL.chance(REAL.start(3), First(1))
    assert (state.phase, state.active, state.turn) == ("top", 1, 1)
    assert REAL.descriptor.cards is None
    assert not REAL.redeals
    with pytest.raises(IllegalOutcome, match="call 7"):
        REAL.chance(state, Shuffle((Card("r", 4),)))
    with pytest.raises(WrongSeat, match="number on top of the pile"):
        REAL.apply(state, 1, Take((4,)))


@pytest.mark.parametrize("number", [0, 1, 13, 99])
def test_a_pile_shows_2_to_12(number: int) -> None:
    with pytest.raises(IllegalOutcome, match="2 to 12"):
        REAL.chance(REAL.chance(REAL.start(2), First(0)), Call(number))


def test_everybody_may_cross_the_called_number_in_one_row_sealed() -> None:
    state = REAL.chance(on_top("r8", "-"), Call(7))
    assert {*REAL.legal(state, 0)} == {Pass(), Mark("y", 7), Mark("g", 7), Mark("b", 7)}
    assert {*REAL.legal(state, 1)} == {Pass(), *(Mark(colour, 7) for colour in "rygb")}
    sealed = REAL.apply(state, 1, Mark("r", 7))
    assert REAL.view(sealed, 0) == REAL.view(REAL.apply(state, 1, Pass()), 0)
    assert refused(state, "r7") == "left-to-right"
    assert refused(state, "b8") == "called-number"
    assert refused(state, "b13") == "no-such-number"
    assert refused(state, "play mark b7") == "not-now"


def test_what_was_crossed_is_one_to_three_numbers_of_one_row_with_one_skip_at_most() -> None:
    state = called(["-", "-"], 7)
    for text in ("play mark r4", "play mark r4 r5 r7", "play mark g11 g9", "pass"):
        REAL.apply(state, 0, parse_action(text))
    assert refused(state, "play mark y2 y4 y6") == "one-skip"
    assert refused(state, "play mark r4 r7") == "one-skip"
    assert refused(state, "play mark r3 r4 r5 r6") == "play-count"
    assert refused(state, "play mark r4 r4") == "already-crossed"
    assert refused(state, "play mark r13") == "no-such-number"
    assert refused(state, "play r4 mark r4") == "not-now"
    assert refused(state, "play r4") == "not-now"
    assert refused(state, "r4") == "not-now"
    with pytest.raises(UnreadableAction, match="one colour"):
        parse_action("play mark r4 y5")


def test_they_are_crossed_left_to_right_and_an_earlier_one_counts_for_the_lock() -> None:
    four = called(["r2 r3 r4 r5", "-"], 7)
    assert refused(four, "play mark r12") == "lock-needs"
    state = REAL.apply(four, 0, parse_action("play mark r11 r12"))
    assert REAL.sheet(state, 0).has_lock(0)
    assert refused(called(["r2 r3 r4", "-"], 7), "play mark r11 r12") == "lock-needs"
    assert refused(called(["r6", "-"], 7), "play mark r5 r7") == "left-to-right"


def test_the_called_number_counts_for_what_is_crossed_with_cards() -> None:
    state = called(["r2 r3 r4 r5", "-"], 10, crossed=True)
    assert REAL.sheet(state, 0).has(Mark("r", 10))
    assert REAL.sheet(REAL.apply(state, 0, parse_action("play mark r12")), 0).has_lock(0)


def test_a_lock_closes_the_row_for_that_player_alone() -> None:
    state = called(["-", "g12 g11 g10 g9 g8 g2"], 3)
    assert REAL.view(state).closed == ()
    assert Mark("g", 3) in REAL.legal(REAL.chance(on_top("-", "g12 g11 g10 g9 g8 g2"), Call(3)), 0)
    assert parse_action("play mark g2") not in REAL.legal(called(["g12 g11 g10 g9 g8 g2", "-"], 3), 0)


def test_a_penalty_only_where_neither_step_crossed_something() -> None:
    state = called(["-", "-"], 7)
    assert REAL.passing_costs(state, 0)
    assert [sheet.penalties for sheet in REAL.view(REAL.apply(state, 0, Pass())).sheets] == [1, 0]
    crossed = called(["-", "-"], 7, crossed=True)
    assert not REAL.passing_costs(crossed, 0)
    after = REAL.apply(crossed, 0, Pass())
    assert [sheet.penalties for sheet in REAL.view(after).sheets] == [0, 0]
    assert (after.phase, after.active, after.turn) == ("top", 1, crossed.turn + 1)


def test_it_ends_by_two_own_rows_or_four_penalties() -> None:
    two = called(["r2 r3 r4 r5 r6 r12 y2 y3 y4 y5 y6", "-"], 9)
    over = REAL.apply(two, 0, parse_action("play mark y12"))
    assert REAL.ending(over) == "rows"
    four = REAL.apply(called(["p3", "-"], 9), 0, Pass())
    assert REAL.ending(four) == "penalties"
    answer = REAL.chance(on_top("r2 r3 r4 r5 r6 r12 y2 y3 y4 y5 y6", "-"), Call(12))
    at_once = REAL.apply(REAL.apply(answer, 0, Mark("y", 12)), 1, Pass())
    assert REAL.over(at_once)
    assert [sheet.penalties for sheet in REAL.view(at_once).sheets] == [0, 0]


@given(st.integers(0, 2**32))
@examples(8)
def test_what_may_be_crossed_is_what_some_hand_of_five_could_cross(seed: int) -> None:
    rng = Random(seed)
    rows = [sorted(rng.sample(range(11), rng.randint(0, 6))) for _ in range(4)]
    marks = [CARDS.layout.marks(row)[place] for row, places in enumerate(rows) for place in places]
    sheet = " ".join(str(mark) for mark in marks if mark.number not in (2, 12)) or "-"
    legal = REAL.legal(called([sheet, "-"], 7), 0)
    allowed = {(play.colour, play.marks) for play in legal if isinstance(play, PlayCards)}
    possible = set()
    for colour in "rygb":
        for numbers in combinations(range(2, 13), 3):
            hand = " ".join(f"{colour}{number}" for number in numbers)
            state = arrange_cards(CARDS, [sheet, "-"], [hand, ""], display="", pile="", phase="play")
            possible |= {
                (play.colour, play.marks)
                for play in CARDS.legal(state, 0)
                if isinstance(play, PlayCards) and play.marks
            }
    assert allowed == possible


@given(st.integers(2, 5), st.integers(0, 2**32))
@examples(15)
def test_positions_and_views_can_be_written_and_read(seats: int, seed: int) -> None:
    rng = Random(seed)
    state = REAL.start(seats)
    for _ in range(60):
        if REAL.over(state):
            break
        assert parse(state_text(REAL, state)) == (REAL, state)
        for seat in (None, *range(seats)):
            view = REAL.view(state, seat)
            assert parse_view(view_text(view)) == view
        if REAL.awaits_chance(state):
            state = REAL.chance(state, REAL.draw(state, rng))
        else:
            seat = rng.choice(REAL.actors(state))
            state = REAL.apply(state, seat, rng.choice(REAL.legal(state, seat)))


def test_nobody_here_decides_by_what_the_program_knows() -> None:
    state = called(["-", "-"], 7)
    assert REAL.view(state, 0).blind
    answering = REAL.chance(on_top("-", "-"), Call(7))
    assert all(REAL.view(answering, seat).blind for seat in (0, 1))
    assert REAL.view(answering).whites == (7,)


def test_as_far_as_anybody_knows_every_number_is_as_likely() -> None:
    possible = dict(REAL.outcomes(on_top("-", "-")))
    assert {*possible} == {Call(number) for number in range(2, 13)}
    assert {*possible.values()} == {Fraction(1, 11)}


def test_any_code_is_any_of_the_legal_ones() -> None:
    for state in (REAL.chance(on_top("r8", "-"), Call(7)), called(["r2 r3", "-"], 7)):
        cells = list(state.cells)
        codes = REAL.codes(cells, 0)
        drawn = {
            REAL.kernel.any_code(REAL.tables, cells, 0, Random(seed), [0] * REAL.kernel.choices)
            for seed in range(40 * len(codes))
        }
        assert drawn == {*codes}
